import CMicroKernels
import CVectors

/// Turns rows of quantized values of scores into quantized values of their probabilities; see
/// `QuantizedSoftmax`.
///
/// Sums add one exponential after the other, as single numbers do: a vector holds the same column of some
/// rows.
///
/// - Precondition: There are at least as many rows as a vector has lanes.
@_cdecl("vitruvian_softmax_quantized_baseline")
func softmaxQuantized(_ parameters: UnsafePointer<QuantizedSoftmaxParameters>) {
  parameters.pointee.run()
}

extension QuantizedSoftmaxParameters {
  @inline(__always)
  fileprivate func run() {
    let lanes = FloatVector.scalarCount
    let columns = ScoreColumns(
      length: rowLength, flips: ByteVector(repeating: flip), exponentials: exponentials, terms: scratch,
      quantized: UnsafeMutableRawPointer(scratch + rowLength * lanes).assumingMemoryBound(to: UInt8.self))
    let rounding = SoftmaxRounding(halvesAwayFromZero: halvesAwayFromZero, zeroPoint: zeroPoint)
    var row = 0
    while row < rowCount {
      // The last rows may overlap those before: both compute the same there.
      let first = min(row, rowCount - lanes) * rowLength
      let sums = columns.read(quantized + first)
      columns.write(sums, scale: scale, rounding, to: probabilities + first)
      row += lanes
    }
  }
}

/// Some rows of scores, column by column.
private struct ScoreColumns {
  /// The number of columns.
  let length: Int
  let flips: ByteVector
  let exponentials: UnsafePointer<Float>
  /// The exponentials of the scores.
  let terms: UnsafeMutablePointer<Float>
  /// Quantized values, as they are read and as they are written.
  let quantized: UnsafeMutablePointer<UInt8>

  /// Reads as many rows as a vector has lanes, and returns the sums of their exponentials.
  @inline(__always)
  func read(_ rows: UnsafePointer<UInt8>) -> FloatVector {
    let lanes = FloatVector.scalarCount
    // What is written in parts and read as a whole is read much later: the processor waits for such parts.
    // Vectors that are put together byte by byte would take longer, and much code.
    for column in 0..<length {
      for lane in 0..<lanes {
        quantized[column &* lanes &+ lane] = vitruvian_keep_byte(rows[lane &* length &+ column])
      }
    }
    var largest = ByteVector.zero
    for column in 0..<length {
      let scores = ByteVector(loading: quantized + column * lanes) ^ flips
      largest.replace(with: scores, where: scores .> largest)
    }
    for column in 0..<length {
      let quantized = quantized + column * lanes
      (largest &- (ByteVector(loading: quantized) ^ flips)).store(to: quantized)
    }
    for column in 0..<length {
      let (quantized, terms) = (quantized + column * lanes, terms + column * lanes)
      for lane in 0..<lanes { terms[lane] = exponentials[Int(vitruvian_keep_byte(quantized[lane]))] }
    }
    var sums = FloatVector.zero
    for column in 0..<length { sums += FloatVector(loading: terms + column * lanes) }
    return sums
  }

  /// Writes the quantized values of the probabilities of what was read.
  @inline(__always)
  func write(
    _ sums: FloatVector, scale: Float, _ rounding: SoftmaxRounding, to rows: UnsafeMutablePointer<UInt8>
  ) {
    let lanes = FloatVector.scalarCount
    let factors = 1 / (sums * scale)
    for column in 0..<length {
      (rounding(FloatVector(loading: terms + column * lanes) * factors) ^ flips)
        .store(to: quantized + column * lanes)
    }
    for column in 0..<length {
      for lane in 0..<lanes {
        rows[lane &* length &+ column] = vitruvian_keep_byte(quantized[column &* lanes &+ lane])
      }
    }
  }
}

/// Rounds probabilities to unsigned quantized values. NaN counts as zero.
private struct SoftmaxRounding {
  /// Added before what stands behind the point is cut.
  private let addend: Float
  /// What stands behind the point from here on is one more.
  private let threshold: Float
  private let zeroPoint: Int32

  @inline(__always)
  init(halvesAwayFromZero: Bool, zeroPoint: Int32) {
    addend = halvesAwayFromZero ? 0 : 0.5
    threshold = halvesAwayFromZero ? 0.5 : 1
    self.zeroPoint = zeroPoint
  }

  @_transparent
  func callAsFunction(_ probabilities: FloatVector) -> ByteVector {
    let positive = FloatVector.zero.replacing(with: probabilities, where: probabilities .> FloatVector.zero)
    // No two quantized values are so far apart.
    let far = FloatVector(repeating: 512)
    let limited = far.replacing(with: positive, where: positive .< far) + addend
    let whole = IntegerVector(cutting: limited)
    let nearest = whole.replacing(
      with: whole &+ 1, where: limited - whole.floats .>= FloatVector(repeating: threshold))
    let (lowest, highest) = (IntegerVector.zero, IntegerVector(repeating: 255))
    let value = nearest &+ zeroPoint
    let raised = value.replacing(with: lowest, where: value .< lowest)
    return raised.replacing(with: highest, where: raised .> highest).lowBytes
  }
}
