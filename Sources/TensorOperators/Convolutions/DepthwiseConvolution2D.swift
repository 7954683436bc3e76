import ComputeKernels
import TensorCore

/// Convolves each channel of an image with its own filters, adds a bias, then applies the epilogue.
///
/// Output channel `o` reads input channel `o / multiplier`, where the multiplier is `O / I`.
///
/// - Inputs: image `[N, H, W, I]`, filter `[1, KH, KW, O]`, bias `[O]` (optional), slope `[O]` (optional).
/// - Output: `[N, OH, OW, O]`.
/// - Source: TensorFlow Lite `DEPTHWISE_CONV_2D`.
public struct DepthwiseConvolution2D: Sendable, Hashable {
  /// How the window walks over the image.
  public var window: Window2D
  /// What is applied to each result.
  public var activation: Activation

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(window: Window2D, activation: Activation = .none) {
    self.window = window
    self.activation = activation
  }
}

extension DepthwiseConvolution2D: ActivatingOperator {
  public static let kind: OperatorKind = "depthwiseConvolution2D"
  package static let signature = OperatorSignature(inputs: 2, optional: 2)
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, I]`, filter `[1, KH, KW, O]`, (bias `[O]`), (slope `[O]`)",
    outputs: "`[N, OH, OW, O]`; channel `o` reads channel `o / (O / I)`")
  package static let sample = DepthwiseConvolution2D(window: .sample, activation: .rectifierMinusOneToOne)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try window.visit(&visitor)
    try visitor.activation(&activation)
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    let filter = try inputs.required(1, "filter", rank: 4)
    let inputChannels = image.shape[3]
    guard filter.shape[0] == 1, inputChannels > 0, filter.shape[3] % inputChannels == 0 else {
      throw EngineError(
        .shapeMismatch,
        "input has \(inputChannels) channels; filter \(filter.shape) is not [1, KH, KW, multiple of that]")
    }
    try inputs.checkConvolutionTypes(image: image, filter: filter, channels: filter.shape[3], filterAxis: 3)
    let geometry = try geometry(image.shape, filter.shape)
    return [inputs.output(geometry.outputShape, image.elementType)]
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    guard let filter = inputs[1] else { return 0 }
    return outputs[0].shape.elementCount * filter.shape[1] * filter.shape[2]
  }

  package func geometry(_ image: Shape, _ filter: Shape) throws -> ConvolutionGeometry {
    try ConvolutionGeometry(
      image: image, outputChannels: filter[3], filterHeight: filter[1], filterWidth: filter[2],
      window: window)
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let geometry = try geometry(site)
    switch site.type(0).elementType {
    // Kernels of quantized values compute neighbours of a row together, those of numbers those of a column.
    case .float32 where site.inputs.isDynamicRange:
      return try dynamicRangeKernel(site, geometry.layingColumnInRow)
    case .float32:
      if site.wantsReference { return referenceKernel(site, geometry, reason: KernelReason.requested) }
      return try site.cheapest(of: candidates(site, geometry.layingRowInColumn))
    case .uint8: return try quantizedKernel(site, geometry.layingColumnInRow, element: UInt8.self)
    case .int8: return try quantizedKernel(site, geometry.layingColumnInRow, element: Int8.self)
    case .int16 where site.inputs.isWide: return try wideKernel(site, geometry)
    case let other: throw site.unsupported(other)
    }
  }

  func geometry(_ site: NodeSite) throws -> ConvolutionGeometry {
    try geometry(site.type(0).shape, site.type(1).shape)
  }

  private func referenceKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, reason: String
  ) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    return PlannedKernel(name: "reference", reason: reason) { context, _, _ in
      ReferenceKernels.depthwiseConvolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        output: context.mutablePointer(operands.output), geometry: geometry,
        epilogue: operands.epilogue(context))
    }
  }

  private func candidates(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> [KernelCandidate?] {
    let instructionSet = site.kernels.instructionSet
    let layout = DepthwiseLayout(geometry, instructionSet: instructionSet)
    let vectors = layout.flatMap { layout in
      site.packsWeights
        ? KernelCandidate("depthwise", cycles: CostModel.depthwise(geometry, instructionSet)) {
          vectorKernel(site, RepeatedImage<Float>(site, geometry), layout, site.storedConstant(1))
        } : nil
    }
    let reference = KernelCandidate(
      "reference", cycles: CostModel.reference(multiplyAddCount: site.multiplyAddCount)
    ) {
      referenceKernel(
        site, geometry,
        reason: layout == nil ? "fewer channels in a row than a vector has" : KernelReason.unpackedWeights)
    }
    return [singleChannelCandidate(site, geometry), vectors, reference]
  }

  /// Several filters of a single channel are those of a common convolution.
  private func singleChannelCandidate(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> KernelCandidate? {
    guard geometry.inputChannels == 1, geometry.outputChannels > 1, geometry.patchLength > 0 else {
      return nil
    }
    return Convolution2D(window: window, activation: activation)
      .windowCandidate(site, geometry, site.kernels.instructionSet, channelsAreLast: true)
  }

  /// - Parameters:
  ///   - layout: Of the geometry of `image`.
  ///   - filter: The filters for the channels of `image`.
  /// - Returns: `nil` when weights are computed at run time, or no machine holds the pixels under a window.
  func vectorKernel(
    _ site: NodeSite, named name: String = "depthwise", _ image: RepeatedImage<Float>,
    _ layout: DepthwiseLayout, _ filter: Constant?
  ) -> PlannedKernel? {
    let geometry = image.geometry
    guard let channels = site.packedChannels(filter, geometry, layout),
      let tiling = DepthwiseTiling(geometry, layout, threadCount: site.threadCount)
    else { return nil }
    let operands = ConvolutionOperands(site, activation: activation)
    return PlannedKernel(
      name: "\(name), \(site.kernels.instructionSet.name)", reason: image.reason,
      tileCount: tiling.tileCount, scratchByteCountPerWorker: tiling.scratch.byteCount,
      packedInputs: site.packedInputs, weights: channels, preparation: image.preparation
    ) { context, tile, worker in
      channels.withContents { channels in
        channels.convolve(
          image.pointer(context), into: context.mutablePointer(operands.output), bounds: operands.bounds,
          rows: tiling.rows(tile), channels: tiling.channels(tile),
          scratch: context.pointer(tiling.scratch, worker: worker))
      }
    }
  }
}

/// A depthwise convolution cut into parts that are worth handing to a thread: into rows, whole numbers of
/// those that share pixels in a kernel's registers, and into steps of channels too where the rows are too
/// few.
private struct DepthwiseTiling: Sendable {
  private let rows: Tiling
  private let steps: Tiling
  private let channelStep: Int
  private let channelCount: Int
  let scratch: Scratch<Float>

  /// - Returns: `nil` when no machine holds the pixels under a window.
  init?(_ geometry: ConvolutionGeometry, _ layout: DepthwiseLayout, threadCount: Int) {
    guard let scratchCount = layout.scratchCount else { return nil }
    channelStep = layout.channelStep
    channelCount = geometry.outputChannels
    scratch = Scratch(count: scratchCount)
    let work =
      Double(geometry.outputRowCount * geometry.outputWidth)
      * Double(channelCount * geometry.filterHeight * geometry.filterWidth)
    let wanted = TileWork.depthwiseMultiplyAdds.tileCount(work, threadCount: threadCount)
    rows = Tiling(count: geometry.outputRowCount, unit: layout.stripHeight, tileCount: wanted)
    // All channels of a pixel lie side by side: they are cut for threads only.
    let shared = threadCount == 1 ? 1 : min(wanted, Self.tilesPerThread * threadCount)
    steps = Tiling(
      count: channelCount / channelStep,
      tileCount: (shared + rows.tileCount - 1) / max(rows.tileCount, 1))
  }

  /// So many that threads share them about evenly.
  private static let tilesPerThread = 4

  var tileCount: Int { rows.tileCount * steps.tileCount }

  func rows(_ tile: Int) -> Range<Int> { rows.range(tile / steps.tileCount) }

  /// The last tile takes the channels that fill no step of their own.
  func channels(_ tile: Int) -> Range<Int> {
    let range = steps.range(tile % steps.tileCount)
    let end = range.upperBound == steps.count ? channelCount : range.upperBound * channelStep
    return range.lowerBound * channelStep..<end
  }
}
