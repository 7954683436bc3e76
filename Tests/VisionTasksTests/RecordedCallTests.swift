import Foundation
import TestSupport
import Testing
import VisionTasks

/// A task as the reference's recorded calls use it.
struct RecordedTask: Sendable {
  /// What the records call it.
  let name: String
  /// The picture that the calls are about.
  let picture: String
  private let make: @Sendable (RunningMode) throws -> Calls

  /// The calls of one instance; each says how much was found.
  struct Calls {
    let detect: (MPImage, ImageProcessingOptions) throws -> Int
    let detectFrame: (MPImage, Int) throws -> Int
    let close: () -> Void

    init<Output>(_ task: VisionTask<Output>, count: @escaping (Output) -> Int) {
      detect = { count(try task.detect(image: $0, options: $1)) }
      detectFrame = { count(try task.detect(videoFrame: $0, timestampInMilliseconds: $1)) }
      close = { task.close() }
    }
  }

  func instance(_ mode: RunningMode = .image) throws -> Calls { try make(mode) }

  static let all = [
    RecordedTask(name: "PoseLandmarker", picture: "pose.jpg") { mode in
      Calls(try PoseKit.landmarker { $0.runningMode = mode }) { $0.landmarks.count }
    },
    RecordedTask(name: "FaceLandmarker", picture: "portrait.jpg") { mode in
      Calls(try FaceKit.landmarker { $0.runningMode = mode }) { $0.faceLandmarks.count }
    },
    RecordedTask(name: "HandLandmarker", picture: "left_hands.jpg") { mode in
      Calls(try HandKit.landmarker { $0.runningMode = mode }) { $0.landmarks.count }
    },
    RecordedTask(name: "ObjectDetector", picture: "cats_and_dogs.jpg") { mode in
      let options = ObjectDetectorOptions()
      options.baseOptions.modelAssetPath = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
      options.runningMode = mode
      return Calls(try ObjectDetector(options: options)) { $0.detections.count }
    },
  ]
}

extension RecordedTask: CustomTestStringConvertible {
  var testDescription: String { name }
}

@Suite("Recorded calls of the reference", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct RecordedCallTests {
  /// Does what the reference did in the record `name`: finds as much, or raises an invalid argument with its text.
  private func expectRecord(_ task: RecordedTask, _ name: String, _ call: () throws -> Int) throws {
    let file = try #require(ReferenceKit.json("reference/errors.json") as? [String: Any])
    let cases = try #require(file["cases"] as? [String: Any])
    let record = try #require(cases["\(task.name)/\(name)"] as? [String: Any], "\(name)")
    do {
      let count = try call()
      #expect(count == (record["result"] as? [String: Any])?["found"] as? Int, "\(name)")
    } catch let error as TasksError {
      let message = try #require(record["message"] as? String, "\(name): \(error)")
      #expect(error.code == .invalidArgumentError && error.message.contains(message), "\(name): \(error)")
    }
  }

  @Test(
    "times of frames", arguments: RecordedTask.all,
    [
      ("equal", [0, 33, 33]), ("decreasing", [0, 66, 33]), ("negative", [-33]),
      ("negative_then_positive", [-66, -33, 0]), ("large", [0, 1 << 40]),
    ])
  func times(task: RecordedTask, record: (name: String, times: [Int])) throws {
    let image = try PoseKit.image(task.picture)
    let calls = try task.instance(.video)
    try expectRecord(task, "timestamps/" + record.name) {
      try record.times.map { try calls.detectFrame(image, $0) }.last ?? 0
    }
  }

  @Test("a good time after a bad one", arguments: RecordedTask.all)
  func goodAfterBad(task: RecordedTask) throws {
    let image = try PoseKit.image(task.picture)
    let calls = try task.instance(.video)
    _ = try calls.detectFrame(image, 33)
    #expect(throws: TasksError.self) { try calls.detectFrame(image, 33) }
    try expectRecord(task, "timestamps/good_after_bad") { try calls.detectFrame(image, 66) }
  }

  @Test("rotations", arguments: RecordedTask.all, [45, -90, -270, 360, 450, 1])
  func rotations(task: RecordedTask, degrees: Int) throws {
    // The reference looks for bodies in the wrong place when it is told to turn the picture.
    guard task.name != "PoseLandmarker" || degrees % 90 != 0 || degrees % 360 == 0 else { return }
    let image = try PoseKit.image(task.picture)
    let calls = try task.instance()
    try expectRecord(task, "processing/rotation_\(degrees)") {
      try calls.detect(image, ImageProcessingOptions(rotationDegrees: degrees))
    }
  }

  @Test("odd pictures", arguments: RecordedTask.all)
  func pictures(task: RecordedTask) throws {
    func black(_ width: Int, _ height: Int, _ format: MPImage.PixelFormat) throws -> MPImage {
      let count = width * height * (format == .rgba ? 4 : 3)
      return try MPImage(
        pixels: [UInt8](repeating: 0, count: count), width: width, height: height, format: format)
    }
    let calls = try task.instance()
    for (name, image) in [
      ("rgba", try black(64, 64, .rgba)), ("one_pixel", try black(1, 1, .rgb)),
      ("one_row", try black(500, 1, .rgb)),
    ] {
      try expectRecord(task, "image/" + name) { try calls.detect(image, ImageProcessingOptions()) }
    }
  }

  @Test("closing twice is fine", arguments: RecordedTask.all)
  func closing(task: RecordedTask) throws {
    let calls = try task.instance()
    calls.close()
    calls.close()
  }
}
