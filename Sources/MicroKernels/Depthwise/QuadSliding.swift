#if VITRUVIAN_NEON
  import CVectors

  /// Windows of 3×3 that slide over four channels of an image by one column after the other.
  ///
  /// The weights of nine taps, the sums of three outputs in each of three rows, and the pixels that these
  /// take next are what the registers hold. Of eight channels, weights would be read again for each column.
  extension DepthwiseStrip {
    /// Computes outputs one after the other, the first four channels of all of them before the last four.
    @inline(never)
    func slideQuads(_ outputs: Range<Int>) {
      var channel = 0
      while channel < FloatVector.scalarCount {
        switch rowCount {
        case 1: slideQuads(outputs, channel: channel, ConstantOne.self)
        case 2: slideQuads(outputs, channel: channel, ConstantTwo.self)
        default: slideQuads(outputs, channel: channel, ConstantThree.self)
        }
        channel += FloatHalfVector.scalarCount
      }
    }

    @inline(never)
    private func slideQuads<RowCount: Constant>(
      _ outputs: Range<Int>, channel: Int, _ rowCount: RowCount.Type
    ) {
      let rows = image.insideRows(height)
      let insideRows = (1 << rows.upperBound) - (1 << rows.lowerBound)
      var run = QuadRun<RowCount>(self, outputs, channel: channel)
      // The first windows lie with their last columns only under outputs that are wanted.
      let columnCount = outputs.count + 2
      let firstColumn = image.originX + outputs.lowerBound
      let start = max(2, -firstColumn)
      let inside = start..<max(min(columnCount, image.width - firstColumn), start)
      var column = 0
      while column < columnCount {
        if column == inside.lowerBound, !inside.isEmpty {
          if slope != nil {
            run.slide(inside.count, insideRows, rectifies: true)
          } else if rows.count == height {
            run.slide(inside.count, -1, rectifies: false)
          } else {
            run.slide(inside.count, insideRows, rectifies: false)
          }
          column = inside.upperBound
        } else {
          let isInside = firstColumn + column >= 0 && firstColumn + column < image.width
          run.slideAtEdge(insideRows, isInside: isInside, isWanted: column >= 2, rectifies: slope != nil)
          column += 1
        }
      }
    }
  }

  /// The sums of three neighbouring outputs, in each of some rows, while their windows slide along.
  ///
  /// Its functions are transparent, since the compiler leaves others out of line, and sums in memory then.
  private struct QuadRun<RowCount: Constant> {
    private var sums: (Quads<RowCount>, Quads<RowCount>, Quads<RowCount>)
    /// The next column of pixels.
    private var start: UnsafePointer<Float>
    /// Where the outputs of the first of the three go.
    private var destination: UnsafeMutablePointer<Float>
    private let weights: (QuadColumn, QuadColumn, QuadColumn)
    private let bias: SIMD4<Float>
    private let slope: SIMD4<Float>
    private let bounds: Bounds
    private let pixelStep: Int
    private let rowDistances: OfFive<Int>
    private let outputDistances: OfFive<Int>

    @_transparent
    init(_ strip: DepthwiseStrip, _ outputs: Range<Int>, channel: Int) {
      bias = channel == 0 ? strip.bias.lowHalf : strip.bias.highHalf
      let quads = Quads<RowCount>(repeating: bias)
      sums = (quads, quads, quads)
      pixelStep = strip.image.pixelStep
      start = strip.image.pixel(row: 0, column: outputs.lowerBound) + channel
      destination = strip.output + (outputs.lowerBound - 2) * pixelStep + channel
      let taps = strip.weights + channel
      weights = (
        QuadColumn(taps), QuadColumn(taps + 3 * FloatVector.scalarCount),
        QuadColumn(taps + 6 * FloatVector.scalarCount)
      )
      slope = strip.slope.map { SIMD4(loading: $0 + channel) } ?? .zero
      bounds = strip.bounds
      rowDistances = OfFive(multiplesOf: strip.image.rowStep)
      outputDistances = OfFive(multiplesOf: strip.outputRowStep)
    }

    /// Adds columns.
    ///
    /// - Parameters:
    ///   - insideRows: The rows inside the image, a bit for each.
    ///   - rectifies: Whether there is a slope.
    @_transparent
    mutating func slide(_ columnCount: Int, _ insideRows: Int, rectifies: Bool) {
      var count = columnCount
      // Three at a time: then all sums are back in their registers.
      while count >= 3 {
        slide(insideRows, rectifies: rectifies)
        slide(insideRows, rectifies: rectifies)
        slide(insideRows, rectifies: rectifies)
        count -= 3
      }
      while count > 0 {
        slide(insideRows, rectifies: rectifies)
        count -= 1
      }
    }

    /// Adds a column, and writes the outputs that it completes.
    @_transparent
    private mutating func slide(_ insideRows: Int, rectifies: Bool) {
      add(insideRows)
      finish(rectifies: rectifies)
    }

    /// Adds a column if it lies inside the image, and writes the outputs that it completes if they are
    /// wanted.
    @_transparent
    mutating func slideAtEdge(_ insideRows: Int, isInside: Bool, isWanted: Bool, rectifies: Bool) {
      if isInside { add(insideRows) } else { start += pixelStep }
      if isWanted { finish(rectifies: rectifies) } else { goOn() }
    }

    /// Adds a column to the three outputs whose windows lie on it.
    @_transparent
    private mutating func add(_ insideRows: Int) {
      let (start, distances) = (start, rowDistances)
      let pixels = Quads<RowCount>.pixels { row in
        insideRows & (1 << row) != 0 ? SIMD4(loading: start + distances[row]) : .zero
      }
      sums.0.accumulate(pixels, weights.2)
      sums.1.accumulate(pixels, weights.1)
      sums.2.accumulate(pixels, weights.0)
      // Kept, or there would be a register for each row that is counted up.
      self.start = vitruvian_keep_address(start + pixelStep)
    }

    /// Writes the first outputs, and goes on to the next ones.
    @_transparent
    private mutating func finish(rectifies: Bool) {
      let (slope, bounds, destination, distances) = (slope, bounds, destination, outputDistances)
      sums.0.forEach { sums, row in
        bounds.clamp(rectifies ? sums.rectified(slope: slope) : sums).store(to: destination + distances[row])
      }
      goOn()
    }

    @_transparent
    private mutating func goOn() {
      sums = (sums.1, sums.2, Quads(repeating: bias))
      destination = UnsafeMutablePointer(mutating: vitruvian_keep_address(destination + pixelStep))
    }
  }

  /// The weights of a column of a filter.
  private struct QuadColumn {
    let top, middle, bottom: SIMD4<Float>

    /// - Parameter taps: The first of those weights; the others lie a vector apart.
    @_transparent
    init(_ taps: UnsafePointer<Float>) {
      top = SIMD4(loading: taps)
      middle = SIMD4(loading: taps + FloatVector.scalarCount)
      bottom = SIMD4(loading: taps + 2 * FloatVector.scalarCount)
    }
  }

  /// The sums of up to three outputs that lie below each other.
  private struct Quads<Count: Constant> {
    private var first, second, third: SIMD4<Float>

    @_transparent
    init(repeating vector: SIMD4<Float>) { (first, second, third) = (vector, vector, vector) }

    /// Adds, to each sum, three neighbouring pixels times the weights.
    @_transparent
    mutating func accumulate(_ pixels: OfFive<SIMD4<Float>>, _ weights: QuadColumn) {
      // Weight by weight, so that the sums take turns: each waits for its last addition.
      first.addProduct(pixels.first, weights.top)
      if Count.value > 1 { second.addProduct(pixels.second, weights.top) }
      if Count.value > 2 { third.addProduct(pixels.third, weights.top) }
      first.addProduct(pixels.second, weights.middle)
      if Count.value > 1 { second.addProduct(pixels.third, weights.middle) }
      if Count.value > 2 { third.addProduct(pixels.fourth, weights.middle) }
      first.addProduct(pixels.third, weights.bottom)
      if Count.value > 1 { second.addProduct(pixels.fourth, weights.bottom) }
      if Count.value > 2 { third.addProduct(pixels.fifth, weights.bottom) }
    }

    /// The pixels under the windows of all outputs.
    @_transparent
    static func pixels(_ pixel: (_ row: Int) -> SIMD4<Float>) -> OfFive<SIMD4<Float>> {
      OfFive(
        pixel(0), pixel(1), pixel(2), Count.value > 1 ? pixel(3) : .zero, Count.value > 2 ? pixel(4) : .zero)
    }

    /// Calls `body` with each sum and its row.
    @_transparent
    func forEach(_ body: (SIMD4<Float>, _ row: Int) -> Void) {
      body(first, 0)
      if Count.value > 1 { body(second, 1) }
      if Count.value > 2 { body(third, 2) }
    }
  }

  /// One value of each of five rows: as many as windows of 3×3 in three rows of outputs lie on.
  private struct OfFive<Value> {
    let first, second, third, fourth, fifth: Value

    @_transparent
    init(_ first: Value, _ second: Value, _ third: Value, _ fourth: Value, _ fifth: Value) {
      (self.first, self.second, self.third, self.fourth, self.fifth) = (first, second, third, fourth, fifth)
    }

    subscript(row: Int) -> Value {
      @_transparent get {
        switch row {
        case 0: first
        case 1: second
        case 2: third
        case 3: fourth
        default: fifth
        }
      }
    }
  }

  extension OfFive<Int> {
    /// The multiples of a distance from zero on, of which the compiler derives none from another.
    @_transparent
    fileprivate init(multiplesOf distance: Int) {
      self.init(
        0, vitruvian_keep_distance(distance), vitruvian_keep_distance(2 * distance),
        vitruvian_keep_distance(3 * distance), vitruvian_keep_distance(4 * distance))
    }
  }
#endif
