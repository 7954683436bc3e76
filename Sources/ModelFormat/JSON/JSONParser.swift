import TensorCore

/// Reads a JSON text that may be hostile.
///
/// Strict: valid UTF-8, no duplicate keys, nothing after the value, no deeper and no larger than the limits.
/// What it finds is a list of tokens that says where each value lies; ``JSONNode`` looks at them.
///
/// - Source: RFC 8259.
package struct JSONParser {
  /// The deepest nesting that is read.
  package static let maximumDepth = 32
  /// The most values that one text may hold: far above any network, far below what fills memory.
  static let maximumValueCount = 2_000_000
  /// The longest text that is read.
  package static let maximumByteCount = 64 << 20

  private var cursor: JSONCursor
  private var valueCount = 0
  private let tokens: JSONTokens

  private init(_ text: UnsafeBufferPointer<UInt8>) throws {
    guard text.count <= Self.maximumByteCount else {
      throw EngineError(
        .invalidModel, "a JSON text of \(text.count) bytes is beyond \(Self.maximumByteCount)")
    }
    cursor = try JSONCursor(text)
    // More than a model file has; what is not used takes no memory.
    tokens = JSONTokens(capacity: min(text.count / 6, Self.maximumValueCount) + 1)
  }

  /// Calls `body` with the value that `text` stands for.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` with the offset of the fault.
  package static func parse<Result>(_ text: String, _ body: (JSONNode) throws -> Result) throws -> Result {
    var text = text
    return try text.withUTF8 { try parse(UnsafeRawBufferPointer($0), body) }
  }

  /// Calls `body` with the value that the bytes of a text stand for.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` with the offset of the fault.
  package static func parse<Result>(
    _ bytes: UnsafeRawBufferPointer, _ body: (JSONNode) throws -> Result
  ) throws -> Result {
    try tokens(of: bytes).withValue(body)
  }

  /// The tokens of a text that lies in `bytes`, which must stay there as long as they are used.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` with the offset of the fault.
  static func tokens(of bytes: UnsafeRawBufferPointer) throws -> JSONTokens {
    let text = bytes.assumingMemoryBound(to: UInt8.self)
    // Decoding repairs what is not UTF-8, so a difference shows the fault.
    guard text.isASCII || String(decoding: text, as: UTF8.self).utf8.elementsEqual(text) else {
      throw EngineError(.invalidModel, "the JSON text is not UTF-8")
    }
    var parser = try JSONParser(text)
    try parser.parseValue(depth: 0)
    parser.cursor.skipSpace()
    guard parser.cursor.peek() == nil else { throw parser.cursor.fault("unexpected text after the value") }
    return parser.tokens
  }
}

extension JSONParser {
  private mutating func parseValue(depth: Int) throws {
    guard depth <= Self.maximumDepth else {
      throw cursor.fault("nested deeper than \(Self.maximumDepth) levels")
    }
    valueCount += 1
    guard valueCount <= Self.maximumValueCount else {
      throw cursor.fault("more than \(Self.maximumValueCount) values")
    }
    cursor.skipSpace()
    switch cursor.peek() {
    case UInt8(ascii: "{"): try parseObject(depth: depth)
    case UInt8(ascii: "["): try parseArray(depth: depth)
    case UInt8(ascii: "\""): try parseString()
    case let byte? where byte == UInt8(ascii: "-") || JSONCursor.isDigit(byte): try parseNumber()
    case UInt8(ascii: "t"): try parseWord("true", .boolean)
    case UInt8(ascii: "f"): try parseWord("false", .boolean)
    case UInt8(ascii: "n"): try parseWord("null", .null)
    default: throw cursor.fault("expected a value")
    }
  }

  private mutating func parseObject(depth: Int) throws {
    let object = begin(.object)
    guard !cursor.accept("}") else { return tokens.finish(object, elementCount: 0) }
    var memberCount = 0
    repeat {
      cursor.skipSpace()
      guard cursor.peek() == UInt8(ascii: "\"") else { throw cursor.fault("expected a key") }
      try parseString()
      guard cursor.accept(":") else { throw cursor.fault("expected a colon") }
      try parseValue(depth: depth + 1)
      memberCount += 1
    } while cursor.accept(",")
    guard cursor.accept("}") else { throw cursor.fault("expected a comma or the end of the object") }
    tokens.finish(object, elementCount: memberCount)
    if let repeated = JSONMembers(object: tokens[object]).firstRepeatedKey {
      throw cursor.fault("key \(repeated.quoted) occurs twice")
    }
  }

