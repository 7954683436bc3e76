import ModelFormat

extension ElementwiseUnary.Function {
  /// The function that an activation applies; `nil` for none.
  init?(_ activation: Activation) {
    switch activation {
    case .none: return nil
    case .rectifier: self = .rectifier
    case .rectifier6: self = .rectifier6
    case .rectifierMinusOneToOne: self = .rectifierMinusOneToOne
    }
  }

  /// The activation that applies this function; `nil` when there is none.
  var activation: Activation? {
    switch self {
    case .rectifier: .rectifier
    case .rectifier6: .rectifier6
    case .rectifierMinusOneToOne: .rectifierMinusOneToOne
    default: nil
    }
  }
}

extension Activation {
  /// The activation of a number in the schema.
  ///
  /// - Throws: ``UnsupportedFeature`` for activations that the engine does not have.
  /// - Source: `ActivationFunctionType` in `tensorflow/lite/schema/schema.fbs`; `TfLiteFusedActivation` in
  ///   `tensorflow/lite/core/c/builtin_op_data.h` has the same numbers.
  init(number: Int, of source: TFLiteOperator) throws {
    switch number {
    case 0: self = .none
    case 1: self = .rectifier
    case 2: self = .rectifierMinusOneToOne
    case 3: self = .rectifier6
    default: throw UnsupportedFeature("\(source.code.name) with activation number \(number)")
    }
  }
}
