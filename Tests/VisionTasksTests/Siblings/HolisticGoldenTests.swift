import Foundation
import TestSupport
import Testing
import VisionTasks

@Suite("Whole bodies", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct HolisticGoldenTests {
  private static var model: ModelSource {
    get throws { .file(try ReferenceKit.url("sibling-models/holistic_landmarker.task")) }
  }

  /// The options that the reference worked with.
  ///
  /// Its Python interface passes four options on in another order than they are read in: the confidence of a
  /// detected pose becomes that of hands, and that of hands becomes the presence of a pose.
  private static func options(of record: SiblingRecord) -> HolisticLandmarker.Options {
    var options = HolisticLandmarker.Options()
    if let score = record.option("min_face_detection_confidence") {
      options.minimumFaceDetectionScore = score
    }
    if let score = record.option("min_pose_detection_confidence") { options.minimumHandPresence = score }
    if let score = record.option("min_hand_landmarks_confidence") { options.minimumPosePresence = score }
    options.includesBlendshapes = record.options["output_face_blendshapes"] as? Bool ?? false
    options.includesMask = record.options["output_segmentation_mask"] as? Bool ?? false
    return options
  }

  /// What blendshapes may differ by: their network takes means in another order.
  private static let blendshapeLimit: Float = 1e-5

  private func expect(
    _ person: Holistic, equal result: [String: Any], folder: URL, _ context: String
  ) throws {
    let pose = person.pose?.landmarks ?? []
    #expect(
      pose.map { [$0.x, $0.y, $0.z, $0.visibility, $0.presence] } == result.rows("pose_landmarks"),
      "\(context)")
    let world = person.pose?.world.landmarks ?? []
    #expect(
      world.map { [$0.x, $0.y, $0.z] } == result.rows("pose_world_landmarks").map { Array($0.prefix(3)) },
      "\(context)")
    #expect(person.face?.landmarks.rows ?? [] == result.rows("face_landmarks"), "\(context)")
    for (hand, name) in [(person.leftHand, "left"), (person.rightHand, "right")] {
      #expect(hand?.landmarks.rows ?? [] == result.rows("\(name)_hand_landmarks"), "\(context)")
      #expect(hand?.world.landmarks.rows ?? [] == result.rows("\(name)_hand_world_landmarks"), "\(context)")
    }
    let blendshapes = result["face_blendshapes"] as? [[Any]] ?? []
    let categories = person.face?.blendshapes?.categories ?? []
    try #require(categories.count == blendshapes.count, "\(context)")
    for (found, expected) in zip(categories, blendshapes) {
      #expect(abs(found.score - number(expected[1])) <= Self.blendshapeLimit, "\(context)")
      #expect(found.name == expected[2] as? String, "\(context)")
    }
    guard let mask = result["segmentation_mask"] as? [String: Any] else { return }
    let file = folder.appendingPathComponent(try #require(mask["png"] as? String))
    let comparison = try SiblingMaskComparison(#require(person.pose?.mask), file)
    #expect(comparison.equalShare == 1, "\(context): \(comparison)")
  }

  @Test(
    "pictures give what the reference gives, to the last bit",
    arguments: SiblingRecord.files("image", "holistic"))
  func picture(file: String) throws {
    let record = try SiblingRecord(file)
    let landmarker = try HolisticLandmarker(model: Self.model, options: Self.options(of: record))
    let person = try landmarker.person(in: record.picture)
    guard let result = record.results[0] else { return }
    try expect(person, equal: result, folder: record.folder, file)
  }

  @Test(
    "frames give what the reference gives, to the last bit",
    arguments: SiblingRecord.files("video", "holistic"))
  func video(file: String) throws {
    let record = try SiblingRecord(file)
    let tracker = try HolisticLandmarker.Tracker(model: Self.model, options: Self.options(of: record))
    for (frame, result) in try record.frames {
      let person = try tracker.process(frame).output
      try expect(person, equal: result, folder: record.folder, "\(file) at \(frame.time)")
    }
  }

  @Test("a single picture does not depend on those before")
  func independence() throws {
    let landmarker = try HolisticLandmarker(model: Self.model)
    let pose = try Picture(contentsOfFile: ReferenceKit.url("media/pose.jpg").path)
    let squat = try Picture(contentsOfFile: ReferenceKit.url("media/squat_exif6.jpg").path)
    let first = try landmarker.person(in: pose)
    _ = try landmarker.person(in: squat)
    #expect(try landmarker.person(in: pose) == first)
    #expect(first.pose != nil && first.leftHand?.side == .left)
  }

  @Test("a tracker that was reset starts afresh")
  func reset() throws {
    let tracker = try HolisticLandmarker.Tracker(model: Self.model)
    let picture = try Picture(contentsOfFile: ReferenceKit.url("media/pose.jpg").path)
    let first = try tracker.person(in: picture, at: .milliseconds(100))
    let second = try tracker.person(in: picture, at: .milliseconds(200))
    #expect(first != second)
    tracker.reset()
    #expect(try tracker.person(in: picture, at: .milliseconds(100)) == first)
  }

  @Test(
    "a turned picture has the upright one's landmarks, turned",
    arguments: [PictureOrientation.left, .downMirrored])
  func turned(orientation: PictureOrientation) throws {
    let upright = try Picture(contentsOfFile: ReferenceKit.url("media/pose.jpg").path)
    var options = HolisticLandmarker.Options()
    options.includesMask = true
    let expected = try HolisticLandmarker(model: Self.model, options: options).person(in: upright)
    let found = try HolisticLandmarker(model: Self.model, options: options)
      .person(in: upright.stored(as: orientation))
    let hand = try #require(expected.leftHand?.landmarks[8])
    let (x, y) = orientation.uprightToStored(x: hand.x, y: hand.y)
    #expect(found.leftHand?.landmarks[8].x == x && found.leftHand?.landmarks[8].y == y)
    #expect(found.pose?.mask?.width == (orientation == .left ? upright.height : upright.width))
  }

  @Test("JSON is read back")
  func json() throws {
    let picture = try Picture(contentsOfFile: ReferenceKit.url("media/pose.jpg").path)
    let person = try HolisticLandmarker(model: Self.model).person(in: picture)
    let line = PictureResult(source: "pose.jpg", width: picture.width, height: picture.height, output: person)
    let data = try JSONEncoder().encode(line)
    #expect(try JSONDecoder.pictureResults.decode(PictureResult<Holistic>.self, from: data) == line)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let holistic = try #require(object["holistic"] as? [String: Any])
    #expect(Set(holistic.keys).isSubset(of: ["pose", "face", "left_hand", "right_hand"]))
    let hand = try #require(holistic["left_hand"] as? [String: Any])
    #expect(Set(hand.keys) == ["landmarks", "world_landmarks", "details"])
  }
}
