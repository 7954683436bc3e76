/// Writes the columns of a matrix as rows.
///
/// - Parameters:
///   - source: `rowCount` rows of `columnCount` floats, `sourceStride` floats apart.
///   - destination: `columnCount` rows of `rowCount` floats, `destinationStride` floats apart.
@inline(__always)
func microTranspose(
  _ source: UnsafePointer<Float>, stride sourceStride: Int, rowCount: Int, columnCount: Int,
  to destination: UnsafeMutablePointer<Float>, stride destinationStride: Int
) {
  let tiledRowCount = rowCount & ~3
  let tiledColumnCount = columnCount & ~3
  for column in stride(from: 0, to: tiledColumnCount, by: 4) {
    for row in stride(from: 0, to: tiledRowCount, by: 4) {
      microTransposeTile(
        source + row * sourceStride + column, sourceStride,
        to: destination + column * destinationStride + row, destinationStride)
    }
  }
  for row in 0..<rowCount {
    // Below the tiles the whole row is left, beside them its end.
    for column in (row < tiledRowCount ? tiledColumnCount : 0)..<columnCount {
      destination[column * destinationStride + row] = source[row * sourceStride + column]
    }
  }
}

/// Transposes four rows of four floats.
@inline(__always)
private func microTransposeTile(
  _ source: UnsafePointer<Float>, _ sourceStride: Int, to destination: UnsafeMutablePointer<Float>,
  _ destinationStride: Int
) {
  let (row0, row1) = (MicroQuad(loading: source), MicroQuad(loading: source + sourceStride))
  let row2 = MicroQuad(loading: source + 2 * sourceStride)
  let row3 = MicroQuad(loading: source + 3 * sourceStride)
  let (evenLow, evenHigh) = (row0.interleavedLow(row2), row0.interleavedHigh(row2))
  let (oddLow, oddHigh) = (row1.interleavedLow(row3), row1.interleavedHigh(row3))
  evenLow.interleavedLow(oddLow).store(to: destination)
  evenLow.interleavedHigh(oddLow).store(to: destination + destinationStride)
  evenHigh.interleavedLow(oddHigh).store(to: destination + 2 * destinationStride)
  evenHigh.interleavedHigh(oddHigh).store(to: destination + 3 * destinationStride)
}

/// The floats of the narrowest register.
private typealias MicroQuad = SIMD4<Float>

extension MicroQuad {
  @inline(__always)
  fileprivate init(loading source: UnsafePointer<Float>) {
    self = UnsafeRawPointer(source).loadUnaligned(as: MicroQuad.self)
  }

  @inline(__always)
  fileprivate func store(to destination: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(destination).storeBytes(of: self, as: MicroQuad.self)
  }

  /// The first halves of two vectors, element by element.
  @inline(__always)
  fileprivate func interleavedLow(_ other: MicroQuad) -> MicroQuad {
    MicroQuad(self[0], other[0], self[1], other[1])
  }

  /// The second halves of two vectors, element by element.
  @inline(__always)
  fileprivate func interleavedHigh(_ other: MicroQuad) -> MicroQuad {
    MicroQuad(self[2], other[2], self[3], other[3])
  }
}
