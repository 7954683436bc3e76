import ComputeKernels
import TensorCore

/// A bias that takes over what channels add whose numbers are the same for any image.
struct FoldedBias: PackedLater {
  /// Of single precision.
  let target: Tensor
  private let bias: Tensor?
  private let channels: [SteadyChannel]
  private let filter: Tensor

  /// - Parameters:
  ///   - bias: The bias `[O]` so far; `nil` for zeros.
  ///   - filter: The weights `[O, …, C]`, by which the channels are multiplied.
  init(_ bias: Tensor?, adding channels: [SteadyChannel], times filter: Tensor) {
    self.bias = bias
    self.channels = channels
    self.filter = filter
    let outputCount = filter.shape[0]
    target = Tensor(
      shape: [outputCount], elementType: .float32,
      storage: AlignedStorage(byteCount: outputCount * ElementType.float32.byteCount, isZeroed: false))
  }

  var byteCount: Int { target.byteCount }

  func pack() {
    let biases = bias?.floats
    let sums = target.storage.start.assumingMemoryBound(to: Float.self)
    var weights = [Float](repeating: 0, count: filter.shape.elementStride(of: 0))
    filter.withTensorInMemory { filter in
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
