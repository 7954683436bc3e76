import ComputeKernels

/// What a kernel does to its results while they are in registers or in the nearest cache, in the order of the
/// members.
///
/// A class, like all that few nodes have, so that nodes stay small.
package final class FusedEpilogue: Sendable {
  /// The type of what the operator itself makes.
  package let operatorOutput: TensorType
  /// The tensor that is added to the result.
  package let addend: Int?
  /// The number of channels that the addend lacks; they are zero.
  package let missingChannelCount: Int
  /// A constant with one factor for the negative results of each channel.
  package let slope: Int?
  /// The limits of the results.
  package let activation: Activation
  /// Whether the result is multiplied with the node's input.
  package let multipliesByInput: Bool
  /// Whether the quantized values that result are written as the numbers that they stand for.
  package let dequantizes: Bool
  /// What of all this other nodes did in the model.
  private let parts: [String]

  package init(
    operatorOutput: TensorType, addend: Int?, missingChannelCount: Int, slope: Int?, activation: Activation,
    multipliesByInput: Bool, dequantizes: Bool, parts: [String]
  ) {
    self.operatorOutput = operatorOutput
    self.addend = addend
    self.missingChannelCount = missingChannelCount
    self.slope = slope
    self.activation = activation
    self.multipliesByInput = multipliesByInput
    self.dequantizes = dequantizes
    self.parts = parts
  }

  /// The reason for the node's kernel continues so.
  package var reason: String { "; applies " + parts.joined(separator: " and ") }
}

/// What a detection post-process does to the elements that it reads as scores, in place of other nodes.
package final class FusedScores: Sendable {
  package let function: ScoreFunction
  /// The reason for the node's kernel continues so.
  package let reason: String

  package init(function: ScoreFunction, reason: String) {
    self.function = function
    self.reason = reason
  }
}

/// How class scores follow from the elements of a tensor: by a function that never falls, so that the largest
/// element gives the largest score.
package enum ScoreFunction: Sendable {
  case identity
  case logistic
  case table(DequantizedNumbers)
}
