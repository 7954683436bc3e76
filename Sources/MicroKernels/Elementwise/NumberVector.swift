import CVectors

#if VITRUVIAN_NEON
  import _Builtin_intrinsics.arm.neon
#endif
#if arch(x86_64) && os(Linux)
  // Swift's vectors have no operation for what these instructions do; nothing else of the module is used.
  import _Builtin_intrinsics.intel
#endif

/// Numbers that become those of a function together.
protocol NumberVector {
  static var scalarCount: Int { get }

  init(loading source: UnsafePointer<Float>)
  init(repeating number: Float)
  func store(to destination: UnsafeMutablePointer<Float>)

  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func / (left: Self, right: Self) -> Self

  /// A product and a sum; rounded once where the processor can.
  func multiplied(by factors: Self, adding addends: Self) -> Self

  /// The numbers, but none less than a bound. What is not a number stays as it is.
  ///
  /// - Precondition: The bound is not zero; of two zeros, instructions choose differently.
  func atLeast(_ bound: Float) -> Self

  /// The numbers, but none greater than a bound. What is not a number stays as it is.
  ///
  /// - Precondition: The bound is not zero; of two zeros, instructions choose differently.
  func atMost(_ bound: Float) -> Self

  /// The numbers, or another one where they are less than a bound. What is not a number stays as it is.
  func replacing(below bound: Float, with number: Float) -> Self

  /// The numbers, or zero where others are less than a bound.
  func zeroed(where others: Self, isBelow bound: Float) -> Self

  /// The numbers, or others where they are negative.
  func replacingNegatives(with others: Self) -> Self

  /// The numbers themselves, which the compiler merges with nothing that is made of them.
  var kept: Self { get }

  /// The numbers with the other sign.
  var negatives: Self { get }

  /// The numbers without their signs.
  var magnitudes: Self { get }

  /// The numbers, but none greater than another one; that one where either is no number.
  func atMost(_ others: Self) -> Self

  /// The numbers, but none less than another one; that one where either is no number.
  func atLeast(_ others: Self) -> Self

  /// The nearest whole numbers, of two the even ones.
  var nearestWholeNumbers: Self { get }

  /// The greatest whole numbers that are not greater.
  var floors: Self { get }

  /// The least whole numbers that are not less.
  var ceilings: Self { get }

  /// The square roots.
  var squareRoots: Self { get }

  /// One divided by the square roots.
  var reciprocalSquareRoots: Self { get }

  /// One more than each number, times two to the power of a whole number.
  ///
  /// - Parameter exponentBits: The exponents again, plus 127, as the last bits of numbers.
  func oneMore(timesPowers exponents: Self, exponentBits: Self) -> Self

  /// The numbers, which are normal ones about one, times two to the power of whole numbers from −151 to 0.
  func scaled(byPowers exponents: Self) -> Self

  /// The numbers, scaled by the greatest whole numbers that are not greater than `exponents`.
  func scaled(byFloorsOf exponents: Self) -> Self

  /// The powers of two whose exponents, plus 127, are the last bits of the numbers.
  var powersOfTwo: Self { get }

  #if VITRUVIAN_FMA || arch(arm64)
    /// 2 to the power of as many thirty-seconds as the last five bits of each number say.
    var fractionalPowersOfTwo: Self { get }
  #endif

  /// One less the numbers, where others have no sign.
  func complemented(unlessNegative others: Self) -> Self

  /// The exponents n and the differences m − 1 of 2ⁿ · m, where m lies between the roots of 1/2 and of 2: as
  /// they are when it is multiplied by the larger root, rounded, and then by the smaller one. The exponent of
  /// zero is negative infinity, that of infinity is infinity, and that of others none.
  var scaledToOne: (exponents: Self, differences: Self) { get }

  #if VITRUVIAN_AVX2
    /// All bits of the lanes in which each vector has a normal number, of either sign.
    var normalLanes: IntegerVector { get }

    /// The numbers, but others where a third one is not normal.
    func replacing(with others: Self, unlessNormal numbers: Self) -> Self

    /// The numbers, but none where others have a sign.
    func noNumbers(whereNegative others: Self) -> Self

    /// As ``scaledToOne``, of positive normal numbers, in fewer steps.
    var normalScaledToOne: (exponents: Self, differences: Self) { get }

    /// One divided by the square roots, at most 1.5 · 2⁻¹² of them off.
    var nearReciprocalSquareRoots: Self { get }
  #endif
}

