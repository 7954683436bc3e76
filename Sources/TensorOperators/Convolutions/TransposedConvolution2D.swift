import ComputeKernels
import TensorCore

/// Spreads each pixel of an image over a window of the result, weighted by a bank of filters; adds a bias,
/// then applies the activation.
///
/// Result pixel `(y, x)` sums over the filter elements `(i, j)` for which `y + paddingTop − i` is a multiple
/// of `strideHeight` and `x + paddingLeft − j` one of `strideWidth`; the quotients are the image's pixel.
///
/// - Inputs: image `[N, H, W, I]`, filter `[O, KH, KW, I]`, bias `[O]` (optional), slope `[O]` (optional).
///   With a slope, a negative result is multiplied by the slope of its channel.
/// - Output: `[N, height, width, O]`.
/// - Source: TensorFlow Lite `TRANSPOSE_CONV`, MediaPipe's custom operator `Convolution2DTransposeBias`.
public struct TransposedConvolution2D: Sendable, Hashable {
  /// The rows of the result.
  public var height: Int
  /// The columns of the result.
  public var width: Int
  /// The rows between the windows of two neighbouring pixels of the image.
  public var strideHeight: Int
  /// The columns between the windows of two neighbouring pixels of the image.
  public var strideWidth: Int
  /// The rows of the first window that lie above the result.
  public var paddingTop: Int
  /// The columns of the first window that lie left of the result.
  public var paddingLeft: Int
  /// What is applied to each result.
  public var activation: Activation

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(
    height: Int, width: Int, strideHeight: Int = 1, strideWidth: Int = 1, paddingTop: Int = 0,
    paddingLeft: Int = 0, activation: Activation = .none
  ) {
    self.height = height
    self.width = width
    self.strideHeight = strideHeight
    self.strideWidth = strideWidth
    self.paddingTop = paddingTop
    self.paddingLeft = paddingLeft
    self.activation = activation
  }
}

