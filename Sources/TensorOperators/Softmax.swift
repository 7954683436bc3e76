import ComputeKernels
import TensorCore

/// Turns each row of scores along the last axis into shares of one: `exp(beta · x) / Σ exp(beta · x)`.
///
/// - Input and output: the same shape, of at least one axis.
/// - Source: TensorFlow Lite `SOFTMAX`.
public struct Softmax: Sendable, Hashable {
  /// What scores are multiplied with; the reciprocal of a temperature.
  public var beta: Float

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(beta: Float = 1) {
    self.beta = beta
  }
}

extension Softmax: OperatorDefinition {
  public static let kind: OperatorKind = "softmax"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the same shape; `exp(beta · x) / Σ exp(beta · x)` along the last axis")
  package static let sample = Softmax(beta: 1.5)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.number("beta", &beta, in: AttributeLimits.positive, "what scores are multiplied with")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    var types = try inputs.typesOfRows()
    // Shares of 8-bit scores may have 16 bits.
    if [.int8, .uint8].contains(types[0].elementType), inputs.declaredOutputs.first?.elementType == .int16 {
      types[0].elementType = .int16
    }
    return types
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return floatKernel(site)
    case .uint8 where site.outputs[0].elementType == .int16:
      return try quantizedKernel(site, from: UInt8.self, to: Int16.self)
    case .int8 where site.outputs[0].elementType == .int16:
      return try quantizedKernel(site, from: Int8.self, to: Int16.self)
    case .uint8: return try quantizedKernel(site, from: UInt8.self, to: UInt8.self)
    case .int8: return try quantizedKernel(site, from: Int8.self, to: Int8.self)
    case .int16: return try wideKernel(site)
    case let other: throw site.unsupported(other)
    }
  }

  /// The kernel of 16-bit quantized values, whose shares are fractions of 2¹⁵.
  private func wideKernel(_ site: NodeSite) throws -> PlannedKernel {
    let scale = try site.wideScale(site.type(0), "the input")
    let result = try site.wideScale(site.outputs[0], "the output")
    guard abs(result - 0x1p-15) <= 0x1p-15 / 1000 else {
      throw EngineError(.unsupportedOperator, "the output has the scale \(result); expected \(0x1p-15)")
    }
    let beta = beta
    let softmax = Packed(byteCount: WideSoftmax.tableByteCount) { WideSoftmax(beta: beta, scale: scale) }
    let (input, output) = (site.input(0, as: Int16.self), site.output(0, as: Int16.self))
    let (length, tiling) = site.rowTiling
    return PlannedKernel(
      name: "quantized reference", reason: KernelReason.onlyOne, tileCount: tiling.tileCount, weights: softmax
    ) { context, tile, _ in
      ReferenceKernels.softmax(
        input: context.pointer(input), output: context.mutablePointer(output), length: length,
        softmax: softmax.contents, rows: tiling.range(tile))
    }
  }

  private func floatKernel(_ site: NodeSite) -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    let beta = beta
    guard !site.wantsReference else {
      return site.rowKernel { context, length, rows in
        ReferenceKernels.softmax(
          input: context.pointer(input), output: context.mutablePointer(output), length: length, beta: beta,
          rows: rows)
      }
    }
    let instructionSet = site.kernels.instructionSet
    let (length, tiling) = site.rowTiling
    return PlannedKernel(
      name: "rows, \(instructionSet.name)", reason: "vectors compute the exponentials",
      tileCount: tiling.tileCount, overwritableInputs: [0]
    ) { context, tile, _ in
      FastKernels.softmax(
        input: context.pointer(input), output: context.mutablePointer(output), length: length, beta: beta,
        rows: tiling.range(tile), instructionSet: instructionSet)
    }
  }

  /// The kernel of 8-bit quantized scores, whose shares may have 16 bits.
  private func quantizedKernel<Score: QuantizedElement, Share: FixedWidthInteger & Sendable>(
    _ site: NodeSite, from: Score.Type, to: Share.Type
  ) throws -> PlannedKernel {
    let softmax = QuantizedSoftmax(
      beta: beta, from: try site.quantizedScale(site.type(0), "the input"),
      to: try site.quantizedScale(site.outputs[0], "the output"))
    if !site.wantsReference, Score.self == Share.self {
      if let kernel = vectorKernel(site, softmax, isSigned: Score.isSigned) { return kernel }
      if let kernel = kernelByScore(site, softmax, element: Score.self) { return kernel }
    }
    let (input, output) = (site.input(0, as: Score.self), site.output(0, as: Share.self))
    return site.rowKernel { context, length, rows in
      ReferenceKernels.softmax(
        input: context.pointer(input), output: context.mutablePointer(output), length: length,
        softmax: softmax, rows: rows)
    }
  }

  /// The micro-kernel, which computes several rows side by side.
  ///
  /// - Returns: `nil` when there are too few rows.
  private func vectorKernel(_ site: NodeSite, _ softmax: QuantizedSoftmax, isSigned: Bool) -> PlannedKernel? {
    let instructionSet = site.kernels.instructionSet
    let shape = site.type(0).shape
    let length = shape[shape.rank - 1]
    let rowsPerBlock = FastKernels.softmaxRowCount(instructionSet)
    let rowCount = shape.elementCount(along: 0..<shape.rank - 1)
    guard length > 0, rowCount >= rowsPerBlock else { return nil }
    // The last rows of a tile overlap those before, but none of another tile.
    let tiling = site.tiling(count: rowCount / rowsPerBlock, workPerElement: rowsPerBlock * length)
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    let scratch = Scratch<Float>(
      byteCount: FastKernels.softmaxScratchByteCount(length: length, instructionSet))
    return PlannedKernel(
      name: "rows of quantized values side by side, \(instructionSet.name)",
      reason: "sums of \(rowsPerBlock) rows fill a vector", tileCount: tiling.tileCount,
      scratchByteCountPerWorker: scratch.byteCount
    ) { context, tile, worker in
      let blocks = tiling.range(tile)
      let end = tile == tiling.tileCount - 1 ? rowCount : blocks.upperBound * rowsPerBlock
      FastKernels.softmax(
        input: context.pointer(input), output: context.mutablePointer(output), length: length,
        softmax: softmax, isSigned: isSigned, rows: blocks.lowerBound * rowsPerBlock..<end,
        scratch: context.pointer(scratch, worker: worker), instructionSet: instructionSet)
    }
  }

  /// The kernel that computes each score's share once for a row.
  ///
  /// - Returns: `nil` when rows have fewer elements than there are scores.
  private func kernelByScore<Quantized: QuantizedElement>(
    _ site: NodeSite, _ softmax: QuantizedSoftmax, element: Quantized.Type
  ) -> PlannedKernel? {
    let (length, tiling) = site.rowTiling
    guard length >= Quantized.range.count else { return nil }
    let instructionSet = site.kernels.instructionSet
    let (input, output) = (site.input(0, as: Quantized.self), site.output(0, as: Quantized.self))
    return PlannedKernel(
      name: "long rows of quantized values, \(instructionSet.name)",
      reason: "a row has more elements than there are scores", tileCount: tiling.tileCount
    ) { context, tile, _ in
      FastKernels.softmaxByScore(
        input: context.pointer(input), output: context.mutablePointer(output), length: length,
        softmax: softmax, rows: tiling.range(tile), instructionSet: instructionSet)
    }
  }
}
