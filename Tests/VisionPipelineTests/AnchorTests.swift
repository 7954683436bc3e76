import TensorCore
import TestSupport
import Testing

@testable import VisionPipeline

@Suite struct AnchorTests {
  @Test(
    arguments: [
      (AnchorGrid.pose, 2254, 0x53c1_0aac, 0.017857144, 0.9285714),
      (.face, 896, 0xa6cb_767a, 0.03125, 0.9375),
      (.fullRangeFace, 2304, 0xe7ba_02a9, 0.010416667, 0.9895833),
      (.palm, 2016, 0x0af2_bcf5, 0.020833334, 0.9583333),
    ] as [(AnchorGrid, Int, UInt32, Float, Float)])
  func `Anchors of the detectors equal the reference's to the last bit`(
    grid: AnchorGrid, count: Int, checksum: UInt32, first: Float, last: Float
  ) throws {
    let anchors = try grid.makeAnchors()
    #expect(anchors.count == count)
    #expect(anchors.allSatisfy { $0.width == 1 && $0.height == 1 })
    #expect(anchors.first?.xCenter == first && anchors.first?.yCenter == first)
    #expect(anchors.last?.xCenter == last && anchors.last?.yCenter == last)
    #expect(crc32(littleEndianBytes(anchors.flatMap { [$0.xCenter, $0.yCenter] })) == checksum)
  }

  @Test func `Face detectors are told by the size of their input`() {
    #expect(DetectorConfiguration.face(inputSize: PixelSize(square: 128)) == .face)
    #expect(DetectorConfiguration.face(inputSize: PixelSize(square: 192)) == .fullRangeFace)
    #expect(DetectorConfiguration.face(inputSize: PixelSize(width: 192, height: 128)) == nil)
  }

  /// The anchors of the reference's own tests, in the order of the files with those that are expected.
  ///
  /// Source: `mediapipe/calculators/tflite/ssd_anchors_calculator_test.cc`.
  private static func published(_ index: Int) throws -> [Anchor] {
    var face = AnchorGrid(inputSize: PixelSize(square: 256), strides: [8, 16, 32, 32, 32])
    face.minimumScale = 0.1171875
    var objects = AnchorGrid(inputSize: PixelSize(square: 300), strides: [16, 32, 64, 128, 256, 512])
    objects.minimumScale = 0.2
    objects.maximumScale = 0.95
    objects.aspectRatios = [1, 2, 0.5, 3, 0.3333]
    objects.reducesBoxesInLowestLayer = true
    objects.extent = .scaled
    return try (index == 0 ? face : objects).makeAnchors()
  }

  @Test(.enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired), arguments: 0...1)
  func `Anchors equal the published golden files`(index: Int) throws {
    let bytes = try ReferenceKit.bytes(
      "mediapipe-testdata/calculators/tflite_anchors/anchor_golden_file_\(index).txt")
    let golden = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap {
      Float($0)
    }
    let values = try Self.published(index).flatMap { [$0.xCenter, $0.yCenter, $0.width, $0.height] }
    #expect(values.count == golden.count)
    // A tenth of what the reference's own test allows; from 1 on, the files' six digits are coarser.
    for (value, expected) in zip(values, golden) where abs(value - expected) > (expected < 1 ? 1e-6 : 5e-6) {
      Issue.record("\(value) is not \(expected)")
    }
  }

  @Test(arguments: [[], [0], [-8, 8], [8, 0]])
  func `Unusable strides are refused`(strides: [Int]) {
    let grid = AnchorGrid(inputSize: PixelSize(square: 64), strides: strides)
    #expect(throws: EngineError.self) { try grid.makeAnchors() }
  }

  @Test func `More anchors than any detector has are refused before they are made`() {
    let size = PixelSize(square: 3_000_000_000)
    let grid = AnchorGrid(inputSize: size, strides: [1])
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
