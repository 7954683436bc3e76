import CMicroKernels
import CVectors

/// Writes the columns of a matrix as rows, for callers outside of the kernels; see ``transpose``.
@_cdecl("vitruvian_transpose_baseline")
func transposeMatrix(_ parameters: UnsafePointer<TranspositionParameters>) {
  parameters.pointee.run()
}

extension TranspositionParameters {
  @inline(__always)
  fileprivate func run() {
    guard columnCount >= 4 else {
      // One column after the other, since these are long beside the rows.
      for column in 0..<columnCount {
        for row in 0..<rowCount {
          destination[column * destinationStep + row] = source[row * sourceStep + column]
        }
      }
      return
    }
    transpose(
      source, stride: sourceStep, rowCount: rowCount, columnCount: columnCount, to: destination,
      stride: destinationStep)
  }
}

/// Writes the columns of a matrix as rows.
///
/// - Parameters:
///   - source: `rowCount` rows of `columnCount` floats, `sourceStride` floats apart.
///   - destination: `columnCount` rows of `rowCount` floats, `destinationStride` floats apart.
@inline(__always)
func transpose(
  _ source: UnsafePointer<Float>, stride sourceStride: Int, rowCount: Int, columnCount: Int,
  to destination: UnsafeMutablePointer<Float>, stride destinationStride: Int
) {
  guard rowCount >= 8, columnCount >= 4 else {
    for row in 0..<rowCount {
      for column in 0..<columnCount {
        destination[column * destinationStride + row] = source[row * sourceStride + column]
      }
    }
    return
  }
  #if VITRUVIAN_AVX512
    if rowCount >= 16, columnCount >= 16 {
      return transposeSquares(
        source, stride: sourceStride, rowCount: rowCount, columnCount: columnCount, to: destination,
        stride: destinationStride)
    }
  #endif
  for row in stride(from: 0, to: rowCount, by: 8) {
    // The last tile may overlap the one before: both write the same there.
    let row = min(row, rowCount - 8)
    for column in stride(from: 0, to: columnCount, by: 4) {
      let column = min(column, columnCount - 4)
      TransposedTile(source + row * sourceStride + column, sourceStride)
        .write(to: destination + column * destinationStride + row, destinationStride)
    }
  }
}

#if VITRUVIAN_AVX512
  /// Does what ``transpose`` does, sixteen rows and columns at a time: each row is read, and each column is
  /// written, by whole vectors.
  ///
  /// - Precondition: There are as many rows and columns.
  @inline(__always)
  private func transposeSquares(
    _ source: UnsafePointer<Float>, stride sourceStride: Int, rowCount: Int, columnCount: Int,
    to destination: UnsafeMutablePointer<Float>, stride destinationStride: Int
  ) {
    let width = FloatVector.scalarCount
    var row = 0
    while row < rowCount {
      // The last square may overlap the one before: both write the same there.
      let firstRow = lesser(row, rowCount - width)
      var column = 0
      while column < columnCount {
        let firstColumn = lesser(column, columnCount - width)
        TransposedSquare(source + (firstRow * sourceStride + firstColumn), sourceStride)
          .write(to: destination + (firstColumn * destinationStride + firstRow), destinationStride)
        column += width
      }
      row += width
    }
  }
#endif

/// Does what ``transpose`` does, by code that all its callers share.
@inline(never)
func transposeSlice(
  _ source: UnsafePointer<Float>, stride sourceStride: Int, rowCount: Int, columnCount: Int,
  to destination: UnsafeMutablePointer<Float>, stride destinationStride: Int
) {
  transpose(
    source, stride: sourceStride, rowCount: rowCount, columnCount: columnCount, to: destination,
    stride: destinationStride)
}

/// Writes the columns of a matrix as rows, to each number of which it adds a term.
///
/// - Parameters:
///   - source: `rowCount` rows of `columnCount` floats, `sourceStride` floats apart; `rowCount` is a multiple
///     of eight.
///   - terms: `columnCount` rows of `rowCount` floats, `destinationStride` floats apart; may be the
///     destination.
///   - bounds: What the sums are clamped to.
///   - destination: `columnCount` rows of `rowCount` floats, `destinationStride` floats apart.
@inline(__always)
func transpose(
  _ source: UnsafePointer<Float>, stride sourceStride: Int, rowCount: Int, columnCount: Int,
  adding terms: UnsafePointer<Float>, _ bounds: Bounds, to destination: UnsafeMutablePointer<Float>,
  stride destinationStride: Int
) {
  // Tiles must not overlap, which would add terms twice.
  let wholeCount = columnCount & ~3
  for column in stride(from: 0, to: wholeCount, by: 4) {
    for row in stride(from: 0, to: rowCount, by: 8) {
      let place = column * destinationStride + row
      let tile = TransposedTile(source + row * sourceStride + column, sourceStride)
      tile.adding(terms + place, destinationStride, bounds).write(to: destination + place, destinationStride)
    }
  }
  for column in wholeCount..<columnCount {
    for row in 0..<rowCount {
      let place = column * destinationStride + row
      destination[place] = bounds.clamp(source[row * sourceStride + column] + terms[place])
    }
  }
}

