#if VITRUVIAN_AVX512
  extension MatrixProduct {
    /// Computes a product with half a vector of columns: four rows share two vectors, so that none is half
    /// empty.
    ///
    /// - Precondition: `runLength` is at least four.
    @inline(never)
    func multiplyNarrow(_ epilogue: ProductEpilogue) {
      var row = 0
      while row + 16 <= rowCount {
        multiply(NarrowRows<NarrowRows<NarrowFourRows>>.self, row, epilogue)
        row += 16
      }
      while row + 4 <= rowCount {
        multiply(NarrowFourRows.self, row, epilogue)
        row += 4
      }
      // A row without three others is all four.
      while row < rowCount {
        multiply(NarrowFourRows.self, row, rowStep: 0, epilogue)
        row += 1
      }
    }

    @inline(__always)
    private func multiply<Block: NarrowBlock>(
      _ block: Block.Type, _ row: Int, rowStep: Int = 1, _ epilogue: ProductEpilogue
    ) {
      var sums = Block(biases: packed)
      var weights = packed + FloatHalfVector.scalarCount
      var run = a + row * aStride
      let stride = rowStep * aStride
      for _ in 0..<runCount {
        var index = 0
        while index + 4 <= runLength {
          sums.accumulate(run + index, stride: stride, from: 0, weights)
          weights += 4 * FloatHalfVector.scalarCount
          index += 4
        }
        if index < runLength {
          let first = index + 4 - runLength
          sums.accumulate(run + (runLength - 4), stride: stride, from: first, weights)
          weights += (4 - first) * FloatHalfVector.scalarCount
        }
        run += runStride
      }
      if epilogue.onlyClamps {
        finish(sums, row, rowStep: rowStep, epilogue.clamping)
      } else {
        finish(sums, row, rowStep: rowStep, epilogue.rectifying)
      }
    }

    /// Stores the results of a block.
    @inline(__always)
    private func finish<Block: NarrowBlock, Epilogue: SumEpilogue>(
      _ sums: Block, _ row: Int, rowStep: Int, _ epilogue: Epilogue
    ) {
      let cStep = rowStep * cStride
      sums.forEachPair(position: row * cStride, step: cStep) { sums, position in
        store(epilogue, sums, packedColumn: 0, position: position, next: position + cStep)
      }
    }
  }

  /// The sums of neighbouring rows of a product with half a vector of columns.
  protocol NarrowBlock {
    static var rowCount: Int { get }

    /// The sums of each row begin with the biases.
    init(biases: UnsafePointer<Float>)

    /// Adds, in each row, the products of four numbers with their lines of weights, one after the other.
    ///
    /// - Parameters:
    ///   - numbers: Those of the first row; those of the others are `stride` floats apart.
    ///   - first: Which of the four is the first whose product is added; the weights begin with its line.
    mutating func accumulate(
      _ numbers: UnsafePointer<Float>, stride: Int, from first: Int, _ weights: UnsafePointer<Float>)

    /// Calls `body` with the sums of two rows each, and where the results of the first will lie.
    ///
    /// - Parameter step: The distance in floats between the results of neighbouring rows.
    func forEachPair(position: Int, step: Int, _ body: (FloatVector, _ position: Int) -> Void)
  }

  /// Twice as many rows as `Half` has.
  struct NarrowRows<Half: NarrowBlock>: NarrowBlock {
    private var upper: Half
    private var lower: Half

    static var rowCount: Int { 2 * Half.rowCount }

    @inline(__always)
    init(biases: UnsafePointer<Float>) {
      upper = Half(biases: biases)
      lower = Half(biases: biases)
    }

    @inline(__always)
    mutating func accumulate(
      _ numbers: UnsafePointer<Float>, stride: Int, from first: Int, _ weights: UnsafePointer<Float>
    ) {
      upper.accumulate(numbers, stride: stride, from: first, weights)
      lower.accumulate(numbers + Half.rowCount * stride, stride: stride, from: first, weights)
    }

    @inline(__always)
    func forEachPair(position: Int, step: Int, _ body: (FloatVector, _ position: Int) -> Void) {
      upper.forEachPair(position: position, step: step, body)
      lower.forEachPair(position: position + Half.rowCount * step, step: step, body)
    }
  }

  /// Four rows: the sums of the left four columns of each in one vector, those of the right four in another.
  ///
  /// So a quarter of a vector of factors belongs to one row, and a shuffle within the quarters serves eight
  /// columns.
  struct NarrowFourRows: NarrowBlock {
    private var left: FloatVector
    private var right: FloatVector

    static var rowCount: Int { 4 }

    @inline(__always)
    init(biases: UnsafePointer<Float>) {
      left = FloatVector(repeatingQuarter: biases)
      right = FloatVector(repeatingQuarter: biases + 4)
    }

    @inline(__always)
    mutating func accumulate(
      _ numbers: UnsafePointer<Float>, stride: Int, from first: Int, _ weights: UnsafePointer<Float>
    ) {
      // Kept, since the compiler would make each shuffle one of two vectors, which takes longer.
      let numbers =
        FloatVector(
          .init(loading: numbers), .init(loading: numbers + stride), .init(loading: numbers + 2 * stride),
          .init(loading: numbers + 3 * stride)
        ).kept
      let weights = weights - first * FloatHalfVector.scalarCount
      if first <= 0 { accumulate(numbers.repeatingInQuarters(0), weights) }
      if first <= 1 { accumulate(numbers.repeatingInQuarters(1), weights + FloatHalfVector.scalarCount) }
      if first <= 2 { accumulate(numbers.repeatingInQuarters(2), weights + 2 * FloatHalfVector.scalarCount) }
      accumulate(numbers.repeatingInQuarters(3), weights + 3 * FloatHalfVector.scalarCount)
    }

    @inline(__always)
    private mutating func accumulate(_ factors: FloatVector, _ weights: UnsafePointer<Float>) {
      left.accumulate(factors, FloatVector(repeatingQuarter: weights))
      right.accumulate(factors, FloatVector(repeatingQuarter: weights + 4))
    }

    @inline(__always)
    func forEachPair(position: Int, step: Int, _ body: (FloatVector, _ position: Int) -> Void) {
      let (left, right) = (left, right)
      body(
        FloatVector(
          left.lowHalf.lowHalf, right.lowHalf.lowHalf, left.lowHalf.highHalf, right.lowHalf.highHalf),
        position)
      body(
        FloatVector(
          left.highHalf.lowHalf, right.highHalf.lowHalf, left.highHalf.highHalf, right.highHalf.highHalf),
        position + 2 * step)
    }
  }

  extension FloatVector {
    fileprivate typealias Quarter = SIMD4<Float>

    @inline(__always)
    fileprivate init(_ first: Quarter, _ second: Quarter, _ third: Quarter, _ fourth: Quarter) {
      self.init(
        lowHalf: FloatHalfVector(lowHalf: first, highHalf: second),
        highHalf: FloatHalfVector(lowHalf: third, highHalf: fourth))
    }

    /// A vector with the four floats at `source` in each quarter.
    @inline(__always)
    fileprivate init(repeatingQuarter source: UnsafePointer<Float>) {
      let quarter = Quarter(loading: source)
      self.init(quarter, quarter, quarter, quarter)
    }

    /// One element of each quarter in its place and those of the three others.
    @inline(__always)
    fileprivate func repeatingInQuarters(_ index: Int) -> FloatVector {
      FloatVector(
        Quarter(repeating: self[index]), Quarter(repeating: self[4 + index]),
        Quarter(repeating: self[8 + index]), Quarter(repeating: self[12 + index]))
    }
  }
#endif
