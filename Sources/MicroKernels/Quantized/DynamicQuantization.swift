/// Turns each row of numbers into unsigned codes that span its range from the lowest to the highest number,
/// zero included.
///
/// - Parameters:
///   - numbers: `rowCount` rows of `rowLength` floats.
///   - codes: As many codes.
///   - scales: What a step between the codes of each row is worth; overwritten.
///   - zeroPoints: The code of zero of each row; overwritten.
/// - Source: XNNPACK's `xnn_qd8_asymmetric_quantization_params` (`src/xnnpack/quantization.h`).
@_cdecl("vitruvian_quantize_rows_baseline")
func quantizeRows(
  numbers: UnsafePointer<Float>, rowCount: Int, rowLength: Int, codes: UnsafeMutablePointer<UInt8>,
  scales: UnsafeMutablePointer<Float>, zeroPoints: UnsafeMutablePointer<Int32>
) {
  let lanes = FloatVector.scalarCount
  withUnsafeTemporaryAllocation(of: Float.self, capacity: 4 * lanes) { scratch in
    // There is memory: vectors have lanes.
    guard let lowest = scratch.baseAddress else { return }
    let (highest, codesPerUnit, zeros) = (lowest + lanes, lowest + 2 * lanes, lowest + 3 * lanes)
    scratch.update(repeating: 0)
    for first in stride(from: 0, to: rowCount, by: lanes) {
      let count = min(lanes, rowCount - first)
      for lane in 0..<count {
        let range = ValueRange(spanning: numbers + (first + lane) * rowLength, count: rowLength)
        (lowest[lane], highest[lane]) = (range.lowest, range.highest)
      }
      let meaning = RowMeaning(
        lowest: FloatVector(loading: lowest), highest: FloatVector(loading: highest))
      meaning.codesPerUnit.store(to: codesPerUnit)
      meaning.zeros.store(to: zeros)
      for lane in 0..<count {
        let (row, zero) = (first + lane, zeros[lane])
        scales[row] = 1 / codesPerUnit[lane]
        zeroPoints[row] = Int32(zero)
        quantize(
          numbers + row * rowLength, codesPerUnit[lane],
          Rounding(lower: 0 - zero, upper: 255 - zero, zeroPoint: Int32(zero)),
          to: codes + row * rowLength, count: rowLength)
      }
    }
  }
}

/// What the codes of rows mean, of as many as a vector has lanes.
private struct RowMeaning {
  let codesPerUnit: FloatVector
  /// The codes of zero.
  let zeros: FloatVector

  /// - Parameters:
  ///   - lowest: The lowest number of each row, zero included; `highest` is the highest.
  @inline(__always)
  init(lowest: FloatVector, highest: FloatVector) {
    codesPerUnit = (255 / (highest - lowest)).replacing(with: 1, where: lowest .== highest)
    let (low, high) = (lowest * codesPerUnit, highest * codesPerUnit)
    let isNearerToLowest = (-128 + low) + (127 + high) .> FloatVector.zero
    let exact = (127 - high).replacing(with: -128 - low, where: isNearerToLowest)
    let codes = Rounding(lower: -128, upper: 127, zeroPoint: 128)(exact)
    zeros = IntegerVector(widening: codes).floats
  }
}

/// The lowest and the highest of some numbers, zero included; NaN counts as zero.
///
/// - Parameter range: Two floats; overwritten.
@_cdecl("vitruvian_find_range_baseline")
func findRange(numbers: UnsafePointer<Float>, count: Int, range: UnsafeMutablePointer<Float>) {
  let found = ValueRange(spanning: numbers, count: count)
  range[0] = found.lowest
  range[1] = found.highest
}

/// Turns numbers into codes, rounding to the nearest: `zeroPoint + number · codesPerUnit`, moved into
/// an interval.
///
/// - Parameters:
///   - halvesAwayFromZero: Whether halves are rounded away from zero, by adding a half and cutting; otherwise
///     to even.
///   - lower: The lowest code less the zero point, which NaN becomes, too.
///   - upper: The highest code less the zero point.
@_cdecl("vitruvian_quantize_baseline")
func quantize(
  numbers: UnsafePointer<Float>, count: Int, codesPerUnit: Float, halvesAwayFromZero: Bool, lower: Float,
  upper: Float, zeroPoint: Int32, codes: UnsafeMutablePointer<UInt8>
) {
  if halvesAwayFromZero {
    quantize(
      numbers, codesPerUnit, Cutting(lower: lower, upper: upper, zeroPoint: zeroPoint), to: codes,
      count: count)
  } else {
    quantize(
      numbers, codesPerUnit, Rounding(lower: lower, upper: upper, zeroPoint: zeroPoint), to: codes,
      count: count)
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
private func quantize<Rounding: CodeRounding>(
  _ numbers: UnsafePointer<Float>, _ codesPerUnit: Float, _ rounding: Rounding,
  to codes: UnsafeMutablePointer<UInt8>, count: Int
) {
  let width = FloatVector.scalarCount
  guard count >= width else {
    for index in 0..<count {
      codes[index] = rounding(FloatVector(repeating: numbers[index] * codesPerUnit))[0]
    }
    return
  }
  var index = 0
  while index < count {
    // The last vector may overlap the one before: both compute the same there.
    let start = min(index, count - width)
    rounding(FloatVector(loading: numbers + start) * codesPerUnit).store(to: codes + start)
    index += width
  }
}

extension SIMD8<Float> {
  /// The lowest of all elements, none of which is NaN.
  fileprivate var lowestElement: Float {
    @inline(__always) get {
      let four = lowHalf.replacing(with: highHalf, where: highHalf .< lowHalf)
      let two = four.lowHalf.replacing(with: four.highHalf, where: four.highHalf .< four.lowHalf)
      return two[1] < two[0] ? two[1] : two[0]
    }
  }
}

#if VITRUVIAN_AVX512
  extension SIMD16<Float> {
    /// The lowest of all elements, none of which is NaN.
    fileprivate var lowestElement: Float {
      @inline(__always) get {
        lowHalf.replacing(with: highHalf, where: highHalf .< lowHalf).lowestElement
      }
    }
  }
#endif
