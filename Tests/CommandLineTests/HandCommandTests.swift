import Foundation
import TestSupport
import Testing
import VisionPipeline

@Suite(.enabled(if: ReferenceKit.isAvailable, "needs the reference kit"))
struct HandCommandTests {
  private let files: TemporaryDirectory
  private let model: String
  private let picture: String

  init() throws {
    files = try TemporaryDirectory()
    model = try ReferenceKit.url("models/hand_landmarker.task").path
    picture = try ReferenceKit.url("media/decoded/left_hands.png").path
  }

  private func hands(_ arguments: [String]) throws -> [[String: Any]] {
    let outcome = try Tool.vitruvian.run(["hand", "--model", model] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try #require(outcome.objects.first?["hands"] as? [[String: Any]])
  }

  @Test func hand_printsWhatIsKnownOfEachHand() throws {
    let hands = try hands(["--num-hands", "2", picture])
    try #require(hands.count == 2)
    for hand in hands {
      let handedness = try #require(hand["handedness"] as? [String: Any])
      #expect(handedness["index"] as? Int == 1)
      #expect(handedness["category_name"] as? String == "Left")
      #expect(handedness["display_name"] as? String == "Left")
      #expect(try #require(handedness["score"] as? Double) > 0.9)
      let landmarks = try #require(hand["landmarks"] as? [[String: Double]])
      #expect(landmarks.count == 21 && Set(landmarks[0].keys) == ["x", "y", "z"])
      let worldLandmarks = try #require(hand["world_landmarks"] as? [[String: Double]])
      #expect(worldLandmarks.count == 21 && Set(worldLandmarks[0].keys) == ["x", "y", "z"])
    }
  }

  @Test func numHands_limitsTheHands() throws {
    #expect(try hands([picture]).count == 1)
  }

  @Test func confidences_decideWhatIsFound() throws {
    #expect(try hands(["--num-hands", "2", "--min-detection-confidence", "1", picture]).isEmpty)
    #expect(try hands(["--num-hands", "2", "--min-presence-confidence", "1", picture]).isEmpty)
  }

  @Test func pictureWithoutHands_hasAnEmptyList() throws {
    #expect(try hands([ReferenceKit.url("media/decoded/deep_field.png").path]).isEmpty)
  }

  @Test func annotation_differsFromThePicture() throws {
    let annotated = files.path("annotated.png")
    #expect(try hands(["--num-hands", "2", "--annotate", annotated, picture]).count == 2)
    let original = try PixelImage(contentsOfFile: picture)
    let drawn = try PixelImage(contentsOfFile: annotated)
    #expect(drawn.width == original.width && drawn.height == original.height)
    let changed = original.withUnsafeBytes { left in
      drawn.withUnsafeBytes { right in zip(left, right).count { $0 != $1 } }
    }
    #expect(changed > 1000 && changed < original.rowByteCount * original.height / 5)
  }

  @Test func mirroredOrientation_keepsTheHandedness() throws {
    let original = try PixelImage(contentsOfFile: picture)
    let mirrored = files.path("mirrored.png")
    try original.turnedUpright(from: .upMirrored).writePNG(toFile: mirrored)
    let expected = try hands(["--num-hands", "2", picture])
    let found = try hands(["--num-hands", "2", "--orientation", "up-mirrored", mirrored])
    try #require(found.count == 2 && expected.count == 2)
    for (found, expected) in zip(found, expected) {
      let (found, expected) = (found["handedness"], expected["handedness"])
      #expect(found as? NSDictionary == (try #require(expected as? NSDictionary)))
    }
  }

  @Test(arguments: [
    ["hand"], ["hand", "--num-hands", "0", "a.png"], ["hand", "--min-presence-confidence", "1.5", "a.png"],
    ["hand", "--min-tracking-confidence=-1", "a.png"], ["hand", "--num-poses", "1", "a.png"],
  ])
  func wrongUsage_hasStatusTwo(arguments: [String]) throws {
    let outcome = try Tool.vitruvian.run(arguments)
    #expect(outcome.status == 2 && outcome.output.isEmpty && !outcome.errors.isEmpty)
  }

  @Test func modelOfAnotherTask_isNamed() throws {
    let pose = try ReferenceKit.url("models/pose_landmarker_lite.task").path
    let outcome = try Tool.vitruvian.run(["hand", "--model", pose, picture])
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains("PoseLandmarker"))
  }
}
