import TensorCore

/// The filters of a depthwise convolution with one filter for each channel, rearranged once for the micro-kernels of
/// one instruction set.
///
/// A class as ``QuantizedMatrix``.
package final class PackedChannels: Sendable {
  private let geometry: ConvolutionGeometry
  private let instructionSet: InstructionSet
  private let hasSlope: Bool
  /// For each vector of channels: their biases, their slopes if they have any, and the weights of one tap after the
  /// other, column by column of the filter.
  private let lines: AlignedStorage
  private let lineCount: Int

  /// Packs filters.
  ///
  /// - Parameters:
  ///   - filter: `[1, KH, KW, C]`.
  ///   - bias: One addend for each channel; `nil` for none.
  ///   - slope: One factor for the negative results of each channel; `nil` for none.
  /// - Precondition: There are at least `depthwiseVectorLength` channels.
  package init(
    filter: StoredFloats, bias: UnsafePointer<Float>?, slope: UnsafePointer<Float>?,
    geometry: ConvolutionGeometry, instructionSet: InstructionSet
  ) {
    let channelCount = geometry.outputChannels
    let instructionSet = instructionSet.narrowed(toChannelCount: channelCount)
    let length = instructionSet.vectorLength
    precondition(channelCount >= length, "a vector of channels reaches beyond the last")
    self.geometry = geometry
    self.instructionSet = instructionSet
    hasSlope = slope != nil
    lineCount = (slope == nil ? 1 : 2) + geometry.filterHeight * geometry.filterWidth
    let starts = stride(from: 0, to: channelCount, by: length)
    lines = AlignedStorage(
      byteCount: (channelCount + length - 1) / length * lineCount * length * MemoryLayout<Float>.size)
    var line = lines.floats
    for start in starts {
      // The last vector ends with the last channel, even if it overlaps the one before.
      let first = min(start, channelCount - length)
      if let bias { line.update(from: bias + first, count: length) }
      line += length
      if let slope {
        line.update(from: slope + first, count: length)
        line += length
      }
      for column in 0..<geometry.filterWidth {
        for row in 0..<geometry.filterHeight {
          let tap = row * geometry.filterWidth + column
          filter.read(length, from: tap * channelCount + first, into: line)
          line += length
        }
      }
    }
  }

  /// Computes some channels of some rows.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, OH, OW, C]`.
  /// - Parameters:
  ///   - rows: Output rows, counted over the whole batch.
  ///   - channels: The channels that are computed: whole vectors, or all after some whole vectors.
  ///   - scratch: `depthwiseScratchCount` floats; overwritten.
  package func convolve(
    _ input: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>, bounds: ActivationBounds,
    rows: Range<Int>, channels: Range<Int>, scratch: UnsafeMutablePointer<Float>
  ) {
    let channelCount = geometry.outputChannels
    let imageLength = geometry.inputHeight * geometry.inputWidth * channelCount
    let resultRowLength = geometry.outputWidth * channelCount
    var row = rows.lowerBound
    while row < rows.upperBound {
      let image = row / geometry.outputHeight
      let firstOfImage = image * geometry.outputHeight
      let end = min(rows.upperBound, firstOfImage + geometry.outputHeight)
      instructionSet.kernels.depthwise(
        input + image * imageLength + channels.lowerBound, geometry.inputHeight, geometry.inputWidth,
        (row - firstOfImage) * geometry.strideHeight - geometry.paddingTop, -geometry.paddingLeft,
        channelCount, channels.count, geometry.filterHeight, geometry.filterWidth, geometry.strideHeight,
        geometry.strideWidth, geometry.dilationHeight, geometry.dilationWidth,
        lines.floats + channels.lowerBound * lineCount, hasSlope, bounds.lower, bounds.upper,
        output + row * resultRowLength + channels.lowerBound, end - row, geometry.outputWidth, scratch)
      row = end
    }
  }
}

extension InstructionSet {
  /// The number of channels that a depthwise kernel computes at a time; it takes no fewer.
  package func depthwiseVectorLength(channelCount: Int) -> Int {
    narrowed(toChannelCount: channelCount).vectorLength
  }
}

extension ConvolutionGeometry {
  /// The room for copies of the pixels under some windows, of one vector of channels; `nil` for more than any machine
  /// holds.
  package func depthwiseScratchCount(vectorLength: Int) -> Int? {
    let window = microWindow
    let (pixelCount, overflows) = window.longestExtentY.multipliedReportingOverflow(by: window.extentX)
    guard !overflows, pixelCount <= 1 << 40 else { return nil }
    return max(pixelCount, MicroWindow.copiedPixelCount) * vectorLength
  }

  /// The number of rows of outputs of an image that a depthwise kernel computes together.
  package var depthwiseStripHeight: Int {
    microWindow.stripHeight(ofRows: max(outputHeight, 1), rowStep: inputWidth * inputChannels)
  }

  private var microWindow: MicroWindow {
    MicroWindow(
      height: filterHeight, width: filterWidth, strideHeight: strideHeight, strideWidth: strideWidth,
      dilationHeight: dilationHeight, dilationWidth: dilationWidth)
  }
}
