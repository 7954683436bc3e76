import ComputeKernels
import TensorCore

/// Picks slices by their positions along the leading axes.
///
/// - Inputs: values; positions `[…, D]`, each row the position along the first `D` axes, `int32` or `int64`.
///   A position outside its axis is moved to the nearest end.
/// - Output: `[…]` and the axes of the values behind the first `D`.
/// - Source: TensorFlow Lite `GATHER_ND`.
public struct GatherND: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension GatherND: PlainOperator, PositionalOperator {
  public static let kind: OperatorKind = "gatherND"
  package static let signature = OperatorSignature(inputs: 2)
  package static let positionsInput = 1
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "values, positions `[…, D]`, `int32` or `int64`",
    outputs:
      "`[…]` and the axes of the values behind the first `D`; a position outside is moved to the nearest end")

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let values = try inputs.required(0, "values")
    let positions = try inputs.requiredPositions(1, "positions")
    guard let depth = positions.shape.lastDimension, depth <= values.shape.rank else {
      throw EngineError(
        .shapeMismatch, "positions of shape \(positions.shape) do not fit values of shape \(values.shape)")
    }
    guard positions.shape.elementCount == 0 || !values.shape.dimensions[..<depth].contains(0) else {
      throw EngineError(.shapeMismatch, "values of shape \(values.shape) have nothing to pick")
    }
    let dimensions = positions.shape.dimensions.dropLast() + values.shape.dimensions[depth...]
    return [inputs.output(try Shape(validating: Array(dimensions)), values.elementType)]
  }

  package func kernel<Position: FixedWidthInteger & Sendable>(
    _ site: NodeSite, position: Position.Type
  ) -> PlannedKernel {
    let shape = site.type(0).shape
    let indices = site.type(1).shape.dimensions
    let depth = indices[indices.count - 1]
    let count = indices.dropLast().reduce(1, *)
    let elementByteCount = site.type(0).elementType.byteCount
    let lengths = Array(shape.dimensions[..<depth])
    let strides = shape.strides[..<depth].map { $0 * elementByteCount }
    let runByteCount = shape.elementCount(along: depth..<shape.rank) * elementByteCount
    let input = site.input(0, as: UInt8.self)
    let positions = site.input(1, as: Position.self)
    let output = site.output(0, as: UInt8.self)
    let tiling = site.tiling(count: count, workPerElement: runByteCount)
    return PlannedKernel(name: "copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      Self.gatherND(
        input: context.pointer(input), positions: context.pointer(positions),
        output: context.mutablePointer(output), lengths: lengths, strides: strides,
        runByteCount: runByteCount, runs: tiling.range(tile))
    }
  }
}

extension GatherND {
  /// Picks slices by their positions along the leading axes. It works on the bytes of any element type.
  ///
  /// - Shapes: positions `[runs, lengths.count]`, output `[runs, runByteCount]`.
  /// - Parameters:
  ///   - lengths: The leading axes of the input, each of them positive.
  ///   - strides: The distance in bytes between neighbours along each of them.
  ///   - runs: The runs of the output that are picked.
  /// - Source: `tensorflow/lite/kernels/internal/reference/reference_ops.h` (`GatherNd`); there, a position
  ///   outside is an error.
  static func gatherND<Position: FixedWidthInteger>(
    input: UnsafeRawPointer, positions: UnsafePointer<Position>, output: UnsafeMutableRawPointer,
    lengths: [Int], strides: [Int], runByteCount: Int, runs: Range<Int>
  ) {
    for index in runs {
      var offset = 0
      for axis in lengths.indices {
        offset += positions[index * lengths.count + axis].clamped(below: lengths[axis]) * strides[axis]
      }
      (output + index * runByteCount).copyMemory(from: input + offset, byteCount: runByteCount)
    }
  }
}
