import KernelLayout
import TensorCore

/// Filters of 8-bit quantized values, rearranged once for the micro-kernels of one instruction set.
struct PackedQuantizedMatrix: Sendable {
  /// The number of columns: output channels.
  let columnCount: Int
  let runs: QuantizedRuns
  let instructionSet: InstructionSet
  /// The first column of each panel.
  private let panelStarts: [Int]
  private let weights: AlignedStorage
  /// What makes quantized groups unsigned, for one vector.
  private let flips: AlignedStorage

  /// - Parameters:
  ///   - columns: The filter of each output channel.
  ///   - biases: One for each, in units of the products.
  ///   - runs: What rows are made of that are multiplied by the matrix.
  init(columns: [QuantizedFilter], biases: [Int32], runs: QuantizedRuns, instructionSet: InstructionSet) {
    columnCount = columns.count
    self.runs = runs
    self.instructionSet = instructionSet
    let panels = Self.panels(columnCount: columns.count, instructionSet)
    panelStarts = panels.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }.dropLast()
    flips = AlignedStorage(byteCount: instructionSet.vectorLength * MemoryLayout<Int32>.size)
    flips.integers.update(repeating: runs.flip, count: instructionSet.vectorLength)
    // A bias, and the weights of each group.
    let lineCount = 1 + runs.offsets.count * instructionSet.groupCount(runs.length)
    weights = AlignedStorage(
      byteCount: panels.joined().count * lineCount * MemoryLayout<Int32>.size, inLargePages: true)
    weights.populate()
    var lines = weights.integers
    for panel in panels {
      for (position, column) in panel.enumerated() where column < columns.count {
        lines[position] = biases[column]
        columns[column].writeGroups(of: runs, to: lines + panel.count + position, step: panel.count)
      }
      if instructionSet.multipliesQuantizedPairs {
        interleavePairs(of: lines + panel.count, lineLength: panel.count)
      }
      lines += lineCount * panel.count
    }
  }

  /// Interleaves, vector by vector, each two lines of a run, whose groups are multiplied together.
  private func interleavePairs(of lines: UnsafeMutablePointer<Int32>, lineLength: Int) {
    let vectorLength = instructionSet.vectorLength
    let groupCount = instructionSet.groupCount(runs.length)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * vectorLength) { pairs in
      for run in runs.offsets.indices {
        for group in stride(from: 0, to: groupCount - 1, by: 2) {
          let line = lines + (run * groupCount + group) * lineLength
          for vector in stride(from: 0, to: lineLength, by: vectorLength) {
            for lane in 0..<vectorLength {
              pairs[2 * lane] = line[vector + lane]
              pairs[2 * lane + 1] = line[lineLength + vector + lane]
            }
            for lane in 0..<vectorLength {
              line[vector + lane] = pairs[lane]
              line[lineLength + vector + lane] = pairs[vectorLength + lane]
            }
          }
        }
      }
    }
  }

  /// The most bytes that a matrix takes with the lines of its owner, while and after they are made.
  static func byteCount(
    columnCount: Int, runCount: Int, runLength: Int, _ instructionSet: InstructionSet
  ) -> Int {
    let length = instructionSet.vectorLength
    let lineCount = 1 + runCount * instructionSet.groupCount(runLength)
    return (columnCount + length - 1) / length * length
      * (lineCount * MemoryLayout<Int32>.size + QuantizedFilter.byteCountWithLines)
      + runCount * MemoryLayout<Int>.size + PackedMatrix.objectByteCount
  }

  /// The vectors of columns in each panel.
  static func panelVectorCounts(columnCount: Int, _ instructionSet: InstructionSet) -> [Int] {
    let vectorLength = instructionSet.vectorLength
    return PackedMatrix.panelVectorCounts(columnCount: columnCount, vectorLength: vectorLength) {
      quantizedPanelVectorCount(
        ofVectors: $0, vectorLength: vectorLength, multipliesTiles: instructionSet.multipliesTiles)
    }
  }

  private static func panels(columnCount: Int, _ instructionSet: InstructionSet) -> [[Int]] {
    PackedMatrix.panels(
      vectorCounts: panelVectorCounts(columnCount: columnCount, instructionSet), columnCount: columnCount,
      vectorLength: instructionSet.vectorLength)
  }

  /// The number of parts that the columns can be cut into.
  var panelCount: Int { panelStarts.count }

  /// One number for each column, in the order in which columns are packed.
  func line<Number: BitwiseCopyable>(_ numbers: [Number]) -> AlignedStorage {
    let packedColumns = Self.panels(columnCount: columnCount, instructionSet).joined()
    let line = AlignedStorage(byteCount: packedColumns.count * MemoryLayout<Number>.size)
    for (position, column) in packedColumns.enumerated() where column < columnCount {
      line.start.storeBytes(
        of: numbers[column], toByteOffset: position * MemoryLayout<Number>.size, as: Number.self)
    }
    return line
  }
}

extension PackedQuantizedMatrix {
  /// The most bytes that a matrix narrower than a vector computes at a time: what a temporary allocation
  /// takes from the stack.
  private static let narrowBlockByteCount = 1024

