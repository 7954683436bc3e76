/// A depthwise convolution of an image that a pointwise convolution makes for it alone.
///
/// The image exists only in bands: the rows that the windows of a few rows of outputs pass over are made in scratch
/// memory, where they are read again while they are in a cache. Neighbouring bands share rows, which are moved instead
/// of being made again.
package struct ExpandedDepthwise: Sendable {
  private let expansion: ConvolutionGeometry
  private let geometry: ConvolutionGeometry
  /// The most rows of outputs that are computed from one band.
  package let outputRowsPerBand: Int
  private let bandCount: Int
  private let windowScratchCount: Int

  /// The size of a band: half of a common second-level cache.
  private static let bandByteCount = 1 << 19

  /// - Parameters:
  ///   - expansion: That of the pointwise convolution, of one image.
  ///   - geometry: That of the depthwise convolution, of that image, with one filter for each channel.
  ///   - layout: How its channels fill vectors.
  /// - Returns: `nil` when the rows under one window take more than a band.
  package init?(_ expansion: ConvolutionGeometry, _ geometry: ConvolutionGeometry, _ layout: DepthwiseLayout)
  {
    let rowLength = geometry.inputWidth * geometry.inputChannels
    let rowCount = Self.bandByteCount / (max(rowLength, 1) * MemoryLayout<Float>.size)
    let windowHeight = geometry.windowHeight
    let stripHeight = layout.stripHeight
    let outputRows = (rowCount - windowHeight) / geometry.strideHeight + 1
    guard rowCount >= windowHeight, outputRows >= stripHeight, let windowScratchCount = layout.scratchCount
    else { return nil }
    self.expansion = expansion
    self.geometry = geometry
    outputRowsPerBand = min(outputRows / stripHeight * stripHeight, geometry.outputHeight)
    bandCount = ((outputRowsPerBand - 1) * geometry.strideHeight + windowHeight) * rowLength
    self.windowScratchCount = windowScratchCount
  }

  /// The number of floats that ``convolve`` needs beside its operands.
  package var scratchCount: Int { bandCount + windowScratchCount }

  /// Computes some rows.
  ///
  /// - Shapes: input `[H, W, I]`, output `[OH, OW, C]`.
  /// - Parameters:
  ///   - matrix: The filter of the pointwise convolution, whose results are clamped to `matrixBounds`.
  ///   - channels: The filters of the depthwise convolution, whose results are clamped to `bounds`.
  ///   - rows: Output rows.
  ///   - scratch: ``scratchCount`` floats; overwritten.
  package func convolve(
    _ input: UnsafePointer<Float>, by matrix: PackedMatrix, _ matrixBounds: ActivationBounds,
    then channels: PackedChannels, _ bounds: ActivationBounds, into output: UnsafeMutablePointer<Float>,
    rows: Range<Int>, scratch: UnsafeMutablePointer<Float>
  ) {
    let rowLength = geometry.inputWidth * geometry.inputChannels
    var held = 0..<0
    for first in stride(from: rows.lowerBound, to: rows.upperBound, by: outputRowsPerBand) {
      let outputRows = first..<min(first + outputRowsPerBand, rows.upperBound)
      let needed = geometry.inputRows(under: outputRows)
      let kept = needed.clamped(to: held)
      if !kept.isEmpty {
        scratch.update(
          from: scratch + (kept.lowerBound - held.lowerBound) * rowLength, count: kept.count * rowLength)
      }
      let missing = needed.dropFirst(kept.count)
      expand(input, by: matrix, matrixBounds, rows: missing, into: scratch + kept.count * rowLength)
      channels.convolve(
        scratch, holding: needed, into: output, bounds: bounds, rows: outputRows,
        channels: 0..<geometry.outputChannels, scratch: scratch + bandCount)
      held = needed
    }
  }

  /// Makes some rows of the image.
  private func expand(
    _ input: UnsafePointer<Float>, by matrix: PackedMatrix, _ bounds: ActivationBounds, rows: Range<Int>,
    into destination: UnsafeMutablePointer<Float>
  ) {
    let channelCount = expansion.inputChannels
    matrix.multiply(
      MatrixRows(
        start: input + rows.lowerBound * expansion.inputWidth * channelCount, stride: channelCount,
        count: rows.count * expansion.inputWidth, runLength: channelCount),
      bounds: bounds, output: destination)
  }
}
