/// Turns rows of codes of scores into codes of their shares; see `CodeSoftmax`.
///
/// Sums add one exponential after the other, as single numbers do: a vector holds the same column of some rows.
///
/// - Parameters:
///   - codes: `rowCount` rows of `rowLength` codes.
///   - flip: The highest bit if codes are signed, which makes them unsigned; otherwise zero.
///   - exponentials: Those of the differences from 0 to 255 between the largest code of a row and another.
///   - scale: What one step between shares is worth.
///   - halvesAwayFromZero: Whether shares are rounded to the nearest with halves away from zero; otherwise a half is
///     added and what stands behind the point cut.
///   - zeroPoint: The code of zero shares, less the lowest code.
///   - shares: As many codes.
///   - scratch: Room for a vector of floats and one of bytes for each code of a row; overwritten.
/// - Precondition: There are at least as many rows as a vector has lanes.
@_cdecl("vitruvian_share_codes_baseline")
func softmaxQuantized(
  codes: UnsafePointer<UInt8>, rowCount: Int, rowLength: Int, flip: UInt8,
  exponentials: UnsafePointer<Float>, scale: Float, halvesAwayFromZero: Bool, zeroPoint: Int32,
  shares: UnsafeMutablePointer<UInt8>, scratch: UnsafeMutablePointer<Float>
) {
  let lanes = FloatVector.scalarCount
  let columns = ScoreColumns(
    length: rowLength, flips: ByteVector(repeating: flip), exponentials: exponentials, terms: scratch,
    codes: UnsafeMutableRawPointer(scratch + rowLength * lanes).assumingMemoryBound(to: UInt8.self))
  let rounding = SoftmaxRounding(halvesAwayFromZero: halvesAwayFromZero, zeroPoint: zeroPoint)
  var row = 0
  while row < rowCount {
    // The last rows may overlap those before: both compute the same there.
    let first = min(row, rowCount - lanes) * rowLength
    let sums = columns.read(codes + first)
    columns.write(sums, scale: scale, rounding, to: shares + first)
    row += lanes
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
  /// Codes, as they are read and as they are written.
  let codes: UnsafeMutablePointer<UInt8>

  /// Reads as many rows as a vector has lanes, and returns the sums of their exponentials.
  @inline(__always)
  func read(_ rows: UnsafePointer<UInt8>) -> FloatVector {
    let lanes = FloatVector.scalarCount
    // What is written in parts and read as a whole is read much later: the processor waits for such parts.
    for column in 0..<length {
      for lane in 0..<lanes { codes[column &* lanes &+ lane] = rows[lane &* length &+ column] }
    }
    var largest = ByteVector.zero
    for column in 0..<length {
      let scores = ByteVector(loading: codes + column * lanes) ^ flips
      largest.replace(with: scores, where: scores .> largest)
    }
    for column in 0..<length {
      let codes = codes + column * lanes
      (largest &- (ByteVector(loading: codes) ^ flips)).store(to: codes)
    }
    for column in 0..<length {
      let (codes, terms) = (codes + column * lanes, terms + column * lanes)
      for lane in 0..<lanes { terms[lane] = exponentials[Int(codes[lane])] }
    }
    var sums = FloatVector.zero
    for column in 0..<length { sums += FloatVector(loading: terms + column * lanes) }
    return sums
  }

  /// Writes the codes of the shares of what was read.
  @inline(__always)
  func write(
    _ sums: FloatVector, scale: Float, _ rounding: SoftmaxRounding, to rows: UnsafeMutablePointer<UInt8>
  ) {
    let lanes = FloatVector.scalarCount
    let factors = 1 / (sums * scale)
    for column in 0..<length {
      (rounding(FloatVector(loading: terms + column * lanes) * factors) ^ flips)
        .store(to: codes + column * lanes)
    }
    for column in 0..<length {
      for lane in 0..<lanes { rows[lane &* length &+ column] = codes[column &* lanes &+ lane] }
    }
  }
}

/// Rounds shares to unsigned codes. NaN counts as zero.
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
  func callAsFunction(_ shares: FloatVector) -> ByteVector {
    let positive = FloatVector.zero.replacing(with: shares, where: shares .> FloatVector.zero)
    // No two codes are so far apart.
    let far = FloatVector(repeating: 512)
    let limited = far.replacing(with: positive, where: positive .< far) + addend
    let whole = IntegerVector(cutting: limited)
    let nearest = whole.replacing(
      with: whole &+ 1, where: limited - whole.floats .>= FloatVector(repeating: threshold))
    let (lowest, highest) = (IntegerVector.zero, IntegerVector(repeating: 255))
    let code = nearest &+ zeroPoint
    let raised = code.replacing(with: lowest, where: code .< lowest)
    return raised.replacing(with: highest, where: raised .> highest).lowBytes
  }
}
