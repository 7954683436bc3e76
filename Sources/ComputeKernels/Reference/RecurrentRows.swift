/// The rows of a matrix that multiplies the vectors of one step after the other.
package enum RecurrentRows {
  /// Numbers. Each product is added up in as many parts as a vector has elements, everywhere alike.
  case numbers(UnsafePointer<Float>)
  /// Quantized values with zero points of zero and a scale for each row. The vector is quantized first, and
  /// its products are added up exactly.
  case quantized(UnsafePointer<Int8>, scales: [Float], RecurrentQuantization)

  /// Adds the product of each row with a vector to an element of `sums`.
  ///
  /// - Parameters:
  ///   - length: The number of elements of the vector and of each row.
  ///   - quantized: Room for the vector's quantized values.
  func addProducts(
    with vector: UnsafePointer<Float>, length: Int, to sums: UnsafeMutablePointer<Float>, rowCount: Int,
    quantized: UnsafeMutablePointer<Int8>
  ) {
    switch self {
    case .numbers(let weights):
      Self.addProducts(of: weights, with: vector, length: length, to: sums, rowCount: rowCount)
    case .quantized(let weights, let scales, let quantization):
      let scale = quantization.quantize(vector, count: length, into: quantized)
      for row in 0..<rowCount {
        let elements = weights + row * length
        var sum = IntegerSums.product(of: elements, quantized, count: length)
        if scale.zeroPoint != 0 { sum &-= scale.zeroPoint &* IntegerSums.sum(of: elements, count: length) }
        sums[row] += Float(sum) * (scale.scale * scales[row])
      }
    }
  }

  private static func addProducts(
    of weights: UnsafePointer<Float>, with vector: UnsafePointer<Float>, length: Int,
    to sums: UnsafeMutablePointer<Float>, rowCount: Int
  ) {
    let vectorEnd = length - length % Vector.scalarCount
    func finish(_ parts: Vector, row: Int) {
      var sum = parts.sum()
      for index in vectorEnd..<length { sum += weights[row * length + index] * vector[index] }
      sums[row] += sum
    }
    // Four rows at a time, whose sums do not wait for one another.
    let blockEnd = rowCount - rowCount % 4
    for row in stride(from: 0, to: blockEnd, by: 4) {
      let (first, second) = (weights + row * length, weights + (row + 1) * length)
      let (third, fourth) = (weights + (row + 2) * length, weights + (row + 3) * length)
      var (a, b, c, d) = (Vector.zero, Vector.zero, Vector.zero, Vector.zero)
      for index in stride(from: 0, to: vectorEnd, by: Vector.scalarCount) {
        let factor = Vector(loading: vector + index)
        a += Vector(loading: first + index) * factor
        b += Vector(loading: second + index) * factor
        c += Vector(loading: third + index) * factor
        d += Vector(loading: fourth + index) * factor
      }
      finish(a, row: row)
      finish(b, row: row + 1)
      finish(c, row: row + 2)
      finish(d, row: row + 3)
    }
    for row in blockEnd..<rowCount {
      var parts = Vector.zero
      for index in stride(from: 0, to: vectorEnd, by: Vector.scalarCount) {
        parts += Vector(loading: weights + row * length + index) * Vector(loading: vector + index)
      }
      finish(parts, row: row)
    }
  }
}

/// How vectors are quantized before they are multiplied by quantized weights.
package enum RecurrentQuantization: Sendable, Hashable {
  /// By their largest magnitude, with a zero point of zero.
  ///
  /// - Source: `SymmetricQuantizeFloats` in `tflite/kernels/internal/reference/portable_tensor_utils.cc`.
  case symmetric
  /// By the range from the lowest number to the highest.
  case asymmetric

  func quantize(
    _ vector: UnsafePointer<Float>, count: Int, into quantized: UnsafeMutablePointer<Int8>
  ) -> QuantizedScale {
    switch self {
    case .asymmetric:
      return DynamicQuantization.tensorFlowLite.quantize(vector, count: count, into: quantized)
    case .symmetric:
      var largest: Float = 0
      // NaN does not count.
      for index in 0..<count { largest = abs(vector[index]) > largest ? abs(vector[index]) : largest }
      guard largest > 0 else {
        quantized.update(repeating: 0, count: count)
        return QuantizedScale(scale: 1, zeroPoint: 0)
      }
      let elementsPerUnit = 127 / largest
      for index in 0..<count {
        let value = (vector[index] * elementsPerUnit).rounded(.toNearestOrAwayFromZero)
        quantized[index] = value > -127 ? (value < 127 ? Int8(value) : 127) : -127
      }
      return QuantizedScale(scale: largest / 127, zeroPoint: 0)
    }
  }
}

/// Sums of integers of 8 bits, which wrap around in 32 bits.
package enum IntegerSums {
  /// The sum of the products of elements.
  @inline(__always)
  static func product(of left: UnsafePointer<Int8>, _ right: UnsafePointer<Int8>, count: Int) -> Int32 {
    var sum: Int32 = 0
    for index in 0..<count { sum &+= Int32(left[index]) &* Int32(right[index]) }
    return sum
  }

  /// The sum of elements.
  package static func sum(of elements: UnsafePointer<Int8>, count: Int) -> Int32 {
    var sum: Int32 = 0
    for index in 0..<count { sum &+= Int32(elements[index]) }
    return sum
  }
}
