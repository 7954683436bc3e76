/// One value of a JSON text that is written. ``JSONNode`` is one that is read.
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

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Creates an object from members whose keys all differ.
  package init(_ members: [Member]) {
    self.members = members
  }

  /// Creates an object without the members whose value is `nil`.
  package init(_ members: KeyValuePairs<String, JSONValue?>) {
    self.members = members.compactMap { key, value in value.map { Member(key: key, value: $0) } }
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
}
