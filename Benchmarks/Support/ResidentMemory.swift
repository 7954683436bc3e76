import CMemory
import Foundation

/// The memory of this process that is in RAM.
public enum ResidentMemory {
  /// Bytes.
  ///
  /// - Throws: where there is no `/proc`.
  public static func byteCount() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// Has the bytes of each page count by itself from now on, as exact measurements need it.
  public static func countSmallPages() { use_small_pages() }

  /// Bytes that are in use: malloc gives back before what it keeps for later, which depends on which threads
  /// asked it when.
  ///
  /// - Throws: where there is no `/proc`.
  public static func usedByteCount() throws -> Int {
    return_free_memory()
    return try byteCount()
  }
}
