import Foundation
import GraphRuntime
import TestSupport
import Testing
import VisionTasks

/// How far the results of a video are from the reference's.
private struct VideoDeviation {
  /// Frames with another number of subjects.
  var miscountedFrames: [Int] = []
  /// Of x, y and z in the picture.
  var position: Float = 0
  /// Metres.
  var world: Float = 0
  /// Of scores: visibility, presence, blendshapes, handedness.
  var score: Float = 0
  /// As a share of the length of the translation.
  var matrix: Float = 0

  mutating func addLandmarks(
    _ found: [[NormalizedLandmark]], world foundWorld: [[Landmark]], _ frame: VideoGolden.Frame, _ index: Int
  ) {
    guard found.count == frame.landmarks.count else {
      miscountedFrames.append(index)
      return
    }
    for (found, expected) in zip(found, frame.landmarks) {
      if found.count != expected.count { position = .infinity }
      for (landmark, expected) in zip(found, expected) {
        position.raise(to: abs(landmark.x - expected[0]))
        position.raise(to: abs(landmark.y - expected[1]))
        position.raise(to: abs(landmark.z - expected[2]))
        guard expected.count == 5 else { continue }
        score.raise(to: abs((landmark.visibility?.floatValue ?? .infinity) - expected[3]))
        score.raise(to: abs((landmark.presence?.floatValue ?? .infinity) - expected[4]))
      }
    }
    for (landmark, expected) in zip(foundWorld.joined(), frame.worldLandmarks.joined()) {
      world.raise(to: abs(landmark.x - expected[0]))
      world.raise(to: abs(landmark.y - expected[1]))
      world.raise(to: abs(landmark.z - expected[2]))
    }
    if foundWorld.map(\.count) != frame.worldLandmarks.map(\.count) { world = .infinity }
  }
}

