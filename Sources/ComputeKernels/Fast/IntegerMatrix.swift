import CMicroKernels
import TensorCore

/// A bank of filters of 8-bit weights around zero, packed for the micro-kernels of one instruction set that
/// multiply two 16-bit values at a time and leave sums of 32 bits, which wrap around.
package final class IntegerMatrix: Sendable {
  private let matrix: PackedQuantizedMatrix
  /// The number of sums for each row.
  let sumStep: Int
  private let instructionSet: InstructionSet

  /// A matrix `[columns, depth]` of `int8`, of which neither is zero.
  package convenience init(_ weights: Tensor, instructionSet: InstructionSet) {
    let depth = weights.shape[1]
    self.init(
      filter: weights, starts: (0..<weights.shape[0]).map { $0 * depth }, depth: depth,
      instructionSet: instructionSet)
  }

  /// - Parameters:
  ///   - filter: `int8`.
  ///   - starts: Where the weights of each column begin.
  ///   - depth: The number of weights of each.
  init(filter: Tensor, starts: [Int], depth: Int, instructionSet: InstructionSet) {
    defer { withExtendedLifetime(filter) {} }
    let instructionSet = instructionSet.withoutQuantizedProducts
    self.instructionSet = instructionSet
    sumStep = Self.sumStep(columnCount: starts.count, instructionSet)
    let columns = starts.map { start in
      QuantizedFilter(of: filter, first: start, count: depth, zeroPoint: 0, instructionSet: instructionSet)
    }
    matrix = PackedQuantizedMatrix(
      columns: columns, biases: [Int32](repeating: 0, count: starts.count),
      runs: QuantizedRuns(offsets: [0], length: depth, flip: 0), instructionSet: instructionSet)
  }

  /// The most bytes that a matrix takes, while and after it is packed.
  package static func byteCount(columnCount: Int, depth: Int, _ instructionSet: InstructionSet) -> Int {
    PackedQuantizedMatrix.byteCount(
      columnCount: columnCount, runCount: 1, runLength: depth, instructionSet.withoutQuantizedProducts)
  }

  /// The number of values in memory for each row: whole groups.
  package static func rowLength(depth: Int) -> Int { (depth + 1) / 2 * 2 }

  /// The number of sums for each row.
  package static func sumStep(columnCount: Int, _ instructionSet: InstructionSet) -> Int {
    max(columnCount, instructionSet.vectorLength)
  }

  /// Sums the products of rows with each column.
  ///
  /// - Parameters:
  ///   - rows: Rows of ``rowLength(depth:)`` values, `rowStep` values apart; where the depth is odd, the last
  ///     one counts for nothing.
  ///   - sums: Room for ``sumStep(columnCount:_:)`` integers for each row.
  func multiply(
    _ rows: UnsafePointer<Int16>, rowStep: Int, rowCount: Int, into sums: UnsafeMutablePointer<Int32>
  ) {
    let start = UnsafeRawPointer(rows).assumingMemoryBound(to: UInt8.self)
    matrix.withOperands(firstColumn: 0) { _, _, groupCount, flips, packed in
      var parameters = ProductSumsParameters(
        a: start, aStep: rowStep * MemoryLayout<Int16>.size, groupCount: groupCount, flips: flips,
        rowCount: rowCount, packed: packed, columnCount: sumStep, sums: sums, sumStep: sumStep)
      instructionSet.kernels.sumProducts(&parameters)
    }
  }
}
