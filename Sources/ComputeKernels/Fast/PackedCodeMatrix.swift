import TensorCore

#if arch(x86_64) && os(Linux)
  import CX86Kernels
#endif

/// A bank of filters of 8-bit codes, and how their sums become codes, rearranged once for the micro-kernels of
/// one instruction set.
package struct PackedCodeMatrix: Sendable {
  /// The number of columns: output channels.
  package let columnCount: Int
  /// The number of rows: the inputs that each output sums over.
  package let depth: Int
  /// Whether products are corrected with the sums of the rows that the matrix is multiplied by.
  package let usesRowSums: Bool
  private let instructionSet: InstructionSet
  private let runOffsets: [Int]
  private let runLength: Int
  private let codes: CodeRange
  /// The first column of each panel.
  private let panelStarts: [Int]
  private let weights: AlignedStorage
  private let rowSumFactors: AlignedStorage
  private let multipliers: AlignedStorage
  /// What makes groups of codes unsigned, for one vector.
  private let flips: AlignedStorage

  /// - Parameters:
  ///   - filter: `int8` or `uint8`, with a row of codes for each output channel.
  ///   - bias: `int32`, one for each output channel; left out, all are 0.
  ///   - channels: The output channels that become columns.
  ///   - image: Where rows are read from.
  package init(
    filter: Tensor, bias: Tensor?, channels: Range<Int>, image: CodeImage, requantization: Requantization,
    instructionSet: InstructionSet
  ) {
    let isSigned = filter.elementType == .int8
    let (runOffsets, runLength) = (image.runOffsets, image.runLength)
    let depth = runOffsets.count * runLength
    columnCount = channels.count
    self.depth = depth
    self.instructionSet = instructionSet
    self.runOffsets = runOffsets
    self.runLength = runLength
    codes = CodeRange(requantization)
    let columns = channels.map { channel in
      CodeFilter(
        weights: filter.codes(at: channel * depth..<(channel + 1) * depth), isSigned: isSigned,
        channel: channel, requantization: requantization, instructionSet: instructionSet)
    }
    usesRowSums = columns.contains { $0.inputSumFactor != 0 }
    let panels = PackedMatrix.panels(
      columnCount: columns.count, vectorLength: instructionSet.vectorLength)
    panelStarts = panels.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }.dropLast()
    let groups = instructionSet.groups(ofRuns: runOffsets.count, length: runLength)
    let packedColumnCount = panels.reduce(0) { $0 + $1.count }
    weights = AlignedStorage(byteCount: packedColumnCount * (groups.count + 1) * MemoryLayout<Int32>.size)
    rowSumFactors = AlignedStorage(byteCount: packedColumnCount * MemoryLayout<Int32>.size)
    multipliers = AlignedStorage(byteCount: packedColumnCount * MemoryLayout<Float>.size)
    flips = AlignedStorage(byteCount: instructionSet.vectorLength * MemoryLayout<Int32>.size)
    flips.integers.update(repeating: image.flip, count: instructionSet.vectorLength)
    let biases = bias?.integers
    var lines = weights.integers
    for (packedColumn, column) in panels.joined().enumerated() where column < columns.count {
      rowSumFactors.integers[packedColumn] = columns[column].inputSumFactor
      multipliers.floats[packedColumn] = requantization.multiplier(channel: channels.lowerBound + column)
    }
    for panel in panels {
      for (position, column) in panel.enumerated() where column < columns.count {
        lines[position] = (biases?[channels.lowerBound + column] ?? 0) &+ columns[column].biasCorrection
        for (index, group) in groups.enumerated() {
          lines[(index + 1) * panel.count + position] = columns[column].group(group)
        }
      }
      lines += (groups.count + 1) * panel.count
    }
  }

  /// The number of parts that the columns can be cut into.
  package var panelCount: Int { panelStarts.count }

  /// The number of parts that the columns of a matrix can be cut into once it is packed.
  package static func panelCount(columnCount: Int, instructionSet: InstructionSet) -> Int {
    PackedMatrix.panels(columnCount: columnCount, vectorLength: instructionSet.vectorLength).count
  }
}

extension PackedCodeMatrix {
  /// Multiplies rows of codes, or of their differences, and turns the sums into codes.
  ///
  /// - Parameters:
  ///   - panels: The panels whose columns are computed.
  ///   - outputStep: The distance in bytes between rows of the output.
  func multiply(
    _ rows: CodeRows, panels: Range<Int>, output: UnsafeMutablePointer<UInt8>, outputStep: Int
  ) {
    let end = panels.upperBound < panelCount ? panelStarts[panels.upperBound] : columnCount
    guard columnCount < instructionSet.vectorLength else {
      return multiply(
        rows, columns: panelStarts[panels.lowerBound]..<end, output: output, outputStep: outputStep)
    }
    var first = 0
    while first < rows.count {
      let block = rows.dropFirst(first).prefix(Self.narrowBlockRowCount)
      multiplyNarrow(block, output: output + first * outputStep, outputStep: outputStep)
      first += block.count
    }
  }