extension NumberVector {
  // Vectors have operators of their own with a number.
  @_disfavoredOverload @_transparent
  static func + (left: Self, right: Float) -> Self { left + Self(repeating: right) }

  @_disfavoredOverload @_transparent
  static func - (left: Self, right: Float) -> Self { left - Self(repeating: right) }

  @_disfavoredOverload @_transparent
  static func * (left: Self, right: Float) -> Self { left * Self(repeating: right) }

  @_disfavoredOverload @_transparent
  static func / (left: Float, right: Self) -> Self { Self(repeating: left) / right }

  /// A product and a sum; rounded once where the processor can.
  @_transparent
  func multiplied(by factor: Float, adding addends: Self) -> Self {
    multiplied(by: Self(repeating: factor), adding: addends)
  }

  /// Evaluates the next step of a polynomial.
  @_transparent
  mutating func multiply(by x: Self, adding coefficient: Float) {
    self = multiplied(by: x, adding: Self(repeating: coefficient))
  }
}

extension FloatVector: NumberVector {
  @_transparent
  init(bits: IntegerVector) { self = unsafeBitCast(bits, to: FloatVector.self) }

  @_transparent
  var bits: IntegerVector { unsafeBitCast(self, to: IntegerVector.self) }

  @_transparent
  func multiplied(by factors: FloatVector, adding addends: FloatVector) -> FloatVector {
    #if VITRUVIAN_AVX512
      vitruvian_multiply_add16(self, factors, addends)
    #elseif VITRUVIAN_FMA || arch(arm64)
      vitruvian_multiply_add8(self, factors, addends)
    #else
      self * factors + addends
    #endif
  }

  @_transparent
  func atLeast(_ bound: Float) -> FloatVector {
    #if VITRUVIAN_NEON
      let bounds = FloatHalfVector(repeating: bound)
      return FloatVector(lowHalf: vmaxq_f32(lowHalf, bounds), highHalf: vmaxq_f32(highHalf, bounds))
    #else
      // Kept, or the compiler would take more than one instruction for each of two bounds.
      replacing(with: FloatVector(repeating: bound), where: self .< FloatVector(repeating: bound)).kept
    #endif
  }

  @_transparent
  func atMost(_ bound: Float) -> FloatVector {
    #if VITRUVIAN_NEON
      let bounds = FloatHalfVector(repeating: bound)
      return FloatVector(lowHalf: vminq_f32(lowHalf, bounds), highHalf: vminq_f32(highHalf, bounds))
    #else
      replacing(with: FloatVector(repeating: bound), where: self .> FloatVector(repeating: bound)).kept
    #endif
  }

  @_transparent
  func replacing(below bound: Float, with number: Float) -> FloatVector {
    replacing(with: FloatVector(repeating: number), where: self .< FloatVector(repeating: bound))
  }

  @_transparent
  func zeroed(where others: FloatVector, isBelow bound: Float) -> FloatVector {
    replacing(with: FloatVector.zero, where: others .< FloatVector(repeating: bound))
  }

  @_transparent
  func replacingNegatives(with others: FloatVector) -> FloatVector {
    replacing(with: others, where: self .< FloatVector.zero)
  }

  @_transparent
  var negatives: FloatVector {
    #if VITRUVIAN_AVX512
      vitruvian_negate16(self)
    #else
      vitruvian_negate8(self)
    #endif
  }

  @_transparent
  var magnitudes: FloatVector { FloatVector(bits: bits & IntegerVector(repeating: Int32.max)) }

  @_transparent
  func atMost(_ others: FloatVector) -> FloatVector { Minimum.combine(self, others) }

  @_transparent
  func atLeast(_ others: FloatVector) -> FloatVector { Maximum.combine(self, others) }

  @_transparent
  var nearestWholeNumbers: FloatVector {
    #if VITRUVIAN_AVX512
      vitruvian_round16(self)
    #else
      vitruvian_round8(self)
    #endif
  }

  @_transparent
  var floors: FloatVector {
    #if VITRUVIAN_AVX512
      vitruvian_floor16(self)
    #else
      vitruvian_floor8(self)
    #endif
  }

  @_transparent
  var ceilings: FloatVector {
    #if VITRUVIAN_AVX512
      vitruvian_ceil16(self)
    #else
      vitruvian_ceil8(self)
    #endif
  }

