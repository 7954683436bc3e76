/// A stream of frames of red, green and blue samples with their times, in the container Matroska: headers for
/// what is written to a pipe, each in front of the samples of its frame.
///
/// - Source: RFC 8794 (EBML) for elements, RFC 9559 (Matroska) for what they hold.
package struct MatroskaStream {
  /// What the stream begins with.
  package let start: [UInt8]

  /// The most bytes of a frame's samples: ffmpeg reads no block of more than 256 MiB.
  package static let maximumFrameByteCount = 1 << 28 - 64

  /// - Parameters:
  ///   - width: of all frames, in pixels.
  ///   - height: of all frames, in pixels.
  ///   - nanosecondsPerFrame: how long a frame usually is shown.
  package init(width: Int, height: Int, nanosecondsPerFrame: Int) {
    let header = Self.element(
      0x1A45_DFA3, Self.number(0x4286, 1), Self.number(0x42F7, 1), Self.number(0x42F2, 4),
      Self.number(0x42F3, 8), Self.element(0x4282, Array("matroska".utf8)), Self.number(0x4287, 4),
      Self.number(0x4285, 2))
    // Times are in nanoseconds.
    let information = Self.element(0x1549_A966, Self.number(0x2AD7B1, 1))
    let colours = Self.element(0x2EB524, Array("RGB".utf8), [24])
    let video = Self.element(0xE0, Self.number(0xB0, width), Self.number(0xBA, height), colours)
    let track = Self.element(
      0xAE, Self.number(0xD7, Self.track), Self.number(0x73C5, Self.track), Self.number(0x83, 1),
      Self.number(0x9C, 0), Self.number(0x23E383, nanosecondsPerFrame),
      Self.element(0x86, Array("V_UNCOMPRESSED".utf8)), video)
    // The segment, of unknown size, has all that follows.
    let segment = Self.identifier(0x1853_8067) + [0x01] + [UInt8](repeating: 0xFF, count: 7)
    start = header + segment + information + Self.element(0x1654_AE6B, track)
  }

  /// What comes in front of the samples of a frame: it is a cluster of its own, whose time has 64 bits.
  ///
  /// - Parameters:
  ///   - nanoseconds: the time of the frame, not below zero.
  ///   - byteCount: of its samples.
  package func frameHeader(nanoseconds: Int, byteCount: Int) -> [UInt8] {
    let time = Self.number(0xE7, nanoseconds)
    // The track, no time beside the cluster's, and that the frame needs no other.
    let block = [UInt8(0x80 | Self.track), 0, 0, 0x80]
    let blockStart = Self.identifier(0xA3) + Self.size(block.count + byteCount) + block
    return Self.identifier(0x1F43_B675) + Self.size(time.count + blockStart.count + byteCount) + time
      + blockStart
  }

  private static let track = 1

  private static func element(_ identifier: UInt32, _ parts: [UInt8]...) -> [UInt8] {
    let content = Array(parts.joined())
    return Self.identifier(identifier) + size(content.count) + content
  }

  private static func number(_ identifier: UInt32, _ value: Int) -> [UInt8] {
    element(identifier, bytes(UInt64(clamping: value)))
  }

  /// Identifiers have as many bytes as they need.
  private static func identifier(_ identifier: UInt32) -> [UInt8] {
    Array(bytes(UInt64(identifier)).drop { $0 == 0 })
  }

  /// A size in eight bytes, which its first bit says.
  private static func size(_ byteCount: Int) -> [UInt8] { bytes(1 << 56 | UInt64(clamping: byteCount)) }

  private static func bytes(_ value: UInt64) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }
}
