import Foundation

/// The reference's numbers that are part of the repository, for `make check`.
public enum Goldens {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The file at `path` in the folder of goldens.
  public static func url(_ path: String) -> URL {
    tests.appendingPathComponent("Goldens").appendingPathComponent(path)
  }

  /// The file at `path` in the repository.
  public static func repositoryURL(_ path: String) -> URL {
    tests.deletingLastPathComponent().appendingPathComponent(path)
  }

  /// Where tests write what the reference is to be run on; `nil` when they compare with what it gave.
  public static let written = ProcessInfo.processInfo.environment["VITRUVIAN_WRITE_CHECK"]
    .map { URL(fileURLWithPath: $0, isDirectory: true) }
}
