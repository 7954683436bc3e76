import Foundation
import MLKitPoseDetection
import MLKitPoseDetectionAccurate
import MLKitVision
import TestSupport
import Testing

@Suite(
  "ML Kit's pose detector as an app uses it",
  .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct PoseDetectorGuideTests {
  private func detector(_ options: CommonPoseDetectorOptions, _ mode: PoseDetectorMode) throws -> PoseDetector
  {
    options.detectorMode = mode
    options.modelPath = try Guide.modelPath("pose_landmarker_lite.task")
    return PoseDetector.poseDetector(options: options)
  }

  @Test("a picture's pose, at once")
  func singleImage() throws {
    let poseDetector = try detector(AccuratePoseDetectorOptions(), .singleImage)
    let image = VisionImage(image: try Guide.picture("pose.jpg"))
    image.orientation = .up

    var results: [Pose]?
    do {
      results = try poseDetector.results(in: image)
    } catch let error {
      Issue.record("\(error.localizedDescription)")
    }
    guard let detectedPoses = results, !detectedPoses.isEmpty else {
      Issue.record("no pose was found")
      return
    }
    for pose in detectedPoses {
      let leftAnkle = pose.landmark(ofType: .leftAnkle)
      #expect(leftAnkle.type == .leftAnkle && leftAnkle.inFrameLikelihood > 0.5)
      let position: Vision3DPoint = leftAnkle.position
      #expect(position.x > 0 && position.x < 1000 && position.y > 0 && position.y < 667 && position.z != 0)
      #expect(pose.landmarks.count == 33)
    }
  }

  @Test("a picture's pose, later")
  func process() throws {
    let poseDetector = try detector(PoseDetectorOptions(), .stream)
    let mailbox = Mailbox<[Pose]>()
    let picture = try Guide.picture("pose.jpg")
    for _ in 0..<3 {
      poseDetector.process(VisionImage(image: picture)) { detectedPoses, error in
        guard error == nil else { return }
        guard let detectedPoses = detectedPoses, !detectedPoses.isEmpty else { return }
        mailbox.put(detectedPoses)
      }
    }
    #expect(mailbox.messages(count: 3).map(\.count) == [1, 1, 1])
  }

  @Test("a mirrored picture of a front camera")
  func mirrored() throws {
    let poseDetector = try detector(PoseDetectorOptions(), .singleImage)
    let image = VisionImage(image: try Guide.picture("pose.jpg"))
    let upright = try #require(poseDetector.results(in: image).first)
    image.orientation = .upMirrored
    let mirrored = try #require(poseDetector.results(in: image).first)
    // In the mirror the person's left ankle is where the right one was.
    let difference =
      mirrored.landmark(ofType: .leftAnkle).position.x - upright.landmark(ofType: .rightAnkle).position.x
    #expect(abs(difference) < 20)
  }

  @Test("a frame with an absurd time is refused, and the next one is looked at")
  func absurdTime() throws {
    let poseDetector = try detector(PoseDetectorOptions(), .stream)
    let image = VisionImage(image: try Guide.picture("pose.jpg"))
    image.timestampInMilliseconds = .max
    #expect(throws: (any Error).self) { try poseDetector.results(in: image) }
    image.timestampInMilliseconds = 5
    #expect(try poseDetector.results(in: image).count == 1)
  }

  @Test("a picture of another video, whose times begin anew, is looked at afresh")
  func anotherVideo() throws {
    let image = VisionImage(image: try Guide.picture("pose.jpg"))
    func positions(_ poseDetector: PoseDetector, at times: [Int]) throws -> [[CGFloat]] {
      try times.map { time in
        image.timestampInMilliseconds = time
        return try #require(poseDetector.results(in: image).first).landmarks.map(\.position.x)
      }
    }
    let afresh = try positions(detector(PoseDetectorOptions(), .stream), at: [0, 33, 66])
    let poseDetector = try detector(PoseDetectorOptions(), .stream)
    _ = try positions(poseDetector, at: [5000, 5033])
    #expect(try positions(poseDetector, at: [0, 33, 66]) == afresh)
  }

  @Test("a frame that is a little late, or has the time of the one before, goes on with the same video")
  func lateFrame() throws {
    let image = VisionImage(image: try Guide.picture("pose.jpg"))
    let poseDetector = try detector(PoseDetectorOptions(), .stream)
    for time in [5000, 5000, 4990, 5100] {
      image.timestampInMilliseconds = time
      #expect(try poseDetector.results(in: image).count == 1)
    }
  }

  @Test("a missing model is thrown, or handed to the completion")
  func missingModel() throws {
    let options = PoseDetectorOptions()
    options.modelPath = "/nonexistent/pose.task"
    let poseDetector = PoseDetector.poseDetector(options: options)
    let image = VisionImage(image: try Guide.picture("pose.jpg"))
    do {
      _ = try poseDetector.results(in: image)
      Issue.record("a missing model was accepted")
    } catch {
      let error = error as NSError
      #expect(error.code == 5)
    }
    let mailbox = Mailbox<Bool>()
    poseDetector.process(image) { poses, error in mailbox.put(poses == nil && error != nil) }
    #expect(mailbox.messages(count: 1) == [true])
  }
}
