/// The rows of a matrix that multiplies the vectors of one step after the other.
package enum RecurrentRows {
  /// Numbers, one row after the other. Each product is added up in as many parts as a vector has elements,
  /// everywhere alike.
  case numbers(UnsafePointer<Float>)
  /// Numbers without biases, for micro-kernels.
  case packedNumbers(PackedMatrix)
  /// Quantized values with zero points of zero and a scale for each row. The vector is quantized first, and
  /// its products are added up exactly.
  case quantized(IntegerRows, scales: [Float], DynamicQuantization)

  /// The products of a vector with each row.
  ///
  /// - Parameters:
  ///   - length: The number of elements of the vector and of each row.
  ///   - addend: One number for each row, elsewhere than the results; `nil` for none.
  func multiply(
    _ vector: UnsafePointer<Float>, length: Int, addend: UnsafePointer<Float>?,
    into results: UnsafeMutablePointer<Float>, rowCount: Int, _ scratch: RecurrentScratch
  ) {
    func begin() {
      if let addend {
        results.update(from: addend, count: rowCount)
      } else {
        results.update(repeating: 0, count: rowCount)
      }
    }
    switch self {
    case .packedNumbers(let matrix):
      matrix.multiply(
        MatrixRows(vector, count: 1, length: length), addend: addend, bounds: .unbounded, output: results)
    case .numbers(let weights):
      begin()
      Self.addProducts(of: weights, with: vector, length: length, to: results, rowCount: rowCount)
    case .quantized(let rows, let scales, let quantization):
      begin()
      let meaning = quantization.quantize(vector, count: length, into: scratch.quantized)
      let sums = rows.multiply(
        scratch.quantized, zeroPoint: meaning.zeroPoint, length: length, rowCount: rowCount, scratch)
      for row in 0..<rowCount {
        results[row] += Float(sums[row]) * (meaning.scale * scales[row])
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

/// The rows of a matrix of 8-bit weights that multiplies the vectors of one step after the other.
package enum IntegerRows {
  /// One after the other.
  case stored(UnsafePointer<Int8>)
  case packed(IntegerMatrix)

  /// The longest vector whose products with packed rows fit their sums, whatever its zero point is.
  package static let maximumPackedLength = 1 << 16

  /// The sums of the products of each row with a vector's values less their zero point, in the memory of
  /// `scratch`, until it is used again.
  ///
  /// - Parameter length: The number of elements of the vector and of each row.
  func multiply(
    _ vector: UnsafePointer<Int8>, zeroPoint: Int32 = 0, length: Int, rowCount: Int,
    _ scratch: RecurrentScratch
  ) -> UnsafePointer<Int32> {
    let sums = scratch.sums
    switch self {
    case .stored(let weights):
      for row in 0..<rowCount {
        let elements = weights + row * length
        var sum = IntegerSums.product(of: elements, vector, count: length)
        if zeroPoint != 0 { sum &-= zeroPoint &* IntegerSums.sum(of: elements, count: length) }
        sums[row] = sum
      }
    case .packed(let matrix):
      let (widened, zeroPoint) = (scratch.widened, Int16(truncatingIfNeeded: zeroPoint))
      for index in 0..<length { widened[index] = Int16(vector[index]) &- zeroPoint }
      // The weights of the value behind an odd number of them are zero.
      if length % 2 != 0 { widened[length] = 0 }
      matrix.multiply(widened, rowStep: length, rowCount: 1, into: sums)
    }
    return UnsafePointer(sums)
  }
}

/// The memory in which recurrent products of quantized values are computed.
package struct RecurrentScratch {
  /// The quantized values of a vector.
  let quantized: UnsafeMutablePointer<Int8>
  /// Those less their zero point.
  let widened: UnsafeMutablePointer<Int16>
  /// The sums of products, one for each row.
  let sums: UnsafeMutablePointer<Int32>

  /// Where the parts lie in memory of ``byteCount(vectorLength:rowCount:)`` bytes.
  ///
  /// - Parameters:
  ///   - vectorLength: The length of the longest vector.
  ///   - rowCount: The most rows that multiply a vector.
  package init(_ start: UnsafeMutableRawPointer, vectorLength: Int, rowCount: Int) {
    // In bounds: the sums come first, then two bytes for each value, and the single bytes last.
    sums = start.assumingMemoryBound(to: Int32.self)
    let values = start + Self.sumCount(rowCount) * MemoryLayout<Int32>.size
    widened = values.assumingMemoryBound(to: Int16.self)
    let rowLength = IntegerMatrix.rowLength(depth: vectorLength)
    quantized = (values + rowLength * MemoryLayout<Int16>.size).assumingMemoryBound(to: Int8.self)
  }

  /// The size of the memory.
  package static func byteCount(vectorLength: Int, rowCount: Int) -> Int {
    sumCount(rowCount) * MemoryLayout<Int32>.size + IntegerMatrix.rowLength(depth: vectorLength) * 3
  }

  /// The sums that any instruction set writes.
  private static func sumCount(_ rowCount: Int) -> Int {
    max(rowCount, InstructionSet.longestVectorLength)
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
