/// A depthwise convolution that is computed together with the pointwise convolution before it, or the one
/// after it, or both, a band of rows at a time.
///
/// What one of them makes and the next one reads lies in scratch memory, small enough to be in a cache still.
/// Of the rows of an image that are made so, neighbouring bands share some: these are moved instead of being
/// made again.
package struct DepthwiseBands: Sendable {
  private let geometry: ConvolutionGeometry
  /// The most rows of outputs of a band.
  package let rowCount: Int
  /// The most rows of the image that are made for a band.
  private let imageRowCount: Int
  private let keepsOutputs: Bool
  private let windowScratchCount: Int

  /// The size of a band: half of a common second-level cache.
  private static let byteCount = 1 << 19

  /// - Parameters:
  ///   - geometry: That of the depthwise convolution, of one image, with one filter for each channel.
  ///   - layout: How its channels fill vectors.
  ///   - makesImage: Whether a pointwise convolution makes the image, which is in memory otherwise.
  ///   - keepsOutputs: Whether outputs are kept for a pointwise convolution of them, instead of going to
  ///     memory.
  /// - Returns: `nil` when the least that is computed together takes more than a band.
  package init?(
    _ geometry: ConvolutionGeometry, _ layout: DepthwiseLayout, makesImage: Bool, keepsOutputs: Bool
  ) {
    let madeLength = makesImage ? geometry.inputRowLength : 0
    let keptLength = keepsOutputs ? geometry.outputRowLength : 0
    guard let windowScratchCount = layout.scratchCount,
      let sharedCount = memorySize([max(geometry.windowHeight - geometry.strideHeight, 0), madeLength])
    else { return nil }
    let floatCount = Self.byteCount / MemoryLayout<Float>.size
    let fitting = (floatCount - sharedCount) / max(geometry.strideHeight * madeLength + keptLength, 1)
    // Rows of a phase share pixels; so bands have strips of all phases, or if those are too many, as many
    // rows as fit.
    let unit = min(layout.stripHeight, fitting)
    guard unit >= layout.stripHeight / layout.phaseHeight else { return nil }
    self.geometry = geometry
    self.keepsOutputs = keepsOutputs
    self.windowScratchCount = windowScratchCount
    rowCount = min(fitting / unit * unit, max(geometry.outputHeight, 1))
    imageRowCount = makesImage ? (rowCount - 1) * geometry.strideHeight + geometry.windowHeight : 0
  }

  /// The number of floats that a band needs beside what is in memory.
  package var scratchCount: Int { imageCount + outputCount + windowScratchCount }

  private var imageCount: Int { imageRowCount * geometry.inputRowLength }
  private var outputCount: Int { keepsOutputs ? rowCount * geometry.outputRowLength : 0 }

  /// Computes some rows, and calls `body` with those of each band.
  ///
  /// - Shapes: input `[H, W, I]`, output `[OH, OW, C]`.
  /// - Parameters:
  ///   - input: The image; what it is made from, if there is an expansion.
  ///   - matrix: The filter of the expansion, whose results are clamped to `matrixBounds`.
  ///   - channels: The filters of the depthwise convolution, whose results are clamped to `bounds`.
  ///   - output: Where outputs go; `nil` if they are kept.
  ///   - scratch: ``scratchCount`` floats; overwritten.
  ///   - body: Is called with the rows of a band and where the first of them begins.
  package func forEachBand(
    of rows: Range<Int>, input: UnsafePointer<Float>, expandedBy matrix: PackedMatrix?,
    _ matrixBounds: ActivationBounds, channels: PackedChannels, _ bounds: ActivationBounds,
    output: UnsafeMutablePointer<Float>?, scratch: UnsafeMutablePointer<Float>,
    _ body: (_ rows: Range<Int>, _ outputs: UnsafePointer<Float>) -> Void
  ) {
    var held = 0..<0
    for first in stride(from: rows.lowerBound, to: rows.upperBound, by: rowCount) {
      let band = first..<min(first + rowCount, rows.upperBound)
      let outputs = output.map { $0 + first * geometry.outputRowLength } ?? scratch + imageCount
      let needed = geometry.inputRows(under: band)
      if let matrix {
        make(needed, holding: held, from: input, by: matrix, matrixBounds, in: scratch)
        held = needed
      }
      channels.convolve(
        matrix == nil ? input : UnsafePointer(scratch),
        holding: matrix == nil ? 0..<geometry.inputHeight : needed, into: outputs, bounds: bounds, rows: band,
        channels: 0..<geometry.outputChannels, scratch: scratch + imageCount + outputCount)
      body(band, outputs)
    }
  }

  /// Makes some rows of the image, in memory that holds some of them already.
  private func make(
    _ rows: Range<Int>, holding held: Range<Int>, from input: UnsafePointer<Float>, by matrix: PackedMatrix,
    _ bounds: ActivationBounds, in band: UnsafeMutablePointer<Float>
  ) {
    let rowLength = geometry.inputRowLength
    let kept = rows.clamped(to: held)
    if !kept.isEmpty {
      band.update(
        from: band + (kept.lowerBound - held.lowerBound) * rowLength, count: kept.count * rowLength)
    }
    let missing = rows.dropFirst(kept.count)
    matrix.multiply(
      MatrixRows(
        input + missing.lowerBound * geometry.inputWidth * matrix.depth,
        count: missing.count * geometry.inputWidth, length: matrix.depth),
      bounds: bounds, output: band + kept.count * rowLength)
  }
}