extension TransposedConvolution2D: ActivatingOperator {
  public static let kind: OperatorKind = "transposedConvolution2D"
  package static let signature = OperatorSignature(inputs: 2, optional: 2)
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, I]`, filter `[O, KH, KW, I]`, (bias `[O]`), (slope `[O]`)",
    outputs:
      "`[N, height, width, O]`; result `y` meets filter row `i` and image row `(y + paddingTop − i) / strideHeight` where that is whole, columns alike"
  )
  package static let sample = TransposedConvolution2D(
    height: 9, width: 8, strideHeight: 2, strideWidth: 3, paddingTop: 1, paddingLeft: 2,
    activation: .rectifier)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.length("height", &height, "rows of the output")
    try visitor.length("width", &width, "columns of the output")
    try visitor.length("strideHeight", &strideHeight, "rows between two positions of the window")
    try visitor.length("strideWidth", &strideWidth, "columns between two positions of the window")
    try visitor.padding("paddingTop", &paddingTop, "rows added above the image")
    try visitor.padding("paddingLeft", &paddingLeft, "columns added left of the image")
    try visitor.activation(&activation)
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    let filter = try inputs.required(1, "filter", rank: 4)
    guard image.shape[3] == filter.shape[3] else {
      throw EngineError(
        .shapeMismatch,
        "input has \(image.shape[3]) channels, filter \(filter.shape) expects \(filter.shape[3])")
    }
    try inputs.checkConvolutionTypes(image: image, filter: filter, channels: filter.shape[0], filterAxis: 0)
    _ = try Shape(validating: [filter.shape[1], filter.shape[2]])
    let shape = try Shape(validating: [image.shape[0], height, width, filter.shape[0]])
    return [inputs.output(shape, image.elementType)]
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    guard let image = inputs[0], let filter = inputs[1] else { return 0 }
    return image.shape.elementCount / max(image.shape[3], 1) * filter.shape.elementCount
  }

  /// A part of the filter is walked over for each output, even where it meets no pixel, or elements without
  /// channels.
  package func operationCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    guard let filter = inputs[1]?.shape else { return 0 }
    let rowCount = (filter[1] + strideHeight - 1) / strideHeight
    let columnCount = (filter[2] + strideWidth - 1) / strideWidth
    return outputs[0].shape.elementCount * rowCount * columnCount * max(filter[3], 1)
  }

  package func geometry(_ image: Shape, _ filter: Shape) -> TransposedConvolutionGeometry {
    TransposedConvolutionGeometry(
      batchCount: image[0], inputHeight: image[1], inputWidth: image[2], inputChannels: image[3],
      outputChannels: filter[0],
      rows: TransposedAxis(
        outputLength: height, filterLength: filter[1], stride: strideHeight, padding: paddingTop),
      columns: TransposedAxis(
        outputLength: width, filterLength: filter[2], stride: strideWidth, padding: paddingLeft))
  }

  /// With more phases than this, most have a filter of few elements, and packing them takes more memory than
  /// the filter.
  private static let maximumPackedPhaseCount = 64

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let geometry = geometry(site.type(0).shape, site.type(1).shape)
    switch site.type(0).elementType {
    case .float32 where site.inputs.isDynamicRange:
      return try dynamicRangeKernel(site, geometry)
    case .float32: return try floatKernel(site, geometry)
    case .uint8: return try quantizedKernel(site, geometry, element: UInt8.self)
    case .int8: return try quantizedKernel(site, geometry, element: Int8.self)
    case .int16 where site.inputs.isWide: return try wideKernel(site, geometry)
    case let other: throw site.unsupported(other)
    }
  }

  private func floatKernel(
    _ site: NodeSite, _ geometry: TransposedConvolutionGeometry
  ) throws -> PlannedKernel {
    return try site.cheapest(of: [
      planeCandidate(site, geometry),
      phaseCandidate(site, geometry),
      KernelCandidate("reference", cycles: CostModel.reference(multiplyAddCount: site.multiplyAddCount)) {
        referenceKernel(site, geometry)
      },
    ])
  }

  private func referenceKernel(_ site: NodeSite, _ geometry: TransposedConvolutionGeometry) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    let reason = referenceReason(site, geometry)
    return PlannedKernel(name: "reference", reason: reason) { context, _, _ in
      ReferenceKernels.transposedConvolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        output: context.mutablePointer(operands.output), geometry: geometry,
        epilogue: operands.epilogue(context))
    }
  }

  /// Vectors over the columns for one output channel, where each input pixel alone makes a block of outputs.
  private func planeCandidate(
    _ site: NodeSite, _ geometry: TransposedConvolutionGeometry
  ) -> KernelCandidate? {
    guard !site.wantsReference, hasFewPhases(geometry), geometry.fitsPlanes(site.kernels.instructionSet),
      site.takesPlanes
    else { return nil }
    return KernelCandidate("column vectors by phases", cycles: CostModel.planes(geometry)) {
      planeKernel(site, geometry)
    }
  }

  private func planeKernel(
    _ site: NodeSite, _ geometry: TransposedConvolutionGeometry
  ) -> PlannedKernel? {
    let instructionSet = site.kernels.instructionSet
    let operands = ConvolutionOperands(site, activation: activation)
    let elementsPerRow = geometry.inputWidth * (geometry.inputChannels + geometry.phaseCount)
    return site.planeKernel(
      name: "column vectors by phases",
      rows: site.tiling(count: geometry.batchCount * geometry.inputHeight, workPerElement: elementsPerRow),
      scratchCount: geometry.planeScratchCount
    ) { context, filter, biases, inputRows, scratch in
      FastKernels.planeTransposedConvolution2D(
        input: context.pointer(operands.image), filter: filter, bias: biases[0], bounds: operands.bounds,
        output: context.mutablePointer(operands.output), geometry: geometry, inputRows: inputRows,
        instructionSet: instructionSet, scratch: scratch)
    }
  }

  /// The matrix products of the inputs that the outputs of each phase sum over with the filter of that phase.
  private func phaseCandidate(
    _ site: NodeSite, _ geometry: TransposedConvolutionGeometry
  ) -> KernelCandidate? {
    guard let phases = phaseFilters(site, geometry) else { return nil }
    let cycles = CostModel.phaseProducts(
      phases.geometry, vectorLength: site.kernels.instructionSet.vectorLength)
    return KernelCandidate("GEMM by phases", cycles: cycles) { phaseKernel(site, phases) }
  }

  private func phaseKernel(_ site: NodeSite, _ phases: PhaseFilters) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    let instructionSet = site.kernels.instructionSet
    let geometry = phases.geometry
    let (bias, slope) = (site.constant(2), site.constant(3))
    let byteCount = phases.packedByteCount { rowCount, columnCount in
      PackedMatrix.byteCount(
        columnCount: geometry.outputChannels, depth: rowCount * columnCount * geometry.inputChannels,
        instructionSet)
    }
    let filters = Packed(byteCount: byteCount) {
      phases.repeated(bias?.evaluated.inMemory).withFloats { bias in
        phases.repeated(slope?.evaluated.inMemory).withFloats { slope in
          phases.parts.map { part in
            withExtendedLifetime(part) {
              PackedMatrix(
                filter: StoredFloats(part), bias: bias, slope: slope, columnCount: geometry.outputChannels,
                depth: part.shape[1], instructionSet: instructionSet)
            }
          }
        }
      }
    }
    let bounds = activation.bounds
    let tiling = geometry.tiling
    let lines = Scratch<Float>(count: geometry.mirroredCount)
    return PlannedKernel(
      name: "GEMM by phases, \(instructionSet.name)", reason: phaseReason(geometry),
      tileCount: tiling.tileCount, scratchByteCountPerWorker: lines.byteCount,
      packedInputs: site.packedInputs,
      weights: filters
    ) { context, tile, worker in
      FastKernels.transposedConvolution2D(
        input: context.pointer(operands.image), filters: filters.contents,
        output: context.mutablePointer(operands.output), geometry: geometry, bounds: bounds,
        rows: tiling.range(tile), lines: context.pointer(lines, worker: worker))
    }
  }
}

extension TransposedConvolution2D {
  /// The filter cut by phases, or `nil` when plain loops were asked for, a weight is computed at run time,
  /// the filter is empty or there are too many phases.
  func phaseFilters(_ site: NodeSite, _ geometry: TransposedConvolutionGeometry) -> PhaseFilters? {
    guard !site.wantsReference, site.packsWeights, hasFewPhases(geometry),
      let filter = site.storedConstant(1),
      filter.shape.elementCount > 0
    else { return nil }
    return PhaseFilters(filter: filter, original: geometry)
  }

  private func hasFewPhases(_ geometry: TransposedConvolutionGeometry) -> Bool {
    geometry.phaseCount <= Self.maximumPackedPhaseCount
  }

  func referenceReason(_ site: NodeSite, _ geometry: TransposedConvolutionGeometry) -> String {
    if site.wantsReference { return KernelReason.requested }
    return hasFewPhases(geometry)
      ? KernelReason.unpackedWeights : "\(geometry.phaseCount) phases are too many to pack"
  }

  func phaseReason(_ geometry: TransposedConvolutionGeometry) -> String {
    "outputs of each of \(geometry.phaseCount) phases are a convolution without stride"
  }
}

extension TransposedConvolutionGeometry {
  /// The rows of outputs, cut where threads can share them.
  var tiling: Tiling {
    Tiling(
      count: outputRowCount, workPerElement: columns.outputLength * outputChannels * longestPatch,
      workPerTile: TileWork.multiplyAdds.perTile)
  }
}
