/// Computes some rows of outputs of a depthwise convolution of an image.
///
/// Each result starts at its bias and adds the taps one after the other, column by column and within a
/// column from top to bottom. Pixels outside the image count as zeros. Both are what XNNPACK's kernels do, so
/// that networks agree to the last bit.
///
/// - Parameters:
///   - input: The first channel that is computed of the first pixel of an image.
///   - originY: The input row under the first tap of the first row of outputs; negative above the image.
///   - originX: The input column under the first tap of the first output of a row.
///   - pixelStep: The distance in floats between neighbouring pixels of the input and of the output: the number of
///     all channels.
///   - channelCount: The number of channels that are computed.
///   - packed: For each vector of channels, of which the last ends with the last channel: their biases, their slopes
///     if they have any, and the weights of one tap after the other, column by column.
///   - hasSlope: Whether negative results are multiplied by slopes.
///   - output: Rows of `outputWidth` pixels.
///   - scratch: One vector for each pixel that is copied: ``MicroWindow/copiedPixelCount``, or the
///     ``MicroWindow/longestExtentY`` rows under a window if those are more; overwritten.
/// - Precondition: At least as many channels as a vector has.
@_cdecl("vitruvian_depthwise_baseline")
func microDepthwise(
  input: UnsafePointer<Float>, inputHeight: Int, inputWidth: Int, originY: Int, originX: Int,
  pixelStep: Int, channelCount: Int, filterHeight: Int, filterWidth: Int, strideHeight: Int,
  strideWidth: Int, dilationHeight: Int, dilationWidth: Int, packed: UnsafePointer<Float>, hasSlope: Bool,
  lower: Float, upper: Float, output: UnsafeMutablePointer<Float>, outputHeight: Int, outputWidth: Int,
  scratch: UnsafeMutablePointer<Float>
) {
  let window = MicroWindow(
    height: filterHeight, width: filterWidth, strideHeight: strideHeight, strideWidth: strideWidth,
    dilationHeight: dilationHeight, dilationWidth: dilationWidth)
  let weightsOffset = (hasSlope ? 2 : 1) * MicroVector.scalarCount
  let outputRowStep = outputWidth * pixelStep
  var row = 0
  while row < outputHeight {
    let rowCount = window.stripHeight(ofRows: outputHeight - row, rowStep: inputWidth * pixelStep)
    var channel = 0
    var packed = packed
    while channel < channelCount {
      // The last vector may overlap the one before: both compute the same there.
      let first = min(channel, channelCount - MicroVector.scalarCount)
      let image = MicroImage(
        pixels: input + first, height: inputHeight, width: inputWidth, pixelStep: pixelStep,
        originY: originY + row * strideHeight, originX: originX)
      let strip = MicroDepthwiseStrip(
        image: image, window: window, weights: packed + weightsOffset, bias: MicroVector(loading: packed),
        slope: hasSlope ? packed + MicroVector.scalarCount : nil,
        bounds: MicroBounds(lower: lower, upper: upper), output: output + row * outputRowStep + first,
        outputRowStep: outputRowStep, outputStep: pixelStep, outputWidth: outputWidth, copies: scratch,
        rowCount: rowCount, height: (rowCount - 1) * strideHeight + window.extentY)
      strip.compute()
      channel += MicroVector.scalarCount
      packed += weightsOffset + filterHeight * filterWidth * MicroVector.scalarCount
    }
    row += rowCount
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

  /// The number of rows that a window covers.
  @inline(__always)
  var extentY: Int { (height - 1) * dilationHeight + 1 }

  /// The number of columns that a window covers.
  @inline(__always)
  var extentX: Int { (width - 1) * dilationWidth + 1 }

  /// The number of rows of outputs that are computed together when `count` are left: as many as have sums in the
  /// registers, and about as many each time.
  ///
  /// - Parameter rowStep: The distance in floats between neighbouring rows of the image.
  @inline(__always)
  func stripHeight(ofRows count: Int, rowStep: Int) -> Int {
    let limit = longestStrip(rowStep: rowStep)
    let stripCount = (count + limit - 1) / limit
    return (count + stripCount - 1) / stripCount
  }

  @inline(__always)
  private func longestStrip(rowStep: Int) -> Int {
    // Rows whose windows lie apart share nothing.
    if strideHeight > extentY { return 1 }
    // Rows a multiple of 4 KiB apart crowd the same part of the first-level cache.
    return readsInPlace && rowStep % 1024 == 0 ? MicroFourSums.count : MicroEightSums.count
  }

  /// The most rows of pixels under the outputs that are computed together.
  var longestExtentY: Int {
    let rowCount = strideHeight > extentY ? 1 : MicroEightSums.count
    return (rowCount - 1) * strideHeight + extentY
  }

  /// The number of pixels, a vector of channels of each, that are copied before the first of them are written
  /// over: so few that they stay in the first-level cache.
  static var copiedPixelCount: Int { 512 }

  /// Whether windows inside the image are read where they lie, since each pixel is read so few times that copying
  /// them costs more than it saves.
  @inline(__always)
  var readsInPlace: Bool { knownShape != nil && height * width <= 9 * strideHeight * strideWidth }

  /// The shape, if it is one that kernels are compiled for.
  @inline(__always)
  var knownShape: MicroKnownShape? {
    guard height == width, dilationHeight == 1, strideHeight <= 2 else { return nil }
    switch height {
    case 3: return strideHeight == 1 ? .threeByThree : .threeByThreeHalving
    case 5: return strideHeight == 1 ? .fiveByFive : .fiveByFiveHalving
    default: return nil
    }
  }
}

/// The shapes of windows that networks use most; halving ones move by two rows from output to output.
enum MicroKnownShape {
  case threeByThree
  case threeByThreeHalving
  case fiveByFive
  case fiveByFiveHalving
}

/// One vector of channels of an image, and where the part that is needed of it begins.
struct MicroImage {
  let pixels: UnsafePointer<Float>
  let height: Int
  let width: Int
  /// The distance in floats between neighbouring pixels.
  let pixelStep: Int
  let originY: Int
  let originX: Int

  @inline(__always)
  var rowStep: Int { width * pixelStep }

  /// The rows inside the image among the first `count`.
  @inline(__always)
  func insideRows(_ count: Int) -> Range<Int> {
    let start = min(max(-originY, 0), count)
    return start..<max(min(height - originY, count), start)
  }

  /// The pixel in a row and a column, which is inside the image.
  @inline(__always)
  func pixel(row: Int, column: Int) -> UnsafePointer<Float> {
    pixels + ((originY + row) * width + originX + column) * pixelStep
  }

  /// Copies some rows of neighbouring columns, column by column, with zeros outside the image.
  @inline(never)
  func copy(_ columns: Range<Int>, rowCount: Int, to copies: UnsafeMutablePointer<Float>) {
    let columnStep = rowCount * MicroVector.scalarCount
    let start = min(max(-originX, columns.lowerBound), columns.upperBound)
    let end = max(min(width - originX, columns.upperBound), start)
    for row in 0..<rowCount {
      let line = copies + row * MicroVector.scalarCount
      let y = originY + row
      let inside = y >= 0 && y < height ? start..<end : columns.upperBound..<columns.upperBound
      var destination = line
      for _ in columns.lowerBound..<inside.lowerBound {
        MicroVector.zero.store(to: destination)
        destination += columnStep
      }
      var source = pixel(row: row, column: inside.lowerBound)
      for _ in inside {
        MicroVector(loading: source).store(to: destination)
        source += pixelStep
        destination += columnStep
      }
      for _ in inside.upperBound..<columns.upperBound {
        MicroVector.zero.store(to: destination)
        destination += columnStep
      }
    }
  }

  /// Copies some rows of a column; a column outside the image is made of zeros.
  ///
  /// - Parameter rows: Rows inside the image.
  @inline(never)
  func copyColumn(_ column: Int, rows: Range<Int>, to copy: UnsafeMutablePointer<Float>) {
    var destination = copy + rows.lowerBound * MicroVector.scalarCount
    guard originX + column >= 0, originX + column < width else {
      for _ in rows {
        MicroVector.zero.store(to: destination)
        destination += MicroVector.scalarCount
      }
      return
    }
    var source = pixel(row: rows.lowerBound, column: column)
    for _ in rows {
      MicroVector(loading: source).store(to: destination)
      source += rowStep
      destination += MicroVector.scalarCount
    }
  }
}

/// Where some pixels under the windows of outputs lie.
struct MicroPlane {
  let pixels: UnsafePointer<Float>
  /// The distance in floats between neighbouring rows.
  let rowStep: Int
  /// The distance in floats between neighbouring columns.
  let columnStep: Int
}

/// The convolution of one vector of channels for neighbouring rows of outputs.
struct MicroDepthwiseStrip {
  let image: MicroImage
  let window: MicroWindow
  /// A vector for each tap, column by column.
  let weights: UnsafePointer<Float>
  let bias: MicroVector
  let slope: UnsafePointer<Float>?
  let bounds: MicroBounds
  let output: UnsafeMutablePointer<Float>
  /// The distance in floats between neighbouring rows of outputs.
  let outputRowStep: Int
  /// The distance in floats between neighbouring outputs.
  let outputStep: Int
  let outputWidth: Int
  /// The room for pixels that are copied.
  let copies: UnsafeMutablePointer<Float>
  /// The number of rows of outputs.
  let rowCount: Int
  /// The number of rows of the image under them.
  let height: Int

  /// Computes the outputs in the middle from the image itself, if that pays, and the others from copies.
  @inline(__always)
  func compute() {
    let inPlace = window.readsInPlace && image.insideRows(height).count == height ? insideOutputs : 0..<0
    computeCopying(0..<inPlace.lowerBound)
    if !inPlace.isEmpty {
      let pixels = image.pixel(row: 0, column: inPlace.lowerBound * window.strideWidth)
      compute(inPlace, MicroPlane(pixels: pixels, rowStep: image.rowStep, columnStep: image.pixelStep))
    }
    computeCopying(inPlace.upperBound..<outputWidth)
  }

  /// The outputs of a row whose windows lie between the left and the right edge of the image.
  @inline(__always)
  private var insideOutputs: Range<Int> {
    let stride = window.strideWidth
    let start = min((max(-image.originX, 0) + stride - 1) / stride, outputWidth)
    let room = image.width - image.originX - window.extentX
    return start..<max(min(room < 0 ? 0 : room / stride + 1, outputWidth), start)
  }

  /// Computes outputs from copies of the pixels under them, in which columns have no gaps, and what lies outside
  /// the image is zero: as many at a time as have copies that stay in the first-level cache.
  @inline(never)
  func computeCopying(_ outputs: Range<Int>) {
    let columnCount = max(MicroWindow.copiedPixelCount / height, window.extentX)
    let runLength = (columnCount - window.extentX) / window.strideWidth + 1
    var first = outputs.lowerBound
    while first < outputs.upperBound {
      let run = first..<min(first + runLength, outputs.upperBound)
      let start = first * window.strideWidth
      let columns = start..<start + (run.count - 1) * window.strideWidth + window.extentX
      let plane = MicroPlane(
        pixels: copies, rowStep: MicroVector.scalarCount, columnStep: height * MicroVector.scalarCount)
      if window.readsInPlace {
        image.copy(columns, rowCount: height, to: copies)
        compute(run, plane)
      } else {
        if first == outputs.lowerBound { clearOutside(columnCount: columns.count) }
        computeInTurns(run, plane)
      }
      first = run.upperBound
    }
  }

  /// Copies each column just before it is read: long multiplications hide that.
  @inline(__always)
  func computeInTurns(_ outputs: Range<Int>, _ plane: MicroPlane) {
    let rows = image.insideRows(height)
    let start = outputs.lowerBound * window.strideWidth
    var end = start
    for output in outputs {
      let column = output * window.strideWidth
      while end < column + window.extentX {
        image.copyColumn(end, rows: rows, to: copies + (end - start) * plane.columnStep)
        end += 1
      }
      compute(
        output..<output + 1,
        MicroPlane(
          pixels: plane.pixels + (column - start) * plane.columnStep, rowStep: plane.rowStep,
          columnStep: plane.columnStep))
    }
  }

  /// Writes zeros to the rows of copied columns that lie outside the image.
  @inline(__always)
  func clearOutside(columnCount: Int) {
    let inside = image.insideRows(height)
    for row in 0..<height where !inside.contains(row) {
      var copy = copies + row * MicroVector.scalarCount
      for _ in 0..<columnCount {
        MicroVector.zero.store(to: copy)
        copy += height * MicroVector.scalarCount
      }
    }
  }

  @inline(never)
  func compute(_ outputs: Range<Int>, _ plane: MicroPlane) {
    switch rowCount {
    case 1: compute(outputs, plane, MicroSum.self)
    case 2: compute(outputs, plane, MicroTwoSums.self)
    case 3: compute(outputs, plane, MicroThreeSums.self)
    case 4: compute(outputs, plane, MicroFourSums.self)
    case 5: compute(outputs, plane, MicroFiveSums.self)
    case 6: compute(outputs, plane, MicroSixSums.self)
    case 7: compute(outputs, plane, MicroSevenSums.self)
    default: compute(outputs, plane, MicroEightSums.self)
    }
  }

  @inline(__always)
  func compute<Stack: MicroStack>(_ outputs: Range<Int>, _ plane: MicroPlane, _ stack: Stack.Type) {
    switch window.knownShape {
    case .threeByThree: compute(outputs, plane, stack, MicroSquareTaps<MicroThree, MicroOne>())
    case .threeByThreeHalving: compute(outputs, plane, stack, MicroSquareTaps<MicroThree, MicroTwo>())
    case .fiveByFive: compute(outputs, plane, stack, MicroSquareTaps<MicroFive, MicroOne>())
    case .fiveByFiveHalving: compute(outputs, plane, stack, MicroSquareTaps<MicroFive, MicroTwo>())
    case nil: compute(outputs, plane, stack, MicroAnyTaps(window))
    }
  }

  /// Computes some outputs of each row.
  @inline(never)
  func compute<Stack: MicroStack, Taps: MicroTaps>(
    _ outputs: Range<Int>, _ plane: MicroPlane, _ stack: Stack.Type, _ taps: Taps
  ) {
    let (bias, bounds, weights, slope) = (bias, bounds, weights, slope)
    let (rowStep, columnStep) = (plane.rowStep, window.dilationWidth * plane.columnStep)
    let (pixelStep, outputStep) = (window.strideWidth * plane.columnStep, outputStep)
    let outputRowStep = outputRowStep
    // Not known when this is compiled: in an unrolled loop, the sums would not take turns.
    let tapColumnCount = window.width
    var pixels = plane.pixels
    var destination = output + outputs.lowerBound * outputStep
    for _ in outputs {
      var sums = Stack(repeating: bias)
      var column = pixels
      var weight = weights
      for _ in 0..<tapColumnCount {
        for tapRow in 0..<taps.rows {
          sums.accumulate(
            column, row: tapRow * taps.dilationHeight, stride: taps.strideHeight, rowStep: rowStep,
            MicroVector(loading: weight + tapRow * MicroVector.scalarCount))
        }
        column += columnStep
        weight += taps.rows * MicroVector.scalarCount
      }
      if let slope {
        let slope = MicroVector(loading: slope)
        sums.forEachSum(position: 0) { sum, row in
          bounds.clamp(sum.rectified(slope: slope)).store(to: destination + row * outputRowStep)
        }
      } else {
        sums.forEachSum(position: 0) { sum, row in
          bounds.clamp(sum).store(to: destination + row * outputRowStep)
        }
      }
      pixels += pixelStep
      destination += outputStep
    }
  }
}
