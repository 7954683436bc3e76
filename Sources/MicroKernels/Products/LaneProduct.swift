#if VITRUVIAN_NEON
  import CVectors

  /// Products whose numbers are lanes of vectors: each instruction multiplies the weights of four columns by
  /// one of four numbers that are loaded together.
  ///
  /// Eight rows and eight columns have their sums in half of the registers, and the numbers and weights that
  /// they take in the other half. Wider panels are computed eight columns after the other, so that the
  /// numbers of the rows are read again from the first-level cache.
  extension MatrixProduct {
    /// The number of rows in whole blocks.
    @inline(__always)
    var laneRowCount: Int { rowCount / LaneBlocks.rowCount * LaneBlocks.rowCount }

    /// Computes the rows of a panel that are in whole blocks.
    ///
    /// - Parameters:
    ///   - vectorCount: The vectors of the panel.
    ///   - isShared: Whether two rows share the last columns, which the panel then begins with, twice.
    @inline(__always)
    func multiplyLanes(
      _ panel: UnsafePointer<Float>, vectorCount: Int, isShared: Bool, _ column: Int,
      _ epilogue: ProductEpilogue
    ) {
      let blocks = LaneBlocks(product: self, panel: panel, column: column, isShared: isShared)
      switch (epilogue.addend.isPresent, epilogue.slope.isPresent, epilogue.bounds.areInfinite) {
      case (_, true, _): blocks.multiply(vectorCount: vectorCount, epilogue.rectifying)
      case (true, false, true):
        blocks.multiply(vectorCount: vectorCount, epilogue.adding(before: epilogue.storing))
      case (true, false, false):
        blocks.multiply(vectorCount: vectorCount, epilogue.adding(before: epilogue.clamping))
      case (false, false, true): blocks.multiply(vectorCount: vectorCount, epilogue.storing)
      case (false, false, false): blocks.multiply(vectorCount: vectorCount, epilogue.clamping)
      }
    }
  }

  /// The blocks of eight rows of a panel.
  private struct LaneBlocks {
    let product: MatrixProduct
    let panel: UnsafePointer<Float>
    let column: Int
    let isShared: Bool

    @inline(__always)
    static var rowCount: Int { EightRows<FloatVector>.rowCount }

    @inline(__always)
    func multiply<Epilogue: SumEpilogue>(vectorCount: Int, _ epilogue: Epilogue) {
      switch vectorCount {
      case 1 where product.runCount == 1 && product.runLength == OfEight<FloatVector>.count:
        multiplyEightLines(epilogue)
      case 1: multiply(ConstantOne.self, epilogue)
      case 2: multiply(ConstantTwo.self, epilogue)
      default: multiply(ConstantThree.self, epilogue)
      }
    }

    @inline(never)
    private func multiply<VectorCount: Constant, Epilogue: SumEpilogue>(
      _ vectorCount: VectorCount.Type, _ epilogue: Epilogue
    ) {
      let width = FloatVector.scalarCount
      let distances = RowDistances(product.aStride * MemoryLayout<Float>.size)
      // A single vector is never shared: it is that of all columns.
      let firstVector = VectorCount.value > 1 && isShared ? 1 : 0
      var firstRow = product.a
      var firstPosition = 0
      var remainingBlockCount = product.rowCount / Self.rowCount
      while remainingBlockCount > 0 {
        var packedColumn = firstVector * width
        var position = firstPosition + column
        let lastPosition = firstPosition + product.columnCount - width
        var remainingVectorCount = VectorCount.value - firstVector
        while remainingVectorCount != 0 {
          let sums = sums(FloatVector.self, vectorCount, firstRow, distances, packedColumn: packedColumn)
          finish(sums, packedColumn: column + packedColumn, position: min(position, lastPosition), epilogue)
          packedColumn += width
          position += width
          remainingVectorCount -= 1
        }
        if VectorCount.value > 1, isShared {
          let sums = sums(FloatHalfVector.self, vectorCount, firstRow, distances, packedColumn: 0)
          let position = firstPosition + product.columnCount - FloatHalfVector.scalarCount
          finish(sums, packedColumn: column, position: position, epilogue)
        }
        remainingBlockCount -= 1
        firstPosition += Self.rowCount * product.cStride
        // Kept, or the compiler would step through each of the eight rows by an address in memory.
        firstRow = vitruvian_keep_address(firstRow + Self.rowCount * product.aStride)
      }
    }

    /// Computes a panel of eight lines of one vector, which stay in half of the registers, two rows at a
    /// time.
    @inline(never)
    private func multiplyEightLines<Epilogue: SumEpilogue>(_ epilogue: Epilogue) {
      let lines = OfEight(loading: panel + FloatVector.scalarCount)
      var epilogue = epilogue.advanced(by: column)
      var row = product.a
      var results = product.c + column
      var remainingPairCount = product.laneRowCount / 2
      while remainingPairCount > 0 {
        // The biases are read anew for each row: one instruction fills two registers, and copies one.
        let biases: UnsafePointer<Float> = vitruvian_keep_address(panel)
        let sameBiases: UnsafePointer<Float> = vitruvian_keep_address(biases)
        var sums = (FloatVector(loading: biases), FloatVector(loading: sameBiases))
        let next: UnsafePointer<Float> = vitruvian_keep_address(row + product.aStride)
        let factors = (vitruvian_load_pair(row), vitruvian_load_pair(next))
        sums.0.accumulate(factors.0.lowHalf, lines.first, lines.second, lines.third, lines.fourth)
        sums.1.accumulate(factors.1.lowHalf, lines.first, lines.second, lines.third, lines.fourth)
        sums.0.accumulate(factors.0.highHalf, lines.fifth, lines.sixth, lines.seventh, lines.eighth)
        sums.1.accumulate(factors.1.highHalf, lines.fifth, lines.sixth, lines.seventh, lines.eighth)
        row = vitruvian_keep_address(next + product.aStride)
        store(sums.0, &epilogue, &results)
        store(sums.1, &epilogue, &results)
        remainingPairCount -= 1
      }
    }

    /// Stores the results of a row, and goes on to those of the next one.
    @inline(__always)
    private func store<Epilogue: SumEpilogue>(
      _ sums: FloatVector, _ epilogue: inout Epilogue, _ results: inout UnsafeMutablePointer<Float>
    ) {
      // Kept whole, or the compiler would take one of the halves apart.
      epilogue.finish(sums.kept, packedColumn: column, position: 0).storeResults(to: results)
      epilogue = epilogue.advanced(by: product.cStride)
      // Kept, or the compiler would prepare the distance of each row from the first, in memory.
      results = UnsafeMutablePointer(mutating: vitruvian_keep_address(results + product.cStride))
    }

    /// The sums of eight rows and a vector of columns.
    @inline(__always)
    private func sums<Vector: FinishedVector, VectorCount: Constant>(
      _ vector: Vector.Type, _ vectorCount: VectorCount.Type, _ firstRow: UnsafePointer<Float>,
      _ distances: RowDistances, packedColumn: Int
    ) -> EightRows<Vector> {
      let lineLength = VectorCount.value * FloatVector.scalarCount
      var sums = EightRows<Vector>(repeating: panel + packedColumn)
      var weights = panel + (lineLength + packedColumn)
      var run = firstRow
      // There is one, or there would be no product.
      var remainingRunCount = max(product.runCount, 1)
      repeat {
        sums.accumulate(
          run, count: product.runLength, distances, &weights, lineLength: lineLength, prepared: { $0 })
        run += product.runStride
        remainingRunCount -= 1
      } while remainingRunCount != 0
      return sums
    }

    /// Stores the results of a block.
    ///
    /// - Parameter position: Where those of the first row will lie in the output.
    @inline(__always)
    private func finish<Vector: FinishedVector, Epilogue: SumEpilogue>(
      _ sums: EightRows<Vector>, packedColumn: Int, position: Int, _ epilogue: Epilogue
    ) {
      var epilogue = epilogue.advanced(by: position)
      var results = product.c + position
      sums.forEachRow { sums, _ in
        let finished = sums.finished(epilogue, packedColumn: packedColumn)
        // Sums that are written in pairs would need neighbouring registers while products are added to them.
        if Epilogue.changesSums { finished.storeResults(to: results) } else { finished.store(to: results) }
        epilogue = epilogue.advanced(by: product.cStride)
        // Kept, or the compiler would prepare the distance of each row from the first, in memory.
        results = UnsafeMutablePointer(mutating: vitruvian_keep_address(results + product.cStride))
      }
    }
  }

  extension OfEight<FloatVector> {
    /// Eight vectors that lie one behind the other.
    @inline(__always)
    fileprivate init(loading source: UnsafePointer<Float>) {
      func line(_ index: Int) -> FloatVector {
        FloatVector(loading: source + index * FloatVector.scalarCount).kept
      }
      self.init(line(0), line(1), line(2), line(3), line(4), line(5), line(6), line(7))
    }
  }

  extension FloatVector {
    /// Adds the products of four factors with as many lines of weights.
    @inline(__always)
    fileprivate mutating func accumulate(
      _ factors: SIMD4<Float>, _ first: FloatVector, _ second: FloatVector, _ third: FloatVector,
      _ fourth: FloatVector
    ) {
      accumulate(factors, 0, first)
      accumulate(factors, 1, second)
      accumulate(factors, 2, third)
      accumulate(factors, 3, fourth)
    }
  }

  /// A vector of sums whose results are stored.
  private protocol FinishedVector: LaneVector where Packed == Float, Factors == SIMD4<Float> {
    /// What the sums become whose results are the first of the output.
    func finished<Epilogue: SumEpilogue>(_ epilogue: Epilogue, packedColumn: Int) -> Self

    func storeResults(to destination: UnsafeMutablePointer<Float>)

    func store(to destination: UnsafeMutablePointer<Float>)
  }

  extension FloatVector: LaneVector, FinishedVector {
    @inline(__always)
    static var leavesRegisters: Bool { true }

    @inline(__always)
    static func weights(loading source: UnsafePointer<Float>) -> FloatVector { FloatVector(loading: source) }

    @inline(__always)
    mutating func accumulate(_ factors: SIMD4<Float>, _ lane: Int, _ weights: FloatVector) {
      addProduct(FloatVector(repeating: factors[lane]), weights)
    }

    @inline(__always)
    func finished<Epilogue: SumEpilogue>(_ epilogue: Epilogue, packedColumn: Int) -> FloatVector {
      epilogue.finish(self, packedColumn: packedColumn, position: 0)
    }

    @inline(__always)
    func storeResults(to destination: UnsafeMutablePointer<Float>) {
      vitruvian_store_pair(destination, self)
    }
  }

  extension FloatHalfVector: LaneVector, FinishedVector {
    @inline(__always)
    static var leavesRegisters: Bool { true }

    @inline(__always)
    static func weights(loading source: UnsafePointer<Float>) -> FloatHalfVector {
      FloatHalfVector(loading: source)
    }

    @inline(__always)
    mutating func accumulate(_ factors: SIMD4<Float>, _ lane: Int, _ weights: FloatHalfVector) {
      addProduct(FloatHalfVector(repeating: factors[lane]), weights)
    }

    @inline(__always)
    func finished<Epilogue: SumEpilogue>(_ epilogue: Epilogue, packedColumn: Int) -> FloatHalfVector {
      epilogue.finish(self, packedColumn: packedColumn, position: 0)
    }

    @inline(__always)
    func storeResults(to destination: UnsafeMutablePointer<Float>) { store(to: destination) }
  }
#endif
