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

  /// Adds the landmarks of the subjects of a frame: x, y, z and, of poses, visibility and presence.
  mutating func addLandmarks(
    _ found: [[[Float]]], world foundWorld: [[[Float]]], _ frame: VideoGolden.Frame, _ index: Int
  ) {
    guard found.count == frame.landmarks.count else {
      miscountedFrames.append(index)
      return
    }
    for (found, expected) in zip(found, frame.landmarks) {
      if found.map(\.count) != expected.map(\.count) { position = .infinity }
      for (landmark, expected) in zip(found, expected) {
        for axis in 0..<3 { position.raise(to: abs(landmark[axis] - expected[axis])) }
        for (found, expected) in zip(landmark.dropFirst(3), expected.dropFirst(3)) {
          score.raise(to: abs(found - expected))
        }
      }
    }
    for (landmark, expected) in zip(foundWorld.joined(), frame.worldLandmarks.joined()) {
      for axis in 0..<3 { world.raise(to: abs(landmark[axis] - expected[axis])) }
    }
    if foundWorld.map(\.count) != frame.worldLandmarks.map(\.count) { world = .infinity }
  }
}

/// Files, each with the next one of the tiers: all of these are compared on every picture, and what a video
/// adds is the same code on each.
private func tiersInTurns(_ files: [String]) -> Zip2Sequence<[String], [KernelTier]> {
  let tiers = ExactGoldenTests.tiers
  return zip(files, files.indices.map { tiers[$0 % tiers.count] })
}

@Suite(
  "Videos: every frame as the reference has it", .serialized,
  .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct VideoGoldenTests {
  @Test("poses", arguments: tiersInTurns(VideoGolden.files(of: "pose_lite", "pose_full")))
  func poses(file: String, tier: KernelTier) throws {
    let golden = try VideoGolden(file)
    let tracker = try PoseKit.tracker(golden.task) {
      $0.compute.kernels = tier
      $0.maximumCount = golden.maximumCount
      $0.minimumTrackingOverlap = golden.minimumTrackingOverlap
      $0.minimumPresence = golden.minimumPresence
      $0.includesMasks = golden.hasMasks
    }
    var deviation = VideoDeviation()
    try golden.forEachFrame { picture, frame in
      let result = try tracker.poses(in: picture, at: .milliseconds(frame.timestamp))
      #expect(result.time == .milliseconds(frame.timestamp))
      #expect(result.subjects.allSatisfy { ($0.mask != nil) == golden.hasMasks })
      deviation.addLandmarks(
        result.subjects.map { $0.landmarks.map(\.numbers) },
        world: result.subjects.map { $0.world.landmarks.map(\.numbers) }, frame, frame.timestamp / 33)
    }
    #expect(deviation.miscountedFrames.isEmpty, "\(file)")
    #expect(deviation.position == 0, "\(file): \(deviation.position)")
    #expect(deviation.world == 0 && deviation.score == 0, "\(file): \(deviation.world) m, \(deviation.score)")
  }

  @Test("faces", arguments: tiersInTurns(VideoGolden.files(of: "face")))
  func faces(file: String, tier: KernelTier) throws {
    let golden = try VideoGolden(file)
    let tracker = try FaceKit.tracker {
      $0.compute.kernels = tier
      $0.maximumCount = golden.maximumCount
      $0.includesBlendshapes = golden.hasBlendshapes
      $0.includesTransformations = golden.hasBlendshapes
    }
    var deviation = VideoDeviation()
    try golden.forEachFrame { picture, frame in
      let faces = try tracker.faces(in: picture, at: .milliseconds(frame.timestamp)).subjects
      deviation.addLandmarks(
        faces.map { $0.landmarks.map(\.numbers) }, world: [], frame, frame.timestamp / 33)
      let expressions = faces.compactMap(\.blendshapes?.scores)
      let matrixes = faces.compactMap(\.transformation)
      #expect(expressions.count == frame.blendshapes.count && matrixes.count == frame.matrixes.count)
      for (found, expected) in zip(expressions.joined(), frame.blendshapes.joined()) {
        deviation.score.raise(to: abs(found - expected))
      }
      for (found, expected) in zip(matrixes, frame.matrixes) {
        deviation.matrix.raise(to: found.deviation(from: expected))
      }
    }
    #expect(deviation.miscountedFrames.isEmpty, "\(file)")
    #expect(deviation.position == 0, "\(file): \(deviation.position)")
    #expect(deviation.score <= KnownDifferences.expressions, "\(file): \(deviation.score)")
    #expect(deviation.matrix <= KnownDifferences.matrixShare, "\(file): \(deviation.matrix)")
  }

  @Test("hands", arguments: tiersInTurns(VideoGolden.files(of: "hand")))
  func hands(file: String, tier: KernelTier) throws {
    let golden = try VideoGolden(file)
    let tracker = try HandKit.tracker {
      $0.compute.kernels = tier
      $0.maximumCount = golden.maximumCount
      $0.minimumTrackingOverlap = golden.minimumTrackingOverlap
      $0.minimumPresence = golden.minimumPresence
    }
    var deviation = VideoDeviation()
    try golden.forEachFrame { picture, frame in
      let hands = try tracker.hands(in: picture, at: .milliseconds(frame.timestamp)).subjects
      deviation.addLandmarks(
        hands.map { $0.landmarks.map(\.numbers) }, world: hands.map { $0.world.landmarks.map(\.numbers) },
        frame, frame.timestamp / 33)
      #expect(hands.map { "\($0.side)" } == frame.handedness.map { $0.name.lowercased() })
      for (found, expected) in zip(hands, frame.handedness) {
        deviation.score.raise(to: abs(found.sideScore - expected.score))
      }
    }
    #expect(deviation.miscountedFrames.isEmpty, "\(file)")
    #expect(deviation.position == 0, "\(file): \(deviation.position)")
    #expect(deviation.world == 0, "\(file): \(deviation.world) m")
    #expect(deviation.score <= KnownDifferences.handedness, "\(file): \(deviation.score)")
  }

  @Test("objects", arguments: tiersInTurns(VideoGolden.files(of: "object")))
  func objects(file: String, tier: KernelTier) throws {
    let golden = try VideoGolden(file)
    let tracker = try ObjectKit.tracker {
      $0.compute.kernels = tier
      $0.maximumCount = golden.maximumCount
      $0.minimumScore = golden.minimumScore
    }
    try golden.forEachFrame { picture, frame in
      let objects = try tracker.objects(in: picture, at: .milliseconds(frame.timestamp)).subjects
      #expect(objects.map(\.box.numbers) == frame.objects.map(\.box))
      #expect(objects.map { $0.categories[0].name } == frame.objects.map(\.name))
      #expect(objects.map { $0.categories[0].score } == frame.objects.map(\.score))
    }
  }
}
