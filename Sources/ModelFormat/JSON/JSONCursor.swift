import TensorCore

/// A place in a JSON text, and what moves it on.
struct JSONCursor {
  private let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  var position: UnsafePointer<UInt8>

  /// - Throws: ``EngineError/Code/invalidModel`` when the text is empty.
  init(_ text: UnsafeBufferPointer<UInt8>) throws {
    guard let start = text.baseAddress else { throw EngineError(.invalidModel, "the JSON text is empty") }
    self.start = start
    end = start + text.count
    position = start
  }

  /// What was not read yet.
  var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: position, count: end - position) }

  /// The next byte; `nil` at the end.
  func peek() -> UInt8? { position < end ? position.pointee : nil }

  mutating func skipSpace() {
    while let byte = peek(), byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Skips space and then `character`, if it is there.
  mutating func accept(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    return acceptNext(character)
  }

  /// Skips `character`, if it is there.
  mutating func acceptNext(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// What is wrong at this place.
  func fault(_ message: String) -> EngineError {
    EngineError(.invalidModel, "the JSON text is not valid at byte \(position - start): \(message)")
  }
}

extension JSONCursor {
  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  /// Moves behind one digit or more.
  @inline(__always)
  mutating func skipDigits() throws {
    let start = position
    while let byte = peek(), Self.isDigit(byte) { position += 1 }
    guard position > start else { throw fault("expected a digit") }
  }
}

extension JSONCursor {
  /// Moves on to the next quotation mark, backslash or control character.
  @inline(__always)
  mutating func skipPlainCharacters() {
    // Eight at a time first: most of a text is names.
    while end - position >= 8 {
      let special = Self.specialCharacters(of: position.word)
      position += special.trailingZeroBitCount / 8
      if special != 0 { return }
    }
    while let byte = peek(), !Self.isSpecial(byte) { position += 1 }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
  }

  /// Marks the first of eight bytes that is a quotation mark, a backslash or a control character by its
  /// highest bit. Bits above are of no meaning; zero is returned when there is none.
  ///
  /// - Source: the section "Determine if a word has a byte less than n" of S. E. Anderson's *Bit Twiddling
  ///   Hacks*.
  private static func specialCharacters(of word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let marks = (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
    let controlCharacters = (word &- ones &* 0x20) & ~word
    return (marks | controlCharacters) & (ones &* 0x80)
  }
}

extension JSONCursor {
  /// Reads what follows a backslash in a text: the character that the escape stands for.
  mutating func parseEscape() throws -> Unicode.Scalar {
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
      guard acceptNext("\\"), acceptNext("u") else { throw fault("half of a surrogate pair") }
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

extension UnsafePointer<UInt8> {
  /// The next eight bytes, the first one lowest.
  fileprivate var word: UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(self).loadUnaligned(as: UInt64.self))
  }
}
