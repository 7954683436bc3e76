import TensorCore

extension Tensor {
  /// Creates a tensor of integers; `nil` when the type holds none or not all of them.
  init?(shape: Shape, elementType: ElementType, integers: [Int]) {
    func make<Element: FixedWidthInteger>(_: Element.Type) -> Tensor? {
      let elements = integers.compactMap { Element(exactly: $0) }
      guard elements.count == shape.elementCount else { return nil }
      return Tensor(shape: shape, elementType: elementType) { bytes in
        elements.withUnsafeBytes { bytes.copyMemory(from: $0) }
      }
    }
    let tensor: Tensor?
    switch elementType {
    case .int8: tensor = make(Int8.self)
    case .uint8, .bool: tensor = make(UInt8.self)
    case .int16: tensor = make(Int16.self)
    case .int32: tensor = make(Int32.self)
    case .int64: tensor = make(Int64.self)
    case .float32, .float16: tensor = nil
    }
    guard let tensor else { return nil }
    self = tensor
  }
}
