import TensorCore

/// The filters of a depthwise convolution of 8-bit codes, rearranged once for the micro-kernels of one instruction
/// set.
struct PackedCodeChannels: Sendable {
  let groups: DepthwiseGroups
  /// The number of neighbouring outputs that are computed as if they were one with more channels.
  let pixelCount: Int
  private let phases: DepthwisePhases
  private let ones: [Int32]
  private let packed: AlignedStorage

  /// - Parameters:
  ///   - filters: One for each channel.
  ///   - lines: What stands before the weights of each block of channels: one number for each channel.
  init(filters: [CodeFilter], lines: [[Int32]], groups: DepthwiseGroups) {
    let instructionSet = groups.instructionSet
    let blockLength = instructionSet.channelBlockLength
    let pixelCount = groups.geometry.jointPixelCount(blockLength: blockLength)
    let phases = DepthwisePhases(groups)
    self.groups = groups
    self.pixelCount = pixelCount
    self.phases = phases
    ones = phases.ones
    let channelCount = filters.count * pixelCount
    let blocks = instructionSet.channelBlocks(channelCount: channelCount)
    let lineCount = lines.count + phases.positions.count
    packed = AlignedStorage(
      byteCount: blocks.count * lineCount * blockLength * MemoryLayout<Int32>.size)
    for (index, block) in blocks.enumerated() {
      let start = packed.integers + index * lineCount * blockLength
      for (lane, jointChannel) in block.enumerated() where jointChannel < channelCount {
        let channel = jointChannel % filters.count
        for (line, numbers) in lines.enumerated() { start[line * blockLength + lane] = numbers[channel] }
        for (tap, positions) in phases.positions.enumerated() {
          start[(lines.count + tap) * blockLength + lane] = filters[channel].group(positions)
        }
      }
    }
  }

  /// The number of channels of as many outputs as are computed together.
  var channelCount: Int { groups.geometry.outputChannels * pixelCount }

  /// Calls `body` with the addresses that kernels take.
  @inline(__always)
  func withOperands(
    _ body: (
      _ phaseStarts: UnsafePointer<Int>, _ tapOffsets: UnsafePointer<Int>, _ tapOnes: UnsafePointer<Int32>,
      _ packed: UnsafePointer<Int32>
    ) -> Void
  ) {
    phases.starts.withUnsafeBufferPointer { starts in
      phases.offsets.withUnsafeBufferPointer { offsets in
        ones.withUnsafeBufferPointer { ones in
          // There is a tap: no shape rule allows a window without.
          guard let starts = starts.baseAddress, let offsets = offsets.baseAddress,
            let ones = ones.baseAddress
          else { return }
          body(starts, offsets, ones, packed.integers)
        }
      }
    }
  }
}

/// The filters of a depthwise convolution, and how their sums become codes.
package struct QuantizedChannels: Sendable {
  private let channels: PackedCodeChannels
  private let usesInputSums: Bool
  private let margin: CodeMargin
  private let codes: CodeRange

  /// - Parameters:
  ///   - filter: `int8` or `uint8`, `[1, KH, KW, C]`.
  ///   - bias: `int32`, one for each channel; left out, all are 0.
  ///   - groups: The image of the convolution, which has one filter for each channel.
  package init(filter: Tensor, bias: Tensor?, groups: DepthwiseGroups, requantization: Requantization) {
    let isSigned = filter.elementType == .int8
    let inputZeroPoint = requantization.inputZeroPoint
    let filters = filter.depthwiseFilters(groups.instructionSet) {
      requantization.filterZeroPoint(channel: $0)
    }
    let biases = bias?.integers
    channels = PackedCodeChannels(
      filters: filters,
      lines: [
        filters.indices.map { channel in
          (biases?[channel] ?? 0)
            &+ filters[channel].biasCorrection(inputZeroPoint: inputZeroPoint, isSigned: isSigned)
        },
        filters.map(\.inputSumFactor),
        filters.indices.map { Int32(bitPattern: requantization.multiplier(channel: $0).bitPattern) },
      ],
      groups: groups)
    usesInputSums = filters.contains { $0.inputSumFactor != 0 }
    margin = CodeMargin(
      isSigned: isSigned, margin: UInt8(truncatingIfNeeded: inputZeroPoint),
      zeroPoint: inputZeroPoint &+ (isSigned ? 128 : 0))
    codes = CodeRange(requantization)
  }

  /// Convolves each channel of codes with its own filter.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, OH, OW, C]`.
  /// - Parameters:
  ///   - image: The number of the image.
  ///   - rows: Rows of outputs of this image.
  ///   - scratch: ``DepthwiseGroups/byteCount(outputRows:)`` bytes; overwritten.
  package func convolve(
    _ input: UnsafePointer<UInt8>, into output: UnsafeMutablePointer<UInt8>, image: Int, rows: Range<Int>,
    scratch: UnsafeMutablePointer<Int32>
  ) {
    let groups = channels.groups
    let geometry = groups.geometry
    groups.make(from: input, image: image, rows: rows, codes: margin, to: scratch)
    let firstPixel = (image * geometry.outputHeight + rows.lowerBound) * geometry.outputWidth
    let result = output + firstPixel * geometry.outputChannels
    channels.withOperands { phaseStarts, tapOffsets, tapOnes, packed in
      groups.instructionSet.kernels.depthwiseCodes(
        scratch, groups.rowStep, groups.pixelStep, geometry.strideHeight, phaseStarts, tapOffsets, tapOnes,
        usesInputSums, packed, codes.lower, codes.upper, codes.zeroPoint, channels.pixelCount,
        channels.channelCount, result, rows.count, geometry.outputWidth)
    }
  }
}

