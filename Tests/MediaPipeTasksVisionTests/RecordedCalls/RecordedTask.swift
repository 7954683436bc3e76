import Foundation
import TestSupport
import Testing

import enum VisionTasks.Search

@testable import MediaPipeTasksVision

/// A task as the reference's recorded calls use it.
struct RecordedTask: Sendable {
  /// What the records call it.
  let name: String
  /// The picture that the calls are about.
  let picture: String
  /// The model's file.
  let model: String
  let make: @Sendable (TaskSetup) throws -> TaskCalls

  /// Receives the results of live streams and keeps none.
  final class Listener: NSObject, PoseLandmarkerLiveStreamDelegate, FaceLandmarkerLiveStreamDelegate,
    HandLandmarkerLiveStreamDelegate, ObjectDetectorLiveStreamDelegate
  {
    func poseLandmarker(
      _ poseLandmarker: PoseLandmarker, didFinishDetection result: PoseLandmarkerResult?,
      timestampInMilliseconds: Int, error: (any Error)?
    ) {}

    func faceLandmarker(
      _ faceLandmarker: FaceLandmarker, didFinishDetection result: FaceLandmarkerResult?,
      timestampInMilliseconds: Int, error: (any Error)?
    ) {}
  }
}

/// How a task is created.
struct TaskSetup {
  var mode = RunningMode.image
  var listener: RecordedTask.Listener?
  var base = BaseOptions()
  /// The name of an option in Python, with its value behind an underscore.
  var option = ""
}

/// The calls of one instance; each says how much was found.
struct TaskCalls {
  let detect: (MPImage, Search) throws -> Int
  let detectFrame: (MPImage, Int) throws -> Int
  let detectAsync: (MPImage, Int) throws -> Void

  init<Task: RunnerTask>(_ task: Task, count: @escaping (Task.Output) -> Int) {
    detect = { count(try task.runner.process($0, search: $1)) }
    detectFrame = { count(try task.runner.process(videoFrame: $0, at: $1)) }
    detectAsync = { try task.runner.processAsync($0, at: $1) }
  }
}

extension RecordedTask {
  static let all = [
    RecordedTask(name: "PoseLandmarker", picture: "pose.jpg", model: "pose_landmarker_lite.task") { setup in
      let options = PoseLandmarkerOptions()
      options.poseLandmarkerLiveStreamDelegate = setup.listener
      try setup.configure(
        options, count: \.numPoses,
        confidences: [
          "min_pose_detection_confidence": \.minPoseDetectionConfidence,
          "min_pose_presence_confidence": \.minPosePresenceConfidence,
          "min_tracking_confidence": \.minTrackingConfidence,
        ])
      return TaskCalls(try PoseLandmarker(options: options)) { $0.landmarks.count }
    },
    RecordedTask(name: "FaceLandmarker", picture: "portrait.jpg", model: "face_landmarker.task") { setup in
      let options = FaceLandmarkerOptions()
      options.faceLandmarkerLiveStreamDelegate = setup.listener
      try setup.configure(
        options, count: \.numFaces,
        confidences: [
          "min_face_detection_confidence": \.minFaceDetectionConfidence,
          "min_face_presence_confidence": \.minFacePresenceConfidence,
          "min_tracking_confidence": \.minTrackingConfidence,
        ])
      return TaskCalls(try FaceLandmarker(options: options)) { $0.faceLandmarks.count }
    },
    RecordedTask(name: "HandLandmarker", picture: "left_hands.jpg", model: "hand_landmarker.task") { setup in
      let options = HandLandmarkerOptions()
      options.handLandmarkerLiveStreamDelegate = setup.listener
      try setup.configure(
        options, count: \.numHands,
        confidences: [
          "min_hand_detection_confidence": \.minHandDetectionConfidence,
          "min_hand_presence_confidence": \.minHandPresenceConfidence,
          "min_tracking_confidence": \.minTrackingConfidence,
        ])
      return TaskCalls(try HandLandmarker(options: options)) { $0.landmarks.count }
    },
    RecordedTask(name: "ObjectDetector", picture: "cats_and_dogs.jpg", model: "ssd_mobilenet_v1.tflite") {
      setup in
      let options = ObjectDetectorOptions()
      options.objectDetectorLiveStreamDelegate = setup.listener
      try setup.configure(options)
      return TaskCalls(try ObjectDetector(options: options)) { $0.detections.count }
    },
  ]

  /// An instance with the task's own model.
  func instance(_ mode: RunningMode = .image, listener: Listener? = nil, option: String = "") throws
    -> TaskCalls
  {
    let base = BaseOptions()
    base.modelAssetPath = try ReferenceKit.url("models/" + model).path
    return try make(TaskSetup(mode: mode, listener: listener, base: base, option: option))
  }

  /// How much an instance finds in the task's picture.
  func count(_ calls: TaskCalls) throws -> Int {
    try calls.detect(PoseKit.image(picture), .wholePicture)
  }
}

extension TaskSetup {
  /// The option's name and its value.
  private var namedValue: (name: String, value: String)? {
    option.lastIndex(of: "_").map { (String(option[..<$0]), String(option[option.index(after: $0)...])) }
  }

  fileprivate func configure<Options: VisionTaskOptions>(
    _ options: Options, count: ReferenceWritableKeyPath<Options, Int>,
    confidences: [String: ReferenceWritableKeyPath<Options, Float>]
  ) throws {
    options.baseOptions = base
    options.runningMode = mode
    guard let (name, value) = namedValue else { return }
    switch name {
    case "num": options[keyPath: count] = try #require(Int(value))
    default: options[keyPath: try #require(confidences[name], "\(option)")] = try #require(Float(value))
    }
  }

  fileprivate func configure(_ options: ObjectDetectorOptions) throws {
    options.baseOptions = base
    options.runningMode = mode
    guard let (name, value) = namedValue else { return }
    switch (option, name) {
    case ("allow_and_deny", _): (options.categoryAllowlist, options.categoryDenylist) = (["cat"], ["dog"])
    case ("empty_lists", _): (options.categoryAllowlist, options.categoryDenylist) = ([], [])
    case ("allow_only_unknown", _): options.categoryAllowlist = ["unicorn"]
    case ("allow_case", _): options.categoryAllowlist = ["Cat"]
    case ("locale_bytes", _): options.displayNamesLocale = "xx"
    case (_, "max_results"): options.maxResults = try #require(Int(value))
    case (_, "score_threshold"): options.scoreThreshold = try #require(Float(value))
    default: Issue.record("the option \(option) is unknown")
    }
  }
}
