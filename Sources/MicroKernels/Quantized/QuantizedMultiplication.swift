import CMicroKernels

/// Multiplies the rows of two matrices of quantized values: `zeroPoint + (left − leftZeroPoint) · (right −
/// rightZeroPoint) · scale`, rounded to the nearest with ties to even and moved into an interval.
@_cdecl("vitruvian_multiply_quantized_rows_baseline")
func multiplyQuantizedRows(_ parameters: UnsafePointer<QuantizedMultiplicationParameters>) {
  let parameters = parameters.pointee
  if parameters.flip == 0 {
    parameters.run(UnsignedBytes.self)
  } else {
    parameters.run(SignedBytes.self)
  }
}

extension QuantizedMultiplicationParameters {
  @inline(__always)
  fileprivate func run<Bytes: QuantizedBytes>(_: Bytes.Type) {
    let requantizer = Requantizer(lower: lower, upper: upper, zeroPoint: zeroPoint)
    let scales = FloatVector(repeating: scale)
    let width = ByteVector.scalarCount
    forEachByteRow(
      left: left, leftStep: leftStep, leftRowStep: leftRowStep, right: right, rightStep: rightStep,
      rightRowStep: rightRowStep, rowCount: rowCount
    ) { row, left, right in
      let products = RowOfProducts<Bytes>(
        left: left, leftStep: leftStep, leftZeroPoint: leftZeroPoint, right: right, rightStep: rightStep,
        rightZeroPoint: rightZeroPoint)
      let output = output + row * count
      var index = 0
      while index + 4 * width <= count {
        requantizer.quantized(products.fourVectors(at: index), multipliers: scales).store(to: output + index)
        index += 4 * width
      }
      while index < count, count >= width {
        // The last vector may overlap the one before: both compute the same there.
        let start = min(index, count - width)
        requantizer.quantized(products.vector(at: start), multipliers: scales).store(to: output + start)
        index += width
      }
      while index < count {
        output[index] = requantizer.quantized(products.repeated(at: index), multipliers: scales)[0]
        index += 1
      }
    }
  }
}

/// The products of the quantized values of two rows, less their zero points.
private struct RowOfProducts<Bytes: QuantizedBytes> {
  private let left: UnsafePointer<UInt8>
  private let leftStep: Int
  private let leftZeroPoint: Int32
  private let right: UnsafePointer<UInt8>
  private let rightStep: Int
  private let rightZeroPoint: Int32

  /// - Parameters:
  ///   - leftStep: The distance between neighbouring values: one, or zero for copies of one.
  ///   - leftZeroPoint: That of unsigned values.
  @inline(__always)
  init(
    left: UnsafePointer<UInt8>, leftStep: Int, leftZeroPoint: Int32, right: UnsafePointer<UInt8>,
    rightStep: Int, rightZeroPoint: Int32
  ) {
    (self.left, self.leftStep) = (left, leftStep)
    (self.right, self.rightStep) = (right, rightStep)
    self.leftZeroPoint = leftZeroPoint &- Bytes.offset
    self.rightZeroPoint = rightZeroPoint &- Bytes.offset
  }

  /// The four vectors of products, side by side, that begin with the product of an index.
  @inline(__always)
  func fourVectors(at index: Int) -> FourIntegerVectors {
    let width = ByteVector.scalarCount
    let (left, right) = (left + index * leftStep, right + index * rightStep)
    return (
      vector(left, right), vector(left + width, right + width), vector(left + 2 * width, right + 2 * width),
      vector(left + 3 * width, right + 3 * width)
    )
  }

  /// The vector of products that begins with the product of an index.
  @inline(__always)
  func vector(at index: Int) -> IntegerVector { vector(left + index * leftStep, right + index * rightStep) }

  /// The product of an index in all lanes.
  @inline(__always)
  func repeated(at index: Int) -> IntegerVector {
    product(
      Bytes.integers(repeating: left[index * leftStep]), Bytes.integers(repeating: right[index * rightStep]))
  }

  @inline(__always)
  private func vector(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>) -> IntegerVector {
    product(Bytes.integers(at: left), Bytes.integers(at: right))
  }

  @inline(__always)
  private func product(_ left: IntegerVector, _ right: IntegerVector) -> IntegerVector {
    (left &- leftZeroPoint) &* (right &- rightZeroPoint)
  }
}
