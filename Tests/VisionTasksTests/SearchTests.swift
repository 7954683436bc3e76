import TestSupport
import Testing
import VisionTasks

@Suite("Searches", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct SearchTests {
  @Test("the region that a body was found in leads to the same landmarks, without the detector")
  func poseRegionGivenBack() throws {
    let landmarker = try PoseKit.landmarker()
    let picture = try PoseKit.picture("pose.jpg")
    let pose = try #require(landmarker.poses(in: picture).first)
    let origin = try #require(pose.origin)
    #expect(try #require(origin.detection).keypoints.count == 4)
    let again = try landmarker.poses(in: picture, search: .subjects([origin.region]))
    try #require(again.count == 1)
    #expect(again[0].landmarks == pose.landmarks && again[0].world == pose.world)
    #expect(again[0].origin?.detection == nil && again[0].origin?.region == origin.region)
  }

  @Test("a tracker that is told where a subject is does not run the detector, and follows the subject")
  func trackedRegionGivenBack() throws {
    let picture = try PoseKit.picture("pose.jpg")
    let region = try #require(PoseKit.landmarker().poses(in: picture).first?.origin?.region)
    let tracker = try PoseKit.tracker()
    let first = try tracker.poses(in: picture, at: .milliseconds(0), search: .subjects([region]))
    let second = try tracker.poses(in: picture, at: .milliseconds(33))
    #expect(!first.detectorRan && first.subjects.map { $0.origin?.trackID } == [1])
    #expect(!second.detectorRan && second.subjects.map { $0.origin?.trackID } == [1])
  }

  @Test("the regions of faces and hands lead to the same landmarks")
  func faceAndHandRegionsGivenBack() throws {
    let faceLandmarker = try FaceKit.landmarker { $0.maximumCount = 3 }
    let people = try PoseKit.picture("three_people.jpg")
    let faces = try faceLandmarker.faces(in: people)
    let faceRegions = faces.compactMap(\.origin?.region)
    let facesAgain = try faceLandmarker.faces(in: people, search: .subjects(faceRegions))
    #expect(facesAgain.map(\.landmarks) == faces.map(\.landmarks) && faceRegions.count == 3)

    let handLandmarker = try HandKit.landmarker { $0.maximumCount = 2 }
    let picture = try PoseKit.picture("left_hands.jpg")
    let hands = try handLandmarker.hands(in: picture)
    let handRegions = hands.compactMap(\.origin?.region)
    let handsAgain = try handLandmarker.hands(in: picture, search: .subjects(handRegions))
    #expect(handsAgain.map(\.landmarks) == hands.map(\.landmarks) && handRegions.count == 2)
  }

  @Test("regions are in the coordinates of the stored pixels", arguments: PictureOrientation.allCases)
  func storedCoordinates(orientation: PictureOrientation) throws {
    let landmarker = try PoseKit.landmarker()
    let upright = try PoseKit.picture("pose.jpg")
    // The turns that undo a turn: a mirrored one is its own inverse, the others go the other way round.
    let undone: PictureOrientation =
      orientation == .left ? .right : orientation == .right ? .left : orientation
    let stored = Picture(try upright.pixels.turnedUpright(from: undone), orientation: orientation)
    let pose = try #require(landmarker.poses(in: stored).first)
    let region = try #require(pose.origin?.region)
    let again = try #require(landmarker.poses(in: stored, search: .subjects([region])).first)
    let difference = zip(again.landmarks, pose.landmarks)
      .map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }.max()
    #expect(try #require(difference) < 2e-3)
    // The hips' middle is the region's centre.
    #expect(abs(region.xCenter - (pose[.leftHip].x + pose[.rightHip].x) / 2) < 0.03)
    #expect(abs(region.yCenter - (pose[.leftHip].y + pose[.rightHip].y) / 2) < 0.03)
  }

  @Test("only the part of the picture is searched, and results stay those of the whole picture")
  func part() throws {
    let landmarker = try FaceKit.landmarker { $0.maximumCount = 3 }
    let people = try PoseKit.picture("three_people.jpg")
    let all = try landmarker.faces(in: people)
    let right = try landmarker.faces(
      in: people, search: .part(NormalizedBox(x: 0.6, y: 0, width: 0.4, height: 1)))
    let expected = all.filter { $0[.noseTip].x > 0.6 }
    #expect(right.count == expected.count && expected.count == 1)
    for (found, expected) in zip(right.flatMap(\.landmarks), expected.flatMap(\.landmarks)) {
      #expect(abs(found.x - expected.x) < 0.01 && abs(found.y - expected.y) < 0.01)
    }
  }

  @Test("an object detector looks at a part of the picture, and takes no regions of subjects")
  func objects() throws {
    let detector = try ObjectKit.detector { $0.minimumScore = 0.5 }
    let picture = try PoseKit.picture("cats_and_dogs.jpg")
    let left = try detector.objects(
      in: picture, search: .part(NormalizedBox(left: 0, top: 0, right: 0.5, bottom: 1)))
    #expect(!left.isEmpty && left.allSatisfy { $0.box.x + $0.box.width / 2 < 600 })
    let region = SubjectRegion(xCenter: 0.5, yCenter: 0.5, width: 1, height: 1)
    let error = #expect(throws: VisionError.self) {
      try detector.objects(in: picture, search: .subjects([region]))
    }
    #expect(error?.code == .invalidArgument && error?.message.contains("object detector") == true)
  }
}

