import CVectors
import KernelLayout

#if VITRUVIAN_AVX2
  extension DepthwiseRows {
    /// Computes spans of outputs one after the other, for each vector of channels.
    ///
    /// What all vectors have in common is found out once, since rows are short.
    ///
    /// - Parameter pixels: As many as lie below each other under the windows.
    @inline(never)
    func slide<Sums: SlidingSums, Pixels: VectorStack, Filter: SlidingFilter>(
      _ outputs: Range<Int>, _ sums: Sums.Type, _ pixels: Pixels.Type, _ filter: Filter.Type
    ) {
      let rows = image.insideRows(height)
      let insideRows = (1 << rows.upperBound) - (1 << rows.lowerBound)
      let spanCount = outputs.count / filter.spanLength
      // The windows of the first spans lie with their last columns only under outputs that are wanted.
      let firstSpan = 1 - Sums.count
      let nextColumn = outputs.lowerBound * window.strideWidth + filter.length
      let inside = SlidingColumns(strip(ofVector: 0, output: output), filter)
        .insideSpans(spanCount, nextColumn: nextColumn)
      for vector in 0..<vectorCount {
        let strip = strip(ofVector: vector, output: output)
        let columns = SlidingColumns(strip, filter)
        var run = SlidingRun<Sums, Pixels, Filter>(
          strip, firstOutput: outputs.lowerBound, firstSpan: firstSpan)
        var span = firstSpan
        while span < spanCount {
          let column = nextColumn + span * filter.strideWidth
          guard span == inside.lowerBound, !inside.isEmpty else {
            // A loop would not be unrolled.
            if filter.strideWidth == 2, let (start, rowStep) = columns[column - 2] {
              run.accumulate(start, rowStep: rowStep, insideRows, column: filter.length - 2)
            }
            if let (start, rowStep) = columns[column - 1] {
              run.accumulate(start, rowStep: rowStep, insideRows, column: filter.length - 1)
            }
            run.finishSpan(isWanted: span >= 0)
            span += 1
            continue
          }
          let start = strip.image.pixel(row: 0, column: column - filter.strideWidth)
          if rows.count == height {
            run.slide(inside.count, from: start, insideRows: -1)
          } else {
            run.slide(inside.count, from: start, insideRows: insideRows)
          }
          span = inside.upperBound
        }
      }
    }
  }

  /// The sums of neighbouring spans while their windows slide along a row.
  private struct SlidingRun<Sums: SlidingSums, Pixels: VectorStack, Filter: SlidingFilter> {
    private let strip: DepthwiseStrip
    private var sums: Sums
    /// Where the outputs of the first of the spans go.
    private var destination: UnsafeMutablePointer<Float>

    @inline(__always)
    init(_ strip: DepthwiseStrip, firstOutput: Int, firstSpan: Int) {
      self.strip = strip
      sums = Sums(repeating: strip.bias)
      destination = strip.output + firstOutput * strip.image.pixelStep + firstSpan * strip.outputStep
    }

    /// Computes spans of which all columns that they add lie inside the image.
    ///
    /// - Parameter start: The first of the columns.
    @inline(__always)
    mutating func slide(_ spanCount: Int, from start: UnsafePointer<Float>, insideRows: Int) {
      let (rowStep, columnStep) = (strip.image.rowStep, strip.image.pixelStep)
      var start = start
      var count = spanCount
      // A loop over a range would take one more register.
      while count > 0 {
        if Filter.strideWidth == 2 {
          accumulate(start, rowStep: rowStep, insideRows, column: Filter.length - 2)
          start = vitruvian_keep_address(start + columnStep)
        }
        accumulate(start, rowStep: rowStep, insideRows, column: Filter.length - 1)
        // Kept, or there would be a register for each row that is counted up.
        start = vitruvian_keep_address(start + columnStep)
        finishSpan(isWanted: true)
        count -= 1
      }
    }

    /// Adds a column of pixels.
    ///
    /// - Parameter column: The column of the filter that lies on it in the first window.
    @inline(__always)
    mutating func accumulate(
      _ start: UnsafePointer<Float>, rowStep: Int, _ insideRows: Int, column: Int
    ) {
      let pixels = Pixels(loading: start, rowStep: rowStep, row: 0, inside: insideRows)
      // Row by row, so that the sums of all outputs take turns: each waits for its last addition.
      for row in 0..<Filter.length {
        sums.accumulate(pixels, column: column, rows: row..<row + 1, strip.weights, Filter.self)
      }
    }

    /// Writes the outputs of the first span, and goes on to the next one.
    @inline(__always)
    mutating func finishSpan(isWanted: Bool) {
      var stack = sums.slide(appending: Sums.Stack(repeating: strip.bias))
      if isWanted {
        if let slope = strip.slope { stack.rectify(slope: FloatVector(loading: slope)) }
        stack.store(to: destination, rowStep: strip.outputRowStep, strip.bounds)
      }
      destination += strip.outputStep
    }
  }
#endif
