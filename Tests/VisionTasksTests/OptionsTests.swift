import Foundation
import TestSupport
import Testing
import VisionPipeline

@testable import VisionTasks

/// Options of a landmarker that are used with a model that each of them refuses, so that only the options' own errors
/// come before.
private struct LandmarkerCreation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let create: @Sendable (LandmarkerValues) throws -> Void

  private static let noModel = VisionTasks.ModelSource.path("/nonexistent/model.task")

  static let all = [
    LandmarkerCreation(testDescription: "pose") {
      var options = PoseLandmarker.Options()
      $0.set(&options.maximumCount, &options.minimumDetectionScore, &options.minimumPresence)
      $0.set(&options.minimumTrackingOverlap, &options.smoothing)
      _ = try PoseLandmarker(model: noModel, options: options)
    },
    LandmarkerCreation(testDescription: "pose tracker") {
      var options = PoseLandmarker.Options()
      $0.set(&options.maximumCount, &options.minimumDetectionScore, &options.minimumPresence)
      $0.set(&options.minimumTrackingOverlap, &options.smoothing)
      _ = try PoseLandmarker.Tracker(model: noModel, options: options)
    },
    LandmarkerCreation(testDescription: "face") {
      var options = FaceLandmarker.Options()
      $0.set(&options.maximumCount, &options.minimumDetectionScore, &options.minimumPresence)
      $0.set(&options.minimumTrackingOverlap, &options.smoothing)
      _ = try FaceLandmarker(model: noModel, options: options)
    },
    LandmarkerCreation(testDescription: "face tracker") {
      var options = FaceLandmarker.Options()
      $0.set(&options.maximumCount, &options.minimumDetectionScore, &options.minimumPresence)
      $0.set(&options.minimumTrackingOverlap, &options.smoothing)
      _ = try FaceLandmarker.Tracker(model: noModel, options: options)
    },
    LandmarkerCreation(testDescription: "hand") {
      var options = HandLandmarker.Options()
      $0.set(&options.maximumCount, &options.minimumDetectionScore, &options.minimumPresence)
      $0.set(&options.minimumTrackingOverlap, &options.smoothing)
      _ = try HandLandmarker(model: noModel, options: options)
    },
    LandmarkerCreation(testDescription: "hand tracker") {
      var options = HandLandmarker.Options()
      $0.set(&options.maximumCount, &options.minimumDetectionScore, &options.minimumPresence)
      $0.set(&options.minimumTrackingOverlap, &options.smoothing)
      _ = try HandLandmarker.Tracker(model: noModel, options: options)
    },
  ]

  /// The error of options; that of the missing model when they are fine.
  func error(_ configure: (inout LandmarkerValues) -> Void) throws -> VisionError {
    var values = LandmarkerValues()
    configure(&values)
    return try #require(throws: VisionError.self) { try create(values) }
  }
}

/// What the options of all landmarkers have.
private struct LandmarkerValues {
  var maximumCount = 1
  var minimumDetectionScore: Float = 0.5
  var minimumPresence: Float = 0.5
  var minimumTrackingOverlap: Float = 0.5
  var smoothing = LandmarkSmoothing.reference

  func set(_ maximumCount: inout Int, _ detectionScore: inout Float, _ presence: inout Float) {
    maximumCount = self.maximumCount
    detectionScore = minimumDetectionScore
    presence = minimumPresence
  }

  func set(_ trackingOverlap: inout Float, _ smoothing: inout LandmarkSmoothing) {
    trackingOverlap = minimumTrackingOverlap
    smoothing = self.smoothing
  }
}