/// What a caller says about where to look is checked before anything is computed.
@Suite("Searches that are refused")
struct SearchValidationTests {
  private let landmarker: HandLandmarker
  private let picture: Picture

  init() throws {
    landmarker = try TinyHandKit.landmarker()
    picture = try .plain(255)
  }

  @Test(
    "parts that are no part of a picture",
    arguments: [
      NormalizedBox(left: -0.1, top: 0, right: 0.5, bottom: 1),
      NormalizedBox(left: 0, top: 0, right: 1.1, bottom: 1),
      NormalizedBox(left: 0, top: 0, right: 0, bottom: 1),
      NormalizedBox(left: 0, top: 0.6, right: 1, bottom: 0.5),
      NormalizedBox(left: 0, top: .nan, right: 1, bottom: 1),
      NormalizedBox(left: 0, top: 0, right: .nan, bottom: 1),
      NormalizedBox(left: 0, top: 0, right: 1, bottom: .infinity),
    ])
  func parts(box: NormalizedBox) throws {
    let error = try #require(throws: VisionError.self) {
      try landmarker.hands(in: picture, search: .part(box))
    }
    #expect(error.code == .invalidArgument)
    #expect(
      error.message.contains("\(box.left),\(box.top),\(box.right),\(box.bottom)"), "\(error.message)")
    // The next good picture goes on.
    #expect(try landmarker.hands(in: picture).count == 1)
  }

  @Test(
    "subjects' regions that cannot be looked at",
    arguments: [
      SubjectRegion(xCenter: .nan, yCenter: 0, width: 1, height: 1),
      SubjectRegion(xCenter: 0, yCenter: 0, width: -1, height: 1),
      SubjectRegion(xCenter: 0, yCenter: 0, width: 1, height: 0),
      SubjectRegion(xCenter: 0, yCenter: 0, width: 1, height: .infinity),
      SubjectRegion(xCenter: 1e30, yCenter: 0, width: 1, height: 1),
      SubjectRegion(xCenter: 0, yCenter: 0, width: 1, height: 1, rotation: .nan),
    ])
  func subjects(region: SubjectRegion) throws {
    let error = try #require(throws: VisionError.self) {
      try landmarker.hands(in: picture, search: .subjects([region]))
    }
    #expect(error.code == .invalidArgument)
    #expect(try landmarker.hands(in: picture).count == 1)
  }

  @Test("more regions than subjects may be found, and the option is named")
  func tooManyRegions() throws {
    let region = SubjectRegion(xCenter: 0.5, yCenter: 0.5, width: 1, height: 1)
    let error = try #require(throws: VisionError.self) {
      try landmarker.hands(in: picture, search: .subjects([region, region, region]))
    }
    #expect(error.code == .invalidArgument)
    #expect(
      error.message
        == "There are 3 regions of subjects, but the task finds at most 1; raise its maximumCount.")
    #expect(try landmarker.hands(in: picture).count == 1)
  }

  @Test("a bad search rejects its frame alone: its time may be used again")
  func inVideos() throws {
    let tracker = try TinyHandKit.tracker()
    let box = NormalizedBox(left: 0, top: 0, right: 2, bottom: 1)
    #expect(throws: VisionError.self) {
      try tracker.hands(in: picture, at: .milliseconds(5), search: .part(box))
    }
    #expect(try tracker.hands(in: picture, at: .milliseconds(5)).subjects.count == 1)
  }

  @Test("no regions mean that subjects have to be found")
  func noRegions() throws {
    #expect(try landmarker.hands(in: picture, search: .subjects([])).count == 1)
  }
}
