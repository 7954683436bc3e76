import TensorCore

/// The types of a node's inputs and outputs as its definition declares them, with checks that name
/// what is wrong.
package struct NodeInputs {
  package let types: [TensorType?]
  /// The declared types of the outputs; their quantization cannot be inferred, nor the element type of a
  /// cast, a quantization or a position, nor the shape of a reshape or a scatter.
  package let declaredOutputs: [TensorType]

  package init(types: [TensorType?], declaredOutputs: [TensorType]) {
    self.types = types
    self.declaredOutputs = declaredOutputs
  }

  package subscript(index: Int) -> TensorType? {
    index < types.count ? types[index] : nil
  }

  /// The type of an input that must be there.
  package func required(_ index: Int, _ role: String) throws -> TensorType {
    guard let type = self[index] else {
      throw EngineError(.shapeMismatch, "input \(index) (\(role)) is missing")
    }
    return type
  }

  /// The type of an input that must have a certain rank.
  package func required(_ index: Int, _ role: String, rank: Int) throws -> TensorType {
    let type = try required(index, role)
    guard type.shape.rank == rank else {
      throw EngineError(
        .shapeMismatch, "input \(index) (\(role)) has shape \(type.shape); expected rank \(rank)")
    }
    return type
  }

  /// The type of an input that must be single precision.
  func requiredFloat(_ index: Int, _ role: String) throws -> TensorType {
    let type = try required(index, role)
    guard type.elementType == .float32 else {
      throw EngineError(
        .shapeMismatch, "input \(index) (\(role)) is \(type.elementType.rawValue); expected float32")
    }
    return type
  }

  /// The type of an input that must hold positions or lengths.
  func requiredPositions(_ index: Int, _ role: String) throws -> TensorType {
    let type = try required(index, role)
    guard type.elementType == .int32 || type.elementType == .int64 else {
      throw EngineError(
        .shapeMismatch, "input \(index) (\(role)) is \(type.elementType.rawValue); expected int32 or int64")
    }
    return type
  }

  /// Checks that an optional input, when it is there, has one element for each of `count` channels.
  func checkVector(_ index: Int, _ role: String, count: Int, elementType: ElementType) throws {
    guard let type = self[index] else { return }
    guard type.shape.elementCount == count, type.elementType == elementType else {
      throw EngineError(
        .shapeMismatch,
        "input \(index) (\(role)) is \(type); expected \(count) elements of \(elementType.rawValue)")
    }
  }

  /// The type of output zero: the shape and element type that were inferred, the quantization declared.
  package func output(_ shape: Shape, _ elementType: ElementType) -> TensorType {
    TensorType(shape, elementType, quantization: declaredOutputs.first?.quantization)
  }
}

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
