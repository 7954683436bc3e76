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

  private let start: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  private let quotation: Quotation
  private var position: UnsafePointer<UInt8>
  private var valueCount = 0
  private let tokens: JSONTokens

  /// How the quotation marks around strings are written.
  enum Quotation {
    case plain
    /// Each behind a backslash: the text lies within a string, and no string of its own has an escape.
    case escaped
  }

  private init(_ text: UnsafeBufferPointer<UInt8>, _ quotation: Quotation, expectedCount: Int) throws {
    guard text.count <= Self.maximumByteCount else {
      throw EngineError(
        .invalidModel, "a JSON text of \(text.count) bytes is beyond \(Self.maximumByteCount)")
    }
    guard let start = text.baseAddress else { throw EngineError(.invalidModel, "the JSON text is empty") }
    self.start = start
    self.quotation = quotation
    end = start + text.count
    position = start
    tokens = JSONTokens(capacity: expectedCount)
  }

  /// Calls `body` with the value that `text` stands for.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` with the offset of the fault.
  package static func parse<Result>(_ text: String, _ body: (JSONNode) throws -> Result) throws -> Result {
    var text = text
    return try text.withUTF8 { try tokens(ofUTF8: $0, .plain).withValue(body) }
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
    return try tokens(ofUTF8: text, .plain)
  }

  /// The same for a text that is known to be UTF-8.
  static func tokens(
    ofUTF8 bytes: UnsafeBufferPointer<UInt8>, _ quotation: Quotation
  ) throws -> JSONTokens {
    // More than the header of a model file has; what is not used takes no memory.
    let expectedCount = min(bytes.count / 6, maximumValueCount) + 1
    var parser = try JSONParser(bytes, quotation, expectedCount: expectedCount)
    try parser.parseValue(depth: 0)
    parser.skipSpace()
    guard parser.position == parser.end else { throw parser.fault("unexpected text after the value") }
    return parser.tokens
  }

  /// The tokens of the value that the first member of an object has, if its key is `key`; what is behind it is not read.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` with the offset of the fault.
  static func tokens(
    ofFirstMember key: String, in bytes: UnsafeBufferPointer<UInt8>
  ) throws -> JSONTokens? {
    var parser = try JSONParser(bytes, .plain, expectedCount: 64)
    guard parser.accept("{"), parser.accept("\""), parser.rest.starts(with: key.utf8) else { return nil }
    parser.position += key.utf8.count
    guard parser.accept(escape: "\""), parser.accept(":") else { return nil }
    try parser.parseValue(depth: 1)
    return parser.tokens
  }
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
    case quotationMark: try parseString()
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): try parseNumber()
    case UInt8(ascii: "t"): try parseWord("true", .boolean)
    case UInt8(ascii: "f"): try parseWord("false", .boolean)
    case UInt8(ascii: "n"): try parseWord("null", .null)
    default: throw fault("expected a value")
    }
  }

  private mutating func parseObject(depth: Int) throws {
    let object = begin(.object)
    guard !accept("}") else { return tokens.finish(object, elementCount: 0) }
    var memberCount = 0
    repeat {
      skipSpace()
      guard peek() == quotationMark else { throw fault("expected a key") }
      try parseString(isKey: true)
      guard accept(":") else { throw fault("expected a colon") }
      try parseValue(depth: depth + 1)
      memberCount += 1
    } while accept(",")
    guard accept("}") else { throw fault("expected a comma or the end of the object") }
    tokens.finish(object, elementCount: memberCount)
    if let repeated = JSONMembers(object: tokens[object]).firstRepeatedKey {
      throw fault("key \(repeated.quoted) occurs twice")
    }
  }

  private mutating func parseArray(depth: Int) throws {
    let array = begin(.array)
    guard !accept("]") else { return tokens.finish(array, elementCount: 0) }
    var elementCount = 0
    repeat {
      try parseValue(depth: depth + 1)
      elementCount += 1
    } while accept(",")
    guard accept("]") else { throw fault("expected a comma or the end of the array") }
    tokens.finish(array, elementCount: elementCount)
  }

  /// Adds a token that holds others, at its first character.
  private mutating func begin(_ kind: JSONToken.Kind) -> Int {
    tokens.append(JSONToken(kind, start: position, byteCount: 0))
    position += 1
    return tokens.count - 1
  }

  private func append(_ kind: JSONToken.Kind, from start: UnsafePointer<UInt8>) {
    tokens.append(JSONToken(kind, start: start, byteCount: position - start))
  }

  private mutating func parseWord(_ word: StaticString, _ kind: JSONToken.Kind) throws {
    let start = position
    let length = word.utf8CodeUnitCount
    guard rest.prefix(length).elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: length)) else {
      throw fault("expected a value")
    }
    position += length
    append(kind, from: start)
  }
}

