import CMicroKernels

#if !VITRUVIAN_FMA
  import TensorCore
#endif

/// Multiplies rows of halves by a packed matrix of halves: `C = bias + A · B`.
///
/// The products of sixteen columns of A at a time are added in half precision, each with one rounding, as
/// `fmla` of arm64 does with FEAT_FP16; their sum is added to that of the columns before in single precision.
/// Processors without the instruction compute the same bits with doubles: the sum of a half and a product of
/// two is a double, or else a half and so much less than its last place that rounding twice rounds alike.
///
/// - Shapes: A is `rowCount × depth`, rows `aStride` halves apart; B is packed in panels of sixteen columns,
///   one line for each column of A; C is `rowCount × columnCount`, a multiple of sixteen, rows `cStride`
///   floats apart.
@_cdecl("vitruvian_multiply_halves_baseline")
func multiplyHalves(_ parameters: UnsafePointer<HalfProductParameters>) {
  parameters.pointee.run()
}

/// Rounds numbers to half precision, to the nearest or, of two, to the one that is even.
///
/// - Parameters:
///   - floats: `count` numbers.
///   - halves: The bits of `count` numbers.
@_cdecl("vitruvian_half_from_single_baseline")
func halfFromSingle(_ floats: UnsafePointer<Float>, count: Int, halves: UnsafeMutablePointer<UInt16>) {
  #if VITRUVIAN_FMA
    var index = 0
    while index + 8 <= count {
      let block = SIMD8<Float16>(SIMD8<Float>(loading: floats + index))
      UnsafeMutableRawPointer(halves + index).storeBytes(of: block, as: SIMD8<Float16>.self)
      index += 8
    }
    while index < count {
      halves[index] = Float16(floats[index]).bitPattern
      index += 1
    }
  #else
    for index in 0..<count { halves[index] = HalfPrecision.narrowed(floats[index]) }
  #endif
}

/// The number of columns in a panel.
private let panelWidth = 16
/// The number of products whose sum is taken to single precision.
private let depthPerSum = 16

#if VITRUVIAN_FP16
  extension HalfProductParameters {
    @inline(__always)
    fileprivate func run() {
      typealias FourRows = HalfSumRows<HalfSumRows<HalfSums>>
      var column = 0
      while column < columnCount {
        var row = 0
        // Sixteen sums, as many as keep four units busy whose additions take four cycles.
        while row + 8 <= rowCount {
          multiply(HalfSumRows<FourRows>.self, row: row, column: column)
          row += 8
        }
        // The last rows are computed with some of those before, once more.
        while row < rowCount, rowCount >= 4 {
          multiply(FourRows.self, row: lesser(row, rowCount - 4), column: column)
          row += 4
        }
        while row < rowCount {
          multiply(HalfSums.self, row: row, column: column)
          row += 1
        }
        column += panelWidth
      }
    }

    /// Computes some rows of a panel.
    ///
    /// Sums in single precision, for which no registers are left, lie where the results go.
    @inline(__always)
    private func multiply<Block: HalfSumBlock>(_ block: Block.Type, row: Int, column: Int) {
      let results = c + (row * cStride + column)
      Block.store(SIMD16<Float>(loading: bias + column), to: results, stride: cStride)
      var numbers = a + row * aStride
      var weights = packed + column * depth
      var index = 0
      while index < depth {
        let end = lesser(index + depthPerSum, depth)
        var sums = Block()
        while index + 8 <= end {
          let factors = Block.factors(numbers, stride: aStride)
          for lane in 0..<8 {
            sums.accumulate(factors, lane, HalfLine(loading: weights + lane * panelWidth))
          }
          numbers += 8
          weights += 8 * panelWidth
          index += 8
        }
        while index < end {
          sums.accumulate(numbers, stride: aStride, HalfLine(loading: weights))
          numbers += 1
          weights += panelWidth
          index += 1
        }
        sums.add(to: results, stride: cStride)
      }
    }
  }

  /// The sums of neighbouring rows and a panel, in half precision; zero at first.
  private protocol HalfSumBlock {
    /// Numbers of eight columns of the rows.
    associatedtype Factors

    static var rowCount: Int { get }

    init()

    /// The numbers of the eight columns from `numbers` on, which are those of the first row.
    static func factors(_ numbers: UnsafePointer<UInt16>, stride: Int) -> Factors

    /// Adds the products of one column of some factors with a line of weights.
    mutating func accumulate(_ factors: Factors, _ lane: Int, _ line: HalfLine)

    /// Adds the products of the column at `numbers` with a line of weights.
    mutating func accumulate(_ numbers: UnsafePointer<UInt16>, stride: Int, _ line: HalfLine)

    /// Stores the same sums in single precision for each row.
    static func store(_ sums: SIMD16<Float>, to results: UnsafeMutablePointer<Float>, stride: Int)

    /// Adds the sums to those in single precision.
    func add(to results: UnsafeMutablePointer<Float>, stride: Int)
  }

  /// The weights of a line of a panel.
  private struct HalfLine {
    let low: SIMD8<Float16>
    let high: SIMD8<Float16>

    @inline(__always)
    init(loading source: UnsafePointer<UInt16>) {
      low = SIMD8<Float16>(loading: source)
      high = SIMD8<Float16>(loading: source + 8)
    }
  }

  extension SIMD8<Float16> {
    @inline(__always)
    fileprivate init(loading source: UnsafePointer<UInt16>) {
      self = UnsafeRawPointer(source).loadUnaligned(as: Self.self)
    }
  }

  /// The sums of one row.
  private struct HalfSums: HalfSumBlock {
    private var low = SIMD8<Float16>()
    private var high = SIMD8<Float16>()

    static var rowCount: Int { 1 }

    @inline(__always)
    init() {}

    @inline(__always)
    static func factors(_ numbers: UnsafePointer<UInt16>, stride: Int) -> SIMD8<Float16> {
      SIMD8<Float16>(loading: numbers)
    }

    @inline(__always)
    mutating func accumulate(_ factors: SIMD8<Float16>, _ lane: Int, _ line: HalfLine) {
      accumulate(factors[lane], line)
    }

    @inline(__always)
    mutating func accumulate(_ numbers: UnsafePointer<UInt16>, stride: Int, _ line: HalfLine) {
      accumulate(Float16(bitPattern: numbers[0]), line)
    }

    @inline(__always)
    private mutating func accumulate(_ factor: Float16, _ line: HalfLine) {
      low.addProduct(SIMD8<Float16>(repeating: factor), line.low)
      high.addProduct(SIMD8<Float16>(repeating: factor), line.high)
    }

    @inline(__always)
    static func store(_ sums: SIMD16<Float>, to results: UnsafeMutablePointer<Float>, stride: Int) {
      sums.store(to: results)
    }

    @inline(__always)
    func add(to results: UnsafeMutablePointer<Float>, stride: Int) {
      let sums = SIMD16<Float>(lowHalf: SIMD8<Float>(low), highHalf: SIMD8<Float>(high))
      (SIMD16<Float>(loading: results) + sums).store(to: results)
    }
  }

  /// The sums of twice as many rows as `Half` has, which share each load of a weight.
  private struct HalfSumRows<Half: HalfSumBlock>: HalfSumBlock {
    private var upper = Half()
    private var lower = Half()

    static var rowCount: Int { 2 * Half.rowCount }

    @inline(__always)
    init() {}

    @inline(__always)
    static func factors(_ numbers: UnsafePointer<UInt16>, stride: Int) -> (Half.Factors, Half.Factors) {
      (Half.factors(numbers, stride: stride), Half.factors(numbers + Half.rowCount * stride, stride: stride))
    }

    @inline(__always)
    mutating func accumulate(_ factors: (Half.Factors, Half.Factors), _ lane: Int, _ line: HalfLine) {
      upper.accumulate(factors.0, lane, line)
      lower.accumulate(factors.1, lane, line)
    }

    @inline(__always)
    mutating func accumulate(_ numbers: UnsafePointer<UInt16>, stride: Int, _ line: HalfLine) {
      upper.accumulate(numbers, stride: stride, line)
      lower.accumulate(numbers + Half.rowCount * stride, stride: stride, line)
    }

    @inline(__always)
    static func store(_ sums: SIMD16<Float>, to results: UnsafeMutablePointer<Float>, stride: Int) {
      Half.store(sums, to: results, stride: stride)
      Half.store(sums, to: results + Half.rowCount * stride, stride: stride)
    }

    @inline(__always)
    func add(to results: UnsafeMutablePointer<Float>, stride: Int) {
      upper.add(to: results, stride: stride)
      lower.add(to: results + Half.rowCount * stride, stride: stride)
    }
  }