  /// The number of rows that a matrix narrower than a vector computes at a time.
  private static var narrowBlockRowCount: Int { 64 }

  /// Computes rows of whole vectors beside the output and copies the columns that there are.
  private func multiplyNarrow(_ rows: CodeRows, output: UnsafeMutablePointer<UInt8>, outputStep: Int) {
    let width = instructionSet.vectorLength
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rows.count * width) { scratch in
      guard let wide = scratch.baseAddress else { return }
      multiply(rows, columns: 0..<width, output: wide, outputStep: width)
      for row in 0..<rows.count {
        (output + row * outputStep).update(from: wide + row * width, count: columnCount)
      }
    }
  }

  /// - Parameter columns: Whole panels, and at least a vector.
  private func multiply(
    _ rows: CodeRows, columns: Range<Int>, output: UnsafeMutablePointer<UInt8>, outputStep: Int
  ) {
    let first = columns.lowerBound
    let groupCount = instructionSet.groupCount(runLength)
    let packed = UnsafePointer(weights.integers) + first * (runOffsets.count * groupCount + 1)
    let rowSumFactors = UnsafePointer(rowSumFactors.integers) + first
    let multipliers = UnsafePointer(multipliers.floats) + first
    let sums = usesRowSums ? UnsafePointer(rows.sums) : nil
    runOffsets.withUnsafeBufferPointer { runOffsets in
      // There is a run: no shape rule allows an output without inputs.
      guard let runs = runOffsets.baseAddress else { return }
      instructionSet.kernels.multiplyCodes(
        rows.start, rows.step, runs, runOffsets.count, groupCount, flips.integers, rows.count, packed,
        columns.count, sums, rowSumFactors, multipliers, codes.lower, codes.upper, codes.zeroPoint,
        output + first, outputStep)
    }
  }

  /// Sums the codes of each row, for ``CodeRows/sums``; does nothing if they are not used.
  func sum(_ rows: CodeRows, into sums: UnsafeMutablePointer<Int32>) {
    guard usesRowSums else { return }
    #if arch(x86_64) && os(Linux)
      runOffsets.withUnsafeBufferPointer { runOffsets in
        // Only this instruction set multiplies the codes themselves.
        vitruvian_sum_codes_avx512vnni(
          rows.start, rows.step, runOffsets.baseAddress, runOffsets.count, runLength, flips.integers,
          rows.count, sums)
      }
    #endif
  }
}

/// Rows of codes, or of their differences, that lie in memory some bytes apart.
struct CodeRows {
  var start: UnsafePointer<UInt8>
  let step: Int
  var count: Int
  /// One sum for each row, if the matrix uses them.
  var sums: UnsafePointer<Int32>

  func dropFirst(_ count: Int) -> CodeRows {
    var rows = self
    rows.start += count * step
    rows.sums += count
    rows.count -= count
    return rows
  }

  func prefix(_ maximum: Int) -> CodeRows {
    var rows = self
    rows.count = min(count, maximum)
    return rows
  }
}

/// The codes that an activation allows, as kernels take them.
struct CodeRange: Sendable {
  let zeroPoint: Int32
  /// The lowest code less the zero point.
  let lower: Float
  /// The highest code less the zero point.
  let upper: Float

  init(_ requantization: Requantization) {
    zeroPoint = requantization.outputZeroPoint
    lower = Float(requantization.bounds.lowerBound - zeroPoint)
    upper = Float(requantization.bounds.upperBound - zeroPoint)
  }
}

extension InstructionSet {
  /// The number of groups that a run of inputs fills, the last one perhaps in part.
  func groupCount(_ runLength: Int) -> Int { (runLength + codesPerGroup - 1) / codesPerGroup }

  /// The inputs of each group of all runs.
  fileprivate func groups(ofRuns runCount: Int, length: Int) -> [Range<Int>] {
    (0..<runCount).flatMap { run in
      stride(from: 0, to: length, by: codesPerGroup).map { start in
        run * length + start..<run * length + min(start + codesPerGroup, length)
      }
    }
  }
}

extension AlignedStorage {
  var integers: UnsafeMutablePointer<Int32> { start.assumingMemoryBound(to: Int32.self) }
  var floats: UnsafeMutablePointer<Float> { start.assumingMemoryBound(to: Float.self) }
}
