import MediaPipeTasksVision
import TestSupport
import Testing

/// Sources: `object_detector_test.cc` in `mediapipe/tasks/cc/vision`, `object_detector_test.py` in
/// `mediapipe/tasks/python/test/vision`; a tenth of their margins, which allow no other pixel.
@Suite("Public cases of objects", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct ObjectCaseTests {
  private static func detections(
    model: String = "ssd_mobilenet_v1", _ configure: (ObjectDetectorOptions) -> Void = { _ in }
  ) throws -> [Detection] {
    let options = ObjectDetectorOptions()
    options.baseOptions.modelAssetPath = try ReferenceKit.url("models/\(model).tflite").path
    configure(options)
    return try ObjectDetector(options: options).detect(image: PoseKit.image("cats_and_dogs.jpg")).detections
  }

  /// The published four: name, score and x, y, width and height of the box.
  private static let published: [(name: String, score: Float, box: [Int])] = [
    ("cat", 0.69921875, [608, 164, 381, 432]), ("cat", 0.65625, [57, 398, 386, 196]),
    ("cat", 0.51171875, [256, 394, 173, 202]), ("cat", 0.48828125, [360, 195, 330, 412]),
  ]

  /// Name, score and box of a detection, which has one class.
  private static func values(_ detection: Detection) -> (name: String?, score: Float, box: [Int]) {
    let box = detection.boundingBox
    let sides = [box.minX, box.minY, box.width, box.height].map { Int($0) }
    let category = detection.categories.first
    return (category?.categoryName, category?.score ?? .nan, sides)
  }

  private static func expect(
    _ detections: [Detection], are published: some Collection<(name: String, score: Float, box: [Int])>
  ) {
    #expect(detections.count == published.count)
    for (detection, expected) in zip(detections, published) {
      let found = values(detection)
      #expect(found.name == expected.name && found.box == expected.box && detection.categories.count == 1)
      #expect(abs(found.score - expected.score) <= 1e-7)
    }
  }

  @Test("the best four are the published ones", arguments: 1...4)
  func best(count: Int) throws {
    Self.expect(try Self.detections { $0.maxResults = count }, are: Self.published.prefix(count))
  }

  @Test("no detection scores less than the threshold", arguments: [0.3, 0.5] as [Float])
  func threshold(value: Float) throws {
    let all = try Self.detections()
    let found = try Self.detections { $0.scoreThreshold = value }
    #expect(found.map { Self.values($0).score } == all.map { Self.values($0).score }.filter { $0 >= value })
    Self.expect(Array(found.prefix(3)), are: Self.published.prefix(3))
  }

  @Test("a list of names allows or denies")
  func names() throws {
    let all = try Self.detections().map { Self.values($0).name }
    let allowed = try Self.detections { $0.categoryAllowlist = ["cat", "dog"] }.map { Self.values($0).name }
    #expect(allowed == all.filter { $0 == "cat" || $0 == "dog" } && !allowed.isEmpty)
    let denied = try Self.detections { $0.categoryDenylist = ["cat"] }.map { Self.values($0).name }
    #expect(denied == all.filter { $0 != "cat" } && !denied.isEmpty)
  }

  @Test(
    "nothing is certain, with and without suppression in the network",
    arguments: ["ssd_mobilenet_v1", "efficientdet_lite0_synthetic_f16"])
  func certainty(model: String) throws {
    #expect(try Self.detections(model: model) { $0.scoreThreshold = 1 }.isEmpty)
  }

  @Test("two results stay the same from frame to frame")
  func frames() throws {
    let options = ObjectDetectorOptions()
    options.baseOptions.modelAssetPath = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
    options.maxResults = 2
    options.runningMode = .video
    let detector = try ObjectDetector(options: options)
    let image = try PoseKit.image("cats_and_dogs.jpg")
    for time in 0..<5 {
      let result = try detector.detect(videoFrame: image, timestampInMilliseconds: time)
      Self.expect(result.detections, are: Self.published.prefix(2))
    }
  }

  /// The boxes were made from other pixels: the reference's own are up to seven pixels and 0.001 from them,
  /// so the margins are those of the source, `MPPObjectDetectorTests.m` in
  /// `mediapipe/tasks/ios/test/vision/object_detector`.
  @Test("the boxes of the tests for iOS are near")
  func applePlatforms() throws {
    let published: [(name: String, score: Float, box: [Int])] = [
      ("cat", 0.69921875, [608, 161, 381, 439]), ("cat", 0.65625, [57, 398, 392, 196]),
      ("cat", 0.51171875, [257, 395, 173, 202]), ("cat", 0.48828125, [363, 195, 330, 412]),
      ("cat", 0.355469, [275, 216, 610, 386]),
    ]
    let cats = try Self.detections { $0.categoryAllowlist = ["cat"] }
    #expect(cats.count == published.count)
    for (cat, expected) in zip(cats, published) {
      let found = Self.values(cat)
      #expect(found.name == expected.name && abs(found.score - expected.score) <= 0.002)
      #expect(zip(found.box, expected.box).allSatisfy { abs($0 - $1) <= 10 })
    }
    #expect(try Self.detections { $0.scoreThreshold = 0.68 }.count == 1)
  }
}
