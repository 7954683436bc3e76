#if VITRUVIAN_AVX2
  extension MicroMatrixProduct {
    /// Whether the lines of a panel of one vector fit into the registers beside the sums of four rows.
    @inline(__always)
    var hasEightLines: Bool { runCount == 1 && runLength == MicroEightLines.count }

    /// Computes a panel of one vector: all its lines are read once.
    @inline(never)
    func multiplyEightLines<Epilogue: MicroSumEpilogue>(
      _ panel: UnsafePointer<Float>, _ column: Int, _ epilogue: Epilogue
    ) {
      typealias Row = MicroColumn<MicroVector>
      let epilogue = epilogue.whole
      let biases = Row(loading: panel)
      let lines = MicroEightLines(loading: panel + Row.scalarCount)
      var row = 0
      while row + 4 <= rowCount {
        var sums = MicroRows<MicroRows<Row>>(repeating: biases)
        lines.accumulate(&sums, a + row * aStride, stride: aStride)
        finish(sums, row, column, epilogue)
        row += 4
      }
      while row < rowCount {
        var sums = biases
        lines.accumulate(&sums, a + row * aStride, stride: aStride)
        finish(sums, row, column, epilogue)
        row += 1
      }
    }
  }

  /// Eight lines of weights, each a vector.
  private struct MicroEightLines {
    typealias Line = MicroColumn<MicroVector>
    private let lines: (Line, Line, Line, Line, Line, Line, Line, Line)

    static var count: Int { 8 }

    @inline(__always)
    init(loading weights: UnsafePointer<Float>) {
      func line(_ index: Int) -> Line { Line(loading: weights + index * Line.scalarCount) }
      lines = (line(0), line(1), line(2), line(3), line(4), line(5), line(6), line(7))
    }

    /// Adds, in each row, eight numbers times the lines; the rows lie `stride` floats apart.
    @inline(__always)
    func accumulate<Block: MicroBlock>(_ sums: inout Block, _ rows: UnsafePointer<Float>, stride: Int)
    where Block.Line == Line {
      sums.accumulate(rows, stride: stride, lines.0)
      sums.accumulate(rows + 1, stride: stride, lines.1)
      sums.accumulate(rows + 2, stride: stride, lines.2)
      sums.accumulate(rows + 3, stride: stride, lines.3)
      sums.accumulate(rows + 4, stride: stride, lines.4)
      sums.accumulate(rows + 5, stride: stride, lines.5)
      sums.accumulate(rows + 6, stride: stride, lines.6)
      sums.accumulate(rows + 7, stride: stride, lines.7)
    }
  }
#endif
