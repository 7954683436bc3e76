import TensorCore
import TestSupport
import Testing

@testable import VisionPipeline

@Suite struct AnchorTests {
  @Test(
    arguments: [
      (AnchorGrid.pose, 2254, 0x53c1_0aac, 0.017857144, 0.9285714),
      (.face, 896, 0xa6cb_767a, 0.03125, 0.9375),
      (.palm, 2016, 0x0af2_bcf5, 0.020833334, 0.9583333),
    ] as [(AnchorGrid, Int, UInt32, Float, Float)])
  func `Anchors of the three detectors equal the reference's to the last bit`(
    grid: AnchorGrid, count: Int, checksum: UInt32, first: Float, last: Float
  ) throws {
    let anchors = try grid.makeAnchors()
    #expect(anchors.count == count)
    #expect(anchors.allSatisfy { $0.width == 1 && $0.height == 1 })
    #expect(anchors.first?.xCenter == first && anchors.first?.yCenter == first)
    #expect(anchors.last?.xCenter == last && anchors.last?.yCenter == last)
    #expect(crc32(littleEndianBytes(anchors.flatMap { [$0.xCenter, $0.yCenter] })) == checksum)
  }

  @Test func `A grid without interpolated anchors has one anchor in each cell`() throws {
    var grid = AnchorGrid(inputSize: PixelSize(square: 192), strides: [4])
    grid.interpolatedScaleAspectRatio = 0
    #expect(try grid.makeAnchors().count == 2304)
  }

  /// Grids of the reference's own tests, with the file that holds the expected anchors.
  private static var tested: [(grid: AnchorGrid, file: String)] {
    var face = AnchorGrid(inputSize: PixelSize(square: 256), strides: [8, 16, 32, 32, 32])
    face.minimumScale = 0.1171875
    var objects = AnchorGrid(inputSize: PixelSize(square: 300), strides: [16, 32, 64, 128, 256, 512])
    objects.minimumScale = 0.2
    objects.maximumScale = 0.95
    objects.aspectRatios = [1, 2, 0.5, 3, 0.3333]
    objects.reducesBoxesInLowestLayer = true
    objects.extent = .scaled
    return [(face, "anchor_golden_file_0.txt"), (objects, "anchor_golden_file_1.txt")]
  }

  @Test(.enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired), arguments: [0, 1])
  func `Anchors equal the published golden files`(index: Int) throws {
    let (grid, file) = Self.tested[index]
    let bytes = try ReferenceKit.bytes("mediapipe-testdata/calculators/tflite_anchors/\(file)")
    let golden = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap {
      Float($0)
    }
    let values = try grid.makeAnchors().flatMap { [$0.xCenter, $0.yCenter, $0.width, $0.height] }
    #expect(values.count == golden.count)
    // The files hold six digits; the reference's own test allows this much.
    for (value, expected) in zip(values, golden) where abs(value - expected) > 1e-5 {
      Issue.record("\(value) is not \(expected)")
    }
  }

  @Test(arguments: [[], [0], [-8, 8], [8, 0]])
  func `Unusable strides are refused`(strides: [Int]) {
    let grid = AnchorGrid(inputSize: PixelSize(square: 64), strides: strides)
    #expect(throws: EngineError.self) { try grid.makeAnchors() }
  }

  @Test func `More anchors than any detector has are refused before they are made`() {
    let grid = AnchorGrid(inputSize: PixelSize(square: 3_000_000_000), strides: [1])
    #expect { try grid.makeAnchors() } throws: { ($0 as? EngineError)?.code == .resourceExhausted }
  }

  @Test func `Scales and ratios that are no numbers are refused`() {
    let paths: [WritableKeyPath<AnchorGrid, Float>] = [
      \.minimumScale, \.maximumScale, \.xOffset, \.yOffset, \.interpolatedScaleAspectRatio,
    ]
    for path in paths {
      var grid = AnchorGrid.face
      grid[keyPath: path] = .nan
      #expect(throws: EngineError.self) { try grid.makeAnchors() }
    }
    var grid = AnchorGrid.face
    grid.aspectRatios = [1, -1]
    #expect(throws: EngineError.self) { try grid.makeAnchors() }
  }
}
