import ModelFormat

extension Activation {
  /// The activation of a number in the schema.
  ///
  /// - Throws: ``UnsupportedFeature`` for activations that the engine does not have.
  init(number: Int, of source: TFLiteOperator) throws {
    guard let activation = Activation(sourceNumber: number) else {
      throw UnsupportedFeature("\(source.code.name) with activation number \(number)")
    }
    self = activation
  }
}
