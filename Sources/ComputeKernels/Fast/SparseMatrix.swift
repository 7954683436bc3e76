import CX86Kernels
import TensorCore

/// A matrix without its zeros, and its biases, rearranged once for the micro-kernels of one instruction set.
///
/// A class as ``QuantizedMatrix``.
package final class SparseMatrix: Sendable {
  package let layout: SparseLayout
  private let instructionSet: InstructionSet
  private let parts: [Part]
  /// ``SparseEntry`` values.
  private let entries: AlignedStorage
  private let counts: [Int32]
  private let bias: [Float]

  /// Neighbouring columns, which are packed together.
  private struct Part {
    let columns: Range<Int>
    let firstEntry: Int
    let firstCount: Int
  }

  /// Packs a filter whose rows are output channels.
  ///
  /// - Parameters:
  ///   - filter: `[columnCount, depth]`.
  ///   - bias: One addend for each column; `nil` for none.
  package init(
    filter: StoredFloats, bias: UnsafePointer<Float>?, layout: SparseLayout, instructionSet: InstructionSet
  ) {
    self.layout = layout
    self.instructionSet = instructionSet
    self.bias =
      bias.map { Array(UnsafeBufferPointer(start: $0, count: layout.columnCount)) }
      ?? [Float](repeating: 0, count: layout.columnCount)
    let weightCount = filter.nonzeroCount(0..<layout.columnCount * layout.depth)
    // One place more, which the packer writes to and leaves.
    let stride = MemoryLayout<SparseEntry>.stride
    entries = AlignedStorage(byteCount: (weightCount + 1) * stride, isZeroed: false, inLargePages: true)
    entries.populate()
    var packer = Packer(
      filter: filter, layout: layout, weightCount: weightCount,
      entries: entries.start.assumingMemoryBound(to: SparseEntry.self))
    parts = (0..<layout.partCount).map { packer.append(layout.columns(ofPart: $0)) }
    counts = packer.counts
  }

  /// The bytes that a matrix would take if none of its weights were zero.
  package static func byteCount(_ layout: SparseLayout) -> Int {
    let columnByteCount = layout.sliceCount * MemoryLayout<Int32>.size + MemoryLayout<Float>.size
    return (layout.columnCount * layout.depth + 1) * MemoryLayout<SparseEntry>.stride
      + layout.columnCount * columnByteCount + layout.partCount * MemoryLayout<Part>.stride
  }

  /// `output = clamp(bias + rows · matrix + addend)`, for the columns of one part.
  ///
  /// - Shapes: rows `[rowCount, depth]`, output and addend `[rowCount, columnCount]`.
  /// - Parameters:
  ///   - rowCount: At most ``SparseLayout/blockLength``.
  ///   - addend: One number for each result; `nil` for none.
  ///   - scratch: ``SparseLayout/scratchCount`` floats; overwritten.
  package func multiply(
    _ rows: UnsafePointer<Float>, rowCount: Int, part: Int, addend: UnsafePointer<Float>?,
    bounds: ActivationBounds, output: UnsafeMutablePointer<Float>, scratch: UnsafeMutablePointer<Float>
  ) {
    let part = parts[part]
    let first = part.columns.lowerBound
    // In bounds: the packer has noted where the entries and counts of the part begin.
    let entries = UnsafePointer(entries.start.assumingMemoryBound(to: SparseEntry.self)) + part.firstEntry
    counts.withUnsafeBufferPointer { counts in
      bias.withUnsafeBufferPointer { bias in
        guard let counts = counts.baseAddress, let bias = bias.baseAddress else { return }
        multiply(
          rows, rowCount, entries, counts + part.firstCount, bias + first, part.columns.count,
          addend.map { $0 + first }, bounds, output + first, scratch)
      }
    }
  }

  private func multiply(
    _ rows: UnsafePointer<Float>, _ rowCount: Int, _ entries: UnsafePointer<SparseEntry>,
    _ counts: UnsafePointer<Int32>, _ bias: UnsafePointer<Float>, _ partColumnCount: Int,
    _ addend: UnsafePointer<Float>?, _ bounds: ActivationBounds, _ output: UnsafeMutablePointer<Float>,
    _ scratch: UnsafeMutablePointer<Float>
  ) {
    var parameters = SparseProductParameters(
      a: rows, aStride: layout.depth, rowCount: rowCount, depth: layout.depth, sliceCount: layout.sliceCount,
      entries: entries, counts: counts, bias: bias, columnCount: partColumnCount, addend: addend,
      lower: bounds.lower, upper: bounds.upper, c: output, cStride: layout.columnCount,
      vectorCount: layout.vectorCount, scratch: scratch)
    instructionSet.kernels.multiplySparse(&parameters)
  }

  /// Collects the weights in the order in which they are multiplied.
  private struct Packer {
    let filter: StoredFloats
    let layout: SparseLayout
    let weightCount: Int
    let entries: UnsafeMutablePointer<SparseEntry>
    private(set) var entryCount = 0
    private(set) var counts: [Int32] = []

    mutating func append(_ columns: Range<Int>) -> Part {
      let part = Part(columns: columns, firstEntry: entryCount, firstCount: counts.count)
      withUnsafeTemporaryAllocation(of: Float.self, capacity: layout.longestSlice) { buffer in
        guard let weights = buffer.baseAddress else { return }
        for slice in 0..<layout.sliceCount {
          let rows = layout.rows(ofSlice: slice)
          for column in columns {
            filter.read(rows.count, from: column * layout.depth + rows.lowerBound, into: weights)
            append(weights, count: rows.count)
          }
        }
      }
      return part
    }

    /// Appends the weights of a slice of one column.
    private mutating func append(_ weights: UnsafePointer<Float>, count: Int) {
      let firstEntry = entryCount
      for row in 0..<count {
        // Written even when it is zero, to be written over: that costs less than an unpredictable branch.
        entries[entryCount] = SparseEntry(
          offset: Int32(truncatingIfNeeded: row &* layout.blockLength), weight: weights[row])
        // Never beyond the places that there are, even if the file was changed since the weights were
        // counted.
        entryCount = min(entryCount &+ (weights[row] == 0 ? 0 : 1), weightCount)
      }
      counts.append(Int32(entryCount - firstEntry))
    }
  }
}
