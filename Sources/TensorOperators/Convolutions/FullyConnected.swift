import ComputeKernels
import TensorCore

/// Multiplies rows by a matrix and adds a bias: `y = activation(x · Wᵀ + b)`.
///
/// - Inputs: rows with `I` elements each (any shape whose element count is a multiple of `I`),
///   weights `[O, I]`, bias `[O]` (optional).
/// - Output: `[rows, O]`, or the input's shape with its last dimension replaced by `O`.
/// - Source: TensorFlow Lite `FULLY_CONNECTED`.
public struct FullyConnected: Sendable, Hashable {
  /// What is applied to each result.
  public var activation: Activation
  /// Whether the leading dimensions of the input are kept instead of being folded into one.
  public var keepsDimensions: Bool
  /// How numbers are quantized that meet quantized weights.
  public var inputQuantization: InputQuantization

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(
    activation: Activation = .none, keepsDimensions: Bool = false,
    inputQuantization: InputQuantization = .xnnpack
  ) {
    self.activation = activation
    self.keepsDimensions = keepsDimensions
    self.inputQuantization = inputQuantization
  }
}

extension FullyConnected: ActivatingOperator {
  public static let kind: OperatorKind = "fullyConnected"
  package static let signature = OperatorSignature(inputs: 2, optional: 1)
  package static let documentation = OperatorDocumentation(
    inputs: "rows of `I` elements, weights `[O, I]`, (bias `[O]`)",
    outputs: "rows of `O` elements")
  package static let sample = FullyConnected(
    activation: .rectifier6, keepsDimensions: true, inputQuantization: .symmetric)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.activation(&activation)
    try visitor.boolean("keepsDimensions", &keepsDimensions, "whether the leading dimensions stay")
    try visitor.inputQuantization(&inputQuantization)
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "rows")
    let weights = try inputs.required(1, "weights", rank: 2)
    let length = weights.shape[1]
    guard length > 0, input.shape.elementCount % length == 0 else {
      throw EngineError(
        .shapeMismatch, "input \(input.shape) is not made of rows of \(length) elements")
    }
    try inputs.checkConvolutionTypes(
      image: input, filter: weights, channels: weights.shape[0], filterAxis: 0)
    if keepsDimensions {
      guard input.shape.lastDimension == length else {
        throw EngineError(.shapeMismatch, "the last dimension of \(input.shape) is not \(length)")
      }
      return [
        inputs.output(
          Shape(input.shape.dimensions.dropLast() + [weights.shape[0]]), input.elementType)
      ]
    }
    return [inputs.output([input.shape.elementCount / length, weights.shape[0]], input.elementType)]
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    outputs[0].shape.elementCount * (inputs[1]?.shape[1] ?? 0)
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let weights = site.type(1).shape
    let rowCount = site.type(0).shape.elementCount / weights[1]
    switch site.type(0).elementType {
    case .float32 where site.inputs.isDynamicRange:
      return try site.dynamicRangeConvolution(
        try pixelGeometry(rowCount: rowCount, weights: weights), activation, unit: .pixel,
        quantization: inputQuantization.rule)
    case .float32:
      return try floatKernel(site, rowCount: rowCount, weights: weights)
    case .uint8: return try quantizedKernel(site, rowCount: rowCount, weights: weights, element: UInt8.self)
    case .int8: return try quantizedKernel(site, rowCount: rowCount, weights: weights, element: Int8.self)
    case .int16 where site.inputs.isWide:
      return try site.wideConvolution(
        try pixelGeometry(rowCount: rowCount, weights: weights), activation, isMatrixProduct: true)
    case .int16 where site.type(1).elementType == .int16:
      let requantization = try site.wideRequantization(activation, isMatrixProduct: true)
      return site.computedWideProduct(
        computedGeometry(rowCount: rowCount, weights: weights), requantization, right: Int16.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func floatKernel(_ site: NodeSite, rowCount: Int, weights: Shape) throws -> PlannedKernel {
    let geometry = try pixelGeometry(rowCount: rowCount, weights: weights)
    if let kernel = site.halfKernel(geometry, activation) { return kernel }
    if site.wantsReference { return referenceKernel(site, rowCount: rowCount, weights: weights) }
    let packed = site.packedCandidate(
      rowCount: rowCount, columnCount: weights[0], depth: weights[1], bounds: activation.bounds)
    return try site.cheapest(of: [
      packed, packed == nil ? nil : site.blasCandidate(geometry, activation),
      computedCandidate(site, rowCount: rowCount, weights: weights),
      // Faster for a lone column, but its sums do not have the reference's bits.
      packed != nil
        ? nil
        : KernelCandidate(
          "dot products SIMD", cycles: CostModel.unpackedProduct(multiplyAddCount: site.multiplyAddCount)
        ) { vectorKernel(site, rowCount: rowCount, weights: weights) },
    ])
  }

  /// A product with weights that other nodes compute.
  private func computedCandidate(_ site: NodeSite, rowCount: Int, weights: Shape) -> KernelCandidate? {
    guard site.isOmitted(3) else { return nil }
    return site.computedCandidate(
      computedGeometry(rowCount: rowCount, weights: weights), bias: site.optionalInput(2, as: Float.self),
      bounds: activation.bounds)
  }

  /// The product of two matrices of which neither is known before.
  private func computedGeometry(rowCount: Int, weights: Shape) -> BatchMatrixGeometry {
    BatchMatrixGeometry(
      rowCount: rowCount, columnCount: weights[0], depth: weights[1], transposesLeft: false,
      transposesRight: true, matrices: Broadcast(left: [], right: [], output: []), batchCount: 1)
  }

  private func referenceKernel(_ site: NodeSite, rowCount: Int, weights: Shape) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    return PlannedKernel(name: "reference", reason: KernelReason.requested) { context, _, _ in
      ReferenceKernels.fullyConnected(
        input: context.pointer(operands.image), weights: context.pointer(operands.filter),
        output: context.mutablePointer(operands.output), rowCount: rowCount, inputLength: weights[1],
        outputLength: weights[0], epilogue: operands.epilogue(context))
    }
  }

  /// What is worth handing to a thread: a product of few rows waits for the weights.
  private static let multiplyAddsPerTile = 1 << 17

  private func vectorKernel(_ site: NodeSite, rowCount: Int, weights: Shape) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling = Tiling(
      count: weights[0], workPerElement: rowCount * weights[1], workPerTile: Self.multiplyAddsPerTile)
    return PlannedKernel(
      name: "dot products SIMD", reason: "rows and weights are multiplied where they lie",
      tileCount: tiling.tileCount
    ) { context, tile, _ in
      FastKernels.fullyConnected(
        input: context.pointer(operands.image), weights: context.pointer(operands.filter),
        output: context.mutablePointer(operands.output), rowCount: rowCount, inputLength: weights[1],
        outputLength: weights[0], epilogue: operands.epilogue(context), columns: tiling.range(tile))
    }
  }

  /// A matrix product is a pointwise convolution whose pixels are the rows, but for weights or a bias that
  /// other nodes compute, whose products XNNPACK leaves to TensorFlow Lite, and that to ruy.
  private func quantizedKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, rowCount: Int, weights: Shape, element: Quantized.Type
  ) throws -> PlannedKernel {
    guard site.isComputed(1) || site.isComputed(2), site.type(1).quantization?.count == 1 else {
      return try site.quantizedConvolution(
        try pixelGeometry(rowCount: rowCount, weights: weights), activation, element: element)
    }
    let result = try site.quantizedScale(site.outputs[0], "the output")
    let rule = QuantizedMatrixRule(
      left: try site.quantizedScale(site.type(0), "the input"),
      right: try site.quantizedScale(site.type(1), "the weights"), output: result,
      bounds: activation.quantizedBounds(result, element: element), library: .ruy)
    return site.computedProduct(
      computedGeometry(rowCount: rowCount, weights: weights), rule, element: element)
  }

  private func pixelGeometry(rowCount: Int, weights: Shape) throws -> ConvolutionGeometry {
    try ConvolutionGeometry(
      image: [1, rowCount, 1, weights[1]], outputChannels: weights[0], filterHeight: 1, filterWidth: 1,
      window: Window2D())
  }
}
