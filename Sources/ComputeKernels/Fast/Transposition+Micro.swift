import CMicroKernels

/// Matrices whose columns are copied one after the other, those of one matrix after those of the one before.
package struct Transposition: Sendable, Hashable {
  /// Where the matrices start.
  private let matrices: StridedWalk
  private let rowCount: Int
  /// The distance between the starts of neighbouring rows, in elements.
  private let rowStep: Int
  private let columnCount: Int

  init(matrices: StridedWalk, rowCount: Int, rowStep: Int, columnCount: Int) {
    self.matrices = matrices
    self.rowCount = rowCount
    self.rowStep = rowStep
    self.columnCount = columnCount
  }

  /// The rows or columns that matrices are cut into: as many as fill a cache line with numbers.
  static let stripWidth = 16

  /// Whether strips are rows: where these are more, unless many columns go to places that are a multiple of
  /// 256 numbers apart, which few lines of the first-level cache share, or of 512, which fewer do.
  private var hasStripsOfRows: Bool {
    let stripsInCache = rowCount % 512 == 0 ? 1 : rowCount % 256 == 0 ? 4 : Int.max / Self.stripWidth
    return columnCount <= min(rowCount, stripsInCache * Self.stripWidth)
  }
  private var stripsPerMatrix: Int {
    ((hasStripsOfRows ? rowCount : columnCount) + Self.stripWidth - 1) / Self.stripWidth
  }

  /// The number of strips of all matrices.
  package var stripCount: Int { matrices.count * stripsPerMatrix }

  /// The number of elements of a strip.
  package var stripElementCount: Int { (hasStripsOfRows ? columnCount : rowCount) * Self.stripWidth }

  /// Calls `body` with the parts of matrices that some strips make.
  fileprivate func forEachPart(of strips: Range<Int>, _ body: (_ part: TransposedPart) -> Void) {
    guard !strips.isEmpty else { return }
    let numbers = strips.lowerBound / stripsPerMatrix..<(strips.upperBound - 1) / stripsPerMatrix + 1
    matrices.forEachOffset(in: numbers) { matrix, offset in
      let lines = strips.clamped(to: matrix * stripsPerMatrix..<(matrix + 1) * stripsPerMatrix)
      let first = (lines.lowerBound - matrix * stripsPerMatrix) * Self.stripWidth
      let end = (lines.upperBound - matrix * stripsPerMatrix) * Self.stripWidth
      let rows = hasStripsOfRows ? first..<min(end, rowCount) : 0..<rowCount
      let columns = hasStripsOfRows ? 0..<columnCount : first..<min(end, columnCount)
      body(
        TransposedPart(
          source: offset + rows.lowerBound * rowStep + columns.lowerBound, rowStep: rowStep,
          rowCount: rows.count, columnCount: columns.count,
          target: matrix * rowCount * columnCount + columns.lowerBound * rowCount + rows.lowerBound,
          columnStep: rowCount))
    }
  }
}

/// A part of a matrix, and where its columns go. Places and steps are in elements.
private struct TransposedPart {
  let source: Int
  let rowStep: Int
  let rowCount: Int
  let columnCount: Int
  let target: Int
  let columnStep: Int

  @inline(__always)
  func copy<Element: BitwiseCopyable>(
    _ input: UnsafePointer<Element>, _ output: UnsafeMutablePointer<Element>
  ) {
    let (input, output) = (input + source, output + target)
    if rowCount < Transposition.stripWidth {
      for row in 0..<rowCount {
        for column in 0..<columnCount { output[column * columnStep + row] = input[row * rowStep + column] }
      }
      return
    }
    // Some rows at a time, so that what is read for one column is still near for the next.
    for first in stride(from: 0, to: rowCount, by: Transposition.stripWidth) {
      let rows = first..<min(first + Transposition.stripWidth, rowCount)
      for column in 0..<columnCount {
        for row in rows { output[column * columnStep + row] = input[row * rowStep + column] }
      }
    }
  }
}

extension TransposedPart {
  /// Copies bytes, sixteen rows and columns at a time.
  func copyBytes(_ input: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>) {
    let width = SIMD16<UInt8>.scalarCount
    guard rowCount >= width, columnCount >= width else { return copy(input, output) }
    withUnsafeTemporaryAllocation(of: SIMD16<UInt8>.self, capacity: 2 * width) { tile in
      guard let tile = tile.baseAddress else { return }
      for row in stride(from: 0, to: rowCount, by: width) {
        // The last tiles may overlap those before: both write the same there.
        let row = min(row, rowCount - width)
        for column in stride(from: 0, to: columnCount, by: width) {
          let column = min(column, columnCount - width)
          transposeTile(
            input + (source + row * rowStep + column), output + (target + column * columnStep + row), tile)
        }
      }
    }
  }

  /// Transposes sixteen rows of as many bytes: interleaving the first half of the rows with the second one
  /// four times does.
  ///
  /// - Parameter tile: Room for the rows, twice.
  @inline(__always)
  private func transposeTile(
    _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>,
    _ tile: UnsafeMutablePointer<SIMD16<UInt8>>
  ) {
    let width = SIMD16<UInt8>.scalarCount
    for row in 0..<width {
      tile[row] = UnsafeRawPointer(source + row * rowStep).loadUnaligned(as: SIMD16<UInt8>.self)
    }
    var (from, to) = (tile, tile + width)
    for _ in 0..<4 {
      for row in 0..<width / 2 {
        let (first, second) = (from[row], from[row + width / 2])
        to[2 * row].evenHalf = first.lowHalf
        to[2 * row].oddHalf = second.lowHalf
        to[2 * row + 1].evenHalf = first.highHalf
        to[2 * row + 1].oddHalf = second.highHalf
      }
      swap(&from, &to)
    }
    for column in 0..<width {
      UnsafeMutableRawPointer(target + column * columnStep)
        .storeBytes(of: from[column], as: SIMD16<UInt8>.self)
    }
  }
}

extension FastKernels {
  /// Copies columns of matrices one after the other.
  ///
  /// - Parameters:
  ///   - start: The first element of the first matrix.
  ///   - strips: The strips to copy; they go to their own places in the output.
  package static func transpose(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, elementByteCount: Int, start: Int,
    transposition: Transposition, strips: Range<Int>, instructionSet: InstructionSet
  ) {
    func copy<Element: BitwiseCopyable>(as _: Element.Type) {
      let source = input.assumingMemoryBound(to: Element.self) + start
      let target = output.assumingMemoryBound(to: Element.self)
      transposition.forEachPart(of: strips) { $0.copy(source, target) }
    }
    switch elementByteCount {
    case 1:
      let source = input.assumingMemoryBound(to: UInt8.self) + start
      let target = output.assumingMemoryBound(to: UInt8.self)
      transposition.forEachPart(of: strips) { $0.copyBytes(source, target) }
    case 2: copy(as: UInt16.self)
    case 4:
      // Numbers, or anything of their size.
      let source = input.assumingMemoryBound(to: Float.self) + start
      let target = output.assumingMemoryBound(to: Float.self)
      let kernel = instructionSet.kernels.transposeMatrix
      transposition.forEachPart(of: strips) { part in
        var parameters = TranspositionParameters(
          source: source + part.source, sourceStep: part.rowStep, rowCount: part.rowCount,
          columnCount: part.columnCount, destination: target + part.target, destinationStep: part.columnStep)
        kernel(&parameters)
      }
    default: copy(as: UInt64.self)
    }
  }
}
