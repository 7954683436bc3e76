import Foundation

/// What tells a file from all others, and from itself before it was changed.
package struct FileIdentity: Sendable, Hashable {
  private let volume: Int
  private let number: Int
  private let byteCount: Int
  private let modificationDate: Date

  /// The identity of the file at `path`; `nil` when there is none or it does not tell.
  package init?(ofFile path: String) {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let volume = attributes[.systemNumber] as? NSNumber,
      let number = attributes[.systemFileNumber] as? NSNumber,
      let byteCount = attributes[.size] as? NSNumber,
      let modificationDate = attributes[.modificationDate] as? Date
    else { return nil }
    self.volume = volume.intValue
    self.number = number.intValue
    self.byteCount = byteCount.intValue
    self.modificationDate = modificationDate
  }
}
