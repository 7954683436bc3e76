/// Computes a rectangle of outputs of a depthwise convolution.
///
/// Each result starts at its bias and adds the taps one after the other, column by column and within a
/// column from top to bottom. Pixels outside the image count as zeros. Both are what XNNPACK's kernels do, so
/// that networks agree to the last bit.
///
/// - Parameters:
///   - input: The first channel that is computed of the first pixel of an image.
///   - originY: The input row under the first tap of the first row of outputs; negative above the image.
///   - originX: The input column under the first tap of the first output of a row.
///   - pixelStep: The distance in floats between neighbouring pixels of the input and of the output, and
///     between the weights of neighbouring taps: the number of all channels.
///   - channelCount: The number of channels that are computed.
///   - filter: The weights of the first tap.
///   - bias: One addend for each channel.
///   - slope: One factor for each channel; `nil` for none.
///   - output: Rows of `outputWidth` pixels, `outputRowStep` floats apart.
///   - copiesPixels: Whether to copy the pixels of a vector of channels side by side before they are read,
///     even if the filter is 3×3 and all lie inside the image. Other windows are always copied.
///   - scratch: One vector for each tap and each pixel under the windows; overwritten.
/// - Precondition: At least as many channels as a vector has.
@_cdecl("vitruvian_depthwise_baseline")
func microDepthwise(
  input: UnsafePointer<Float>, inputHeight: Int, inputWidth: Int, originY: Int, originX: Int,
  pixelStep: Int, channelCount: Int, filter: UnsafePointer<Float>, filterHeight: Int, filterWidth: Int,
  strideHeight: Int, strideWidth: Int, dilationHeight: Int, dilationWidth: Int,
  bias: UnsafePointer<Float>, slope: UnsafePointer<Float>?, lower: Float, upper: Float,
  output: UnsafeMutablePointer<Float>, outputHeight: Int, outputWidth: Int, outputRowStep: Int,
  copiesPixels: Bool, scratch: UnsafeMutablePointer<Float>
) {
  let image = MicroImage(
    pixels: input, height: inputHeight, width: inputWidth, pixelStep: pixelStep, originY: originY,
    originX: originX)
  let window = MicroWindow(
    height: filterHeight, width: filterWidth, strideHeight: strideHeight, strideWidth: strideWidth,
    dilationHeight: dilationHeight, dilationWidth: dilationWidth)
  let extentY = window.extentY(ofOutputs: outputHeight)
  let extentX = window.extentX(ofOutputs: outputWidth)
  let isThreeByThree = filterHeight == 3 && filterWidth == 3
  let isCopied = copiesPixels || !isThreeByThree || !image.contains(extentY: extentY, extentX: extentX)
  let weights = scratch
  let pixels = scratch + filterHeight * filterWidth * MicroVector.scalarCount
  var channel = 0
  while channel < channelCount {
    // The last vector may overlap the one before: both compute the same there.
    let first = min(channel, channelCount - MicroVector.scalarCount)
    for tap in 0..<filterHeight * filterWidth {
      MicroVector(loading: filter + tap * pixelStep + first)
        .store(to: weights + tap * MicroVector.scalarCount)
    }
    if isCopied { image.copy(to: pixels, extentY: extentY, extentX: extentX, channel: first) }
    let convolution = MicroPlaneConvolution(
      plane: isCopied ? MicroPlane(pixels: pixels, width: extentX) : MicroPlane(image, channel: first),
      window: window, weights: weights, bias: MicroVector(loading: bias + first),
      slope: slope.map { MicroVector(loading: $0 + first) } ?? MicroVector(repeating: 1),
      bounds: MicroBounds(lower: lower, upper: upper), output: output + first, outputHeight: outputHeight,
      outputWidth: outputWidth, outputRowStep: outputRowStep, outputStep: pixelStep)
    if isThreeByThree {
      convolution.computeThreeByThree()
    } else if filterHeight == 5 && filterWidth == 5 {
      convolution.compute(MicroFiveByFive())
    } else {
      convolution.compute(MicroTapCounts(rows: filterHeight, columns: filterWidth))
    }
    channel += MicroVector.scalarCount
  }
}

/// How the windows of a convolution lie on an image.
struct MicroWindow {
  let height: Int
  let width: Int
  let strideHeight: Int
  let strideWidth: Int
  let dilationHeight: Int
  let dilationWidth: Int

