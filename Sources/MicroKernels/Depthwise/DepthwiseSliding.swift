import KernelLayout

/// Windows that slide along the rows of an image: each pixel under neighbouring rows of outputs is read once,
/// and added at once to the sums of all outputs that take it.
///
/// Where rows lie a multiple of 4 KiB apart, their pixels crowd a few places of the first-level cache, and
/// are gone before they would be read again.
extension DepthwiseRows {
  @inline(__always)
  func slide(_ shape: SlidingShape) {
    let spanned = outputWidth / window.spanLength * window.spanLength
    if window.spanLength > 1 { copyEdges() }
    #if VITRUVIAN_AVX2
      slide(0..<spanned, shape)
      // The last span may overlap the one before: both compute the same there.
      if spanned < outputWidth { slide(outputWidth - window.spanLength..<outputWidth, shape) }
    #else
      for vector in 0..<vectorCount {
        let strip = strip(ofVector: vector, output: output)
        #if VITRUVIAN_NEON
          guard shape != .threeByThree else {
            strip.slideQuads(0..<outputWidth)
            continue
          }
        #endif
        strip.slide(0..<spanned, shape)
        if spanned < outputWidth { strip.slide(outputWidth - window.spanLength..<outputWidth, shape) }
      }
    #endif
  }

  /// Copies the spans of two pixels of which one lies outside the image: those at the left edge before those
  /// at the right one.
  @inline(never)
  private func copyEdges() {
    let insideRows = image.insideRows(height)
    let step = image.edgeStep
    let (left, right) = (copies, copies + height * step)
    for row in 0..<height {
      for index in stride(from: 0, to: step, by: FloatVector.scalarCount) {
        FloatVector.zero.store(to: left + row * step + index)
        FloatVector.zero.store(to: right + row * step + index)
      }
      guard image.width > 0, insideRows.contains(row) else { continue }
      let first = image.pixel(row: row, column: -image.originX)
      image.copyPixel(first, to: left + row * step + image.pixelStep)
      image.copyPixel(first + image.rowStep - image.pixelStep, to: right + row * step)
    }
  }
}

#if VITRUVIAN_AVX2
  /// What is computed at a time: all vectors of channels of some rows.
  private typealias SlidingUnit = DepthwiseRows
#else
  /// What is computed at a time: one vector of channels of some rows.
  private typealias SlidingUnit = DepthwiseStrip
#endif

extension SlidingUnit {
  /// - Parameter outputs: Whole spans.
  @inline(never)
  fileprivate func slide(_ outputs: Range<Int>, _ shape: SlidingShape) {
    switch rowCount {
    case 1: slide(outputs, shape, StackOfOne.self)
    #if VITRUVIAN_AVX512
      case 2: slide(outputs, shape, StackOfTwo.self)
      case 3: slide(outputs, shape, StackOfThree.self)
      default: slide(outputs, shape, StackOfFour.self)
    #elseif VITRUVIAN_AVX2
      case 2: slide(outputs, shape, StackOfTwo.self)
      default: slide(outputs, shape, StackOfThree.self)
    #else
      default: slide(outputs, shape, StackOfTwo.self)
    #endif
    }
  }

  @inline(__always)
  private func slide<Stack: VectorStack>(
    _ outputs: Range<Int>, _ shape: SlidingShape, _ stack: Stack.Type
  ) {
    switch shape {
    case .threeByThree:
      // Four channels at a time, these have functions of their own.
      #if !VITRUVIAN_NEON
        slideUnlessLonger(
          outputs, ThreeOutputs<Stack>.self, Stacks<Stack, StackOfTwo>.self,
          SquareFilter<ConstantThree, ConstantOne, ConstantOne>.self)
      #else
        break
      #endif
    case .threeByThreeHalving:
      slideUnlessLonger(
        outputs, TwoOutputs<Stack>.self,
        Stacks<Stacks<Stack, Stack>, StackOfOne>.self,
        SquareFilter<ConstantThree, ConstantTwo, ConstantOne>.self)
    case .threeByThreePairs:
      slideUnlessLonger(
        outputs, TwoOutputs<Stack>.self, Stacks<Stack, StackOfTwo>.self,
        SquareFilter<ConstantThree, ConstantOne, ConstantTwo>.self)
    case .fiveByFive:
      slideUnlessLonger(
        outputs, FiveOutputs<Stack>.self, Stacks<Stack, StackOfFour>.self,
        SquareFilter<ConstantFive, ConstantOne, ConstantOne>.self)
    case .fiveByFiveHalving:
      slideUnlessLonger(
        outputs, ThreeOutputs<Stack>.self,
        Stacks<Stacks<Stack, Stack>, StackOfThree>.self,
        SquareFilter<ConstantFive, ConstantTwo, ConstantOne>.self)
    case .fiveByFivePairs:
      slideUnlessLonger(
        outputs, ThreeOutputs<Stack>.self, Stacks<Stack, StackOfFour>.self,
        SquareFilter<ConstantFive, ConstantOne, ConstantTwo>.self)
    }
  }

