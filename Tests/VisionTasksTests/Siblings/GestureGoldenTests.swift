import Foundation
import TFLiteImport
import TestSupport
import Testing
import VisionTasks

@Suite("Gestures of hands", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct GestureGoldenTests {
  private static var model: ModelSource {
    get throws { .file(try ReferenceKit.url("sibling-models/gesture_recognizer.task")) }
  }

  private static func options(of record: SiblingRecord) -> GestureRecognizer.Options {
    var options = GestureRecognizer.Options()
    options.maximumCount = record.options["num_hands"] as? Int ?? 1
    let canned = record.options["canned"] as? [String: Any] ?? [:]
    if canned["score_threshold"] != nil {
      options.cannedGestures.minimumScore = canned.float("score_threshold")
    }
    options.cannedGestures.allowedNames = canned["category_allowlist"] as? [String] ?? []
    options.cannedGestures.deniedNames = canned["category_denylist"] as? [String] ?? []
    return options
  }

  /// What a softmax or a sigmoid may differ by: both sides approximate the exponential.
  private static let scoreLimit: Float = 1e-6

  private func expect(_ hands: [RecognizedHand], equal result: [String: Any], _ context: String) throws {
    let gestures = (result["gestures"] as? [[[String: Any]]] ?? []).flatMap(\.self)
    let found = hands.flatMap(\.gestures)
    try #require(found.count == gestures.count, "\(context)")
    for (found, expected) in zip(found, gestures) {
      #expect(found.name == expected["category_name"] as? String, "\(context)")
      #expect(found.index == expected["index"] as? Int && found.displayName == nil, "\(context)")
      #expect(abs(found.score - expected.float("score")) <= Self.scoreLimit, "\(context)")
    }
    let landmarks = result["hand_landmarks"] as? [[[Any]]] ?? []
    // The reference drops all hands when none of them makes a gesture that may be reported.
    guard !landmarks.isEmpty || !gestures.isEmpty else {
      return #expect(hands.allSatisfy { $0.gestures.isEmpty }, "\(context)")
    }
    try #require(hands.count == landmarks.count, "\(context)")
    let world = result["hand_world_landmarks"] as? [[[Any]]] ?? []
    let sides = (result["handedness"] as? [[[String: Any]]] ?? []).compactMap(\.first)
    for (index, hand) in hands.map(\.hand).enumerated() {
      #expect(hand.landmarks.rows == landmarks[index].map { $0.map(number) }, "\(context)")
      #expect(hand.world.landmarks.rows == world[index].map { $0.map(number) }, "\(context)")
      #expect(abs(hand.sideScore - sides[index].float("score")) <= Self.scoreLimit, "\(context)")
      #expect(hand.side.name == sides[index]["category_name"] as? String, "\(context)")
    }
  }

  @Test("pictures give what the reference gives", arguments: SiblingRecord.files("image", "gesture"))
  func picture(file: String) throws {
    let record = try SiblingRecord(file)
    let recognizer = try GestureRecognizer(model: Self.model, options: Self.options(of: record))
    let hands = try recognizer.hands(in: record.picture)
    if let result = record.results[0] { try expect(hands, equal: result, file) }
  }

  @Test("frames give what the reference gives", arguments: SiblingRecord.files("video", "gesture"))
  func video(file: String) throws {
    let record = try SiblingRecord(file)
    let tracker = try GestureRecognizer.Tracker(model: Self.model, options: Self.options(of: record))
    for (frame, result) in try record.frames {
      try expect(tracker.process(frame).subjects, equal: result, "\(file) at \(frame.time)")
    }
  }

  @Test("a hand whose gestures may not be reported is found nevertheless")
  func noGesture() throws {
    var options = GestureRecognizer.Options()
    options.cannedGestures.minimumScore = 2
    let picture = try Picture(contentsOfFile: ReferenceKit.url("media/thumbs_group.jpg").path)
    let hands = try GestureRecognizer(model: Self.model, options: options).hands(in: picture)
    #expect(hands.count == 1 && hands[0].gestures.isEmpty)
  }

  @Test(
    "a turned picture has the upright one's gesture",
    arguments: [PictureOrientation.left, .down, .rightMirrored])
  func turned(orientation: PictureOrientation) throws {
    let upright = try Picture(contentsOfFile: ReferenceKit.url("media/thumbs_up_rgba.png").path)
    let expected = try GestureRecognizer(model: Self.model).hands(in: upright)
    let stored = try upright.stored(as: orientation)
    let found = try GestureRecognizer(model: Self.model).hands(in: stored)
    #expect(
      !expected.isEmpty && found.map { $0.gestures.map(\.name) } == expected.map { $0.gestures.map(\.name) })
  }

  /// The model with a classifier of its own gestures, which is the canned one once more.
  private static func customModel() throws -> ModelSource {
    func members(_ bytes: [UInt8]) throws -> [ZipBuilder.Member] {
      let archive = try ZipArchive(ByteView(bytes))
      return try archive.names.map { name in
        ZipBuilder.Member(name: name, contents: try archive.contents(of: name)?.array ?? [])
      }
    }
    var bundles = try members(ReferenceKit.bytes("sibling-models/gesture_recognizer.task"))
    let gestures = try #require(bundles.firstIndex { $0.name == "hand_gesture_recognizer.task" })
    var networks = try members(bundles[gestures].contents)
    var custom = try #require(networks.first { $0.name == "canned_gesture_classifier.tflite" })
    custom.name = "custom_gesture_classifier.tflite"
    networks.append(custom)
    bundles[gestures].contents = ZipBuilder(members: networks).bytes
    return .contents(Data(ZipBuilder(members: bundles).bytes))
  }

  /// Names that the custom and the canned classifier may report, the least scores of both, and what the
  /// reference says.
  @Test(
    "a custom gesture counts before a canned one",
    arguments: [
      (["Victory"], [], 0, 0, ["Victory"]), (["None"], [], 0, 0, ["Thumb_Up"]),
      (["None"], ["None"], 0, 0, ["None"]), ([], [], 2, 0, ["Thumb_Up"]), ([], [], 0, 2, ["Thumb_Up"]),
      ([], [], 2, 2, []),
    ] as [([String], [String], Float, Float, [String])])
  func custom(
    allowed: [String], cannedAllowed: [String], minimumScore: Float, cannedMinimumScore: Float,
    expected: [String]
  ) throws {
    var options = GestureRecognizer.Options()
    options.customGestures.allowedNames = allowed
    options.customGestures.minimumScore = minimumScore
    options.cannedGestures.allowedNames = cannedAllowed
    options.cannedGestures.minimumScore = cannedMinimumScore
    let picture = try Picture(contentsOfFile: ReferenceKit.url("media/thumbs_up_rgba.png").path)
    let hands = try GestureRecognizer(model: Self.customModel(), options: options).hands(in: picture)
    #expect(hands.map { $0.gestures.map(\.name) } == [expected])
  }
}