/// The filters of a depthwise convolution of unsigned codes that were numbers before, and how their sums become
/// numbers.
package struct DynamicRangeChannels: Sendable {
  private let channels: PackedCodeChannels
  private let bounds: ActivationBounds

  /// - Parameters:
  ///   - filter: `int8`, `[1, KH, KW, C]`.
  ///   - groups: The image of the convolution, which has one filter for each channel.
  package init(filter: Tensor, groups: DepthwiseGroups, scaling: FilterScaling) {
    let filters = filter.depthwiseFilters(groups.instructionSet) { _ in 0 }
    // TensorFlow Lite computes most channels in vectors, in another order than the rest.
    let vectorEnd = filters.count / 4 * 4
    func line(_ number: (Int) -> Float) -> [Int32] {
      filters.indices.map { Int32(bitPattern: number($0).bitPattern) }
    }
    channels = PackedCodeChannels(
      filters: filters,
      lines: [
        filters.map(\.zeroPointFactor), line { $0 < vectorEnd ? scaling.scales[$0] : 1 },
        line { $0 < vectorEnd ? 1 : scaling.scales[$0] }, line { scaling.biases?[$0] ?? 0 },
        line { scaling.slopes?[$0] ?? 1 },
      ],
      groups: groups)
    bounds = scaling.bounds
  }

  /// Convolves each channel of codes with its own filter.
  ///
  /// - Shapes and parameters: As ``QuantizedChannels/convolve(_:into:image:rows:scratch:)``.
  /// - Parameters:
  ///   - scale: What one step between the codes of the image is worth.
  ///   - zeroPoint: The code of zero.
  package func convolve(
    _ input: UnsafePointer<UInt8>, scale: Float, zeroPoint: Int32, into output: UnsafeMutablePointer<Float>,
    image: Int, rows: Range<Int>, scratch: UnsafeMutablePointer<Int32>
  ) {
    let groups = channels.groups
    let geometry = groups.geometry
    let margin = CodeMargin(isSigned: false, margin: UInt8(truncatingIfNeeded: zeroPoint), zeroPoint: 0)
    groups.make(from: input, image: image, rows: rows, codes: margin, to: scratch)
    let firstPixel = (image * geometry.outputHeight + rows.lowerBound) * geometry.outputWidth
    let result = output + firstPixel * geometry.outputChannels
    channels.withOperands { phaseStarts, tapOffsets, _, packed in
      groups.instructionSet.kernels.depthwiseCodesToNumbers(
        scratch, groups.rowStep, groups.pixelStep, geometry.strideHeight, phaseStarts, tapOffsets, packed,
        scale, zeroPoint, bounds.lower, bounds.upper, channels.pixelCount, channels.channelCount, result,
        rows.count, geometry.outputWidth)
    }
  }
}

extension Tensor {
  /// The filter of each channel of a tensor `[1, KH, KW, C]` of codes.
  fileprivate func depthwiseFilters(
    _ instructionSet: InstructionSet, zeroPoint: (_ channel: Int) -> Int32
  ) -> [CodeFilter] {
    let channelCount = shape[3]
    return (0..<channelCount).map { channel in
      CodeFilter(
        weights: codes(at: stride(from: channel, to: shape.elementCount, by: channelCount)),
        isSigned: elementType == .int8, zeroPoint: zeroPoint(channel), instructionSet: instructionSet)
    }
  }
}

extension ConvolutionGeometry {
  /// The number of neighbouring outputs of a row whose channels fill blocks together, if the outputs lie as
  /// close as the inputs; otherwise one.
  fileprivate func jointPixelCount(blockLength: Int) -> Int {
    let count = (1...8).first { outputChannels * $0 % blockLength == 0 } ?? 1
    return strideWidth == 1 && count <= outputWidth ? count : 1
  }
}

extension InstructionSet {
  /// The number of channels that a depthwise kernel of codes computes at a time.
  var channelBlockLength: Int { 4 * vectorLength }

  /// The channels of each block. The last block ends with the last channel; only channels fewer than a block
  /// have some beyond their last.
  fileprivate func channelBlocks(channelCount: Int) -> [Range<Int>] {
    stride(from: 0, to: channelCount, by: channelBlockLength).map { start in
      let first = min(start, max(channelCount - channelBlockLength, 0))
      return first..<first + channelBlockLength
    }
  }
}
