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
}
