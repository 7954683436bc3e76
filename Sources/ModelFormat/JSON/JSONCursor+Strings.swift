import TensorCore

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

  /// The same, copying what is skipped, and up to seven bytes that lie behind.
  mutating func copyPlainCharacters(to target: inout UnsafeMutablePointer<UInt8>) {
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
    let marks = (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
    let controlCharacters = (word &- ones &* 0x20) & ~word
    return (marks | controlCharacters) & (ones &* 0x80)
  }

  /// Moves on to the end of a string, from a character in it that may be a backslash. A text within the text is long, and
  /// quotation marks are all that is escaped in it.
  ///
  /// - Returns: `false` at any other escape, and where the string does not end.
  @inline(__always)
  mutating func skipEscapedQuotationMarks() -> Bool {
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

  /// The next sixteen bytes.
  fileprivate var vector: SIMD16<UInt8> { UnsafeRawPointer(self).loadUnaligned(as: SIMD16<UInt8>.self) }
}

extension SIMDMask<SIMD16<Int8>> {
  /// Each of the sixteen as eight equal bits, of which whole words can be looked at.
  fileprivate var bits: SIMD2<UInt64> { unsafeBitCast(self, to: SIMD2<UInt64>.self) }
}
