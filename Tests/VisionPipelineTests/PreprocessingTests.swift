import ComputeKernels
import TensorCore
import TestSupport
import Testing

@testable import VisionPipeline

/// A region of the synthetic picture of 100 by 80 pixels and what the reference makes of it.
struct PreprocessingGolden: Sendable, CustomTestStringConvertible {
  let name: String
  let region: NormalizedRect
  let width: Int
  let height: Int
  let proportions: ImageToTensor.Proportions
  let border: BorderMode
  let checksum: UInt32
  let sum: Int

  var testDescription: String { name }

  static let all: [PreprocessingGolden] = [
    PreprocessingGolden(
      name: "whole, letterboxed",
      region: .wholeImage, width: 64, height: 64, proportions: .letterboxed, border: .zero,
      checksum: 0x0c93_4abe, sum: 1_260_649),
    PreprocessingGolden(
      name: "turned, stretched",
      region: NormalizedRect(xCenter: 0.47, yCenter: 0.55, width: 0.6, height: 0.7, rotation: 0.35),
      width: 64, height: 64, proportions: .stretched, border: .replicate, checksum: 0x4096_04fb,
      sum: 1_572_285),
    PreprocessingGolden(
      name: "a quarter turn, letterboxed",
      region: NormalizedRect(
        xCenter: 0.5, yCenter: 0.5, width: 0.8, height: 1.25, rotation: -Float(Double.pi / 2)),
      width: 64, height: 64, proportions: .letterboxed, border: .zero, checksum: 0x5832_cfd1, sum: 1_260_649),
    PreprocessingGolden(
      name: "partly outside",
      region: NormalizedRect(xCenter: 0.05, yCenter: 0.9, width: 0.5, height: 0.625, rotation: -1.2),
      width: 48, height: 48, proportions: .stretched, border: .replicate,
      checksum: 0x5a08_6496, sum: 800_630),
    PreprocessingGolden(
      name: "stretched to a tall input",
      region: .wholeImage, width: 30, height: 50, proportions: .stretched, border: .replicate,
      checksum: 0x03e0_3bc5, sum: 576_698),
  ]
}

@Suite struct PreprocessingTests {
  let picture = PixelImage.synthetic(width: 100, height: 80)

  @Test("two bytes lie behind the pixels of a picture, since pairs of pixels are read", arguments: [3, 4])
  func bytesBehindThePixels(channelCount: Int) {
    let image = PixelImage(width: 3, height: 2, channelCount: channelCount) { _ in }
    #expect(image.storage.byteCount == 6 * channelCount + 2)
  }

  @Test func `The synthetic picture is the one that the golden values were made from`() {
    #expect(picture.withUnsafeBytes { crc32($0) } == 0x14b1_5ae5)
  }

  @Test(arguments: PreprocessingGolden.all)
  func `Regions equal the reference byte by byte`(golden: PreprocessingGolden) throws {
    let size = PixelSize(width: golden.width, height: golden.height)
    let converter = ImageToTensor(
      size: size, valueRange: .zeroToOne, proportions: golden.proportions, border: golden.border)
    let bytes = try converter.bytes(golden.region, of: picture).bytes
    #expect(bytes.reduce(0) { $0 + Int($1) } == golden.sum)
    #expect(crc32(bytes) == golden.checksum)
  }

  @Test(
    arguments: [
      (0, 0x554f_db79), (90, 0x3b9f_8426), (180, 0xede6_811c), (270, 0xa598_f766),
    ] as [(Int, UInt32)])
  func `Turned pictures equal the reference byte by byte`(degrees: Int, checksum: UInt32) throws {
    let region = try NormalizedRect(uprightAfterDegrees: degrees, of: picture.size)
    #expect(crc32(try wide.bytes(region, of: picture).bytes) == checksum)
  }

  @Test func `A turned part of a picture equals the reference byte by byte`() throws {
    let region = try NormalizedRect(
      left: 0.25, top: 0.1, right: 0.7, bottom: 0.6, uprightAfterDegrees: 90, of: picture.size)
    #expect(crc32(try wide.bytes(region, of: picture).bytes) == 0xa2cf_8a44)
  }

