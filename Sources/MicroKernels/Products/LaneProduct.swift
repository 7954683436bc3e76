#if VITRUVIAN_NEON
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
      if epilogue.onlyClamps, epilogue.bounds.areInfinite {
        blocks.multiply(vectorCount: vectorCount, Storing(bounds: epilogue.bounds))
      } else if epilogue.onlyClamps {
        blocks.multiply(vectorCount: vectorCount, epilogue.clamping)
      } else {
        blocks.multiply(vectorCount: vectorCount, epilogue.rectifying)
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
      var row = 0
      while row + Self.rowCount <= product.rowCount {
        for vector in (isShared ? 1 : 0)..<VectorCount.value {
          let sums = sums(FloatVector.self, vectorCount, row, distances, packedColumn: vector * width)
          let column = lesser(
            column + (vector - (isShared ? 1 : 0)) * width, product.columnCount - width)
          finish(sums, row, packedColumn: self.column + vector * width, column: column, epilogue)
        }
        if isShared {
          let sums = sums(FloatHalfVector.self, vectorCount, row, distances, packedColumn: 0)
          finish(
            sums, row, packedColumn: column, column: product.columnCount - FloatHalfVector.scalarCount,
            epilogue)
        }
        row += Self.rowCount
      }
    }

    /// The sums of eight rows and a vector of columns.
    @inline(__always)
    private func sums<Vector: FinishedVector, VectorCount: Constant>(
      _ vector: Vector.Type, _ vectorCount: VectorCount.Type, _ row: Int, _ distances: RowDistances,
      packedColumn: Int
    ) -> EightRows<Vector> {
      let lineLength = VectorCount.value * FloatVector.scalarCount
      var sums = EightRows(repeating: Vector(loading: panel + packedColumn))
      var weights = panel + (lineLength + packedColumn)
      var run = product.a + row * product.aStride
      for _ in 0..<product.runCount {
        sums.accumulate(
          run, count: product.runLength, distances, &weights, lineLength: lineLength, prepared: { $0 })
        run += product.runStride
      }
      return sums
    }

    /// Stores the results of a block.
    @inline(__always)
    private func finish<Vector: FinishedVector, Epilogue: SumEpilogue>(
      _ sums: EightRows<Vector>, _ row: Int, packedColumn: Int, column: Int, _ epilogue: Epilogue
    ) {
      var position = row * product.cStride + column
      sums.forEachRow { sums, _ in
        sums.finished(epilogue, packedColumn: packedColumn, position: position)
          .store(to: product.c + position)
        position += product.cStride
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
