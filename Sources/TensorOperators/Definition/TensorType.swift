import TensorCore

/// Everything about a tensor except its numbers.
public struct TensorType: Sendable, Hashable {
  /// The extent along each axis.
  public var shape: Shape
  /// The type of one element.
  public var elementType: ElementType
  /// What the integers stand for; `nil` when they are no quantized values.
  public var quantization: Quantization?

  /// Creates a type; single precision if nothing else is said.
  @inlinable  // Planning makes several for each node, in another module.
  public init(_ shape: Shape, _ elementType: ElementType = .float32, quantization: Quantization? = nil) {
    self.shape = shape
    self.elementType = elementType
    self.quantization = quantization
  }

  /// The size of the contents in bytes.
  public var byteCount: Int { shape.elementCount * elementType.byteCount }
}

extension TensorType: CustomStringConvertible {
  /// Element type and shape, such as `float32 [1×224×224×3]`.
  public var description: String { "\(elementType.rawValue) \(shape)" }
}
