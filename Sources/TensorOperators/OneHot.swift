import ComputeKernels
import TensorCore

/// Turns each position into a run of `depth` elements: one value at the position, another one elsewhere.
///
/// - Inputs: positions, `int32` or `int64`; the value at the position; the value elsewhere, both scalars of
///   one type. A position outside `0..<depth` gives a run without the first value.
/// - Output: the positions' shape with an axis of length ``depth`` at ``axis``.
/// - Source: TensorFlow Lite `ONE_HOT`.
public struct OneHot: Sendable, Hashable {
  /// The length of the new axis.
  public var depth: Int
  /// The place of the new axis among those of the output; non-negative.
  public var axis: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(depth: Int, axis: Int) {
    self.depth = depth
    self.axis = axis
  }
}

extension OneHot: PositionalOperator {
  public static let kind: OperatorKind = "oneHot"
  package static let signature = OperatorSignature(inputs: 3)
  package static let positionsInput = 0
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "positions, `int32` or `int64`, value, other value",
    outputs:
      "the positions with a new axis of `depth` elements: the value at the position, the other value elsewhere"
  )
  package static let sample = OneHot(depth: 5, axis: 4)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("depth", &depth, in: 0...AttributeLimits.position, "length of the new axis")
    try visitor.integer("axis", &axis, in: AttributeLimits.axes, "the place of the new axis")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let positions = try inputs.requiredPositions(0, "positions")
    let (on, off) = (try inputs.required(1, "value"), try inputs.required(2, "other value"))
    guard on.shape.elementCount == 1, off.shape.elementCount == 1, on.elementType == off.elementType else {
      throw EngineError(.shapeMismatch, "the values are \(on) and \(off); expected two scalars of one type")
    }
    guard axis <= positions.shape.rank else {
      throw EngineError(
        .shapeMismatch, "axis \(axis) is no place for an axis among those of \(positions.shape)")
    }
    var dimensions = positions.shape.dimensions
    dimensions.insert(depth, at: axis)
    return [inputs.output(try Shape(validating: dimensions), on.elementType)]
  }

  package func kernel<Position: FixedWidthInteger & Sendable>(
    _ site: NodeSite, position: Position.Type
  ) -> PlannedKernel {
    let shape = site.type(0).shape.dimensions
    let outerCount = shape[..<axis].reduce(1, *)
    let innerCount = shape[axis...].reduce(1, *)
    let elementByteCount = site.type(1).elementType.byteCount
    let depth = depth
    let positions = site.input(0, as: Position.self)
    let (on, off) = (site.input(1, as: UInt8.self), site.input(2, as: UInt8.self))
    let output = site.output(0, as: UInt8.self)
    let tiling = site.tiling(count: outerCount, workPerElement: depth * innerCount)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      Self.oneHot(
        positions: context.pointer(positions), output: context.mutablePointer(output),
        elementByteCount: elementByteCount, outers: tiling.range(tile), innerCount: innerCount, depth: depth,
        on: context.pattern(on, byteCount: elementByteCount),
        off: context.pattern(off, byteCount: elementByteCount))
    }
  }
}

extension OneHot {
  /// Turns each position into a run of elements: one value at the position, another one elsewhere. It works
  /// on the bytes of any element type.
  ///
  /// - Shapes: positions `[outer, inner]`, output `[outer, depth, inner]`.
  /// - Parameters:
  ///   - outers: The positions along the first axis that are computed.
  ///   - on: The element at the position, in the lowest bytes.
  ///   - off: The element elsewhere, in the lowest bytes.
  /// - Source: `tensorflow/lite/kernels/one_hot.cc`.
  static func oneHot<Position: FixedWidthInteger>(
    positions: UnsafePointer<Position>, output: UnsafeMutableRawPointer, elementByteCount: Int,
    outers: Range<Int>, innerCount: Int, depth: Int, on: UInt64, off: UInt64
  ) {
    ReferenceKernels.fill(
      output: output + outers.lowerBound * depth * innerCount * elementByteCount,
      elementByteCount: elementByteCount, count: outers.count * depth * innerCount, pattern: off)
    for outer in outers {
      for inner in 0..<innerCount {
        let position = Int(clamping: positions[outer * innerCount + inner])
        guard 0..<depth ~= position else { continue }
        let element = (outer * depth + position) * innerCount + inner
        ReferenceKernels.fill(
          output: output + element * elementByteCount, elementByteCount: elementByteCount, count: 1,
          pattern: on)
      }
    }
  }
}