  @inline(__always)
  func extentY(ofOutputs count: Int) -> Int { (count - 1) * strideHeight + (height - 1) * dilationHeight + 1 }

  @inline(__always)
  func extentX(ofOutputs count: Int) -> Int { (count - 1) * strideWidth + (width - 1) * dilationWidth + 1 }
}

/// An image, and where the part that is needed of it begins.
struct MicroImage {
  let pixels: UnsafePointer<Float>
  let height: Int
  let width: Int
  /// The distance in floats between neighbouring pixels.
  let pixelStep: Int
  let originY: Int
  let originX: Int

  @inline(__always)
  func contains(extentY: Int, extentX: Int) -> Bool {
    originY >= 0 && originX >= 0 && originY + extentY <= height && originX + extentX <= width
  }

  /// Copies one vector of channels of each pixel that is needed, with zeros outside the image.
  @inline(never)
  func copy(to plane: UnsafeMutablePointer<Float>, extentY: Int, extentX: Int, channel: Int) {
    let start = min(max(-originX, 0), extentX)
    let end = max(min(width - originX, extentX), start)
    for row in 0..<extentY {
      let line = plane + row * extentX * MicroVector.scalarCount
      let y = originY + row
      guard y >= 0, y < height else {
        zero(line, 0..<extentX)
        continue
      }
      zero(line, 0..<start)
      let source = pixels + (y * width + originX) * pixelStep + channel
      for column in start..<end {
        MicroVector(loading: source + column * pixelStep).store(to: line + column * MicroVector.scalarCount)
      }
      zero(line, end..<extentX)
    }
  }

  @inline(__always)
  private func zero(_ line: UnsafeMutablePointer<Float>, _ columns: Range<Int>) {
    for column in columns { MicroVector.zero.store(to: line + column * MicroVector.scalarCount) }
  }
}

/// One vector of channels of the pixels under the windows.
struct MicroPlane {
  let pixels: UnsafePointer<Float>
  /// The distance in floats between neighbouring rows.
  let rowStep: Int
  /// The distance in floats between neighbouring pixels.
  let pixelStep: Int

  /// Pixels that were copied, as dense rows of `width` vectors.
  @inline(__always)
  init(pixels: UnsafePointer<Float>, width: Int) {
    self.pixels = pixels
    rowStep = width * MicroVector.scalarCount
    pixelStep = MicroVector.scalarCount
  }

  /// Pixels where they lie.
  @inline(__always)
  init(_ image: MicroImage, channel: Int) {
    pixels = image.pixels + (image.originY * image.width + image.originX) * image.pixelStep + channel
    rowStep = image.width * image.pixelStep
    pixelStep = image.pixelStep
  }
}

/// The convolution of one vector of channels.
struct MicroPlaneConvolution {
  let plane: MicroPlane
  let window: MicroWindow
  let weights: UnsafePointer<Float>
  let bias: MicroVector
  let slope: MicroVector
  let bounds: MicroBounds
  let output: UnsafeMutablePointer<Float>
  let outputHeight: Int
  let outputWidth: Int
  /// The distance in floats between neighbouring rows of outputs.
  let outputRowStep: Int
  /// The distance in floats between neighbouring outputs.
  let outputStep: Int

  /// Computes the outputs one after the other, with the weights in registers.
  @inline(never)
  func computeThreeByThree() {
    let rowStep = window.dilationHeight * plane.rowStep
    let columnStep = window.dilationWidth * plane.pixelStep
    let left = MicroTapColumn(loading: weights)
    let middle = MicroTapColumn(loading: weights + MicroVector.scalarCount)
    let right = MicroTapColumn(loading: weights + 2 * MicroVector.scalarCount)
    for row in 0..<outputHeight {
      var pixel = plane.pixels + row * window.strideHeight * plane.rowStep
      var destination = output + row * outputRowStep
      for _ in 0..<outputWidth {
        var sum = bias
        left.accumulate(into: &sum, pixel, step: rowStep)
        middle.accumulate(into: &sum, pixel + columnStep, step: rowStep)
        right.accumulate(into: &sum, pixel + 2 * columnStep, step: rowStep)
        bounds.clamp(sum.rectified(slope: slope)).store(to: destination)
        pixel += window.strideWidth * plane.pixelStep
        destination += outputStep
      }
    }
  }

