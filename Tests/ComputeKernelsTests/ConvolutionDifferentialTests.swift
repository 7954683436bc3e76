import ComputeKernels
import TestSupport
import Testing

/// Fast convolutions against the plain loops, on random shapes.
struct ConvolutionDifferentialTests {
  /// Sums of up to 2,000 terms in single precision, against double precision.
  private static let tolerance: Float = 3e-6

  @Test(arguments: 0..<120)
  func im2colConvolution_equalsPlainLoops(seed: Int) {
    var problem = ConvolutionProblem(seed: UInt64(seed), isDepthwise: false)
    let expected = problem.expected()
    let tileLength = Int.random(in: 1...problem.geometry.outputPixelCount, using: &problem.generator)
    let packed = problem.packedFilter()
    let patches = GuardedBuffer(count: tileLength * problem.geometry.patchLength)
    let output = GuardedBuffer(count: expected.count)
    for first in stride(from: 0, to: problem.geometry.outputPixelCount, by: tileLength) {
      FastKernels.im2colConvolution2D(
        input: problem.input.start, filter: packed.start, output: output.start,
        geometry: problem.geometry, epilogue: problem.epilogue,
        pixels: first..<min(first + tileLength, problem.geometry.outputPixelCount),
        patches: patches.start)
    }
    #expect(relativeDifference(output.values, expected) < Self.tolerance, "\(problem.geometry)")
    #expect(output.isIntact && patches.isIntact)
  }

  @Test(arguments: 0..<60)
  func pointwiseConvolution_equalsPlainLoops(seed: Int) {
    let problem = ConvolutionProblem(seed: UInt64(seed), isDepthwise: false, isPointwise: true)
    let expected = problem.expected()
    let packed = problem.packedFilter()
    let output = GuardedBuffer(count: expected.count)
    FastKernels.pointwiseConvolution2D(
      input: problem.input.start, filter: packed.start, output: output.start,
      geometry: problem.geometry, epilogue: problem.epilogue, pixels: 0..<problem.geometry.outputPixelCount)
    #expect(problem.geometry.isPointwise)
    #expect(relativeDifference(output.values, expected) < Self.tolerance, "\(problem.geometry)")
    #expect(output.isIntact)
  }

  @Test(arguments: 0..<120)
  func depthwiseConvolution_equalsPlainLoops(seed: Int) {
    let problem = ConvolutionProblem(seed: UInt64(seed), isDepthwise: true)
    let expected = problem.expected()
    let output = GuardedBuffer(count: expected.count)
    for row in 0..<problem.geometry.outputRowCount {
      FastKernels.depthwiseConvolution2D(
        input: problem.input.start, filter: problem.filter.start, output: output.start,
        geometry: problem.geometry, epilogue: problem.epilogue, rows: row..<row + 1)
    }
    #expect(relativeDifference(output.values, expected) < Self.tolerance, "\(problem.geometry)")
    #expect(output.isIntact)
  }

  @Test func deltaFilter_isIdentity() {
    let geometry = ConvolutionGeometry(
      batchCount: 1, inputHeight: 5, inputWidth: 7, inputChannels: 1, outputHeight: 5, outputWidth: 7,
      outputChannels: 1, filterHeight: 3, filterWidth: 3, strideHeight: 1, strideWidth: 1,
      dilationHeight: 1, dilationWidth: 1, paddingTop: 1, paddingLeft: 1)
    var generator = SeededGenerator(seed: 1)
    let input = GuardedBuffer(generator.floats(35))
    let filter = GuardedBuffer([0, 0, 0, 0, 1, 0, 0, 0, 0])
    let output = GuardedBuffer(count: 35)
    ReferenceKernels.convolution2D(
      input: input.start, filter: filter.start, output: output.start, geometry: geometry,
      epilogue: Epilogue())
    #expect(output.values == input.values)
  }
}

/// A convolution of random size with random numbers.
private struct ConvolutionProblem {
  var generator: SeededGenerator
  let geometry: ConvolutionGeometry
  let input: GuardedBuffer
  let filter: GuardedBuffer
  private let isDepthwise: Bool
  private let bias: GuardedBuffer?
  private let slope: GuardedBuffer?
  private let bounds: ActivationBounds

  init(seed: UInt64, isDepthwise: Bool, isPointwise: Bool = false) {
    var generator = SeededGenerator(seed: seed)
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let filterHeight = isPointwise ? 1 : random(1...5)
    let filterWidth = isPointwise ? 1 : random(1...5)
    let dilationHeight = random(1...2)
    let dilationWidth = random(1...2)
    let strideHeight = isPointwise ? 1 : random(1...3)
    let strideWidth = isPointwise ? 1 : random(1...3)
    let outputHeight = random(1...9)
    let outputWidth = random(1...9)
    let paddingTop = isPointwise ? 0 : random(0...filterHeight)
    let paddingLeft = isPointwise ? 0 : random(0...filterWidth)
    let channels = random(1...33)
    // The input may end before the last window does: the rest is padding below and to the right.
    let reachY = (outputHeight - 1) * strideHeight + (filterHeight - 1) * dilationHeight + 1 - paddingTop
    let reachX = (outputWidth - 1) * strideWidth + (filterWidth - 1) * dilationWidth + 1 - paddingLeft
    geometry = ConvolutionGeometry(
      batchCount: random(1...2), inputHeight: max(1, isPointwise ? reachY : reachY - random(0...2)),
      inputWidth: max(1, isPointwise ? reachX : reachX - random(0...2)), inputChannels: channels,
      outputHeight: outputHeight, outputWidth: outputWidth,
      outputChannels: isDepthwise ? channels : random(1...33), filterHeight: filterHeight,
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
      Bool.random(using: &generator) ? GuardedBuffer(generator.floats(geometry.outputChannels)) : nil
    bounds = Bool.random(using: &generator) ? ActivationBounds(lower: 0, upper: 6) : .unbounded
    self.generator = generator
  }

  var epilogue: Epilogue {
    Epilogue(
      bias: bias.map { UnsafePointer($0.start) }, slope: slope.map { UnsafePointer($0.start) },
      bounds: bounds)
  }

  func packedFilter() -> GuardedBuffer {
    let packed = GuardedBuffer(count: filter.count)
    FastKernels.packFilter(
      filter.start, into: packed.start, outputChannels: geometry.outputChannels,
      patchLength: geometry.patchLength)
    return packed
  }

  func expected() -> [Float] {
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
