import CMicroKernels

#if VITRUVIAN_AVX512
  // Swift's vectors have no operation for what these instructions do; nothing else of the module is used.
  import _Builtin_intrinsics.intel
#endif

/// Adds, subtracts or multiplies 16-bit quantized values around zero, as fixed-point arithmetic rounds.
@_cdecl("vitruvian_combine_wide_baseline")
func combineWide(_ parameters: UnsafePointer<WideCombinationParameters>) {
  parameters.pointee.run()
}

extension WideCombinationParameters {
  @inline(__always)
  fileprivate func run() {
    if multiplies {
      combine { $0 &* $1 }
    } else {
      let (leftFactor, rightFactor) = (RoundingFactor(leftFactor), RoundingFactor(rightFactor))
      let signs = IntegerVector(repeating: sign)
      // Neither term is more than 2²⁹, since no factor is more than a half.
      let (leftBits, rightBits) = (IntegerVector(repeating: leftBits), IntegerVector(repeating: rightBits))
      combine { left, right in
        leftFactor.product(left &<< leftBits)
          &+ ((rightFactor.product(right &<< rightBits) ^ signs) &- signs)
      }
    }
  }

  /// Writes what becomes of sums or products, of which none is farther from zero than 2³⁰.
  @inline(__always)
  private func combine(_ combined: (_ left: IntegerVector, _ right: IntegerVector) -> IntegerVector) {
    let factor = RoundingFactor(resultFactor)
    let (lower, upper) = (IntegerVector(repeating: lower), IntegerVector(repeating: upper))
    let lanes = IntegerVector.scalarCount
    var index = 0
    while index < count {
      // The last vector may overlap the one before.
      let start = lesser(index, count - lanes)
      let values = combined(IntegerVector(widening: left + start), IntegerVector(widening: right + start))
      factor.product(values).limited(lower, upper).storeLowHalves(to: output + start)
      index += lanes
    }
  }
}

/// A fixed-point factor whose products are rounded twice: to the nearest with halves up when the high half is
/// taken, and with halves away from zero when it is shifted.
private struct RoundingFactor {
  private let significand: IntegerVector
  private let exponent: IntegerVector
  private let half: IntegerVector
  /// All bits, unless there is nothing to shift.
  private let signMask: IntegerVector

  @inline(__always)
  init(_ factor: FixedPointFactor) {
    significand = IntegerVector(repeating: factor.significand)
    exponent = IntegerVector(repeating: factor.exponent)
    half = IntegerVector(repeating: factor.exponent > 0 ? 1 &<< (factor.exponent &- 1) : 0)
    signMask = IntegerVector(repeating: factor.exponent > 0 ? -1 : 0)
  }

  /// The products with what is no farther from zero than 2³⁰.
  @inline(__always)
  func product(_ values: IntegerVector) -> IntegerVector {
    let products = values.doublingHighProduct(significand)
    return (products &+ (half &+ (products.signs & signMask))) &>> exponent
  }
}

extension IntegerVector {
  /// Reads as many 16-bit integers as the vector has lanes.
  @inline(__always)
  fileprivate init(widening source: UnsafePointer<Int16>) {
    let source = UnsafeRawPointer(source)
    #if VITRUVIAN_AVX512
      self.init(_mm512_cvtepi16_epi32(source.loadUnaligned(as: __m256i.self)))
    #else
      self.init(truncatingIfNeeded: source.loadUnaligned(as: SIMD8<Int16>.self))
    #endif
  }

  /// Writes the low half of each lane.
  @inline(__always)
  fileprivate func storeLowHalves(to destination: UnsafeMutablePointer<Int16>) {
    let destination = UnsafeMutableRawPointer(destination)
    #if VITRUVIAN_AVX512
      destination.storeBytes(of: _mm512_cvtepi32_epi16(register), as: __m256i.self)
    #else
      destination.storeBytes(of: SIMD8<Int16>(truncatingIfNeeded: self), as: SIMD8<Int16>.self)
    #endif
  }

  /// The vector, but in each lane no less and no more than bounds.
  @inline(__always)
  fileprivate func limited(_ lower: IntegerVector, _ upper: IntegerVector) -> IntegerVector {
    #if VITRUVIAN_AVX512
      return IntegerVector(_mm512_min_epi32(_mm512_max_epi32(register, lower.register), upper.register))
    #else
      let raised = replacing(with: lower, where: self .< lower)
      return raised.replacing(with: upper, where: raised .> upper)
    #endif
  }

  /// Negative lanes have all bits set, others none.
  fileprivate var signs: IntegerVector {
    @inline(__always) get {
      #if VITRUVIAN_AVX512
        IntegerVector(_mm512_srai_epi32(register, 31))
      #else
        self &>> 31
      #endif
    }
  }
}
