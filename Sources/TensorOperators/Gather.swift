import ComputeKernels
import TensorCore

/// Picks slices along an axis by their positions.
///
/// - Inputs: values `[batch…, outer…, L, inner…]`, where `L` is the length of ``axis``; positions
///   `[batch…, P…]`, `int32` or `int64`. A position outside the axis is moved to its nearest end.
/// - Output: `[batch…, outer…, P…, inner…]`.
/// - Source: TensorFlow Lite `GATHER`, and `EMBEDDING_LOOKUP`, which picks rows.
public struct Gather: Sendable, Hashable {
  /// Non-negative.
  public var axis: Int
  /// The number of leading axes that values and positions share.
  public var batchAxisCount: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(axis: Int, batchAxisCount: Int = 0) {
    self.axis = axis
    self.batchAxisCount = batchAxisCount
  }
}

extension Gather: PositionalOperator {
  public static let kind: OperatorKind = "gather"
  package static let signature = OperatorSignature(inputs: 2)
  package static let positionsInput = 1
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "values, positions `[batch…, P…]`, `int32` or `int64`",
    outputs:
      "the values with `axis` replaced by the axes `P…`: slices at the positions; a position outside is moved to the nearest end"
  )
  package static let sample = Gather(axis: 2, batchAxisCount: 1)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("axis", &axis, in: AttributeLimits.axes, "the axis to pick along")
    try visitor.integer(
      "batchAxisCount", &batchAxisCount, in: AttributeLimits.axes,
      "leading axes that values and positions share; at most `axis`")
  }

  package func validateTogether() throws {
    guard batchAxisCount <= axis else {
      throw EngineError(.invalidModel, "axis \(axis) is one of the \(batchAxisCount) axes of the batch")
    }
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let values = try inputs.required(0, "values")
    let positions = try inputs.requiredPositions(1, "positions")
    guard axis < values.shape.rank, batchAxisCount <= positions.shape.rank,
      values.shape.dimensions[..<batchAxisCount] == positions.shape.dimensions[..<batchAxisCount]
    else {
      throw EngineError(
        .shapeMismatch,
        "positions of shape \(positions.shape) do not fit axis \(axis) of \(values.shape) with "
          + "\(batchAxisCount) axes in common")
    }
    guard values.shape[axis] > 0 || positions.shape.elementCount == 0 else {
      throw EngineError(.shapeMismatch, "axis \(axis) of \(values.shape) has no elements to pick")
    }
    let dimensions =
      values.shape.dimensions[..<axis] + positions.shape.dimensions[batchAxisCount...]
      + values.shape.dimensions[(axis + 1)...]
    return [inputs.output(try Shape(validating: Array(dimensions)), values.elementType)]
  }

  package func kernel<Position: FixedWidthInteger & Sendable>(
    _ site: NodeSite, position: Position.Type
  ) -> PlannedKernel {
    let (shape, positionsShape) = (site.type(0).shape, site.type(1).shape)
    let batchCount = shape.elementCount(along: 0..<batchAxisCount)
    let outerCount = shape.elementCount(along: batchAxisCount..<axis)
    let length = shape[axis]
    let positionCount = positionsShape.elementCount(along: batchAxisCount..<positionsShape.rank)
    let runByteCount = shape.elementStride(of: axis) * site.type(0).elementType.byteCount
    let input = site.input(0, as: UInt8.self)
    let positions = site.input(1, as: Position.self)
    let output = site.output(0, as: UInt8.self)
    let tiling = site.tiling(count: batchCount * outerCount * positionCount, workPerElement: runByteCount)
    return PlannedKernel(name: "copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      Self.gather(
        input: context.pointer(input), positions: context.pointer(positions),
        output: context.mutablePointer(output), outerCount: outerCount, length: length,
        positionCount: positionCount, runByteCount: runByteCount, runs: tiling.range(tile))
    }
  }
}

extension Gather {
  /// Picks slices along an axis by their positions. It works on the bytes of any element type.
  ///
  /// - Shapes: input `[batches, outer, length, run]`, positions `[batches, positionCount]`, output
  ///   `[batches, outer, positionCount, run]`, where a run has `runByteCount` bytes.
  /// - Parameter runs: The runs of the output that are picked, counted over all of them.
  /// - Precondition: `length` is positive, or there are no positions.
  /// - Source: `tensorflow/lite/kernels/internal/reference/gather.h`; there, a position outside is an error.
  static func gather<Position: FixedWidthInteger>(
    input: UnsafeRawPointer, positions: UnsafePointer<Position>, output: UnsafeMutableRawPointer,
    outerCount: Int, length: Int, positionCount: Int, runByteCount: Int, runs: Range<Int>
  ) {
    var run = runs.lowerBound
    while run < runs.upperBound {
      let (slice, index) = run.quotientAndRemainder(dividingBy: positionCount)
      let count = min(positionCount - index, runs.upperBound - run)
      let picked = PickedRuns(
        source: input + slice * length * runByteCount, length: length,
        positions: positions + (slice / outerCount * positionCount + index), count: count,
        byteCount: runByteCount, target: output + run * runByteCount)
      switch runByteCount {
      case 1: picked.copy(as: UInt8.self)
      case 2: picked.copy(as: UInt16.self)
      case 4: picked.copy(as: UInt32.self)
      case 8: picked.copy(as: UInt64.self)
      default: picked.copy()
      }
      run += count
    }
  }
}

/// Runs of bytes of one slice that are picked by their positions.
private struct PickedRuns<Position: FixedWidthInteger> {
  let source: UnsafeRawPointer
  /// The number of runs at the source.
  let length: Int
  let positions: UnsafePointer<Position>
  let count: Int
  let byteCount: Int
  let target: UnsafeMutableRawPointer

  @inline(__always)
  func copy() {
    for index in 0..<count {
      let position = positions[index].clamped(below: length)
      (target + index * byteCount).copyMemory(from: source + position * byteCount, byteCount: byteCount)
    }
  }

  /// Copies runs of one element.
  @inline(__always)
  func copy<Element: BitwiseCopyable>(as _: Element.Type) {
    let source = source.assumingMemoryBound(to: Element.self)
    let target = target.assumingMemoryBound(to: Element.self)
    for index in 0..<count { target[index] = source[positions[index].clamped(below: length)] }
  }
}

extension FixedWidthInteger {
  /// The position, or the nearest one that an axis of this length has.
  @inline(__always)
  func clamped(below length: Int) -> Int {
    Swift.min(Swift.max(Int(clamping: self), 0), length - 1)
  }
}
