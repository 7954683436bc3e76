#if VITRUVIAN_AVX2
  extension MatrixProduct {
    /// Whether the lines of a panel of one vector fit into the registers beside the sums of four rows.
    @inline(__always)
    var hasEightLines: Bool { runCount == 1 && runLength == StackOfEight.count }

    /// Computes a panel of one vector: all its lines are read once.
    @inline(never)
    func multiplyEightLines(
      _ panel: UnsafePointer<Float>, _ column: Int, _ epilogue: ProductEpilogue
    ) {
      typealias Row = Column<FloatVector>
      let epilogue = epilogue.whole
      let biases = Row(loading: panel)
      let lines = StackOfEight(
        loading: panel + Row.scalarCount, rowStep: Row.scalarCount, row: 0, inside: -1)
      var row = 0
      while row + 4 <= rowCount {
        var sums = DoubledRows<DoubledRows<Row>>(repeating: biases)
        accumulate(&sums, a + row * aStride, lines)
        finish(sums, row, column, epilogue)
        row += 4
      }
      while row < rowCount {
        var sums = biases
        accumulate(&sums, a + row * aStride, lines)
        finish(sums, row, column, epilogue)
        row += 1
      }
    }

    /// Adds, in each row, the first eight numbers times the lines.
    @inline(__always)
    private func accumulate<Block: SumBlock>(
      _ sums: inout Block, _ rows: UnsafePointer<Float>, _ lines: StackOfEight
    ) where Block.Line == Column<FloatVector> {
      for index in 0..<StackOfEight.count {
        sums.accumulate(rows + index, stride: aStride, Block.Line(repeating: lines[index]))
      }
    }
  }
#endif
