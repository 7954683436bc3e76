#if VITRUVIAN_NEON
  import CAtomics

  /// Products whose numbers are lanes of vectors: each instruction multiplies the weights of four columns by
  /// one of four numbers that are loaded together.
  ///
  /// Eight rows and eight columns have their sums in half of the registers, and the numbers and weights that
  /// they take in the other half. Wider panels are computed eight columns after the other, so that the numbers
  /// of the rows are read again from the first-level cache.
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
      _ panel: UnsafePointer<Float>, vectorCount: Int, isShared: Bool, _ column: Int, _ epilogue: ProductEpilogue
    ) {
      let blocks = LaneBlocks(product: self, panel: panel, column: column, epilogue: epilogue.whole)
      switch vectorCount {
      case 1: blocks.multiply(ConstantOne.self, isShared: false)
      case 2: blocks.multiply(ConstantTwo.self, isShared: isShared)
      default: blocks.multiply(ConstantThree.self, isShared: isShared)
      }
    }
  }

  /// The blocks of eight rows of a panel.
  private struct LaneBlocks {
    let product: MatrixProduct
    let panel: UnsafePointer<Float>
    let column: Int
    let epilogue: ProductEpilogue

    @inline(__always)
    static var rowCount: Int { EightRows<FloatVector>.rowCount }

    @inline(never)
    func multiply<VectorCount: Constant>(_ vectorCount: VectorCount.Type, isShared: Bool) {
      let width = FloatVector.scalarCount
      var row = 0
      while row + Self.rowCount <= product.rowCount {
        for vector in (isShared ? 1 : 0)..<VectorCount.value {
          let sums = sums(FloatVector.self, vectorCount, row, packedColumn: vector * width)
          let column = lesser(
            column + (vector - (isShared ? 1 : 0)) * width, product.columnCount - width)
          finish(sums, row, packedColumn: self.column + vector * width, column: column)
        }
        if isShared {
          let sums = sums(FloatHalfVector.self, vectorCount, row, packedColumn: 0)
          finish(
            sums, row, packedColumn: column, column: product.columnCount - FloatHalfVector.scalarCount)
        }
        row += Self.rowCount
      }
    }

    /// The sums of eight rows and a vector of columns.
    @inline(__always)
    private func sums<Vector: LaneVector, VectorCount: Constant>(
      _ vector: Vector.Type, _ vectorCount: VectorCount.Type, _ row: Int, packedColumn: Int
    ) -> EightRows<Vector> {
      let lineLength = VectorCount.value * FloatVector.scalarCount
      var sums = EightRows(repeating: Vector(loading: panel + packedColumn))
      var weights = panel + (lineLength + packedColumn)
      var run = product.a + row * product.aStride
      let distances = RowDistances(product.aStride)
      for _ in 0..<product.runCount {
        var numbers = run
        var count = product.runLength
        while count >= 4 {
          sums.accumulateFour(numbers, distances, weights, lineLength: lineLength)
          numbers += 4
          weights += 4 * lineLength
          count -= 4
        }
        while count > 0 {
          sums.accumulate(numbers, distances, Vector(loading: weights))
          numbers += 1
          weights += lineLength
          count -= 1
        }
        run += product.runStride
      }
      return sums
    }

    /// Stores the results of a block.
    @inline(__always)
    private func finish<Vector: LaneVector>(
      _ sums: EightRows<Vector>, _ row: Int, packedColumn: Int, column: Int
    ) {
      if epilogue.onlyClamps {
        finish(sums, row, packedColumn: packedColumn, column: column, epilogue.clamping)
      } else {
        finish(sums, row, packedColumn: packedColumn, column: column, epilogue.rectifying)
      }
    }

    @inline(__always)
    private func finish<Vector: LaneVector, Epilogue: SumEpilogue>(
      _ sums: EightRows<Vector>, _ row: Int, packedColumn: Int, column: Int, _ epilogue: Epilogue
    ) {
      var position = row * product.cStride + column
      sums.forEachRow { sums in
        sums.finished(epilogue, packedColumn: packedColumn, position: position).store(to: product.c + position)
        position += product.cStride
      }
    }
  }

  /// The distances from a row to others, each in a register of its own: then no load waits for an addition.
  private struct RowDistances {
    private let distances: (Int, Int, Int, Int, Int, Int, Int)

    @inline(__always)
    init(_ stride: Int) {
      let step = stride * MemoryLayout<Float>.size
      distances = (
        vitruvian_keep_distance(step), vitruvian_keep_distance(2 * step), vitruvian_keep_distance(3 * step),
        vitruvian_keep_distance(4 * step), vitruvian_keep_distance(5 * step),
        vitruvian_keep_distance(6 * step), vitruvian_keep_distance(7 * step)
      )
    }

    /// One value of each of eight rows that begin at a place.
    @inline(__always)
    func load<Value: BitwiseCopyable>(_ value: Value.Type, from row: UnsafePointer<Float>) -> OfEight<Value> {
      let row = UnsafeRawPointer(row)
      return OfEight(
        row.loadUnaligned(as: value), (row + distances.0).loadUnaligned(as: value),
        (row + distances.1).loadUnaligned(as: value), (row + distances.2).loadUnaligned(as: value),
        (row + distances.3).loadUnaligned(as: value), (row + distances.4).loadUnaligned(as: value),
        (row + distances.5).loadUnaligned(as: value), (row + distances.6).loadUnaligned(as: value))
    }
  }

  /// One value of each of eight rows.
  private struct OfEight<Value> {
    var first, second, third, fourth, fifth, sixth, seventh, eighth: Value

    @inline(__always)
    init(
      _ first: Value, _ second: Value, _ third: Value, _ fourth: Value, _ fifth: Value, _ sixth: Value,
      _ seventh: Value, _ eighth: Value
    ) {
      self.first = first
      self.second = second
      self.third = third
      self.fourth = fourth
      self.fifth = fifth
      self.sixth = sixth
      self.seventh = seventh
      self.eighth = eighth
    }
  }

  /// The sums of eight rows, a vector of each.
  private struct EightRows<Vector: LaneVector> {
    private var sums: OfEight<Vector>

    static var rowCount: Int { 8 }

    @inline(__always)
    init(repeating vector: Vector) {
      sums = OfEight(vector, vector, vector, vector, vector, vector, vector, vector)
    }

    /// Adds the products of four neighbouring numbers of each row with four lines of weights.
    @inline(__always)
    mutating func accumulateFour(
      _ numbers: UnsafePointer<Float>, _ distances: RowDistances, _ weights: UnsafePointer<Float>,
      lineLength: Int
    ) {
      let numbers = distances.load(SIMD4<Float>.self, from: numbers)
      accumulate(numbers, 0, Vector(loading: weights))
      accumulate(numbers, 1, Vector(loading: weights + lineLength))
      accumulate(numbers, 2, Vector(loading: weights + 2 * lineLength))
      accumulate(numbers, 3, Vector(loading: weights + 3 * lineLength))
    }

    /// Adds the products of one of the numbers of each row with a line of weights.
    @inline(__always)
    private mutating func accumulate(_ numbers: OfEight<SIMD4<Float>>, _ lane: Int, _ weights: Vector) {
      sums.first.accumulate(numbers.first[lane], weights)
      sums.second.accumulate(numbers.second[lane], weights)
      sums.third.accumulate(numbers.third[lane], weights)
      sums.fourth.accumulate(numbers.fourth[lane], weights)
      sums.fifth.accumulate(numbers.fifth[lane], weights)
      sums.sixth.accumulate(numbers.sixth[lane], weights)
      sums.seventh.accumulate(numbers.seventh[lane], weights)
      sums.eighth.accumulate(numbers.eighth[lane], weights)
    }

    /// Adds the products of a number of each row with a line of weights.
    @inline(__always)
    mutating func accumulate(_ numbers: UnsafePointer<Float>, _ distances: RowDistances, _ weights: Vector) {
      let numbers = distances.load(Float.self, from: numbers)
      sums.first.accumulate(numbers.first, weights)
      sums.second.accumulate(numbers.second, weights)
      sums.third.accumulate(numbers.third, weights)
      sums.fourth.accumulate(numbers.fourth, weights)
      sums.fifth.accumulate(numbers.fifth, weights)
      sums.sixth.accumulate(numbers.sixth, weights)
      sums.seventh.accumulate(numbers.seventh, weights)
      sums.eighth.accumulate(numbers.eighth, weights)
    }

    @inline(__always)
    func forEachRow(_ body: (Vector) -> Void) {
      body(sums.first)
      body(sums.second)
      body(sums.third)
      body(sums.fourth)
      body(sums.fifth)
      body(sums.sixth)
      body(sums.seventh)
      body(sums.eighth)
    }
  }

  /// A vector of sums, or of weights that numbers are multiplied by.
  private protocol LaneVector {
    init(loading source: UnsafePointer<Float>)

    /// Adds a number times each weight, rounding once.
    mutating func accumulate(_ number: Float, _ weights: Self)

    /// What the sums become.
    func finished<Epilogue: SumEpilogue>(_ epilogue: Epilogue, packedColumn: Int, position: Int) -> Self

    func store(to destination: UnsafeMutablePointer<Float>)
  }

  extension FloatVector: LaneVector {
    @inline(__always)
    mutating func accumulate(_ number: Float, _ weights: FloatVector) {
      addProduct(FloatVector(repeating: number), weights)
    }

    @inline(__always)
    func finished<Epilogue: SumEpilogue>(
      _ epilogue: Epilogue, packedColumn: Int, position: Int
    ) -> FloatVector {
      epilogue.finish(self, packedColumn: packedColumn, position: position)
    }
  }

  extension FloatHalfVector: LaneVector {
    @inline(__always)
    mutating func accumulate(_ number: Float, _ weights: FloatHalfVector) {
      addProduct(FloatHalfVector(repeating: number), weights)
    }

    @inline(__always)
    func finished<Epilogue: SumEpilogue>(
      _ epilogue: Epilogue, packedColumn: Int, position: Int
    ) -> FloatHalfVector {
      epilogue.finish(self, packedColumn: packedColumn, position: position)
    }
  }
#endif
