/// What happens to each sum of a matrix product before it is stored.
protocol MicroSumEpilogue {
  /// What results are clamped to.
  var bounds: MicroBounds { get set }

  /// The results for a vector of sums.
  ///
  /// - Parameters:
  ///   - packedColumn: Where the columns of the sums begin among the packed ones.
  ///   - position: Where the results will lie in the output.
  func finish(_ sums: MicroVector, packedColumn: Int, position: Int) -> MicroVector

  /// The results for a vector of sums that two rows share; those of the second lie at `next`.
  func finish(_ sums: MicroVector, packedColumn: Int, position: Int, next: Int) -> MicroVector

  /// The results for half a vector of sums.
  func finish(_ sums: MicroHalfVector, packedColumn: Int, position: Int) -> MicroHalfVector
}

extension MicroSumEpilogue {
  /// The same, with bounds that the compiler takes for vectors; it may have taken them apart for a call.
  @inline(__always)
  var whole: Self {
    var epilogue = self
    epilogue.bounds = bounds.whole
    return epilogue
  }
}

/// Clamps, and nothing else.
struct MicroClamping: MicroSumEpilogue {
  var bounds: MicroBounds

  @inline(__always)
  func finish(_ sums: MicroVector, packedColumn: Int, position: Int) -> MicroVector { bounds.clamp(sums) }

  @inline(__always)
  func finish(_ sums: MicroVector, packedColumn: Int, position: Int, next: Int) -> MicroVector {
    bounds.clamp(sums)
  }

  @inline(__always)
  func finish(_ sums: MicroHalfVector, packedColumn: Int, position: Int) -> MicroHalfVector {
    bounds.clamp(sums)
  }
}

/// Adds another tensor, and clamps.
struct MicroAdding: MicroSumEpilogue {
  let addend: UnsafePointer<Float>
  var bounds: MicroBounds

  @inline(__always)
  func finish(_ sums: MicroVector, packedColumn: Int, position: Int) -> MicroVector {
    bounds.clamp(sums + MicroVector(loading: addend + position))
  }

  @inline(__always)
  func finish(_ sums: MicroVector, packedColumn: Int, position: Int, next: Int) -> MicroVector {
    let addends = MicroVector(
      lowHalf: MicroHalfVector(loading: addend + position), highHalf: MicroHalfVector(loading: addend + next))
    return bounds.clamp(sums + addends)
  }

  @inline(__always)
  func finish(_ sums: MicroHalfVector, packedColumn: Int, position: Int) -> MicroHalfVector {
    bounds.clamp(sums + MicroHalfVector(loading: addend + position))
  }
}

/// Adds another tensor, multiplies negative results by a slope, and clamps.
struct MicroAddingAndRectifying: MicroSumEpilogue {
  let addend: MicroOperand
  let slope: MicroOperand
  var bounds: MicroBounds

  @inline(__always)
  func finish(_ sums: MicroVector, packedColumn: Int, position: Int) -> MicroVector {
    bounds.clamp((sums + addend.vector(at: position)).rectified(slope: slope.vector(at: packedColumn)))
  }

  @inline(__always)
  func finish(_ sums: MicroVector, packedColumn: Int, position: Int, next: Int) -> MicroVector {
    let addends = addend.halves(at: position, next)
    return bounds.clamp((sums + addends).rectified(slope: slope.halves(at: packedColumn, packedColumn)))
  }

  @inline(__always)
  func finish(_ sums: MicroHalfVector, packedColumn: Int, position: Int) -> MicroHalfVector {
    bounds.clamp((sums + addend.half(at: position)).rectified(slope: slope.half(at: packedColumn)))
  }
}

/// Numbers in memory, or one vector in the place of missing ones, so that inner loops need not ask which.
struct MicroOperand {
  private let start: UnsafePointer<Float>
  /// All ones, or zeros where there is but one vector.
  private let mask: Int

  /// - Parameter neutral: One vector of numbers that change no bit of a result.
  @inline(__always)
  init(_ numbers: UnsafePointer<Float>?, orRepeating neutral: UnsafePointer<MicroVector>) {
    start = numbers ?? UnsafeRawPointer(neutral).assumingMemoryBound(to: Float.self)
    mask = numbers == nil ? 0 : -1
  }

  @inline(__always)
  func vector(at index: Int) -> MicroVector { MicroVector(loading: start + (index & mask)) }

  @inline(__always)
  func half(at index: Int) -> MicroHalfVector { MicroHalfVector(loading: start + (index & mask)) }

  /// Half a vector from each of two places.
  @inline(__always)
  func halves(at low: Int, _ high: Int) -> MicroVector {
    MicroVector(
      lowHalf: MicroHalfVector(loading: start + (low & mask)),
      highHalf: MicroHalfVector(loading: start + (high & mask)))
  }
}

/// The interval that results are moved into; NaN stays NaN.
struct MicroBounds {
  @inline(__always)
  static var unbounded: MicroBounds { MicroBounds(lower: -.infinity, upper: .infinity) }

  private var lower: MicroVector
  private var upper: MicroVector

  @inline(__always)
  init(lower: Float, upper: Float) {
    self.lower = MicroVector(repeating: lower)
    self.upper = MicroVector(repeating: upper)
  }

  /// The same bounds. To compare with halves of a vector and choose from a whole one takes twice as long as to clamp.
  @inline(__always)
  var whole: MicroBounds {
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
  func clamp(_ values: MicroVector) -> MicroVector {
    let raised = values.replacing(with: lower, where: values .< lower)
    return raised.replacing(with: upper, where: raised .> upper)
  }

  @_transparent
  func clamp(_ values: MicroHalfVector) -> MicroHalfVector {
    let raised = values.replacing(with: lower.lowHalf, where: values .< lower.lowHalf)
    return raised.replacing(with: upper.lowHalf, where: raised .> upper.lowHalf)
  }
}

extension MicroVector {
  /// Negative elements times their slope, the others as they are.
  @_transparent
  func rectified(slope: MicroVector) -> MicroVector {
    replacing(with: self * slope, where: self .< MicroVector.zero)
  }
}

extension MicroHalfVector {
  @_transparent
  func rectified(slope: MicroHalfVector) -> MicroHalfVector {
    replacing(with: self * slope, where: self .< MicroHalfVector.zero)
  }
}
