import CMicroKernels
import KernelLayout
import TensorCore

/// A matrix and its biases, rearranged once for the micro-kernels of one instruction set.
///
/// A class as ``QuantizedMatrix``.
package final class PackedMatrix: Sendable {
  /// The number of columns: output channels.
  package let columnCount: Int
  /// The number of rows: the inputs that each output sums over.
  package let depth: Int
  /// The set whose vectors the columns fill.
  let instructionSet: InstructionSet
  /// The set with a kernel for half a vector of columns, if there are no more; otherwise the same.
  private let wholeSet: InstructionSet
  /// Whether that kernel is the one for processors that compute vectors in halves.
  private let halvesVectors: Bool
  /// The first column of each panel.
  private let panelStarts: [Int]
  private let weights: MatrixPanels
  private let slopes: AlignedStorage?

  /// Packs a filter whose rows are output channels.
  ///
  /// - Parameters:
  ///   - filter: `[columnCount, depth]`.
  ///   - bias: One addend for each column; `nil` for none.
  ///   - slope: One factor for the negative results of each column; `nil` for none.
  ///   - keepsHalves: Whether the weights, which are of half precision, stay so, to be widened for each
  ///     product.
  ///   - halvesVectors: Whether the kernel for half a vector of columns is to be the one for processors that
  ///     compute vectors in halves. All processors run either.
  /// - Precondition: There is at least one column; a whole vector of them, if halves are kept.
  package init(
    filter: StoredFloats, bias: UnsafePointer<Float>?, slope: UnsafePointer<Float>?, columnCount: Int,
    depth: Int, instructionSet: InstructionSet, keepsHalves: Bool = false,
    halvesVectors: Bool = InstructionSet.halvesVectors
  ) {
    precondition(columnCount > 0, "a matrix without columns has no panels")
    precondition(
      !keepsHalves || filter.isHalf && columnCount >= instructionSet.vectorLength,
      "only whole vectors of half precision are widened")
    self.columnCount = columnCount
    self.depth = depth
    self.halvesVectors = halvesVectors
    let narrowedSet = instructionSet.narrowed(toColumnCount: columnCount, halvesVectors: halvesVectors)
    wholeSet = columnCount <= narrowedSet.vectorLength ? instructionSet : narrowedSet
    let instructionSet = narrowedSet
    self.instructionSet = instructionSet
    let panels = Self.sharingPanels(
      columnCount: columnCount, vectorLength: instructionSet.vectorLength)
    panelStarts = panels.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }.dropLast()
    slopes = slope.map { slope in
      MatrixPanels.packed(slope, columns: panels.flatMap(\.self), columnCount: columnCount)
    }
    weights =
      keepsHalves
      ? .halves(packing: filter, bias, panels: panels, columnCount: columnCount, depth: depth)
      : .floats(packing: filter, bias, panels: panels, columnCount: columnCount, depth: depth)
  }

  /// The most bytes that a matrix takes, while and after it is packed.
  package static func byteCount(
    columnCount: Int, depth: Int, _ instructionSet: InstructionSet, keepsHalves: Bool = false
  ) -> Int {
    let length = instructionSet.narrowed(toChannelCount: columnCount).vectorLength
    let weightByteCount = keepsHalves ? MemoryLayout<UInt16>.size : MemoryLayout<Float>.size
    // For each column a bias, a slope, and its number in the lists of panels, which are made twice.
    let columnByteCount = 2 * (MemoryLayout<Float>.size + MemoryLayout<Int>.size)
    return (columnCount + length - 1) / length * length * (depth * weightByteCount + columnByteCount)
      + objectByteCount
  }

  /// The most bytes that the objects and lists of a packed matrix take besides their contents.
  static let objectByteCount = 1024

  /// The vectors of columns in each of the parts that a matrix can be cut into once it is packed.
  package static func panelVectorCounts(columnCount: Int, instructionSet: InstructionSet) -> [Int] {
    let instructionSet = instructionSet.narrowed(toChannelCount: columnCount)
    return panelVectorCounts(columnCount: columnCount, vectorLength: instructionSet.vectorLength)
  }

  /// The vectors of columns in each panel.
  ///
  /// - Parameter next: The vectors of the next panel when so many are left.
  static func panelVectorCounts(
    columnCount: Int, vectorLength: Int, next: (_ vectorCount: Int) -> Int = panelVectorCount
  ) -> [Int] {
    var vectorCount = (columnCount + vectorLength - 1) / vectorLength
    var counts: [Int] = []
    counts.reserveCapacity(vectorCount / 2 + 1)
    while vectorCount > 0 {
      counts.append(next(vectorCount))
      vectorCount -= counts[counts.count - 1]
    }
    return counts
  }

  /// The columns that each panel covers, in the order of packing. The last vector ends with the last column,
  /// even if it overlaps the one before; only a matrix narrower than a vector has columns beyond its last.
  ///
  /// - Parameter vectorCounts: The vectors of each panel.
  static func panels(vectorCounts: [Int], columnCount: Int, vectorLength: Int) -> [[Int]] {
    let lastStart = max(columnCount - vectorLength, 0)
    var vector = 0
    return vectorCounts.map { count in
      defer { vector += count }
      return (vector..<vector + count).flatMap { vector in
        let start = min(vector * vectorLength, lastStart)
        return start..<start + vectorLength
      }
    }
  }

  /// The columns that each panel covers, as ``panels(vectorCounts:columnCount:vectorLength:)``, but where two
  /// rows share the last vector, it begins its panel, and its columns are there twice.
  static func sharingPanels(columnCount: Int, vectorLength: Int) -> [[Int]] {
    var panels = panels(
      vectorCounts: panelVectorCounts(columnCount: columnCount, vectorLength: vectorLength),
      columnCount: columnCount, vectorLength: vectorLength)
    guard rowsShareLastVector(columnCount: columnCount, vectorLength: vectorLength),
      let last = panels.popLast()
    else { return panels }
    let shared = columnCount - vectorLength / 2..<columnCount
    return panels + [shared + Array(shared) + last.dropLast(vectorLength)]
  }

  /// The number of rows that a product computes together.
  package static let blockRowCount = 8

  /// The number of parts that the columns can be cut into.
  package var panelCount: Int { panelStarts.count }

  /// The number of floats that the widened weights of a panel are with their biases, for a matrix of whole
  /// vectors.
  package static func widenedPanelCount(columnCount: Int, depth: Int, vectorLength: Int) -> Int {
    // No panel is wider than the first.
    let vectorCount = panelVectorCount(ofVectors: (columnCount + vectorLength - 1) / vectorLength)
    return vectorCount * vectorLength * (depth + 1)
  }

  /// `output = clamp(rectify(bias + addend + rows · matrix))`, for the columns of some panels.
  ///
  /// - Parameters:
  ///   - panels: Which panels; all, if `nil`.
  ///   - addend: One number for each result, laid out as `output`; `nil` for none. It may be the output where
  ///     ``writesResultsOnce(rowCount:columnCount:_:)``.
  ///   - outputStride: The distance between rows of the output; left out, they lie side by side.
  ///   - scratch: The room for a widened panel, overwritten; for a matrix that keeps halves.
  /// - Shapes: rows `[rows.count, depth]`, output `[rows.count, columnCount]`.
  package func multiply(
    _ rows: MatrixRows, panels: Range<Int>? = nil, addend: UnsafePointer<Float>? = nil,
    bounds: ActivationBounds, output: UnsafeMutablePointer<Float>, outputStride: Int? = nil,
    scratch: UnsafeMutablePointer<Float>? = nil
  ) {
    let panels = panels ?? 0..<panelCount
    let outputStride = outputStride ?? columnCount
    switch weights {
    case .floats(let floats):
      guard columnCount < instructionSet.vectorLength else {
        let start = floats.floats + panelStarts[panels.lowerBound] * (depth + 1)
        return multiply(
          rows, start, columns: columns(of: panels), addend: addend, bounds: bounds, output: output,
          outputStride: outputStride)
      }
      let overlappingCount = outputStride == columnCount ? overlappingRowCount(of: rows.count) : 0
      multiply(
        rows.prefix(overlappingCount), floats.floats, columns: 0..<instructionSet.vectorLength,
        addend: addend, bounds: bounds, output: output, outputStride: outputStride)
      let start = overlappingCount * outputStride
      multiplyNarrow(
        rows.dropFirst(overlappingCount), floats.floats, addend: addend.map { $0 + start }, bounds: bounds,
        output: output + start, outputStride: outputStride)
    case .halves(let halves, let biases):
      guard let scratch else { preconditionFailure("half precision is widened to where there is no room") }
      // Just before it is read, so that it is read from a cache of this processor alone.
      for panel in panels {
        widen(halves, biases, panel: panel, to: scratch)
        multiply(
          rows, scratch, columns: columns(of: panel..<panel + 1), addend: addend, bounds: bounds,
          output: output, outputStride: outputStride)
      }
    }
  }

  /// Widens the weights of a panel, behind its biases.
  private func widen(
    _ halves: AlignedStorage, _ biases: AlignedStorage, panel: Int,
    to destination: UnsafeMutablePointer<Float>
  ) {
    let first = panelStarts[panel]
    let end = panel + 1 < panelCount ? panelStarts[panel + 1] : biases.byteCount / MemoryLayout<Float>.size
    destination.update(from: biases.floats + first, count: end - first)
    instructionSet.kernels.singleFromHalf(
      halves.start.assumingMemoryBound(to: UInt16.self) + first * depth, (end - first) * depth,
      destination + (end - first))
  }

  /// Whether the kernels write each result of so many rows once. Otherwise the last vector of a row may
  /// overlap the one before, or the next row, and rows without others are computed several times.
  package static func writesResultsOnce(
    rowCount: Int, columnCount: Int, _ instructionSet: InstructionSet
  ) -> Bool {
    let length = instructionSet.narrowed(
      toColumnCount: columnCount, halvesVectors: InstructionSet.halvesVectors
    ).vectorLength
    // Half a vector is all that two rows share.
    return columnCount >= length && columnCount % (length / 2) == 0
      && rowCount % smallestBlockRowCount == 0
  }

  /// The rows of the smallest block that does not take a row for several.
  private static let smallestBlockRowCount = 4

  private func columns(of panels: Range<Int>) -> Range<Int> {
    let end = panels.upperBound < panelCount ? panelStarts[panels.upperBound] : columnCount
    return panelStarts[panels.lowerBound]..<end
  }

  /// How many of the first rows of results can be whole vectors, for a matrix narrower than one whose results
  /// lie side by side: what a vector has too much lies where the next rows do, which are stored afterwards,
  /// and not behind the last of them.
  private func overlappingRowCount(of rowCount: Int) -> Int {
    let missingCount = instructionSet.vectorLength - columnCount
    return max(rowCount - (missingCount + columnCount - 1) / columnCount, 0)
  }

  /// The room for the rows that a matrix narrower than a vector computes at a time.
  private static let narrowBlockByteCount = 1024

  /// Computes rows of whole vectors beside the output and copies the columns that there are, as many rows at
  /// a time as a temporary allocation takes from the stack.
  private func multiplyNarrow(
    _ rows: MatrixRows, _ packed: UnsafePointer<Float>, addend: UnsafePointer<Float>?,
    bounds: ActivationBounds, output: UnsafeMutablePointer<Float>, outputStride: Int
  ) {
    let width = instructionSet.vectorLength
    let rowByteCount = (addend == nil ? 1 : 2) * width * MemoryLayout<Float>.size
    let blockRowCount = Self.narrowBlockByteCount / rowByteCount
    for first in stride(from: 0, to: rows.count, by: blockRowCount) {
      let (block, start) = (rows.dropFirst(first).prefix(blockRowCount), first * outputStride)
      withUnsafeTemporaryAllocation(byteCount: block.count * rowByteCount, alignment: 16) { scratch in
        guard let wide = scratch.baseAddress?.assumingMemoryBound(to: Float.self) else { return }
        var wideAddend: UnsafeMutablePointer<Float>?
        if let addend {
          let zeros = wide + block.count * width
          zeros.initialize(repeating: 0, count: block.count * width)
          copyRows(addend + start, outputStride, to: zeros, width, block.count)
          wideAddend = zeros
        }
        multiply(
          block, packed, columns: 0..<width, addend: wideAddend.map { UnsafePointer($0) }, bounds: bounds,
          output: wide, outputStride: width)
        copyRows(wide, width, to: output + start, outputStride, block.count)
      }
    }
  }

  /// Copies the columns that there are of rows that lie some strides apart.
  private func copyRows(
    _ source: UnsafePointer<Float>, _ sourceStride: Int, to destination: UnsafeMutablePointer<Float>,
    _ stride: Int, _ rowCount: Int
  ) {
    let floatByteCount = MemoryLayout<Float>.size
    FastKernels.copyRows(
      source, step: sourceStride * floatByteCount, to: destination, step: stride * floatByteCount,
      byteCount: columnCount * floatByteCount, rowCount: rowCount)
  }

  /// - Parameters:
  ///   - packed: The panels of the columns.
  ///   - columns: Whole panels, and at least a vector.
  private func multiply(
    _ rows: MatrixRows, _ packed: UnsafePointer<Float>, columns: Range<Int>,
    addend: UnsafePointer<Float>?, bounds: ActivationBounds, output: UnsafeMutablePointer<Float>,
    outputStride: Int
  ) {
    let first = columns.lowerBound
    let slope = slopes.map { UnsafePointer($0.floats) + first }
    let addend = addend.map { $0 + first }
    let output = output + first
    // Rows that share vectors are read four numbers at a time.
    let kernels = (rows.runLength >= 4 ? wholeSet : instructionSet).kernels
    let hasHalfVector = wholeSet.vectorLength > instructionSet.vectorLength
    let multiply = hasHalfVector && halvesVectors ? kernels.multiplyHalfVectors : kernels.multiply
    var parameters = MatrixProductParameters(
      a: rows.start, aStride: rows.stride, runCount: rows.runCount, runLength: rows.runLength,
      runStride: rows.runStride, rowCount: rows.count, packed: packed, columnCount: columns.count,
      slope: slope, addend: addend, lower: bounds.lower, upper: bounds.upper, c: output,
      cStride: outputStride)
    multiply(&parameters)
  }
}

