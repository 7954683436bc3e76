import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds a concatenation and, since ours has no epilogue, its activation as a node of its own.
  mutating func addConcatenation(_ source: TFLiteOperator) throws {
    let inputs = try source.inputs.indices.map { try input($0, of: source) }
    guard let first = inputs.first else { throw EngineError(.invalidModel, "has no inputs") }
    let axis = Int(try source.integer(Field.ConcatenationOptions.axis, default: Int32(0)))
    let concatenation = Operation.concatenate(
      Concatenation(axis: try normalized(axis: axis, rank: tensors[first].shape.rank)))
    let output = try soleOutput(of: source)
    guard try source.integer(Field.ConcatenationOptions.activation, default: Int8(0)) < 4 else {
      throw UnsupportedFeature("\(source.code.name) with an activation that is no rectifier")
    }
    let activation = try activation(Field.ConcatenationOptions.activation, of: source)
    guard let function = ElementwiseUnary.Function(activation) else {
      return emit(concatenation, inputs, to: [output])
    }
    let joined = addTensor(like: output, shape: tensors[output].shape, suffix: "/concatenation")
    emit(concatenation, inputs, to: [joined])
    emit(.unary(ElementwiseUnary(function)), [joined], to: [output])
  }

  /// Adds a concatenation along a new axis, which each part gets by a reshape.
  mutating func addPack(_ source: TFLiteOperator) throws {
    let parts = try source.inputs.indices.map { try input($0, of: source) }
    guard let first = parts.first, parts.count <= Concatenation.maximumPartCount else {
      throw EngineError(.invalidModel, "has \(parts.count) inputs")
    }
    let shape = tensors[first].shape
    let axis = try normalized(
      axis: Int(try source.integer(Field.PackOptions.axis, default: Int32(0))), rank: shape.rank + 1)
    var dimensions = shape.dimensions
    dimensions.insert(1, at: axis)
    let widened = try Shape(validating: dimensions)
    let slices = try parts.map { part in
      guard tensors[part].shape == shape else {
        throw EngineError(.invalidModel, "has parts of shapes \(shape) and \(tensors[part].shape)")
      }
      let slice = addTensor(like: part, shape: widened, suffix: "/slice")
      emit(.reshape, [part], to: [slice])
      return slice
    }
    emit(.concatenate(Concatenation(axis: axis)), slices, to: [try soleOutput(of: source)])
  }
}