  /// Calls `body` for parts of a product that kernels can compute: whole panels, at least a vector wide.
  ///
  /// - Parameters:
  ///   - output: The product; rows are `outputStep` elements apart.
  ///   - writesOnce: Whether a result is written once, and not as a sum before. Then vectors may reach over
  ///     results behind a row, which come later, and over those of the panel before, which are the same.
  ///   - mayFillVectors: Whether what lies behind rows narrower than a vector is overwritten later.
  ///   - body: Takes the rows and columns of the part, where its first row begins and the distance of its
  ///     rows.
  @inline(__always)
  func forEachPart<Result: BitwiseCopyable>(
    rowCount: Int, panels: Range<Int>, output: UnsafeMutablePointer<Result>, outputStep: Int,
    writesOnce: Bool = true, mayFillVectors: Bool = false,
    _ body: (
      _ rows: Range<Int>, _ columns: Range<Int>, _ output: UnsafeMutablePointer<Result>, _ outputStep: Int
    ) -> Void
  ) {
    let width = instructionSet.vectorLength
    guard columnCount < width else {
      let end = panels.upperBound < panelCount ? panelStarts[panels.upperBound] : columnCount
      let columns = panelStarts[panels.lowerBound]..<end
      guard columns.count < width, !writesOnce else { return body(0..<rowCount, columns, output, outputStep) }
      // The vector of the last panel reaches back over columns that another thread may compute meanwhile.
      let place = width - columns.count
      return computeBeside(
        0..<rowCount, place..<width, output: output + columns.lowerBound, outputStep: outputStep
      ) { rows, vectors in
        body(rows, columns, vectors + (place - columns.lowerBound), width)
      }
    }
    if mayFillVectors { return body(0..<rowCount, 0..<width, output, outputStep) }
    // Where rows lie side by side, what a vector stores behind its row is overwritten by the next rows.
    let lastStart = rowCount * columnCount - width
    let overlaps = writesOnce && outputStep == columnCount && lastStart >= 0
    let coveredCount = overlaps ? lastStart / columnCount + 1 : 0
    if coveredCount > 0 { body(0..<coveredCount, 0..<width, output, outputStep) }
    computeBeside(
      coveredCount..<rowCount, 0..<columnCount, output: output, outputStep: outputStep
    ) { rows, vectors in
      body(rows, 0..<width, vectors, width)
    }
  }

  /// Computes a vector for each of some rows beside the output, and copies the columns that are wanted.
  ///
  /// - Parameters:
  ///   - wanted: The columns, counted from the first of the vector.
  ///   - output: Where the wanted columns of row zero go.
  ///   - body: Computes some of the rows, one vector after the other.
  @inline(__always)
  private func computeBeside<Result: BitwiseCopyable>(
    _ rows: Range<Int>, _ wanted: Range<Int>, output: UnsafeMutablePointer<Result>, outputStep: Int,
    _ body: (_ rows: Range<Int>, _ vectors: UnsafeMutablePointer<Result>) -> Void
  ) {
    let width = instructionSet.vectorLength
    let size = MemoryLayout<Result>.size
    let blockLength = Self.narrowBlockByteCount / (width * size)
    for first in stride(from: rows.lowerBound, to: rows.upperBound, by: blockLength) {
      let rows = first..<min(first + blockLength, rows.upperBound)
      withUnsafeTemporaryAllocation(of: Result.self, capacity: rows.count * width) { scratch in
        guard let vectors = scratch.baseAddress else { return }
        body(rows, vectors)
        FastKernels.copyRows(
          vectors + wanted.lowerBound, step: width * size, to: output + first * outputStep,
          step: outputStep * size, byteCount: wanted.count * size, rowCount: rows.count)
      }
    }
  }

  /// Calls `body` with the addresses that kernels take of the panels that begin with a column.
  @inline(__always)
  func withOperands(
    firstColumn: Int,
    _ body: (
      _ runOffsets: UnsafePointer<Int>, _ runCount: Int, _ groupCount: Int, _ flips: UnsafePointer<Int32>,
      _ packed: UnsafePointer<Int32>
    ) -> Void
  ) {
    let groupCount = instructionSet.groupCount(runs.length)
    let packed = UnsafePointer(weights.integers) + firstColumn * (runs.offsets.count * groupCount + 1)
    runs.offsets.withUnsafeBufferPointer { offsets in
      // There is a run: no shape rule allows an output without inputs.
      guard let start = offsets.baseAddress else { return }
      body(start, offsets.count, groupCount, flips.integers, packed)
    }
  }
}

/// The runs of quantized values side by side that a row of a product is made of.
package struct QuantizedRuns: Sendable {
  /// Where each run begins, in bytes from the row's address.
  let offsets: [Int]
  /// The number of quantized values of each.
  let length: Int
  /// What makes quantized values of a group unsigned, if they are not.
  let flip: Int32

  /// The number of quantized values of a row.
  var depth: Int { offsets.count * length }
}

/// Rows of quantized values, or of their differences, that lie in memory some bytes apart.
struct QuantizedRows {
  let start: UnsafePointer<UInt8>
  let step: Int
  let count: Int
  /// The number of rows of a line; all, but where tiles multiply those of several lines.
  let lineLength: Int
  /// The distance in bytes between the first rows of neighbouring lines.
  let lineStep: Int
  /// The number of rows from the first of a line to the first of the next one where those between lines are
  /// multiplied, too, and have no results; otherwise zero.
  let linePitch: Int

  /// Rows of a single line.
  init(start: UnsafePointer<UInt8>, step: Int, count: Int) {
    self.init(start: start, step: step, lineCount: 1, lineLength: count, lineStep: 0, linePitch: 0)
  }

  init(
    start: UnsafePointer<UInt8>, step: Int, lineCount: Int, lineLength: Int, lineStep: Int, linePitch: Int
  ) {
    self.start = start
    self.step = step
    count = lineCount * lineLength
    self.lineLength = lineLength
    self.lineStep = lineStep
    self.linePitch = linePitch
  }
}

extension InstructionSet {
  /// The number of groups that a run of inputs fills, the last one perhaps in part.
  package func groupCount(_ runLength: Int) -> Int { (runLength + elementsPerGroup - 1) / elementsPerGroup }
}
