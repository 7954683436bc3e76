import CMicroKernels

/// Takes the zero point from quantized values.
@_cdecl("vitruvian_subtract_zero_point_baseline")
func subtractZeroPoint(_ parameters: UnsafePointer<ZeroPointDifferencesParameters>) {
  parameters.pointee.run()
}

extension ZeroPointDifferencesParameters {
  @inline(__always)
  fileprivate func run() {
    var index = 0
    #if VITRUVIAN_AVX2
      // The compiler's own vectors are longer than many rows.
      while index + 16 <= count {
        let values = UnsafeRawPointer(quantized + index).loadUnaligned(as: SIMD16<UInt8>.self)
        UnsafeMutableRawPointer(differences + index)
          .storeBytes(of: SIMD16<Int16>(values, flip: flip, zeroPoint: zeroPoint), as: SIMD16<Int16>.self)
        index += 16
      }
    #endif
    while index < count {
      differences[index] = Int16(quantized[index] ^ flip) &- zeroPoint
      index += 1
    }
  }
}
