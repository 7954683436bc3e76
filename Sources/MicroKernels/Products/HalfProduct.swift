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

extension HalfProductParameters {
  @inline(__always)
  fileprivate func run() {
    var column = 0
    while column < columnCount {
      var row = 0
      while row < rowCount {
        multiplyBlock(row: row, column: column)
        row += rowsPerBlock
      }
      column += columnsPerBlock
    }
  }
}

#if VITRUVIAN_FP16
  private let rowsPerBlock = 4
  private let columnsPerBlock = 16

  extension HalfProductParameters {
    /// Computes four rows of a panel; those that there are not are the last one again.
    @inline(__always)
    private func multiplyBlock(row: Int, column: Int) {
      let last = rowCount - 1
      let rows = (row, lesser(row + 1, last), lesser(row + 2, last), lesser(row + 3, last))
      let first = a + rows.0 * aStride
      let second = a + rows.1 * aStride
      let third = a + rows.2 * aStride
      let fourth = a + rows.3 * aStride
      let start = SIMD16<Float>(loading: bias + column)
      var sums = (start, start, start, start)
      var weights = packed + column * depth
      var index = 0
      while index < depth {
        let end = lesser(index + depthPerSum, depth)
        var products = (HalfSums(), HalfSums(), HalfSums(), HalfSums())
        while index + 8 <= end {
          let factors = (
            HalfFactors(loading: first + index), HalfFactors(loading: second + index),
            HalfFactors(loading: third + index), HalfFactors(loading: fourth + index)
          )
          for lane in 0..<8 {
            let line = HalfSums.Line(loading: weights + lane * panelWidth)
            products.0.accumulate(factors.0, lane, line)
            products.1.accumulate(factors.1, lane, line)
            products.2.accumulate(factors.2, lane, line)
            products.3.accumulate(factors.3, lane, line)
          }
          weights += 8 * panelWidth
          index += 8
        }
        while index < end {
          let line = HalfSums.Line(loading: weights)
          products.0.accumulate(first[index], line)
          products.1.accumulate(second[index], line)
          products.2.accumulate(third[index], line)
          products.3.accumulate(fourth[index], line)
          weights += panelWidth
          index += 1
        }
        sums.0 += products.0.widened
        sums.1 += products.1.widened
        sums.2 += products.2.widened
        sums.3 += products.3.widened
      }
      sums.0.store(to: c + (rows.0 * cStride + column))
      sums.1.store(to: c + (rows.1 * cStride + column))
      sums.2.store(to: c + (rows.2 * cStride + column))
      sums.3.store(to: c + (rows.3 * cStride + column))
    }
  }

  /// The numbers of a row that are multiplied as lanes of a vector.
  private typealias HalfFactors = SIMD8<Float16>

  extension HalfFactors {
    @inline(__always)
    fileprivate init(loading source: UnsafePointer<UInt16>) {
      self = UnsafeRawPointer(source).loadUnaligned(as: Self.self)
    }
  }

  /// The sums of a row and a panel, in half precision.
  private struct HalfSums {
    /// The weights of a line of a panel.
    struct Line {
      let low: SIMD8<Float16>
      let high: SIMD8<Float16>

      @inline(__always)
      init(loading source: UnsafePointer<UInt16>) {
        low = HalfFactors(loading: source)
        high = HalfFactors(loading: source + 8)
      }
    }

    private var low = SIMD8<Float16>()
    private var high = SIMD8<Float16>()

    @inline(__always)
    mutating func accumulate(_ factors: HalfFactors, _ lane: Int, _ line: Line) {
      low.addProduct(HalfFactors(repeating: factors[lane]), line.low)
      high.addProduct(HalfFactors(repeating: factors[lane]), line.high)
    }

    @inline(__always)
    mutating func accumulate(_ bits: UInt16, _ line: Line) {
      let factor = HalfFactors(repeating: Float16(bitPattern: bits))
      low.addProduct(factor, line.low)
      high.addProduct(factor, line.high)
    }

    @inline(__always)
    var widened: SIMD16<Float> {
      SIMD16(lowHalf: SIMD8<Float>(low), highHalf: SIMD8<Float>(high))
    }
  }
#else
  private let rowsPerBlock = 1
  private let columnsPerBlock = 8

  extension HalfProductParameters {
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