  @_transparent
  var squareRoots: FloatVector {
    #if VITRUVIAN_AVX512
      vitruvian_square_roots16(self)
    #else
      vitruvian_square_roots8(self)
    #endif
  }

  @_transparent
  var reciprocalSquareRoots: FloatVector {
    #if VITRUVIAN_AVX512
      // Two of Newton's steps are faster than a division, and exact for all numbers: from reciprocals that
      // are less than 2⁻¹⁴ of them off, the first one, rounded up, leads to where the second one is rounded
      // as a quotient is.
      let roots = squareRoots
      let near = vitruvian_near_reciprocal_square_roots16(self)
      let one = FloatVector(repeating: 1)
      let error = near.multiplied(by: roots.negatives, adding: one)
      let nearer = vitruvian_multiply_add_up16(near, error, near)
      let rest = nearer.multiplied(by: roots.negatives, adding: one)
      // Those of zero and infinity are exact, and what they are multiplied with is no number.
      return near.replacing(with: nearer.multiplied(by: rest, adding: nearer), where: error .== error)
    #else
      FloatVector(repeating: 1) / squareRoots
    #endif
  }

  @_transparent
  func oneMore(timesPowers exponents: FloatVector, exponentBits: FloatVector) -> FloatVector {
    #if VITRUVIAN_AVX512
      return FloatVector(_mm512_scalef_ps(self + FloatVector(repeating: 1), exponents))
    #else
      // Two factors make the scale, which may be smaller than normal numbers and larger than all.
      let exponent = exponentBits.powersOfTwo.bits
      let half = exponent &>> 1 & IntegerVector(repeating: ~0x7f_ffff)
      let first = FloatVector(bits: half &+ IntegerVector(repeating: 63 << 23))
      let second = FloatVector(bits: exponent &- half &+ IntegerVector(repeating: 64 << 23))
      return multiplied(by: first, adding: first) * second
    #endif
  }

  @_transparent
  func scaled(byPowers exponents: FloatVector) -> FloatVector {
    #if VITRUVIAN_AVX512
      return FloatVector(_mm512_scalef_ps(self, exponents))
    #else
      // The result may be smaller than normal numbers, the scale is not.
      let scale = (exponents + FloatVector(repeating: 0x1.8p23 + (127 + 25))).powersOfTwo
      return self * scale * FloatVector(repeating: 0x1p-25)
    #endif
  }

  @_transparent
  func scaled(byFloorsOf exponents: FloatVector) -> FloatVector {
    #if VITRUVIAN_AVX512
      // The instruction takes floors itself.
      scaled(byPowers: exponents)
    #else
      scaled(byPowers: exponents.floors)
    #endif
  }

  @_transparent
  var powersOfTwo: FloatVector { FloatVector(bits: bits &<< 23) }

  #if VITRUVIAN_FMA || arch(arm64)
    @_transparent
    var fractionalPowersOfTwo: FloatVector {
      #if VITRUVIAN_AVX512
        vitruvian_fractional_powers16(self)
      #else
        vitruvian_fractional_powers8(self)
      #endif
    }
  #endif

  @_transparent
  func complemented(unlessNegative others: FloatVector) -> FloatVector {
    (FloatVector(repeating: 1) - self)
      .replacing(with: self, where: others.bits .< IntegerVector.zero)
  }

  @_transparent
  var scaledToOne: (exponents: FloatVector, differences: FloatVector) {
    let one = FloatVector(repeating: 1)
    let none = FloatVector(repeating: .nan)
    let root = FloatVector(repeating: 1.4142134190)
    let reciprocalRoot = FloatVector(repeating: 7.0710688829e-01)
    #if VITRUVIAN_AVX512
      let scaled = vitruvian_significands16(self) * root
      let exponents = FloatVector(_mm512_getexp_ps(self)) + FloatVector(_mm512_getexp_ps(scaled))
      return (
        exponents.replacing(with: none, where: self .< FloatVector.zero),
        vitruvian_significands16(scaled) * reciprocalRoot - one
      )
    #else
      // What is smaller than normal numbers has its exponent among the bits only once it is larger.
      let isSmall = self .< FloatVector(repeating: .leastNormalMagnitude)
      let bits = replacing(with: self * FloatVector(repeating: 0x1p24), where: isSmall).bits
      let significands = FloatVector(
        bits: bits & IntegerVector(repeating: (1 << 23) - 1) | one.bits)
      let scaled = significands * root
      let isLarge = scaled .>= FloatVector(repeating: 2)
      var exponents = FloatVector(bits &>> 23) - FloatVector(repeating: 127)
      exponents = exponents.replacing(with: exponents + one, where: isLarge)
      exponents = exponents.replacing(with: exponents - FloatVector(repeating: 24), where: isSmall)
      let infinity = FloatVector(repeating: .infinity)
      let finite = infinity.replacing(with: exponents, where: self .< infinity)
      let others = none.replacing(with: FloatVector(repeating: -.infinity), where: self .== FloatVector.zero)
      return (
        others.replacing(with: finite, where: self .> FloatVector.zero),
        scaled.replacing(with: scaled * FloatVector(repeating: 0.5), where: isLarge) * reciprocalRoot - one
      )
    #endif
  }
}

