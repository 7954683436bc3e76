import ComputeKernels
import TensorCore

/// Surrounds a tensor with a filling.
///
/// - Inputs: any tensor; the filling, one element of its type (optional). Without it the filling is zero, in
///   a quantized tensor the zero point.
/// - Source: TensorFlow Lite `PAD` and `PADV2`.
public struct Pad: Sendable, Hashable {
  /// The number of elements added before the first one, for each axis.
  public var before: [Int]
  /// The number of elements added after the last one, for each axis.
  public var after: [Int]

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(before: [Int], after: [Int]) {
    self.before = before
    self.after = after
  }
}

extension Pad: OperatorDefinition {
  public static let kind: OperatorKind = "pad"
  package static let signature = OperatorSignature(inputs: 1, optional: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any, (filling: one element)",
    outputs: "surrounded by the filling; without it by zeros, or the zero point when quantized")
  package static let sample = Pad(before: [0, 1, 2, 0], after: [0, 3, 4, 0])

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integers("before", &before, in: 0...AttributeLimits.length, "elements added before the first")
    try visitor.integers("after", &after, in: 0...AttributeLimits.length, "elements added after the last")
  }

  package func validateTogether() throws {
    guard before.count == after.count else {
      throw EngineError(
        .invalidModel, "before has \(before.count) axes and after has \(after.count); expected as many")
    }
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    guard before.count == input.shape.rank, after.count == input.shape.rank else {
      throw EngineError(
        .shapeMismatch, "paddings for \(before.count) axes do not fit a tensor of shape \(input.shape)")
    }
    if let filling = inputs[1] {
      guard filling.shape.elementCount == 1, filling.elementType == input.elementType else {
        throw EngineError(
          .shapeMismatch, "the filling is \(filling); expected one element of \(input.elementType.rawValue)")
      }
    }
    let dimensions = zip(input.shape.dimensions, zip(before, after)).map { $0 + $1.0 + $1.1 }
    return [inputs.output(try Shape(validating: dimensions), input.elementType)]
  }

  private static let longRowByteCount = 512

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let outputType = site.outputs[0]
    let elementByteCount = outputType.elementType.byteCount
    let zeroPoint = UInt64(truncatingIfNeeded: outputType.quantization?.zeroPoint ?? 0)
    let strides = outputType.shape.strides
    // An empty tensor may be padded to one whose size overflows here; it has no rows to place.
    let start = zip(before, strides).reduce(0) { $0 &+ $1.0 &* $1.1 } &* elementByteCount
    let rows = EmbeddedRows(site.type(0).shape, in: outputType.shape, elementByteCount)
    let input = site.input(0, as: UInt8.self)
    let filling = site.optionalInput(1, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    let elements = site.elementTiling
    let tiling = site.tiling(count: rows.walk.count, workPerElement: rows.byteCount / elementByteCount)
    if rows.byteCount >= Self.longRowByteCount, rows.walk.count > 0 {
      let byteCount = outputType.byteCount
      return PlannedKernel(
        name: "copy", reason: "rows are so long that it is worth filling each gap by itself",
        tileCount: tiling.tileCount
      ) { context, tile, _ in
        ReferenceKernels.padRows(
          input: context.pointer(input), output: context.mutablePointer(output), byteCount: byteCount,
          rowByteCount: rows.byteCount, start: start, walk: rows.walk, rows: tiling.range(tile),
          elementByteCount: elementByteCount,
          pattern: filling.map { context.pattern($0, byteCount: elementByteCount) } ?? zeroPoint)
      }
    }
    // Rows are copied over the filling when all of it is there.
    let preparation = KernelPreparation(tileCount: elements.tileCount, byteCount: 0) { context, tile, _ in
      let elements = elements.range(tile)
      ReferenceKernels.fill(
        output: context.mutablePointer(output) + elements.lowerBound * elementByteCount,
        elementByteCount: elementByteCount, count: elements.count,
        pattern: filling.map { context.pattern($0, byteCount: elementByteCount) } ?? zeroPoint)
    }
    return PlannedKernel(
      name: "copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount, preparation: preparation
    ) { context, tile, _ in
      ReferenceKernels.copyRows(
        input: context.pointer(input), output: context.mutablePointer(output), rowByteCount: rows.byteCount,
        start: start, walk: rows.walk, rows: tiling.range(tile))
    }
  }
}