extension JSONParser {
  private mutating func parseNumber() throws {
    let start = position
    if peek() == UInt8(ascii: "-") { position += 1 }
    let firstDigit = position
    guard skipDigits() else { throw fault("expected a digit") }
    guard firstDigit[0] != UInt8(ascii: "0") || position == firstDigit + 1 else {
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
    let text = UnsafeBufferPointer(start: start, count: position - start)
    append(isInteger && fitsInteger(text) ? .integer : .real, from: start)
  }

  /// Whether an integer of 64 bits stands for some digits after a sign. None does for minus zero.
  private func fitsInteger(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // Any number of so few digits does; only longer ones must be read to be told.
    if text.count == 2 && text[0] == UInt8(ascii: "-") && text[1] == UInt8(ascii: "0") { return false }
    return text.count <= 18 || Int(String(decoding: text, as: UTF8.self)) != nil
  }

  private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private mutating func skipDigits() -> Bool {
    let start = position
    while let byte = peek(), isDigit(byte) { position += 1 }
    return position > start
  }
}

extension JSONParser {
  /// The first byte of a quotation mark around a string.
  private var quotationMark: UInt8 {
    switch quotation {
    case .plain: UInt8(ascii: "\"")
    case .escaped: UInt8(ascii: "\\")
    }
  }

  /// Moves behind a quotation mark whose first byte is next.
  private mutating func skipQuotationMark() {
    switch quotation {
    case .plain: position += 1
    // In bounds: within a string, no backslash is the last byte.
    case .escaped: position += 2
    }
  }

  /// Keys are compared as they lie, so they must not have escapes.
  private mutating func parseString(isKey: Bool = false) throws {
    skipQuotationMark()
    let start = position
    skipPlainCharacters()
    if peek() == quotationMark {
      append(.string, from: start)
      skipQuotationMark()
    } else if !isKey && skipEscapedQuotationMarks() {
      append(.stringWithQuotationMarks, from: start)
      position += 1
    } else {
      try parseEscapedString(from: start)
    }
  }

  /// Moves on to the end of a string, from a character in it that may be a backslash. A text within the text is long, and
  /// quotation marks are all that is escaped in it.
  ///
  /// - Returns: `false` at any other escape, and where the string does not end.
  private mutating func skipEscapedQuotationMarks() -> Bool {
    guard peek() == UInt8(ascii: "\\") else { return false }
    position += 1
    // Behind each backslash is a quotation mark, and before each quotation mark a backslash.
    while end - position >= 16 {
      let (bytes, bytesBefore) = (position.vector, (position - 1).vector)
      // With types that are not spelt out, each comparison would be a loop over the bytes.
      let isMark = (bytes .== SIMD16<UInt8>(repeating: UInt8(ascii: "\""))).bits
      let isEscaped = (bytesBefore .== SIMD16<UInt8>(repeating: UInt8(ascii: "\\"))).bits
      let isControlCharacter = (bytes .< SIMD16<UInt8>(repeating: 0x20)).bits
      let isFault = isMark ^ isEscaped | isControlCharacter
      guard isFault[0] | isFault[1] == 0 else { break }
      position += 16
    }
    while let byte = peek(), byte >= 0x20 {
      let isEscaped = position[-1] == UInt8(ascii: "\\")
      if (byte == UInt8(ascii: "\"")) != isEscaped { return !isEscaped }
      position += 1
    }
    return false
  }

  /// Reads on at the first character of a string that does not stand for itself.
  private mutating func parseEscapedString(from start: UnsafePointer<UInt8>) throws {
    // No escape is shorter than what it stands for.
    let string = tokens.nextUnescaped(capacity: end - start)
    var target = string
    position = start
    copyPlainCharacters(to: &target)
    while accept(escape: "\\") {
      for byte in UTF8.encode(try parseEscape()) ?? UTF8.encodedReplacementCharacter {
        target.pointee = byte
        target += 1
      }
      copyPlainCharacters(to: &target)
    }
    guard peek() == UInt8(ascii: "\"") else { throw fault("a text does not end, or has a control character") }
    position += 1
    tokens.finishUnescaped(at: target)
    tokens.append(JSONToken(.string, start: UnsafePointer(string), byteCount: target - string))
  }