/// Four rows of eight floats, which were four columns.
private struct TransposedTile {
  private let rows: (Octet, Octet, Octet, Octet)

  private init(rows: (Octet, Octet, Octet, Octet)) { self.rows = rows }

  /// Transposes eight rows of four floats, four rows in each half of the vectors.
  @inline(__always)
  init(_ source: UnsafePointer<Float>, _ stride: Int) {
    let row0 = Octet(quads: source, 4 * stride).keptApart
    let row1 = Octet(quads: source + stride, 4 * stride).keptApart
    let row2 = Octet(quads: source + 2 * stride, 4 * stride).keptApart
    let row3 = Octet(quads: source + 3 * stride, 4 * stride).keptApart
    let (evenLow, evenHigh) = (row0.interleavedLow(row2).keptApart, row0.interleavedHigh(row2).keptApart)
    let (oddLow, oddHigh) = (row1.interleavedLow(row3).keptApart, row1.interleavedHigh(row3).keptApart)
    rows = (
      evenLow.interleavedLow(oddLow), evenLow.interleavedHigh(oddLow), evenHigh.interleavedLow(oddHigh),
      evenHigh.interleavedHigh(oddHigh)
    )
  }

  /// The sums with terms in rows that are `stride` floats apart.
  @inline(__always)
  func adding(_ terms: UnsafePointer<Float>, _ stride: Int, _ bounds: Bounds) -> TransposedTile {
    TransposedTile(
      rows: (
        bounds.clamp(rows.0 + Octet(loading: terms)), bounds.clamp(rows.1 + Octet(loading: terms + stride)),
        bounds.clamp(rows.2 + Octet(loading: terms + 2 * stride)),
        bounds.clamp(rows.3 + Octet(loading: terms + 3 * stride))
      ))
  }

  @inline(__always)
  func write(to destination: UnsafeMutablePointer<Float>, _ stride: Int) {
    rows.0.store(to: destination)
    rows.1.store(to: destination + stride)
    rows.2.store(to: destination + 2 * stride)
    rows.3.store(to: destination + 3 * stride)
  }
}

/// Two groups of four floats, which shuffles keep apart.
private typealias Octet = SIMD8<Float>

extension Octet {
  /// Four floats and those `distance` floats further on.
  @inline(__always)
  fileprivate init(quads source: UnsafePointer<Float>, _ distance: Int) {
    self.init(
      lowHalf: UnsafeRawPointer(source).loadUnaligned(as: SIMD4<Float>.self),
      highHalf: UnsafeRawPointer(source + distance).loadUnaligned(as: SIMD4<Float>.self))
  }

  /// The vector itself. The compiler would merge the shuffles before with those after it, into more and
  /// slower ones.
  @inline(__always)
  fileprivate var keptApart: Octet { vitruvian_keep8(self) }

  /// The first halves of the groups of two vectors, element by element.
  @inline(__always)
  fileprivate func interleavedLow(_ other: Octet) -> Octet {
    Octet(self[0], other[0], self[1], other[1], self[4], other[4], self[5], other[5])
  }

  /// The second halves of the groups of two vectors, element by element.
  @inline(__always)
  fileprivate func interleavedHigh(_ other: Octet) -> Octet {
    Octet(self[2], other[2], self[3], other[3], self[6], other[6], self[7], other[7])
  }
}

