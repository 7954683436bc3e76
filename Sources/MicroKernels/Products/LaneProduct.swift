#if VITRUVIAN_NEON
  import CAtomics

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
      var firstRow = product.a
      var row = 0
      while row + Self.rowCount <= product.rowCount {
        for vector in (isShared ? 1 : 0)..<VectorCount.value {
          let sums = sums(
            FloatVector.self, vectorCount, firstRow, distances, packedColumn: vector * width)
          let column = lesser(
            column + (vector - (isShared ? 1 : 0)) * width, product.columnCount - width)
          finish(sums, row, packedColumn: self.column + vector * width, column: column, epilogue)
        }
        if isShared {
          let sums = sums(FloatHalfVector.self, vectorCount, firstRow, distances, packedColumn: 0)
          finish(
            sums, row, packedColumn: column, column: product.columnCount - FloatHalfVector.scalarCount,
            epilogue)
        }
        row += Self.rowCount
        // Kept, or the compiler would step through each of the eight rows by an address in memory.
        firstRow = vitruvian_keep_address(firstRow + Self.rowCount * product.aStride)
      }
    }

    /// The sums of eight rows and a vector of columns.
    @inline(__always)
    private func sums<Vector: FinishedVector, VectorCount: Constant>(
      _ vector: Vector.Type, _ vectorCount: VectorCount.Type, _ firstRow: UnsafePointer<Float>,
      _ distances: RowDistances, packedColumn: Int
    ) -> EightRows<Vector> {
      let lineLength = VectorCount.value * FloatVector.scalarCount
      var sums = EightRows(repeating: Vector(loading: panel + packedColumn))
      var weights = panel + (lineLength + packedColumn)
      var run = firstRow
      var remainingRunCount = product.runCount
      repeat {
        sums.accumulate(
          run, count: product.runLength, distances, &weights, lineLength: lineLength, prepared: { $0 })
        run += product.runStride
        remainingRunCount -= 1
      } while remainingRunCount > 0
      return sums
    }

    /// Stores the results of a block.
    @inline(__always)
    private func finish<Vector: FinishedVector, Epilogue: SumEpilogue>(
      _ sums: EightRows<Vector>, _ row: Int, packedColumn: Int, column: Int, _ epilogue: Epilogue
    ) {
      var position = row * product.cStride + column
      var results = product.c + position
      sums.forEachRow { sums, _ in
        sums.finished(epilogue, packedColumn: packedColumn, position: position).store(to: results)
        // Kept, or the compiler would prepare the distance of each row from the first, in memory.
        position = vitruvian_keep_distance(position + product.cStride)
        results = UnsafeMutablePointer(mutating: vitruvian_keep_address(results + product.cStride))
      }
    }
  }

  /// A vector of sums whose results are stored.
  private protocol FinishedVector: LaneVector where Packed == Float, Factors == SIMD4<Float> {
    /// What the sums become.
    func finished<Epilogue: SumEpilogue>(_ epilogue: Epilogue, packedColumn: Int, position: Int) -> Self

    func store(to destination: UnsafeMutablePointer<Float>)
  }

  extension FloatVector: LaneVector, FinishedVector {
    @inline(__always)
    static func weights(loading source: UnsafePointer<Float>) -> FloatVector { FloatVector(loading: source) }

    @inline(__always)
    mutating func accumulate(_ factors: SIMD4<Float>, _ lane: Int, _ weights: FloatVector) {
      addProduct(FloatVector(repeating: factors[lane]), weights)
    }

    @inline(__always)
    func finished<Epilogue: SumEpilogue>(
      _ epilogue: Epilogue, packedColumn: Int, position: Int
    ) -> FloatVector {
      epilogue.finish(self, packedColumn: packedColumn, position: position)
    }
  }

  extension FloatHalfVector: LaneVector, FinishedVector {
    @inline(__always)
    static func weights(loading source: UnsafePointer<Float>) -> FloatHalfVector {
      FloatHalfVector(loading: source)
    }

    @inline(__always)
    mutating func accumulate(_ factors: SIMD4<Float>, _ lane: Int, _ weights: FloatHalfVector) {
      addProduct(FloatHalfVector(repeating: factors[lane]), weights)
    }

    @inline(__always)
    func finished<Epilogue: SumEpilogue>(
      _ epilogue: Epilogue, packedColumn: Int, position: Int
    ) -> FloatHalfVector {
      epilogue.finish(self, packedColumn: packedColumn, position: position)
    }
  }
#endif
