import Foundation
import ModelFormat
import Testing
import VisionTasks

/// Options as JSON, as programs keep them or people write them.
@Suite("Coding of options")
struct OptionsCodingTests {
  private static func object(_ value: some Encodable) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any])
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, _ object: [String: Any]) throws -> Value {
    try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: object))
  }

  private func expectRoundTrip<Value: Codable & Equatable>(_ value: Value) throws {
    #expect(try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value)
  }

  /// Options with another value in every place, and the object that they are encoded as.
  private func expectDefaults<Options: Codable & Equatable>(_ defaults: Options, _ changed: Options) throws {
    try expectRoundTrip(changed)
    #expect(try Self.decode(Options.self, [String: Any]()) == defaults)
    var object = try Self.object(changed)
    let plain = try Self.object(defaults)
    for (key, value) in object {
      // By itself, each option changes what it says and nothing else.
      let one = try Self.object(Self.decode(Options.self, [key: value]))
      for (other, found) in one {
        let wanted: Any? = other == key ? value : plain[other]
        let expected = try #require(wanted)
        #expect((found as? NSObject) == (expected as? NSObject), "\(key) changes \(other)")
      }
      #expect((one[key] as? NSObject) != (plain[key] as? NSObject), "\(key) is not changed")
    }
    object["tomorrow"] = 1
    #expect(try Self.decode(Options.self, object) == changed)
  }

  @Test("options that are left out keep their defaults")
  func options() throws {
    let limits = ModelLimits(
      maximumFileByteCount: 1, maximumMemoryByteCount: 2, maximumOperationCount: 3)
    try expectDefaults(ModelLimits(), limits)
    let compute = ComputeOptions(
      threadCount: 3, kernels: .reference, precision: .half, modelLimits: limits)
    try expectDefaults(ComputeOptions(), compute)
    try expectDefaults(
      OneEuroFilterOptions(),
      OneEuroFilterOptions(minimumCutoff: 2, speedCoefficient: 3, derivativeCutoff: 4))
    var gestures = GestureOptions()
    (gestures.minimumScore, gestures.allowedNames, gestures.deniedNames) = (0.25, ["a"], ["b"])
    try expectDefaults(GestureOptions(), gestures)

    var pose = PoseLandmarker.Options()
    (pose.maximumCount, pose.minimumDetectionScore, pose.minimumPresence) = (2, 0.25, 0.75)
    (pose.minimumTrackingOverlap, pose.includesMasks, pose.smoothing) = (0.125, true, .off)
    pose.compute = compute
    try expectDefaults(PoseLandmarker.Options(), pose)
    var face = FaceLandmarker.Options()
    (face.maximumCount, face.minimumDetectionScore, face.minimumPresence) = (2, 0.25, 0.75)
    (face.minimumTrackingOverlap, face.includesBlendshapes, face.smoothing) = (0.125, true, .off)
    (face.includesTransformations, face.compute) = (true, compute)
    try expectDefaults(FaceLandmarker.Options(), face)
    var hand = HandLandmarker.Options()
    (hand.maximumCount, hand.minimumDetectionScore, hand.minimumPresence) = (2, 0.25, 0.75)
    (hand.minimumTrackingOverlap, hand.smoothing, hand.compute) = (0.125, .off, compute)
    try expectDefaults(HandLandmarker.Options(), hand)
    var recognizer = GestureRecognizer.Options()
    (recognizer.maximumCount, recognizer.minimumDetectionScore) = (2, 0.25)
    (recognizer.minimumPresence, recognizer.minimumTrackingOverlap) = (0.75, 0.125)
    (recognizer.smoothing, recognizer.compute) = (.off, compute)
    (recognizer.cannedGestures, recognizer.customGestures) = (gestures, gestures)
    try expectDefaults(GestureRecognizer.Options(), recognizer)

    var holistic = HolisticLandmarker.Options()
    (holistic.minimumPoseDetectionScore, holistic.minimumPoseSuppressionOverlap) = (0.25, 0.125)
    (holistic.minimumPosePresence, holistic.minimumFaceDetectionScore) = (0.75, 0.25)
    (holistic.minimumFaceSuppressionOverlap, holistic.minimumFacePresence) = (0.125, 0.75)
    (holistic.minimumHandPresence, holistic.includesBlendshapes) = (0.75, true)
    (holistic.includesMask, holistic.compute) = (true, compute)
    try expectDefaults(HolisticLandmarker.Options(), holistic)
    var detector = FaceDetector.Options()
    (detector.minimumScore, detector.minimumSuppressionOverlap, detector.compute) = (0.25, 0.125, compute)
    try expectDefaults(FaceDetector.Options(), detector)
    var objects = ObjectDetector.Options()
    (objects.maximumCount, objects.minimumScore, objects.locale) = (3, 0.25, "de")
    (objects.allowedNames, objects.deniedNames, objects.compute) = (["cat"], ["dog"], compute)
    try expectRoundTrip(objects)
    #expect(try Self.decode(ObjectDetector.Options.self, [String: Any]()) == ObjectDetector.Options())
    var segmenter = ImageSegmenter.Options()
    (segmenter.includesConfidences, segmenter.includesCategories) = (false, true)
    segmenter.compute = compute
    try expectDefaults(ImageSegmenter.Options(), segmenter)
  }

  @Test("an option of another type is refused by its name")
  func wrongOption() throws {
    let error = #expect(throws: DecodingError.self) {
      try Self.decode(PoseLandmarker.Options.self, ["maximumCount": "two"])
    }
    guard case .typeMismatch(_, let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["maximumCount"])
  }
}

@Suite("Lines of the command line")
struct PictureLineTests {
  @Test("a line is a result or a failure, and is written as it was read")
  func lines() throws {
    let failures = [
      #"{"error":"no such file","source":"a.jpg"}"#,
      #"{"error":"corrupt","frame":3,"source":"a.mp4","timestamp_ms":99}"#,
    ]
    for line in failures {
      let read = try PictureLine<[Pose]>(line: line)
      guard case .failure(let failure) = read else {
        Issue.record("\(line)")
        continue
      }
      #expect(failure.source.hasPrefix("a.") && failure.time?.milliseconds == (failure.frame == 3 ? 99 : nil))
      #expect(String(decoding: try JSONEncoder.pictureResults.encode(read), as: UTF8.self) == line)
      #expect(throws: failure) { try PictureResult<[Pose]>(line: line) }
      #expect("\(failure)" == "\(failure.source): \(failure.message)")
    }
    // A result of which a file is missing is still one.
    let partial =
      #"{"error":"no room","frame":0,"height":2,"poses":[],"source":"b.jpg","timestamp_ms":0,"width":3}"#
    let result = try PictureResult<[Pose]>(line: partial)
    #expect(result.error == "no room" && result.width == 3 && result.output.isEmpty)
    #expect(try PictureLine<[Pose]>(line: partial) == .result(result))
    #expect(throws: DecodingError.self) { try PictureLine<[Pose]>(line: #"{"source":"c.jpg"}"#) }
  }
}
