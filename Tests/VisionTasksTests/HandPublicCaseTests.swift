import TestSupport
import Testing
import VisionPipeline

@testable import VisionTasks

/// The public test cases of MediaPipe whose pictures there are, stage by stage.
///
/// Sources: `hand_detector_graph_test.cc`, `hand_landmarks_detector_graph_test.cc`.
@Suite("Public cases of hands", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct HandPublicCaseTests {
  /// All numbers that a file in text form of a protocol buffer gives for a field, in their order.
  private static func numbers(_ field: String, in file: String) throws -> [Float] {
    let bytes = try ReferenceKit.bytes("mediapipe-testdata/goldens/" + file)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(whereSeparator: { $0 == " " || $0 == ":" })
      return parts.count == 2 && parts[0] == field ? Float(parts[1]) : nil
    }
  }

  /// The model, the picture with its two hands and how networks are planned.
  private static func kit() throws -> (model: TaskModel, image: PixelImage, options: BaseOptions) {
    let options = BaseOptions()
    options.modelAssetPath = try HandKit.modelPath()
    return (try TaskModel(options), try PoseKit.image("left_hands.jpg").pixels, options)
  }

  @Test("palms and the regions around hands are the published ones")
  func detector() throws {
    let (model, image, options) = try Self.kit()
    var detector = try KeypointDetector(
      model.network("hand_detector"), configuration: .palm, planner: NetworkPlanner(options.planOptions))
    let detections = try #require(try detector.detect(in: .wholeImage, of: image, minimumScore: 0.5))
    let palms = detections.boxes.map { $0.projected(by: detections.placement.projection) }
    let regions = palms.map { RegionRule.palm.region(for: $0, in: image.size) }
    let file = "hand_detector_result_two_hands.pbtxt"
    // The file has palms and regions in opposite orders. The margins are a tenth of MediaPipe's.
    try Self.expect(palms.map(\.score), "score", in: file, within: 1e-3)
    try Self.expect(palms.map(\.box.xMin), "xmin", in: file, within: 1e-3)
    try Self.expect(palms.map(\.box.yMin), "ymin", in: file, within: 1e-3)
    try Self.expect(regions.reversed().map(\.xCenter), "x_center", in: file, within: 2e-3)
    try Self.expect(regions.reversed().map(\.yCenter), "y_center", in: file, within: 2e-3)
    try Self.expect(regions.reversed().map(\.rotation), "rotation", in: file, within: 2e-3)
    let widths = palms.map(\.box.width) + regions.reversed().map(\.width)
    try Self.expect(widths, "width", in: file, within: 1e-3)
    let heights = palms.map(\.box.height) + regions.reversed().map(\.height)
    try Self.expect(heights, "height", in: file, within: 1e-3)
  }

  @Test("a single hand's region is that of the surest palm")
  func singleHand() throws {
    let (model, image, options) = try Self.kit()
    var detector = try KeypointDetector(
      model.network("hand_detector"), configuration: .palm, planner: NetworkPlanner(options.planOptions))
    let detections = try #require(try detector.detect(in: .wholeImage, of: image, minimumScore: 0.5))
    let palm = try #require(detections.boxes.first).projected(by: detections.placement.projection)
    let region = RegionRule.palm.region(for: palm, in: image.size)
    let file = "hand_detector_result_one_hand.pbtxt"
    try Self.expect([region.xCenter], "x_center", in: file, within: 2e-3)
    try Self.expect([region.yCenter], "y_center", in: file, within: 2e-3)
    try Self.expect([region.rotation], "rotation", in: file, within: 2e-3)
  }

  @Test(
    "landmarks in a given region are near the published ones",
    arguments: [
      ("left_up", NormalizedRect(xCenter: 0.25, yCenter: 0.5, width: 0.5, height: 1)),
      ("left_down", NormalizedRect(xCenter: 0.75, yCenter: 0.5, width: 0.5, height: 1, rotation: .pi)),
    ])
  func landmarks(name: String, region: NormalizedRect) throws {
    let (model, image, options) = try Self.kit()
    var network = try HandLandmarkNetwork(
      model.network("hand_landmarks_detector"), planner: NetworkPlanner(options.planOptions))
    let hand = try #require(try network.estimateHand(in: region, of: image, minimumPresence: 0.5))
    #expect(hand.handedness.side == .left)
    // These were set by eye, in whole pixels: the reference is as far from them. The margin is MediaPipe's own.
    let file = "expected_\(name)_hand_landmarks.prototxt"
    try Self.expect(hand.landmarks.map(\.x), "x", in: file, within: 0.03)
    try Self.expect(hand.landmarks.map(\.y), "y", in: file, within: 0.03)
  }

  private static func expect(
    _ found: [Float], _ field: String, in file: String, within margin: Float
  ) throws {
    let expected = try numbers(field, in: file)
    #expect(found.count == expected.count && !found.isEmpty, "\(field) in \(file)")
    for (found, expected) in zip(found, expected) {
      #expect(abs(found - expected) <= margin, "\(field) in \(file)")
    }
  }
}
