import CMicroKernels
import CVectors

/// Matrices whose columns are copied to rows of numbers that lie side by side.
package struct Transposition: Sendable, Hashable {
  /// Where the matrices start.
  private let matrices: StridedWalk
  /// Where the first columns of the matrices go.
  private let targets: StridedWalk
  private let rowCount: Int
  /// The distance between the starts of neighbouring rows, in elements.
  private let rowStep: Int
  private let columnCount: Int
  /// The distance between the places where neighbouring columns go, in elements.
  private let columnStep: Int

  /// - Precondition: `matrices` and `targets` have as many positions.
  init(
    matrices: StridedWalk, targets: StridedWalk, rowCount: Int, rowStep: Int, columnCount: Int,
    columnStep: Int
  ) {
    self.matrices = matrices
    self.targets = targets
    self.rowCount = rowCount
    self.rowStep = rowStep
    self.columnCount = columnCount
    self.columnStep = columnStep
  }

  /// The rows or columns that matrices are read or written in: as many as fill a cache line with numbers.
  static let lineWidth = 16

  /// The rows or columns of a strip: more where these are short.
  private var stripWidth: Int {
    Self.lineWidth * max(Self.wideStripLength / max(min(rowCount, columnCount), 1), 1)
  }

  /// The shortest rows or columns of which a strip has no more than a line is wide.
  private static let wideStripLength = 64

  /// Whether strips are rows: where these are more, unless many columns go to places that are a multiple of
  /// 256 numbers apart, which few lines of the first-level cache share, or of 512, which fewer do.
  private var hasStripsOfRows: Bool {
    let stripsInCache = rowCount % 512 == 0 ? 1 : rowCount % 256 == 0 ? 4 : Int.max / Self.lineWidth
    return columnCount <= min(rowCount, stripsInCache * Self.lineWidth)
  }
  private var stripsPerMatrix: Int {
    ((hasStripsOfRows ? rowCount : columnCount) + stripWidth - 1) / stripWidth
  }

  /// The number of strips of all matrices.
  package var stripCount: Int { matrices.count * stripsPerMatrix }

  /// The number of elements of a strip.
  package var stripElementCount: Int { (hasStripsOfRows ? columnCount : rowCount) * stripWidth }

  /// Calls `body` with the parts of matrices that some strips make.
  fileprivate func forEachPart(of strips: Range<Int>, _ body: (_ part: TransposedPart) -> Void) {
    guard !strips.isEmpty else { return }
    let numbers = strips.lowerBound / stripsPerMatrix..<(strips.upperBound - 1) / stripsPerMatrix + 1
    matrices.forEachOffset(in: numbers) { matrix, offset in
      let lines = strips.clamped(to: matrix * stripsPerMatrix..<(matrix + 1) * stripsPerMatrix)
      let first = (lines.lowerBound - matrix * stripsPerMatrix) * stripWidth
      let end = (lines.upperBound - matrix * stripsPerMatrix) * stripWidth
      let rows = hasStripsOfRows ? first..<min(end, rowCount) : 0..<rowCount
      let columns = hasStripsOfRows ? 0..<columnCount : first..<min(end, columnCount)
      body(
        TransposedPart(
          source: offset + rows.lowerBound * rowStep + columns.lowerBound, rowStep: rowStep,
          rowCount: rows.count, columnCount: columns.count,
          target: targets.offset(of: matrix) + columns.lowerBound * columnStep + rows.lowerBound,
          columnStep: columnStep))
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
    if rowCount < Transposition.lineWidth {
      for row in 0..<rowCount {
        for column in 0..<columnCount { output[column * columnStep + row] = input[row * rowStep + column] }
      }
      return
    }
    // Some rows at a time, so that what is read for one column is still near for the next.
    for first in stride(from: 0, to: rowCount, by: Transposition.lineWidth) {
      let rows = first..<min(first + Transposition.lineWidth, rowCount)
      for column in 0..<columnCount {
        for row in rows { output[column * columnStep + row] = input[row * rowStep + column] }
      }
    }
  }
}

extension TransposedPart {
  /// Copies bytes, sixteen rows or columns at a time, or both where there are as many.
  func copyBytes(_ input: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>) {
    let width = SIMD16<UInt8>.scalarCount
    let (source, target) = (input + source, output + target)
    // What is left may overlap what was copied before: the same is written there.
    switch (rowCount, columnCount) {
    case (width..., width...):
      withUnsafeTemporaryAllocation(of: ByteQuad.self, capacity: 4) { quads in
        guard let quads = quads.baseAddress else { return }
        for row in stride(from: 0, to: rowCount, by: width) {
          let row = min(row, rowCount - width)
          for column in stride(from: 0, to: columnCount, by: width) {
            let column = min(column, columnCount - width)
            transposeTile(
              source + (row * rowStep + column), target + (column * columnStep + row), quads)
          }
        }
      }
    case (2...4, width...) where columnStep == rowCount:
      for column in stride(from: 0, to: columnCount, by: width) {
        let column = min(column, columnCount - width)
        mergeRows(source + column, target + column * columnStep)
      }
    case (width..., 2...4):
      for row in stride(from: 0, to: rowCount, by: width) {
        let row = min(row, rowCount - width)
        splitColumns(source + row * rowStep, target + row)
      }
    default: copy(input, output)
    }
  }

  /// Copies numbers of two bytes, eight rows and columns at a time where there are as many.
  func copyPairs(_ input: UnsafePointer<UInt16>, _ output: UnsafeMutablePointer<UInt16>) {
    let width = BytePairs.scalarCount
    guard rowCount >= width, columnCount >= width else { return copy(input, output) }
    // The last rows and columns may overlap those before: both write the same there.
    for row in stride(from: 0, to: rowCount, by: width) {
      let row = min(row, rowCount - width)
      for column in stride(from: 0, to: columnCount, by: width) {
        let column = min(column, columnCount - width)
        transposeTile(
          input + (source + row * rowStep + column), output + (target + column * columnStep + row))
      }
    }
  }

  /// Transposes eight rows of as many numbers of two bytes.
  @inline(__always)
  private func transposeTile(_ source: UnsafePointer<UInt16>, _ target: UnsafeMutablePointer<UInt16>) {
    typealias Rows = (BytePairs, BytePairs, BytePairs, BytePairs)
    @inline(__always)
    func row(_ index: Int) -> BytePairs {
      UnsafeRawPointer(source + index * rowStep).loadUnaligned(as: BytePairs.self)
    }
    // The numbers of both halves in turns: each time halves the rows and doubles the columns.
    @inline(__always)
    func interleaved(_ first: Rows, _ second: Rows) -> (Rows, Rows) {
      let (a, b) = (first.0.interleaved(with: second.0), first.1.interleaved(with: second.1))
      let (c, d) = (first.2.interleaved(with: second.2), first.3.interleaved(with: second.3))
      return ((a.low, a.high, b.low, b.high), (c.low, c.high, d.low, d.high))
    }
    var halves = ((row(0), row(1), row(2), row(3)), (row(4), row(5), row(6), row(7)))
    for _ in 0..<3 { halves = interleaved(halves.0, halves.1) }
    @inline(__always)
    func store(_ column: BytePairs, _ index: Int) {
      UnsafeMutableRawPointer(target + index * columnStep).storeBytes(of: column, as: BytePairs.self)
    }
    store(halves.0.0, 0)
    store(halves.0.1, 1)
    store(halves.0.2, 2)
    store(halves.0.3, 3)
    store(halves.1.0, 4)
    store(halves.1.1, 5)
    store(halves.1.2, 6)
    store(halves.1.3, 7)
  }

  /// Transposes sixteen rows of as many bytes, four rows and then four columns at a time.
  ///
  /// - Parameter quads: Room for four rows each.
  @inline(__always)
  private func transposeTile(
    _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>,
    _ quads: UnsafeMutablePointer<ByteQuad>
  ) {
    for index in 0..<4 {
      quads[index] = ByteQuad(loading: source + 4 * index * rowStep, step: rowStep).interleaved.interleaved
    }
    // The four rows of each column lie side by side now.
    let vectors = UnsafeMutableRawPointer(quads).assumingMemoryBound(to: SIMD16<UInt8>.self)
    for index in 0..<4 {
      let columns = ByteQuad(
        vectors[index], vectors[index + 4], vectors[index + 8], vectors[index + 12])
      columns.transposedWords.store(to: target + 4 * index * columnStep, step: columnStep)
    }
  }

  /// Writes sixteen columns of two to four bytes one behind the other.
  ///
  /// - Precondition: There are as many rows as bytes, and columns lie side by side in the output.
  @inline(__always)
  private func mergeRows(_ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>) {
    let first = source.vector
    let second = (source + rowStep).vector
    if rowCount == 2 {
      let (low, high) = first.interleaved(with: second)
      target.store(low)
      (target + SIMD16<UInt8>.scalarCount).store(high)
      return
    }
    let third = (source + 2 * rowStep).vector
    let fourth = rowCount == 4 ? (source + 3 * rowStep).vector : third
    let columns = ByteQuad(first, second, third, fourth).interleaved.interleaved
    if rowCount == 4 { return columns.store(to: target, step: SIMD16<UInt8>.scalarCount) }
    // Each column overwrites the byte that the one before it has too many; the last one has none.
    let last = SIMD16<UInt8>.scalarCount - 1
    let words = unsafeBitCast(columns, to: WordQuad.self)
    for index in 0..<last {
      UnsafeMutableRawPointer(target + 3 * index).storeBytes(of: words[index], as: UInt32.self)
    }
    for byte in 0..<3 {
      target[3 * last + byte] = UInt8(truncatingIfNeeded: words[last] &>> UInt32(8 * byte))
    }
  }

  /// Writes the bytes of each of two to four columns of sixteen rows side by side.
  @inline(__always)
  private func splitColumns(_ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>) {
    var words = WordQuad()
    let last = SIMD16<UInt8>.scalarCount - 1
    // Four bytes of each row, of which some may be of the next one; there is none behind the last.
    for row in 0..<last {
      words[row] = UnsafeRawPointer(source + row * rowStep).loadUnaligned(as: UInt32.self)
    }
    for column in 0..<columnCount {
      words[last] |= UInt32(source[last * rowStep + column]) &<< UInt32(8 * column)
    }
    let rows = unsafeBitCast(words, to: ByteQuad.self)
    let columns = rows.interleaved.interleaved.interleaved.interleaved
    target.store(columns.first)
    (target + columnStep).store(columns.second)
    if columnCount > 2 { (target + 2 * columnStep).store(columns.third) }
    if columnCount > 3 { (target + 3 * columnStep).store(columns.fourth) }
  }
}

/// Eight numbers of two bytes.
private typealias BytePairs = SIMD8<UInt16>

/// As many words of four bytes as a ``ByteQuad`` has.
private typealias WordQuad = SIMD16<UInt32>

/// Four vectors of sixteen bytes, one behind the other.
private struct ByteQuad: BitwiseCopyable {
  let first, second, third, fourth: SIMD16<UInt8>

  @inline(__always)
  init(_ first: SIMD16<UInt8>, _ second: SIMD16<UInt8>, _ third: SIMD16<UInt8>, _ fourth: SIMD16<UInt8>) {
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
  }

  @inline(__always)
  init(loading source: UnsafePointer<UInt8>, step: Int) {
    self.init(
      source.vector, (source + step).vector, (source + 2 * step).vector, (source + 3 * step).vector)
  }

  @inline(__always)
  func store(to target: UnsafeMutablePointer<UInt8>, step: Int) {
    target.store(first)
    (target + step).store(second)
    (target + 2 * step).store(third)
    (target + 3 * step).store(fourth)
  }

  /// The bytes of the first half and those of the second one in turns. Where bytes are a matrix with as many
  /// rows as a power of two, each time halves the rows and doubles the columns of what is transposed.
  var interleaved: ByteQuad {
    @inline(__always) get {
      let (even, odd) = (first.interleaved(with: third), second.interleaved(with: fourth))
      return ByteQuad(even.low, even.high, odd.low, odd.high)
    }
  }

  /// The columns of the matrix whose rows the four words of each vector are.
  var transposedWords: ByteQuad {
    @inline(__always) get {
      let even = first.wordsInterleaved(with: third)
      let odd = second.wordsInterleaved(with: fourth)
      let low = even.low.wordsInterleaved(with: odd.low)
      let high = even.high.wordsInterleaved(with: odd.high)
      return ByteQuad(low.low, low.high, high.low, high.high)
    }
  }
}

extension SIMD16<UInt8> {
  /// The bytes of two vectors in turns. Kept, or the compiler would merge those of several into more and
  /// slower steps.
  @inline(__always)
  fileprivate func interleaved(with other: Self) -> (low: Self, high: Self) {
    var (low, high) = (Self(), Self())
    (low.evenHalf, low.oddHalf) = (lowHalf, other.lowHalf)
    (high.evenHalf, high.oddHalf) = (highHalf, other.highHalf)
    return (vitruvian_keep_byte16(low), vitruvian_keep_byte16(high))
  }

  /// The words of four bytes of two vectors in turns.
  @inline(__always)
  fileprivate func wordsInterleaved(with other: Self) -> (low: Self, high: Self) {
    let (words, others) = (
      unsafeBitCast(self, to: SIMD4<UInt32>.self), unsafeBitCast(other, to: SIMD4<UInt32>.self)
    )
    let low = SIMD4(words[0], others[0], words[1], others[1])
    let high = SIMD4(words[2], others[2], words[3], others[3])
    return (
      vitruvian_keep_byte16(unsafeBitCast(low, to: Self.self)),
      vitruvian_keep_byte16(unsafeBitCast(high, to: Self.self))
    )
  }
}

extension BytePairs {
  /// The numbers of two vectors in turns.
  @inline(__always)
  fileprivate func interleaved(with other: Self) -> (low: Self, high: Self) {
    var (low, high) = (Self(), Self())
    (low.evenHalf, low.oddHalf) = (lowHalf, other.lowHalf)
    (high.evenHalf, high.oddHalf) = (highHalf, other.highHalf)
    return (low.kept, high.kept)
  }

  /// The vector itself: the compiler would merge several interleavings into more and slower steps.
  private var kept: Self {
    @inline(__always) get {
      unsafeBitCast(vitruvian_keep_byte16(unsafeBitCast(self, to: SIMD16<UInt8>.self)), to: Self.self)
    }
  }
}

extension UnsafePointer<UInt8> {
  /// Sixteen bytes.
  fileprivate var vector: SIMD16<UInt8> {
    @inline(__always) get { UnsafeRawPointer(self).loadUnaligned(as: SIMD16<UInt8>.self) }
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Writes sixteen bytes.
  @inline(__always)
  fileprivate func store(_ bytes: SIMD16<UInt8>) {
    UnsafeMutableRawPointer(self).storeBytes(of: bytes, as: SIMD16<UInt8>.self)
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
    case 2:
      let source = input.assumingMemoryBound(to: UInt16.self) + start
      let target = output.assumingMemoryBound(to: UInt16.self)
      transposition.forEachPart(of: strips) { $0.copyPairs(source, target) }
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
