import Foundation

/// The folder with real models, pictures and the reference's own outputs that golden tests compare with.
///
/// It is found by the environment variable `VITRUVIAN_TEST_DATA` and is not part of the project. Without it
/// golden tests skip; `VITRUVIAN_REQUIRE_TEST_DATA=1` makes its absence a failure.
public enum ReferenceKit {
  /// The folder, or `nil` when there is none.
  public static let directory: URL? = ProcessInfo.processInfo.environment["VITRUVIAN_TEST_DATA"]
    .map { URL(fileURLWithPath: $0, isDirectory: true) }
    .flatMap { FileManager.default.fileExists(atPath: $0.appendingPathComponent("models").path) ? $0 : nil }

  /// Whether golden tests can run.
  public static var isAvailable: Bool { directory != nil }

  /// Whether golden tests must run.
  public static let isRequired =
    ProcessInfo.processInfo.environment["VITRUVIAN_REQUIRE_TEST_DATA"] == "1"

  /// The file at `path` below the folder.
  ///
  /// - Throws: ``Missing`` when there is no folder, so that a test that forgot to skip fails clearly.
  public static func url(_ path: String) throws -> URL {
    guard let directory else { throw Missing() }
    return directory.appendingPathComponent(path)
  }

  /// The contents of the file at `path` below the folder.
  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(path)))
  }

  /// The JSON value in the file at `path` below the folder.
  public static func json(_ path: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(contentsOf: url(path)))
  }

  /// The reference kit was asked for and is not there.
  public struct Missing: Error, CustomStringConvertible {
    public var description: String { "VITRUVIAN_TEST_DATA does not name a folder with a reference kit" }
  }
}

extension ReferenceKit {
  /// Whether the folder has the input called `name` among those that once failed.
  public static func hasCase(_ name: String) -> Bool {
    directory.map { FileManager.default.fileExists(atPath: $0.appendingPathComponent("cases/\(name)").path) }
      == true
  }
}
