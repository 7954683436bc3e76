import CAtomics
import CX86Kernels

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
      transposeTile(
        source + row * sourceStride + column, sourceStride,
        to: destination + column * destinationStride + row, destinationStride)
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

/// Transposes eight rows of four floats, four rows in each half of the vectors.
@inline(__always)
private func transposeTile(
  _ source: UnsafePointer<Float>, _ sourceStride: Int, to destination: UnsafeMutablePointer<Float>,
  _ destinationStride: Int
) {
  let row0 = Octet(quads: source, 4 * sourceStride).keptApart
  let row1 = Octet(quads: source + sourceStride, 4 * sourceStride).keptApart
  let row2 = Octet(quads: source + 2 * sourceStride, 4 * sourceStride).keptApart
  let row3 = Octet(quads: source + 3 * sourceStride, 4 * sourceStride).keptApart
  let (evenLow, evenHigh) = (row0.interleavedLow(row2).keptApart, row0.interleavedHigh(row2).keptApart)
  let (oddLow, oddHigh) = (row1.interleavedLow(row3).keptApart, row1.interleavedHigh(row3).keptApart)
  evenLow.interleavedLow(oddLow).write(to: destination)
  evenLow.interleavedHigh(oddLow).write(to: destination + destinationStride)
  evenHigh.interleavedLow(oddHigh).write(to: destination + 2 * destinationStride)
  evenHigh.interleavedHigh(oddHigh).write(to: destination + 3 * destinationStride)
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

  @inline(__always)
  fileprivate func write(to destination: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(destination).storeBytes(of: self, as: Octet.self)
  }

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
