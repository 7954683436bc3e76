import CStb
#if canImport(Compression)
  import Compression
#endif
import FileAccess
import ModelFormat
import TensorCore

/// A zip archive in memory: a `.task` bundle, or the archive behind a `.tflite` network.
///
/// The archive need not begin at the first byte; offsets may count from there nevertheless. Members are
/// stored or deflated. Every length is checked before memory is taken for it.
package struct ZipArchive {
  /// The names of the members, in the order of the directory.
  package var names: [String] { entries.map(\.name) }

  private let view: ByteView
  private let entries: [ZipDirectory.Entry]
  /// Where the data of each member lies, as its local header says.
  private let dataRanges: [Range<Int>]

  /// The most bytes that one member may have.
  static let maximumMemberByteCount = 512 << 20
  /// The most bytes that all members may have.
  static let maximumTotalByteCount = 1 << 30
  /// The most bytes that all members may have, however short the archive is.
  private static let smallTotalByteCount = 64 << 20
  /// How many times its own bytes an archive with more may unpack to. Deflate shrinks weights by a tenth,
  /// quantized values of which most are zeros to a tenth; what shrinks further is no network.
  private static let plausibleRatio = 16
  /// The largest factor by which deflate can shrink anything.
  private static let maximumDeflateRatio = 1032

  private static let headerSignature: UInt32 = 0x0403_4B50
  private static let headerByteCount = 30
  private static let encryptedFlag: UInt16 = 1
  private static let stored: UInt16 = 0
  private static let deflated: UInt16 = 8

  /// Whether some bytes end with a zip archive, or there is one not far from their end.
  package static func isPresent(in view: ByteView) -> Bool { ZipDirectory.endOffset(in: view) != nil }

  /// Reads the directory and checks that members fit, do not overlap, and are of a supported kind.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when the bytes hold no archive, or one that is corrupt,
  ///   encrypted or compressed by an unknown method; ``EngineError/Code/resourceExhausted`` when its contents
  ///   would be too large.
  package init(_ view: ByteView) throws {
    self.view = view
    guard let end = ZipDirectory.endOffset(in: view) else {
      throw EngineError(.invalidModel, "is not a complete zip archive: its end record is missing")
    }
    let directory = try ZipDirectory(in: view, endOffset: end)
    entries = directory.entries
    dataRanges = try entries.map { entry in
      try EngineError.within("member \(entry.name.quoted)") {
        try Self.check(entry)
        return try Self.dataRange(of: entry, in: view, before: directory.offset)
      }
    }
    try Self.checkTotal(of: entries, archiveByteCount: view.count)
    try Self.checkOverlap(of: zip(entries, dataRanges).map { $0.headerOffset..<$1.upperBound })
  }

  /// The contents of the member `name`, or `nil` when there is none of that name.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when they are corrupt, and
  ///   ``EngineError/Code/resourceExhausted`` when there are more than `maximumByteCount` bytes.
  package func contents(of name: String, maximumByteCount: Int = maximumMemberByteCount) throws -> ByteView? {
    guard let index = entries.firstIndex(where: { $0.name == name }) else { return nil }
    return try EngineError.within("member \(name.quoted)") {
      let entry = entries[index]
      guard entry.byteCount <= maximumByteCount else {
        throw EngineError(
          .resourceExhausted, "has \(entry.byteCount) bytes; no more than \(maximumByteCount) are accepted")
      }
      let data = view[dataRanges[index]]
      let contents = entry.method == Self.stored ? data : try Self.inflate(data, to: entry.byteCount)
      guard contents.withBytes(CRC32.checksum(of:)) == entry.checksum else {
        throw EngineError(.invalidModel, "is corrupt: its checksum differs from the directory's")
      }
      return contents
    }
  }

  /// Where the contents of the member `name` lie in the archive; `nil` when they are compressed, or there is
  /// none of that name.
  func range(ofStoredMember name: String) -> Range<Int>? {
    guard let index = entries.firstIndex(where: { $0.name == name }), entries[index].method == Self.stored
    else { return nil }
    return dataRanges[index]
  }
}

