import CMicroKernels

/// Takes the zero point from quantized values.
@_cdecl("vitruvian_subtract_zero_point_baseline")
func subtractZeroPoint(_ parameters: UnsafePointer<ZeroPointDifferencesParameters>) {
  parameters.pointee.run()
}

extension ZeroPointDifferencesParameters {
  @inline(__always)
  fileprivate func run() {
    for index in 0..<count { differences[index] = Int16(quantized[index] ^ flip) &- zeroPoint }
  }
}