/// The weights and biases of a matrix, panel after panel: within one, the weights of neighbouring columns lie
/// side by side, as a micro-kernel reads them.
private enum MatrixPanels: Sendable {
  /// Each panel has its biases in front.
  case floats(AlignedStorage)
  /// Weights of half precision, without the biases.
  case halves(AlignedStorage, biases: AlignedStorage)

  /// Packs weights of any precision.
  ///
  /// - Parameters:
  ///   - filter: `[columnCount, depth]`.
  ///   - panels: The columns of each panel; those from `columnCount` on are zero.
  static func floats(
    packing filter: StoredFloats, _ bias: UnsafePointer<Float>?, panels: [[Int]], columnCount: Int, depth: Int
  ) -> MatrixPanels {
    let packedColumnCount = panels.reduce(0) { $0 + $1.count }
    let weights = AlignedStorage(
      byteCount: packedColumnCount * (depth + 1) * MemoryLayout<Float>.size,
      isZeroed: panels.contains { $0.contains { $0 >= columnCount } }, inLargePages: true)
    weights.populate()
    var destination = weights.floats
    for panel in panels {
      pack(bias, columns: panel, columnCount, into: destination)
      pack(columns: panel, columnCount, depth, from: filter, into: destination + panel.count)
      destination += (depth + 1) * panel.count
    }
    return .floats(weights)
  }

