import ComputeKernels
import TensorCore

/// Reverses the beginning of each sequence of a batch.
///
/// - Inputs: values; one length for each slice along ``batchAxis``, `int32` or `int64`. So many elements
///   along ``sequenceAxis`` change their order, the others stay; a length outside the axis is moved to its
///   nearest end.
/// - Source: TensorFlow Lite `REVERSE_SEQUENCE`.
public struct ReverseSequence: Sendable, Hashable {
  /// Non-negative.
  public var sequenceAxis: Int
  /// Non-negative.
  public var batchAxis: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(sequenceAxis: Int, batchAxis: Int) {
    self.sequenceAxis = sequenceAxis
    self.batchAxis = batchAxis
  }
}

extension ReverseSequence: PositionalOperator {
  public static let kind: OperatorKind = "reverseSequence"
  package static let signature = OperatorSignature(inputs: 2)
  package static let positionsInput = 1
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "values, lengths, `int32` or `int64`",
    outputs:
      "the same shape; along `sequenceAxis`, the first elements of each slice of `batchAxis` in reverse order"
  )
  package static let sample = ReverseSequence(sequenceAxis: 2, batchAxis: 0)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer(
      "sequenceAxis", &sequenceAxis, in: AttributeLimits.axes, "the axis whose elements change their order")
    try visitor.integer(
      "batchAxis", &batchAxis, in: AttributeLimits.axes, "the axis along which the lengths lie; another one")
  }

  package func validateTogether() throws {
    guard sequenceAxis != batchAxis else {
      throw EngineError(.invalidModel, "sequenceAxis and batchAxis are both \(batchAxis)")
    }
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let values = try inputs.required(0, "values")
    let lengths = try inputs.requiredPositions(1, "lengths")
    guard max(sequenceAxis, batchAxis) < values.shape.rank else {
      throw EngineError(
        .shapeMismatch, "axes \(sequenceAxis) and \(batchAxis) are not both axes of \(values.shape)")
    }
    guard lengths.shape.elementCount == values.shape[batchAxis] else {
      throw EngineError(
        .shapeMismatch, "\(lengths.shape.elementCount) lengths for \(values.shape[batchAxis]) sequences")
    }
    return [inputs.output(values.shape, values.elementType)]
  }

  /// Plain loops over shapes `[outer, first, middle, second, run]`, which work on the bytes of any element
  /// type; the batch runs along the first of the two axes or, when it is the inner one, along the second.
  ///
  /// - Source: `tensorflow/lite/kernels/reverse_sequence.cc`.
  package func kernel<Position: FixedWidthInteger & Sendable>(
    _ site: NodeSite, position: Position.Type
  ) -> PlannedKernel {
    let shape = site.type(0).shape.dimensions
    let (first, second) = (min(sequenceAxis, batchAxis), max(sequenceAxis, batchAxis))
    let outerCount = shape[..<first].reduce(1, *)
    let (firstCount, secondCount) = (shape[first], shape[second])
    let middleCount = shape[(first + 1)..<second].reduce(1, *)
    let runByteCount = shape[(second + 1)...].reduce(site.type(0).elementType.byteCount, *)
    let isBatchInner = batchAxis > sequenceAxis
    let input = site.input(0, as: UInt8.self)
    let lengths = site.input(1, as: Position.self)
    let output = site.output(0, as: UInt8.self)
    return PlannedKernel(name: "copy", reason: KernelReason.onlyOne) { context, _, _ in
      let (input, lengths) = (UnsafeRawPointer(context.pointer(input)), context.pointer(lengths))
      var destination = UnsafeMutableRawPointer(context.mutablePointer(output))
      for outer in 0..<outerCount {
        for first in 0..<firstCount {
          for middle in 0..<middleCount {
            for second in 0..<secondCount {
              let (batch, step) = isBatchInner ? (second, first) : (first, second)
              let length = min(max(Int(clamping: lengths[batch]), 0), isBatchInner ? firstCount : secondCount)
              let source = step < length ? length - 1 - step : step
              let (sourceFirst, sourceSecond) = isBatchInner ? (source, second) : (first, source)
              let position =
                ((outer * firstCount + sourceFirst) * middleCount + middle) * secondCount + sourceSecond
              destination.copyMemory(from: input + position * runByteCount, byteCount: runByteCount)
              destination += runByteCount
            }
          }
        }
      }
    }
  }
}
