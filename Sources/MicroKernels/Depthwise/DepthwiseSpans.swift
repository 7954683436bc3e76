import KernelLayout

/// Spans of neighbouring outputs, each of which is computed as one output with the channels of all.
///
/// Where windows move by one column and have no gaps, a row of an image is just a row of floats: the taps of
/// all channels of a span lie a pixel apart, as those of a single output do. Other windows are computed from
/// copies.
extension DepthwiseRows {
  /// Computes the spans in the middle from the image itself and those at the edges from copies.
  @inline(__always)
  func computeSpans() {
    guard window.isGapless else { return computeGatheredSpans() }
    let inside = image.insideRows(height).count == height ? insideSpans : 0..<0
    computeSpans(0..<inside.lowerBound, copying: true)
    computeSpans(inside, copying: false)
    computeSpans(inside.upperBound..<outputWidth, copying: true)
  }

  /// The most spans of which the pixels stay in the first-level cache.
  @inline(__always)
  private var longestRun: Int {
    max((copiedColumnCount - window.extentX + 1) / window.spanLength, 1)
  }

  /// The number of columns of pixels for which there is room.
  @inline(__always)
  private var copiedColumnCount: Int {
    Window.copiedPixelCount / height * FloatVector.scalarCount / image.pixelStep
  }

  /// Computes as many spans at a time as have pixels that stay in the first-level cache. The pixels under
  /// each column of taps are copied side by side.
  @inline(never)
  private func computeGatheredSpans() {
    let spanLength = window.spanLength
    let longestRun = max(copiedColumnCount / (window.width * spanLength), 1)
    var first = 0
    while first < outputWidth {
      let count = min(max((outputWidth - first) / spanLength, 1), longestRun)
      // The last span may overlap the one before: both compute the same there.
      let start = min(first, outputWidth - spanLength)
      let outputCount = count * spanLength
      let tapLength = outputCount * image.pixelStep
      let rowStep = window.width * tapLength
      for tap in 0..<window.width {
        image.gatherColumns(
          from: start * window.strideWidth + tap * window.dilationWidth, step: window.strideWidth,
          count: outputCount, rowCount: height, to: copies + tap * tapLength, rowStep: rowStep)
      }
      let rows = DepthwiseRows(
        image: image, window: window.gathered(outputCount: outputCount), channelCount: channelCount,
        packed: packed, hasSlope: hasSlope, bounds: bounds, output: output, outputWidth: outputWidth,
        outputRowStep: outputRowStep, copies: copies, rowCount: rowCount)
      let plane = ImagePlane(pixels: copies, rowStep: rowStep, columnStep: image.pixelStep)
      for vector in 0..<vectorCount { rows.compute(count, start: start, vector, plane) }
      first = start + outputCount
    }
  }

  /// The outputs whose windows lie between the left and the right edge of the image, without those next to
  /// them that fill spans at the edges.
  @inline(__always)
  private var insideSpans: Range<Int> {
    let length = window.spanLength
    let leftCount = (max(-image.originX, 0) + length - 1) / length * length
    let reach = image.originX + outputWidth + window.extentX - 1
    let rightCount = (max(reach - image.width, 0) + length - 1) / length * length
    return outputWidth - leftCount - rightCount < length ? 0..<0 : leftCount..<outputWidth - rightCount
  }

  /// Computes as many spans at a time as have pixels that stay in the first-level cache for all vectors.
  ///
  /// - Parameter outputs: None, or at least as many as a span has.
  @inline(never)
  func computeSpans(_ outputs: Range<Int>, copying: Bool) {
    let spanLength = window.spanLength
    let longestRun = longestRun
    var first = outputs.lowerBound
    while first < outputs.upperBound {
      let count = min(max((outputs.upperBound - first) / spanLength, 1), longestRun)
      // The last span may overlap the one before: both compute the same there.
      let start = min(first, outputs.upperBound - spanLength)
      let columns = start..<start + count * spanLength + window.extentX - 1
      let plane = copying ? copy(columns) : plane(columns)
      for vector in 0..<vectorCount { compute(count, start: start, vector, plane) }
      first = start + count * spanLength
    }
  }

  @inline(__always)
  private func plane(_ columns: Range<Int>) -> ImagePlane {
    ImagePlane(
      pixels: image.pixel(row: 0, column: columns.lowerBound), rowStep: image.rowStep,
      columnStep: image.pixelStep)
  }

  @inline(__always)
  private func copy(_ columns: Range<Int>) -> ImagePlane {
    let vectorLength = FloatVector.scalarCount
    let rowStep = (columns.count * image.pixelStep + vectorLength - 1) / vectorLength * vectorLength
    image.copyRows(columns, rowCount: height, to: copies, rowStep: rowStep)
    return ImagePlane(pixels: copies, rowStep: rowStep, columnStep: image.pixelStep)
  }

  @inline(__always)
  private func compute(_ count: Int, start: Int, _ vector: Int, _ plane: ImagePlane) {
    let plane = ImagePlane(
      pixels: plane.pixels + firstChannel(ofVector: vector), rowStep: plane.rowStep,
      columnStep: plane.columnStep)
    strip(ofVector: vector, output: output + start * image.pixelStep).compute(0..<count, plane)
  }
}
