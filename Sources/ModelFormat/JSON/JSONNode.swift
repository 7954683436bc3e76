import TensorCore

/// A value of a JSON text that is looked at where it lies: nothing is copied before it is asked for.
///
/// The model file is read with this type instead of Foundation's because a hostile file must be refused
/// for a key that occurs twice, for an integer that is not one, and before it is nested or populated without
/// bound; and because files of some hundred kilobytes of JSON are to be read in a millisecond.
///
/// A node is valid inside the closure that ``JSONParser/parse(_:_:)-(String,_)`` passes it to.
package struct JSONNode {
  fileprivate let bytes: UnsafeBufferPointer<UInt8>
  fileprivate let tokens: UnsafeBufferPointer<JSONToken>
  fileprivate let index: Int

  init(bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<JSONToken>, index: Int) {
    self.bytes = bytes
    self.tokens = tokens
    self.index = index
  }

  fileprivate var token: JSONToken { tokens[index] }

  /// The bytes of the value's text; those of a string without its quotation marks and with its escapes.
  fileprivate var text: UnsafeBufferPointer<UInt8> {
    // In bounds: the parser has noted where the text lies.
    UnsafeBufferPointer(rebasing: bytes[Int(token.start)..<Int(token.end)])
  }

  fileprivate func node(_ index: Int) -> JSONNode { JSONNode(bytes: bytes, tokens: tokens, index: index) }

  fileprivate var end: Int { Int(token.next) }

  /// Whether this is `null`.
  package var isNull: Bool { token.kind == .null }
}

extension JSONNode {
  /// The value as an integer of 64 bits.
  package func integerValue() throws -> Int {
    guard token.kind == .integer else { throw mismatch("an integer") }
    let text = text
    let isNegative = text[0] == UInt8(ascii: "-")
    var magnitude = 0
    for index in (isNegative ? 1 : 0)..<text.count {
      // No overflow: the parser has checked that the number fits. Negative, the least one does too.
      magnitude = magnitude &* 10 &- Int(text[index] &- UInt8(ascii: "0"))
    }
    return isNegative ? magnitude : 0 &- magnitude
  }

  /// The value as the nearest finite single-precision number.
  package func floatValue() throws -> Float {
    guard token.kind == .integer || token.kind == .real else { throw mismatch("a number") }
    guard let value = Float(String(decoding: text, as: UTF8.self)), value.isFinite else {
      throw mismatch("a finite 32-bit number")
    }
    return value
  }

  /// The value as a truth value.
  package func booleanValue() throws -> Bool {
    guard token.kind == .boolean else { throw mismatch("true or false") }
    return text[0] == UInt8(ascii: "t")
  }

  /// The value as text.
  package func stringValue() throws -> String {
    switch token.kind {
    case .plainString: String(decoding: text, as: UTF8.self)
    case .escapedString: unescaped
    default: throw mismatch("a text")
    }
  }

  /// The elements of the value.
  package func arrayValue() throws -> JSONElements {
    guard token.kind == .array else { throw mismatch("an array") }
    return JSONElements(array: self)
  }

  /// The members of the value.
  package func objectValue() throws -> JSONMembers {
    guard token.kind == .object else { throw mismatch("an object") }
    return JSONMembers(object: self)
  }

  /// The value as one of the named cases of `Choice`.
  package func choiceValue<Choice: RawRepresentable<String> & CaseIterable>() throws -> Choice {
    let text = try stringValue()
    guard let choice = Choice(rawValue: text) else {
      throw EngineError(.invalidModel, unknownName(text, among: Choice.allCases.map(\.rawValue)))
    }
    return choice
  }

  func integers() throws -> [Int] { try elements { try $0.integerValue() } }

  func floats() throws -> [Float] { try elements { try $0.floatValue() } }

  /// The elements of a flat array.
  private func elements<Element>(_ decode: (JSONNode) throws -> Element) throws -> [Element] {
    let array = try arrayValue()
    var elements: [Element] = []
    // As many as there are tokens, unless an element holds others, which `decode` refuses.
    elements.reserveCapacity(end - index - 1)
    for element in array { elements.append(try decode(element)) }
    return elements
  }

  /// Whether this is the text `text`.
  func isText(_ text: StaticString) -> Bool {
    switch token.kind {
    case .plainString: self.text.isEqual(to: text.utf8)
    case .escapedString: unescaped == text.description
    default: false
    }
  }

  private func mismatch(_ expectation: String) -> EngineError {
    EngineError(.invalidModel, "expected \(expectation), found \(kindName)")
  }

  /// What kind of value this is, for messages.
  private var kindName: String {
    let text = String(decoding: text.prefix(400), as: UTF8.self)
    switch token.kind {
    case .null, .boolean: return text
    case .integer: return "the integer \(text)"
    case .real: return "the number \(text.prefix(32))"
    case .plainString, .escapedString: return "the text \(((try? stringValue()) ?? "").quoted)"
    case .array: return "an array"
    case .object: return "an object"
    }
  }
}

