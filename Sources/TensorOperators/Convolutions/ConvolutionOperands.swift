import ComputeKernels
import TensorCore

/// The tensors of a single-precision convolution or matrix product.
struct ConvolutionOperands: Sendable {
  let image: Slot<Float>
  let filter: Slot<Float>
  let output: Slot<Float>
  let bias: Slot<Float>?
  let slope: Slot<Float>?
  /// What is added to each sum, from an addition that the convolution took over.
  let addend: Slot<Float>?
  let bounds: ActivationBounds
  private let nodeEpilogue: FusedEpilogue?

  init(_ site: NodeSite, activation: Activation) {
    image = site.input(0, as: Float.self)
    filter = site.input(1, as: Float.self)
    bias = site.optionalInput(2, as: Float.self)
    slope = site.optionalInput(3, as: Float.self)
    addend = site.addend
    output = site.output(0, as: Float.self)
    bounds = (site.epilogue?.activation ?? activation).bounds
    nodeEpilogue = site.epilogue
  }

  /// What the convolution took over, to be appended to the kernel's reason.
  var fusionReason: String { nodeEpilogue?.reason ?? "" }

  func epilogue(_ context: KernelContext) -> Epilogue {
    Epilogue(bias: context.pointer(bias), slope: context.pointer(slope), bounds: bounds)
  }
}

/// What a pointwise convolution adds to its sums, from an addition that it took over.
///
/// A tensor of fewer channels is padded with zeros, a block of pixels just before its sums are computed: so
/// no padded image is written and read.
struct PixelAddend: Sendable {
  private let tensor: Slot<Float>?
  private let channelCount: Int
  private let outputChannels: Int
  private let blockLength: Int
  /// The scratch memory of the kernel itself.
  private let kernelScratch: Scratch<Float>

  /// - Parameters:
  ///   - blockLength: The number of pixels that are padded at a time.
  ///   - kernelScratch: The scratch memory of the kernel itself.
  init(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, blockLength: Int,
    behind kernelScratch: Scratch<Float> = Scratch(count: 0)
  ) {
    tensor = site.addend
    outputChannels = geometry.outputChannels
    channelCount = outputChannels - (site.epilogue?.missingChannelCount ?? 0)
    self.blockLength = blockLength
    self.kernelScratch = kernelScratch
  }

  /// The number of pixels whose padded addend stays in the first-level cache.
  static func cachedBlockLength(_ geometry: ConvolutionGeometry) -> Int {
    let blockRowCount = PackedMatrix.blockRowCount
    return max(cachedFloatCount / max(geometry.outputChannels, 1) / blockRowCount, 1) * blockRowCount
  }

  private static let cachedFloatCount = 1 << 12

  /// The scratch memory of the kernel, and behind it that for a padded block.
  var scratch: Scratch<Float> {
    Scratch(count: kernelScratch.count + (isPadded ? blockLength * outputChannels : 0))
  }

  private var isPadded: Bool { channelCount < outputChannels }

  /// Where the blocks of some pixels begin that are computed one after the other: there is one, unless
  /// addends are padded.
  @inline(__always)
  func blockStarts(of pixels: Range<Int>) -> StrideTo<Int> {
    stride(from: pixels.lowerBound, to: pixels.upperBound, by: isPadded ? blockLength : max(pixels.count, 1))
  }

  /// The block that begins with a pixel.
  @inline(__always)
  func block(from first: Int, of pixels: Range<Int>) -> Range<Int> {
    first..<(isPadded ? min(first + blockLength, pixels.upperBound) : pixels.upperBound)
  }

  /// What is added to the sums of a block, `nil` for nothing.
  ///
  /// - Parameter pixels: The pixels whose first block clears what is padded.
  @inline(__always)
  func numbers(
    for block: Range<Int>, of pixels: Range<Int>, _ context: KernelContext, worker: Int
  ) -> UnsafePointer<Float>? {
    guard let source = context.pointer(tensor) else { return nil }
    guard isPadded else { return source + block.lowerBound * outputChannels }
    let floatByteCount = MemoryLayout<Float>.size
    let padded = context.pointer(scratch, worker: worker) + kernelScratch.count
    if block.lowerBound == pixels.lowerBound {
      // The copies leave the zeros of the channels that are missing alone.
      padded.update(repeating: 0, count: block.count * outputChannels)
    }
    FastKernels.copyRows(
      source + block.lowerBound * channelCount, step: channelCount * floatByteCount, to: padded,
      step: outputChannels * floatByteCount, byteCount: channelCount * floatByteCount, rowCount: block.count)
    return UnsafePointer(padded)
  }
}

/// The tensors of a quantized convolution or matrix product.
struct QuantizedConvolutionOperands<Quantized: QuantizedElement>: Sendable {
  let image: Slot<Quantized>
  let filter: Slot<Quantized>
  let bias: Slot<Int32>?
  let output: Slot<Quantized>

  init(_ site: NodeSite) {
    image = site.input(0, as: Quantized.self)
    filter = site.input(1, as: Quantized.self)
    bias = site.optionalInput(2, as: Int32.self)
    output = site.output(0, as: Quantized.self)
  }
}

extension NodeSite {
  /// How the sums of a convolution or matrix product become the quantized values of output zero.
  func requantization<Quantized: QuantizedElement>(
    _ activation: Activation, element: Quantized.Type
  ) throws -> Requantization {
    let image = try quantizedScale(type(0), "the input")
    let result = try quantizedScale(outputs[0], "the output")
    guard let filter = type(1).quantization else {
      throw EngineError(.invalidModel, "the filter is quantized but has no scale")
    }
    return Requantization(
      input: image, filterScales: filter.scales, filterZeroPoints: filter.narrowZeroPoints,
      output: result, bounds: activation.quantizedBounds(result, element: element))
  }
}
