import CMicroKernels

/// Adds the rows of two matrices of quantized values, each times a factor, in fixed-point arithmetic:
/// `zeroPoint + (left · leftFactor + right · rightFactor + offset) >> shift`, moved into an interval.
@_cdecl("vitruvian_add_quantized_rows_baseline")
func addQuantizedRows(_ parameters: UnsafePointer<QuantizedAdditionParameters>) {
  let parameters = parameters.pointee
  if parameters.flip == 0 {
    parameters.run(UnsignedBytes.self)
  } else {
    parameters.run(SignedBytes.self)
  }
}

extension QuantizedAdditionParameters {
  @inline(__always)
  fileprivate func run<Bytes: QuantizedBytes>(_: Bytes.Type) {
    let range = QuantizedIntegerRange(lower: lower, upper: upper, zeroPoint: zeroPoint)
    let offset = offset &+ Bytes.offset &* (leftFactor &+ rightFactor)
    forEachByteRow(
      left: left, leftStep: leftStep, leftRowStep: leftRowStep, right: right, rightStep: rightStep,
      rightRowStep: rightRowStep, rowCount: rowCount
    ) { row, left, right in
      let output = output + row * count
      if rightStep == 0 {
        range.store(
          SumsWithNumber<Bytes>(
            values: left, step: leftStep, factor: leftFactor, number: right[0], numberFactor: rightFactor,
            offset: offset, shift: shift), to: output, count: count)
      } else if leftStep == 0 {
        range.store(
          SumsWithNumber<Bytes>(
            values: right, step: rightStep, factor: rightFactor, number: left[0], numberFactor: leftFactor,
            offset: offset, shift: shift), to: output, count: count)
      } else {
        range.store(
          SumsOfTwo<Bytes>(
            left: left, leftFactor: leftFactor, right: right, rightFactor: rightFactor, offset: offset,
            shift: shift), to: output, count: count)
      }
    }
  }
}

/// A row of sums, less the zero point.
private protocol RowOfSums {
  /// The vector of sums that begins with the sum of an index.
  func vector(at index: Int) -> IntegerVector

  /// The sum of an index in all lanes.
  func repeated(at index: Int) -> IntegerVector
}

/// The sums of the quantized values of two rows.
private struct SumsOfTwo<Bytes: QuantizedBytes>: RowOfSums {
  private let left: UnsafePointer<UInt8>
  private let leftFactor: IntegerVector
  private let right: UnsafePointer<UInt8>
  private let rightFactor: IntegerVector
  private let offset: IntegerVector
  private let shift: IntegerVector

  @inline(__always)
  init(
    left: UnsafePointer<UInt8>, leftFactor: Int32, right: UnsafePointer<UInt8>, rightFactor: Int32,
    offset: Int32, shift: Int32
  ) {
    self.left = left
    self.leftFactor = IntegerVector(repeating: leftFactor)
    self.right = right
    self.rightFactor = IntegerVector(repeating: rightFactor)
    self.offset = IntegerVector(repeating: offset)
    self.shift = IntegerVector(repeating: shift)
  }

  @inline(__always)
  func vector(at index: Int) -> IntegerVector {
    sum(Bytes.integers(at: left + index), Bytes.integers(at: right + index))
  }

  @inline(__always)
  func repeated(at index: Int) -> IntegerVector {
    sum(Bytes.integers(repeating: left[index]), Bytes.integers(repeating: right[index]))
  }

  @inline(__always)
  private func sum(_ left: IntegerVector, _ right: IntegerVector) -> IntegerVector {
    (left &* leftFactor &+ right &* rightFactor &+ offset) &>> shift
  }
}

/// The sums of the quantized values of a row and one number, whose product is part of the offset.
private struct SumsWithNumber<Bytes: QuantizedBytes>: RowOfSums {
  private let values: UnsafePointer<UInt8>
  /// The distance between neighbouring values: one, or zero for copies of one.
  private let step: Int
  private let factor: IntegerVector
  private let offset: IntegerVector
  private let shift: IntegerVector

  @inline(__always)
  init(
    values: UnsafePointer<UInt8>, step: Int, factor: Int32, number: UInt8, numberFactor: Int32,
    offset: Int32, shift: Int32
  ) {
    self.values = values
    self.step = step
    self.factor = IntegerVector(repeating: factor)
    self.offset = IntegerVector(repeating: offset &+ Bytes.integer(number) &* numberFactor)
    self.shift = IntegerVector(repeating: shift)
  }

  @inline(__always)
  func vector(at index: Int) -> IntegerVector { sum(Bytes.integers(at: values + index * step)) }

  @inline(__always)
  func repeated(at index: Int) -> IntegerVector { sum(Bytes.integers(repeating: values[index * step])) }

  @inline(__always)
  private func sum(_ integers: IntegerVector) -> IntegerVector { (integers &* factor &+ offset) &>> shift }
}

extension QuantizedIntegerRange {
  /// Stores what a row of sums becomes.
  @inline(__always)
  fileprivate func store<Sums: RowOfSums>(
    _ sums: Sums, to output: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let width = ByteVector.scalarCount
    var index = 0
    #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
      while index + 4 * width <= count {
        self(
          (
            sums.vector(at: index), sums.vector(at: index + width), sums.vector(at: index + 2 * width),
            sums.vector(at: index + 3 * width)
          )
        ).store(to: output + index)
        index += 4 * width
      }
    #endif
    while index < count, count >= width {
      // The last vector may overlap the one before: both compute the same there.
      let start = min(index, count - width)
      self(sums.vector(at: start)).store(to: output + start)
      index += width
    }
    while index < count {
      output[index] = self(sums.repeated(at: index))[0]
      index += 1
    }
  }
}
