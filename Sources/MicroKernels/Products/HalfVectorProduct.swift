import CMicroKernels
import CVectors

#if VITRUVIAN_AVX512
  /// What ``multiply`` computes with half a vector of columns, for processors that compute vectors in halves.
  ///
  /// The sums of a row are half a vector of their own: such processors add as many products at a time as with
  /// whole vectors, and need not bring the numbers of several rows into one.
  @_cdecl("vitruvian_multiply_half_vectors_baseline")
  func multiplyHalfVectors(_ parameters: UnsafePointer<MatrixProductParameters>) {
    parameters.pointee.run()
  }

  extension MatrixProductParameters {
    @inline(__always)
    fileprivate func run() {
      let product = HalfVectorProduct(
        a: a, aStride: aStride, runCount: runCount, runLength: runLength, runStride: runStride,
        rowCount: rowCount, packed: packed, c: c, cStride: cStride)
      withEpilogue { product.multiply($0) }
    }
  }

  /// The operands of ``multiplyHalfVectors``.
  struct HalfVectorProduct {
    let a: UnsafePointer<Float>
    let aStride: Int
    let runCount: Int
    let runLength: Int
    let runStride: Int
    let rowCount: Int
    let packed: UnsafePointer<Float>
    let c: UnsafeMutablePointer<Float>
    let cStride: Int

    @inline(never)
    func multiply(_ epilogue: ProductEpilogue) {
      typealias FourRows = HalfRows<HalfRows<HalfRow>>
      var row = 0
      while row + 16 <= rowCount {
        multiply(HalfRows<HalfRows<FourRows>>.self, row, epilogue)
        row += 16
      }
      while row + 4 <= rowCount {
        multiply(FourRows.self, row, epilogue)
        row += 4
      }
      while row < rowCount {
        multiply(HalfRow.self, row, epilogue)
        row += 1
      }
    }

    /// Computes the rows of one block, which share each load of a weight.
    @inline(__always)
    private func multiply<Block: HalfBlock>(
      _ block: Block.Type, _ row: Int, _ epilogue: ProductEpilogue
    ) {
      var sums = Block(repeating: FloatHalfVector(loading: packed))
      var weights = packed + FloatHalfVector.scalarCount
      var run = a + row * aStride
      for _ in 0..<runCount {
        var index = 0
        while index + 4 <= runLength {
          // Kept, or the compiler would keep the address of each row, for which there are too few registers.
          let numbers: UnsafePointer<Float> = vitruvian_keep_address(run + index)
          sums.accumulate(numbers, stride: aStride, FourLines(loading: weights))
          weights += 4 * FloatHalfVector.scalarCount
          index += 4
        }
        while index < runLength {
          let numbers: UnsafePointer<Float> = vitruvian_keep_address(run + index)
          sums.accumulate(numbers, stride: aStride, OneLine(loading: weights))
          weights += FloatHalfVector.scalarCount
          index += 1
        }
        run += runStride
      }
      if epilogue.onlyClamps {
        finish(sums, row, epilogue.clamping)
      } else if !epilogue.slope.isPresent {
        finish(sums, row, epilogue.adding(before: epilogue.clamping))
      } else {
        finish(sums, row, epilogue.rectifying)
      }
    }

    /// Stores the results of a block.
    @inline(__always)
    private func finish<Block: HalfBlock, Epilogue: SumEpilogue>(
      _ sums: Block, _ row: Int, _ epilogue: Epilogue
    ) {
      sums.forEachRow(position: row * cStride, step: cStride) { sums, position in
        // Kept, or the compiler would compare and choose where one instruction clamps.
        epilogue.finish(vitruvian_keep8(sums), packedColumn: 0, position: position).store(to: c + position)
      }
    }
  }

  /// The weights of neighbouring rows of a matrix of half a vector of columns.
  protocol HalfLines {
    init(loading source: UnsafePointer<Float>)

    /// Adds the products of neighbouring numbers with these weights, one after the other.
    func accumulate(_ numbers: UnsafePointer<Float>, to sums: inout FloatHalfVector)
  }

  struct OneLine: HalfLines {
    private let weights: FloatHalfVector

    @inline(__always)
    init(loading source: UnsafePointer<Float>) { weights = FloatHalfVector(loading: source) }

    @inline(__always)
    func accumulate(_ numbers: UnsafePointer<Float>, to sums: inout FloatHalfVector) {
      sums.addProduct(FloatHalfVector(repeating: numbers[0]), weights)
    }
  }

  struct FourLines: HalfLines {
    private let lines: (OneLine, OneLine, OneLine, OneLine)

    @inline(__always)
    init(loading source: UnsafePointer<Float>) {
      let step = FloatHalfVector.scalarCount
      lines = (
        OneLine(loading: source), OneLine(loading: source + step),
        OneLine(loading: source + 2 * step), OneLine(loading: source + 3 * step)
      )
    }

    @inline(__always)
    func accumulate(_ numbers: UnsafePointer<Float>, to sums: inout FloatHalfVector) {
      lines.0.accumulate(numbers, to: &sums)
      lines.1.accumulate(numbers + 1, to: &sums)
      lines.2.accumulate(numbers + 2, to: &sums)
      lines.3.accumulate(numbers + 3, to: &sums)
    }
  }

  /// The sums of neighbouring rows, half a vector each.
  protocol HalfBlock {
    static var rowCount: Int { get }

    /// A block with `sums` in each row.
    init(repeating sums: FloatHalfVector)

    /// Adds, in each row, the products of neighbouring numbers with some lines of weights.
    ///
    /// - Parameter numbers: Those of the first row; those of the others are `stride` floats apart.
    mutating func accumulate<Lines: HalfLines>(
      _ numbers: UnsafePointer<Float>, stride: Int, _ lines: Lines)

    /// Calls `body` with the sums of each row and where its results will lie.
    ///
    /// - Parameter step: The distance in floats between the results of neighbouring rows.
    func forEachRow(position: Int, step: Int, _ body: (FloatHalfVector, _ position: Int) -> Void)
  }

  struct HalfRow: HalfBlock {
    private var sums: FloatHalfVector

    static var rowCount: Int { 1 }

    @inline(__always)
    init(repeating sums: FloatHalfVector) { self.sums = sums }

    @inline(__always)
    mutating func accumulate<Lines: HalfLines>(
      _ numbers: UnsafePointer<Float>, stride: Int, _ lines: Lines
    ) {
      lines.accumulate(numbers, to: &sums)
    }

    @inline(__always)
    func forEachRow(position: Int, step: Int, _ body: (FloatHalfVector, _ position: Int) -> Void) {
      body(sums, position)
    }
  }

  /// Twice as many rows as `Half` has.
  struct HalfRows<Half: HalfBlock>: HalfBlock {
    private var upper: Half
    private var lower: Half

    static var rowCount: Int { 2 * Half.rowCount }

    @inline(__always)
    init(repeating sums: FloatHalfVector) {
      upper = Half(repeating: sums)
      lower = Half(repeating: sums)
    }

    @inline(__always)
    mutating func accumulate<Lines: HalfLines>(
      _ numbers: UnsafePointer<Float>, stride: Int, _ lines: Lines
    ) {
      upper.accumulate(numbers, stride: stride, lines)
      lower.accumulate(numbers + Half.rowCount * stride, stride: stride, lines)
    }

    @inline(__always)
    func forEachRow(position: Int, step: Int, _ body: (FloatHalfVector, _ position: Int) -> Void) {
      upper.forEachRow(position: position, step: step, body)
      lower.forEachRow(position: position + Half.rowCount * step, step: step, body)
    }
  }
#endif