  /// Packs weights of half precision as they are.
  ///
  /// - Precondition: No panel has columns from `columnCount` on.
  static func halves(
    packing filter: StoredFloats, _ bias: UnsafePointer<Float>?, panels: [[Int]], columnCount: Int, depth: Int
  ) -> MatrixPanels {
    let columns = panels.flatMap(\.self)
    let weights = AlignedStorage(
      byteCount: columns.count * depth * MemoryLayout<UInt16>.size, isZeroed: false, inLargePages: true)
    weights.populate()
    var destination = weights.start.assumingMemoryBound(to: UInt16.self)
    for panel in panels {
      pack(columns: panel, columnCount, depth, from: filter, into: destination)
      destination += depth * panel.count
    }
    return .halves(weights, biases: packed(bias, columns: columns, columnCount: columnCount))
  }

  /// A number for each packed column, zero where there is none.
  static func packed(
    _ numbers: UnsafePointer<Float>?, columns: [Int], columnCount: Int
  ) -> AlignedStorage {
    let storage = AlignedStorage(byteCount: columns.count * MemoryLayout<Float>.size)
    pack(numbers, columns: columns, columnCount, into: storage.floats)
    return storage
  }

  private static func pack(
    _ numbers: UnsafePointer<Float>?, columns: [Int], _ columnCount: Int,
    into destination: UnsafeMutablePointer<Float>
  ) {
    for (position, column) in columns.enumerated() where column < columnCount {
      destination[position] = numbers?[column] ?? 0
    }
  }