#if VITRUVIAN_AVX2
  extension FloatVector {
    @_transparent
    private var isNormal: SIMDMask<IntegerVector> {
      // Bits of such numbers, and only they, become the lowest integers.
      magnitudes.bits &+ IntegerVector(repeating: 0x7f80_0000) .< IntegerVector(repeating: -1 << 24)
    }

    @_transparent
    var normalLanes: IntegerVector { unsafeBitCast(isNormal, to: IntegerVector.self) }

    @_transparent
    func replacing(with others: FloatVector, unlessNormal numbers: FloatVector) -> FloatVector {
      others.replacing(with: self, where: numbers.isNormal)
    }

    @_transparent
    func noNumbers(whereNegative others: FloatVector) -> FloatVector {
      FloatVector(bits: bits | others.bits &>> 31)
    }

    @_transparent
    var normalScaledToOne: (exponents: FloatVector, differences: FloatVector) {
      // Those of the root of 1/2.
      let distances = bits &- IntegerVector(repeating: 0x3f35_04f3)
      let scaled = bits &- (distances & IntegerVector(repeating: ~0x7f_ffff))
      return ((distances &>> 23).floats, FloatVector(bits: scaled) - FloatVector(repeating: 1))
    }

    @_transparent
    var nearReciprocalSquareRoots: FloatVector { _mm256_rsqrt_ps(self) }
  }
#endif

/// Two vectors, whose steps are taken in turns: each of one's waits for the one before.
struct TwoVectors<Half: NumberVector>: NumberVector {
  let low: Half
  let high: Half

  @_transparent
  static var scalarCount: Int { 2 * Half.scalarCount }

  @_transparent
  init(_ low: Half, _ high: Half) { (self.low, self.high) = (low, high) }

  @_transparent
  init(loading source: UnsafePointer<Float>) {
    self.init(Half(loading: source), Half(loading: source + Half.scalarCount))
  }

  @_transparent
  init(repeating number: Float) { self.init(Half(repeating: number), Half(repeating: number)) }

  @_transparent
  func store(to destination: UnsafeMutablePointer<Float>) {
    low.store(to: destination)
    high.store(to: destination + Half.scalarCount)
  }

  @_transparent
  static func + (left: Self, right: Self) -> Self { Self(left.low + right.low, left.high + right.high) }

  @_transparent
  static func - (left: Self, right: Self) -> Self { Self(left.low - right.low, left.high - right.high) }

  @_transparent
  static func * (left: Self, right: Self) -> Self { Self(left.low * right.low, left.high * right.high) }

  @_transparent
  static func / (left: Self, right: Self) -> Self { Self(left.low / right.low, left.high / right.high) }

  @_transparent
  func multiplied(by factors: Self, adding addends: Self) -> Self {
    Self(
      low.multiplied(by: factors.low, adding: addends.low),
      high.multiplied(by: factors.high, adding: addends.high))
  }

  @_transparent
  func atLeast(_ bound: Float) -> Self { Self(low.atLeast(bound), high.atLeast(bound)) }

  @_transparent
  func atMost(_ bound: Float) -> Self { Self(low.atMost(bound), high.atMost(bound)) }

  @_transparent
  func replacing(below bound: Float, with number: Float) -> Self {
    Self(low.replacing(below: bound, with: number), high.replacing(below: bound, with: number))
  }

  @_transparent
  func zeroed(where others: Self, isBelow bound: Float) -> Self {
    Self(low.zeroed(where: others.low, isBelow: bound), high.zeroed(where: others.high, isBelow: bound))
  }

