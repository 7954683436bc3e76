import CMicroKernels
import CVectors

/// Turns each row of numbers into unsigned quantized values that span its range from the lowest to the
/// highest number, zero included.
///
/// - Source: XNNPACK's `xnn_qd8_asymmetric_quantization_params` (`src/xnnpack/quantization.h`).
@_cdecl("vitruvian_quantize_rows_baseline")
func quantizeRows(_ parameters: UnsafePointer<RowQuantizationParameters>) {
  parameters.pointee.run()
}

extension RowQuantizationParameters {
  @inline(__always)
  fileprivate func run() {
    let lanes = FloatVector.scalarCount
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 4 * lanes) { scratch in
      // There is memory: vectors have lanes.
      guard let lowest = scratch.baseAddress else { return }
      let (highest, stepsPerUnit, zeros) = (lowest + lanes, lowest + 2 * lanes, lowest + 3 * lanes)
      scratch.update(repeating: 0)
      for first in stride(from: 0, to: rowCount, by: lanes) {
        let count = min(lanes, rowCount - first)
        for lane in 0..<count {
          let range = ValueRange(spanning: numbers + (first + lane) * rowLength, count: rowLength)
          (lowest[lane], highest[lane]) = (range.lowest, range.highest)
        }
        let meaning = RowMeaning(
          lowest: FloatVector(loading: lowest), highest: FloatVector(loading: highest))
        meaning.stepsPerUnit.store(to: stepsPerUnit)
        meaning.zeros.store(to: zeros)
        for lane in 0..<count {
          let (row, zero) = (first + lane, zeros[lane])
          scales[row] = 1 / stepsPerUnit[lane]
          zeroPoints[row] = Int32(zero)
          quantizeRow(
            numbers + row * rowLength, stepsPerUnit[lane],
            Rounding(lower: 0 - zero, upper: 255 - zero, zeroPoint: Int32(zero)),
            to: quantized + row * rowLength, count: rowLength)
        }
      }
    }
  }
}

/// What the quantized values of rows mean, of as many as a vector has lanes.
private struct RowMeaning {
  let stepsPerUnit: FloatVector
  /// The quantized values of zero.
  let zeros: FloatVector

  /// - Parameters:
  ///   - lowest: The lowest number of each row, zero included; `highest` is the highest.
  @inline(__always)
  init(lowest: FloatVector, highest: FloatVector) {
    stepsPerUnit = (255 / (highest - lowest)).replacing(with: 1, where: lowest .== highest)
    let (low, high) = (lowest * stepsPerUnit, highest * stepsPerUnit)
    let isNearerToLowest = (-128 + low) + (127 + high) .> FloatVector.zero
    let exact = (127 - high).replacing(with: -128 - low, where: isNearerToLowest)
    let quantized = Rounding(lower: -128, upper: 127, zeroPoint: 128)(exact)
    zeros = IntegerVector(converting: quantized).floats
  }
}

/// The lowest and the highest of some numbers, zero included; NaN counts as zero.
///
/// - Parameters:
///   - range: Two floats; overwritten.
@_cdecl("vitruvian_find_range_baseline")
func findRange(_ numbers: UnsafePointer<Float>, count: Int, range: UnsafeMutablePointer<Float>) {
  let found = ValueRange(spanning: numbers, count: count)
  range[0] = found.lowest
  range[1] = found.highest
}

/// Turns rows of numbers into quantized values, rounding to the nearest: `zeroPoint + number · stepsPerUnit`,
/// moved into an interval.
@_cdecl("vitruvian_quantize_baseline")
func quantize(_ parameters: UnsafePointer<QuantizationParameters>) {
  parameters.pointee.run()
}

extension QuantizationParameters {
  @inline(__always)
  fileprivate func run() {
    if halvesAwayFromZero {
      quantize(Cutting(lower: lower, upper: upper, zeroPoint: zeroPoint))
    } else {
      quantize(Rounding(lower: lower, upper: upper, zeroPoint: zeroPoint))
    }
  }

