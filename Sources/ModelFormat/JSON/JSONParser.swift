import TensorCore

/// Reads a JSON text that may be hostile.
///
/// Strict: valid UTF-8, no duplicate keys, nothing after the value, no deeper and no larger than the limits. What it
/// finds is a list of tokens that says where each value lies; ``JSONNode`` looks at them.
///
/// - Source: RFC 8259.
package struct JSONParser {
  /// The deepest nesting that is read.
  package static let maximumDepth = 32
  /// The most values that one text may hold: far above any network, far below what fills memory.
  package static let maximumValueCount = 2_000_000
  /// The longest text that is read.
  static let maximumByteCount = 1 << 31

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var valueCount = 0
  private var tokens: [JSONToken] = []

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // About as many as the header of a model file has.
    tokens.reserveCapacity(bytes.count / 8 + 1)
  }

  /// Calls `body` with the value that `text` stands for.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` with the offset of the fault.
  package static func parse<Result>(_ text: String, _ body: (JSONNode) throws -> Result) throws -> Result {
    var text = text
    return try text.withUTF8 { try tokens(ofUTF8: $0).withValue(body) }
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
    // Decoding repairs what is not UTF-8, so a difference shows the fault.
    guard bytes.isASCII || String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      throw EngineError(.invalidModel, "the JSON text is not UTF-8")
    }
    return try tokens(ofUTF8: bytes.assumingMemoryBound(to: UInt8.self))
  }

  /// The same for a text that is known to be UTF-8.
  static func tokens(ofUTF8 bytes: UnsafeBufferPointer<UInt8>) throws -> JSONTokens {
    guard bytes.count <= maximumByteCount else {
      throw EngineError(.invalidModel, "a JSON text of \(bytes.count) bytes is beyond \(maximumByteCount)")
    }
    var parser = JSONParser(bytes)
    try parser.parseValue(depth: 0)
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.fault("unexpected text after the value") }
    return JSONTokens(bytes: bytes, tokens: parser.tokens)
  }
}

/// Where each value of a JSON text lies.
struct JSONTokens {
  fileprivate let bytes: UnsafeBufferPointer<UInt8>
  fileprivate let tokens: [JSONToken]

  /// Calls `body` with the value that the text stands for.
  func withValue<Result>(_ body: (JSONNode) throws -> Result) rethrows -> Result {
    try tokens.withUnsafeBufferPointer { try body(JSONNode(bytes: bytes, tokens: $0, index: 0)) }
  }
}

/// A value of a JSON text, or the key of one.
struct JSONToken {
  enum Kind: UInt8 {
    case null, boolean, integer, real, plainString, escapedString, array, object
  }

  let kind: Kind
  /// Where its text starts: that of a string behind the quotation mark.
  let start: UInt32
  /// Where its text ends: that of a string before the quotation mark.
  fileprivate(set) var end: UInt32
  /// The token behind it and all that it holds.
  fileprivate(set) var next: UInt32
}

extension JSONParser {
  private mutating func parseValue(depth: Int) throws {
    guard depth <= Self.maximumDepth else { throw fault("nested deeper than \(Self.maximumDepth) levels") }
    valueCount += 1
    guard valueCount <= Self.maximumValueCount else {
      throw fault("more than \(Self.maximumValueCount) values")
    }
    skipSpace()
    switch peek() {
    case UInt8(ascii: "{"): try parseObject(depth: depth)
    case UInt8(ascii: "["): try parseArray(depth: depth)
    case UInt8(ascii: "\""): try parseString()
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): try parseNumber()
    case UInt8(ascii: "t"): try parseWord("true", .boolean)
    case UInt8(ascii: "f"): try parseWord("false", .boolean)
    case UInt8(ascii: "n"): try parseWord("null", .null)
    default: throw fault("expected a value")
    }
  }

  private mutating func parseObject(depth: Int) throws {
    let object = begin(.object)
    guard !accept("}") else { return finish(object) }
    repeat {
      skipSpace()
      guard peek() == UInt8(ascii: "\"") else { throw fault("expected a key") }
      try parseString()
      guard accept(":") else { throw fault("expected a colon") }
      try parseValue(depth: depth + 1)
    } while accept(",")
    guard accept("}") else { throw fault("expected a comma or the end of the object") }
    finish(object)
    try refuseDuplicates(object)
  }

  private mutating func parseArray(depth: Int) throws {
    let array = begin(.array)
    guard !accept("]") else { return finish(array) }
    repeat { try parseValue(depth: depth + 1) } while accept(",")
    guard accept("]") else { throw fault("expected a comma or the end of the array") }
    finish(array)
  }

  /// Adds a token that holds others, at its first character.
  private mutating func begin(_ kind: JSONToken.Kind) -> Int {
    tokens.append(JSONToken(kind: kind, start: UInt32(position), end: 0, next: 0))
    position += 1
    return tokens.count - 1
  }

  /// Notes that a token ends here.
  private mutating func finish(_ token: Int) {
    tokens[token].end = UInt32(position)
    tokens[token].next = UInt32(tokens.count)
  }

  private mutating func append(_ kind: JSONToken.Kind, from start: Int) {
    tokens.append(
      JSONToken(kind: kind, start: UInt32(start), end: UInt32(position), next: UInt32(tokens.count + 1)))
  }

  /// Refuses an object in which a key occurs twice.
  private func refuseDuplicates(_ object: Int) throws {
    let repeated = tokens.withUnsafeBufferPointer { tokens in
      JSONNode(bytes: bytes, tokens: tokens, index: object).firstRepeatedKey
    }
    if let repeated { throw fault("key \(repeated.quoted) occurs twice") }
  }

  private mutating func parseWord(_ word: StaticString, _ kind: JSONToken.Kind) throws {
    let start = position
    let text = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[position...].starts(with: text) else { throw fault("expected a value") }
    position += text.count
    append(kind, from: start)
  }
}

