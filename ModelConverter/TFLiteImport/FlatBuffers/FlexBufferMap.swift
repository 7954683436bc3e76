import TensorCore

/// The numbers and lists of integers of a FlexBuffers map by name: the form in which custom operators keep
/// their attributes.
///
/// Other values are left out.
///
/// - Source: FlatBuffers, *FlexBuffers* (binary format).
package struct FlexBufferMap {
  private var values: [String: Double] = [:]
  private var lists: [String: [Int]] = [:]

  private static let maximumCount = 1024
  private static let maximumKeyByteCount = 256

  /// Reads the map at the root of `bytes`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when the root is not a map or lies outside the bytes.
  package init(_ bytes: [UInt8]) throws {
    let view = ByteView(bytes)
    guard view.count >= 3 else { throw EngineError(.invalidModel, "has no attributes") }
    let rootWidth = Int(bytes[view.count - 1])
    let kind = Kind(packed: bytes[view.count - 2])
    guard kind.type == Kind.map, [1, 2, 4, 8].contains(rootWidth) else {
      throw EngineError(.invalidModel, "has attributes that are not a map by name")
    }
    let root = view.count - 2 - rootWidth
    let start = try Self.target(of: root, width: rootWidth, in: view)
    let width = kind.width
    let count = try Self.unsigned(at: start - width, width: width, in: view)
    guard count <= Self.maximumCount else {
      throw EngineError(.invalidModel, "has \(count) attributes; the limit is \(Self.maximumCount)")
    }
    let keyWidth = try Self.unsigned(at: start - 2 * width, width: width, in: view)
    guard [1, 2, 4, 8].contains(keyWidth) else {
      throw EngineError(.invalidModel, "has attributes with a corrupt list of names")
    }
    let keys = try Self.target(of: start - 3 * width, width: width, in: view)
    for index in 0..<count {
      let key = try Self.key(
        at: Self.target(of: keys + index * keyWidth, width: keyWidth, in: view), in: view)
      let kind = Kind(packed: try view.integer(at: start + count * width + index, as: UInt8.self))
      let position = start + index * width
      if kind.isListOfIntegers {
        lists[key] = try Self.integers(at: position, width: width, kind: kind, in: view)
      } else {
        values[key] = try Self.number(at: position, width: width, kind: kind, in: view)
      }
    }
  }

  /// The number named `name`, or `nil` when there is none.
  package func number(_ name: String) -> Double? { values[name] }

  /// The list of integers named `name`, or `nil` when there is none.
  package func integers(_ name: String) -> [Int]? { lists[name] }
}

extension FlexBufferMap {
  /// What a value is and, for a value that lies elsewhere, how many bytes its numbers have.
  private struct Kind {
    var type: UInt8
    var width: Int

    init(packed: UInt8) {
      type = packed >> 2
      width = 1 << Int(packed & 3)
    }

    static let integer: UInt8 = 1
    static let unsigned: UInt8 = 2
    static let float: UInt8 = 3
    static let indirectInteger: UInt8 = 6
    static let indirectUnsigned: UInt8 = 7
    static let indirectFloat: UInt8 = 8
    static let map: UInt8 = 9
    static let integers: UInt8 = 11
    static let unsigneds: UInt8 = 12
    static let bool: UInt8 = 26

    var isListOfIntegers: Bool { type == Self.integers || type == Self.unsigneds }
  }

  private static func number(at position: Int, width: Int, kind: Kind, in view: ByteView) throws -> Double? {
    switch kind.type {
    case Kind.integer: return try signed(at: position, width: width, in: view)
    case Kind.unsigned, Kind.bool: return Double(try unsigned(at: position, width: width, in: view))
    case Kind.float: return try float(at: position, width: width, in: view)
    default: break
    }
    guard (Kind.indirectInteger...Kind.indirectFloat).contains(kind.type) else { return nil }
    let position = try target(of: position, width: width, in: view)
    switch kind.type {
    case Kind.indirectInteger: return try signed(at: position, width: kind.width, in: view)
    case Kind.indirectUnsigned: return Double(try unsigned(at: position, width: kind.width, in: view))
    default: return try float(at: position, width: kind.width, in: view)
    }
  }

  /// The list that the offset stored at `position` leads to; its length stands before it.
  private static func integers(
    at position: Int, width: Int, kind: Kind, in view: ByteView
  ) throws -> [Int] {
    let start = try target(of: position, width: width, in: view)
    let count = try unsigned(at: start - kind.width, width: kind.width, in: view)
    guard count <= maximumCount else {
      throw EngineError(
        .invalidModel, "has a list of \(count) integers among its attributes; the limit is \(maximumCount)")
    }
    return try (0..<count).map { index in
      let position = start + index * kind.width
      return kind.type == Kind.integers
        ? try signedInteger(at: position, width: kind.width, in: view)
        : try unsigned(at: position, width: kind.width, in: view)
    }
  }

  /// The position that the offset stored at `position`, which counts backwards, leads to.
  private static func target(of position: Int, width: Int, in view: ByteView) throws -> Int {
    position - (try unsigned(at: position, width: width, in: view))
  }

  private static func unsigned(at position: Int, width: Int, in view: ByteView) throws -> Int {
    switch width {
    case 1: return Int(try view.integer(at: position, as: UInt8.self))
    case 2: return Int(try view.integer(at: position, as: UInt16.self))
    case 4: return Int(try view.integer(at: position, as: UInt32.self))
    default:
      // Half of the range is enough for every length, offset and attribute.
      guard let value = Int(exactly: try view.integer(at: position, as: UInt64.self)), value < 1 << 62 else {
        throw EngineError(.invalidModel, "has an attribute beyond 62 bits")
      }
      return value
    }
  }

  private static func signed(at position: Int, width: Int, in view: ByteView) throws -> Double {
    Double(try signedInteger(at: position, width: width, in: view))
  }

  private static func signedInteger(at position: Int, width: Int, in view: ByteView) throws -> Int {
    switch width {
    case 1: Int(try view.integer(at: position, as: Int8.self))
    case 2: Int(try view.integer(at: position, as: Int16.self))
    case 4: Int(try view.integer(at: position, as: Int32.self))
    default: Int(try view.integer(at: position, as: Int64.self))
    }
  }

  private static func float(at position: Int, width: Int, in view: ByteView) throws -> Double {
    switch width {
    case 4: Double(Float(bitPattern: try view.integer(at: position, as: UInt32.self)))
    case 8: Double(bitPattern: try view.integer(at: position, as: UInt64.self))
    default: throw EngineError(.invalidModel, "has a number of \(width) bytes among its attributes")
    }
  }

  /// The zero-terminated text at `position`.
  private static func key(at position: Int, in view: ByteView) throws -> String {
    let start = try view.range(at: position, count: 0).lowerBound
    let end = min(start + maximumKeyByteCount, view.count)
    guard let zero = (start..<end).first(where: { view[$0] == 0 }) else {
      throw EngineError(.invalidModel, "has an attribute whose name does not end")
    }
    return view[start..<zero].text
  }
}
