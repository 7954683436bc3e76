import FileAccess
import Foundation
import TensorCore

/// Records of results whose turn has not come: in memory while they are few, else in a file without a name.
struct RecordSpool {
  private var records: [[UInt8]] = []
  private var byteCount = 0
  private var file: Descriptor?

  private static let maximumByteCount = 1 << 20

  /// Keeps one more record.
  ///
  /// - Throws: ``EngineError/Code/unwritable`` when there is no room for it; what was kept before still is.
  mutating func append(_ record: [UInt8]) throws {
    guard byteCount + record.count > Self.maximumByteCount else {
      records.append(record)
      byteCount += record.count
      return
    }
    let file = try file ?? Self.makeFile()
    self.file = file
    let end = lseek(file.number, 0, SEEK_END)
    do {
      for record in records + [record] { try Self.write(record, to: file) }
    } catch {
      ftruncate(file.number, end)
      throw error
    }
    (records, byteCount) = ([], 0)
  }

  /// Hands over all records in their order, and keeps none.
  mutating func drain(_ body: ([UInt8]) throws -> Void) throws {
    defer { self = RecordSpool() }
    if let file {
      guard lseek(file.number, 0, SEEK_SET) == 0 else { throw Self.failure() }
      while let record = try Self.readRecord(from: file) { try body(record) }
    }
    for record in records { try body(record) }
  }

  private static func makeFile() throws -> Descriptor {
    let folder = ProcessEnvironment.path("TMPDIR") ?? "/tmp"
    let template = folder.appending(fileName: "vitruvian-XXXXXX")
    return try template.withSystemPath { template in
      let path = strdup(template)
      defer { free(path) }
      guard let path, let file = Descriptor(mkstemp(path)) else { throw failure() }
      unlink(path)
      return file
    }
  }

  /// Writes the length of a record and its bytes.
  private static func write(_ record: [UInt8], to file: Descriptor) throws {
    let bytes = withUnsafeBytes(of: record.count, Array.init) + record
    let writable = WritableFile(pipe: file.number, name: "a temporary file")
    do { try writable.write(bytes) } catch { throw failure() }
  }

  private static func readRecord(from file: Descriptor) throws -> [UInt8]? {
    guard let prefix = try read(MemoryLayout<Int>.size, from: file) else { return nil }
    let count = prefix.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
    guard let record = try read(count, from: file) else { throw failure() }
    return record
  }

  /// Reads as many bytes; `nil` at the end.
  private static func read(_ count: Int, from file: Descriptor) throws -> [UInt8]? {
    var filled = 0
    let bytes = try [UInt8](unsafeUninitializedCapacity: count) { bytes, initializedCount in
      while filled < count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(bytes)[filled...])
        guard let readCount = try? file.read(into: rest) else { throw failure() }
        guard readCount > 0 else { break }
        filled += readCount
      }
      initializedCount = filled
    }
    return filled == count ? bytes : nil
  }

  private static func failure() -> EngineError {
    let reason = String(cString: strerror(errno))
    return EngineError(
      .unwritable, "results that wait for their turn cannot be kept in a temporary file: \(reason)")
  }
}
