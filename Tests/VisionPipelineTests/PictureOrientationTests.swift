import TensorCore
import Testing
import VisionPipeline

@Suite("Orientation of pictures")
struct PictureOrientationTests {
  /// A picture of 3x2 pixels whose red sample is the pixel's index: 0 1 2 / 3 4 5.
  private static let stored = numbered(width: 3, height: 2)

  private static func numbered(width: Int, height: Int) -> PixelImage {
    PixelImage(width: width, height: height, channelCount: 3) { bytes in
      for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: index / 3) }
    }
  }

  private func indexes(_ image: PixelImage) -> [[UInt8]] {
    (0..<image.height).map { y in (0..<image.width).map { x in image[x, y][0] } }
  }

  @Test(
    "each orientation moves the pixels as the tag's definition says",
    arguments: [
      (PictureOrientation.up, 1, [[0, 1, 2], [3, 4, 5]]),
      (.upMirrored, 2, [[2, 1, 0], [5, 4, 3]]),
      (.down, 3, [[5, 4, 3], [2, 1, 0]]),
      (.downMirrored, 4, [[3, 4, 5], [0, 1, 2]]),
      (.leftMirrored, 5, [[0, 3], [1, 4], [2, 5]]),
      (.right, 6, [[3, 0], [4, 1], [5, 2]]),
      (.rightMirrored, 7, [[5, 2], [4, 1], [3, 0]]),
      (.left, 8, [[2, 5], [1, 4], [0, 3]]),
    ] as [(PictureOrientation, Int, [[UInt8]])])
  func pixelsMove(orientation: PictureOrientation, exifValue: Int, expected: [[UInt8]]) throws {
    #expect(try indexes(Self.stored.turnedUpright(from: orientation)) == expected)
    #expect(orientation.exifValue == exifValue)
    #expect(PictureOrientation(exifValue: exifValue) == orientation)
  }

  @Test("a mirrored orientation is a flip followed by the plain turn", arguments: PictureOrientation.allCases)
  func mirroredIsFlipThenTurn(orientation: PictureOrientation) throws {
    let flipped = orientation.isMirrored ? try Self.stored.turnedUpright(from: .upMirrored) : Self.stored
    let turn = try PictureOrientation(clockwiseDegrees: orientation.clockwiseDegrees)
    #expect(!turn.isMirrored)
    #expect(
      try indexes(flipped.turnedUpright(from: turn)) == indexes(Self.stored.turnedUpright(from: orientation)))
  }

  @Test("values outside 1 to 8 mean nothing", arguments: [-1, 0, 9, 65535])
  func otherValuesMeanNothing(value: Int) {
    #expect(PictureOrientation(exifValue: value) == nil)
  }

  @Test("angles may be negative or above 360, but not skew")
  func anglesAreReduced() throws {
    #expect(
      try [0, 90, 180, 270].map { try PictureOrientation(clockwiseDegrees: $0) } == [
        .up, .right, .down, .left,
      ])
    #expect(
      try [-90, -360, 450].map { try PictureOrientation(clockwiseDegrees: $0) } == [.left, .up, .right])
    let error = #expect(throws: EngineError.self) { try PictureOrientation(clockwiseDegrees: 45) }
    #expect(error?.code == .invalidArgument)
  }

  @Test(
    "composing with a rotation equals turning twice", arguments: PictureOrientation.allCases,
    [0, 90, 180, 270, -90])
  func compositionEqualsTurningTwice(orientation: PictureOrientation, degrees: Int) throws {
    let twice = try Self.stored.turnedUpright(from: orientation)
      .turnedUpright(from: try PictureOrientation(clockwiseDegrees: degrees))
    let once = try Self.stored.turnedUpright(from: try orientation.composed(withClockwiseRotation: degrees))
    #expect(indexes(once) == indexes(twice))
  }

  @Test(
    "the centre of each upright pixel maps to the stored pixel it came from",
    arguments: PictureOrientation.allCases)
  func pointsFollowPixels(orientation: PictureOrientation) throws {
    let upright = try Self.stored.turnedUpright(from: orientation)
    for y in 0..<upright.height {
      for x in 0..<upright.width {
        let point = orientation.uprightToStored(
          x: (Float(x) + 0.5) / Float(upright.width), y: (Float(y) + 0.5) / Float(upright.height))
        #expect(Self.stored[Int(point.x * 3), Int(point.y * 2)] == upright[x, y])
      }
    }
  }

  @Test(
    "the tag of a JPEG is honoured in both byte orders, or ignored on request", arguments: 1...8,
    [true, false])
  func exifIsHonoured(value: Int, isBigEndian: Bool) throws {
    let plain = try PixelImage(decoding: ImageSamples.jpeg(), name: "plain")
    let bytes = ImageSamples.jpeg(exif: ImageSamples.exif(orientation: value, isBigEndian: isBigEndian))
    let orientation = try #require(PictureOrientation(exifValue: value))
    #expect(
      try PixelImage(decoding: bytes, name: "sample").samples
        == plain.turnedUpright(from: orientation).samples)
    #expect(try PixelImage(decoding: bytes, name: "sample", exif: .ignore).samples == plain.samples)
  }

  @Test("damaged Exif data counts as upright and never fails the picture")
  func damagedExifIsIgnored() throws {
    let valid = ImageSamples.exif(orientation: 6)
    let plain = try PixelImage(decoding: ImageSamples.jpeg(), name: "plain").samples
    var damaged = (0..<26).map { Array(valid.prefix($0)) }
    for (offset, value) in [
      (10, 0xFF), (10, 0x7F), (13, 0xFE), (17, 4), (21, 2), (25, 9), (25, 0), (6, 0x51),
    ] {
      var bytes = valid
      bytes[offset] = UInt8(value)
      damaged.append(bytes)
    }
    for exif in damaged {
      #expect(
        try PixelImage(decoding: ImageSamples.jpeg(exif: exif), name: "sample").samples == plain, "\(exif)")
    }
  }

  @Test("a thumbnail with markers of its own inside the Exif data does no harm")
  func thumbnailIsSkipped() throws {
    let exif = ImageSamples.exif(orientation: 3) + ImageSamples.jpeg()
    let image = try PixelImage(decoding: ImageSamples.jpeg(exif: exif), name: "sample")
    #expect(image[0, 0] == [250, 250, 250])
    let cut = ImageSamples.jpeg(exif: exif).dropLast(3)
    let error = #expect(throws: EngineError.self) { try PixelImage(decoding: Array(cut), name: "sample") }
    #expect(error?.message.hasPrefix("the file is cut short") == true)
  }
}
