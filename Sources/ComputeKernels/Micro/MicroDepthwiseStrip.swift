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
  /// The distance in floats between neighbouring outputs, or spans of them.
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

  /// Computes some outputs of each row, or spans of outputs.
  @inline(never)
  func compute<Stack: MicroStack, Taps: MicroTaps>(
    _ outputs: Range<Int>, _ plane: MicroPlane, _ stack: Stack.Type, _ taps: Taps
  ) {
    let (bias, bounds, weights, slope) = (bias, bounds, weights, slope)
    let (rowStep, columnStep) = (plane.rowStep, window.dilationWidth * plane.columnStep)
    let (windowStep, outputStep) = (window.strideWidth * window.spanLength * plane.columnStep, outputStep)
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
      pixels += windowStep
      destination += outputStep
    }
  }
}
