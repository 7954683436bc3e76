import TestSupport
import Testing
import VisionTasks

@Suite("Faces that detectors find", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct FaceDetectorGoldenTests {
  private static func model(of file: String) throws -> ModelSource {
    let models = [
      "face_short": "blaze_face_short_range", "face_full": "blaze_face_full_range",
      "face_full_sparse": "blaze_face_full_range_sparse",
    ]
    let name = try #require(models[String(file.split(separator: "/")[1])])
    return .file(try ReferenceKit.url("sibling-models/\(name).tflite"))
  }

  private static func options(of record: SiblingRecord) -> FaceDetector.Options {
    var options = FaceDetector.Options()
    if let score = record.option("min_detection_confidence") { options.minimumScore = score }
    if let overlap = record.option("min_suppression_threshold") {
      options.minimumSuppressionOverlap = overlap
    }
    return options
  }

  private func expect(_ faces: [FaceDetection], equal result: [String: Any], _ context: String) throws {
    let expected = try #require(result["detections"] as? [[String: Any]])
    try #require(faces.count == expected.count, "\(context)")
    for (face, expected) in zip(faces, expected) {
      let box = (expected["bounding_box"] as? [Int]) ?? []
      #expect([face.box.x, face.box.y, face.box.width, face.box.height] == box, "\(context)")
      let categories = try #require(expected["categories"] as? [[String: Any]])
      #expect(face.score == categories[0].float("score"), "\(context)")
      #expect(face.keypoints.map { [$0.x, $0.y] } == expected.rows("keypoints"), "\(context)")
    }
  }

  @Test(
    "pictures give what the reference gives, to the last bit",
    arguments: SiblingRecord.files("image", "face_short", "face_full", "face_full_sparse"))
  func picture(file: String) throws {
    let record = try SiblingRecord(file)
    let detector = try FaceDetector(model: Self.model(of: file), options: Self.options(of: record))
    let faces = try detector.faces(in: record.picture)
    if let result = record.results[0] { try expect(faces, equal: result, file) }
  }

  @Test(
    "frames give what the reference gives, to the last bit",
    arguments: SiblingRecord.files("video", "face_short", "face_full_sparse"))
  func video(file: String) throws {
    let record = try SiblingRecord(file)
    let tracker = try FaceDetector.Tracker(model: Self.model(of: file), options: Self.options(of: record))
    for (frame, result) in try record.frames {
      let found = try tracker.process(frame)
      try expect(found.subjects, equal: result, "\(file) at \(frame.time)")
      let trackIDs = found.subjects.compactMap { $0.origin?.trackID }
      #expect(Set(trackIDs).count == found.subjects.count, "\(file) at \(frame.time): \(trackIDs)")
    }
  }
}