#if VITRUVIAN_AVX512
  /// Sixteen rows of sixteen floats, of which each group of four rows has been transposed in the groups of
  /// four floats of its vectors.
  private struct TransposedSquare {
    private let groups: (FourVectors, FourVectors, FourVectors, FourVectors)

    @inline(__always)
    init(_ source: UnsafePointer<Float>, _ stride: Int) {
      groups = (
        FourVectors(loading: source, stride).transposedInQuads,
        FourVectors(loading: source + 4 * stride, stride).transposedInQuads,
        FourVectors(loading: source + 8 * stride, stride).transposedInQuads,
        FourVectors(loading: source + 12 * stride, stride).transposedInQuads
      )
    }

    /// Writes the sixteen columns, which are `stride` floats apart.
    @inline(__always)
    func write(to destination: UnsafeMutablePointer<Float>, _ stride: Int) {
      let (first, second, third, fourth) = groups
      FourVectors(first.first, second.first, third.first, fourth.first).transposedQuads
        .store(to: destination, 4 * stride)
      FourVectors(first.second, second.second, third.second, fourth.second).transposedQuads
        .store(to: destination + stride, 4 * stride)
      FourVectors(first.third, second.third, third.third, fourth.third).transposedQuads
        .store(to: destination + 2 * stride, 4 * stride)
      FourVectors(first.fourth, second.fourth, third.fourth, fourth.fourth).transposedQuads
        .store(to: destination + 3 * stride, 4 * stride)
    }
  }

  /// Four vectors of four groups of four floats, the quads. What becomes of them is kept between two steps,
  /// or the compiler would merge these into more and slower shuffles.
  private struct FourVectors {
    let first, second, third, fourth: FloatVector

    @inline(__always)
    init(_ first: FloatVector, _ second: FloatVector, _ third: FloatVector, _ fourth: FloatVector) {
      self.first = first
      self.second = second
      self.third = third
      self.fourth = fourth
    }

    @inline(__always)
    init(loading source: UnsafePointer<Float>, _ stride: Int) {
      self.init(
        FloatVector(loading: source), FloatVector(loading: source + stride),
        FloatVector(loading: source + 2 * stride), FloatVector(loading: source + 3 * stride))
    }

    /// The floats that stand at the same place of a quad side by side.
    @inline(__always)
    var transposedInQuads: FourVectors {
      let (evenLow, evenHigh) = (first.interleavedLow(third).kept, first.interleavedHigh(third).kept)
      let (oddLow, oddHigh) = (second.interleavedLow(fourth).kept, second.interleavedHigh(fourth).kept)
      return FourVectors(
        evenLow.interleavedLow(oddLow).kept, evenLow.interleavedHigh(oddLow).kept,
        evenHigh.interleavedLow(oddHigh).kept, evenHigh.interleavedHigh(oddHigh).kept)
    }

    /// The quads that stand at the same place of a vector side by side.
    @inline(__always)
    var transposedQuads: FourVectors {
      let (upperEven, upperOdd) = (first.evenQuads(second).kept, first.oddQuads(second).kept)
      let (lowerEven, lowerOdd) = (third.evenQuads(fourth).kept, third.oddQuads(fourth).kept)
      return FourVectors(
        upperEven.evenQuads(lowerEven), upperOdd.evenQuads(lowerOdd), upperEven.oddQuads(lowerEven),
        upperOdd.oddQuads(lowerOdd))
    }

    @inline(__always)
    func store(to destination: UnsafeMutablePointer<Float>, _ stride: Int) {
      first.store(to: destination)
      second.store(to: destination + stride)
      third.store(to: destination + 2 * stride)
      fourth.store(to: destination + 3 * stride)
    }
  }

  extension FloatVector {
    /// The first halves of the quads of two vectors, element by element.
    @inline(__always)
    fileprivate func interleavedLow(_ other: FloatVector) -> FloatVector {
      FloatVector(
        lowHalf: lowHalf.interleavedLow(other.lowHalf), highHalf: highHalf.interleavedLow(other.highHalf))
    }

    /// The second halves of the quads of two vectors, element by element.
    @inline(__always)
    fileprivate func interleavedHigh(_ other: FloatVector) -> FloatVector {
      FloatVector(
        lowHalf: lowHalf.interleavedHigh(other.lowHalf), highHalf: highHalf.interleavedHigh(other.highHalf))
    }

    /// The first and the third quad of two vectors.
    @inline(__always)
    fileprivate func evenQuads(_ other: FloatVector) -> FloatVector {
      FloatVector(
        lowHalf: Octet(lowHalf: lowHalf.lowHalf, highHalf: highHalf.lowHalf),
        highHalf: Octet(lowHalf: other.lowHalf.lowHalf, highHalf: other.highHalf.lowHalf))
    }

    /// The second and the fourth quad of two vectors.
    @inline(__always)
    fileprivate func oddQuads(_ other: FloatVector) -> FloatVector {
      FloatVector(
        lowHalf: Octet(lowHalf: lowHalf.highHalf, highHalf: highHalf.highHalf),
        highHalf: Octet(lowHalf: other.lowHalf.highHalf, highHalf: other.highHalf.highHalf))
    }
  }
#endif
