/// Which hand the network takes a hand for, and how sure it is.
///
/// The network assumes a mirrored picture, such as a front camera shows: in a picture that is not mirrored a
/// right hand is called left.
/// Source: `mediapipe/calculators/tensor/tensors_to_classification_calculator.cc`.
package struct Handedness: Sendable, Hashable {
  /// The two hands in the order of the network's classes.
  package enum Side: Int, Sendable, CaseIterable {
    case right = 0
    case left = 1
  }

  package let side: Side
  /// The probability of `side`, at least one half.
  package let score: Float

  /// - Parameter rightProbability: the network's output; one half counts as right.
  package init(rightProbability: Float) {
    let leftProbability = Float(1 - Double(rightProbability))
    side = leftProbability > rightProbability ? .left : .right
    score = side == .left ? leftProbability : rightProbability
  }
}