  /// The number of rows that are packed at a time: as many as stay in the first-level cache until they are
  /// whole.
  private static let packedRowCount = 64

  /// Writes the weights of a panel row by row, which the filter has column by column.
  private static func pack<Weight: BitwiseCopyable>(
    columns: [Int], _ columnCount: Int, _ depth: Int, from filter: StoredFloats,
    into destination: UnsafeMutablePointer<Weight>
  ) {
    withUnsafeTemporaryAllocation(of: Weight.self, capacity: packedRowCount) { buffer in
      guard let weights = buffer.baseAddress else { return }
      for first in stride(from: 0, to: depth, by: packedRowCount) {
        let rows = first..<min(first + packedRowCount, depth)
        for (position, column) in columns.enumerated() where column < columnCount {
          filter.read(rows.count, from: column * depth + first, into: weights)
          for row in rows {
            destination[row &* columns.count &+ position] = weights[row &- first]
          }
        }
      }
    }
  }
}

/// The rows of a matrix that lies in memory as it is, or as the windows of neighbouring pixels of an image.
package struct MatrixRows {
  var start: UnsafePointer<Float>
  /// The distance in floats between neighbouring rows, which may overlap.
  let stride: Int
  var count: Int
  /// Each row is this many runs of floats.
  var runCount = 1
  let runLength: Int
  /// The distance in floats between neighbouring runs of a row.
  var runStride = 0
}

