/// What a filter of vectors that follow one another reads: its weights, in two factors.
///
/// Each row of the first factor makes a number of a vector; the second one has a weight for each of the last
/// numbers of a row.
package enum SingularValueFilterKernels {
  /// Adds a vector to the memory of a sequence, and computes its result.
  ///
  /// - Parameters:
  ///   - memory: The last numbers of each row, the newest one last.
  ///   - timeWeights: As many as `memory` has numbers.
  ///   - newest: Room for a number for each row.
  /// - Source: `EvalFloatSVDF` and `EvalHybridSVDF` in `tflite/kernels/internal/reference/svdf.h`.
  package static func run(
    _ vector: UnsafePointer<Float>, length: Int, _ rows: RecurrentRows, rowCount: Int, rank: Int,
    timeWeights: UnsafePointer<Float>, memoryLength: Int, biases: UnsafePointer<Float>?,
    bounds: ActivationBounds, memory: UnsafeMutablePointer<Float>, output: UnsafeMutablePointer<Float>,
    newest: UnsafeMutablePointer<Float>, products: RecurrentScratch
  ) {
    rows.multiply(vector, length: length, addend: nil, into: newest, rowCount: rowCount, products)
    for unit in 0..<rowCount / rank {
      var sum: Float = 0
      for row in unit * rank..<(unit + 1) * rank {
        let (numbers, weights) = (memory + row * memoryLength, timeWeights + row * memoryLength)
        shift(numbers, memoryLength, adding: newest[row])
        var product: Float = 0
        for place in 0..<memoryLength { product += weights[place] * numbers[place] }
        sum += product
      }
      output[unit] = bounds.clamp(sum + (biases?[unit] ?? 0))
    }
  }

  /// Adds a vector of quantized values to the memory of a sequence, and computes its result.
  ///
  /// - Parameters:
  ///   - memory: The last numbers of each row, the newest one last.
  ///   - factors: Of sums over a vector, and of sums over time.
  ///   - offsets: What the vector's zero point adds to the sum of each row.
  /// - Source: `EvalIntegerSVDF` in `tflite/kernels/internal/reference/svdf.h`.
  package static func run(
    _ vector: UnsafePointer<Int8>, length: Int, _ rows: IntegerRows, offsets: [Int32], rank: Int,
    timeWeights: UnsafePointer<Int16>, memoryLength: Int, biases: UnsafePointer<Int32>?,
    factors: (vector: FixedPointMultiplier, time: FixedPointMultiplier), outputZeroPoint: Int32,
    memory: UnsafeMutablePointer<Int16>, output: UnsafeMutablePointer<Int8>, products: RecurrentScratch
  ) {
    let newest = rows.multiply(vector, length: length, rowCount: offsets.count, products)
    for unit in 0..<offsets.count / rank {
      var sum = biases?[unit] ?? 0
      for row in unit * rank..<(unit + 1) * rank {
        let (numbers, weightsOfRow) = (memory + row * memoryLength, timeWeights + row * memoryLength)
        shift(numbers, memoryLength, adding: Int16(clamping: factors.vector(newest[row] &+ offsets[row])))
        for place in 0..<memoryLength { sum &+= Int32(weightsOfRow[place]) &* Int32(numbers[place]) }
      }
      output[unit] = Int8(clamping: factors.time(sum) &+ outputZeroPoint)
    }
  }

  @inline(__always)
  private static func shift<Number>(
    _ numbers: UnsafeMutablePointer<Number>, _ count: Int, adding newest: Number
  ) {
    guard count > 0 else { return }
    numbers.update(from: numbers + 1, count: count - 1)
    numbers[count - 1] = newest
  }
}
