import Foundation
import TestSupport
import Testing

/// The numbers in a file of MediaPipe's test data, which are protocol buffers in text form.
struct PublishedNumbers {
  private let file: String
  private let lines: [[Substring]]

  /// - Parameter file: the path below the kit's folder of MediaPipe's test data.
  init(_ file: String) throws {
    self.file = file
    lines = String(decoding: try ReferenceKit.bytes("mediapipe-testdata/" + file), as: UTF8.self)
      .split(separator: "\n").map { $0.split { $0 == " " || $0 == ":" } }
  }

  /// All numbers of a field, in their order.
  subscript(field: String) -> [Float] {
    lines.compactMap { $0.count == 2 && $0[0] == field ? Float($0[1]) : nil }
  }

  /// Checks that `found` are the numbers of `field`.
  ///
  /// - Parameter first: how many of the field's numbers count; all when `nil`.
  func expect(_ found: [Float], _ field: String, within margin: Float, first: Int? = nil) {
    let expected = self[field].prefix(first ?? .max)
    #expect(found.count == expected.count && !found.isEmpty, "\(field) in \(file)")
    for (found, expected) in zip(found, expected) {
      #expect(abs(found - expected) <= margin, "\(field) in \(file)")
    }
  }
}
