import CMicroKernels

extension FastKernels {
  /// Copies rows of bytes that lie some bytes apart, short ones without a call for each.
  ///
  /// - Parameters:
  ///   - byteCount: The length of a row.
  ///   - targetStep: The distance between the rows' copies.
  package static func copyRows(
    _ source: UnsafeRawPointer, step sourceStep: Int, to target: UnsafeMutableRawPointer,
    step targetStep: Int, byteCount: Int, rowCount: Int
  ) {
    let rows = CopiedRows(
      source: source, sourceStep: sourceStep, target: target, targetStep: targetStep, byteCount: byteCount,
      rowCount: rowCount)
    switch byteCount {
    case ...0: return
    case 1: rows.copy(by: UInt8.self)
    case 2...3: rows.copy(by: UInt16.self)
    case 4...7: rows.copy(by: UInt32.self)
    case 8...15: rows.copy(by: UInt64.self)
    case 16...31: rows.copy(by: SIMD16<UInt8>.self)
    case 32...63: rows.copy(by: SIMD32<UInt8>.self)
    case 64...longestRow:
      var parameters = RowCopyParameters(
        source: source, sourceStep: sourceStep, target: target, targetStep: targetStep, byteCount: byteCount,
        rowCount: rowCount)
      widest.kernels.copyRows(&parameters)
    default:
      for row in 0..<rowCount {
        (target + row * targetStep).copyMemory(from: source + row * sourceStep, byteCount: byteCount)
      }
    }
  }

  /// Longer rows are worth the call of the C library's function.
  private static var longestRow: Int { 4096 }

  /// Copies are the same whatever instructions kernels compute with.
  private static let widest = InstructionSet.best
}

/// Rows that are copied from one place to another.
private struct CopiedRows {
  let source: UnsafeRawPointer
  let sourceStep: Int
  let target: UnsafeMutableRawPointer
  let targetStep: Int
  let byteCount: Int
  let rowCount: Int

  /// Copies each row chunk by chunk; the last chunk may overlap the one before.
  ///
  /// - Precondition: No row is shorter than a chunk.
  @inline(__always)
  func copy<Chunk: BitwiseCopyable>(by chunk: Chunk.Type) {
    let last = byteCount - MemoryLayout<Chunk>.size
    if last == 0 { return copyChunks(chunk) }
    for row in 0..<rowCount {
      let (from, to) = (source + row * sourceStep, target + row * targetStep)
      var offset = 0
      while offset < last {
        copy(chunk, from + offset, to + offset)
        offset += MemoryLayout<Chunk>.size
      }
      copy(chunk, from + last, to + last)
    }
  }

  /// Copies rows of one chunk each, four at a time.
  @inline(__always)
  private func copyChunks<Chunk: BitwiseCopyable>(_ chunk: Chunk.Type) {
    var (from, to, left) = (source, target, rowCount)
    while left >= 4 {
      copy(chunk, from, to)
      copy(chunk, from + sourceStep, to + targetStep)
      copy(chunk, from + 2 * sourceStep, to + 2 * targetStep)
      copy(chunk, from + 3 * sourceStep, to + 3 * targetStep)
      from += 4 * sourceStep
      to += 4 * targetStep
      left -= 4
    }
    while left > 0 {
      copy(chunk, from, to)
      from += sourceStep
      to += targetStep
      left -= 1
    }
  }

  @inline(__always)
  private func copy<Chunk: BitwiseCopyable>(
    _ chunk: Chunk.Type, _ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer
  ) {
    target.storeBytes(of: source.loadUnaligned(as: chunk), as: chunk)
  }
}