  private mutating func parseArray(depth: Int) throws {
    let array = begin(.array)
    guard !cursor.accept("]") else { return tokens.finish(array, elementCount: 0) }
    var elementCount = 0
    repeat {
      try parseValue(depth: depth + 1)
      elementCount += 1
    } while cursor.accept(",")
    guard cursor.accept("]") else { throw cursor.fault("expected a comma or the end of the array") }
    tokens.finish(array, elementCount: elementCount)
  }

  /// Adds a token that holds others, at its first character.
  private mutating func begin(_ kind: JSONToken.Kind) -> Int {
    tokens.append(JSONToken(kind, start: cursor.position, byteCount: 0))
    cursor.position += 1
    return tokens.count - 1
  }

  private func append(_ kind: JSONToken.Kind, from start: UnsafePointer<UInt8>) {
    tokens.append(JSONToken(kind, start: start, byteCount: cursor.position - start))
  }

  private mutating func parseWord(_ word: StaticString, _ kind: JSONToken.Kind) throws {
    let start = cursor.position
    let length = word.utf8CodeUnitCount
    guard cursor.rest.prefix(length).elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: length))
    else {
      throw cursor.fault("expected a value")
    }
    cursor.position += length
    append(kind, from: start)
  }
}

extension JSONParser {
  private mutating func parseNumber() throws {
    let start = cursor.position
    _ = cursor.acceptNext("-")
    let firstDigit = cursor.position
    try cursor.skipDigits()
    guard firstDigit[0] != UInt8(ascii: "0") || cursor.position == firstDigit + 1 else {
      throw cursor.fault("a number starts with a zero")
    }
    var isInteger = true
    if cursor.acceptNext(".") {
      isInteger = false
      try cursor.skipDigits()
    }
    if cursor.acceptNext("e") || cursor.acceptNext("E") {
      isInteger = false
      _ = cursor.acceptNext("+") || cursor.acceptNext("-")
      try cursor.skipDigits()
    }
    let text = UnsafeBufferPointer(start: start, count: cursor.position - start)
    append(isInteger && fitsInteger(text) ? .integer : .real, from: start)
  }

  /// Whether an integer of 64 bits stands for some digits after a sign. None does for minus zero.
  private func fitsInteger(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // Any number of so few digits does; only longer ones must be read to be told.
    if text.count == 2 && text[0] == UInt8(ascii: "-") && text[1] == UInt8(ascii: "0") { return false }
    return text.count <= 18 || Int(String(decoding: text, as: UTF8.self)) != nil
  }
}

extension JSONParser {
  private mutating func parseString() throws {
    cursor.position += 1
    let start = cursor.position
    cursor.skipPlainCharacters()
    guard cursor.peek() == UInt8(ascii: "\"") else { return try parseEscapedString(from: start) }
    append(.string, from: start)
    cursor.position += 1
  }

  /// Reads on at the first character of a string that does not stand for itself.
  private mutating func parseEscapedString(from start: UnsafePointer<UInt8>) throws {
    // No escape is shorter than what it stands for.
    let string = tokens.nextUnescaped(capacity: cursor.end - start)
    var target = string
    var plain = start
    while true {
      target.update(from: plain, count: cursor.position - plain)
      target += cursor.position - plain
      guard cursor.acceptNext("\\") else { break }
      for byte in UTF8.encode(try cursor.parseEscape()) ?? UTF8.encodedReplacementCharacter {
        target.pointee = byte
        target += 1
      }
      plain = cursor.position
      cursor.skipPlainCharacters()
    }
    guard cursor.acceptNext("\"") else {
      throw cursor.fault("a text does not end, or has a control character")
    }
    tokens.finishUnescaped(at: target)
    tokens.append(JSONToken(.string, start: UnsafePointer(string), byteCount: target - string))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are below 128.
  var isASCII: Bool {
    var bits: UInt8 = 0
    for byte in self { bits |= byte }
    return bits < 0x80
  }
}
