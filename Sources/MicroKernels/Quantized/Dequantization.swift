import CMicroKernels

/// Quantized values to real numbers: `(quantized − zeroPoint) · scale`.
@_cdecl("vitruvian_dequantize_baseline")
func dequantize(_ parameters: UnsafePointer<DequantizationParameters>) {
  let parameters = parameters.pointee
  if parameters.flip == 0 {
    parameters.run(UnsignedBytes.self)
  } else {
    parameters.run(SignedBytes.self)
  }
}

extension DequantizationParameters {
  @inline(__always)
  fileprivate func run<Bytes: QuantizedBytes>(_ bytes: Bytes.Type) {
    let zeroPoint = zeroPoint &- bytes.offset
    var index = 0
    while index + ByteVector.scalarCount <= count {
      ((bytes.integers(at: quantized + index) &- zeroPoint).floats * scale).store(to: output + index)
      index += ByteVector.scalarCount
    }
    while index < count {
      output[index] = Float(bytes.integer(quantized[index]) &- zeroPoint) * scale
      index += 1
    }
  }
}
