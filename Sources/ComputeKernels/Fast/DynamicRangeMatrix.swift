import CMicroKernels
import TensorCore

/// A bank of filters of signed quantized values around zero, and how their sums become numbers, for the
/// micro-kernels of one instruction set. The inputs are unsigned quantized values that were numbers before.
///
/// A class as ``QuantizedMatrix``.
package final class DynamicRangeMatrix: Sendable {
  private let matrix: PackedQuantizedMatrix
  private let zeroPointFactors: AlignedStorage
  private let scales: AlignedStorage
  private let biases: AlignedStorage
  private let slopes: AlignedStorage?
  private let bounds: ActivationBounds

  /// - Parameters:
  ///   - filter: `int8`, with a quantized row for each output channel.
  ///   - channels: The output channels that become columns.
  ///   - runs: Where rows are read from.
  package init(
    filter: Tensor, channels: Range<Int>, runs: QuantizedRuns, scaling: FilterScaling,
    instructionSet: InstructionSet
  ) {
    // The columns refer to it.
    defer { withExtendedLifetime(filter) {} }
    let columns = channels.map { channel in
      QuantizedFilter(
        of: filter, first: channel * runs.depth, count: runs.depth, zeroPoint: 0,
        instructionSet: instructionSet)
    }
    matrix = PackedQuantizedMatrix(
      columns: columns, biases: Array(repeating: 0, count: channels.count), runs: runs,
      instructionSet: instructionSet)
    zeroPointFactors = matrix.line(columns.map(\.zeroPointFactor))
    scales = matrix.line(Array(scaling.scales[channels]))
    biases = matrix.line(channels.map { scaling.biases?[$0] ?? 0 })
    slopes = scaling.slopes.map { [matrix] in matrix.line(Array($0[channels])) }
    bounds = scaling.bounds
  }

  /// The number of parts that the columns can be cut into.
  package var panelCount: Int { matrix.panelCount }

  /// The number of results of a vector.
  var vectorLength: Int { matrix.instructionSet.vectorLength }

  /// Multiplies quantized rows and scales the sums.
  ///
  /// - Parameters:
  ///   - meanings: What the quantized values of the rows mean.
  ///   - panels: The panels whose columns are computed; all, if `nil`.
  ///   - outputStep: The distance in floats between rows of the output.
  ///   - mayFillVectors: Whether what lies behind narrow rows, as far as a vector is wide, is overwritten
  ///     later.
  func multiply(
    _ rows: QuantizedRows, _ meanings: QuantizedScales, panels: Range<Int>? = nil,
    output: UnsafeMutablePointer<Float>, outputStep: Int, mayFillVectors: Bool = false
  ) {
    matrix.forEachPart(
      rowCount: rows.count, panels: panels ?? 0..<panelCount, output: output, outputStep: outputStep,
      writesOnce: matrix.instructionSet.multipliesTiles, mayFillVectors: mayFillVectors
    ) { part, columns, output, outputStep in
      let first = columns.lowerBound
      let meanings = meanings.dropFirst(part.lowerBound)
      let zeroPointFactors = UnsafePointer(zeroPointFactors.integers) + first
      let (scales, biases) = (UnsafePointer(scales.floats) + first, UnsafePointer(biases.floats) + first)
      let slopes = slopes.map { UnsafePointer($0.floats) + first }
      matrix.withOperands(firstColumn: first) { runOffsets, runCount, groupCount, flips, packed in
        var parameters = DynamicRangeProductParameters(
          a: rows.start + part.lowerBound * rows.step, aStep: rows.step, runOffsets: runOffsets,
          runCount: runCount, groupCount: groupCount, flips: flips, rowCount: part.count,
          lineLength: rows.lineLength, lineStep: rows.lineStep, linePitch: rows.linePitch, packed: packed,
          columnCount: columns.count, scales: meanings.scales, zeroPoints: meanings.zeroPoints,
          scaleStep: meanings.step, columnTerms: zeroPointFactors, filterScales: scales, bias: biases,
          slope: slopes, lower: bounds.lower, upper: bounds.upper, c: output + first, cStep: outputStep)
        matrix.instructionSet.kernels.multiplyDynamicRange(&parameters)
      }
    }
  }
}

/// How the sums of quantized filters around zero become numbers.
package struct FilterScaling: Sendable {
  /// The scale of the filter of each output channel.
  package var scales: [Float]
  /// One addend for each output channel; `nil` for none.
  package var biases: [Float]?
  /// One factor of negative results for each output channel; `nil` for none.
  package var slopes: [Float]?
  package var bounds: ActivationBounds

  package init(scales: [Float], biases: [Float]?, slopes: [Float]?, bounds: ActivationBounds) {
    self.scales = scales
    self.biases = biases
    self.slopes = slopes
    self.bounds = bounds
  }
}

/// What the unsigned quantized values of rows mean that were numbers before.
package struct QuantizedScales {
  /// What one step between quantized values is worth.
  package let scales: UnsafePointer<Float>
  /// The quantized value of zero.
  package let zeroPoints: UnsafePointer<Int32>
  /// The distance from one row's to the next; zero if they are all the same.
  package let step: Int

  package init(scales: UnsafePointer<Float>, zeroPoints: UnsafePointer<Int32>, step: Int) {
    self.scales = scales
    self.zeroPoints = zeroPoints
    self.step = step
  }

  func dropFirst(_ count: Int) -> QuantizedScales {
    QuantizedScales(scales: scales + count * step, zeroPoints: zeroPoints + count * step, step: step)
  }

  /// The first row's for all.
  var repeated: QuantizedScales { QuantizedScales(scales: scales, zeroPoints: zeroPoints, step: 0) }
}
