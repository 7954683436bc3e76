#if VITRUVIAN_NEON
  import CVectors
  import _Builtin_intrinsics.arm.neon
#endif

/// What happens to each sum of a matrix product before it is stored.
protocol SumEpilogue {
  /// What results are clamped to.
  var bounds: Bounds { get set }

  /// The results for a vector of sums.
  ///
  /// - Parameters:
  ///   - packedColumn: Where the columns of the sums begin among the packed ones.
  ///   - position: Where the results will lie in the output.
  func finish(_ sums: FloatVector, packedColumn: Int, position: Int) -> FloatVector

  /// The results for a vector of sums that two rows share; those of the second lie at `next`.
  func finish(_ sums: FloatVector, packedColumn: Int, position: Int, next: Int) -> FloatVector

  /// The results for half a vector of sums.
  func finish(_ sums: FloatHalfVector, packedColumn: Int, position: Int) -> FloatHalfVector

  #if VITRUVIAN_NEON
    /// The epilogue for outputs whose positions are counted from one `distance` floats further on.
    func advanced(by distance: Int) -> Self

    /// Whether results are other vectors than the sums.
    static var changesSums: Bool { get }
  #endif
}

extension SumEpilogue {
  /// This epilogue, with bounds that the compiler takes for vectors; it may have taken them apart for a call.
  @inline(__always)
  var whole: Self {
    var epilogue = self
    epilogue.bounds = bounds.whole
    return epilogue
  }

  #if VITRUVIAN_NEON
    @inline(__always)
    func advanced(by distance: Int) -> Self { self }

    @inline(__always)
    static var changesSums: Bool { true }
  #endif
}

/// What happens to the sums of a product, as each block of them asks once.
struct ProductEpilogue {
  let addend: Operand
  let slope: Operand
  var bounds: Bounds

  /// Whether there is neither an addend nor a slope.
  @inline(__always)
  var onlyClamps: Bool { !addend.isPresent && !slope.isPresent }

  @inline(__always)
  var clamping: Clamping { Clamping(bounds: bounds) }

  /// - Precondition: The bounds are infinite.
  @inline(__always)
  var storing: Storing { Storing(bounds: bounds) }

  /// - Precondition: There is an addend.
  @inline(__always)
  func adding<Rest: SumEpilogue>(before rest: Rest) -> Adding<Rest> {
    Adding(addend: addend.start, rest: rest)
  }

  @inline(__always)
  var rectifying: AddingAndRectifying { AddingAndRectifying(addend: addend, slope: slope, bounds: bounds) }

  /// The epilogue with bounds that the compiler takes for vectors; it may have taken them apart for a call.
  @inline(__always)
  var whole: ProductEpilogue {
    var epilogue = self
    epilogue.bounds = bounds.whole
    return epilogue
  }
}

/// Leaves sums as they are, for bounds that are infinite.
struct Storing: SumEpilogue {
  var bounds: Bounds

  #if VITRUVIAN_NEON
    @inline(__always)
    static var changesSums: Bool { false }
  #endif

  @inline(__always)
  func finish(_ sums: FloatVector, packedColumn: Int, position: Int) -> FloatVector { sums }

  @inline(__always)
  func finish(_ sums: FloatVector, packedColumn: Int, position: Int, next: Int) -> FloatVector { sums }

  @inline(__always)
  func finish(_ sums: FloatHalfVector, packedColumn: Int, position: Int) -> FloatHalfVector { sums }
}

/// Clamps, and nothing else.
struct Clamping: SumEpilogue {
  var bounds: Bounds

  @inline(__always)
  func finish(_ sums: FloatVector, packedColumn: Int, position: Int) -> FloatVector { bounds.clamp(sums) }

  @inline(__always)
  func finish(_ sums: FloatVector, packedColumn: Int, position: Int, next: Int) -> FloatVector {
    bounds.clamp(sums)
  }

  @inline(__always)
  func finish(_ sums: FloatHalfVector, packedColumn: Int, position: Int) -> FloatHalfVector {
    bounds.clamp(sums)
  }
}

/// Adds another tensor before the rest.
struct Adding<Rest: SumEpilogue>: SumEpilogue {
  let addend: UnsafePointer<Float>
  var rest: Rest

  var bounds: Bounds {
    @inline(__always) get { rest.bounds }
    @inline(__always) set { rest.bounds = newValue }
  }

  @inline(__always)
  func finish(_ sums: FloatVector, packedColumn: Int, position: Int) -> FloatVector {
    #if VITRUVIAN_NEON
      let addends = vitruvian_load_pair(addend + position)
    #else
      let addends = FloatVector(loading: addend + position)
    #endif
    return rest.finish(sums + addends, packedColumn: packedColumn, position: position)
  }

  @inline(__always)
  func finish(_ sums: FloatVector, packedColumn: Int, position: Int, next: Int) -> FloatVector {
    let addends = FloatVector(
      lowHalf: FloatHalfVector(loading: addend + position), highHalf: FloatHalfVector(loading: addend + next))
    return rest.finish(sums + addends, packedColumn: packedColumn, position: position, next: next)
  }

  @inline(__always)
  func finish(_ sums: FloatHalfVector, packedColumn: Int, position: Int) -> FloatHalfVector {
    rest.finish(
      sums + FloatHalfVector(loading: addend + position), packedColumn: packedColumn, position: position)
  }

  #if VITRUVIAN_NEON
    @inline(__always)
    func advanced(by distance: Int) -> Self {
      // Kept, or the compiler would prepare the distance of each row from the first, in memory.
      Self(addend: vitruvian_keep_address(addend + distance), rest: rest.advanced(by: distance))
    }
  #endif
}

