import Foundation
import TestSupport
import Testing
import VisionTasks

/// Segmenters and face detectors of kinds that no published model needs, against what MediaPipe gives for
/// small networks with random weights (`ModelConverter/goldens/make_segmenter_golden.py`,
/// `make_face_detector_golden.py`).
struct NetworkKindTests {
  private struct SegmenterGoldens: Decodable {
    struct Golden: Decodable {
      let name: String
      let network: Data
      /// The masks of all categories, as little-endian floating-point numbers.
      let confidences: Data
      let categories: Data
    }

    let width: Int
    let height: Int
    let segmenters: [Golden]
  }

  private struct FaceDetectorGolden: Decodable {
    struct Face: Decodable {
      let box: [Int]
      let score: Float
      let keypoints: [[Float]]
    }

    let width: Int
    let height: Int
    let minimumScore: Float
    let network: Data
    let faces: [Face]
  }

  private static func golden<Golden: Decodable>(_ file: String) throws -> Golden {
    try JSONDecoder().decode(
      Golden.self, from: Data(contentsOf: Goldens.repositoryURL("ModelConverter/goldens/\(file)")))
  }

  private static func picture(
    width: Int, height: Int, channelCount: Int = 3, sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int
  ) throws -> Picture {
    let pixels = (0..<height).flatMap { y in
      (0..<width).flatMap { x in (0..<channelCount).map { UInt8(truncatingIfNeeded: sample(x, y, $0)) } }
    }
    return try Picture(width: width, height: height, layout: channelCount == 4 ? .rgba : .rgb, pixels)
  }

  @Test func `Masks of all kinds of segmenters equal the reference's`() throws {
    let goldens: SegmenterGoldens = try Self.golden("segmenters.json")
    let (width, height) = (goldens.width, goldens.height)
    let picture = try Self.picture(width: width, height: height) { x, y, channel in
      x * 7 + y * 13 + channel * 61 + x * y
    }
    var options = ImageSegmenter.Options()
    options.includesCategories = true
    let withOpacity = try Self.picture(width: width, height: height, channelCount: 4) { x, y, channel in
      x * 7 + y * 13 + channel * 61 + x * y
    }
    #expect(goldens.segmenters.count == 12)
    for golden in goldens.segmenters {
      let segmenter = try ImageSegmenter(model: .contents(golden.network), options: options)
      let segmentation = try segmenter.segmentation(
        of: ["opacity", "hair"].contains(golden.name) ? withOpacity : picture)
      let expected = golden.confidences.withUnsafeBytes { bytes in
        stride(from: 0, to: bytes.count, by: 4).map {
          Float(bitPattern: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self)))
        }
      }
      let found = segmentation.confidences.flatMap { $0.withUnsafeValues(Array.init) }
      try #require(found.count == expected.count, "\(golden.name)")
      let largest = zip(found, expected).map { abs($0 - $1) }.max() ?? .infinity
      #expect(largest < 1e-6, "\(golden.name)")
      let categories = try #require(segmentation.categories).withUnsafeValues(Array.init)
      #expect(categories == Array(golden.categories), "\(golden.name)")
    }
  }

  @Test func `Quality scores are those of the network, or 1`() throws {
    let goldens: SegmenterGoldens = try Self.golden("segmenters.json")
    let picture = try Self.picture(width: 16, height: 12) { x, y, _ in x + y }
    for golden in goldens.segmenters {
      let segmentation = try ImageSegmenter(model: .contents(golden.network)).segmentation(of: picture)
      let scores = segmentation.qualityScores
      #expect(scores.count == segmentation.confidences.count)
      #expect(scores.allSatisfy { $0 == 1 } == !golden.name.contains("quality"), "\(golden.name)")
    }
  }

  @Test func `A face detector of another size is what its metadata say`() throws {
    let golden: FaceDetectorGolden = try Self.golden("face_detector.json")
    let picture = try Self.picture(width: golden.width, height: golden.height) { x, y, channel in
      x * 3 + y * 5 + channel * 61 + x * y / 8
    }
    var options = FaceDetector.Options()
    options.minimumScore = golden.minimumScore
    let faces = try FaceDetector(model: .contents(golden.network), options: options).faces(in: picture)
    #expect(faces.map { [$0.box.x, $0.box.y, $0.box.width, $0.box.height] } == golden.faces.map(\.box))
    for (face, expected) in zip(faces, golden.faces) {
      #expect(abs(face.score - expected.score) < 1e-5)
      for (point, position) in zip(face.keypoints, expected.keypoints) {
        #expect(abs(point.x - position[0]) < 1e-5 && abs(point.y - position[1]) < 1e-5)
      }
    }
  }

  @Test func `Metadata that are no face detector's are refused by what is wrong`() throws {
    let golden: FaceDetectorGolden = try Self.golden("face_detector.json")
    // The number of boxes and that of values in a box stand next to each other.
    let counts: [UInt8] = [16, 0, 0, 0, 32, 0, 0, 0, 1, 0, 0, 0]
    let place = try #require(golden.network.firstRange(of: Data(counts))).lowerBound
    var network = golden.network
    network[place + 4] = 31
    let error = #expect(throws: VisionError.self) { try FaceDetector(model: .contents(network)) }
    #expect(error?.code == .unsupported)
    #expect(
      error?.description.contains("num_boxes = 31; expected 32") == true, "\(String(describing: error))")
  }
}
