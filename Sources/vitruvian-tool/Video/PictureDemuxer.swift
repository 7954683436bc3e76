import FileAccess
import Foundation
import TensorCore

/// How ffmpeg reads a file that is a single picture: as a video of one frame.
///
/// ffmpeg itself would take a reader that takes the names of some pictures for patterns of other files'
/// names.
enum PictureDemuxer: String, CaseIterable {
  case bmp = "bmp_pipe"
  case jpeg = "jpeg_pipe"
  case png = "png_pipe"
  case tiff = "tiff_pipe"
  case webp = "webp_pipe"

  /// The reader for what a file is by its first bytes, whatever its name; `nil` for no picture, and for one
  /// that moves.
  init?(ofFile path: String) {
    guard let start = Self.start(ofFile: path),
      let picture = Self.allCases.first(where: { $0.begins(start) }), !picture.moves(start, path)
    else {
      return nil
    }
    self = picture
  }

  /// Before the pixels of an animated PNG file stands how many frames it has.
  private static let searchedByteCount = 1 << 16

  /// The first bytes of a file, which may be growing; `nil` when it cannot be read.
  private static func start(ofFile path: String) -> [UInt8]? {
    do {
      let file = try RegularFile(path: path)
      return try [UInt8](unsafeUninitializedCapacity: searchedByteCount) { bytes, count in
        count = try file.read(into: UnsafeMutableRawBufferPointer(bytes), from: 0)
      }
    } catch {
      return nil
    }
  }

  private func begins(_ start: [UInt8]) -> Bool {
    switch self {
    // Two letters alone may be the beginning of anything: two numbers that are always zero follow the size.
    case .bmp:
      start.starts(with: Array("BM".utf8)) && start.dropFirst(6).prefix(4).elementsEqual([0, 0, 0, 0])
    case .jpeg: start.starts(with: [0xFF, 0xD8, 0xFF])
    case .png: start.starts(with: [0x89] + Array("PNG".utf8))
    case .tiff: start.starts(with: Array("II*\0".utf8)) || start.starts(with: Array("MM\0*".utf8))
    case .webp: start.starts(with: Array("RIFF".utf8)) && start.dropFirst(8).starts(with: Array("WEBP".utf8))
    }
  }

  /// Whether there are several frames: of PNG, or JPEG pictures one behind the other, which only the name
  /// tells.
  private func moves(_ start: [UInt8], _ path: String) -> Bool {
    switch self {
    case .png: start.firstRange(of: Array("acTL".utf8)) != nil
    case .jpeg: path.fileExtension.lowercased().hasPrefix("mjp")
    case .bmp, .tiff, .webp: false
    }
  }
}
