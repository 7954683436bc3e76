import ComputeKernels
import TensorCore

/// Replaces a part of a tensor by another tensor.
///
/// - Inputs: values; update, no longer along any axis; the first element to replace along each axis, `int32`
///   or `int64`. A start that would let the update reach outside is moved to the nearest one that does not.
/// - Output: the shape of the values.
/// - Source: TensorFlow Lite `DYNAMIC_UPDATE_SLICE`.
public struct UpdateSlice: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension UpdateSlice: PlainOperator, PositionalOperator {
  public static let kind: OperatorKind = "updateSlice"
  package static let signature = OperatorSignature(inputs: 3)
  package static let positionsInput = 2
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "values, update, starts, `int32` or `int64`",
    outputs: "the values with a part replaced by the update; a start too near to the end is moved")

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let values = try inputs.required(0, "values")
    let update = try inputs.required(1, "update")
    let starts = try inputs.requiredPositions(2, "starts")
    guard update.elementType == values.elementType, update.shape.rank == values.shape.rank,
      zip(update.shape.dimensions, values.shape.dimensions).allSatisfy({ $0 <= $1 }),
      starts.shape.elementCount == values.shape.rank
    else {
      throw EngineError(
        .shapeMismatch,
        "an update of \(update) at \(starts.shape.elementCount) positions does not fit values of \(values)")
    }
    return [inputs.output(values.shape, values.elementType)]
  }

  package func kernel<Position: FixedWidthInteger & Sendable>(
    _ site: NodeSite, position: Position.Type
  ) -> PlannedKernel {
    let shape = site.type(0).shape
    let elementByteCount = site.type(0).elementType.byteCount
    let strides = shape.strides.map { $0 * elementByteCount }
    let room = zip(shape.dimensions, site.type(1).shape.dimensions).map { $0 - $1 }
    let rows = EmbeddedRows(site.type(1).shape, in: shape, elementByteCount)
    let values = site.input(0, as: UInt8.self)
    let update = site.input(1, as: UInt8.self)
    let starts = site.input(2, as: Position.self)
    let output = site.output(0, as: UInt8.self)
    let byteCount = site.type(0).byteCount
    return PlannedKernel(name: "copy", reason: KernelReason.onlyOne) { context, _, _ in
      let destination = context.mutablePointer(output)
      destination.update(from: context.pointer(values), count: byteCount)
      let positions = context.pointer(starts)
      let start = strides.indices.reduce(0) { sum, axis in
        sum + min(max(Int(clamping: positions[axis]), 0), room[axis]) * strides[axis]
      }
      ReferenceKernels.copyRows(
        input: context.pointer(update), output: destination, rowByteCount: rows.byteCount, start: start,
        walk: rows.walk, rows: 0..<rows.walk.count)
    }
  }
}
