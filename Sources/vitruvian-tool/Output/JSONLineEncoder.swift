/// Encodes values as lines of JSON: the bytes that `JSONEncoder.pictureResults` gives, in a fraction of its
/// time.
///
/// Dates, data and addresses, which that one writes in ways of its own, are not for it.
struct JSONLineEncoder {
  /// What values may ask an encoder for.
  var userInfo: [CodingUserInfoKey: Any] = [:]

  /// The JSON text of `value` and a line break.
  func encode(_ value: some Encodable) throws -> [UInt8] {
    let texts = JSONTexts()
    let part = try JSONPart(of: value, texts, userInfo)
    var line: [UInt8] = []
    line.reserveCapacity(texts.bytes.count + texts.bytes.count / 4)
    part.write(to: &line, texts)
    line.append(UInt8(ascii: "\n"))
    return line
  }
}

/// The texts of the values of a line that write themselves, in the order in which they are encoded.
private final class JSONTexts {
  private(set) var bytes: [UInt8] = []

  func add(_ value: some JSONWritable) -> JSONPart {
    let start = bytes.count
    value.writeJSON(to: &bytes)
    return .text(start..<bytes.count)
  }
}

/// A part of a line.
private enum JSONPart {
  case text(Range<Int>)
  case list(JSONList)

  init(of value: some Encodable, _ texts: JSONTexts, _ userInfo: [CodingUserInfoKey: Any]) throws {
    if let value = value as? any JSONWritable {
      self = texts.add(value)
    } else {
      let list = JSONList(texts, userInfo)
      try value.encode(to: list)
      self = .list(list)
    }
  }

  func write(to line: inout [UInt8], _ texts: JSONTexts) {
    switch self {
    case .text(let range): line += texts.bytes[range]
    case .list(let list): list.write(to: &line)
    }
  }
}

/// An object or array that is being encoded, or a value that turns out to be a single one.
private final class JSONList: Encoder {
  let userInfo: [CodingUserInfoKey: Any]
  /// Only errors tell it, and there are none.
  var codingPath: [any CodingKey] { [] }
  private let texts: JSONTexts
  /// Members of an object have keys, and are in the order of their keys; those of an array have none.
  private var members: [(key: String, part: JSONPart)] = []
  private var isArray = false
  private var singleValue: JSONPart?

  init(_ texts: JSONTexts, _ userInfo: [CodingUserInfoKey: Any]) {
    (self.texts, self.userInfo) = (texts, userInfo)
  }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(JSONMembers(list: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    isArray = true
    return JSONElements(list: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { JSONSingleValue(list: self) }

  var count: Int { members.count }

  /// - Parameter key: `nil` for an element of an array.
  func add(_ value: some Encodable, forKey key: String?) throws {
    insert(try JSONPart(of: value, texts, userInfo), forKey: key)
  }

  /// Adds a list whose members come later.
  func addList(forKey key: String?) -> JSONList {
    let list = JSONList(texts, userInfo)
    insert(.list(list), forKey: key)
    return list
  }

  func become(_ value: some Encodable) throws { singleValue = try JSONPart(of: value, texts, userInfo) }

  private func insert(_ part: JSONPart, forKey key: String?) {
    guard let key else { return members.append(("", part)) }
    let place = members.lastIndex { $0.key <= key }
    if let place, members[place].key == key {
      members[place].part = part
    } else {
      members.insert((key, part), at: place.map { $0 + 1 } ?? 0)
    }
  }

  func write(to line: inout [UInt8]) {
    if let singleValue { return singleValue.write(to: &line, texts) }
    line.append(UInt8(ascii: isArray ? "[" : "{"))
    for (position, member) in members.enumerated() {
      if position > 0 { line.append(UInt8(ascii: ",")) }
      if !isArray {
        member.key.writeJSON(to: &line)
        line.append(UInt8(ascii: ":"))
      }
      member.part.write(to: &line, texts)
    }
    line.append(UInt8(ascii: isArray ? "]" : "}"))
  }
}

// MARK: Containers

private struct JSONMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let list: JSONList
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) throws { try list.add(JSONNull(), forKey: key.stringValue) }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    try list.add(value, forKey: key.stringValue)
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    list.addList(forKey: key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    list.addList(forKey: key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { list.addList(forKey: "super") }

  func superEncoder(forKey key: Key) -> any Encoder { list.addList(forKey: key.stringValue) }
}

private struct JSONElements: UnkeyedEncodingContainer {
  let list: JSONList
  var codingPath: [any CodingKey] { [] }
  var count: Int { list.count }

  func encodeNil() throws { try list.add(JSONNull(), forKey: nil) }

  func encode(_ value: some Encodable) throws { try list.add(value, forKey: nil) }

  func nestedContainer<Nested>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    list.addList(forKey: nil).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    list.addList(forKey: nil).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { list.addList(forKey: nil) }
}

private struct JSONSingleValue: SingleValueEncodingContainer {
  let list: JSONList
  var codingPath: [any CodingKey] { [] }

  func encodeNil() throws { try list.become(JSONNull()) }

  func encode(_ value: some Encodable) throws { try list.become(value) }
}
