import CMicroKernels
import TensorCore

/// The filters of a depthwise convolution with one filter for each channel, rearranged once for the
/// micro-kernels of one instruction set.
///
/// A class as ``QuantizedMatrix``.
package final class PackedChannels: Sendable {
  private let geometry: ConvolutionGeometry
  private let layout: DepthwiseLayout
  private let hasSlope: Bool
  /// For each vector of channels: their biases, their slopes if they have any, and the weights of one tap
  /// after the other, column by column of the filter.
  private let lines: AlignedStorage
  private let lineCount: Int

  /// Packs filters.
  ///
  /// - Parameters:
  ///   - filter: `[1, KH, KW, C]`.
  ///   - bias: One addend for each channel; `nil` for none.
  ///   - slope: One factor for the negative results of each channel; `nil` for none.
  ///   - layout: That of the same geometry.
  package init(
    filter: StoredFloats, bias: UnsafePointer<Float>?, slope: UnsafePointer<Float>?,
    geometry: ConvolutionGeometry, layout: DepthwiseLayout
  ) {
    self.geometry = geometry
    self.layout = layout
    hasSlope = slope != nil
    lineCount = Self.lineCount(geometry, hasSlope: hasSlope)
    let length = layout.vectorLength
    let channelCount = geometry.outputChannels
    let spanChannelCount = layout.window.spanLength * channelCount
    let vectorCount = Self.vectorCount(geometry, layout)
    lines = AlignedStorage(
      byteCount: vectorCount * lineCount * length * MemoryLayout<Float>.size, inLargePages: true)
    var line = lines.floats
    for vector in 0..<vectorCount {
      // The last vector ends with the last channel, even if it overlaps the one before.
      let channels = RepeatedChannelRange(
        start: min(vector * length, spanChannelCount - length), count: length, period: channelCount)
      if let bias {
        channels.forEachRun { channel, count, offset in
          (line + offset).update(from: bias + channel, count: count)
        }
      }
      line += length
      if let slope {
        channels.forEachRun { channel, count, offset in
          (line + offset).update(from: slope + channel, count: count)
        }
        line += length
      }
      for column in 0..<geometry.filterWidth {
        for row in 0..<geometry.filterHeight {
          let tap = row * geometry.filterWidth + column
          channels.forEachRun { channel, count, offset in
            filter.read(count, from: tap * channelCount + channel, into: line + offset)
          }
          line += length
        }
      }
    }
  }

  /// The most bytes that the filters take once they are packed.
  package static func byteCount(_ geometry: ConvolutionGeometry, _ layout: DepthwiseLayout) -> Int {
    vectorCount(geometry, layout) * lineCount(geometry, hasSlope: true) * layout.vectorLength
      * MemoryLayout<Float>.size
  }

  private static func lineCount(_ geometry: ConvolutionGeometry, hasSlope: Bool) -> Int {
    (hasSlope ? 2 : 1) + geometry.filterHeight * geometry.filterWidth
  }

  private static func vectorCount(_ geometry: ConvolutionGeometry, _ layout: DepthwiseLayout) -> Int {
    (layout.window.spanLength * geometry.outputChannels + layout.vectorLength - 1) / layout.vectorLength
  }

  /// Computes some channels of some rows.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, OH, OW, C]`.
  /// - Parameters:
  ///   - rows: Output rows, counted over the whole batch.
  ///   - channels: The channels that are computed: a multiple of the layout's `channelStep`, or all after
  ///     one.
  ///   - scratch: The layout's `scratchCount` floats; overwritten.
  package func convolve(
    _ input: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>, bounds: ActivationBounds,
    rows: Range<Int>, channels: Range<Int>, scratch: UnsafeMutablePointer<Float>
  ) {
    let imageLength = geometry.inputHeight * geometry.inputWidth * geometry.outputChannels
    var row = rows.lowerBound
    while row < rows.upperBound {
      let image = row / geometry.outputHeight
      let firstOfImage = image * geometry.outputHeight
      let end = min(rows.upperBound, firstOfImage + geometry.outputHeight)
      convolve(
        input + image * imageLength, holding: 0..<geometry.inputHeight,
        into: output + row * geometry.outputRowLength, bounds: bounds,
        rows: row - firstOfImage..<end - firstOfImage, channels: channels, scratch: scratch)
      row = end
    }
  }

  /// Computes some channels of some rows of one image, of which not all rows need be there.
  ///
  /// - Shapes: input `[held.count, W, C]`, output `[rows.count, OW, C]`.
  /// - Parameters:
  ///   - held: The rows of the image that the input has: at least those that the windows pass over.
  ///   - rows: Output rows of the image.
  ///   - channels: The channels that are computed: a multiple of the layout's `channelStep`, or all after
  ///     one.
  ///   - scratch: The layout's `scratchCount` floats; overwritten.
  func convolve(
    _ input: UnsafePointer<Float>, holding held: Range<Int>, into output: UnsafeMutablePointer<Float>,
    bounds: ActivationBounds, rows: Range<Int>, channels: Range<Int>, scratch: UnsafeMutablePointer<Float>
  ) {
    geometry.forEachPhase(
      rows: rows, holding: held, phaseHeight: layout.phaseHeight, phaseWidth: layout.phaseWidth
    ) { down, across in
      convolve(
        input + down.firstInput * geometry.inputRowLength, down,
        output + down.firstOutput * geometry.outputRowLength + across.firstOutput * geometry.outputChannels,
        across, bounds, channels: channels, scratch: scratch)
    }
  }

  /// Computes the outputs of a phase.
  ///
  /// - Parameters:
  ///   - input: The first row of pixels of the phase.
  ///   - output: The first output of the phase.
  private func convolve(
    _ input: UnsafePointer<Float>, _ down: PhaseAxis, _ output: UnsafeMutablePointer<Float>,
    _ across: PhaseAxis, _ bounds: ActivationBounds, channels: Range<Int>,
    scratch: UnsafeMutablePointer<Float>
  ) {
    let (window, channelCount) = (layout.window, geometry.outputChannels)
    var parameters = DepthwiseParameters(
      input: input + across.firstInput * channelCount + channels.lowerBound, inputHeight: down.inputLength,
      inputWidth: across.inputLength, inputRowStep: layout.phaseHeight * geometry.inputRowLength,
      originY: down.origin, originX: across.origin, pixelStep: layout.phaseWidth * channelCount,
      channelCount: channels.count, spanLength: window.spanLength, filterHeight: window.height,
      filterWidth: window.width, strideHeight: window.strideHeight, strideWidth: window.strideWidth,
      dilationHeight: window.dilationHeight, dilationWidth: window.dilationWidth,
      packed: lines.floats + channels.lowerBound * lineCount, hasSlope: hasSlope, lower: bounds.lower,
      upper: bounds.upper, output: output + channels.lowerBound, outputHeight: down.outputLength,
      outputWidth: across.outputLength, outputRowStep: layout.phaseHeight * geometry.outputRowLength,
      scratch: scratch)
    layout.instructionSet.kernels.depthwise(&parameters)
  }
}

/// Some of the channels of neighbouring pixels, which repeat from pixel to pixel.
private struct RepeatedChannelRange {
  let start: Int
  let count: Int
  /// The number of channels of a pixel.
  let period: Int

  /// Calls `body` with the first channel and the number of channels of each part that lies in one pixel, and
  /// its distance from the start.
  @inline(__always)
  func forEachRun(_ body: (_ channel: Int, _ count: Int, _ offset: Int) -> Void) {
    var offset = 0
    while offset < count {
      let channel = (start + offset) % period
      let runLength = min(count - offset, period - channel)
      body(channel, runLength, offset)
      offset += runLength
    }
  }
}
