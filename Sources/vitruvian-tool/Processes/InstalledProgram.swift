import FileAccess
import Foundation

/// A program that is found on the search path, as a shell finds it.
struct InstalledProgram {
  let name: String

  /// Where the program is; `nil` where it is not installed.
  var path: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first {
      RegularFile.isPresent($0) && FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// What the program prints, without what it says on standard error; `nil` where it cannot be started, does
  /// not succeed or has more to say than `limit` bytes.
  func output(of arguments: [String], limit: Int = 1 << 20) -> String? {
    guard let path,
      let process = try? ChildProcess(
        path, arguments, environment: ProcessInfo.processInfo.environment, givesOutput: true,
        patience: .limited(seconds: 10), interruption: nil),
      let bytes = try? process.readAll(limit: limit), let end = try? process.finish(), end.isSuccess
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