  @inline(never)
  func compute<Taps: MicroTaps>(_ taps: Taps) {
    for row in 0..<outputHeight {
      var column = 0
      while column + 8 <= outputWidth {
        compute(MicroRows<MicroRows<MicroRows<MicroOutput>>>.self, row, column, taps)
        column += 8
      }
      if column + 4 <= outputWidth {
        compute(MicroRows<MicroRows<MicroOutput>>.self, row, column, taps)
        column += 4
      }
      if column + 2 <= outputWidth {
        compute(MicroRows<MicroOutput>.self, row, column, taps)
        column += 2
      }
      if column < outputWidth { compute(MicroOutput.self, row, column, taps) }
    }
  }

  /// Computes neighbouring outputs, which share each load of a weight. The pixels have been copied, so that
  /// the distance between them is known when this is compiled.
  @inline(__always)
  func compute<Block: MicroBlock, Taps: MicroTaps>(
    _ block: Block.Type, _ row: Int, _ column: Int, _ taps: Taps
  ) where Block.Line == MicroOutput {
    let rowStep = window.dilationHeight * plane.rowStep
    let outputPixelStep = window.strideWidth * MicroVector.scalarCount
    let start = plane.pixels + row * window.strideHeight * plane.rowStep + column * outputPixelStep
    var sums = Block(repeating: MicroOutput(sum: bias))
    for tapColumn in 0..<taps.columns {
      var pixel = start + tapColumn * window.dilationWidth * MicroVector.scalarCount
      for tapRow in 0..<taps.rows {
        let tap = tapRow * taps.columns + tapColumn
        let weight = MicroOutput(loading: weights + tap * MicroVector.scalarCount)
        sums.accumulate(pixel, stride: outputPixelStep, weight)
        pixel += rowStep
      }
    }
    let destination = output + row * outputRowStep + column * outputStep
    sums.forEachLine(row: 0) { line, index in
      bounds.clamp(line.sum.rectified(slope: slope)).store(to: destination + index * outputStep)
    }
  }
}

/// The weights of a column of a 3×3 filter.
struct MicroTapColumn {
  private let upper: MicroVector
  private let middle: MicroVector
  private let lower: MicroVector

  @inline(__always)
  init(loading weights: UnsafePointer<Float>) {
    upper = MicroVector(loading: weights)
    middle = MicroVector(loading: weights + 3 * MicroVector.scalarCount)
    lower = MicroVector(loading: weights + 6 * MicroVector.scalarCount)
  }

  @inline(__always)
  func accumulate(into sum: inout MicroVector, _ pixel: UnsafePointer<Float>, step: Int) {
    sum.accumulate(MicroVector(loading: pixel), upper)
    sum.accumulate(MicroVector(loading: pixel + step), middle)
    sum.accumulate(MicroVector(loading: pixel + 2 * step), lower)
  }
}

/// The sums, or weights, of the channels of one output.
struct MicroOutput: MicroLine {
  typealias Line = MicroOutput
  private(set) var sum: MicroVector

  static var scalarCount: Int { MicroVector.scalarCount }
  static var blockRowCount: Int { 8 }

  @inline(__always)
  init(sum: MicroVector) { self.sum = sum }

  @inline(__always)
  init(loading source: UnsafePointer<Float>) { sum = MicroVector(loading: source) }

  @inline(__always)
  mutating func accumulate(_ value: MicroVector, _ weights: Self) { sum.accumulate(value, weights.sum) }

  @inline(__always)
  mutating func accumulate(_ value: UnsafePointer<Float>, stride: Int, _ weights: Self) {
    sum.accumulate(MicroVector(loading: value), weights.sum)
  }

  @inline(__always)
  func forEachVector(column: Int, _ body: (MicroVector, _ column: Int) -> Void) { body(sum, column) }

  @inline(__always)
  func store(to destination: UnsafeMutablePointer<Float>, within bounds: MicroBounds) {
    bounds.clamp(sum).store(to: destination)
  }
}

/// The size of a filter.
protocol MicroTaps {
  var rows: Int { get }
  var columns: Int { get }
}

/// A size that is known when the kernel is compiled, so that its loops are unrolled.
struct MicroFiveByFive: MicroTaps {
  var rows: Int { 5 }
  var columns: Int { 5 }
}

/// Any size.
struct MicroTapCounts: MicroTaps {
  let rows: Int
  let columns: Int
}