  // Golden values: mediapipe 1.2.2's ImageEmbedder on a network that hands its input through. The first one
  // tells whether all four corners are computed directly.
  @Test(
    arguments: [
      (90, [0.098862365, 0.2003634, 0.8794614, 0.9353319], 0xed3d_e417),
      (90, [0.024378855, 0.49958807, 0.8435661, 0.6555296], 0x3fd7_a856),
      (180, [0.27779806, 0.1357258, 0.94584304, 0.5788965], 0x0747_5536),
      (0, [0.25168198, 0.21833353, 0.64146376, 0.6962242], 0x5107_baad),
      (270, [0.39993978, 0.25353408, 0.7778733, 0.6562874], 0x5c59_6dbe),
      (90, [0.2780799, 0.12006766, 0.88363975, 0.8534754], 0xe788_c422),
      (180, [0.39926168, 0.097012736, 0.7257065, 0.90907025], 0x2732_19ed),
      (0, [0.35644513, 0.42381218, 0.7305516, 0.79896253], 0xd8ac_26eb),
    ] as [(Int, [Float], UInt32)])
  func `Turned parts of a picture equal mediapipe's own inputs`(
    degrees: Int, edges: [Float], checksum: UInt32
  ) throws {
    let region = try NormalizedRect(
      left: edges[0], top: edges[1], right: edges[2], bottom: edges[3], uprightAfterDegrees: degrees,
      of: picture.size)
    #expect(crc32(try wide.bytes(region, of: picture).bytes) == checksum)
  }

  private let wide = ImageToTensor(
    size: PixelSize(width: 64, height: 48), valueRange: .zeroToOne, proportions: .stretched,
    border: .replicate)

  @Test(
    arguments: [
      (
        NormalizedRect(xCenter: 0.47, yCenter: 0.55, width: 0.6, height: 0.7, rotation: 0.35),
        [9.217678, 60.015503, 28.419956, 7.4106283, 84.78232, 27.984497, 65.58005, 80.58937]
      ),
      (
        NormalizedRect(xCenter: 0.05, yCenter: 0.9, width: 0.5, height: 0.625, rotation: -1.2),
        [19.242037, 104.359924, -27.359919, 86.242035, -9.242037, 39.640083, 37.359917, 57.757965]
      ),
    ] as [(NormalizedRect, [Float])])
  func `Corners of a turned region equal the reference's to the last bit`(
    region: NormalizedRect, golden: [Float]
  ) {
    let corners = Quadrilateral(PixelRect(region, in: picture.size))
    let points = [corners.bottomLeft, corners.topLeft, corners.topRight, corners.bottomRight]
    #expect(points.flatMap { [$0.x, $0.y] } == golden)
  }

  @Test(
    arguments: [
      (ValueRange.zeroToOne, 0, 1), (.minusOneToOne, -1, 1), (ValueRange(minimum: 0, maximum: 255), 0, 255),
    ] as [(ValueRange, Float, Float)])
  func `Numbers are the bytes, scaled to the value range`(range: ValueRange, minimum: Float, maximum: Float)
    throws
  {
    let region = NormalizedRect(xCenter: 0.2, yCenter: 0.3, width: 0.9, height: 0.5, rotation: 1)
    let converter = ImageToTensor(
      size: PixelSize(width: 33, height: 17), valueRange: range, proportions: .stretched, border: .zero)
    let bytes = try converter.bytes(region, of: picture).bytes
    let numbers = try converter.numbers(region, of: picture)
    let scale = (maximum - minimum) / 255
    let expected: [Float] = bytes.map { byte in Float(byte) * scale + minimum }
    #expect(numbers == expected)
  }

  @Test func `Means and deviations of model files give the two usual ranges`() throws {
    #expect(try ValueRange(mean: 127.5, standardDeviation: 127.5) == .minusOneToOne)
    #expect(try ValueRange(mean: 0, standardDeviation: 255) == .zeroToOne)
    #expect(throws: EngineError.self) { try ValueRange(mean: 0, standardDeviation: 0) }
    #expect(throws: EngineError.self) { try ValueRange(mean: .nan, standardDeviation: 1) }
  }

  @Test func `Alpha is dropped`() throws {
    let opaque = PixelImage.synthetic(width: 41, height: 29)
    let transparent = PixelImage.synthetic(width: 41, height: 29, channelCount: 4)
    let region = NormalizedRect(xCenter: 0.4, yCenter: 0.6, width: 1.1, height: 0.8, rotation: -0.4)
    #expect(try wide.bytes(region, of: opaque).bytes == wide.bytes(region, of: transparent).bytes)
  }

  @Test(arguments: PictureOrientation.allCases)
  func `A picture that is stored turned gives what the upright one gives`(orientation: PictureOrientation)
    throws
  {
    let region = NormalizedRect(xCenter: 0.4, yCenter: 0.6, width: 1.1, height: 0.8, rotation: -0.4)
    let stored = PixelImage.synthetic(width: 41, height: 29)
    let expected = try wide.bytes(region, of: stored.turnedUpright(from: orientation)).bytes
    var bytes = [UInt8](repeating: 0, count: expected.count)
    _ = try bytes.withUnsafeMutableBufferPointer {
      try wide.write(region, of: UprightImage(stored, from: orientation), to: .bytes($0))
    }
    #expect(bytes == expected)
  }