/// Adds another tensor, multiplies negative results by a slope, and clamps.
struct AddingAndRectifying: SumEpilogue {
  let addend: Operand
  let slope: Operand
  var bounds: Bounds

  @inline(__always)
  func finish(_ sums: FloatVector, packedColumn: Int, position: Int) -> FloatVector {
    bounds.clamp((sums + addend.vector(at: position)).rectified(slope: slope.vector(at: packedColumn)))
  }

  @inline(__always)
  func finish(_ sums: FloatVector, packedColumn: Int, position: Int, next: Int) -> FloatVector {
    let addends = addend.halves(at: position, next)
    return bounds.clamp((sums + addends).rectified(slope: slope.halves(at: packedColumn, packedColumn)))
  }

  @inline(__always)
  func finish(_ sums: FloatHalfVector, packedColumn: Int, position: Int) -> FloatHalfVector {
    bounds.clamp((sums + addend.half(at: position)).rectified(slope: slope.half(at: packedColumn)))
  }

  #if VITRUVIAN_NEON
    @inline(__always)
    func advanced(by distance: Int) -> Self {
      Self(addend: addend.advanced(by: distance), slope: slope, bounds: bounds)
    }
  #endif
}

/// Numbers in memory, or one vector in the place of missing ones, so that inner loops need not ask which.
struct Operand {
  let start: UnsafePointer<Float>
  /// All ones, or zeros where there is but one vector.
  private let mask: Int

  /// - Parameter neutral: One vector of numbers that change no bit of a result.
  @inline(__always)
  init(_ numbers: UnsafePointer<Float>?, orRepeating neutral: UnsafePointer<FloatVector>) {
    start = numbers ?? UnsafeRawPointer(neutral).assumingMemoryBound(to: Float.self)
    mask = numbers == nil ? 0 : -1
  }

  #if VITRUVIAN_NEON
    @inline(__always)
    private init(start: UnsafePointer<Float>, mask: Int) {
      self.start = start
      self.mask = mask
    }

    /// The numbers from `distance` floats further on.
    @inline(__always)
    func advanced(by distance: Int) -> Operand {
      Operand(start: vitruvian_keep_address(start + (distance & mask)), mask: mask)
    }
  #endif

  /// Whether there are numbers.
  @inline(__always)
  var isPresent: Bool { mask != 0 }

  @inline(__always)
  func vector(at index: Int) -> FloatVector { FloatVector(loading: start + (index & mask)) }

  @inline(__always)
  func half(at index: Int) -> FloatHalfVector { FloatHalfVector(loading: start + (index & mask)) }

  /// Half a vector from each of two places.
  @inline(__always)
  func halves(at low: Int, _ high: Int) -> FloatVector {
    FloatVector(
      lowHalf: FloatHalfVector(loading: start + (low & mask)),
      highHalf: FloatHalfVector(loading: start + (high & mask)))
  }
}

/// The interval that results are moved into; NaN stays NaN.
struct Bounds {
  @inline(__always)
  static var unbounded: Bounds { Bounds(lower: -.infinity, upper: .infinity) }

  private var lower: FloatVector
  private var upper: FloatVector

  @inline(__always)
  init(lower: Float, upper: Float) {
    self.lower = FloatVector(repeating: lower)
    self.upper = FloatVector(repeating: upper)
  }

  /// Whether every number lies within.
  @inline(__always)
  var areInfinite: Bool { lower[0] == -.infinity && upper[0] == .infinity }

  /// These bounds, which the compiler keeps as whole vectors: to compare with halves of a vector and choose
  /// from a whole one takes twice as long as to clamp.
  @inline(__always)
  var whole: Bounds {
    var bounds = self
    #if VITRUVIAN_AVX2
      bounds.lower = lower.kept
      bounds.upper = upper.kept
    #endif
    return bounds
  }

  @inline(__always)
  func clamp(_ value: Float) -> Float { value < lower[0] ? lower[0] : (value > upper[0] ? upper[0] : value) }

  @_transparent
  func clamp(_ values: FloatVector) -> FloatVector {
    #if VITRUVIAN_NEON
      FloatVector(lowHalf: clamp(values.lowHalf), highHalf: clamp(values.highHalf))
    #else
      let raised = values.replacing(with: lower, where: values .< lower)
      return raised.replacing(with: upper, where: raised .> upper)
    #endif
  }

  @_transparent
  func clamp(_ values: FloatHalfVector) -> FloatHalfVector {
    #if VITRUVIAN_NEON
      // The compiler does not see that the lanes of a comparison are whole already; and the instruction for
      // the greater of two numbers takes zero for more than negative zero.
      let raised = vitruvian_replace4(values, lower.lowHalf, vcltq_f32(values, lower.lowHalf))
      return vminq_f32(raised, upper.lowHalf)
    #else
      let raised = values.replacing(with: lower.lowHalf, where: values .< lower.lowHalf)
      return raised.replacing(with: upper.lowHalf, where: raised .> upper.lowHalf)
    #endif
  }
}

extension FloatVector {
  /// Negative elements times their slope, the others as they are.
  @_transparent
  func rectified(slope: FloatVector) -> FloatVector {
    #if VITRUVIAN_NEON
      FloatVector(
        lowHalf: lowHalf.rectified(slope: slope.lowHalf), highHalf: highHalf.rectified(slope: slope.highHalf))
    #else
      replacing(with: self * slope, where: self .< FloatVector.zero)
    #endif
  }
}

extension FloatHalfVector {
  /// Negative elements times their slope, the others as they are.
  @_transparent
  func rectified(slope: FloatHalfVector) -> FloatHalfVector {
    #if VITRUVIAN_NEON
      vbslq_f32(vcltzq_f32(self), self * slope, self)
    #else
      replacing(with: self * slope, where: self .< FloatHalfVector.zero)
    #endif
  }
}
