import KernelLayout

/// The convolution of one vector of channels for neighbouring rows of outputs.
struct DepthwiseStrip {
  /// The image from the first of the channels on.
  let image: PaddedImage
  let firstChannel: Int
  let window: Window
  /// A vector for each tap, column by column.
  let weights: UnsafePointer<Float>
  let bias: FloatVector
  let slope: UnsafePointer<Float>?
  let bounds: Bounds
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

  /// Computes all outputs from the pixels under them or, where some lie outside the image, from copies in
  /// which those are zero: as many at a time as have copies that stay in the first-level cache.
  @inline(never)
  func compute() {
    let width = (outputWidth - 1) * window.strideWidth + window.extentX
    if image.holds(rowCount: height, columnCount: width) {
      let pixels = image.pixel(row: 0, column: 0)
      return compute(
        0..<outputWidth, ImagePlane(pixels: pixels, rowStep: image.rowStep, columnStep: image.pixelStep))
    }
    let columnCount = max(Window.copiedPixelCount / height, window.extentX)
    let runLength = (columnCount - window.extentX) / window.strideWidth + 1
    clearOutside(columnCount: columnCount)
    let plane = ImagePlane(
      pixels: copies, rowStep: FloatVector.scalarCount, columnStep: height * FloatVector.scalarCount)
    var first = 0
    while first < outputWidth {
      let run = first..<min(first + runLength, outputWidth)
      computeInTurns(run, plane)
      first = run.upperBound
    }
  }

  /// Copies each column just before it is read: long multiplications hide that.
  @inline(__always)
  private func computeInTurns(_ outputs: Range<Int>, _ plane: ImagePlane) {
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
        ImagePlane(
          pixels: plane.pixels + (column - start) * plane.columnStep, rowStep: plane.rowStep,
          columnStep: plane.columnStep))
    }
  }

  /// Writes zeros to the rows of copied columns that lie outside the image.
  @inline(__always)
  private func clearOutside(columnCount: Int) {
    let inside = image.insideRows(height)
    for row in 0..<height where !inside.contains(row) {
      var copy = copies + row * FloatVector.scalarCount
      for _ in 0..<columnCount {
        FloatVector.zero.store(to: copy)
        copy += height * FloatVector.scalarCount
      }
    }
  }

  @inline(never)
  func compute(_ outputs: Range<Int>, _ plane: ImagePlane) {
    switch rowCount {
    case 1: compute(outputs, plane, StackOfOne.self)
    case 2: compute(outputs, plane, StackOfTwo.self)
    case 3: compute(outputs, plane, StackOfThree.self)
    case 4: compute(outputs, plane, StackOfFour.self)
    case 5: compute(outputs, plane, StackOfFive.self)
    case 6: compute(outputs, plane, StackOfSix.self)
    case 7: compute(outputs, plane, StackOfSeven.self)
    default: compute(outputs, plane, StackOfEight.self)
    }
  }

  @inline(__always)
  private func compute<Stack: VectorStack>(
    _ outputs: Range<Int>, _ plane: ImagePlane, _ stack: Stack.Type
  ) {
    switch window.denseHeight {
    case 3: compute(outputs, plane, stack, DenseTaps<ConstantThree>())
    case 5: compute(outputs, plane, stack, DenseTaps<ConstantFive>())
    default: compute(outputs, plane, stack, AnyTaps(window))
    }
  }

  /// Computes some outputs of each row, or spans of outputs.
  @inline(never)
  private func compute<Stack: VectorStack, Taps: TapPattern>(
    _ outputs: Range<Int>, _ plane: ImagePlane, _ stack: Stack.Type, _ taps: Taps
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
            FloatVector(loading: weight + tapRow * FloatVector.scalarCount))
        }
        column += columnStep
        weight += taps.rows * FloatVector.scalarCount
      }
      if let slope { sums.rectify(slope: FloatVector(loading: slope)) }
      sums.store(to: destination, rowStep: outputRowStep, bounds)
      pixels += windowStep
      destination += outputStep
    }
  }
}
