import CMicroKernels

/// Adds the rows of two matrices of quantized values, each times a factor, in fixed-point arithmetic:
/// `zeroPoint + (left · leftFactor + right · rightFactor + offset) >> shift`, moved into an interval.
@_cdecl("vitruvian_add_quantized_rows_baseline")
func addQuantizedRows(_ parameters: UnsafePointer<QuantizedAdditionParameters>) {
  parameters.pointee.run()
}

extension QuantizedAdditionParameters {
  @inline(__always)
  fileprivate func run() {
    let addition = QuantizedSum(
      leftFactor: IntegerVector(repeating: leftFactor), rightFactor: IntegerVector(repeating: rightFactor),
      flips: ByteVector(repeating: flip), offset: IntegerVector(repeating: offset),
      shift: IntegerVector(repeating: shift), zeroPoint: UInt8(truncatingIfNeeded: zeroPoint),
      lower: IntegerVector(repeating: lower &- zeroPoint), upper: IntegerVector(repeating: upper &- zeroPoint)
    )
    let width = ByteVector.scalarCount
    #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
      let packing = QuantizedPacking(
        lower: lower &- zeroPoint, upper: upper &- zeroPoint, zeroPoint: zeroPoint, isUnsigned: upper > 127)
    #endif
    forEachByteRow(
      left: left, leftStep: leftStep, leftRowStep: leftRowStep, right: right, rightStep: rightStep,
      rightRowStep: rightRowStep, rowCount: rowCount
    ) { row, left, right in
      let output = output + row * count
      var index = 0
      #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
        if flip == 0 {
          while index + 4 * width <= count {
            let (left, right) = (left + index * leftStep, right + index * rightStep)
            packing(addition.sums(left, right)).store(to: output + index)
            index += 4 * width
          }
        } else {
          // Signed bytes are read as they are, and what they lack is in the offset.
          var addition = addition
          addition.offset &+= 128 &* (addition.leftFactor &+ addition.rightFactor)
          while index + 4 * width <= count {
            let (left, right) = (left + index * leftStep, right + index * rightStep)
            packing(addition.sumsOfSigned(left, right)).store(to: output + index)
            index += 4 * width
          }
        }
      #endif
      while index < count {
        // The last vector may overlap the one before: both compute the same there.
        let start = max(min(index, count - width), 0)
        let (left, right) = (left + start * leftStep, right + start * rightStep)
        if count >= width {
          addition(ByteVector(loading: left), ByteVector(loading: right)).store(to: output + start)
          index += width
        } else {
          let (left, right) = (left + index * leftStep, right + index * rightStep)
          output[index] = addition(ByteVector(repeating: left[0]), ByteVector(repeating: right[0]))[0]
          index += 1
        }
      }
    }
  }
}

/// Calls `body` with the number of each row and with the rows of two operands, whose steps it goes on to
/// take: where the step of one is zero, it is given as many copies of the row's byte as any vectors read
/// together.
@inline(__always)
func forEachByteRow(
  left: UnsafePointer<UInt8>, leftStep: Int, leftRowStep: Int, right: UnsafePointer<UInt8>, rightStep: Int,
  rightRowStep: Int, rowCount: Int,
  _ body: (_ row: Int, _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>) -> Void
) {
  typealias Copies = SIMD64<UInt8>
  var (leftCopies, rightCopies) = (Copies.zero, Copies.zero)
  withUnsafeMutablePointer(to: &leftCopies) { leftCopies in
    withUnsafeMutablePointer(to: &rightCopies) { rightCopies in
      for row in 0..<rowCount {
        var (left, right) = (left + row * leftRowStep, right + row * rightRowStep)
        if leftStep == 0 {
          leftCopies.pointee = Copies(repeating: left[0])
          left = UnsafeRawPointer(leftCopies).assumingMemoryBound(to: UInt8.self)
        }
        if rightStep == 0 {
          rightCopies.pointee = Copies(repeating: right[0])
          right = UnsafeRawPointer(rightCopies).assumingMemoryBound(to: UInt8.self)
        }
        body(row, left, right)
      }
    }
  }
}

/// The numbers of ``addQuantizedRows``.
struct QuantizedSum {
  let leftFactor: IntegerVector
  let rightFactor: IntegerVector
  let flips: ByteVector
  var offset: IntegerVector
  let shift: IntegerVector
  let zeroPoint: UInt8
  /// The lowest quantized value less the zero point; `upper` is the highest.
  let lower: IntegerVector
  let upper: IntegerVector

  @_transparent
  func callAsFunction(_ left: ByteVector, _ right: ByteVector) -> ByteVector {
    let sum = sum(left, right)
    let raised = sum.replacing(with: lower, where: sum .< lower)
    // Bytes wrap to the quantized value.
    return raised.replacing(with: upper, where: raised .> upper).lowBytes &+ zeroPoint
  }

  #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
    /// The sums of four vectors side by side.
    @inline(__always)
    func sums(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>) -> FourIntegerVectors {
      let width = ByteVector.scalarCount
      @inline(__always)
      func sum(_ vector: Int) -> IntegerVector {
        self.sum(ByteVector(loading: left + vector * width), ByteVector(loading: right + vector * width))
      }
      return (sum(0), sum(1), sum(2), sum(3))
    }

    /// The sums of four vectors of signed bytes side by side, whose offset says that they are signed.
    @inline(__always)
    func sumsOfSigned(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>) -> FourIntegerVectors {
      let width = ByteVector.scalarCount
      @inline(__always)
      func sum(_ vector: Int) -> IntegerVector {
        let products =
          IntegerVector(convertingSigned: left + vector * width) &* leftFactor
          &+ IntegerVector(convertingSigned: right + vector * width) &* rightFactor
        return (products &+ offset) &>> shift
      }
      return (sum(0), sum(1), sum(2), sum(3))
    }
  #endif

  /// The sum of the products, less the zero point.
  @inline(__always)
  private func sum(_ left: ByteVector, _ right: ByteVector) -> IntegerVector {
    let products =
      IntegerVector(converting: left ^ flips) &* leftFactor
      &+ IntegerVector(converting: right ^ flips) &* rightFactor
    return (products &+ offset) &>> shift
  }
}

/// Quantized values to real numbers: `(quantized − zeroPoint) · scale`.
@_cdecl("vitruvian_dequantize_baseline")
func dequantize(_ parameters: UnsafePointer<DequantizationParameters>) {
  parameters.pointee.run()
}

extension DequantizationParameters {
  @inline(__always)
  fileprivate func run() {
    let flips = ByteVector(repeating: flip)
    let zeroPoints = IntegerVector(repeating: zeroPoint)
    var index = 0
    #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
      if flip != 0 {
        // Signed bytes are read as they are.
        let zeroPoints = zeroPoints &- 128
        while index + ByteVector.scalarCount <= count {
          ((IntegerVector(convertingSigned: quantized + index) &- zeroPoints).floats * scale)
            .store(to: output + index)
          index += ByteVector.scalarCount
        }
      }
    #endif
    while index + ByteVector.scalarCount <= count {
      let differences =
        IntegerVector(converting: ByteVector(loading: quantized + index) ^ flips) &- zeroPoints
      (differences.floats * scale).store(to: output + index)
      index += ByteVector.scalarCount
    }
    while index < count {
      output[index] = Float(Int32(quantized[index] ^ flip) &- zeroPoint) * scale
      index += 1
    }
  }
}
