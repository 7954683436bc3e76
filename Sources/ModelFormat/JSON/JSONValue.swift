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

/// Writes JSON without spaces, members in the order given: the same value always gives the same bytes.
package enum JSONWriter {
  /// The text that stands for `value`, in UTF-8.
  package static func encode(_ value: JSONValue) -> [UInt8] {
    var text: [UInt8] = []
    append(value, to: &text)
    return text
  }

  private static func append(_ value: JSONValue, to text: inout [UInt8]) {
    switch value {
    case .null: text.append(contentsOf: "null".utf8)
    case .boolean(let value): text.append(contentsOf: (value ? "true" : "false").utf8)
    case .integer(let value): text.append(contentsOf: String(value).utf8)
    case .real(let number): text.append(contentsOf: number.utf8)
    case .string(let string): append(string, to: &text)
    case .array(let elements):
      appendList(elements, between: "[", and: "]", to: &text) { append($0, to: &$1) }
    case .object(let object):
      appendList(object.members, between: "{", and: "}", to: &text) { member, text in
        append(member.key, to: &text)
        text.append(UInt8(ascii: ":"))
        append(member.value, to: &text)
      }
    }
  }

  private static func appendList<Element>(
    _ elements: [Element], between start: Unicode.Scalar, and end: Unicode.Scalar, to text: inout [UInt8],
    _ appendElement: (Element, inout [UInt8]) -> Void
  ) {
    text.append(UInt8(ascii: start))
    for (index, element) in elements.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      appendElement(element, &text)
    }
    text.append(UInt8(ascii: end))
  }

  private static func append(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(contentsOf: [UInt8(ascii: "\\"), byte])
      case 0x0A: text.append(contentsOf: "\\n".utf8)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        text.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }
}
