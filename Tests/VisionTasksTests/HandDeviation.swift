import TestSupport
import VisionTasks

/// How far one hand is from the reference's: the largest difference of each kind.
struct HandDeviation {
  var position: Float = 0
  var depth: Float = 0
  /// Of the handedness.
  var score: Float = 0
  /// Metres.
  var world: Float = 0

  /// What a hand may differ by where kernels round each product: a fifth of a pixel in a picture of a
  /// thousand, half a millimetre; 1.7e-4, 8e-5, 2.6e-3 and 2.4e-4 have been seen.
  static let limit = HandDeviation(position: 2e-4, depth: 2e-4, score: 3e-3, world: 5e-4)
}

extension HandDeviation {
  /// What is missing or called otherwise is infinitely far.
  init(_ hand: Hand, _ expected: HandGolden.Hand) {
    guard hand.landmarks.count == expected.landmarks.count,
      hand.world.landmarks.count == expected.worldLandmarks.count, hand.side.rawValue == expected.index,
      "\(hand.side)" == expected.name.lowercased()
    else {
      position = .infinity
      return
    }
    score.raise(to: abs(hand.sideScore - expected.score))
    for (found, expected) in zip(hand.landmarks, expected.landmarks) {
      position.raise(to: abs(found.x - expected.x))
      position.raise(to: abs(found.y - expected.y))
      depth.raise(to: abs(found.z - expected.z))
    }
    for (found, expected) in zip(hand.world.landmarks, expected.worldLandmarks) {
      let difference = SIMD3(found.x, found.y, found.z) - expected
      for axis in 0..<3 { world.raise(to: abs(difference[axis])) }
    }
  }

  /// Whether no difference is above its limit, or not a number.
  var isWithinLimit: Bool {
    position <= Self.limit.position && depth <= Self.limit.depth && score <= Self.limit.score
      && world <= Self.limit.world
  }
}
