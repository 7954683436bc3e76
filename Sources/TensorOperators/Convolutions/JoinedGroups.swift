import ComputeKernels
import TensorCore

/// A convolution in groups of channels as one with fewer, larger groups, whose filters have no weight where a
/// channel was of another group.
///
/// A product computes a whole vector of output channels in the time of a few. Where groups are narrower, as
/// many as fill a vector are multiplied together: with as many instructions, but fewer of everything else.
struct JoinedGroups: Sendable {
  /// The convolution with the larger groups.
  let geometry: ConvolutionGeometry
  /// The number of groups that each of those is made of; one where they stay as they are.
  let count: Int
  private let original: ConvolutionGeometry

  /// - Parameter vectorLength: The number of output channels that a product computes together.
  init(_ geometry: ConvolutionGeometry, vectorLength: Int) {
    original = geometry
    let most = vectorLength / max(geometry.groupOutputChannels, 1)
    count = (1...max(min(most, geometry.groupCount), 1)).last { geometry.groupCount % $0 == 0 } ?? 1
    var joined = geometry
    joined.groupCount /= count
    self.geometry = joined
  }

  /// What is done with the groups, for plans.
  var reason: String {
    let joined = count > 1 ? ", \(count) together" : ""
    return "\(original.groupCount) groups\(joined): the windows of each are put side by side, then multiplied"
  }

  /// The size of the filters that ``filters(_:zeroPoint:)`` makes.
  var filterByteCount: Int { count == 1 ? 0 : geometry.outputChannels * geometry.patchLength }

  /// The filters of the larger groups.
  ///
  /// - Parameters:
  ///   - filters: Quantized values of 8 bits, `[O, KH, KW, I]`.
  ///   - zeroPoint: The zero point of an output channel's filter.
  func filters(_ filters: Tensor, zeroPoint: (_ channel: Int) -> Int32) -> Tensor {
    guard count > 1 else { return filters }
    let (length, channels) = (geometry.groupInputChannels, original.groupInputChannels)
    let tapCount = geometry.filterHeight * geometry.filterWidth
    return filters.withUnsafeBytes { source in
      Tensor(
        shape: [geometry.outputChannels, geometry.filterHeight, geometry.filterWidth, length],
        elementType: filters.elementType
      ) { joined in
        for channel in 0..<geometry.outputChannels {
          let group = channel / original.groupOutputChannels % count
          let zero = UInt8(truncatingIfNeeded: zeroPoint(channel))
          for tap in channel * tapCount..<(channel + 1) * tapCount {
            // In bounds: there are as many taps as both have rows.
            let weights = UnsafeMutableRawBufferPointer(rebasing: joined[tap * length..<(tap + 1) * length])
            weights.copyBytes(from: repeatElement(zero, count: length))
            UnsafeMutableRawBufferPointer(rebasing: weights[group * channels..<(group + 1) * channels])
              .copyMemory(
                from: UnsafeRawBufferPointer(rebasing: source[tap * channels..<(tap + 1) * channels]))
          }
        }
      }
    }
  }
}