extension MatrixRows {
  /// Rows that lie one after the other.
  package init(_ start: UnsafePointer<Float>, count: Int, length: Int) {
    self.init(start: start, stride: length, count: count, runLength: length)
  }

  func dropFirst(_ count: Int) -> MatrixRows {
    var rows = self
    rows.start += count * stride
    rows.count -= count
    return rows
  }

  func prefix(_ maximum: Int) -> MatrixRows {
    var rows = self
    rows.count = min(count, maximum)
    return rows
  }
}

/// Numbers in memory, of single or half precision, that are read as single precision.
///
/// Half precision is widened a few numbers at a time, where they are used, so that a network's weights are
/// never in memory a second time.
package struct StoredFloats {
  private let start: UnsafeRawPointer
  let isHalf: Bool

  /// Numbers of single precision.
  package init(_ start: UnsafePointer<Float>) {
    self.start = UnsafeRawPointer(start)
    isHalf = false
  }

  /// The elements of a tensor in memory, which must outlive this.
  ///
  /// - Precondition: They are `float32` or `float16`.
  package init(_ tensor: Tensor) {
    precondition(
      tensor.elementType == .float32 || tensor.elementType == .float16, "\(tensor.elementType) is no float")
    start = UnsafeRawPointer(tensor.storage.start)
    isHalf = tensor.elementType == .float16
  }

  /// The numbers from the one at `index` on.
  package func dropFirst(_ index: Int) -> StoredFloats {
    StoredFloats(start: start + index * elementByteCount, isHalf: isHalf)
  }

  private init(start: UnsafeRawPointer, isHalf: Bool) {
    self.start = start
    self.isHalf = isHalf
  }

  private var elementByteCount: Int {
    isHalf ? MemoryLayout<UInt16>.size : MemoryLayout<Float>.size
  }

  /// Copies `count` numbers from the one at `index` on, as they are or widened.
  ///
  /// - Parameter destination: Room for floats; or for the bits of numbers of half precision, if these are.
  package func read<Number: BitwiseCopyable>(
    _ count: Int, from index: Int, into destination: UnsafeMutablePointer<Number>
  ) {
    let (source, target) = (start + index * elementByteCount, UnsafeMutableRawPointer(destination))
    if MemoryLayout<Number>.size == elementByteCount {
      target.copyMemory(from: source, byteCount: count * elementByteCount)
    } else {
      HalfPrecision.widen(from: source, count: count, into: target.assumingMemoryBound(to: Float.self))
    }
  }

  /// The number of elements at some places that are not zero.
  package func nonzeroCount(_ places: Range<Int>) -> Int {
    UnsafeRawBufferPointer(
      start: start + places.lowerBound * elementByteCount, count: places.count * elementByteCount
    ).nonzeroCount(ofFloats: elementByteCount)
  }
}

extension Tensor {
  /// About how many elements are not zero. Where they begin tells when hardly any is zero, since each place
  /// that is looked at may have to be read from a file; otherwise all are counted.
  ///
  /// - Precondition: They are `float32` or `float16`.
  package var estimatedNonzeroCount: Int {
    let count = shape.elementCount
    let sample = nonzeroCount(0..<min(count, Self.sampleLength))
    guard count > Self.sampleLength else { return sample }
    // No overflow: a tensor has at most 2³¹ elements.
    if 8 * sample >= 7 * Self.sampleLength { return sample * count / Self.sampleLength }
    return nonzeroCount(0..<count)
  }

  private func nonzeroCount(_ places: Range<Int>) -> Int {
    let size = elementType.byteCount
    return storage.withBytes(in: places.lowerBound * size..<places.upperBound * size) {
      $0.nonzeroCount(ofFloats: size)
    }
  }

  private static let sampleLength = 256
}