extension JSONParser {
  private mutating func parseNumber() throws {
    let start = position
    if peek() == UInt8(ascii: "-") { position += 1 }
    let firstDigit = position
    guard skipDigits() else { throw fault("expected a digit") }
    guard bytes[firstDigit] != UInt8(ascii: "0") || position == firstDigit + 1 else {
      throw fault("a number starts with a zero")
    }
    var isInteger = true
    if peek() == UInt8(ascii: ".") {
      position += 1
      isInteger = false
      guard skipDigits() else { throw fault("expected a digit") }
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      position += 1
      isInteger = false
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() else { throw fault("expected a digit") }
    }
    append(isInteger && fitsInteger(start..<position) ? .integer : .real, from: start)
  }

  /// Whether an integer of 64 bits stands for some digits after a sign. None does for minus zero.
  private func fitsInteger(_ range: Range<Int>) -> Bool {
    // Any number of so few digits does; only longer ones must be read to be told.
    let isNegative = bytes[range.lowerBound] == UInt8(ascii: "-")
    if isNegative && range.count == 2 && bytes[range.lowerBound + 1] == UInt8(ascii: "0") { return false }
    return range.count <= 18 || Int(String(decoding: bytes[range], as: UTF8.self)) != nil
  }

  private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private mutating func skipDigits() -> Bool {
    let start = position
    while let byte = peek(), isDigit(byte) { position += 1 }
    return position > start
  }
}

extension JSONParser {
  private mutating func parseString() throws {
    position += 1
    let start = position
    var kind = JSONToken.Kind.plainString
    skipPlainCharacters()
    while peek() == UInt8(ascii: "\\") {
      kind = .escapedString
      position += 1
      // The quotation marks of a text within the text, which are most escapes, need no more than a look.
      if peek() == UInt8(ascii: "\"") {
        position += 1
        skipPlainCharacters()
        continue
      }
      var escape = JSONEscape(bytes, at: position)
      do {
        _ = try escape.read()
      } catch {
        position = escape.position
        throw fault(error.message)
      }
      position = escape.position
      skipPlainCharacters()
    }
    guard peek() == UInt8(ascii: "\"") else { throw fault("a text does not end, or has a control character") }
    append(kind, from: start)
    position += 1
  }

  private mutating func skipPlainCharacters() {
    // Eight at a time first: most of a text is names.
    while position + 8 <= bytes.count, let start = bytes.baseAddress,
      !Self.hasSpecialCharacter(UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self))
    {
      position += 8
    }
    while let byte = peek(), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
  }

  /// Whether one of eight bytes is a quotation mark, a backslash or a control character.
  ///
  /// - Source: the section "Determine if a word has a byte less than n" of S. E. Anderson's *Bit Twiddling Hacks*.
  private static func hasSpecialCharacter(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let found =
      (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (word &- ones &* 0x20) & ~word
    return found & (ones &* 0x80) != 0
  }
}

extension JSONParser {
  private func peek() -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func skipSpace() {
    while let byte = peek(), byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Skips space and then `character`, if it is there.
  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek() == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func fault(_ message: String) -> EngineError {
    EngineError(.invalidModel, "the JSON text is not valid at byte \(position): \(message)")
  }
}

/// Reads what follows a backslash in a text.
struct JSONEscape {
  struct Fault: Error {
    let message: String
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// Behind what was read.
  private(set) var position: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The character that the escape stands for.
  mutating func read() throws(Fault) -> Unicode.Scalar {
    guard position < bytes.count else { throw Fault(message: "a text does not end") }
    let letter = bytes[position]
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicode()
    default: throw Fault(message: "unknown escape in a text")
    }
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair.
  private mutating func readUnicode() throws(Fault) -> Unicode.Scalar {
    var code = try readHexadecimal()
    if 0xD800..<0xDC00 ~= code {
      try expect("\\")
      try expect("u")
      let low = try readHexadecimal()
      guard 0xDC00..<0xE000 ~= low else { throw Fault(message: "half of a surrogate pair") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw Fault(message: "half of a surrogate pair") }
    return scalar
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Fault) {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else {
      throw Fault(message: "half of a surrogate pair")
    }
    position += 1
  }

  private mutating func readHexadecimal() throws(Fault) -> UInt32 {
    guard position + 4 <= bytes.count else { throw Fault(message: "a text does not end") }
    var code: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw Fault(message: "expected a hexadecimal digit")
      }
      code = code << 4 | UInt32(digit)
    }
    position += 4
    return code
  }
}

extension UnsafeRawBufferPointer {
  /// Whether all bytes are below 128.
  fileprivate var isASCII: Bool {
    var bits: UInt8 = 0
    for byte in self { bits |= byte }
    return bits < 0x80
  }
}