  /// Computes a strip, of which there is no code for more rows than strips ever have.
  @inline(__always)
  private func slideUnlessLonger<Sums: SlidingSums, Pixels: VectorStack, Filter: SlidingFilter>(
    _ outputs: Range<Int>, _ sums: Sums.Type, _ pixels: Pixels.Type, _ filter: Filter.Type
  ) {
    guard Sums.Stack.count <= filter.longestStrip else { return }
    slide(outputs, sums, pixels, filter)
  }
}

#if !VITRUVIAN_AVX2
  extension DepthwiseStrip {
    /// Computes spans of outputs one after the other.
    ///
    /// - Parameter pixels: As many as lie below each other under the windows.
    @inline(never)
    fileprivate func slide<Sums: SlidingSums, Pixels: VectorStack, Filter: SlidingFilter>(
      _ outputs: Range<Int>, _ sums: Sums.Type, _ pixels: Pixels.Type, _ filter: Filter.Type
    ) {
      let columns = SlidingColumns(self, filter)
      let rows = image.insideRows(height)
      let insideRows = (1 << rows.upperBound) - (1 << rows.lowerBound)
      let (weights, bias, slope, bounds) = (weights, bias, slope, bounds)
      let (outputStep, outputRowStep) = (outputStep, outputRowStep)
      let spanCount = outputs.count / filter.spanLength
      // The windows of the first spans lie with their last columns only under outputs that are wanted.
      var span = 1 - Sums.count
      var column = outputs.lowerBound * window.strideWidth + span * filter.strideWidth + filter.length
      var destination = output + outputs.lowerBound * image.pixelStep + span * outputStep
      var sums = Sums(repeating: bias)
      #if VITRUVIAN_NEON
        let inside =
          rows.count == height
          ? columns.insideSpans(spanCount, nextColumn: column - span * filter.strideWidth) : 0..<0
      #endif
      while span < spanCount {
        #if VITRUVIAN_NEON
          if span == inside.lowerBound, !inside.isEmpty {
            sums = slideInside(
              sums, inside.count, from: image.pixel(row: 0, column: column - filter.strideWidth),
              to: destination, pixels, filter)
            span += inside.count
            column += inside.count * filter.strideWidth
            destination += inside.count * outputStep
            continue
          }
        #endif
        // A loop would not be unrolled.
        if filter.strideWidth == 2, let (start, rowStep) = columns[column - 2] {
          let pixels = Pixels(loading: start, rowStep: rowStep, row: 0, inside: insideRows)
          sums.accumulate(pixels, column: filter.length - 2, rows: 0..<filter.length, weights, filter)
        }
        if let (start, rowStep) = columns[column - 1] {
          let pixels = Pixels(loading: start, rowStep: rowStep, row: 0, inside: insideRows)
          sums.accumulate(pixels, column: filter.length - 1, rows: 0..<filter.length, weights, filter)
        }
        var stack = sums.slide(appending: Sums.Stack(repeating: bias))
        if span >= 0 {
          if let slope { stack.rectify(slope: FloatVector(loading: slope)) }
          stack.store(to: destination, rowStep: outputRowStep, bounds)
        }
        span += 1
        column += filter.strideWidth
        destination += outputStep
      }
    }
  }
#endif

