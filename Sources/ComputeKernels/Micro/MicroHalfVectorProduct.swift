import CAtomics

#if VITRUVIAN_AVX512
  /// What ``microMultiply`` computes with half a vector of columns, for processors that compute vectors in halves.
  ///
  /// The sums of a row are half a vector of their own: such processors add as many products at a time as with whole
  /// vectors, and need not bring the numbers of several rows into one.
  @_cdecl("vitruvian_multiply_half_vectors_baseline")
  func microMultiplyHalfVectors(
    a: UnsafePointer<Float>, aStride: Int, runCount: Int, runLength: Int, runStride: Int, rowCount: Int,
    packed: UnsafePointer<Float>, columnCount: Int, slope: UnsafePointer<Float>?,
    addend: UnsafePointer<Float>?, lower: Float, upper: Float, c: UnsafeMutablePointer<Float>, cStride: Int
  ) {
    let product = MicroHalfVectorProduct(
      a: a, aStride: aStride, runCount: runCount, runLength: runLength, runStride: runStride,
      rowCount: rowCount, packed: packed, c: c, cStride: cStride)
    let bounds = MicroBounds(lower: lower, upper: upper)
    if slope == nil, addend == nil { return product.multiply(MicroClamping(bounds: bounds)) }
    if slope == nil, let addend { return product.multiply(MicroAdding(addend: addend, bounds: bounds)) }
    var noAddend = MicroVector(repeating: -0.0)
    var noSlope = MicroVector(repeating: 1)
    product.multiply(
      MicroAddingAndRectifying(
        addend: MicroOperand(addend, orRepeating: &noAddend),
        slope: MicroOperand(slope, orRepeating: &noSlope), bounds: bounds))
  }

  /// The operands of ``microMultiplyHalfVectors``.
  struct MicroHalfVectorProduct {
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
    func multiply<Epilogue: MicroSumEpilogue>(_ epilogue: Epilogue) {
      typealias FourRows = MicroHalfRows<MicroHalfRows<MicroHalfRow>>
      var row = 0
      while row + 16 <= rowCount {
        multiply(MicroHalfRows<MicroHalfRows<FourRows>>.self, row, epilogue)
        row += 16
      }
      while row + 4 <= rowCount {
        multiply(FourRows.self, row, epilogue)
        row += 4
      }
      while row < rowCount {
        multiply(MicroHalfRow.self, row, epilogue)
        row += 1
      }
    }

    /// Computes the rows of one block, which share each load of a weight.
    @inline(__always)
    private func multiply<Block: MicroHalfBlock, Epilogue: MicroSumEpilogue>(
      _ block: Block.Type, _ row: Int, _ epilogue: Epilogue
    ) {
      var sums = Block(repeating: MicroHalfVector(loading: packed))
      var weights = packed + MicroHalfVector.scalarCount
      var run = a + row * aStride
      for _ in 0..<runCount {
        var index = 0
        while index + 4 <= runLength {
          // Kept, or the compiler would keep the address of each row, for which there are too few registers.
          let numbers: UnsafePointer<Float> = vitruvian_keep_address(run + index)
          sums.accumulate(numbers, stride: aStride, MicroFourLines(loading: weights))
          weights += 4 * MicroHalfVector.scalarCount
          index += 4
        }
        while index < runLength {
          let numbers: UnsafePointer<Float> = vitruvian_keep_address(run + index)
          sums.accumulate(numbers, stride: aStride, MicroOneLine(loading: weights))
          weights += MicroHalfVector.scalarCount
          index += 1
        }
        run += runStride
      }
      sums.forEachRow(position: row * cStride, step: cStride) { sums, position in
        // Kept, or the compiler would compare and choose where one instruction clamps.
        epilogue.finish(vitruvian_keep8(sums), packedColumn: 0, position: position).store(to: c + position)
      }
    }
  }

  /// The weights of neighbouring rows of a matrix of half a vector of columns.
  protocol MicroHalfLines {
    init(loading source: UnsafePointer<Float>)

    /// Adds the products of neighbouring numbers with these weights, one after the other.
    func accumulate(_ numbers: UnsafePointer<Float>, to sums: inout MicroHalfVector)
  }

  struct MicroOneLine: MicroHalfLines {
    private let weights: MicroHalfVector

    @inline(__always)
    init(loading source: UnsafePointer<Float>) { weights = MicroHalfVector(loading: source) }

    @inline(__always)
    func accumulate(_ numbers: UnsafePointer<Float>, to sums: inout MicroHalfVector) {
      sums.addProduct(MicroHalfVector(repeating: numbers[0]), weights)
    }
  }

  struct MicroFourLines: MicroHalfLines {
    private let lines: (MicroOneLine, MicroOneLine, MicroOneLine, MicroOneLine)

    @inline(__always)
    init(loading source: UnsafePointer<Float>) {
      let step = MicroHalfVector.scalarCount
      lines = (
        MicroOneLine(loading: source), MicroOneLine(loading: source + step),
        MicroOneLine(loading: source + 2 * step), MicroOneLine(loading: source + 3 * step)
      )
    }

    @inline(__always)
    func accumulate(_ numbers: UnsafePointer<Float>, to sums: inout MicroHalfVector) {
      lines.0.accumulate(numbers, to: &sums)
      lines.1.accumulate(numbers + 1, to: &sums)
      lines.2.accumulate(numbers + 2, to: &sums)
      lines.3.accumulate(numbers + 3, to: &sums)
    }
  }

  /// The sums of neighbouring rows, half a vector each.
  protocol MicroHalfBlock {
    static var rowCount: Int { get }

    /// The same sums in each row.
    init(repeating sums: MicroHalfVector)

    /// Adds, in each row, the products of neighbouring numbers with some lines of weights.
    ///
    /// - Parameter numbers: Those of the first row; those of the others are `stride` floats apart.
    mutating func accumulate<Lines: MicroHalfLines>(
      _ numbers: UnsafePointer<Float>, stride: Int, _ lines: Lines)

    /// Calls `body` with the sums of each row and where its results will lie.
    ///
    /// - Parameter step: The distance in floats between the results of neighbouring rows.
    func forEachRow(position: Int, step: Int, _ body: (MicroHalfVector, _ position: Int) -> Void)
  }

  struct MicroHalfRow: MicroHalfBlock {
    private var sums: MicroHalfVector

    static var rowCount: Int { 1 }

    @inline(__always)
    init(repeating sums: MicroHalfVector) { self.sums = sums }

    @inline(__always)
    mutating func accumulate<Lines: MicroHalfLines>(
      _ numbers: UnsafePointer<Float>, stride: Int, _ lines: Lines
    ) {
      lines.accumulate(numbers, to: &sums)
    }

    @inline(__always)
    func forEachRow(position: Int, step: Int, _ body: (MicroHalfVector, _ position: Int) -> Void) {
      body(sums, position)
    }
  }

  /// Twice as many rows as `Half` has.
  struct MicroHalfRows<Half: MicroHalfBlock>: MicroHalfBlock {
    private var upper: Half
    private var lower: Half

    static var rowCount: Int { 2 * Half.rowCount }

    @inline(__always)
    init(repeating sums: MicroHalfVector) {
      upper = Half(repeating: sums)
      lower = Half(repeating: sums)
    }

    @inline(__always)
    mutating func accumulate<Lines: MicroHalfLines>(
      _ numbers: UnsafePointer<Float>, stride: Int, _ lines: Lines
    ) {
      upper.accumulate(numbers, stride: stride, lines)
      lower.accumulate(numbers + Half.rowCount * stride, stride: stride, lines)
    }

    @inline(__always)
    func forEachRow(position: Int, step: Int, _ body: (MicroHalfVector, _ position: Int) -> Void) {
      upper.forEachRow(position: position, step: step, body)
      lower.forEachRow(position: position + Half.rowCount * step, step: step, body)
    }
  }
#endif
