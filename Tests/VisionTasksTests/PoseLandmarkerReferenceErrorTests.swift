import Foundation
import TestSupport
import Testing
import VisionTasks

@Suite("Errors against the reference", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct PoseLandmarkerReferenceErrorTests {
  /// The codes of the Python exceptions that the reference's record holds; a runtime error may be any other.
  private static let codes: [String: [Int]] = [
    "ValueError": [3], "FileNotFoundError": [5], "RuntimeError": [2, 13, 7],
  ]

  /// What the reference did: `nil` when the call was fine.
  private static func recorded(_ name: String) throws -> (type: String, message: String)? {
    let file = try #require(ReferenceKit.json("reference/errors.json") as? [String: Any])
    let cases = try #require(file["cases"] as? [String: Any])
    let record = try #require(cases["PoseLandmarker/" + name] as? [String: Any], "\(name)")
    guard record["outcome"] as? String == "raised" else { return nil }
    return (try #require(record["type"] as? String), try #require(record["message"] as? String))
  }

  /// How many poses the reference found in its picture of one person.
  private static func recordedCount(_ name: String) throws -> Int {
    let file = try #require(ReferenceKit.json("reference/errors.json") as? [String: Any])
    let cases = try #require(file["cases"] as? [String: Any])
    let record = try #require(cases["PoseLandmarker/" + name] as? [String: Any], "\(name)")
    return try #require((record["result"] as? [String: Any])?["found"] as? Int)
  }

  private static func expectError(_ name: String, _ options: PoseLandmarkerOptions) throws {
    let recorded = try #require(try recorded(name))
    do {
      _ = try PoseLandmarker(options: options)
      Issue.record("\(name): nothing was thrown")
    } catch {
      let error = error as NSError
      #expect(codes[recorded.type]?.contains(error.code) == true, "\(name): code \(error.code)")
      #expect(error.localizedDescription.contains(recorded.message), "\(name): \(error.localizedDescription)")
    }
  }

  private static func options() throws -> PoseLandmarkerOptions {
    let options = PoseLandmarkerOptions()
    options.baseOptions.modelAssetPath = try PoseKit.modelPath("pose_lite")
    return options
  }

  private static func expectCount(_ name: String, _ options: PoseLandmarkerOptions) throws {
    let result = try PoseLandmarker(options: options).detect(image: PoseKit.image("pose.jpg"))
    #expect(try result.landmarks.count == recordedCount(name), "\(name)")
  }

  @Test(
    "presence confidences outside 0…1 are refused, others are not",
    arguments: ["-0.1", "0.0", "1.0", "1.1", "nan"])
  func presenceConfidence(value: String) throws {
    let name = "options/min_pose_presence_confidence_\(value)"
    let options = try Self.options()
    options.minPosePresenceConfidence = try #require(Float(value))
    if try Self.recorded(name) != nil {
      try Self.expectError(name, options)
    } else {
      try Self.expectCount(name, options)
    }
  }

  @Test("any detection confidence is accepted", arguments: ["-0.1", "0.0", "1.0", "1.1", "nan"])
  func detectionConfidence(value: String) throws {
    let options = try Self.options()
    options.minPoseDetectionConfidence = try #require(Float(value))
    try Self.expectCount("options/min_pose_detection_confidence_\(value)", options)
  }

  @Test("any tracking confidence is accepted", arguments: ["-0.1", "0.0", "1.0", "1.1", "nan"])
  func trackingConfidence(value: String) throws {
    let options = try Self.options()
    options.minTrackingConfidence = try #require(Float(value))
    try Self.expectCount("options/min_tracking_confidence_\(value)", options)
  }

  @Test("fewer than one pose is an internal error", arguments: [0, -1])
  func numPoses(count: Int) throws {
    let options = try Self.options()
    options.numPoses = count
    try Self.expectError("options/num_\(count)", options)
  }

  @Test("very many poses may be asked for", arguments: [100, Int.max])
  func manyPoses(count: Int) throws {
    let options = try Self.options()
    options.numPoses = count
    try Self.expectCount("options/num_100", options)
  }

  @Test("the model of another task is named with its task")
  func anotherTask() throws {
    let options = try Self.options()
    options.baseOptions.modelAssetPath = try ReferenceKit.url("models/hand_landmarker.task").path
    let error = try #require(throws: TasksError.self) { try PoseLandmarker(options: options) }
    #expect(error.code == .notFoundError)
    // The reference lists members in no order, here as they are in the bundle.
    #expect(
      error.message.hasPrefix("NOT_FOUND: No file with name: pose_detector.tflite. All files in the model "))
    for part in ["hand_detector.tflite", "hand_landmarks_detector.tflite", "HandLandmarker"] {
      #expect(error.message.contains(part))
    }
  }

  @Test("a single network is no pose model")
  func singleNetwork() throws {
    let options = try Self.options()
    options.baseOptions.modelAssetPath = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
    let error = try #require(throws: TasksError.self) { try PoseLandmarker(options: options) }
    #expect(error.code == .notFoundError)
    #expect(error.message.contains("No file with name: pose_detector.tflite."))
  }

  @Test("a bundle cut short is refused, with its name and the reason")
  func truncatedBundle() throws {
    let bytes = try ReferenceKit.bytes("models/pose_landmarker_lite.task")
    let options = try Self.options()
    options.baseOptions.modelAssetBuffer = Data(bytes.prefix(bytes.count * 6 / 10))
    try Self.expectError("model/truncated_file", options)
  }

  @Test("a damaged network is no valid FlatBuffer")
  func damagedNetwork() throws {
    // A zip archive with one stored member of random bytes would need a writer; the bare bytes do as well: a
    // network that begins correctly and then ends.
    let bytes: [UInt8] = [0x1c, 0, 0, 0] + Array("TFL3".utf8) + [UInt8](repeating: 0xff, count: 64)
    let options = try Self.options()
    options.baseOptions.modelAssetBuffer = Data(bytes)
    let error = try #require(throws: TasksError.self) { try PoseLandmarker(options: options) }
    #expect(error.code == .invalidArgumentError)
    #expect(error.message.hasPrefix("INVALID_ARGUMENT: The model is not a valid Flatbuffer buffer"))
  }

  @Test("contents are preferred to a path")
  func bufferAndPath() throws {
    let options = try Self.options()
    options.baseOptions.modelAssetBuffer = Data(try ReferenceKit.bytes("models/pose_landmarker_lite.task"))
    options.baseOptions.modelAssetPath = "/nonexistent/model.task"
    try Self.expectCount("model/path_and_buffer", options)
  }

  @Test("the smallest pictures are accepted and show nobody", arguments: [(1, 1), (640, 1), (1, 480)])
  func tinyPictures(size: (width: Int, height: Int)) throws {
    let pixels = [UInt8](repeating: 90, count: size.width * size.height * 3)
    let image = try MPImage(pixels: pixels, width: size.width, height: size.height, format: .rgb)
    let result = try PoseLandmarker(options: Self.options()).detect(image: image)
    #expect(result.landmarks.isEmpty)
  }

  @Test("a number of threads outside its range is refused", arguments: [0, -1, 100_000])
  func threadCount(count: Int) throws {
    let options = try Self.options()
    options.baseOptions.threadCount = count
    let error = try #require(throws: TasksError.self) { try PoseLandmarker(options: options) }
    #expect(error.code == .invalidArgumentError && error.message.contains("threads"))
  }
}
