extension FastKernels {
  /// The logarithms of the quantized shares, for the rows of `rows`, each of `length` elements.
  ///
  /// - Parameter output: Is not the input.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func logSoftmax<Quantized: QuantizedElement>(
    input: UnsafePointer<Quantized>, output: UnsafeMutablePointer<Quantized>, length: Int,
    softmax: QuantizedSoftmax, rows: Range<Int>, instructionSet: InstructionSet
  ) {
    // Both lie on the stack.
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 256) { exponentials in
      withUnsafeTemporaryAllocation(of: Quantized.self, capacity: 512) { tables in
        guard let exponentials = exponentials.baseAddress, let tables = tables.baseAddress else { return }
        // In the order of quantized values, from the lowest one on, to the largest of a row.
        for index in 0..<256 { exponentials[index] = softmax.exponentials[255 - index] }
        for byte in 0..<256 { tables[byte] = Quantized(truncatingIfNeeded: byte) }
        for first in stride(from: rows.lowerBound, to: rows.upperBound, by: 4) {
          let count = min(4, rows.upperBound - first)
          // In the place of rows that there are not, the last one.
          func scores(_ row: Int) -> UnsafePointer<Quantized> {
            input + (first + min(row, count - 1)) * length
          }
          let block = (
            ScoreRow(scores(0), length, exponentials), ScoreRow(scores(1), length, exponentials),
            ScoreRow(scores(2), length, exponentials), ScoreRow(scores(3), length, exponentials)
          )
          // Each sum waits for its last addition: so there are several at a time.
          var sums: (Float, Float, Float, Float) = (0, 0, 0, 0)
          for index in 0..<length {
            sums.0 += block.0.exponential(index)
            sums.1 += block.1.exponential(index)
            sums.2 += block.2.exponential(index)
            sums.3 += block.3.exponential(index)
          }
          let largest = (block.0.largest, block.1.largest, block.2.largest, block.3.largest)
          for row in 0..<count {
            let (largest, sum) =
              row < 2
              ? (row == 0 ? (largest.0, sums.0) : (largest.1, sums.1))
              : (row == 2 ? (largest.2, sums.2) : (largest.3, sums.3))
            let start = (first + row) * length
            let offset = softmax.offset(largest: largest, sum: sum)
            guard length > 256 else {
              softmax.subtract(offset, from: input + start, output + start, count: length)
              continue
            }
            // A long row has each quantized value several times.
            softmax.subtract(offset, from: tables, tables + 256, count: 256)
            instructionSet.kernels.lookUp(
              UnsafeRawPointer(input + start).assumingMemoryBound(to: UInt8.self),
              UnsafeRawPointer(tables + 256).assumingMemoryBound(to: UInt8.self),
              UnsafeMutableRawPointer(output + start).assumingMemoryBound(to: UInt8.self), length)
          }
        }
      }
    }
  }
}

/// The scores of a row, and the exponentials of what they are below the largest.
private struct ScoreRow<Quantized: QuantizedElement> {
  private let scores: UnsafePointer<Quantized>
  let largest: Int
  /// The exponentials of what quantized values are below the largest one; places are those values, which may
  /// be negative.
  private let exponentials: UnsafePointer<Float>

  /// - Parameter exponentials: 256 of them, the last that of the largest score.
  @inline(__always)
  init(_ scores: UnsafePointer<Quantized>, _ count: Int, _ exponentials: UnsafePointer<Float>) {
    var largest = Quantized.min
    for index in 0..<count { largest = max(largest, scores[index]) }
    self.scores = scores
    self.largest = Int(largest)
    self.exponentials = exponentials + (255 - Int(largest))
  }

  /// In bounds: two quantized values are at most 255 apart.
  @inline(__always)
  func exponential(_ index: Int) -> Float { exponentials[Int(scores[index])] }
}

extension QuantizedSoftmax {
  /// Writes the quantized values of the logarithms of shares, of which `offset` is taken off.
  @inline(__always)
  fileprivate func subtract<Quantized: QuantizedElement>(
    _ offset: Float, from scores: UnsafePointer<Quantized>, _ shares: UnsafeMutablePointer<Quantized>,
    count: Int
  ) {
    let scale = source.scale / result.scale
    // Sums of these are exact beyond all quantized values, and the integers that they are rounded to fit.
    let limit: Float = 0x1p20
    let areNear = scale * 256 < limit && offset.magnitude < limit
    let shifter: Float = 0x1.8p23
    guard areNear else {
      return logarithms(offset, of: scores, shares, count: count)
    }
    for index in 0..<count {
      // Adding 1.5 · 2²³ pushes the fraction out of the significand: its last bits are the integer.
      let shifted = scale * Float(Int32(scores[index])) - offset + shifter
      let nearest = Int32(bitPattern: shifted.bitPattern) &- Int32(bitPattern: shifter.bitPattern)
      let value = nearest &+ result.zeroPoint
      let raised = value < Quantized.range.lowerBound ? Quantized.range.lowerBound : value
      let limited = raised > Quantized.range.upperBound ? Quantized.range.upperBound : raised
      shares[index] = Quantized(truncatingIfNeeded: limited)
    }
  }
}