  @inline(__always)
  private func quantize(_ rounding: some QuantizedRounding) {
    for row in 0..<rowCount {
      quantizeRow(
        numbers + row * rowStep, stepsPerUnit, rounding, to: quantized + row * count, count: count)
    }
  }
}

/// The interval that some numbers and zero lie in.
struct ValueRange {
  private(set) var lowest: Float
  private(set) var highest: Float

  @inline(__always)
  init(spanning numbers: UnsafePointer<Float>, count: Int) {
    var (low, high) = (FloatVector.zero, FloatVector.zero)
    let width = FloatVector.scalarCount
    // Comparisons with NaN are false, so that it changes neither end.
    if count >= width {
      var index = 0
      // Two at a time, because each waits for its last comparison.
      var (nextLow, nextHigh) = (low, high)
      while index + 2 * width <= count {
        let vector = FloatVector(loading: numbers + index)
        let next = FloatVector(loading: numbers + index + width)
        low.replace(with: vector, where: vector .< low)
        high.replace(with: vector, where: vector .> high)
        nextLow.replace(with: next, where: next .< nextLow)
        nextHigh.replace(with: next, where: next .> nextHigh)
        index += 2 * width
      }
      low.replace(with: nextLow, where: nextLow .< low)
      high.replace(with: nextHigh, where: nextHigh .> high)
      while index < count {
        let vector = FloatVector(loading: numbers + min(index, count - width))
        low.replace(with: vector, where: vector .< low)
        high.replace(with: vector, where: vector .> high)
        index += width
      }
    }
    (lowest, highest) = (low.lowestElement, -(-high).lowestElement)
    guard count < width else { return }
    for index in 0..<count {
      lowest = numbers[index] < lowest ? numbers[index] : lowest
      highest = numbers[index] > highest ? numbers[index] : highest
    }
  }
}

@inline(__always)
private func quantizeRow<Rounding: QuantizedRounding>(
  _ numbers: UnsafePointer<Float>, _ stepsPerUnit: Float, _ rounding: Rounding,
  to quantized: UnsafeMutablePointer<UInt8>, count: Int
) {
  let width = FloatVector.scalarCount
  guard count >= width else {
    for index in 0..<count {
      quantized[index] = rounding(FloatVector(repeating: numbers[index] * stepsPerUnit))[0]
    }
    return
  }
  @inline(__always)
  func steps(_ index: Int) -> FloatVector { FloatVector(loading: numbers + index) * stepsPerUnit }
  var index = 0
  while index + 4 * width <= count {
    rounding((steps(index), steps(index + width), steps(index + 2 * width), steps(index + 3 * width)))
      .store(to: quantized + index)
    index += 4 * width
  }
  while index < count {
    // The last vector may overlap the one before: both compute the same there.
    let start = min(index, count - width)
    rounding(steps(start)).store(to: quantized + start)
    index += width
  }
}

extension SIMD8<Float> {
  /// The lowest of all elements, none of which is NaN.
  ///
  /// Each step is kept: of all together the compiler makes comparisons one after the other.
  fileprivate var lowestElement: Float {
    @_transparent get {
      let four = vitruvian_keep8(lesser(SIMD8(lowHalf: highHalf, highHalf: lowHalf)))
      let rotated = SIMD4(lowHalf: four.lowHalf.highHalf, highHalf: four.lowHalf.lowHalf)
      let two = vitruvian_keep8(four.lesser(SIMD8(lowHalf: rotated, highHalf: rotated)))
      return two[1] < two[0] ? two[1] : two[0]
    }
  }

  /// The lesser of each two elements.
  @_transparent
  private func lesser(_ other: SIMD8<Float>) -> SIMD8<Float> { replacing(with: other, where: other .< self) }
}

#if VITRUVIAN_AVX512
  extension SIMD16<Float> {
    /// The lowest of all elements, none of which is NaN.
    fileprivate var lowestElement: Float {
      @_transparent get {
        lowHalf.replacing(with: highHalf, where: highHalf .< lowHalf).lowestElement
      }
    }
  }
#endif
