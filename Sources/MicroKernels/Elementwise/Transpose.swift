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
