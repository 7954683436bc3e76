import ModelFormat
import TensorCore

/// Everything about a tensor except its numbers.
public struct TensorType: Sendable, Hashable {
  public var shape: Shape
  public var elementType: ElementType
  public var quantization: Quantization?

  public init(_ shape: Shape, _ elementType: ElementType = .float32, quantization: Quantization? = nil) {
    self.shape = shape
    self.elementType = elementType
    self.quantization = quantization
  }

  init(_ definition: TensorDefinition) {
    self.init(definition.shape, definition.elementType, quantization: definition.quantization)
  }

  /// The size of the contents in bytes.
  public var byteCount: Int { shape.elementCount * elementType.byteCount }
}

extension TensorType: CustomStringConvertible {
  public var description: String { "\(elementType.rawValue) \(shape)" }
}
