import CMicroKernels
import TensorCore

/// A bank of filters of 8-bit quantized values, and how their sums become quantized values, for the
/// micro-kernels of one instruction set.
///
/// A class, so that tiles do not count the references to all that it consists of.
package final class QuantizedMatrix: Sendable {
  private let matrix: PackedQuantizedMatrix
  private let usesRowSums: Bool
  private let rowSumFactors: AlignedStorage
  private let multipliers: AlignedStorage
  private let quantized: QuantizedLimits

  /// - Parameters:
  ///   - filter: `int8` or `uint8`, with a quantized row for each output channel.
  ///   - bias: `int32`, one for each output channel; left out, all are 0.
  ///   - channels: The output channels that become columns.
  ///   - runs: Where rows are read from.
  package init(
    filter: Tensor, bias: Tensor?, channels: Range<Int>, runs: QuantizedRuns, requantization: Requantization,
    instructionSet: InstructionSet
  ) {
    // The columns refer to it.
    defer { withExtendedLifetime(filter) {} }
    let columns = channels.map { channel in
      QuantizedFilter(
        of: filter, first: channel * runs.depth, count: runs.depth,
        zeroPoint: requantization.filterZeroPoint(channel: channel), instructionSet: instructionSet)
    }
    let biases = bias?.quantizedBiases
    matrix = PackedQuantizedMatrix(
      columns: columns,
      biases: zip(channels, columns).map { channel, column in
        (biases?[channel] ?? 0)
          &+ column.biasCorrection(
            inputZeroPoint: requantization.inputZeroPoint, isForTiles: instructionSet.multipliesTiles)
      },
      runs: runs, instructionSet: instructionSet)
    usesRowSums = columns.contains { $0.inputSumFactor != 0 }
    rowSumFactors = matrix.line(columns.map(\.inputSumFactor))
    multipliers = matrix.line(channels.map { requantization.multiplier(channel: $0) })
    quantized = QuantizedLimits(requantization)
  }

  /// The number of parts that the columns can be cut into.
  package var panelCount: Int { matrix.panelCount }

  /// The number of results of a vector.
  var vectorLength: Int { matrix.instructionSet.vectorLength }

  /// The vectors of columns in each of the parts that a matrix can be cut into once it is packed.
  package static func panelVectorCounts(columnCount: Int, instructionSet: InstructionSet) -> [Int] {
    PackedQuantizedMatrix.panelVectorCounts(columnCount: columnCount, instructionSet)
  }

  /// Multiplies quantized rows, or of their differences, and turns the sums into quantized values.
  ///
  /// - Parameters:
  ///   - panels: The panels whose columns are computed; all, if `nil`.
  ///   - outputStep: The distance in bytes between rows of the output.
  ///   - sums: One for each row; overwritten.
  ///   - mayFillVectors: Whether what lies behind narrow rows, as far as a vector is wide, is overwritten
  ///     later.
  func multiply(
    _ rows: QuantizedRows, panels: Range<Int>? = nil, output: UnsafeMutablePointer<UInt8>, outputStep: Int,
    sums: UnsafeMutablePointer<Int32>, mayFillVectors: Bool = false
  ) {
    sum(rows, into: sums)
    matrix.forEachPart(
      rowCount: rows.count, panels: panels ?? 0..<panelCount, output: output, outputStep: outputStep,
      mayFillVectors: mayFillVectors
    ) { part, columns, output, outputStep in
      let first = columns.lowerBound
      let rowTerms = usesRowSums ? UnsafePointer(sums + part.lowerBound) : nil
      let columnTerms = UnsafePointer(rowSumFactors.integers) + first
      let multipliers = UnsafePointer(multipliers.floats) + first
      matrix.withOperands(firstColumn: first) { runOffsets, runCount, groupCount, flips, packed in
        var parameters = QuantizedProductParameters(
          a: rows.start + part.lowerBound * rows.step, aStep: rows.step, runOffsets: runOffsets,
          runCount: runCount, groupCount: groupCount, flips: flips, rowCount: part.count,
          lineLength: rows.lineLength, lineStep: rows.lineStep, linePitch: rows.linePitch, packed: packed,
          columnCount: columns.count, rowTerms: rowTerms, columnTerms: columnTerms, multipliers: multipliers,
          lower: quantized.lower, upper: quantized.upper, zeroPoint: quantized.zeroPoint, c: output + first,
          cStep: outputStep)
        matrix.instructionSet.kernels.multiplyQuantized(&parameters)
      }
    }
  }

  /// Sums the quantized values of each row, if products are corrected with those.
  private func sum(_ rows: QuantizedRows, into sums: UnsafeMutablePointer<Int32>) {
    guard usesRowSums else { return }
    matrix.withOperands(firstColumn: 0) { runOffsets, runCount, _, flips, _ in
      var line = rows.start
      for first in stride(from: 0, to: rows.count, by: max(rows.lineLength, 1)) {
        var parameters = QuantizedRowSumParameters(
          a: line, aStep: rows.step, runOffsets: runOffsets, runCount: runCount,
          runLength: matrix.runs.length, flips: flips, rowCount: rows.lineLength, sums: sums + first)
        matrix.instructionSet.kernels.sumQuantizedRows(&parameters)
        line += rows.lineStep
      }
    }
  }
}

/// The quantized values that an activation allows, as kernels take them.
struct QuantizedLimits: Sendable {
  let zeroPoint: Int32
  /// The lowest quantized value less the zero point.
  let lower: Float
  /// The highest quantized value less the zero point.
  let upper: Float

  init(_ quantized: ClosedRange<Int32>, zeroPoint: Int32) {
    self.zeroPoint = zeroPoint
    lower = Float(quantized.lowerBound - zeroPoint)
    upper = Float(quantized.upperBound - zeroPoint)
  }

  init(_ requantization: Requantization) {
    self.init(requantization.bounds, zeroPoint: requantization.outputZeroPoint)
  }
}
