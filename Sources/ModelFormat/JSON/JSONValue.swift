import TensorCore

/// One value of a JSON text.
///
/// The model file is read with this type instead of Foundation's because a hostile file must be refused
/// for a key that occurs twice, for an integer that is not one, and before it is nested or populated without
/// bound.
package enum JSONValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number that is not an integer of 64 bits, as the text that stands for it.
  case real(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

/// The members of a JSON object in the order of the text.
package struct JSONObject: Sendable, Hashable {
  package private(set) var members: [Member]

  package struct Member: Sendable, Hashable {
    package var key: String
    package var value: JSONValue
  }

  /// Creates an object from members whose keys all differ.
  package init(_ members: [Member]) {
    self.members = members
  }

  /// Creates an object without the members whose value is `nil`.
  package init(_ members: KeyValuePairs<String, JSONValue?>) {
    self.members = members.compactMap { key, value in value.map { Member(key: key, value: $0) } }
  }

  /// The value of `key`, or `nil`. Looks at every member: meant for objects with few of them.
  package subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }
}

extension JSONValue {
  /// A number that reads back as exactly `value`.
  ///
  /// - Precondition: `value` is finite; JSON has no other numbers.
  package static func number(_ value: Float) -> JSONValue {
    precondition(value.isFinite, "\(value) cannot be written as JSON")
    return .real(value.description)
  }

  /// What kind of value this is, for messages.
  package var kindName: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): "the integer \(value)"
    case .real(let text): "the number \(text.prefix(32))"
    case .string(let text): "the text \(text.quoted)"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue {
  /// The value as an integer of 64 bits.
  package func integerValue() throws -> Int {
    guard case .integer(let value) = self else { throw mismatch("an integer") }
    return value
  }

  /// The value as the nearest finite single-precision number.
  package func floatValue() throws -> Float {
    switch self {
    case .integer(let value): return Float(value)
    case .real(let text):
      guard let value = Float(text), value.isFinite else { throw mismatch("a finite 32-bit number") }
      return value
    default: throw mismatch("a number")
    }
  }

  /// The value as a truth value.
  package func booleanValue() throws -> Bool {
    guard case .boolean(let value) = self else { throw mismatch("true or false") }
    return value
  }

  /// The value as text.
  package func stringValue() throws -> String {
    guard case .string(let value) = self else { throw mismatch("a text") }
    return value
  }

  /// The elements of the value.
  package func arrayValue() throws -> [JSONValue] {
    guard case .array(let elements) = self else { throw mismatch("an array") }
    return elements
  }

  /// The members of the value.
  package func objectValue() throws -> JSONObject {
    guard case .object(let object) = self else { throw mismatch("an object") }
    return object
  }

  /// The value as one of the named cases of `Choice`.
  package func choiceValue<Choice: RawRepresentable<String> & CaseIterable>() throws -> Choice {
    let text = try stringValue()
    guard let choice = Choice(rawValue: text) else {
      throw EngineError(.invalidModel, unknownName(text, among: Choice.allCases.map(\.rawValue)))
    }
    return choice
  }

  private func mismatch(_ expectation: String) -> EngineError {
    EngineError(.invalidModel, "expected \(expectation), found \(kindName)")
  }
}

extension JSONObject {
  /// Decodes the value of a key that must be there.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` naming the key when it is missing or `decode` refuses.
  package func required<Value>(_ key: String, _ decode: (JSONValue) throws -> Value) throws -> Value {
    guard let value = self[key] else {
      throw EngineError(.invalidModel, "\"\(key)\" is missing")
    }
    return try EngineError.within("\"\(key)\"") { try decode(value) }
  }

  /// Decodes the value of a key that may be missing or null.
  package func optional<Value>(_ key: String, _ decode: (JSONValue) throws -> Value) throws -> Value? {
    guard let value = self[key], value != .null else { return nil }
    return try EngineError.within("\"\(key)\"") { try decode(value) }
  }

  /// Refuses keys that are not in `known`.
  package func refuseKeys(otherThan known: [String]) throws {
    for member in members where !known.contains(member.key) {
      throw EngineError(.invalidModel, "unknown key: \(unknownName(member.key, among: known))")
    }
  }
}