#else
  extension HalfProductParameters {
    @inline(__always)
    fileprivate func run() {
      var column = 0
      while column < columnCount {
        for row in 0..<rowCount { multiplyBlock(row: row, column: column) }
        column += 8
      }
    }

    /// Computes a row of half a panel.
    @inline(__always)
    private func multiplyBlock(row: Int, column: Int) {
      let factors = a + row * aStride
      let place = column % panelWidth
      let weights = packed + ((column - place) * depth + place)
      var sums = SIMD8<Float>(loading: bias + column)
      var index = 0
      while index < depth {
        let end = lesser(index + depthPerSum, depth)
        // Doubles that are equal to halves.
        var products = SIMD8<Double>()
        while index < end {
          let factor = SIMD8(repeating: Double(single(factors[index])))
          products = rounded(products + factor * doubles(weights + index * panelWidth))
          index += 1
        }
        sums += SIMD8<Float>(products)
      }
      sums.store(to: c + (row * cStride + column))
    }
  }

  @inline(__always)
  private func single(_ bits: UInt16) -> Float {
    #if VITRUVIAN_FMA
      Float(Float16(bitPattern: bits))
    #else
      HalfPrecision.widened(bits)
    #endif
  }

  @inline(__always)
  private func doubles(_ source: UnsafePointer<UInt16>) -> SIMD8<Double> {
    var floats = SIMD8<Float>()
    for lane in 0..<8 { floats[lane] = single(source[lane]) }
    return SIMD8<Double>(floats)
  }

  /// The halves nearest to some numbers or, of two, those that are even; infinite from 65520 on.
  @inline(__always)
  private func rounded(_ numbers: SIMD8<Double>) -> SIMD8<Double> {
    // Added to a number and taken away again, one and a half times the power of two whose last place is that
    // of the half. Halves below the least normal one, and what is beyond the largest, have its places.
    let (least, most) = (SIMD8<Double>(repeating: 0x1p-14), SIMD8<Double>(repeating: 0x1p16))
    let bits = unsafeBitCast(numbers, to: SIMD8<UInt64>.self)
    var powers = unsafeBitCast(bits & 0x7FF0_0000_0000_0000, to: SIMD8<Double>.self)
    powers.replace(with: least, where: powers .< least)
    powers.replace(with: most, where: powers .> most)
    let shift = powers * 0x1.8p42
    let result = (numbers + shift) - shift
    return result.replacing(with: .infinity, where: result .> 65504)
      .replacing(with: -.infinity, where: result .< -65504)
  }
#endif
