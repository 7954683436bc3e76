import FileAccess
import Foundation
import TensorCore

/// Follows the bytes of a Y4M stream, to tell whether it ends inside a frame: ffmpeg leaves such a frame out
/// without a word.
///
/// Of what is no Y4M stream, or has frames of an unknown size, nothing is told.
///
/// - Source: yuv4mpeg(5), and the kinds of pixels that ffmpeg adds to it.
package struct Y4MStream {
  /// How many frames have come to their end.
  package private(set) var frameCount = 0
  private var place = Place.header
  /// The line at hand, as far as it has come.
  private var line: [UInt8] = []
  private var frameByteCount = 0

  private enum Place {
    case header, frameHeader
    case pixels(missingByteCount: Int)
    case unknown
  }

  /// Longer lines are none of this format.
  private static let maximumLineLength = 256

  /// Starts at the beginning of a stream.
  package init() {}

  /// Whether a frame has begun that has not come to its end.
  package var isInsideFrame: Bool {
    switch place {
    case .header, .unknown: false
    case .frameHeader: !line.isEmpty
    case .pixels: true
    }
  }

  /// Takes what comes next.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while let byte = rest.first {
      switch place {
      case .unknown: return
      case .pixels(let missingByteCount):
        let count = min(missingByteCount, rest.count)
        passOver(count)
        rest = rest.dropFirst(count)
      case .header, .frameHeader:
        append(byte)
        rest = rest.dropFirst()
      }
    }
  }

  /// How many bytes come next of which only the number counts.
  private var uncheckedByteCount: Int {
    switch place {
    case .header, .frameHeader: 0
    case .pixels(let missingByteCount): missingByteCount
    case .unknown: .max
    }
  }

  private mutating func passOver(_ byteCount: Int) {
    guard case .pixels(let missingByteCount) = place else { return }
    place = .pixels(missingByteCount: missingByteCount - byteCount)
    if byteCount == missingByteCount {
      frameCount += 1
      place = .frameHeader
    }
  }

  private mutating func append(_ byte: UInt8) {
    guard byte == UInt8(ascii: "\n") else {
      line.append(byte)
      if line.count > Self.maximumLineLength { place = .unknown }
      return
    }
    let fields = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    line = []
    if case .header = place {
      guard fields.first == "YUV4MPEG2", let byteCount = Self.frameByteCount(fields.dropFirst()) else {
        place = .unknown
        return
      }
      frameByteCount = byteCount
      place = .frameHeader
    } else {
      place = fields.first == "FRAME" ? .pixels(missingByteCount: frameByteCount) : .unknown
    }
  }
}

extension Y4MStream {
  /// Follows a file to its end. Pixels are passed over unread.
  package init(ofFile path: String) {
    self.init()
    do { try follow(RegularFile(path: path)) } catch {
      // What cannot be read is no stream.
    }
  }

  private mutating func follow(_ file: borrowing RegularFile) throws {
    var offset = 0
    try withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
      while offset < file.byteCount {
        let unchecked = min(uncheckedByteCount, file.byteCount - offset)
        if unchecked > 0 {
          passOver(unchecked)
          offset += unchecked
          continue
        }
        let wanted = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(file.byteCount - offset))
        let count = try file.read(into: wanted, from: offset)
        guard count > 0 else { return }
        append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        offset += count
      }
    }
  }

  /// The bytes of each frame's pixels by the fields of the header; `nil` when they do not tell.
  private static func frameByteCount(_ fields: ArraySlice<String>) -> Int? {
    func value(_ name: String) -> String? {
      fields.first { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
    }
    // In these limits no product is too large.
    guard let width = value("W").flatMap(Int.init), let height = value("H").flatMap(Int.init),
      1...(1 << 20) ~= width, 1...(1 << 20) ~= height,
      let pixels = PixelLayout(named: value("C") ?? value("XYSCSS=")?.lowercased() ?? "420")
    else { return nil }
    return pixels.byteCount(width: width, height: height)
  }

  /// How the samples of a frame lie: a plane of brightness, two of colour, perhaps one of opacity.
  private struct PixelLayout {
    /// How many pixels share a sample of colour, across and down; `nil` without colour.
    let shared: (columns: Int, rows: Int)?
    let hasOpacity: Bool
    let bytesPerSample: Int

    /// - Parameter name: such as `420jpeg`, `422p10` or `mono`.
    init?(named name: String) {
      let layouts: [(name: String, shared: (columns: Int, rows: Int)?)] = [
        ("420", (2, 2)), ("422", (2, 1)), ("411", (4, 1)), ("444", (1, 1)), ("mono", nil),
      ]
      guard let layout = layouts.first(where: { name.hasPrefix($0.name) }) else { return nil }
      shared = layout.shared
      let variant = name.dropFirst(layout.name.count)
      hasOpacity = variant == "alpha"
      switch variant {
      case "", "jpeg", "mpeg2", "paldv", "alpha": bytesPerSample = 1
      default:
        let depth = layout.shared == nil ? variant : variant.hasPrefix("p") ? variant.dropFirst() : ""
        guard let bitCount = Int(depth), 9...16 ~= bitCount else { return nil }
        bytesPerSample = 2
      }
    }

    func byteCount(width: Int, height: Int) -> Int {
      var sampleCount = width * height * (hasOpacity ? 2 : 1)
      if let (columns, rows) = shared {
        sampleCount += 2 * ((width + columns - 1) / columns) * ((height + rows - 1) / rows)
      }
      return sampleCount * bytesPerSample
    }
  }
}