extension ZipArchive {
  private static func check(_ entry: ZipDirectory.Entry) throws {
    guard entry.flags & encryptedFlag == 0 else {
      throw EngineError(.invalidModel, "is encrypted; pack the bundle without a password")
    }
    guard entry.byteCount <= maximumMemberByteCount else {
      throw EngineError(
        .resourceExhausted, "has \(entry.byteCount) bytes; the limit is \(maximumMemberByteCount)")
    }
    switch entry.method {
    case stored:
      guard entry.compressedByteCount == entry.byteCount else {
        throw EngineError(.invalidModel, "is stored, but its two sizes differ")
      }
    case deflated:
      guard entry.byteCount / maximumDeflateRatio <= entry.compressedByteCount else {
        throw EngineError(
          .invalidModel,
          "claims \(entry.byteCount) bytes from \(entry.compressedByteCount) compressed ones, which deflate "
            + "cannot give")
      }
    default:
      throw EngineError(
        .invalidModel, "is compressed by method \(entry.method); only stored and deflated are supported")
    }
  }

  private static func dataRange(
    of entry: ZipDirectory.Entry, in view: ByteView, before directory: Int
  ) throws -> Range<Int> {
    let header = entry.headerOffset
    guard try view.integer(at: header, as: UInt32.self) == headerSignature else {
      throw EngineError(.invalidModel, "has no local header at offset \(header)")
    }
    // The local header has lengths of its own; they need not equal the directory's.
    let nameLength = Int(try view.integer(at: header + 26, as: UInt16.self))
    let extraLength = Int(try view.integer(at: header + 28, as: UInt16.self))
    let name = try view.range(at: header + headerByteCount, count: nameLength)
    guard view[name].withBytes({ $0.elementsEqual(entry.name.utf8) }) else {
      throw EngineError(.invalidModel, "has another name in its local header")
    }
    let data = try view.range(at: name.upperBound + extraLength, count: entry.compressedByteCount)
    guard data.upperBound <= directory else {
      throw EngineError(.invalidModel, "runs into the zip directory")
    }
    return data
  }

  private static func checkTotal(of entries: [ZipDirectory.Entry], archiveByteCount: Int) throws {
    let total = entries.reduce(0) { $0 + $1.byteCount }
    guard total <= maximumTotalByteCount else {
      throw EngineError(
        .resourceExhausted, "unpacks to \(total) bytes; the limit is \(maximumTotalByteCount)")
    }
    guard total <= max(smallTotalByteCount, plausibleRatio * archiveByteCount) else {
      throw EngineError(
        .resourceExhausted,
        "unpacks \(archiveByteCount) bytes to \(total), more than \(plausibleRatio) times as many; pack the "
          + "bundle without compression")
    }
  }

  private static func checkOverlap(of ranges: [Range<Int>]) throws {
    let sorted = ranges.sorted { $0.lowerBound < $1.lowerBound }
    for (range, next) in zip(sorted, sorted.dropFirst()) where next.lowerBound < range.upperBound {
      throw EngineError(.invalidModel, "has zip members that overlap at offset \(next.lowerBound)")
    }
  }

  /// Inflates a stream of deflate (RFC 1951) that is to have `byteCount` bytes.
  private static func inflate(_ data: ByteView, to byteCount: Int) throws -> ByteView {
    let corrupt = EngineError(.invalidModel, "is corrupt: it does not inflate to \(byteCount) bytes")
    // The decoder looks beyond the end of sound streams too, and then gives up; zeros keep it going.
    let padded = data.array + [UInt8](repeating: 0, count: 8)
    guard let capacity = Int32(exactly: byteCount), let length = Int32(exactly: padded.count) else {
      throw corrupt
    }
    let contents = try AlignedStorage(requesting: byteCount, isZeroed: false, "the member takes")
    let written = padded.withUnsafeBytes { input -> Int32 in
      guard let source = input.bindMemory(to: CChar.self).baseAddress else { return 0 }
      #if canImport(Compression)
        guard cstb_is_present() else {
          return Int32(
            compression_decode_buffer(
              contents.start.bindMemory(to: UInt8.self, capacity: byteCount), byteCount,
              UnsafeRawPointer(source).assumingMemoryBound(to: UInt8.self), padded.count, nil,
              COMPRESSION_ZLIB))
        }
      #endif
      // In bounds: stb reads at most `length` bytes and writes at most `capacity`, then gives up.
      return stbi_zlib_decode_noheader_buffer(
        contents.start.bindMemory(to: CChar.self, capacity: byteCount), capacity, source, length)
    }
    guard written == capacity else { throw corrupt }
    return ByteView(contents)
  }
}