  /// Moves on to the next quotation mark, backslash or control character.
  private mutating func skipPlainCharacters() {
    // Eight at a time first: most of a text is names.
    while end - position >= 8 {
      let special = Self.specialCharacters(of: position.word)
      position += special.trailingZeroBitCount / 8
      if special != 0 { return }
    }
    while let byte = peek(), !Self.isSpecial(byte) { position += 1 }
  }

  /// The same, copying what is skipped, and up to seven bytes that lie behind.
  private mutating func copyPlainCharacters(to target: inout UnsafeMutablePointer<UInt8>) {
    while end - position >= 8 {
      let word = position.word
      UnsafeMutableRawPointer(target).storeBytes(of: word.littleEndian, as: UInt64.self)
      let special = Self.specialCharacters(of: word)
      let count = special.trailingZeroBitCount / 8
      position += count
      target += count
      if special != 0 { return }
    }
    while let byte = peek(), !Self.isSpecial(byte) {
      target.pointee = byte
      target += 1
      position += 1
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
  }

  /// Marks the first of eight bytes that is a quotation mark, a backslash or a control character by its highest bit.
  /// Bits above are of no meaning; zero is returned when there is none.
  ///
  /// - Source: the section "Determine if a word has a byte less than n" of S. E. Anderson's *Bit Twiddling Hacks*.
  private static func specialCharacters(of word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let found = (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
    return found & (ones &* 0x80) | controlCharacters(of: word)
  }

  /// The same for the first control character alone.
  private static func controlCharacters(of word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return (word &- ones &* 0x20) & ~word & (ones &* 0x80)
  }
}

extension JSONParser {
  /// Reads what follows a backslash in a text: the character that the escape stands for.
  private mutating func parseEscape() throws -> Unicode.Scalar {
    guard let letter = peek() else { throw fault("a text does not end") }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try parseUnicodeEscape()
    default: throw fault("unknown escape in a text")
    }
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair.
  private mutating func parseUnicodeEscape() throws -> Unicode.Scalar {
    var code = try parseHexadecimal()
    if 0xD800..<0xDC00 ~= code {
      guard accept(escape: "\\"), accept(escape: "u") else { throw fault("half of a surrogate pair") }
      let low = try parseHexadecimal()
      guard 0xDC00..<0xE000 ~= low else { throw fault("half of a surrogate pair") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw fault("half of a surrogate pair") }
    return scalar
  }

  private mutating func parseHexadecimal() throws -> UInt32 {
    guard end - position >= 4 else { throw fault("a text does not end") }
    var code: UInt32 = 0
    for byte in rest.prefix(4) {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("expected a hexadecimal digit")
      }
      code = code << 4 | UInt32(digit)
    }
    position += 4
    return code
  }
}

extension JSONParser {
  private var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: position, count: end - position) }

  private func peek() -> UInt8? { position < end ? position.pointee : nil }

  private mutating func skipSpace() {
    while let byte = peek(), byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Skips space and then `character`, if it is there.
  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    return accept(escape: character)
  }

  /// Skips `character`, if it is there.
  private mutating func accept(escape character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func fault(_ message: String) -> EngineError {
    let read = UnsafeBufferPointer(start: start, count: position - start)
    let escapeCount =
      switch quotation {
      case .plain: 0
      case .escaped: read.count { $0 == UInt8(ascii: "\\") }
      }
    return EngineError(
      .invalidModel, "the JSON text is not valid at byte \(read.count - escapeCount): \(message)")
  }
}

extension UnsafePointer<UInt8> {
  /// The next eight bytes, the first one lowest.
  fileprivate var word: UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(self).loadUnaligned(as: UInt64.self))
  }

  /// The next sixteen bytes.
  fileprivate var vector: SIMD16<UInt8> { UnsafeRawPointer(self).loadUnaligned(as: SIMD16<UInt8>.self) }
}

extension SIMDMask<SIMD16<Int8>> {
  /// Each of the sixteen as eight equal bits, of which whole words can be looked at.
  fileprivate var bits: SIMD2<UInt64> { unsafeBitCast(self, to: SIMD2<UInt64>.self) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are below 128.
  var isASCII: Bool {
    var bits: UInt8 = 0
    for byte in self { bits |= byte }
    return bits < 0x80
  }
}
