import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of tensors that become one.
  mutating func translateJoining(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "CONCATENATION": try addConcatenation(source)
    case "PACK": try addPack(source)
    default: return false
    }
    return true
  }

  /// Adds a concatenation and, since ours has no epilogue, its activation as a node of its own.
  private mutating func addConcatenation(_ source: TFLiteOperator) throws {
    let inputs = try source.inputs.indices.map { try input($0, of: source) }
    guard let first = inputs.first else { throw EngineError(.invalidModel, "has no inputs") }
    let axis = Int(try source.integer(ConcatenationOptions.axis, default: Int32(0)))
    let concatenation = Concatenation(axis: try normalized(axis: axis, rank: tensors[first].shape.rank))
    let output = try soleOutput(of: source)
    guard try source.integer(ConcatenationOptions.activation, default: Int8(0)) < 4 else {
      throw UnsupportedFeature("\(source.code.name) with an activation that is no rectifier")
    }
    let activation = try activation(ConcatenationOptions.activation, of: source)
    guard let function = ElementwiseUnary.Function(activation) else {
      return emit(concatenation, inputs, to: [output])
    }
    let joined = addTensor(like: output, shape: tensors[output].shape, suffix: "/concatenation")
    emit(concatenation, inputs, to: [joined])
    emit(ElementwiseUnary(function), [joined], to: [output])
  }

  /// Adds a concatenation along a new axis, which each part gets by a reshape.
  private mutating func addPack(_ source: TFLiteOperator) throws {
    let parts = try source.inputs.indices.map { try input($0, of: source) }
    guard let first = parts.first, parts.count <= Concatenation.maximumPartCount else {
      throw EngineError(.invalidModel, "has \(parts.count) inputs")
    }
    let shape = tensors[first].shape
    let axis = try normalized(
      axis: Int(try source.integer(PackOptions.axis, default: Int32(0))), rank: shape.rank + 1)
    var dimensions = shape.dimensions
    dimensions.insert(1, at: axis)
    let widened = try Shape(validating: dimensions)
    let slices = try parts.map { part in
      guard tensors[part].shape == shape else {
        throw EngineError(.invalidModel, "has parts of shapes \(shape) and \(tensors[part].shape)")
      }
      return addReshape(of: part, to: widened, suffix: "/slice")
    }
    emit(Concatenation(axis: axis), slices, to: [try soleOutput(of: source)])
  }
}

// The positions of the fields that are read in the options of each operator, as in `schema.fbs`.

private enum ConcatenationOptions {
  static let axis = 0
  static let activation = 1
}

private enum PackOptions {
  static let axis = 1
}
