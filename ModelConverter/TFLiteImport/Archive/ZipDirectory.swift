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
  /// The record is the last thing but a comment, whose length should lead exactly to the end of the file.
  /// Where none does, something else stands behind the archive, and the last record counts. It is not one of
  /// an archive within a bundle that is cut short: more of the bundle would follow.
  static func endOffset(in view: ByteView) -> Int? {
    let earliest = max(0, view.count - maximumEndByteCount)
    var last: Int?
    var isLast = true
    for offset in stride(from: view.count - 2, through: earliest, by: -1) {
      guard view[offset] == 0x50, view[offset + 1] == 0x4B else { continue }
      defer { isLast = false }
      guard (try? view.integer(at: offset, as: UInt32.self)) == endSignature,
        let comment = try? view.integer(at: offset + 20, as: UInt16.self)
      else { continue }
      let end = offset + endByteCount + Int(comment)
      if end == view.count { return offset }
      if end < view.count, isLast { last = offset }
    }
    return last
  }

  /// Reads the directory that the record at `end` points to.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when the directory is spread over several disks, contradicts
  ///   itself, or names a member twice.
  init(in view: ByteView, endOffset end: Int) throws {
    let record = try EndRecord(in: view, at: end)
    guard record.isWhole else {
      throw EngineError(.invalidModel, "is one part of a zip archive in several parts; join them first")
    }
    guard record.count <= Self.maximumEntryCount else {
      throw EngineError(
        .invalidModel, "has \(record.count) members; a model bundle has at most \(Self.maximumEntryCount)")
    }
    guard record.start + record.byteCount <= record.position else {
      throw EngineError(.invalidModel, "has a zip directory that runs past the end of the archive")
    }
    // Where something stands before the archive, such as a program that unpacks it, positions may count from
    // behind that.
    let shift = record.position - record.start - record.byteCount
    let isShifted =
      (try? view.integer(at: record.start + shift, as: UInt32.self)) == Self.entrySignature
    let origin = isShifted ? shift : 0
    offset = record.start + origin
    entries = try Self.readEntries(
      in: view, from: offset, to: offset + record.byteCount, count: record.count, origin: origin)
  }

  private static func readEntries(
    in view: ByteView, from start: Int, to end: Int, count: Int, origin: Int
  ) throws -> [Entry] {
    var entries: [Entry] = []
    var names: Set<String> = []
    var offset = start
    for _ in 0..<count {
      var (entry, next) = try readEntry(in: view, at: offset)
      guard next <= end else {
        throw EngineError(.invalidModel, "has more zip members than its directory has room for")
      }
      guard names.insert(entry.name).inserted else {
        throw EngineError(.invalidModel, "has two members named \(entry.name.quoted)")
      }
      entry.headerOffset += origin
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
    let name = try view.range(at: offset + entryByteCount, count: nameLength)
    let extra = try view.range(at: name.upperBound, count: extraLength)
    // The long fields are those that do not fit, in this order.
    var long = try LongNumbers(in: view, extra: extra)
    let byteCount = try long.number(view.integer(at: offset + 24, as: UInt32.self))
    let compressed = try long.number(view.integer(at: offset + 20, as: UInt32.self))
    let header = try long.number(view.integer(at: offset + 42, as: UInt32.self))
    let entry = Entry(
      name: view[name].text,
      flags: try view.integer(at: offset + 8, as: UInt16.self),
      method: try view.integer(at: offset + 10, as: UInt16.self),
      checksum: try view.integer(at: offset + 16, as: UInt32.self),
      compressedByteCount: compressed, byteCount: byteCount, headerOffset: header)
    return (entry, extra.upperBound + commentLength)
  }
}

/// What ends an archive and says where its directory is.
///
/// Programs that write to a pipe use the longer form of large archives, zip64, for small ones too.
///
/// - Source: PKWARE `APPNOTE.TXT`, sections 4.3.14 to 4.3.16.
private struct EndRecord {
  /// Whether the archive is in one part.
  let isWhole: Bool
  /// How many members there are.
  let count: Int
  let byteCount: Int
  let start: Int
  /// Where the record itself stands, of the longer form if there is one.
  let position: Int

  private static let longSignature: UInt32 = 0x0606_4B50
  private static let longByteCount = 56
  private static let locatorSignature: UInt32 = 0x0706_4B50
  private static let locatorByteCount = 20

  init(in view: ByteView, at end: Int) throws {
    let disk = try view.integer(at: end + 4, as: UInt16.self)
    let directoryDisk = try view.integer(at: end + 6, as: UInt16.self)
    let diskCount = try view.integer(at: end + 8, as: UInt16.self)
    let count = try view.integer(at: end + 10, as: UInt16.self)
    let byteCount = try view.integer(at: end + 12, as: UInt32.self)
    let start = try view.integer(at: end + 16, as: UInt32.self)
    guard count == .max || byteCount == .max || start == .max else {
      isWhole = disk == 0 && directoryDisk == 0 && diskCount == count
      (self.count, self.byteCount, self.start, position) = (Int(count), Int(byteCount), Int(start), end)
      return
    }
    let position = end - Self.locatorByteCount - Self.longByteCount
    guard (try? view.integer(at: end - Self.locatorByteCount, as: UInt32.self)) == Self.locatorSignature,
      (try? view.integer(at: position, as: UInt32.self)) == Self.longSignature
    else { throw LongNumbers.areMissing }
    func number(at offset: Int) throws -> Int {
      try LongNumbers.checked(view.integer(at: position + offset, as: UInt64.self))
    }
    let longDisk = try view.integer(at: position + 16, as: UInt32.self)
    let longDirectoryDisk = try view.integer(at: position + 20, as: UInt32.self)
    self.count = try number(at: 32)
    isWhole = try longDisk == 0 && longDirectoryDisk == 0 && number(at: 24) == self.count
    self.byteCount = try number(at: 40)
    self.start = try number(at: 48)
    self.position = position
  }
}

/// The numbers of a member that its entry has no room for.
///
/// - Source: PKWARE `APPNOTE.TXT`, section 4.5.3.
private struct LongNumbers {
  private var numbers: [Int] = []

  private static let fieldIdentifier: UInt16 = 1
  /// No sum of as many numbers as there are members overflows.
  private static let largest: UInt64 = 1 << 40

  /// Looks for them in the further fields of an entry.
  init(in view: ByteView, extra: Range<Int>) throws {
    var offset = extra.lowerBound
    while offset + 4 <= extra.upperBound {
      let identifier = try view.integer(at: offset, as: UInt16.self)
      let end = offset + 4 + Int(try view.integer(at: offset + 2, as: UInt16.self))
      if identifier == Self.fieldIdentifier, end <= extra.upperBound {
        numbers = try stride(from: offset + 4, through: end - 8, by: 8).map {
          try Self.checked(view.integer(at: $0, as: UInt64.self))
        }
        return
      }
      offset = end
    }
  }

  /// The number that a short field stands for: its own, or the next of the long ones.
  mutating func number(_ short: UInt32) throws -> Int {
    guard short == .max else { return Int(short) }
    guard !numbers.isEmpty else { throw Self.areMissing }
    return numbers.removeFirst()
  }

  static func checked(_ number: UInt64) throws -> Int {
    guard number <= largest else {
      throw EngineError(.invalidModel, "has a zip64 number of \(number), which is beyond all bundles")
    }
    return Int(number)
  }

  static var areMissing: EngineError {
    EngineError(
      .invalidModel, "is a zip64 archive that lacks its long numbers; pack it as a plain zip archive")
  }
}
