import ComputeKernels
import TestSupport
import Testing

/// Pooling that keeps where the largest values were, and unpooling, against plain loops.
struct IndexedPoolingTests {
  @Test(arguments: 0..<60)
  func pooling_equalsPlainLoops(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let geometry = Self.poolingGeometry(&generator)
    var numbers = generator.floats(
      geometry.batchCount * geometry.inputHeight * geometry.inputWidth * geometry.inputChannels)
    // Equal numbers, of which the first one counts, and some that are not larger than any.
    for index in numbers.indices {
      numbers[index] = (numbers[index] * 4).rounded()
      if Int.random(in: 0..<20, using: &generator) == 0 { numbers[index] = .nan }
    }
    let input = GuardedBuffer(numbers)
    let bounds = ActivationBounds(lower: 0, upper: 2)
    let count = geometry.outputPixelCount * geometry.inputChannels
    let (values, indices) = (GuardedBuffer(count: count), GuardedBuffer(count: count))
    ReferenceKernels.maxPoolWithIndices2D(
      input: input.start, values: values.start, indices: indices.start, geometry: geometry, bounds: bounds,
      rows: 0..<geometry.outputRowCount)

    let (fastValues, fastIndices) = (GuardedBuffer(count: count), GuardedBuffer(count: count))
    for row in 0..<geometry.outputRowCount {
      FastKernels.maxPoolWithIndices2D(
        input: input.start, values: fastValues.start, indices: fastIndices.start, geometry: geometry,
        bounds: bounds, rows: row..<row + 1)
    }
    #expect(fastValues.values == values.values, "\(geometry)")
    #expect(fastIndices.values == indices.values, "\(geometry)")
    #expect(fastValues.isIntact && fastIndices.isIntact)
  }

  @Test(arguments: 0..<60)
  func unpooling_equalsPlainLoops(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let geometry = Self.unpoolingGeometry(&generator)
    let count = geometry.inputRowCount * geometry.inputWidth * geometry.channels
    let input = GuardedBuffer(generator.floats(count))
    let windowLength = Float(geometry.windowHeight * geometry.windowWidth)
    let oddIndices: [Float] = [.nan, .infinity, -.infinity, -1, -0.9, 0, windowLength, 1e30]
    let indices = GuardedBuffer(
      (0..<count).map { _ in
        Bool.random(using: &generator)
          ? Float.random(in: 0...windowLength, using: &generator)
          : oddIndices[Int.random(in: 0..<oddIndices.count, using: &generator)]
      })
    let outputCount = count * geometry.windowHeight * geometry.windowWidth
    let expected = GuardedBuffer(count: outputCount)
    ReferenceKernels.maxUnpool2D(
      input: input.start, indices: indices.start, output: expected.start, geometry: geometry)

    #expect(geometry.makesBlocks)
    let output = GuardedBuffer(count: outputCount)
    for row in 0..<geometry.inputRowCount {
      FastKernels.maxUnpool2D(
        input: input.start, indices: indices.start, output: output.start, geometry: geometry,
        rows: row..<row + 1)
    }
    #expect(output.values == expected.values, "\(geometry)")
    #expect(output.isIntact)
  }

  /// Windows that may reach over every edge, and beyond the image.
  private static func poolingGeometry(_ generator: inout SeededGenerator) -> ConvolutionGeometry {
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let channels = random(1...40)
    return ConvolutionGeometry(
      batchCount: random(1...2), inputHeight: random(1...7), inputWidth: random(1...7),
      inputChannels: channels, outputHeight: random(1...5), outputWidth: random(1...5),
      outputChannels: channels, filterHeight: random(1...4), filterWidth: random(1...4),
      strideHeight: random(1...3), strideWidth: random(1...3), dilationHeight: 1, dilationWidth: 1,
      paddingTop: random(0...2), paddingLeft: random(0...2))
  }

  private static func unpoolingGeometry(_ generator: inout SeededGenerator) -> UnpoolingGeometry {
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let window = (height: random(1...3), width: random(1...3))
    return UnpoolingGeometry(
      batchCount: random(1...2), inputHeight: random(1...5), inputWidth: random(1...5),
      channels: random(1...40), windowHeight: window.height, windowWidth: window.width,
      strideHeight: window.height, strideWidth: window.width, paddingTop: 0, paddingLeft: 0)
  }
}
