import KernelLayout

#if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
  extension MatrixProduct {
    private typealias Line = Columns<TwoColumns>

    /// Whether ``multiplyLoneRow(_:_:_:)`` computes two panels, the first of which begins at a column.
    ///
    /// - Parameter vectorCount: The vectors from this column on.
    @inline(__always)
    func isLoneRow(ofVectors vectorCount: Int, sharesLast: Bool) -> Bool {
      // A shared vector would be the last of the second panel. Matrices that no near cache holds are read
      // no faster in two places.
      rowCount == 1 && columnCount * runCount * runLength <= 1 << 17
        && panelVectorCount(ofVectors: vectorCount) == 3
        && panelVectorCount(ofVectors: vectorCount - 3) == 3 && !(sharesLast && vectorCount == 6)
    }

    /// Computes a product of one row, for two panels of three vectors: the sums of one would wait for
    /// themselves most of the time.
    ///
    /// Nothing is fetched ahead: processors do so by themselves where they read on and on.
    @inline(never)
    func multiplyLoneRow(_ panel: UnsafePointer<Float>, _ column: Int, _ epilogue: ProductEpilogue) {
      let epilogue = epilogue.whole
      let lineLength = Line.scalarCount
      let next = (runCount * runLength + 1) * lineLength
      var (sums, nextSums) = (Line(loading: panel), Line(loading: panel + next))
      var weights = panel + lineLength
      var run = a
      for _ in 0..<runCount {
        for index in 0..<runLength {
          let value = FloatVector(repeating: run + index)
          sums.accumulate(value, Line(loading: weights))
          nextSums.accumulate(value, Line(loading: weights + next))
          weights += lineLength
        }
        run += runStride
      }
      finish(sums, 0, column, epilogue)
      finish(nextSums, 0, column + lineLength, epilogue)
    }
  }
#endif
