import ModelFormat
import TensorCore

extension GraphImporter {
  mutating func addBinary(_ function: ElementwiseBinary.Function, _ source: TFLiteOperator) throws {
    let activation =
      function == .squaredDifference
      ? Activation.none : try activation(Field.BinaryOptions.activation, of: source)
    let inputs = [try input(0, of: source), try input(1, of: source)]
    emit(
      .binary(ElementwiseBinary(function, activation: activation)), inputs,
      to: [try soleOutput(of: source)])
  }

  /// Adds an operator with one input, one output and no attributes.
  mutating func addUnary(_ operation: Operation, _ source: TFLiteOperator) throws {
    let (input, output) = (try input(0, of: source), try soleOutput(of: source))
    try expectShape(tensors[input].shape, of: output)
    emit(operation, [input], to: [output])
  }

  mutating func addParametricRectifier(_ source: TFLiteOperator) throws {
    let inputs = [try input(0, of: source), try input(1, of: source)]
    emit(.parametricRectifier, inputs, to: [try soleOutput(of: source)])
  }

  mutating func addReduction(_ function: Reduction.Function, _ source: TFLiteOperator) throws {
    let image = try input(0, of: source)
    let rank = tensors[image].shape.rank
    let axes = Set(
      try constantIntegers(1, of: source, what: "axes").map { try normalized(axis: $0, rank: rank) })
    let reduction = Reduction(
      function, axes: axes.sorted(),
      keepsDimensions: try source.bool(Field.ReducerOptions.keepsDimensions))
    emit(.reduce(reduction), [image], to: [try soleOutput(of: source)])
  }
}
