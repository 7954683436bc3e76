import TensorCore

/// Reads a JSON text that may be hostile.
///
/// Strict: valid UTF-8, no duplicate keys, nothing after the value, no deeper and no larger than the limits.
///
/// - Source: RFC 8259.
package struct JSONParser {
  /// The deepest nesting that is read.
  package static let maximumDepth = 32
  /// The most values that one text may hold: far above any network, far below what fills memory.
  package static let maximumValueCount = 2_000_000

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var valueCount = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The value that `text` stands for.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` with the offset of the fault.
  package static func parse(_ text: String) throws -> JSONValue {
    var text = text
    return try text.withUTF8 { try parseValidated($0) }
  }

  /// The value that the bytes of a text stand for.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` with the offset of the fault.
  package static func parse(_ bytes: UnsafeRawBufferPointer) throws -> JSONValue {
    // Decoding repairs what is not UTF-8, so a difference shows the fault.
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      throw EngineError(.invalidModel, "the JSON text is not UTF-8")
    }
    return try bytes.withMemoryRebound(to: UInt8.self) { try parseValidated($0) }
  }

  private static func parseValidated(_ bytes: UnsafeBufferPointer<UInt8>) throws -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.parseValue(depth: 0)
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.fault("unexpected text after the value") }
    return value
  }
}

extension JSONParser {
  private mutating func parseValue(depth: Int) throws -> JSONValue {
    guard depth <= Self.maximumDepth else { throw fault("nested deeper than \(Self.maximumDepth) levels") }
    valueCount += 1
    guard valueCount <= Self.maximumValueCount else {
      throw fault("more than \(Self.maximumValueCount) values")
    }
    skipSpace()
    switch peek() {
    case UInt8(ascii: "{"): return .object(try parseObject(depth: depth))
    case UInt8(ascii: "["): return .array(try parseArray(depth: depth))
    case UInt8(ascii: "\""): return .string(try parseString())
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): return try parseNumber()
    case UInt8(ascii: "t"): return try parseWord("true", .boolean(true))
    case UInt8(ascii: "f"): return try parseWord("false", .boolean(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    default: throw fault("expected a value")
    }
  }

  private mutating func parseObject(depth: Int) throws -> JSONObject {
    position += 1
    var members: [JSONObject.Member] = []
    guard !accept("}") else { return JSONObject(members) }
    repeat {
      skipSpace()
      guard peek() == UInt8(ascii: "\"") else { throw fault("expected a key") }
      let key = try parseString()
      guard accept(":") else { throw fault("expected a colon") }
      members.append(.init(key: key, value: try parseValue(depth: depth + 1)))
    } while accept(",")
    guard accept("}") else { throw fault("expected a comma or the end of the object") }
    try refuseDuplicates(members)
    return JSONObject(members)
  }

  private func refuseDuplicates(_ members: [JSONObject.Member]) throws {
    var seen = Set<String>(minimumCapacity: members.count)
    for member in members where !seen.insert(member.key).inserted {
      throw fault("key \(member.key.quoted) occurs twice")
    }
  }

  private mutating func parseArray(depth: Int) throws -> [JSONValue] {
    position += 1
    var elements: [JSONValue] = []
    guard !accept("]") else { return elements }
    repeat {
      elements.append(try parseValue(depth: depth + 1))
    } while accept(",")
    guard accept("]") else { throw fault("expected a comma or the end of the array") }
    return elements
  }

  private mutating func parseWord(_ word: StaticString, _ value: JSONValue) throws -> JSONValue {
    let text = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[position...].starts(with: text) else { throw fault("expected a value") }
    position += text.count
    return value
  }
}

extension JSONParser {
  private mutating func parseNumber() throws -> JSONValue {
    let start = position
    if peek() == UInt8(ascii: "-") { position += 1 }
    let leadingZero = peek() == UInt8(ascii: "0")
    guard skipDigits() else { throw fault("expected a digit") }
    guard !leadingZero || isSingleDigit(from: start) else { throw fault("a number starts with a zero") }
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
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    // Minus zero is a number of its own, which no integer stands for.
    if isInteger, text != "-0", let integer = Int(text) { return .integer(integer) }
    return .real(text)
  }

  private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  /// Whether the digits from `start`, after a sign, are only one.
  private func isSingleDigit(from start: Int) -> Bool {
    position - start - (bytes[start] == UInt8(ascii: "-") ? 1 : 0) == 1
  }

  private mutating func skipDigits() -> Bool {
    let start = position
    while let byte = peek(), isDigit(byte) { position += 1 }
    return position > start
  }
}

extension JSONParser {
  private mutating func parseString() throws -> String {
    position += 1
    let start = position
    skipPlainCharacters()
    if peek() == UInt8(ascii: "\"") {
      defer { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    var text = Array(bytes[start..<position])
    while peek() == UInt8(ascii: "\\") {
      position += 1
      try parseEscape(into: &text)
      let runStart = position
      skipPlainCharacters()
      text.append(contentsOf: bytes[runStart..<position])
    }
    guard peek() == UInt8(ascii: "\"") else { throw fault("a text does not end, or has a control character") }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func skipPlainCharacters() {
    while let byte = peek(), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
  }

  private mutating func parseEscape(into text: inout [UInt8]) throws {
    guard let letter = peek() else { throw fault("a text does not end") }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: Character(try parseUnicodeEscape()).utf8)
    default: throw fault("unknown escape in a text")
    }
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair.
  private mutating func parseUnicodeEscape() throws -> Unicode.Scalar {
    var code = try parseHexadecimal()
    if 0xD800..<0xDC00 ~= code {
      guard peek() == UInt8(ascii: "\\") else { throw fault("half of a surrogate pair") }
      position += 1
      guard peek() == UInt8(ascii: "u") else { throw fault("half of a surrogate pair") }
      position += 1
      let low = try parseHexadecimal()
      guard 0xDC00..<0xE000 ~= low else { throw fault("half of a surrogate pair") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw fault("half of a surrogate pair") }
    return scalar
  }

  private mutating func parseHexadecimal() throws -> UInt32 {
    guard position + 4 <= bytes.count else { throw fault("a text does not end") }
    var code: UInt32 = 0
    for byte in bytes[position..<position + 4] {
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
  private func peek() -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
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