  @_transparent
  func replacingNegatives(with others: Self) -> Self {
    Self(low.replacingNegatives(with: others.low), high.replacingNegatives(with: others.high))
  }

  @_transparent
  var kept: Self { Self(low.kept, high.kept) }

  @_transparent
  var negatives: Self { Self(low.negatives, high.negatives) }

  @_transparent
  var magnitudes: Self { Self(low.magnitudes, high.magnitudes) }

  @_transparent
  func atMost(_ others: Self) -> Self { Self(low.atMost(others.low), high.atMost(others.high)) }

  @_transparent
  func atLeast(_ others: Self) -> Self { Self(low.atLeast(others.low), high.atLeast(others.high)) }

  @_transparent
  var nearestWholeNumbers: Self { Self(low.nearestWholeNumbers, high.nearestWholeNumbers) }

  @_transparent
  var floors: Self { Self(low.floors, high.floors) }

  @_transparent
  var ceilings: Self { Self(low.ceilings, high.ceilings) }

  @_transparent
  var squareRoots: Self { Self(low.squareRoots, high.squareRoots) }

  @_transparent
  var reciprocalSquareRoots: Self { Self(low.reciprocalSquareRoots, high.reciprocalSquareRoots) }

  @_transparent
  func oneMore(timesPowers exponents: Self, exponentBits: Self) -> Self {
    Self(
      low.oneMore(timesPowers: exponents.low, exponentBits: exponentBits.low),
      high.oneMore(timesPowers: exponents.high, exponentBits: exponentBits.high))
  }

  @_transparent
  func scaled(byPowers exponents: Self) -> Self {
    Self(low.scaled(byPowers: exponents.low), high.scaled(byPowers: exponents.high))
  }

  @_transparent
  func scaled(byFloorsOf exponents: Self) -> Self {
    Self(low.scaled(byFloorsOf: exponents.low), high.scaled(byFloorsOf: exponents.high))
  }

  @_transparent
  var powersOfTwo: Self { Self(low.powersOfTwo, high.powersOfTwo) }

  #if VITRUVIAN_FMA || arch(arm64)
    @_transparent
    var fractionalPowersOfTwo: Self { Self(low.fractionalPowersOfTwo, high.fractionalPowersOfTwo) }
  #endif

  @_transparent
  func complemented(unlessNegative others: Self) -> Self {
    Self(low.complemented(unlessNegative: others.low), high.complemented(unlessNegative: others.high))
  }

  @_transparent
  var scaledToOne: (exponents: Self, differences: Self) {
    let (low, high) = (low.scaledToOne, high.scaledToOne)
    return (Self(low.exponents, high.exponents), Self(low.differences, high.differences))
  }

  #if VITRUVIAN_AVX2
    @_transparent
    var normalLanes: IntegerVector { low.normalLanes & high.normalLanes }

    @_transparent
    func replacing(with others: Self, unlessNormal numbers: Self) -> Self {
      Self(
        low.replacing(with: others.low, unlessNormal: numbers.low),
        high.replacing(with: others.high, unlessNormal: numbers.high))
    }

    @_transparent
    func noNumbers(whereNegative others: Self) -> Self {
      Self(low.noNumbers(whereNegative: others.low), high.noNumbers(whereNegative: others.high))
    }

    @_transparent
    var normalScaledToOne: (exponents: Self, differences: Self) {
      let (low, high) = (low.normalScaledToOne, high.normalScaledToOne)
      return (Self(low.exponents, high.exponents), Self(low.differences, high.differences))
    }

    @_transparent
    var nearReciprocalSquareRoots: Self {
      Self(low.nearReciprocalSquareRoots, high.nearReciprocalSquareRoots)
    }
  #endif
}

#if VITRUVIAN_AVX512 || VITRUVIAN_AVX2
  /// As many numbers as four registers hold.
  typealias NumberGroup = TwoVectors<TwoVectors<FloatVector>>
#else
  /// As many numbers as four registers hold.
  typealias NumberGroup = TwoVectors<FloatVector>
#endif

#if VITRUVIAN_AVX2
  /// Numbers of functions whose steps would need more registers than there are for a ``NumberGroup``.
  typealias SmallGroup = TwoVectors<FloatVector>
#else
  /// Numbers of functions whose steps need many registers.
  typealias SmallGroup = NumberGroup
#endif
