import Testing

@testable import vitruvian

struct Y4MFramesTests {
  private static let header = "YUV4MPEG2 W7 H5 F10:1 Ip A1:1 C"

  /// The stream of two frames, taken in pieces of `pieceLength` bytes and without the last `missing`.
  private func cutFrame(format: String, frameByteCount: Int, missing: Int, pieceLength: Int) -> Int? {
    var stream = Array((Self.header + format + "\n").utf8)
    for header in ["FRAME\n", "FRAME Ip\n"] {
      stream += Array(header.utf8) + [UInt8](repeating: UInt8(ascii: "\n"), count: frameByteCount)
    }
    stream.removeLast(missing)
    var frames = Y4MFrames()
    for start in stride(from: 0, to: stream.count, by: pieceLength) {
      stream[start..<min(start + pieceLength, stream.count)].withUnsafeBytes { frames.consume($0) }
    }
    return frames.cutFrame
  }

  @Test(
    arguments: [
      ("420jpeg", 35 + 2 * 12), ("420p10 XYSCSS=420P10", 2 * (35 + 2 * 12)), ("422", 35 + 2 * 20),
      ("411", 35 + 2 * 10), ("444", 3 * 35), ("444alpha", 4 * 35), ("444p16", 6 * 35), ("mono", 35),
      ("mono12", 2 * 35),
    ], [1, 16, 1000])
  func onlyTheEndOfAFrame_isNoCut(format: (name: String, frameByteCount: Int), pieceLength: Int) {
    func cutFrame(missing: Int) -> Int? {
      self.cutFrame(
        format: format.name, frameByteCount: format.frameByteCount, missing: missing, pieceLength: pieceLength
      )
    }
    let secondFrame = "FRAME Ip\n".utf8.count + format.frameByteCount
    #expect(cutFrame(missing: 0) == nil)
    #expect(cutFrame(missing: 1) == 1)
    #expect(cutFrame(missing: format.frameByteCount) == 1, "all samples")
    #expect(cutFrame(missing: secondFrame - 1) == 1, "all but a byte")
    #expect(cutFrame(missing: secondFrame) == nil, "the whole frame")
    #expect(cutFrame(missing: secondFrame + 1) == 0)
  }

  @Test(arguments: [
    "", "RIFF", "YUV4MPEG2 W7 H5 C420", "YUV4MPEG2 W7 H5 C410\nFRAME\nab", "YUV4MPEG2 W7\nFRAME\nab",
    "YUV4MPEG2 W9223372036854775807 H9223372036854775807\nFRAME\nab", "YUV4MPEG2 W7 H5\nPHASE\nab",
  ])
  func whatIsNotUnderstood_isNoCut(stream: String) {
    var frames = Y4MFrames()
    Array(stream.utf8).withUnsafeBytes { frames.consume($0) }
    #expect(frames.cutFrame == nil)
  }
}
