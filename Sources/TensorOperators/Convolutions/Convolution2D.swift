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
  /// How numbers are quantized that meet quantized weights.
  public var inputQuantization: InputQuantization

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(
    window: Window2D, activation: Activation = .none, inputQuantization: InputQuantization = .xnnpack
  ) {
    self.window = window
    self.activation = activation
    self.inputQuantization = inputQuantization
  }
}

extension Convolution2D: ActivatingOperator {
  public static let kind: OperatorKind = "convolution2D"
  package static let signature = OperatorSignature(inputs: 2, optional: 2)
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, I]`, filter `[O, KH, KW, I / g]`, (bias `[O]`), (slope `[O]`)",
    outputs: "`[N, OH, OW, O]`; with `g` groups, output group `k` reads input group `k`")
  package static let sample = Convolution2D(
    window: .sample, activation: .rectifier, inputQuantization: .asymmetric)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try window.visit(&visitor)
    try visitor.activation(&activation)
    try visitor.inputQuantization(&inputQuantization)
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
      let isProduct =
        geometry.isPointwise && geometry.inputChannels + geometry.outputChannels > 2
        && inputQuantization == .xnnpack
      return try site.dynamicRangeConvolution(
        geometry, activation, unit: isProduct ? .pixel : .image, quantization: inputQuantization.rule)
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
          winogradCandidate(site, geometry, instructionSet), dilatedWindowCandidate(site, geometry),
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

extension Convolution2D {
  /// What computes some pixels of the output for another kernel; `nil` unless a product with the packed
  /// filter would compute all of them.
  func pixelProduct(_ site: NodeSite) -> PixelProduct? {
    guard case .micro(let wholeSet) = site.kernels, site.type(0).elementType == .float32,
      !site.inputs.isDynamicRange,
      let geometry = try? geometry(site), geometry.isPointwise, geometry.batchCount == 1,
      sparseCost(site, geometry, wholeSet).map({ $0.sparseCycles >= $0.denseCycles }) ?? true,
      let (filter, _, keepsHalves) = packedFilter(site, geometry, wholeSet), !keepsHalves
    else { return nil }
    return PixelProduct(
      site: site, geometry: geometry, filter: filter,
      operands: ConvolutionOperands(site, activation: activation))
  }

  /// The filter for the micro-kernels, the set of these, and whether weights of half precision stay so; `nil`
  /// when weights are computed at run time.
  private func packedFilter(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ wholeSet: InstructionSet
  ) -> (filter: Packed<PackedMatrix>, instructionSet: InstructionSet, keepsHalves: Bool)? {
    let instructionSet = wholeSet.narrowed(
      forRows: geometry.outputPixelCount, columnCount: geometry.outputChannels)
    let keepsHalves = keepsHalves(site, geometry, instructionSet)
    return site.packedMatrix(
      columnCount: geometry.outputChannels, depth: geometry.patchLength, instructionSet,
      keepsHalves: keepsHalves
    ).map { ($0, instructionSet, keepsHalves) }
  }

  /// The matrix product of the pixels where they lie with the filter.
  func pointwiseCandidate(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> KernelCandidate? {
    guard site.packsWeights else { return nil }
    let cycles = CostModel.product(
      rowCount: geometry.outputPixelCount, columnCount: geometry.outputChannels,
      depth: geometry.inputChannels, vectorLength: instructionSet.vectorLength)
    return KernelCandidate("pointwise GEMM", cycles: cycles) {
      pointwiseKernel(site, geometry, instructionSet)
    }
  }

  private func pointwiseKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ wholeSet: InstructionSet
  ) -> PlannedKernel? {
    guard let (filter, instructionSet, keepsHalves) = packedFilter(site, geometry, wholeSet)
    else { return nil }
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling =
      keepsHalves
      ? ProductTiling(
        wideningColumns: geometry.outputChannels, rowCount: geometry.outputPixelCount,
        depth: geometry.patchLength, instructionSet, threadCount: site.threadCount)
      : ProductTiling(
        rowCount: geometry.outputPixelCount, columnCount: geometry.outputChannels,
        depth: geometry.patchLength, instructionSet, rowGranularity: PackedMatrix.blockRowCount,
        threadCount: site.threadCount)
    let panel = Scratch<Float>(
      count: keepsHalves
        ? PackedMatrix.widenedPanelCount(
          columnCount: geometry.outputChannels, depth: geometry.patchLength,
          vectorLength: instructionSet.vectorLength) : 0)
    let addend = PixelAddend(
      site, geometry, blockLength: PixelAddend.cachedBlockLength(geometry), behind: panel)
    return PlannedKernel(
      name: "pointwise GEMM, \(instructionSet.name)",
      reason: "1×1 filter: a matrix product without copies, \(tiling)"
        + site.narrowingReason(instructionSet) + operands.fusionReason
        + (keepsHalves ? "; widens weights of half precision" : ""),
      tileCount: tiling.tileCount, scratchByteCountPerWorker: addend.scratch.byteCount,
      overwritableInputs: PackedMatrix.writesResultsOnce(
        rowCount: geometry.outputPixelCount, columnCount: geometry.outputChannels, instructionSet)
        ? site.wholeAddend : [],
      packedInputs: site.packedInputs, weights: filter
    ) { context, tile, worker in
      let rows = tiling.rows(tile)
      filter.withContents { filter in
        for first in addend.blockStarts(of: rows) {
          let pixels = addend.block(from: first, of: rows)
          filter.multiply(
            MatrixRows(
              context.pointer(operands.image) + first * geometry.inputChannels, count: pixels.count,
              length: geometry.inputChannels),
            panels: tiling.panels(tile),
            addend: addend.numbers(for: pixels, of: rows, context, worker: worker), bounds: operands.bounds,
            output: context.mutablePointer(operands.output) + first * geometry.outputChannels,
            scratch: context.pointer(panel, worker: worker))
        }
      }
    }
  }

  /// Whether weights of half precision stay so in memory, and are widened at each run. Widening takes about
  /// as long as multiplying three pixels, of which the bytes that need not be read give some back. Blocks of
  /// pixels with padded addends would each widen them again.
  private func keepsHalves(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> Bool {
    site.storedConstant(1)?.elementType == .float16 && (site.epilogue?.missingChannelCount ?? 0) == 0
      && geometry.outputChannels >= instructionSet.vectorLength
      && geometry.outputPixelCount >= Self.fewestPixelsToWidenFor
      && Self.weightsToWiden.contains(geometry.outputChannels * geometry.inputChannels)
  }

  private static let fewestPixelsToWidenFor = 96

  /// So many that it saves memory, and so few that the widened ones stay in a cache.
  private static let weightsToWiden = 1 << 12...1 << 19

  /// The product with the weights that are not zero.
  func sparseCandidate(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> KernelCandidate? {
    sparseCost(site, geometry, instructionSet).map { cost in
      KernelCandidate("sparse pointwise product", cycles: cost.sparseCycles) {
        sparseKernel(site, geometry, cost, instructionSet)
      }
    }
  }

  private func sparseKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ cost: SparseProductCost,
    _ instructionSet: InstructionSet
  ) -> PlannedKernel? {
    guard let (filter, layout) = site.sparseMatrix(cost, instructionSet) else { return nil }
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling = Tiling(count: geometry.outputPixelCount, tileLength: layout.blockLength)
    let scratch = Scratch<Float>(count: layout.scratchCount)
    let addend = PixelAddend(site, geometry, blockLength: tiling.tileLength, behind: scratch)
    return PlannedKernel(
      name: "sparse pointwise product, \(instructionSet.name)",
      reason: cost.description + operands.fusionReason,
      tileCount: tiling.tileCount * layout.partCount,
      scratchByteCountPerWorker: addend.scratch.byteCount, overwritableInputs: site.wholeAddend,
      packedInputs: site.packedInputs, weights: filter
    ) { context, tile, worker in
      let rows = tiling.range(tile / layout.partCount)
      filter.withContents { filter in
        for first in addend.blockStarts(of: rows) {
          let pixels = addend.block(from: first, of: rows)
          filter.multiply(
            context.pointer(operands.image) + first * geometry.inputChannels, rowCount: pixels.count,
            part: tile % layout.partCount,
            addend: addend.numbers(for: pixels, of: rows, context, worker: worker), bounds: operands.bounds,
            output: context.mutablePointer(operands.output) + first * geometry.outputChannels,
            scratch: context.pointer(scratch, worker: worker))
        }
      }
    }
  }

  /// What a product with the weights that are not zero costs; `nil` when the filter is none for it.
  private func sparseCost(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> SparseProductCost? {
    guard geometry.outputChannels >= instructionSet.vectorLength else { return nil }
    return site.sparseCost(
      rowCount: geometry.outputPixelCount, columnCount: geometry.outputChannels,
      depth: geometry.inputChannels, instructionSet)
  }
}

/// How a filter or a pooling window walks over the rows and columns of an image.
///
/// All lengths are in elements. Padding is explicit: the source model's SAME and VALID are resolved when
/// it is converted, since every shape is known then.
public struct Window2D: Sendable, Hashable {
  /// The rows from one window to the next.
  public var strideHeight: Int
  /// The columns from one window to the next.
  public var strideWidth: Int
  /// The rows from one element of the window to the next.
  public var dilationHeight: Int
  /// The columns from one element of the window to the next.
  public var dilationWidth: Int
  /// The rows added above the image.
  public var paddingTop: Int
  /// The rows added below the image.
  public var paddingBottom: Int
  /// The columns added left of the image.
  public var paddingLeft: Int
  /// The columns added right of the image.
  public var paddingRight: Int

  /// Creates a walk: every position, without padding, if nothing else is said.
  public init(
    strideHeight: Int = 1, strideWidth: Int = 1, dilationHeight: Int = 1, dilationWidth: Int = 1,
    paddingTop: Int = 0, paddingBottom: Int = 0, paddingLeft: Int = 0, paddingRight: Int = 0
  ) {
    self.strideHeight = strideHeight
    self.strideWidth = strideWidth
    self.dilationHeight = dilationHeight
    self.dilationWidth = dilationWidth
    self.paddingTop = paddingTop
    self.paddingBottom = paddingBottom
    self.paddingLeft = paddingLeft
    self.paddingRight = paddingRight
  }
}

extension Window2D {
  /// The number of window positions along one axis, or `nil` when the window does not fit once.
  public static func outputLength(
    input: Int, window: Int, stride: Int, dilation: Int, paddingBefore: Int, paddingAfter: Int
  ) -> Int? {
    let padded = input + paddingBefore + paddingAfter
    let extent = (window - 1) * dilation + 1
    guard window > 0, stride > 0, dilation > 0, padded >= extent else { return nil }
    return (padded - extent) / stride + 1
  }

  /// The padding before and after that gives `ceil(input / stride)` outputs, the odd element after.
  public static func samePadding(input: Int, window: Int, stride: Int, dilation: Int) -> (
    before: Int, after: Int
  ) {
    let output = (input + stride - 1) / stride
    let extent = (window - 1) * dilation + 1
    let total = max((output - 1) * stride + extent - input, 0)
    return (total / 2, total - total / 2)
  }
}

extension Window2D {
  /// A walk with telling attributes, for tests.
  package static let sample = Window2D(
    strideHeight: 2, strideWidth: 3, dilationHeight: 1, dilationWidth: 2, paddingTop: 0, paddingBottom: 1,
    paddingLeft: 2, paddingRight: 3)

  /// The documentation of the attributes, in the order in which they are written.
  package static var attributes: [Attribute] {
    var (window, list) = (sample, AttributeList())
    window.visit(&list)
    return list.attributes
  }

  /// Visits the attributes that every operator with a window has.
  mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.length("strideHeight", &strideHeight, "rows between two positions of the window")
    try visitor.length("strideWidth", &strideWidth, "columns between two positions of the window")
    try visitor.length("dilationHeight", &dilationHeight, "rows between two elements of the window")
    try visitor.length("dilationWidth", &dilationWidth, "columns between two elements of the window")
    try visitor.padding("paddingTop", &paddingTop, "rows added above the image")
    try visitor.padding("paddingBottom", &paddingBottom, "rows added below the image")
    try visitor.padding("paddingLeft", &paddingLeft, "columns added left of the image")
    try visitor.padding("paddingRight", &paddingRight, "columns added right of the image")
  }
}

extension ConvolutionGeometry {
  /// The geometry of a window over an image `[N, H, W, C]`.
  ///
  /// - Parameter groupCount: The number of groups that the channels are cut into.
  /// - Throws: ``EngineError/Code/shapeMismatch`` when the window does not fit once, and
  ///   ``EngineError/Code/invalidModel`` when the window or the result is larger than a tensor may be.
  package init(
    image: Shape, outputChannels: Int, filterHeight: Int, filterWidth: Int, window: Window2D,
    groupCount: Int = 1
  ) throws {
    guard
      let outputHeight = Window2D.outputLength(
        input: image[1], window: filterHeight, stride: window.strideHeight,
        dilation: window.dilationHeight, paddingBefore: window.paddingTop,
        paddingAfter: window.paddingBottom),
      let outputWidth = Window2D.outputLength(
        input: image[2], window: filterWidth, stride: window.strideWidth, dilation: window.dilationWidth,
        paddingBefore: window.paddingLeft, paddingAfter: window.paddingRight)
    else {
      throw EngineError(
        .shapeMismatch,
        "a \(filterHeight)×\(filterWidth) window does not fit once into an image of shape \(image)")
    }
    let (windowSize, isTooLarge) = filterHeight.multipliedReportingOverflow(by: filterWidth)
    guard !isTooLarge, windowSize <= Shape.maximumElementCount else {
      throw EngineError(
        .invalidModel,
        "a \(filterHeight)×\(filterWidth) window has more than \(Shape.maximumElementCount) elements")
    }
    _ = try Shape(
      validatingImages: image[0], height: outputHeight, width: outputWidth, channels: outputChannels)
    self.init(
      batchCount: image[0], inputHeight: image[1], inputWidth: image[2], inputChannels: image[3],
      outputHeight: outputHeight, outputWidth: outputWidth, outputChannels: outputChannels,
      filterHeight: filterHeight, filterWidth: filterWidth, strideHeight: window.strideHeight,
      strideWidth: window.strideWidth, dilationHeight: window.dilationHeight,
      dilationWidth: window.dilationWidth, paddingTop: window.paddingTop, paddingLeft: window.paddingLeft,
      groupCount: groupCount)
  }

  package var outputShape: Shape {
    Shape(images: batchCount, height: outputHeight, width: outputWidth, channels: outputChannels)
  }
}