  @Test(arguments: [1, 2, 5])
  func `Threads write what one writes`(threadCount: Int) throws {
    let region = NormalizedRect(xCenter: 0.4, yCenter: 0.6, width: 1.1, height: 0.8, rotation: -0.4)
    let converter = ImageToTensor(
      size: PixelSize(width: 150, height: 131), valueRange: .minusOneToOne, proportions: .letterboxed,
      border: .replicate)
    let writer = InputWriter(converter, workers: WorkerPool(workerCount: threadCount))
    let sampleCount = converter.size.pixelCount * 3
    var bytes = [UInt8](repeating: 0, count: sampleCount)
    var numbers = [Float](repeating: .nan, count: sampleCount)
    let placement = try bytes.withUnsafeMutableBufferPointer {
      try writer.write(region, of: UprightImage(picture), to: .bytes($0))
    }
    _ = try numbers.withUnsafeMutableBufferPointer {
      try writer.write(region, of: UprightImage(picture), to: .numbers($0))
    }
    let expected = try converter.bytes(region, of: picture)
    #expect(placement == expected.placement)
    #expect(bytes == expected.bytes)
    #expect(try numbers == converter.numbers(region, of: picture))
  }

  @Test func `An empty region writes nothing`() throws {
    let converter = ImageToTensor(
      size: PixelSize(square: 4), valueRange: .zeroToOne, proportions: .letterboxed, border: .zero)
    let empty = NormalizedRect(xCenter: 0.5, yCenter: 0.5, width: 0, height: 0)
    #expect(try converter.bytes(empty, of: picture).placement == nil)
    #expect(try converter.numbers(empty, of: picture).allSatisfy(\.isNaN))
  }

  @Test(arguments: [ImageToTensor.Proportions.stretched, .letterboxed], [BorderMode.zero, .replicate])
  func `Extreme regions and pictures of any size stay inside the picture`(
    proportions: ImageToTensor.Proportions, border: BorderMode
  ) throws {
    let extremes: [Float] = [0, 0.5, -3, 1e-30, 1e9, 1e30, .greatestFiniteMagnitude, .infinity, -.infinity]
    let sides: [Float] = [1e-38, 1e-9, 1, 1e9, 3e38, .infinity]
    let sizes = [
      PixelSize(width: 1, height: 1), PixelSize(width: 70, height: 3), PixelSize(width: 1, height: 9),
    ]
    for imageSize in sizes {
      let image = PixelImage.synthetic(width: imageSize.width, height: imageSize.height)
      for inputSize in [PixelSize(width: 1, height: 1), PixelSize(width: 5, height: 3)] {
        let converter = ImageToTensor(
          size: inputSize, valueRange: .zeroToOne, proportions: proportions, border: border)
        for (center, side, rotation) in extremes.flatMap({ c in sides.map { (c, $0, c) } }) {
          let region = NormalizedRect(
            xCenter: center, yCenter: 0.5, width: side, height: 1 / side + 1e-3, rotation: rotation)
          let numbers = try converter.numbers(region, of: image)
          #expect(numbers.allSatisfy { $0 >= 0 && $0 <= 1 }, "\(region)")
        }
      }
    }
  }

  @Test func `A region wholly outside is black, or the nearest rim`() throws {
    let white = PixelImage(width: 5, height: 5, channelCount: 3) { bytes in
      for index in bytes.indices { bytes[index] = 255 }
    }
    let outside = NormalizedRect(xCenter: 4, yCenter: -3, width: 0.5, height: 0.5, rotation: 0.3)
    for (border, value) in [(BorderMode.zero, 0), (.replicate, 255)] as [(BorderMode, UInt8)] {
      let converter = ImageToTensor(
        size: PixelSize(square: 8), valueRange: .zeroToOne, proportions: .stretched, border: border)
      #expect(try converter.bytes(outside, of: white).bytes.allSatisfy { $0 == value })
    }
  }

  @Test func `A region of whole pixels is copied`() throws {
    let region = NormalizedRect(xCenter: 0.5, yCenter: 0.5, width: 0.5, height: 0.5)
    let image = PixelImage.synthetic(width: 16, height: 16)
    let converter = ImageToTensor(
      size: PixelSize(square: 8), valueRange: .zeroToOne, proportions: .stretched, border: .zero)
    let all = image.withUnsafeBytes { Array($0) }
    var expected: [UInt8] = []
    for start in stride(from: (4 * 16 + 4) * 3, to: 12 * 16 * 3, by: 16 * 3) {
      expected += all[start..<start + 8 * 3]
    }
    #expect(try converter.bytes(region, of: image).bytes == expected)
  }
}