@Suite(
  "Videos: every frame as the reference has it", .serialized,
  .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct VideoGoldenTests {
  @Test("poses", arguments: VideoGolden.files(of: "pose_lite", "pose_full"), ExactGoldenTests.tiers)
  func poses(file: String, tier: KernelTier) throws {
    let golden = try VideoGolden(file)
    let options = PoseLandmarkerOptions()
    options.baseOptions.modelAssetPath = try PoseKit.modelPath(golden.task)
    options.baseOptions.kernels = tier
    options.runningMode = .video
    options.numPoses = golden.maximumCount
    options.minTrackingConfidence = golden.minTrackingConfidence
    options.minPosePresenceConfidence = golden.minPresenceConfidence
    options.shouldOutputSegmentationMasks = golden.hasMasks
    let landmarker = try PoseLandmarker(options: options)
    var deviation = VideoDeviation()
    try golden.forEachFrame { image, frame in
      let result = try landmarker.detect(videoFrame: image, timestampInMilliseconds: frame.timestamp)
      #expect(result.timestampInMilliseconds == frame.timestamp)
      #expect(result.segmentationMasks.count == (golden.hasMasks ? result.landmarks.count : 0))
      deviation.addLandmarks(result.landmarks, world: result.worldLandmarks, frame, frame.timestamp / 33)
    }
    #expect(deviation.miscountedFrames.isEmpty, "\(file)")
    #expect(deviation.position == 0, "\(file): \(deviation.position)")
    #expect(deviation.world == 0 && deviation.score == 0, "\(file): \(deviation.world) m, \(deviation.score)")
  }

  @Test("faces", arguments: VideoGolden.files(of: "face"), ExactGoldenTests.tiers)
  func faces(file: String, tier: KernelTier) throws {
    let golden = try VideoGolden(file)
    let options = FaceLandmarkerOptions()
    options.baseOptions.modelAssetPath = try ReferenceKit.url("models/face_landmarker.task").path
    options.baseOptions.kernels = tier
    options.runningMode = .video
    options.numFaces = golden.maximumCount
    options.outputFaceBlendshapes = golden.hasBlendshapes
    options.outputFacialTransformationMatrixes = golden.hasBlendshapes
    let landmarker = try FaceLandmarker(options: options)
    var deviation = VideoDeviation()
    try golden.forEachFrame { image, frame in
      let result = try landmarker.detect(videoFrame: image, timestampInMilliseconds: frame.timestamp)
      deviation.addLandmarks(result.faceLandmarks, world: [], frame, frame.timestamp / 33)
      #expect(result.faceBlendshapes.count == frame.blendshapes.count)
      #expect(result.facialTransformationMatrixes.count == frame.matrixes.count)
      for (found, expected) in zip(result.faceBlendshapes, frame.blendshapes) {
        for (found, expected) in zip(found.categories, expected) {
          deviation.score.raise(to: abs(found.score - expected))
        }
      }
      for (found, expected) in zip(result.facialTransformationMatrixes, frame.matrixes) {
        deviation.matrix.raise(to: found.deviation(from: expected))
      }
    }
    #expect(deviation.miscountedFrames.isEmpty, "\(file)")
    #expect(deviation.position == 0, "\(file): \(deviation.position)")
    #expect(deviation.score <= KnownDifferences.expressions, "\(file): \(deviation.score)")
    #expect(deviation.matrix <= KnownDifferences.matrixShare, "\(file): \(deviation.matrix)")
  }

  @Test("hands", arguments: VideoGolden.files(of: "hand"), ExactGoldenTests.tiers)
  func hands(file: String, tier: KernelTier) throws {
    let golden = try VideoGolden(file)
    let options = HandLandmarkerOptions()
    options.baseOptions.modelAssetPath = try ReferenceKit.url("models/hand_landmarker.task").path
    options.baseOptions.kernels = tier
    options.runningMode = .video
    options.numHands = golden.maximumCount
    options.minTrackingConfidence = golden.minTrackingConfidence
    options.minHandPresenceConfidence = golden.minPresenceConfidence
    let landmarker = try HandLandmarker(options: options)
    var deviation = VideoDeviation()
    try golden.forEachFrame { image, frame in
      let result = try landmarker.detect(videoFrame: image, timestampInMilliseconds: frame.timestamp)
      deviation.addLandmarks(result.landmarks, world: result.worldLandmarks, frame, frame.timestamp / 33)
      #expect(result.handedness.map { $0[0].categoryName } == frame.handedness.map(\.name))
      for (found, expected) in zip(result.handedness, frame.handedness) {
        deviation.score.raise(to: abs(found[0].score - expected.score))
      }
    }
    #expect(deviation.miscountedFrames.isEmpty, "\(file)")
    #expect(deviation.position == 0, "\(file): \(deviation.position)")
    #expect(deviation.world == 0, "\(file): \(deviation.world) m")
    #expect(deviation.score <= KnownDifferences.handedness, "\(file): \(deviation.score)")
  }

  @Test("objects", arguments: VideoGolden.files(of: "object"), ExactGoldenTests.tiers)
  func objects(file: String, tier: KernelTier) throws {
    let golden = try VideoGolden(file)
    let options = ObjectDetectorOptions()
    options.baseOptions.modelAssetPath = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
    options.baseOptions.kernels = tier
    options.runningMode = .video
    options.maxResults = golden.maximumCount
    options.scoreThreshold = golden.scoreThreshold
    let detector = try ObjectDetector(options: options)
    try golden.forEachFrame { image, frame in
      let result = try detector.detect(videoFrame: image, timestampInMilliseconds: frame.timestamp)
      let boxes = result.detections.map { detection in
        let box = detection.boundingBox
        return [Int(box.minX), Int(box.minY), Int(box.width), Int(box.height)]
      }
      #expect(boxes == frame.objects.map(\.box))
      #expect(result.detections.map { $0.categories[0].categoryName } == frame.objects.map(\.name))
      #expect(result.detections.map { $0.categories[0].score } == frame.objects.map(\.score))
    }
  }
}
