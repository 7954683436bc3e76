import CMicroKernels
import TensorCore

/// The filters of a depthwise convolution of 8-bit quantized values, rearranged once for the micro-kernels of
/// one instruction set.
struct PackedQuantizedChannels: Sendable {
  let groups: DepthwiseGroups
  private let alignments: DepthwiseAlignments
  private let ones: [Int32]
  private let packed: AlignedStorage

  /// - Parameters:
  ///   - filters: One for each channel.
  ///   - lines: What stands before the weights of each vector of channels: one number for each channel.
  init(filters: [QuantizedFilter], lines: [[Int32]], groups: DepthwiseGroups) {
    let length = groups.instructionSet.vectorLength
    let alignments = DepthwiseAlignments(groups)
    self.groups = groups
    self.alignments = alignments
    ones = alignments.ones
    let tapCount = groups.tapCount
    let lineCount = lines.count + alignments.offsets.count * tapCount
    // Pixels that are computed together have the same filters.
    let channelCount = filters.count * groups.joinedPixelCount
    let starts = Array(stride(from: 0, to: channelCount, by: length))
    packed = AlignedStorage(
      byteCount: starts.count * lineCount * length * MemoryLayout<Int32>.size, inLargePages: true)
    for (index, start) in starts.enumerated() {
      // The last vector ends with the last channel; only channels fewer than a vector leave lanes without
      // one.
      let first = min(start, max(channelCount - length, 0))
      let block = packed.integers + index * lineCount * length
      for (lane, joined) in (first..<min(first + length, channelCount)).enumerated() {
        let channel = joined % filters.count
        for (line, numbers) in lines.enumerated() { block[line * length + lane] = numbers[channel] }
        for line in alignments.offsets.indices {
          for tap in 0..<tapCount {
            block[(lines.count + line * tapCount + tap) * length + lane] = filters[channel].group {
              alignments.filterPlace(ofMember: $0, group: tap, line: line)
            }
          }
        }
      }
    }
  }

