import CMicroKernels

extension DynamicQuantization {
  /// Turns rows of numbers into unsigned quantized values, as ``quantize(_:count:into:)`` does into signed
  /// ones.
  ///
  /// - Parameters:
  ///   - quantized: As many quantized values as there are numbers.
  ///   - scales: What one step between the quantized values of each row is worth; overwritten.
  ///   - zeroPoints: The quantized value of zero of each row; overwritten.
  package func quantizeRows(
    _ numbers: UnsafePointer<Float>, rowCount: Int, rowLength: Int,
    into quantized: UnsafeMutablePointer<UInt8>,
    scales: UnsafeMutablePointer<Float>, zeroPoints: UnsafeMutablePointer<Int32>,
    instructionSet: InstructionSet
  ) {
    switch self {
    case .xnnpack:
      var parameters = RowQuantizationParameters(
        numbers: numbers, rowCount: rowCount, rowLength: rowLength, quantized: quantized, scales: scales,
        zeroPoints: zeroPoints)
      instructionSet.kernels.quantizeRows(&parameters)
    case .tensorFlowLite, .symmetricTensorFlowLite:
      for row in 0..<rowCount {
        let meaning = quantizeLikeTensorFlowLite(
          numbers + row * rowLength, count: rowLength, into: quantized + row * rowLength, instructionSet)
        scales[row] = meaning.scale
        zeroPoints[row] = meaning.zeroPoint + 128
      }
    }
  }

  /// - Returns: What the quantized values mean, less 128.
  private func quantizeLikeTensorFlowLite(
    _ numbers: UnsafePointer<Float>, count: Int, into quantized: UnsafeMutablePointer<UInt8>,
    _ instructionSet: InstructionSet
  ) -> QuantizedScale {
    var range = SIMD2<Float>()
    withUnsafeMutablePointer(to: &range) { range in
      instructionSet.kernels.findRange(
        numbers, count, UnsafeMutableRawPointer(range).assumingMemoryBound(to: Float.self))
    }
    guard let scale = tensorFlowLiteScale(range[0], range[1]) else {
      quantized.update(repeating: 0x80, count: count)
      return TensorFlowLiteScale.ofZeros
    }
    let vectorEnd = count / 8 * 8
    var parameters = QuantizationParameters(
      numbers: numbers, count: vectorEnd, rowCount: 1, rowStep: 0, stepsPerUnit: scale.elementsPerUnit,
      halvesAwayFromZero: true, lower: Float(scale.range.lowerBound),
      upper: Float(scale.range.upperBound), zeroPoint: scale.meaning.zeroPoint + 128, quantized: quantized)
    instructionSet.kernels.quantize(&parameters)
    for index in vectorEnd..<count {
      quantized[index] = UInt8(bitPattern: scale.roundedElement(numbers[index])) ^ 0x80
    }
    return scale.meaning
  }
}

extension FastKernels {
  /// Real numbers to quantized values, for the elements of `elements`.
  package static func quantize(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<UInt8>, elements: Range<Int>,
    scale: QuantizedScale,
    bounds: ClosedRange<Int32>, instructionSet: InstructionSet
  ) {
    let quantized = QuantizedLimits(bounds, zeroPoint: scale.zeroPoint)
    var parameters = QuantizationParameters(
      numbers: input + elements.lowerBound, count: elements.count, rowCount: 1, rowStep: 0,
      stepsPerUnit: 1 / scale.scale, halvesAwayFromZero: false, lower: quantized.lower,
      upper: quantized.upper, zeroPoint: quantized.zeroPoint, quantized: output + elements.lowerBound)
    instructionSet.kernels.quantize(&parameters)
  }
}
