import TensorCore

/// A value of a JSON text that is looked at where it lies: nothing is copied before it is asked for.
///
/// The model file is read with this type instead of Foundation's because a hostile file must be refused
/// for a key that occurs twice, for an integer that is not one, and before it is nested or populated without
/// bound; and because files of some hundred kilobytes of JSON are to be read in a millisecond.
///
/// A node is valid inside the closure that ``JSONParser/parse(_:_:)-(String,_)`` passes it to.
package struct JSONNode {
  /// In an array that goes on as far as the spans of its tokens say.
  let token: UnsafePointer<JSONToken>

  init(_ token: UnsafePointer<JSONToken>) {
    self.token = token
  }

  private var kind: JSONToken.Kind { token.pointee.kind }

  /// The bytes of the text of a value that holds no others; those of a string without the quotation marks
  /// around it and without escapes.
  var text: UnsafeBufferPointer<UInt8> { token.pointee.text }

  /// The first value that this one holds.
  var first: JSONNode { JSONNode(token + 1) }

  /// The value behind this one and all that it holds.
  var next: JSONNode { JSONNode(token + token.pointee.span) }

  /// Whether this is `null`.
  package var isNull: Bool { kind == .null }
}

extension JSONNode {
  /// The value as an integer of 64 bits.
  package func integerValue() throws -> Int {
    guard kind == .integer else { throw mismatch("an integer") }
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
    guard kind == .integer || kind == .real else { throw mismatch("a number") }
    guard let value = Float(String(decoding: text, as: UTF8.self)), value.isFinite else {
      throw mismatch("a finite 32-bit number")
    }
    return value
  }

  /// The value as a truth value.
  package func booleanValue() throws -> Bool {
    guard kind == .boolean else { throw mismatch("true or false") }
    return text[0] == UInt8(ascii: "t")
  }

  /// The value as text.
  package func stringValue() throws -> String {
    guard kind == .string else { throw mismatch("a text") }
    return String(decoding: text, as: UTF8.self)
  }

  /// The elements of the value.
  package func arrayValue() throws -> JSONElements {
    guard kind == .array else { throw mismatch("an array") }
    return JSONElements(array: self)
  }

  /// The members of the value.
  package func objectValue() throws -> JSONMembers {
    guard kind == .object else { throw mismatch("an object") }
    return JSONMembers(object: self)
  }

  /// The value as one of the named cases of `Choice`.
  func choiceValue<Choice: RawRepresentable<String> & CaseIterable>() throws -> Choice {
    let text = try stringValue()
    guard let choice = Choice(named: text) else {
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
    elements.reserveCapacity(array.count)
    for element in array { elements.append(try decode(element)) }
    return elements
  }

  private func mismatch(_ expectation: String) -> EngineError {
    EngineError(.invalidModel, "expected \(expectation), found \(kindName)")
  }

  /// What kind of value this is, for messages.
  private var kindName: String {
    let text = String(decoding: text.prefix(400), as: UTF8.self)
    return switch kind {
    case .null, .boolean: text
    case .integer: "the integer \(text)"
    case .real: "the number \(text.prefix(32))"
    case .string: "the text \(text.quoted)"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// The elements of a JSON array.
package struct JSONElements: Sequence {
  let array: JSONNode

  package struct Iterator: IteratorProtocol {
    fileprivate var following: JSONNode
    fileprivate let end: JSONNode

    package mutating func next() -> JSONNode? {
      guard following.token < end.token else { return nil }
      defer { following = following.next }
      return following
    }
  }

  package func makeIterator() -> Iterator { Iterator(following: array.first, end: array.next) }

  /// The number of elements.
  var count: Int { array.token.pointee.count }
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

extension CaseIterable where Self: RawRepresentable<String> {
  /// The case called `name`.
  ///
  /// The first `init(rawValue:)` of an enumeration with many cases makes a table of them all, which takes
  /// longer than to look at each for all names of a file.
  init?(named name: String) {
    guard let choice = Self.allCases.first(where: { $0.rawValue == name }) else { return nil }
    self = choice
  }
}