  /// Calls `body` with the addresses that kernels take.
  @inline(__always)
  func withOperands(
    _ body: (
      _ alignmentStarts: UnsafePointer<Int>, _ lineOffsets: UnsafePointer<Int>,
      _ lineOnes: UnsafePointer<Int32>,
      _ packed: UnsafePointer<Int32>
    ) -> Void
  ) {
    alignments.starts.withUnsafeBufferPointer { starts in
      alignments.offsets.withUnsafeBufferPointer { offsets in
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

/// The filters of a depthwise convolution, and how their sums become quantized values.
///
/// A class as ``QuantizedMatrix``.
package final class QuantizedChannels: Sendable {
  private let channels: PackedQuantizedChannels
  private let usesInputSums: Bool
  private let margin: QuantizedMargin
  private let quantized: QuantizedLimits

  /// - Parameters:
  ///   - filter: `int8` or `uint8`, `[1, KH, KW, C]`.
  ///   - bias: `int32`, one for each channel; left out, all are 0.
  ///   - groups: The image of the convolution, which has one filter for each channel.
  package init(filter: Tensor, bias: Tensor?, groups: DepthwiseGroups, requantization: Requantization) {
    let isSigned = filter.elementType == .int8
    let inputZeroPoint = requantization.inputZeroPoint
    // The filters refer to it.
    defer { withExtendedLifetime(filter) {} }
    let filters = filter.depthwiseFilters(groups.instructionSet) {
      requantization.filterZeroPoint(channel: $0)
    }
    let biases = bias?.quantizedBiases
    channels = PackedQuantizedChannels(
      filters: filters,
      lines: [
        filters.indices.map { channel in
          (biases?[channel] ?? 0)
            &+ filters[channel].biasCorrection(inputZeroPoint: inputZeroPoint)
        },
        filters.map(\.inputSumFactor),
        filters.indices.map { Int32(bitPattern: requantization.multiplier(channel: $0).bitPattern) },
      ],
      groups: groups)
    usesInputSums = requantization.sumsInputs(isSigned: isSigned, groups.instructionSet)
    precondition(
      !usesInputSums || !groups.groupsColumns, "groups reach beyond the windows whose inputs are summed")
    margin = QuantizedMargin(
      isSigned: isSigned, margin: UInt8(truncatingIfNeeded: inputZeroPoint),
      zeroPoint: inputZeroPoint &+ (isSigned ? 128 : 0))
    quantized = QuantizedLimits(requantization)
  }

  /// Convolves each channel of quantized values with its own filter.
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
    channels.withOperands { alignmentStarts, lineOffsets, lineOnes, packed in
      groups.forEachPhase(
        of: input, image: image, rows: rows, quantized: margin, output: output, scratch: scratch
      ) { phase in
        var parameters = QuantizedDepthwiseParameters(
          groups: scratch, planeStep: phase.planeStep, rowStep: groups.rowStep,
          rowStride: geometry.strideHeight, columnStride: groups.columnStride,
          alignmentStarts: alignmentStarts, lineOffsets: lineOffsets, lineOnes: lineOnes,
          tapCount: groups.tapCount, tapStep: groups.tapStep, correctsSums: usesInputSums,
          packed: packed, lower: quantized.lower, upper: quantized.upper, zeroPoint: quantized.zeroPoint,
          channelCount: phase.channelCount, output: phase.output, outputHeight: phase.height,
          outputWidth: phase.width, outputRowStep: phase.rowStep, outputPixelStep: phase.pixelStep)
        groups.instructionSet.kernels.depthwiseQuantized(&parameters)
      }
    }
  }
}

/// The filters of a depthwise convolution of unsigned quantized values that were numbers before, and how
/// their sums become numbers.
///
/// A class as ``QuantizedMatrix``.
package final class DynamicRangeChannels: Sendable {
  private let channels: PackedQuantizedChannels
  private let bounds: ActivationBounds

  /// - Parameters:
  ///   - filter: `int8`, `[1, KH, KW, C]`.
  ///   - groups: The image of the convolution, which has one filter for each channel.
  package init(filter: Tensor, groups: DepthwiseGroups, scaling: FilterScaling) {
    // The filters refer to it.
    defer { withExtendedLifetime(filter) {} }
    let filters = filter.depthwiseFilters(groups.instructionSet) { _ in 0 }
    // TensorFlow Lite computes most channels in vectors, in another order than the rest.
    let vectorEnd = filters.count / 4 * 4
    func line(_ number: (Int) -> Float) -> [Int32] {
      filters.indices.map { Int32(bitPattern: number($0).bitPattern) }
    }
    channels = PackedQuantizedChannels(
      filters: filters,
      lines: [
        filters.map(\.zeroPointFactor), line { $0 < vectorEnd ? scaling.scales[$0] : 1 },
        line { $0 < vectorEnd ? 1 : scaling.scales[$0] }, line { scaling.biases?[$0] ?? 0 },
        line { scaling.slopes?[$0] ?? 1 },
      ],
      groups: groups)
    bounds = scaling.bounds
  }

  /// Convolves each channel of quantized values with its own filter.
  ///
  /// - Shapes and parameters: As ``QuantizedChannels/convolve(_:into:image:rows:scratch:)``.
  /// - Parameters:
  ///   - scale: What one step between the quantized values of the image is worth.
  ///   - zeroPoint: The quantized value of zero.
  package func convolve(
    _ input: UnsafePointer<UInt8>, scale: Float, zeroPoint: Int32, into output: UnsafeMutablePointer<Float>,
    image: Int, rows: Range<Int>, scratch: UnsafeMutablePointer<Int32>
  ) {
    let groups = channels.groups
    let geometry = groups.geometry
    let margin = QuantizedMargin(isSigned: false, margin: UInt8(truncatingIfNeeded: zeroPoint), zeroPoint: 0)
    channels.withOperands { alignmentStarts, lineOffsets, lineOnes, packed in
      groups.forEachPhase(
        of: input, image: image, rows: rows, quantized: margin, output: output, scratch: scratch
      ) { phase in
        var parameters = DynamicRangeDepthwiseParameters(
          groups: scratch, planeStep: phase.planeStep, rowStep: groups.rowStep,
          rowStride: geometry.strideHeight, columnStride: groups.columnStride,
          alignmentStarts: alignmentStarts, lineOffsets: lineOffsets, lineOnes: lineOnes,
          tapCount: groups.tapCount, tapStep: groups.tapStep, packed: packed, scale: scale,
          zeroPoint: zeroPoint, lower: bounds.lower, upper: bounds.upper, channelCount: phase.channelCount,
          output: phase.output, outputHeight: phase.height, outputWidth: phase.width,
          outputRowStep: phase.rowStep, outputPixelStep: phase.pixelStep)
        groups.instructionSet.kernels.depthwiseDynamicRange(&parameters)
      }
    }
  }
}

extension Tensor {
  /// The filter of each channel of a tensor `[1, KH, KW, C]` of quantized values, which must live as long as
  /// they are used.
  fileprivate func depthwiseFilters(
    _ instructionSet: InstructionSet, zeroPoint: (_ channel: Int) -> Int32
  ) -> [QuantizedFilter] {
    let channelCount = shape[3]
    return (0..<channelCount).map { channel in
      QuantizedFilter(
        of: self, first: channel, step: channelCount, count: shape.elementCount / channelCount,
        zeroPoint: zeroPoint(channel), instructionSet: instructionSet)
    }
  }
}
