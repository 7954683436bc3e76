import Foundation
import TestSupport
import Testing
import VisionTasks

@Suite(
  "Errors of hands against the reference", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct HandLandmarkerReferenceErrorTests {
  /// What the reference did in one of its recorded calls.
  private struct Record {
    /// How many hands it found, when the call was fine.
    let count: Int?
    /// What it complained about, when it was not.
    let message: String?

    init(_ name: String) throws {
      let file = try #require(ReferenceKit.json("reference/errors.json") as? [String: Any])
      let cases = try #require(file["cases"] as? [String: Any])
      let record = try #require(cases["HandLandmarker/" + name] as? [String: Any], "\(name)")
      count = (record["result"] as? [String: Any])?["found"] as? Int
      message = record["outcome"] as? String == "raised" ? record["message"] as? String : nil
    }
  }

  /// Creates a landmarker and finds the hands in the reference's picture; the outcome must be the recorded one.
  private static func expectOutcome(
    _ name: String, code: TasksErrorCode = .invalidArgumentError,
    _ configure: (HandLandmarkerOptions) -> Void
  ) throws {
    let record = try Record(name)
    guard let message = record.message else {
      let result = try HandKit.landmarker(configure).detect(image: PoseKit.image("left_hands.jpg"))
      #expect(result.landmarks.count == (try #require(record.count)), "\(name)")
      return
    }
    let error = try #require(throws: TasksError.self) { try HandKit.landmarker(configure) }
    #expect(error.code == code && error.message.contains(message), "\(name): \(error.message)")
  }

  @Test(
    "any confidence is accepted but a presence outside 0…1", arguments: ["-0.1", "0.0", "1.0", "1.1", "nan"])
  func confidences(text: String) throws {
    let value = try #require(Float(text))
    try Self.expectOutcome("options/min_hand_presence_confidence_\(text)") {
      $0.minHandPresenceConfidence = value
    }
    try Self.expectOutcome("options/min_hand_detection_confidence_\(text)") {
      $0.minHandDetectionConfidence = value
    }
    try Self.expectOutcome("options/min_tracking_confidence_\(text)") { $0.minTrackingConfidence = value }
  }

  @Test("no hands at all is an internal error")
  func noHands() throws {
    try Self.expectOutcome("options/num_0", code: .internalError) { $0.numHands = 0 }
  }

  @Test("a negative number of hands is the same error")
  func negativeCount() throws {
    // The reference adds a complaint that names a line of its sources.
    let message = try #require(Record("options/num_-1").message)
    let complaints = message.split(separator: "\n").filter { $0.hasPrefix("Clip") }
    let error = try #require(throws: TasksError.self) { try HandKit.landmarker { $0.numHands = -1 } }
    #expect(error.code == .internalError && complaints.count == 2)
    #expect(error.message.contains(complaints.joined(separator: "\n")))
  }

  @Test("very many hands may be asked for", arguments: [100, Int.max])
  func manyHands(count: Int) throws {
    try Self.expectOutcome("options/num_100") { $0.numHands = count }
  }

  @Test("contents are preferred to a path")
  func bufferAndPath() throws {
    let model = Data(try ReferenceKit.bytes("models/hand_landmarker.task"))
    try Self.expectOutcome("model/path_and_buffer") {
      $0.baseOptions.modelAssetBuffer = model
      $0.baseOptions.modelAssetPath = "/nonexistent/model.task"
    }
  }

  @Test("the model of another task is named with its task")
  func anotherTask() throws {
    let path = try ReferenceKit.url("models/pose_landmarker_lite.task").path
    let error = try #require(throws: TasksError.self) {
      try HandKit.landmarker { $0.baseOptions.modelAssetPath = path }
    }
    #expect(error.code == .notFoundError)
    #expect(error.message.hasPrefix("NOT_FOUND: No file with name: hand_detector.tflite."))
    #expect(error.message.contains("PoseLandmarker"))
  }

  @Test("the smallest pictures are accepted in every orientation", arguments: UIImage.Orientation.allCases)
  func tinyPictures(orientation: UIImage.Orientation) throws {
    let landmarker = try HandKit.landmarker { $0.minHandDetectionConfidence = 0 }
    for (width, height) in [(1, 1), (640, 1), (1, 480)] {
      let pixels = [UInt8](repeating: 90, count: width * height * 3)
      let image = try MPImage(
        pixels: pixels, width: width, height: height, format: .rgb, orientation: orientation)
      let result = try landmarker.detect(image: image)
      #expect(result.landmarks.isEmpty)
    }
  }

  @Test("a landmarker gives the same bits again, after another picture and with more threads")
  func repeatability() throws {
    let landmarker = try HandKit.landmarker { $0.numHands = 2 }
    let image = try PoseKit.image("left_hands.jpg")
    func bits(_ result: HandLandmarkerResult) -> [UInt32] {
      result.landmarks.joined().flatMap { [$0.x.bitPattern, $0.y.bitPattern, $0.z.bitPattern] }
    }
    let first = bits(try landmarker.detect(image: image))
    _ = try landmarker.detect(image: PoseKit.image("hands_montage.png"))
    #expect(bits(try landmarker.detect(image: image)) == first && first.count == 2 * 21 * 3)
    let threaded = try HandKit.landmarker {
      $0.numHands = 2
      $0.baseOptions.threadCount = 2
    }
    #expect(bits(try threaded.detect(image: image)) == first)
  }
}
