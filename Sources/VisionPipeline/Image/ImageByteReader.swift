import FileAccess
import TensorCore

/// Reads numbers from the bytes of a picture file, in memory or not; every read is checked against the end.
struct ImageByteReader {
  /// The length of the file.
  let byteCount: Int
  private(set) var offset = 0
  /// Bytes of the file that can be read at once: all, or those that were read last.
  private var window: UnsafeRawBufferPointer
  /// Where the window begins in the file.
  private var windowStart = 0
  /// What moves the window; `nil` when all is in memory.
  private let file: FileWindow?

  init(_ bytes: UnsafeRawBufferPointer) {
    byteCount = bytes.count
    window = bytes
    file = nil
  }

  /// Reads a file piece by piece. What ``slice(_:)`` gives is valid until this reader, or a copy of it, reads
  /// more.
  init(_ file: FileWindow) {
    byteCount = file.byteCount
    window = UnsafeRawBufferPointer(start: nil, count: 0)
    self.file = file
  }

  /// Bytes left to read.
  var remainingCount: Int { byteCount - offset }

  /// The bytes left to read, as far as they are in memory.
  var rest: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: window.dropFirst(offset - windowStart))
  }

  mutating func skip(_ count: Int) throws {
    guard count >= 0, count <= remainingCount else { throw EngineError.cutShort(at: byteCount) }
    offset += count
  }

  mutating func move(to offset: Int) throws {
    self.offset = 0
    try skip(offset)
  }

  mutating func byte() throws -> Int { Int(try slice(1)[0]) }

  mutating func bigEndian16() throws -> Int {
    let bytes = try slice(2)
    return Int(bytes[0]) << 8 | Int(bytes[1])
  }

  mutating func bigEndian32() throws -> Int {
    try bigEndian16() << 16 | bigEndian16()
  }

  mutating func littleEndian16() throws -> Int {
    let bytes = try slice(2)
    return Int(bytes[0]) | Int(bytes[1]) << 8
  }

  mutating func littleEndian32() throws -> Int {
    try littleEndian16() | littleEndian16() << 16
  }

  /// The next `count` bytes, without copying them.
  mutating func slice(_ count: Int) throws -> UnsafeRawBufferPointer {
    let start = offset
    try skip(count)
    if let file, start < windowStart || offset > windowStart + window.count {
      window = try file.bytes(at: start, count: count)
      windowStart = start
    }
    guard offset <= windowStart + window.count else {
      throw EngineError.cutShort(at: windowStart + window.count)
    }
    return UnsafeRawBufferPointer(rebasing: window[(start - windowStart)..<(offset - windowStart)])
  }
}

/// A part of a file in memory, which is replaced when another one is asked for.
final class FileWindow {
  private let file: RegularFile
  private var storage = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// As many bytes are read at once, unless more are asked for. What stands between them is mostly skipped.
  private static let usualByteCount = 1 << 9

  init(_ file: consuming RegularFile) { self.file = file }

  /// The length of the file.
  var byteCount: Int { file.byteCount }

  deinit { storage.deallocate() }

  /// At least `count` bytes from `offset` on, fewer at the end of the file; valid until the next call.
  ///
  /// - Throws: ``EngineError`` with code `unreadable`.
  func bytes(at offset: Int, count: Int) throws -> UnsafeRawBufferPointer {
    let wanted = max(count, Self.usualByteCount)
    if storage.count < wanted {
      storage.deallocate()
      storage = .allocate(byteCount: wanted, alignment: 1)
    }
    var filled = 0
    while filled < wanted {
      let target = UnsafeMutableRawBufferPointer(rebasing: storage[filled..<wanted])
      let readCount = try file.read(into: target, from: offset + filled)
      if readCount == 0 { break }
      filled += readCount
    }
    return UnsafeRawBufferPointer(rebasing: storage[..<filled])
  }
}

extension EngineError {
  /// A picture file that ends before its picture does.
  static func cutShort(at byteCount: Int) -> EngineError {
    EngineError(
      .invalidImage, "the file is cut short: it ends after \(byteCount) bytes, before the picture is complete"
    )
  }

  /// A picture file that contradicts itself or its format.
  static func corruptImage(_ format: ImageFormat, _ reason: String) -> EngineError {
    EngineError(.invalidImage, "the \(format.name) file is corrupt: \(reason)")
  }
}
