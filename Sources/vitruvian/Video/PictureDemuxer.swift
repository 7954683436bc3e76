import Foundation
import TensorCore

/// How ffmpeg reads a file that is a single picture: as a video of one frame.
///
/// ffmpeg itself would take a reader that takes the names of some pictures for patterns of other files' names.
enum PictureDemuxer: String {
  case bmp = "bmp_pipe"
  case jpeg = "jpeg_pipe"
  case png = "png_pipe"
  case tiff = "tiff_pipe"
  case webp = "webp_pipe"

  /// The reader for what a file is by its name and its first bytes; `nil` for no picture, and for one that moves.
  init?(ofFile path: String) {
    switch path.fileExtension.lowercased() {
    case "bmp": self = .bmp
    case "jpg", "jpeg", "jpe": self = .jpeg
    case "png": self = .png
    case "tif", "tiff": self = .tiff
    case "webp": self = .webp
    default: return nil
    }
    guard let file = try? StoredFile(path: path, maximumByteCount: .max) else { return nil }
    var start = [UInt8](repeating: 0, count: min(Self.searchedByteCount, file.byteCount))
    start.withUnsafeMutableBytes { file.read(from: 0, into: $0) }
    guard signatures.contains(where: start.starts), !moves(start) else { return nil }
  }

  /// Before the pixels of an animated PNG file stands how many frames it has.
  private static let searchedByteCount = 1 << 16

  private var signatures: [[UInt8]] {
    switch self {
    case .bmp: [Array("BM".utf8)]
    case .jpeg: [[0xFF, 0xD8, 0xFF]]
    case .png: [[0x89] + Array("PNG".utf8)]
    case .tiff: [Array("II*\0".utf8), Array("MM\0*".utf8)]
    case .webp: [Array("RIFF".utf8)]
    }
  }

  private func moves(_ start: [UInt8]) -> Bool {
    self == .png && start.firstRange(of: Array("acTL".utf8)) != nil
  }
}
