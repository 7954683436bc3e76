import Foundation

/// Names of files that a test may create.
package enum TemporaryFile {
  package static func path(_ fileExtension: String) -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(fileExtension)")
      .path
  }

  package static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }
}
