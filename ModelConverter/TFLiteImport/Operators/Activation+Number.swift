import ModelFormat

extension Activation {
  /// The activation of a number in the schema.
  ///
  /// - Throws: ``UnsupportedFeature`` for activations that the engine does not have.
  /// - Source: `ActivationFunctionType` in `tensorflow/compiler/mlir/lite/schema/schema.fbs`; `TfLiteFusedActivation`
  ///   in `tensorflow/lite/core/c/builtin_op_data.h` has the same numbers.
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
