import TensorCore

/// A matrix without its zeros, and its biases, rearranged once for the micro-kernels of one instruction set.
package struct SparseMatrix: Sendable {
  /// The number of columns: output channels.
  package let columnCount: Int
  /// The number of rows of the left matrix that are computed together.
  package let blockLength: Int
  private let depth: Int
  private let vectorCount: Int
  private let sliceCount: Int
  private let instructionSet: InstructionSet
  private let parts: [Part]
  /// ``MicroSparseEntry`` values.
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
  ///   - filter: `[columnCount, depth]`, of which `cost.weightCount` are not zero.
  ///   - bias: One addend for each column; `nil` for none.
  ///   - cost: The size of the product and what it costs.
  ///   - tileCount: The number of tiles to cut the product into, where that costs little.
  package init(
    filter: UnsafePointer<Float>, bias: UnsafePointer<Float>?, cost: SparseProductCost, tileCount: Int,
    instructionSet: InstructionSet
  ) {
    columnCount = cost.columnCount
    depth = cost.depth
    vectorCount = cost.bestVectorCount
    blockLength = vectorCount * cost.vectorLength
    sliceCount = cost.sliceCount(vectorCount: vectorCount)
    self.instructionSet = instructionSet
    self.bias =
      bias.map { Array(UnsafeBufferPointer(start: $0, count: cost.columnCount)) }
      ?? [Float](repeating: 0, count: columnCount)
    // One place more, which the packer writes to and leaves.
    entries = AlignedStorage(byteCount: (cost.weightCount + 1) * MemoryLayout<MicroSparseEntry>.stride)
    var packer = Packer(
      filter: filter, depth: depth, sliceCount: sliceCount, blockLength: blockLength,
      entries: entries.start.assumingMemoryBound(to: MicroSparseEntry.self))
    let partCount = cost.partCount(vectorCount: vectorCount, tileCount: tileCount)
    parts = (0..<partCount).map { [columnCount] part in
      let columns = part * columnCount / partCount..<(part + 1) * columnCount / partCount
      return packer.append(columns)
    }
    counts = packer.counts
  }

  /// The size of the packed numbers.
  package var byteCount: Int {
    entries.byteCount + counts.count * MemoryLayout<Int32>.stride + bias.count * MemoryLayout<Float>.stride
  }

  /// The number of parts that the columns are cut into.
  package var partCount: Int { parts.count }

  /// The room that ``multiply(_:rowCount:part:addend:bounds:output:scratch:)`` needs, in floats.
  package var scratchCount: Int { ((depth + sliceCount - 1) / sliceCount + columnCount) * blockLength }

  /// `output = clamp(bias + rows · matrix + addend)`, for the columns of one part.
  ///
  /// - Shapes: rows `[rowCount, depth]`, output and addend `[rowCount, columnCount]`.
  /// - Parameters:
  ///   - rowCount: At most ``blockLength``.
  ///   - addend: One number for each result; `nil` for none.
  ///   - scratch: ``scratchCount`` floats; overwritten.
  package func multiply(
    _ rows: UnsafePointer<Float>, rowCount: Int, part: Int, addend: UnsafePointer<Float>?,
    bounds: ActivationBounds, output: UnsafeMutablePointer<Float>, scratch: UnsafeMutablePointer<Float>
  ) {
    let part = parts[part]
    let first = part.columns.lowerBound
    // In bounds: the packer has noted where the entries and counts of the part begin.
    let entries = UnsafeRawPointer(entries.start) + part.firstEntry * MemoryLayout<MicroSparseEntry>.stride
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
    _ rows: UnsafePointer<Float>, _ rowCount: Int, _ entries: UnsafeRawPointer,
    _ counts: UnsafePointer<Int32>, _ bias: UnsafePointer<Float>, _ partColumnCount: Int,
    _ addend: UnsafePointer<Float>?, _ bounds: ActivationBounds, _ output: UnsafeMutablePointer<Float>,
    _ scratch: UnsafeMutablePointer<Float>
  ) {
    instructionSet.kernels.multiplySparse(
      rows, depth, rowCount, depth, sliceCount, entries, counts, bias, partColumnCount, addend,
      bounds.lower, bounds.upper, output, columnCount, vectorCount, scratch)
  }

  /// Collects the weights in the order in which they are multiplied.
  private struct Packer {
    let filter: UnsafePointer<Float>
    let depth: Int
    let sliceCount: Int
    let blockLength: Int
    let entries: UnsafeMutablePointer<MicroSparseEntry>
    private(set) var entryCount = 0
    private(set) var counts: [Int32] = []

    mutating func append(_ columns: Range<Int>) -> Part {
      let part = Part(columns: columns, firstEntry: entryCount, firstCount: counts.count)
      for slice in 0..<sliceCount {
        let rows = slice * depth / sliceCount..<(slice + 1) * depth / sliceCount
        for column in columns { append(column, rows) }
      }
      return part
    }

    private mutating func append(_ column: Int, _ slice: Range<Int>) {
      let weights = filter + column * depth
      let firstEntry = entryCount
      for row in slice {
        // Written even when it is zero, to be written over: that costs less than a branch that nobody predicts.
        entries[entryCount] = MicroSparseEntry(
          offset: Int32(truncatingIfNeeded: (row &- slice.lowerBound) &* blockLength), weight: weights[row])
        entryCount &+= weights[row] == 0 ? 0 : 1
      }
      counts.append(Int32(entryCount - firstEntry))
    }
  }
}
