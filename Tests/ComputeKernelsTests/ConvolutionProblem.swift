import ComputeKernels
import TestSupport
import Testing

/// A convolution of random size with random numbers.
struct ConvolutionProblem {
  var generator: SeededGenerator
  let geometry: ConvolutionGeometry
  let input: GuardedBuffer
  let filter: GuardedBuffer
  private let isDepthwise: Bool
  private let bias: GuardedBuffer?
  private let slope: GuardedBuffer?
  let bounds: ActivationBounds

  init(
    seed: UInt64, isDepthwise: Bool, isPointwise: Bool = false, hasSlope: Bool = true,
    channels: ClosedRange<Int> = 1...33, outputChannels: ClosedRange<Int> = 1...33,
    filterLengths: ClosedRange<Int> = 1...5, outputLengths: ClosedRange<Int> = 1...9,
    dilations: ClosedRange<Int> = 1...2, strides: ClosedRange<Int> = 1...3
  ) {
    var generator = SeededGenerator(seed: seed)
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let filterHeight = isPointwise ? 1 : random(filterLengths)
    let filterWidth = isPointwise ? 1 : random(filterLengths)
    let dilationHeight = random(dilations)
    let dilationWidth = random(dilations)
    let strideHeight = isPointwise ? 1 : random(strides)
    let strideWidth = isPointwise ? 1 : random(strides)
    let outputHeight = random(outputLengths)
    let outputWidth = random(outputLengths)
    let paddingTop = isPointwise ? 0 : random(0...filterHeight)
    let paddingLeft = isPointwise ? 0 : random(0...filterWidth)
    let channels = random(channels)
    // The input may end before the last window does: the rest is padding below and to the right.
    let reachY = (outputHeight - 1) * strideHeight + (filterHeight - 1) * dilationHeight + 1 - paddingTop
    let reachX = (outputWidth - 1) * strideWidth + (filterWidth - 1) * dilationWidth + 1 - paddingLeft
    geometry = ConvolutionGeometry(
      batchCount: random(1...2), inputHeight: max(1, isPointwise ? reachY : reachY - random(0...2)),
      inputWidth: max(1, isPointwise ? reachX : reachX - random(0...2)), inputChannels: channels,
      outputHeight: outputHeight, outputWidth: outputWidth,
      outputChannels: isDepthwise ? channels : random(outputChannels), filterHeight: filterHeight,
      filterWidth: filterWidth, strideHeight: strideHeight, strideWidth: strideWidth,
      dilationHeight: dilationHeight, dilationWidth: dilationWidth, paddingTop: paddingTop,
      paddingLeft: paddingLeft)
    self.isDepthwise = isDepthwise
    input = GuardedBuffer(
      generator.floats(
        geometry.batchCount * geometry.inputHeight * geometry.inputWidth * geometry.inputChannels))
    let inputsPerOutput = isDepthwise ? 1 : geometry.inputChannels
    filter = GuardedBuffer(
      generator.floats(geometry.outputChannels * filterHeight * filterWidth * inputsPerOutput))
    bias =
      Bool.random(using: &generator) ? GuardedBuffer(generator.floats(geometry.outputChannels)) : nil
    slope =
      hasSlope && Bool.random(using: &generator)
      ? GuardedBuffer(generator.floats(geometry.outputChannels).map { $0 / 2 }) : nil
    bounds = Bool.random(using: &generator) ? ActivationBounds(lower: 0, upper: 6) : .unbounded
    self.generator = generator
  }

  var epilogue: Epilogue {
    Epilogue(
      bias: bias.map { UnsafePointer($0.start) }, slope: slope.map { UnsafePointer($0.start) },
      bounds: bounds)
  }

  /// The filter as micro-kernels read it.
  func packedFilter(_ instructionSet: InstructionSet, hasSlope: Bool = true) -> PackedMatrix {
    PackedMatrix(
      filter: StoredFloats(filter.start), bias: epilogue.bias, slope: hasSlope ? epilogue.slope : nil,
      columnCount: geometry.outputChannels, depth: geometry.patchLength, instructionSet: instructionSet)
  }

  /// Sets most weights of the filter to zero; returns how many are left.
  mutating func clearWeights(keepingOneIn period: Int) -> Int {
    for index in 0..<filter.count where Int.random(in: 0..<period, using: &generator) != 0 {
      filter.start[index] = 0
    }
    return filter.values.count { $0 != 0 }
  }

  /// Multiplies all pixels by a number.
  func scaleInput(by factor: Float) {
    for index in 0..<input.count { input.start[index] *= factor }
  }

  /// Makes pixels and biases whole numbers, and weights multiples of one.
  mutating func setWholeNumbers(pixels: ClosedRange<Int>, weights: ClosedRange<Int>, weightStep: Int) {
    func fill(_ buffer: GuardedBuffer?, _ range: ClosedRange<Int>, step: Int = 1) {
      guard let buffer else { return }
      for index in 0..<buffer.count {
        buffer.start[index] = Float(step * Int.random(in: range, using: &generator))
      }
    }
    fill(input, pixels)
    fill(filter, weights, step: weightStep)
    fill(bias, pixels)
  }

  /// The results of the plain loops.
  var results: [Float] { reference(input: input, filter: filter, epilogue: epilogue) }

  /// What slope and bounds make of a sum.
  func rectified(_ sum: Float, channel: Int) -> Float {
    let result = sum < 0 ? sum * (epilogue.slope?[channel] ?? 1) : sum
    return bounds.clamp(result)
  }

  /// Checks what `compute` writes against the plain loops.
  func expect(_ compute: (UnsafeMutablePointer<Float>) -> Void) throws {
    let expected = results
    let absoluteBias = bias?.absolutes
    let magnitudes = withExtendedLifetime(absoluteBias) {
      reference(
        input: input.absolutes, filter: filter.absolutes,
        epilogue: Epilogue(bias: absoluteBias.map { UnsafePointer($0.start) }))
    }
    let output = GuardedBuffer(count: expected.count)
    compute(output.start)
    let termCount = geometry.filterHeight * geometry.filterWidth * (isDepthwise ? 1 : geometry.inputChannels)
    let worst = try #require(
      Tolerance.accumulated(terms: termCount)
        .worstDeviation(of: output.values, from: expected, magnitudes: magnitudes))
    #expect(worst.normalizedError <= 1, "\(worst) in \(geometry)")
    #expect(output.isIntact)
  }

  private func reference(
    input: GuardedBuffer, filter: GuardedBuffer, epilogue: Epilogue
  ) -> [Float] {
    let output = GuardedBuffer(count: geometry.outputPixelCount * geometry.outputChannels)
    if isDepthwise {
      ReferenceKernels.depthwiseConvolution2D(
        input: input.start, filter: filter.start, output: output.start, geometry: geometry,
        epilogue: epilogue)
    } else {
      ReferenceKernels.convolution2D(
        input: input.start, filter: filter.start, output: output.start, geometry: geometry,
        epilogue: epilogue)
    }
    return output.values
  }
}