#if VITRUVIAN_NEON
  extension DepthwiseStrip {
    /// Computes spans of outputs of which all columns that they add lie inside the image, as all rows do.
    ///
    /// - Parameters:
    ///   - start: The first of the columns.
    ///   - destination: Where the outputs of the first span go.
    /// - Returns: The sums behind the last span.
    @inline(never)
    private func slideInside<Sums: SlidingSums, Pixels: VectorStack, Filter: SlidingFilter>(
      _ sums: Sums, _ spanCount: Int, from start: UnsafePointer<Float>,
      to destination: UnsafeMutablePointer<Float>, _ pixels: Pixels.Type, _ filter: Filter.Type
    ) -> Sums {
      let (weights, bias, slope, bounds) = (weights, bias, slope, bounds)
      let (rowStep, columnStep) = (image.rowStep, image.pixelStep)
      let (outputStep, outputRowStep) = (outputStep, outputRowStep)
      var (sums, start, destination) = (sums, start, destination)
      for _ in 0..<spanCount {
        if filter.strideWidth == 2 {
          let pixels = Pixels(loading: start, rowStep: rowStep, row: 0, inside: -1)
          sums.accumulate(pixels, column: filter.length - 2, rows: 0..<filter.length, weights, filter)
          start += columnStep
        }
        let pixels = Pixels(loading: start, rowStep: rowStep, row: 0, inside: -1)
        sums.accumulate(pixels, column: filter.length - 1, rows: 0..<filter.length, weights, filter)
        start += columnStep
        var stack = sums.slide(appending: Sums.Stack(repeating: bias))
        if let slope { stack.rectify(slope: FloatVector(loading: slope)) }
        // A function of all rows would be called.
        bounds.clamp(stack[0]).store(to: destination)
        if Sums.Stack.count > 1 { bounds.clamp(stack[1]).store(to: destination + outputRowStep) }
        if Sums.Stack.count > 2 { bounds.clamp(stack[2]).store(to: destination + 2 * outputRowStep) }
        destination += outputStep
      }
      return sums
    }
  }
#endif

/// The columns of pixels, or of spans of two, under a strip of outputs.
struct SlidingColumns<Filter: SlidingFilter> {
  private let image: PaddedImage
  /// Copies of the spans that lie partly outside the image.
  private let edges: UnsafePointer<Float>
  private let height: Int

  @inline(__always)
  init(_ strip: DepthwiseStrip, _ filter: Filter.Type) {
    image = strip.image
    edges = UnsafePointer(strip.copies) + strip.firstChannel
    height = strip.height
  }

  /// Which of the first `count` spans add only columns that lie inside the image.
  ///
  /// - Parameter nextColumn: The column behind those that the first of the spans adds.
  @inline(__always)
  func insideSpans(_ count: Int, nextColumn: Int) -> Range<Int> {
    let first = image.originX + nextColumn - Filter.strideWidth
    let start = max(Filter.strideWidth - 1 - first, 0) / Filter.strideWidth
    let end = (image.width - Filter.spanLength + 1 - first) / Filter.strideWidth
    return start..<max(min(end, count), start)
  }

  /// Where a column begins, and the distance in floats between its rows; `nil` outside the image.
  @inline(__always)
  subscript(column: Int) -> (start: UnsafePointer<Float>, rowStep: Int)? {
    let first = image.originX + column
    if first >= 0, first + Filter.spanLength <= image.width {
      return (image.pixel(row: 0, column: column), image.rowStep)
    }
    guard Filter.spanLength > 1 else { return nil }
    if first == -1 { return (edges, image.edgeStep) }
    return first == image.width - 1 ? (edges + height * image.edgeStep, image.edgeStep) : nil
  }
}

extension PaddedImage {
  /// The distance in floats between the rows of copied spans of two pixels: whole vectors.
  @inline(__always)
  fileprivate var edgeStep: Int {
    let vectorLength = FloatVector.scalarCount
    return (2 * pixelStep + vectorLength - 1) / vectorLength * vectorLength
  }

  /// Copies all channels of a pixel, which fill at least half a vector.
  @inline(__always)
  fileprivate func copyPixel(_ pixel: UnsafePointer<Float>, to copy: UnsafeMutablePointer<Float>) {
    let length = FloatHalfVector.scalarCount
    for index in stride(from: 0, to: pixelStep, by: length) {
      // The last half may overlap the one before.
      let start = min(index, pixelStep - length)
      FloatHalfVector(loading: pixel + start).store(to: copy + start)
    }
  }
}
