import Foundation
import TestSupport
import Testing
import VisionTasks

@Suite("Repeatability of bodies", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct PoseRepeatabilityTests {
  /// Every number of a result, as bits.
  private static func bits(of poses: [Pose]) -> [UInt32] {
    (poses.numbers + poses.flatMap { $0.mask?.values ?? [] }).map(\.bitPattern)
  }

  @Test("one landmarker gives the same bits twice, also after another picture and a failure")
  func sameBitsTwice() throws {
    let landmarker = try PoseKit.landmarker {
      $0.maximumCount = 3
      $0.includesMasks = true
    }
    let picture = try PoseKit.picture("three_people.jpg")
    let first = Self.bits(of: try landmarker.poses(in: picture))
    _ = try landmarker.poses(in: PoseKit.picture("pose.jpg"))
    let box = NormalizedBox(left: 1, top: 0, right: 0, bottom: 1)
    #expect(throws: VisionError.self) { try landmarker.poses(in: picture, search: .part(box)) }
    #expect(Self.bits(of: try landmarker.poses(in: picture)) == first)
    #expect(first.count > 3 * 33 * 8)
  }

  @Test("the number of threads does not change a bit", arguments: [2, 3])
  func sameBitsWithThreads(threadCount: Int) throws {
    let picture = try PoseKit.picture("riders.jpg")
    let results = try [1, threadCount].map { count in
      let landmarker = try PoseKit.landmarker {
        $0.maximumCount = 2
        $0.includesMasks = true
        $0.compute.threadCount = count
      }
      return Self.bits(of: try landmarker.poses(in: picture))
    }
    #expect(results[0] == results[1])
  }

  @Test("calls from several threads wait for each other and agree")
  func concurrentCalls() async throws {
    let landmarker = try PoseKit.landmarker()
    let picture = try PoseKit.picture("pose.jpg")
    let expected = Self.bits(of: try await landmarker.poses(in: picture))
    let onCallersThread: @Sendable () throws -> [UInt32] = {
      Self.bits(of: try landmarker.poses(in: picture))
    }
    let results = try await withThrowingTaskGroup(of: [UInt32].self) { group in
      for _ in 0..<3 {
        group.addTask { try onCallersThread() }
        group.addTask { Self.bits(of: try await landmarker.poses(in: picture)) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 6 && results.allSatisfy { $0 == expected })
  }

  @Test("the plain kernels find the same pose")
  func referenceKernels() throws {
    let picture = try PoseKit.picture("riders.jpg")
    let fast = try PoseKit.landmarker().poses(in: picture)
    let plain = try PoseKit.landmarker { $0.compute.kernels = .reference }.poses(in: picture)
    try #require(fast.count == 1 && plain.count == 1)
    for (fast, plain) in zip(fast[0].landmarks, plain[0].landmarks) {
      #expect(abs(fast.x - plain.x) < 1e-3 && abs(fast.y - plain.y) < 1e-3)
    }
  }
}
