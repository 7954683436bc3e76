import TestSupport
import VisionTasks

/// How far one pose is from the reference's: the largest difference of each kind.
struct PoseDeviation {
  var position: Float = 0
  var depth: Float = 0
  var probability: Float = 0
  /// Metres.
  var world: Float = 0

  /// What a pose may differ by where kernels round each product. The landmark network moves by as much when
  /// single pixels of its input change by one level, which differences in the last bit of the region do.
  static let limit = PoseDeviation(position: 1e-3, depth: 2e-3, probability: 2e-3, world: 2e-3)
}

extension PoseDeviation {
  /// - Parameters:
  ///   - landmarks: 33 times x, y, z, visibility, presence.
  ///   - worldLandmarks: the same in metres.
  init(_ pose: Pose, landmarks: [[Float]], worldLandmarks: [[Float]]) {
    let (found, foundWorld) = (pose.landmarks.map(\.numbers), pose.world.landmarks.map(\.numbers))
    for (found, expected) in zip(found, landmarks) {
      for axis in 0..<2 { position.raise(to: abs(found[axis] - expected[axis])) }
      depth.raise(to: abs(found[2] - expected[2]))
      for index in 3..<5 { probability.raise(to: abs(found[index] - expected[index])) }
    }
    for (found, expected) in zip(foundWorld, worldLandmarks) {
      for axis in 0..<3 { world.raise(to: abs(found[axis] - expected[axis])) }
      for index in 3..<5 { probability.raise(to: abs(found[index] - expected[index])) }
    }
    let isComplete = found.count == landmarks.count && foundWorld.count == worldLandmarks.count
    if !isComplete { position = .infinity }
  }

  /// The largest difference in units of the limit; infinite when one is not a number.
  var ratioToLimit: Float {
    max(
      position / Self.limit.position, depth / Self.limit.depth, probability / Self.limit.probability,
      world / Self.limit.world)
  }
}
