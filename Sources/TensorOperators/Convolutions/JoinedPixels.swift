import ComputeKernels
import TensorCore

/// A convolution whose windows at neighbouring outputs of a row are one, with the channels of all of them.
///
/// A product computes a whole vector of output channels in the time of a few. Where outputs have fewer,
/// neighbours fill it together. Their windows overlap, so that the joined one is smaller than all of them; it
/// has no weight where the window of an output does not reach.
struct JoinedPixels: Sendable {
  /// The convolution with the larger windows.
  let geometry: ConvolutionGeometry
  /// The number of outputs that become one; one where they stay as they are.
  let count: Int
  private let original: ConvolutionGeometry

  init(_ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet) {
    original = geometry
    let most = instructionSet.vectorLength / max(geometry.outputChannels, 1)
    /// The groups of quantized values that are multiplied for each output.
    func cost(_ joined: ConvolutionGeometry) -> Double {
      let rowLength = joined.filterWidth * joined.inputChannels
      return Double(instructionSet.groupCount(rowLength)) * Double(joined.outputWidth)
    }
    // Of those that cost as much, the one with the fewest vectors of results comes first.
    let candidates = (1...max(most, 1)).reversed().compactMap { count in
      geometry.joiningPixels(count).map { (count: count, geometry: $0) }
    }
    (count, self.geometry) = candidates.min { cost($0.geometry) < cost($1.geometry) } ?? (1, geometry)
  }

  /// What is done with the outputs, for plans.
  var reason: String { count > 1 ? "; \(count) neighbouring outputs are one" : "" }

  /// The size of the filters that ``filters(_:channelsAreLast:zeroPoint:)`` makes.
  func filterByteCount(channelsAreLast: Bool) -> Int {
    count > 1 || channelsAreLast ? geometry.outputChannels * geometry.patchLength : 0
  }

  /// The filters of the larger windows, `[O, KH, KW, I]`.
  ///
  /// - Parameters:
  ///   - filters: Quantized values of 8 bits.
  ///   - channelsAreLast: Whether those are `[KH, KW, I, O]`; not `[O, KH, KW, I]`.
  ///   - zeroPoint: The zero point of an output channel's filter.
  func filters(
    _ filters: Tensor, channelsAreLast: Bool, zeroPoint: (_ channel: Int) -> Int32
  ) -> Tensor {
    guard count > 1 || channelsAreLast else { return filters }
    let (height, depth) = (geometry.filterHeight, geometry.inputChannels)
    let (channelCount, patchLength) = (original.outputChannels, original.patchLength)
    let (rowLength, joinedLength) = (original.filterWidth * depth, geometry.filterWidth * depth)
    let (channelStep, step) = channelsAreLast ? (1, channelCount) : (patchLength, 1)
    return filters.withUnsafeBytes { source in
      Tensor(
        shape: [geometry.outputChannels, height, geometry.filterWidth, depth],
        elementType: filters.elementType
      ) { joined in
        for output in 0..<geometry.outputChannels {
          let (pixel, channel) = output.quotientAndRemainder(dividingBy: channelCount)
          let zero = UInt8(truncatingIfNeeded: zeroPoint(channel))
          let first = pixel * original.strideWidth * depth
          for row in 0..<height {
            for position in 0..<joinedLength {
              let isWeight = first..<first + rowLength ~= position
              joined[(output * height + row) * joinedLength + position] =
                isWeight
                ? source[channel * channelStep + (row * rowLength + position - first) * step] : zero
            }
          }
        }
      }
    }
  }
}

extension ConvolutionGeometry {
  /// The convolution with so many neighbouring outputs as one; `nil` where they fill no row, where windows
  /// have gaps, between them or inside, or where they are pixels, which are read where they lie.
  fileprivate func joiningPixels(_ count: Int) -> ConvolutionGeometry? {
    guard count > 1 else { return self }
    guard outputWidth % count == 0, dilationWidth == 1, strideWidth <= filterWidth, !isPointwise else {
      return nil
    }
    var joined = self
    joined.outputWidth /= count
    joined.outputChannels *= count
    joined.filterWidth += (count - 1) * strideWidth
    joined.strideWidth *= count
    return joined
  }
}