extension JSONNode {
  /// What a string with escapes stands for.
  private var unescaped: String {
    let text = text
    // No escape is shorter than what it stands for.
    return String(unsafeUninitializedCapacity: text.count) { target in
      var count = 0
      var position = 0
      while position < text.count {
        let byte = text[position]
        position += 1
        guard byte == UInt8(ascii: "\\") else {
          target[count] = byte
          count += 1
          continue
        }
        if text[position] == UInt8(ascii: "\"") {
          target[count] = text[position]
          count += 1
          position += 1
          continue
        }
        var escape = JSONEscape(text, at: position)
        // The parser has found no fault.
        guard let character = try? escape.read() else { break }
        position = escape.position
        for byte in UTF8.encode(character) ?? UTF8.encodedReplacementCharacter {
          target[count] = byte
          count += 1
        }
      }
      return count
    }
  }

  /// The key of an object that is there twice; `nil` for none.
  var firstRepeatedKey: String? {
    let members = JSONMembers(object: self)
    guard members.hasFewMembers && members.allSatisfy({ $0.hasPlainKey }) else {
      var seen: Set<String> = []
      return members.lazy.map(\.key).first { !seen.insert($0).inserted }
    }
    var later = members.makeIterator()
    while let member = later.next() {
      var others = later
      while let other = others.next() {
        if other.hasSameKeyText(as: member) { return member.key }
      }
    }
    return nil
  }
}

/// The elements of a JSON array.
package struct JSONElements: Sequence {
  fileprivate let array: JSONNode

  package struct Iterator: IteratorProtocol {
    fileprivate let array: JSONNode
    fileprivate var index: Int

    package mutating func next() -> JSONNode? {
      guard index < array.end else { return nil }
      let element = array.node(index)
      index = element.end
      return element
    }
  }

  package func makeIterator() -> Iterator { Iterator(array: array, index: array.index + 1) }

  /// The number of elements.
  var count: Int { reduce(0) { count, _ in count + 1 } }
}

/// The members of a JSON object in the order of the text.
package struct JSONMembers: Sequence {
  fileprivate let object: JSONNode

  /// A member of an object.
  package struct Member {
    fileprivate let name: JSONNode
    package let value: JSONNode

    package var key: String { (try? name.stringValue()) ?? "" }

    fileprivate var hasPlainKey: Bool { name.token.kind == .plainString }

    /// Whether the key is this one. A key with escapes may be, too.
    func isNamed(_ key: String) -> Bool {
      guard hasPlainKey else { return self.key == key }
      guard name.text.count == key.utf8.count else { return false }
      var key = key
      return key.withUTF8 { name.text.isEqual(to: $0) }
    }

    /// Whether the key is this one. A key with escapes may be, too.
    func isNamed(_ key: StaticString) -> Bool { name.isText(key) }

    fileprivate func hasSameKeyText(as other: Member) -> Bool { name.text.isEqual(to: other.name.text) }
  }

  package struct Iterator: IteratorProtocol {
    fileprivate let object: JSONNode
    fileprivate var index: Int

    package mutating func next() -> Member? {
      guard index < object.end else { return nil }
      let value = object.node(index + 1)
      defer { index = value.end }
      return Member(name: object.node(index), value: value)
    }
  }

  package func makeIterator() -> Iterator { Iterator(object: object, index: object.index + 1) }

  /// Whether looking at all pairs of members costs little.
  fileprivate var hasFewMembers: Bool { prefix(17).reduce(0) { count, _ in count + 1 } <= 16 }

  /// The value of `key`, or `nil`. Looks at every member: meant for objects with few of them.
  package subscript(key: String) -> JSONNode? {
    first { $0.isNamed(key) }?.value
  }

  /// The number of members.
  var count: Int { reduce(0) { count, _ in count + 1 } }
}

extension JSONElements {
  /// Decodes every element, each an object.
  ///
  /// - Parameter noun: What an element is called in messages.
  func objects<Element>(
    called noun: String, _ decode: (JSONMembers) throws -> Element
  ) throws -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for value in self {
      elements.append(
        try EngineError.within("\(noun) \(elements.count)") { try decode(value.objectValue()) })
    }
    return elements
  }
}

extension JSONMembers {
  /// Decodes the value of a key that must be there.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` naming the key when it is missing or `decode` refuses.
  package func required<Value>(_ key: String, _ decode: (JSONNode) throws -> Value) throws -> Value {
    guard let value = self[key] else {
      throw EngineError(.invalidModel, "\"\(key)\" is missing")
    }
    return try EngineError.within("\"\(key)\"") { try decode(value) }
  }

  /// Decodes the value of a key that may be missing or null.
  package func optional<Value>(_ key: String, _ decode: (JSONNode) throws -> Value) throws -> Value? {
    guard let value = self[key], !value.isNull else { return nil }
    return try EngineError.within("\"\(key)\"") { try decode(value) }
  }

  /// Decodes every object of a list that must be there.
  ///
  /// - Parameter noun: What an element is called in messages.
  func requiredList<Element>(
    _ key: String, of noun: String, _ decode: (JSONMembers) throws -> Element
  ) throws -> [Element] {
    // The noun says where an element is, so the key would say it twice.
    try required(key) { try $0.arrayValue() }.objects(called: noun, decode)
  }

  /// Refuses keys that are not in `known`.
  package func refuseKeys(otherThan known: [String]) throws {
    for member in self where !known.contains(where: member.isNamed) {
      throw EngineError(.invalidModel, "unknown key: \(unknownName(member.key, among: known))")
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether both hold the same bytes.
  fileprivate func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where self[index] != other[index] { return false }
    return true
  }
}

extension StaticString {
  /// - Precondition: More than one character, as all names have.
  fileprivate var utf8: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
