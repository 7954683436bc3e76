import Foundation
import TensorCore

/// What the first bytes of a model file promise, so that an error can say what is wrong with it.
enum ModelSignature {
  /// A zip archive: a bundle of networks.
  case bundle
  /// A single network of TensorFlow Lite.
  case network
  /// A converted model.
  case convertedModel

  /// How many bytes it takes to tell.
  static let byteCount = 9

  /// - Parameter bytes: at least the first ``byteCount`` bytes of the file, or all there are.
  /// - Returns: `nil` when they promise nothing that is known.
  init?(_ bytes: ArraySlice<UInt8>) {
    if bytes.starts(with: Array("PK".utf8)) {
      self = .bundle
    } else if bytes.dropFirst(4).starts(with: Array("TFL3".utf8)) {
      self = .network
    } else if bytes.dropFirst(8).first == UInt8(ascii: "{") {
      self = .convertedModel
    } else {
      return nil
    }
  }

  /// The first bytes of a file; empty when it cannot be read.
  static func firstBytes(ofFile path: String) -> ArraySlice<UInt8> {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? file.close() }
    let bytes = (try? file.read(upToCount: byteCount)) ?? nil
    return ArraySlice(bytes ?? Data())
  }

  /// The error for a model that the importer refused with `error`, in the words of the reference first.
  func error(for error: VisionError) -> VisionError {
    switch self {
    case .bundle where !error.concernsMember:
      VisionError(.invalidBundle, "Unable to open zip archive. \(error)")
    case .bundle, .network:
      VisionError(.invalidModel, "The model is not a valid Flatbuffer buffer. \(error)")
    case .convertedModel:
      error
    }
  }
}

extension VisionError {
  /// Whether the archive was opened and one of its members is at fault.
  fileprivate var concernsMember: Bool {
    context.contains { $0.hasPrefix("member ") }
  }
}