@Suite("Options of tasks")
struct OptionsTests {
  @Test("defaults are the reference's")
  func defaults() {
    let pose = PoseLandmarker.Options()
    #expect(pose.maximumCount == 1 && pose.minimumDetectionScore == 0.5 && pose.minimumPresence == 0.5)
    #expect(pose.minimumTrackingOverlap == 0.5 && !pose.includesMasks && pose.smoothing == .reference)
    let face = FaceLandmarker.Options()
    #expect(face.maximumCount == 1 && face.minimumDetectionScore == 0.5 && face.minimumPresence == 0.5)
    #expect(face.minimumTrackingOverlap == 0.5 && face.smoothing == .reference)
    #expect(!face.includesBlendshapes && !face.includesTransformations)
    let hand = HandLandmarker.Options()
    #expect(hand.maximumCount == 1 && hand.minimumDetectionScore == 0.5 && hand.minimumPresence == 0.5)
    #expect(hand.minimumTrackingOverlap == 0.5 && hand.smoothing == .reference)
    let objects = ObjectDetector.Options()
    #expect(objects.maximumCount == nil && objects.minimumScore == 0 && objects.locale == "en")
    #expect(objects.allowedNames.isEmpty && objects.deniedNames.isEmpty)
    for compute in [pose.compute, face.compute, hand.compute, objects.compute] {
      #expect(compute.threadCount == 1 && compute.kernels == .automatic)
    }
    let smoothing = OneEuroFilterOptions()
    #expect(smoothing.minimumCutoff == 0.05 && smoothing.speedCoefficient == 80)
    #expect(smoothing.derivativeCutoff == 1)
  }

  fileprivate static let fractions: [(WritableKeyPath<LandmarkerValues, Float> & Sendable, String)] = [
    (\.minimumDetectionScore, "minimumDetectionScore"), (\.minimumPresence, "minimumPresence"),
    (\.minimumTrackingOverlap, "minimumTrackingOverlap"),
  ]

  @Test(
    "numbers outside of 0 to 1 are refused with the option's name, the number and the range",
    arguments: LandmarkerCreation.all, fractions)
  fileprivate func scores(
    task: LandmarkerCreation,
    option: (path: WritableKeyPath<LandmarkerValues, Float> & Sendable, name: String)
  ) throws {
    for bad: Float in [.nan, -.infinity, -1, -Float.leastNonzeroMagnitude, Float(1).nextUp, 2, .infinity] {
      let error = try task.error { $0[keyPath: option.path] = bad }
      #expect(error.code == .invalidArgument)
      #expect(error.message == "\(option.name) is \(bad); expected 0 to 1.")
    }
    for good: Float in [.leastNonzeroMagnitude, 0.5, 1] {
      #expect(try task.error { $0[keyPath: option.path] = good }.code == .notFound)
    }
  }

  @Test("only a tracker of hands needs an overlap above 0", arguments: LandmarkerCreation.all)
  fileprivate func noOverlap(task: LandmarkerCreation) throws {
    let error = try task.error { $0.minimumTrackingOverlap = 0 }
    if task.testDescription == "hand tracker" {
      #expect(error.code == .invalidArgument)
      #expect(error.message == "minimumTrackingOverlap is 0.0; it must be above 0 and at most 1.")
    } else {
      #expect(error.code == .notFound)
    }
  }

  @Test("no subjects, or fewer, cannot be asked for", arguments: LandmarkerCreation.all, [0, -1, Int.min])
  fileprivate func counts(task: LandmarkerCreation, count: Int) throws {
    let error = try task.error { $0.maximumCount = count }
    #expect(error.code == .invalidArgument)
    #expect(error.message == "maximumCount is \(count); expected at least 1.")
  }

