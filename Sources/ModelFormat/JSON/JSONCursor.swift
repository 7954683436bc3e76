import TensorCore

/// A place in a JSON text, and what moves it on.
struct JSONCursor {
  private let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  private let quotation: Quotation
  var position: UnsafePointer<UInt8>

  /// How the quotation marks around strings are written.
  enum Quotation {
    case plain
    /// Each behind a backslash: the text lies within a string, and no string of its own has an escape.
    case escaped
  }

  /// - Throws: ``EngineError/Code/invalidModel`` when the text is empty.
  init(_ text: UnsafeBufferPointer<UInt8>, _ quotation: Quotation) throws {
    guard let start = text.baseAddress else { throw EngineError(.invalidModel, "the JSON text is empty") }
    self.start = start
    self.quotation = quotation
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
  /// The first byte of a quotation mark around a string.
  var quotationMark: UInt8 {
    switch quotation {
    case .plain: UInt8(ascii: "\"")
    case .escaped: UInt8(ascii: "\\")
    }
  }

  /// Moves behind a quotation mark whose first byte is next.
  mutating func skipQuotationMark() {
    switch quotation {
    case .plain: position += 1
    // In bounds: within a string, no backslash is the last byte.
    case .escaped: position += 2
    }
  }
}
