import TensorCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// The system's paths are bytes, which need not be UTF-8; Swift's are strings. A byte that is part of no
// character stands in the string as a null character and the character with the byte's number: U+0000 U+00E9
// for 0xE9. No path has null characters of its own, so each name has one string and each string one name.
extension String {
  /// The path that some bytes are, up to the first null byte.
  package init(systemPath bytes: UnsafePointer<CChar>) {
    if let path = String(validatingCString: bytes) {
      self = path
      return
    }
    self.init()
    var input = UnsafeBufferPointer(start: bytes, count: strlen(bytes)).lazy.map(UInt8.init(bitPattern:))
      .makeIterator()
    var rest = UnsafeRawBufferPointer(start: bytes, count: strlen(bytes))[...]
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let encoded):
        unicodeScalars.append(Unicode.UTF8.decode(encoded))
        rest = rest.dropFirst(encoded.count)
      case .error(let length):
        for byte in rest.prefix(length) { unicodeScalars += ["\0", Unicode.Scalar(byte)] }
        rest = rest.dropFirst(length)
      case .emptyInput: return
      }
    }
  }

  /// The path that some bytes are; `nil` when one is a null byte, which no path has.
  package init?(systemPath bytes: some Collection<UInt8>) {
    guard !bytes.contains(0) else { return nil }
    self = (Array(bytes) + [0]).withUnsafeBytes { bytes in
      bytes.bindMemory(to: CChar.self).baseAddress.map { String(systemPath: $0) } ?? ""
    }
  }

  /// The path in an address, where `%` and two hexadecimal digits stand for a byte; empty when one is a null
  /// byte.
  package init(percentEncodedPath path: String) {
    var bytes: [UInt8] = []
    var rest = Array(path.utf8)[...]
    while let first = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if first == UInt8(ascii: "%"), digits.utf8.count == 2, let byte = UInt8(digits, radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(first)
      }
    }
    if bytes.contains(0) { bytes = [] }
    self = (bytes + [0]).withUnsafeBytes { bytes in
      bytes.bindMemory(to: CChar.self).baseAddress.map { String(systemPath: $0) } ?? ""
    }
  }

  /// Whether the path can be one of the system: its null characters stand for bytes.
  package var isSystemPath: Bool { systemPathBytes != nil }

  /// Calls `body` with the path as the system takes it. What no path can be becomes the empty one, which
  /// leads nowhere.
  package func withSystemPath<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    // Ordinary paths are what they are.
    if !utf8.contains(0) { return try withCString(body) }
    let bytes = (systemPathBytes ?? []) + [0]
    return try bytes.withUnsafeBytes { bytes in
      var empty: CChar = 0
      return try withUnsafePointer(to: &empty) {
        try body(bytes.bindMemory(to: CChar.self).baseAddress ?? $0)
      }
    }
  }

  /// The bytes, without one that ends them; `nil` when a null character stands for none.
  private var systemPathBytes: [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var scalars = unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      if scalar != "\0" {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      } else if let byte = scalars.next(), 0x80...0xFF ~= byte.value {
        bytes.append(UInt8(byte.value))
      } else {
        return nil
      }
    }
    return bytes
  }
}

extension String {
  /// The absolute path of what is there, without links and dots; `nil` when there is nothing.
  var resolvingLinks: String? {
    guard let path = withSystemPath({ realpath($0, nil) }) else { return nil }
    defer { free(path) }
    return String(systemPath: path)
  }

  /// The last part of the path.
  package var fileName: String {
    utf8.split(separator: UInt8(ascii: "/")).last.flatMap { String($0) } ?? self
  }

  /// The last part of the path, up to its last dot unless it begins or ends with that.
  package var fileStem: String {
    let name = fileName
    guard let dot = name.placeOfExtension else { return name }
    return String(name[..<dot])
  }

  /// What follows the last dot of the last part of the path; empty when there is none.
  package var fileExtension: String {
    let name = fileName
    guard let dot = name.placeOfExtension else { return "" }
    return String(name[name.utf8.index(after: dot)...])
  }

  private var placeOfExtension: String.Index? {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot != startIndex,
      utf8.index(after: dot) != endIndex
    else { return nil }
    return dot
  }

  /// The path without its last part; `.` when it has only one.
  package var folder: String {
    let path = utf8.prefix(through: utf8.lastIndex { $0 != UInt8(ascii: "/") } ?? startIndex)
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let end = path[..<slash].lastIndex { $0 != UInt8(ascii: "/") }
    return end.map { String(self[...$0]) } ?? "/"
  }

  /// The path of something in the folder with this path.
  package func appending(fileName: String) -> String {
    isEmpty || utf8.last == UInt8(ascii: "/") ? self + fileName : self + "/" + fileName
  }

  /// The path from the root of the file system; relative ones begin at the working folder.
  package var absolutePath: String {
    guard utf8.first != UInt8(ascii: "/"), let current = getcwd(nil, 0) else { return self }
    defer { free(current) }
    let folder = String(systemPath: current)
    let parts = utf8.split(separator: UInt8(ascii: "/")).compactMap { String($0) }.filter { $0 != "." }
    return parts.reduce(folder) { $0.appending(fileName: $1) }
  }
}

/// What the process was told by the environment.
package enum ProcessEnvironment {
  /// The path in a variable; `nil` when there is no such variable.
  package static func path(_ variable: String) -> String? {
    guard let bytes = getenv(variable) else { return nil }
    return String(systemPath: bytes)
  }
}
