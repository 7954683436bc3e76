import Foundation
import TestSupport
import Testing
import VisionTasks

@Suite("Repeatability of bodies", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct PoseRepeatabilityTests {
  /// Every number of a result, as bits.
  private static func bits(of result: PoseLandmarkerResult) -> [UInt32] {
    let landmarks = result.landmarks.joined().flatMap { landmark -> [Float] in
      let (visibility, presence) = (landmark.visibility?.floatValue, landmark.presence?.floatValue)
      return [landmark.x, landmark.y, landmark.z, visibility ?? -1, presence ?? -1]
    }
    let worldLandmarks = result.worldLandmarks.joined().flatMap { [$0.x, $0.y, $0.z] }
    let masks = result.segmentationMasks.flatMap { mask in
      Array(UnsafeBufferPointer(start: mask.float32Data, count: mask.width * mask.height))
    }
    return (landmarks + worldLandmarks + masks).map(\.bitPattern)
  }

  @Test("one landmarker gives the same bits twice, also after another picture and a failure")
  func sameBitsTwice() throws {
    let landmarker = try PoseKit.landmarker {
      $0.numPoses = 3
      $0.shouldOutputSegmentationMasks = true
    }
    let image = try PoseKit.image("three_people.jpg")
    let first = Self.bits(of: try landmarker.detect(image: image))
    _ = try landmarker.detect(image: PoseKit.image("pose.jpg"))
    #expect(throws: TasksError.self) { try MPImage(data: Data("no picture".utf8)) }
    #expect(Self.bits(of: try landmarker.detect(image: image)) == first)
    #expect(first.count > 3 * 33 * 8)
  }

  @Test("the number of threads does not change a bit", arguments: [2, 3])
  func sameBitsWithThreads(threadCount: Int) throws {
    let image = try PoseKit.image("riders.jpg")
    let results = try [1, threadCount].map { count in
      let landmarker = try PoseKit.landmarker {
        $0.numPoses = 2
        $0.shouldOutputSegmentationMasks = true
        $0.baseOptions.threadCount = count
      }
      return Self.bits(of: try landmarker.detect(image: image))
    }
    #expect(results[0] == results[1])
  }

  @Test("calls from several threads wait for each other and agree")
  func concurrentCalls() async throws {
    let landmarker = try PoseKit.landmarker()
    let image = try PoseKit.image("pose.jpg")
    let expected = Self.bits(of: try landmarker.detect(image: image))
    let results = try await withThrowingTaskGroup(of: [UInt32].self) { group in
      for _ in 0..<6 { group.addTask { Self.bits(of: try landmarker.detect(image: image)) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 6 && results.allSatisfy { $0 == expected })
  }

  @Test("the plain kernels find the same pose")
  func referenceKernels() throws {
    let image = try PoseKit.image("riders.jpg")
    let fast = try PoseKit.landmarker().detect(image: image)
    let plain = try PoseKit.landmarker { $0.baseOptions.kernels = .reference }.detect(image: image)
    try #require(fast.landmarks.count == 1 && plain.landmarks.count == 1)
    for (fast, plain) in zip(fast.landmarks[0], plain.landmarks[0]) {
      #expect(abs(fast.x - plain.x) < 1e-3 && abs(fast.y - plain.y) < 1e-3)
    }
  }
}
