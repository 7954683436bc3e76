/// The type of one element of a tensor.
public enum ElementType: String, Sendable, Hashable, CaseIterable {
  case float32
  case float16
  case int8
  case uint8
  case int16
  case int32
  case int64
  case bool
}

extension ElementType {
  /// The size of one element in bytes.
  public var byteCount: Int {
    switch self {
    case .int8, .uint8, .bool: 1
    case .float16, .int16: 2
    case .float32, .int32: 4
    case .int64: 8
    }
  }
}
