import CX86Kernels

extension DynamicQuantization {
  /// Turns rows of numbers into unsigned codes, as ``quantize(_:count:into:)`` does into signed ones.
  ///
  /// - Parameters:
  ///   - codes: As many codes as there are numbers.
  ///   - scales: What one step between the codes of each row is worth; overwritten.
  ///   - zeroPoints: The code of zero of each row; overwritten.
  package func quantizeRows(
    _ numbers: UnsafePointer<Float>, rowCount: Int, rowLength: Int, into codes: UnsafeMutablePointer<UInt8>,
    scales: UnsafeMutablePointer<Float>, zeroPoints: UnsafeMutablePointer<Int32>,
    instructionSet: InstructionSet
  ) {
    switch self {
    case .xnnpack:
      var parameters = RowQuantizationParameters(
        numbers: numbers, rowCount: rowCount, rowLength: rowLength, quantized: codes, scales: scales,
        zeroPoints: zeroPoints)
      instructionSet.kernels.quantizeRows(&parameters)
    case .tensorFlowLite:
      for row in 0..<rowCount {
        let meaning = Self.quantizeLikeTensorFlowLite(
          numbers + row * rowLength, count: rowLength, into: codes + row * rowLength, instructionSet)
        scales[row] = meaning.scale
        zeroPoints[row] = meaning.zeroPoint + 128
      }
    }
  }

  /// - Returns: What the codes mean, less 128.
  private static func quantizeLikeTensorFlowLite(
    _ numbers: UnsafePointer<Float>, count: Int, into codes: UnsafeMutablePointer<UInt8>,
    _ instructionSet: InstructionSet
  ) -> CodeScale {
    var range = SIMD2<Float>()
    withUnsafeMutablePointer(to: &range) { range in
      instructionSet.kernels.findRange(
        numbers, count, UnsafeMutableRawPointer(range).assumingMemoryBound(to: Float.self))
    }
    guard let scale = TensorFlowLiteScale(lowest: range[0], highest: range[1]) else {
      codes.update(repeating: 0x80, count: count)
      return TensorFlowLiteScale.ofZeros
    }
    let vectorEnd = count / 8 * 8
    var parameters = QuantizationParameters(
      numbers: numbers, count: vectorEnd, stepsPerUnit: scale.codesPerUnit, halvesAwayFromZero: true,
      lower: Float(scale.range.lowerBound), upper: Float(scale.range.upperBound),
      zeroPoint: scale.meaning.zeroPoint + 128, quantized: codes)
    instructionSet.kernels.quantize(&parameters)
    for index in vectorEnd..<count {
      codes[index] = UInt8(bitPattern: scale.roundedCode(numbers[index])) ^ 0x80
    }
    return scale.meaning
  }
}

extension FastKernels {
  /// Real numbers to codes, for the elements of `elements`.
  package static func quantize(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<UInt8>, elements: Range<Int>, scale: CodeScale,
    bounds: ClosedRange<Int32>, instructionSet: InstructionSet
  ) {
    let codes = CodeRange(bounds, zeroPoint: scale.zeroPoint)
    var parameters = QuantizationParameters(
      numbers: input + elements.lowerBound, count: elements.count, stepsPerUnit: 1 / scale.scale,
      halvesAwayFromZero: false, lower: codes.lower, upper: codes.upper, zeroPoint: codes.zeroPoint,
      quantized: output + elements.lowerBound)
    instructionSet.kernels.quantize(&parameters)
  }
}
