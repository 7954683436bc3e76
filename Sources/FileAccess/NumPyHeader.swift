import TensorCore

/// The header of a `.npy` file: a Python dictionary with the keys `descr`, `fortran_order` and `shape`.
struct NumPyHeader {
  let elementType: ElementType
  let shape: Shape

  /// Reads the header's text.
  ///
  /// - Throws: ``EngineError/Code/invalidArgument``.
  init(parsing text: [UInt8]) throws {
    var scanner = Scanner(text: text)
    var description: String?
    var isColumnMajor: Bool?
    var dimensions: [Int]?
    try scanner.expect("{")
    while !scanner.accept("}") {
      let key = try scanner.quotedText()
      try scanner.expect(":")
      switch key {
      case "descr" where description == nil: description = try scanner.quotedText()
      case "fortran_order" where isColumnMajor == nil: isColumnMajor = try scanner.boolean()
      case "shape" where dimensions == nil: dimensions = try scanner.tuple()
      default: throw EngineError(.invalidArgument, "header key \(key.quoted) is not known, or occurs twice")
      }
      guard scanner.accept(",") else {
        try scanner.expect("}")
        break
      }
    }
    try scanner.expectEnd()
    guard let description, let isColumnMajor, let dimensions else {
      throw EngineError(.invalidArgument, "the header lacks descr, fortran_order or shape")
    }
    guard !isColumnMajor else {
      throw EngineError(
        .invalidArgument, "the array is in Fortran order; save numpy.ascontiguousarray(array) instead")
    }
    elementType = try Self.elementType(description)
    shape = try Self.shape(dimensions)
  }

  private static func shape(_ dimensions: [Int]) throws -> Shape {
    do {
      return try Shape(validating: dimensions)
    } catch let error as EngineError {
      throw EngineError(.invalidArgument, error.message)
    }
  }

  private static func elementType(_ description: String) throws -> ElementType {
    if let type = ElementType.allCases.first(where: { $0.numPyDescription == description }) { return type }
    let remedy =
      switch description.first {
      case ">": "the byte order is big endian; save array.astype(array.dtype.newbyteorder('<')) instead"
      case _ where description == "<f8":
        "the elements are 64-bit floats; save array.astype('float32') instead"
      default: "expected one of \(ElementType.allCases.map(\.numPyDescription).joined(separator: ", "))"
      }
    throw EngineError(.invalidArgument, "element type \(description.quoted): \(remedy)")
  }
}

extension ElementType {
  /// What NumPy calls this type: byte order, kind and size in bytes.
  var numPyDescription: String {
    switch self {
    case .float32: "<f4"
    case .float16: "<f2"
    case .int8: "|i1"
    case .uint8: "|u1"
    case .int16: "<i2"
    case .int32: "<i4"
    case .int64: "<i8"
    case .bool: "|b1"
    }
  }
}

/// Reads the few kinds of Python literals that a header holds.
private struct Scanner {
  let text: [UInt8]
  var position = 0

  /// Skips space and then `character`, if it is there.
  mutating func accept(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < text.count, text[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func expect(_ character: Unicode.Scalar) throws {
    guard accept(character) else { throw fault("\(character)") }
  }

  mutating func expectEnd() throws {
    skipSpace()
    guard position == text.count else { throw fault("its end") }
  }

  /// A text between quotation marks, without escapes.
  mutating func quotedText() throws -> String {
    let mark: UInt8
    if accept("'") {
      mark = UInt8(ascii: "'")
    } else if accept("\"") {
      mark = UInt8(ascii: "\"")
    } else {
      throw fault("a text in quotation marks")
    }
    guard let end = text[position...].firstIndex(of: mark) else { throw fault("a closing quotation mark") }
    defer { position = end + 1 }
    return String(decoding: text[position..<end], as: UTF8.self)
  }

  mutating func boolean() throws -> Bool {
    skipSpace()
    for (word, value) in [("True", true), ("False", false)] where text[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    throw fault("True or False")
  }

  /// Integers in parentheses, with a comma after each but possibly the last of several.
  mutating func tuple() throws -> [Int] {
    try expect("(")
    var elements: [Int] = []
    while !accept(")") {
      elements.append(try integer())
      guard accept(",") else {
        try expect(")")
        break
      }
    }
    return elements
  }

  private mutating func integer() throws -> Int {
    skipSpace()
    let digits = text[position...].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard let value = Int(String(decoding: digits, as: UTF8.self)) else { throw fault("an integer") }
    position += digits.count
    return value
  }

  private mutating func skipSpace() {
    while position < text.count, [0x20, 0x0A, 0x0D, 0x09].contains(text[position]) { position += 1 }
  }

  private func fault(_ expectation: String) -> EngineError {
    EngineError(.invalidArgument, "the header is not valid at byte \(position): expected \(expectation)")
  }
}
