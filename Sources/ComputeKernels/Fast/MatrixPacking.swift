import CMicroKernels

/// How a matrix that a run computes is rearranged for the micro-kernels of one instruction set, each time
/// anew.
package struct MatrixPacking: Sendable {
  private let columnCount: Int
  private let depth: Int
  private let isTransposed: Bool
  /// The set whose vectors the columns fill.
  package let instructionSet: InstructionSet
  private let panels: [Panel]
  /// The room for the packed matrix, in floats.
  package let packedCount: Int

  /// - Parameters:
  ///   - isTransposed: Whether the matrix is stored as `[columnCount, depth]`.
  /// - Returns: `nil` when the columns fill no vector.
  package init?(columnCount: Int, depth: Int, isTransposed: Bool, instructionSet: InstructionSet) {
    let instructionSet = instructionSet.narrowed(toChannelCount: columnCount)
    guard columnCount >= instructionSet.vectorLength, depth > 0 else { return nil }
    self.columnCount = columnCount
    self.depth = depth
    self.isTransposed = isTransposed
    self.instructionSet = instructionSet
    var panels: [Panel] = []
    var width = 0
    for columns in PackedMatrix.sharingPanels(
      columnCount: columnCount, vectorLength: instructionSet.vectorLength)
    {
      panels.append(Panel(columns, start: width * (depth + 1)))
      width += columns.count
    }
    self.panels = panels
    packedCount = width * (depth + 1)
  }

  /// The number of parts that can be packed independently.
  package var panelCount: Int { panels.count }

  /// Packs a panel of a matrix.
  ///
  /// - Parameters:
  ///   - bias: One addend for each column; `nil` for none.
  ///   - packed: The place of the whole packed matrix.
  package func pack(
    _ matrix: UnsafePointer<Float>, bias: UnsafePointer<Float>?, panel index: Int,
    into packed: UnsafeMutablePointer<Float>
  ) {
    let panel = panels[index]
    let biases = packed + panel.start
    for run in panel.runs {
      let weights = biases + (panel.width + run.offset)
      if let bias {
        (biases + run.offset).update(from: bias + run.firstColumn, count: run.count)
      } else {
        (biases + run.offset).update(repeating: 0, count: run.count)
      }
      if isTransposed {
        var parameters = TranspositionParameters(
          source: matrix + run.firstColumn * depth, sourceStep: depth, rowCount: run.count,
          columnCount: depth, destination: weights, destinationStep: panel.width)
        instructionSet.kernels.transposeMatrix(&parameters)
      } else {
        let floatByteCount = MemoryLayout<Float>.size
        FastKernels.copyRows(
          matrix + run.firstColumn, step: columnCount * floatByteCount, to: weights,
          step: panel.width * floatByteCount, byteCount: run.count * floatByteCount, rowCount: depth)
      }
    }
  }

  /// `output = clamp(bias + rows · matrix)`.
  ///
  /// - Shapes: rows `[rowCount, depth]`, output `[rowCount, columnCount]`.
  package func multiply(
    _ rows: UnsafePointer<Float>, rowCount: Int, by packed: UnsafePointer<Float>, bounds: ActivationBounds,
    into output: UnsafeMutablePointer<Float>
  ) {
    var parameters = MatrixProductParameters(
      a: rows, aStride: depth, runCount: 1, runLength: depth, runStride: 0, rowCount: rowCount,
      packed: packed, columnCount: columnCount, slope: nil, addend: nil, lower: bounds.lower,
      upper: bounds.upper, c: output, cStride: columnCount)
    instructionSet.kernels.multiply(&parameters)
  }
}

/// Columns that lie side by side once they are packed.
private struct Panel {
  /// Where the panel begins in the packed matrix, in floats: with its biases.
  let start: Int
  /// The number of its columns.
  let width: Int
  let runs: [ColumnRun]

  /// - Parameter columns: In the order of packing, not all of them neighbours.
  init(_ columns: [Int], start: Int) {
    self.start = start
    width = columns.count
    var runs: [ColumnRun] = []
    for (offset, column) in columns.enumerated() {
      if let last = runs.last, column == last.firstColumn + last.count {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(ColumnRun(firstColumn: column, offset: offset, count: 1))
      }
    }
    self.runs = runs
  }
}

/// Neighbouring columns of a matrix that are neighbours in a panel, too.
private struct ColumnRun {
  let firstColumn: Int
  /// The distance from the panel's first column.
  let offset: Int
  var count: Int
}
