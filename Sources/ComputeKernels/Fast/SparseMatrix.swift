import CMicroKernels
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

/// How a matrix of many zeros is cut up and packed.
package struct SparseLayout: Sendable {
  /// The number of columns: output channels.
  let columnCount: Int
  let depth: Int
  /// The number of rows of the left matrix that are computed together.
  package let blockLength: Int
  let vectorCount: Int
  /// The number of parts that the rows are cut into.
  let sliceCount: Int
  /// The number of parts that the columns are cut into.
  package let partCount: Int

  /// - Parameters:
  ///   - cost: The size of the product and what it costs.
  ///   - tileCount: The number of tiles to cut the product into, where that costs little.
  package init(_ cost: SparseProductCost, tileCount: Int) {
    columnCount = cost.columnCount
    depth = cost.depth
    vectorCount = cost.bestVectorCount
    blockLength = vectorCount * cost.vectorLength
    sliceCount = cost.sliceCount(vectorCount: vectorCount)
    partCount = cost.partCount(vectorCount: vectorCount, tileCount: tileCount)
  }

  /// The room that a product needs, in floats.
  package var scratchCount: Int { (longestSlice + columnCount) * blockLength }

  /// The most rows of a part.
  var longestSlice: Int { (depth + sliceCount - 1) / sliceCount }

  /// The rows of a part.
  func rows(ofSlice slice: Int) -> Range<Int> {
    slice * depth / sliceCount..<(slice + 1) * depth / sliceCount
  }

  /// The columns of a part.
  func columns(ofPart part: Int) -> Range<Int> {
    part * columnCount / partCount..<(part + 1) * columnCount / partCount
  }
}

/// What a product with a matrix of many zeros costs, with the zeros left out and with them, in cycles of a
/// processor that starts two fused multiply-adds in each; the coefficients are those of ``CostModel``.
package struct SparseProductCost: Sendable {
  package let rowCount: Int
  let columnCount: Int
  let depth: Int
  package let weightCount: Int
  let vectorLength: Int

  /// - Parameters:
  ///   - rowCount: The rows of the left matrix.
  ///   - columnCount: The columns of the packed matrix.
  ///   - depth: Its rows.
  ///   - weightCount: About how many of its elements are not zero.
  ///   - vectorLength: The number of floats of a vector.
  package init(rowCount: Int, columnCount: Int, depth: Int, weightCount: Int, vectorLength: Int) {
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.depth = depth
    self.weightCount = weightCount
    self.vectorLength = vectorLength
  }

  /// Cycles with all weights multiplied.
  package var denseCycles: Double {
    CostModel.product(
      rowCount: rowCount, columnCount: columnCount, depth: depth, vectorLength: vectorLength)
  }

  /// Cycles without the zeros, the rows taken as is best.
  package var sparseCycles: Double { cycles(vectorCount: bestVectorCount) }

  /// The number of vectors of rows that share a weight, for the least cycles.
  var bestVectorCount: Int {
    (1...Self.maximumVectorCount).min { cycles(vectorCount: $0) < cycles(vectorCount: $1) } ?? 1
  }

  /// The parts in which the columns of the left matrix are transposed: so many that each leaves room in the
  /// first-level cache for the sums that pass through it.
  func sliceCount(vectorCount: Int) -> Int {
    let longest = Self.panelCount / (vectorCount * vectorLength)
    return max(1, (depth + longest - 1) / longest)
  }

  /// The parts that the columns can be cut into, so that threads have `tileCount` tiles, while transposing
  /// the rows again for each part costs no more than a tenth of the work.
  func partCount(vectorCount: Int, tileCount: Int) -> Int {
    let blockCount = self.blockCount(vectorCount: vectorCount)
    let wanted = (tileCount + blockCount - 1) / blockCount
    let block = cycles(vectorCount: vectorCount) / Double(blockCount)
    let transposing = CostModel.transposingCycles * Double(depth * vectorCount * vectorLength)
    return max(1, min(wanted, 1 + Int(block / (10 * transposing)), columnCount))
  }

  func blockCount(vectorCount: Int) -> Int {
    let length = vectorCount * vectorLength
    return (rowCount + length - 1) / length
  }

  private func cycles(vectorCount: Int) -> Double {
    let sliceCount = sliceCount(vectorCount: vectorCount)
    // A chain of additions to one sum takes four cycles for each; more vectors than six hide that.
    let multiplying =
      Double(weightCount) * max(CostModel.additionLatency, CostModel.sparseVectorCycles * Double(vectorCount))
    let visiting =
      Double(sliceCount * columnCount)
      * (CostModel.sparseVisitCycles.column + CostModel.sparseVisitCycles.vector * Double(vectorCount))
    let moved = Double(depth + columnCount) * Double(vectorCount * vectorLength)
    // The first block fetches the weights from memory that is slower than the caches of a core.
    return CostModel.weightFetchCycles * Double(weightCount) + Double(blockCount(vectorCount: vectorCount))
      * (multiplying + visiting + CostModel.transposingCycles * moved)
  }

  /// With eight vectors, the lines of a slice would crowd a part of the cache.
  private static let maximumVectorCount = 7
  /// The number of floats of a transposed slice: 32 KiB.
  private static let panelCount = 8192
}

extension SparseProductCost: CustomStringConvertible {
  package var description: String {
    let zeros = 100 - 100 * weightCount / max(columnCount * depth, 1)
    let saved = 100 - Int(100 * sparseCycles / denseCycles)
    return "1×1 filter with \(zeros) % zeros: leaving them out saves \(saved) % of the estimated cycles"
  }
}
