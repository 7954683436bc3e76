import CMicroKernels

/// Copies rows of bytes, in vectors of which the last one of a row may overlap the one before.
///
/// - Precondition: Rows are as long as ``CopiedBytes`` at least, and their copies do not overlap any of them.
@_cdecl("vitruvian_copy_rows_baseline")
func copyRows(_ parameters: UnsafePointer<RowCopyParameters>) {
  parameters.pointee.run()
}

extension RowCopyParameters {
  @inline(__always)
  fileprivate func run() {
    let last = byteCount - MemoryLayout<CopiedBytes>.size
    for row in 0..<rowCount {
      let (from, to) = (source + row * sourceStep, target + row * targetStep)
      var offset = 0
      while offset < last {
        copyBytes(from + offset, to + offset)
        offset += MemoryLayout<CopiedBytes>.size
      }
      copyBytes(from + last, to + last)
    }
  }

  @inline(__always)
  private func copyBytes(_ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer) {
    target.storeBytes(of: source.loadUnaligned(as: CopiedBytes.self), as: CopiedBytes.self)
  }
}

#if VITRUVIAN_AVX512
  /// As many bytes as are copied at once.
  private typealias CopiedBytes = SIMD64<UInt8>
#else
  /// As many bytes as are copied at once.
  private typealias CopiedBytes = SIMD32<UInt8>
#endif
