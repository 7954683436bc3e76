import ComputeKernels
import TensorCore

/// Convolves an image with a bank of filters, adds a bias, then applies the epilogue.
///
/// - Inputs: image `[N, H, W, I]`, filter `[O, KH, KW, I / g]`, bias `[O]` (optional), slope `[O]`
///   (optional). With `g` groups of channels, each is a convolution of its own. With a slope, a negative
///   result is multiplied by the slope of its channel.
/// - Output: `[N, OH, OW, O]`.
/// - Source: TensorFlow Lite `CONV_2D`, and `PAD` and `PRELU` next to it.
public struct Convolution2D: Sendable, Hashable {
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

extension Convolution2D: ActivatingOperator {
  public static let kind: OperatorKind = "convolution2D"
  package static let signature = OperatorSignature(inputs: 2, optional: 2)
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, I]`, filter `[O, KH, KW, I / g]`, (bias `[O]`), (slope `[O]`)",
    outputs: "`[N, OH, OW, O]`; with `g` groups, output group `k` reads input group `k`")
  package static let sample = Convolution2D(window: .sample, activation: .rectifier)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try window.visit(&visitor)
    try visitor.activation(&activation)
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    let filter = try inputs.required(1, "filter", rank: 4)
    let groupCount = try groupCount(image.shape, filter.shape)
    try inputs.checkConvolutionTypes(image: image, filter: filter, channels: filter.shape[0], filterAxis: 0)
    let geometry = try ConvolutionGeometry(
      image: image.shape, outputChannels: filter.shape[0], filterHeight: filter.shape[1],
      filterWidth: filter.shape[2], window: window, groupCount: groupCount)
    return [inputs.output(geometry.outputShape, image.elementType)]
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    guard let filter = inputs[1] else { return 0 }
    return outputs[0].shape.elementCount * (filter.shape.elementCount / max(filter.shape[0], 1))
  }

  /// The number of groups that the channels of an image are cut into: its channels over the filter's.
  package func groupCount(_ image: Shape, _ filter: Shape) throws -> Int {
    let (channels, taken) = (image[3], filter[3])
    if channels == taken { return 1 }
    guard taken > 0, channels > 0, channels % taken == 0, filter[0] % (channels / taken) == 0 else {
      throw EngineError(
        .shapeMismatch,
        "input has \(channels) channels; filter \(filter) expects \(taken), or groups of so many")
    }
    return channels / taken
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    var geometry = try geometry(site)
    // Plain loops compute what has no channels; windows without elements keep them from walking over nothing.
    if geometry.patchLength == 0 { (geometry.filterHeight, geometry.filterWidth) = (0, 0) }
    switch site.type(0).elementType {
    case .float32 where site.inputs.isDynamicRange:
      // XNNPACK computes these as matrix products, whose rows have a scale each.
      let isProduct = geometry.isPointwise && geometry.inputChannels + geometry.outputChannels > 2
      return try site.dynamicRangeConvolution(geometry, activation, unit: isProduct ? .pixel : .image)
    case .float32 where geometry.patchLength == 0:
      return referenceKernel(site, geometry, reason: site.referenceReason(geometry))
    case .float32 where geometry.groupCount > 1: return try groupedKernel(site, geometry)
    case .float32: return try floatKernel(site, geometry)
    case .uint8: return try quantizedKernel(site, geometry, element: UInt8.self)
    case .int8: return try quantizedKernel(site, geometry, element: Int8.self)
    case .int16 where site.inputs.isWide: return try site.wideConvolution(geometry, activation)
    case let other: throw site.unsupported(other)
    }
  }

  private func quantizedKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, element: Quantized.Type
  ) throws -> PlannedKernel {
    try quantizedGroupKernel(site, geometry, element: element)
      ?? site.quantizedConvolution(geometry, activation, element: element)
  }

  func geometry(_ site: NodeSite) throws -> ConvolutionGeometry {
    let filter = site.type(1).shape
    return try ConvolutionGeometry(
      image: site.type(0).shape, outputChannels: filter[0], filterHeight: filter[1], filterWidth: filter[2],
      window: window, groupCount: try groupCount(site.type(0).shape, filter))
  }

  private func floatKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) throws -> PlannedKernel {
    if let kernel = site.halfKernel(geometry, activation) { return kernel }
    switch site.kernels {
    case .reference: return referenceKernel(site, geometry, reason: KernelReason.requested)
    case .blas: return site.blasKernel(geometry, activation)
    case .micro(let instructionSet):
      return try microKernel(site, geometry, instructionSet)
    }
  }

  private func microKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) throws -> PlannedKernel {
    let reference = KernelCandidate(
      "reference", cycles: CostModel.reference(multiplyAddCount: site.multiplyAddCount)
    ) { referenceKernel(site, geometry, reason: KernelReason.unpackedWeights) }
    return try site.cheapest(
      of: geometry.isPointwise
        ? [
          pointwiseCandidate(site, geometry, instructionSet),
          sparseCandidate(site, geometry, instructionSet), site.blasCandidate(geometry, activation),
          reference,
        ]
        : [
          windowCandidate(site, geometry, instructionSet),
          winogradCandidate(site, geometry, instructionSet),
          planeCandidate(site, geometry, instructionSet), site.blasCandidate(geometry, activation),
          reference,
        ])
  }

  func referenceKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, reason: String
  ) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    return PlannedKernel(name: "reference", reason: reason) { context, _, _ in
      ReferenceKernels.convolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        output: context.mutablePointer(operands.output), geometry: geometry,
        epilogue: operands.epilogue(context))
    }
  }
}
