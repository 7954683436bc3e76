import ModelFormat

extension TensorType {
  /// The type that a definition declares.
  init(_ definition: TensorDefinition) {
    self.init(definition.shape, definition.elementType, quantization: definition.quantization)
  }
}
