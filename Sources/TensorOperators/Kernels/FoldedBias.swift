import ComputeKernels
import TensorCore

/// A bias that takes over what channels add whose numbers are the same for any image.
package struct FoldedBias: Sendable {
  private let bias: Constant?
  private let channels: [SteadyChannel]
  private let filter: Constant

  /// - Parameters:
  ///   - bias: The bias `[O]` so far; `nil` for zeros.
  ///   - filter: The weights `[O, …, C]`, by which the channels are multiplied.
  package init(_ bias: Constant?, adding channels: [SteadyChannel], times filter: Constant) {
    self.bias = bias
    self.channels = channels
    self.filter = filter.narrow
  }

  /// `[O]`.
  package var shape: Shape { [filter.shape[0]] }

  /// Writes the sums in single precision.
  func evaluate(into sums: UnsafeMutablePointer<Float>) {
    let biases = bias?.evaluated.floats
    var weights = [Float](repeating: 0, count: filter.shape.elementStride(of: 0))
    filter.evaluated.withTensorInMemory { filter in
      for output in 0..<filter.shape[0] {
        withExtendedLifetime(filter) {
          StoredFloats(filter).read(weights.count, from: output * weights.count, into: &weights)
        }
        sums[output] = Float(sum(weights) + Double(biases?[output] ?? 0))
      }
    }
  }

  /// The sum over the channels and, where a window has several, over its places.
  private func sum(_ weights: [Float]) -> Double {
    let channelCount = filter.shape[filter.shape.rank - 1]
    var sum = 0.0
    for place in stride(from: 0, to: weights.count, by: channelCount) {
      for channel in channels { sum += Double(channel.number) * Double(weights[place + channel.index]) }
    }
    return sum
  }
}

/// A channel that carries the same number for any image.
package struct SteadyChannel: Sendable {
  package let index: Int
  package let number: Float

  package init(index: Int, number: Float) {
    self.index = index
    self.number = number
  }
}
