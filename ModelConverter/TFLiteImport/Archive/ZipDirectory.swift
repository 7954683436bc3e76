import ModelFormat
import TensorCore

/// The central directory of a zip archive: what members there are and where.
///
/// - Source: PKWARE `APPNOTE.TXT`, sections 4.3.12 and 4.3.16.
struct ZipDirectory {
  /// One member as the central directory describes it.
  struct Entry {
    var name: String
    var flags: UInt16
    var method: UInt16
    var checksum: UInt32
    var compressedByteCount: Int
    var byteCount: Int
    var headerOffset: Int
  }

  let entries: [Entry]
  /// The position of the directory, which all members lie before.
  let offset: Int

  private static let endSignature: UInt32 = 0x0605_4B50
  private static let entrySignature: UInt32 = 0x0201_4B50
  private static let endByteCount = 22
  private static let entryByteCount = 46
  /// The most bytes from the start of the end record to the end of the file.
  static let maximumEndByteCount = endByteCount + Int(UInt16.max)
  private static let maximumEntryCount = 4096

  /// The position of the record that ends the archive, or `nil` when the bytes hold no archive.
  ///
  /// The record is the last thing but a comment, whose length must lead exactly to the end of the file.
  static func endOffset(in view: ByteView) -> Int? {
    let earliest = max(0, view.count - maximumEndByteCount)
    for offset in stride(from: view.count - endByteCount, through: earliest, by: -1) {
      guard view.bytes[offset] == 0x50,
        (try? view.integer(at: offset, as: UInt32.self)) == endSignature,
        let comment = try? view.integer(at: offset + 20, as: UInt16.self),
        offset + endByteCount + Int(comment) == view.count
      else { continue }
      return offset
    }
    return nil
  }

  /// Reads the directory that the record at `end` points to.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when the directory is spread over several disks, is in
  ///   zip64 form, contradicts itself, or names a member twice.
  init(in view: ByteView, endOffset end: Int) throws {
    let disk = try view.integer(at: end + 4, as: UInt16.self)
    let directoryDisk = try view.integer(at: end + 6, as: UInt16.self)
    let diskCount = try view.integer(at: end + 8, as: UInt16.self)
    let count = try view.integer(at: end + 10, as: UInt16.self)
    let byteCount = try view.integer(at: end + 12, as: UInt32.self)
    let start = try view.integer(at: end + 16, as: UInt32.self)
    guard count != .max, byteCount != .max, start != .max else { throw Self.zip64 }
    guard disk == 0, directoryDisk == 0, diskCount == count else {
      throw EngineError(.invalidModel, "is one part of a zip archive in several parts; join them first")
    }
    guard count <= Self.maximumEntryCount else {
      throw EngineError(
        .invalidModel, "has \(count) members; a model bundle has at most \(Self.maximumEntryCount)")
    }
    guard Int(start) + Int(byteCount) <= end else {
      throw EngineError(.invalidModel, "has a zip directory that runs past the end of the archive")
    }
    offset = Int(start)
    entries = try Self.readEntries(
      in: view, from: Int(start), to: Int(start) + Int(byteCount), count: Int(count))
  }

  private static func readEntries(
    in view: ByteView, from start: Int, to end: Int, count: Int
  ) throws -> [Entry] {
    var entries: [Entry] = []
    var names: Set<String> = []
    var offset = start
    for _ in 0..<count {
      let (entry, next) = try readEntry(in: view, at: offset)
      guard next <= end else {
        throw EngineError(.invalidModel, "has more zip members than its directory has room for")
      }
      guard names.insert(entry.name).inserted else {
        throw EngineError(.invalidModel, "has two members named \(entry.name.quoted)")
      }
      entries.append(entry)
      offset = next
    }
    return entries
  }

  private static func readEntry(in view: ByteView, at offset: Int) throws -> (Entry, next: Int) {
    guard try view.integer(at: offset, as: UInt32.self) == entrySignature else {
      throw EngineError(.invalidModel, "has a corrupt zip directory at offset \(offset)")
    }
    let nameLength = Int(try view.integer(at: offset + 28, as: UInt16.self))
    let extraLength = Int(try view.integer(at: offset + 30, as: UInt16.self))
    let commentLength = Int(try view.integer(at: offset + 32, as: UInt16.self))
    let compressed = try view.integer(at: offset + 20, as: UInt32.self)
    let uncompressed = try view.integer(at: offset + 24, as: UInt32.self)
    let header = try view.integer(at: offset + 42, as: UInt32.self)
    guard compressed != .max, uncompressed != .max, header != .max else { throw zip64 }
    let name = try view.range(at: offset + entryByteCount, count: nameLength)
    let entry = Entry(
      name: String(decoding: view.bytes[name], as: UTF8.self),
      flags: try view.integer(at: offset + 8, as: UInt16.self),
      method: try view.integer(at: offset + 10, as: UInt16.self),
      checksum: try view.integer(at: offset + 16, as: UInt32.self),
      compressedByteCount: Int(compressed), byteCount: Int(uncompressed), headerOffset: Int(header))
    return (entry, name.upperBound + extraLength + commentLength)
  }

  private static var zip64: EngineError {
    EngineError(.invalidModel, "is a zip64 archive, which is not supported; pack it as a plain zip archive")
  }
}