  @Test("filters that cannot be computed are refused", arguments: LandmarkerCreation.all)
  fileprivate func filters(task: LandmarkerCreation) throws {
    let strange = [
      OneEuroFilterOptions(minimumCutoff: -1), OneEuroFilterOptions(minimumCutoff: 0),
      OneEuroFilterOptions(minimumCutoff: .nan), OneEuroFilterOptions(minimumCutoff: .infinity),
      OneEuroFilterOptions(speedCoefficient: -1), OneEuroFilterOptions(speedCoefficient: .nan),
      OneEuroFilterOptions(speedCoefficient: .infinity), OneEuroFilterOptions(derivativeCutoff: 0),
      OneEuroFilterOptions(derivativeCutoff: .nan), OneEuroFilterOptions(derivativeCutoff: .infinity),
    ]
    for options in strange {
      for smoothing in [
        LandmarkSmoothing.custom(landmarks: options, worldLandmarks: nil, visibility: nil),
        .custom(landmarks: nil, worldLandmarks: options, visibility: nil),
      ] {
        let error = try task.error { $0.smoothing = smoothing }
        #expect(error.code == .invalidArgument)
        #expect(error.message.hasPrefix("The smoothing's minimumCutoff is \(options.minimumCutoff), its"))
      }
    }
    for share: Float in [.nan, 0, -1, Float(1).nextUp, .infinity] {
      let error = try task.error {
        $0.smoothing = .custom(landmarks: nil, worldLandmarks: nil, visibility: share)
      }
      #expect(error.code == .invalidArgument && error.message.contains("visibility is \(share)"))
    }
    let good = OneEuroFilterOptions(speedCoefficient: 0)
    #expect(
      try task.error {
        $0.smoothing = .custom(landmarks: good, worldLandmarks: good, visibility: 1)
      }.code == .notFound)
  }

  /// The errors of a detector and a tracker with options.
  private func objectErrors(_ configure: (inout ObjectDetector.Options) -> Void) throws -> [VisionError] {
    let model = VisionTasks.ModelSource.path("/nonexistent/model.tflite")
    let options = ObjectKit.options(configure)
    return [
      try #require(throws: VisionError.self) { try ObjectDetector(model: model, options: options) },
      try #require(throws: VisionError.self) { try ObjectDetector.Tracker(model: model, options: options) },
    ]
  }

  @Test("an object's least score is a number")
  func objectScores() throws {
    for strange: Float in [.nan, .infinity, -.infinity] {
      for error in try objectErrors({ $0.minimumScore = strange }) {
        #expect(error.code == .invalidArgument)
        #expect(error.message == "minimumScore is \(strange); expected a finite number.")
      }
    }
    for error in try objectErrors({ $0.minimumScore = -1 }) { #expect(error.code == .notFound) }
  }

  @Test("no objects, or fewer, cannot be asked for", arguments: [0, -1, Int.min])
  func objectCounts(count: Int) throws {
    for error in try objectErrors({ $0.maximumCount = count }) {
      #expect(error.code == .invalidArgument)
      #expect(error.message == "maximumCount is \(count); expected at least 1, or nil for all.")
    }
  }

  @Test("names are allowed or denied, not both")
  func lists() throws {
    let errors = try objectErrors {
      $0.allowedNames = ["cat"]
      $0.deniedNames = ["dog"]
    }
    for error in errors {
      #expect(error.code == .invalidArgument)
      #expect(error.message.contains("allowedNames and deniedNames both have names"))
    }
  }

  @Test("options are read from JSON as they were written")
  func coding() throws {
    func expectRoundTrip<Options: Codable & Equatable>(_ options: Options) throws {
      #expect(try JSONDecoder().decode(Options.self, from: JSONEncoder().encode(options)) == options)
    }
    var pose = PoseLandmarker.Options()
    pose.maximumCount = 7
    pose.minimumDetectionScore = 0.1
    pose.minimumPresence = 0.2
    pose.minimumTrackingOverlap = 0.3
    pose.includesMasks = true
    pose.smoothing = .custom(
      landmarks: OneEuroFilterOptions(minimumCutoff: 1 / 3), worldLandmarks: nil, visibility: 0.7)
    pose.compute = ComputeOptions(threadCount: 4, kernels: .reference)
    try expectRoundTrip(pose)
    var face = FaceLandmarker.Options()
    face.includesTransformations = true
    face.smoothing = .off
    try expectRoundTrip(face)
    var hand = HandLandmarker.Options()
    hand.smoothing = .custom(landmarks: nil, worldLandmarks: OneEuroFilterOptions(), visibility: nil)
    try expectRoundTrip(hand)
    var objects = ObjectDetector.Options()
    objects.maximumCount = 3
    objects.minimumScore = 0.3
    objects.deniedNames = ["dog"]
    objects.locale = "de"
    try expectRoundTrip(objects)
    try expectRoundTrip(ObjectDetector.Options())
  }
}
