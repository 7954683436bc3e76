import CMicroKernels

/// Transforms a row of overlapping tiles of 4×4 pixels for products in the place of a 3×3 convolution.
///
/// Of each tile `d`, channel by channel, the 16 elements of `Bᵀ · d · B`, where the rows of `Bᵀ` are
/// `(1, 0, -1, 0)`, `(0, 1, 1, 0)`, `(0, -1, 1, 0)` and `(0, 1, 0, -1)`.
///
/// - Source: Lavin and Gray, "Fast Algorithms for Convolutional Neural Networks", F(2×2, 3×3).
/// - Precondition: There are at least as many channels as a vector has floats.
@_cdecl("vitruvian_transform_input_tiles_baseline")
func transformInputTiles(_ parameters: UnsafePointer<InputTilesParameters>) {
  parameters.pointee.run()
}

extension InputTilesParameters {
  @inline(__always)
  fileprivate func run() {
    for tile in 0..<tileCount {
      let (source, target) = (pixels + 2 * tile * channelCount, elements + tile * channelCount)
      var channel = 0
      while channel < channelCount {
        // The last vector may overlap the one before: both compute the same there.
        let first = min(channel, channelCount - FloatVector.scalarCount)
        let rows = TileRows(start: source + first, rowStep: rowStep, columnStep: channelCount)
        rows.difference(0, 2).transform(to: target + first, elementStep: elementStep)
        rows.sum(1, 2).transform(to: target + (first + 4 * elementStep), elementStep: elementStep)
        rows.difference(2, 1).transform(to: target + (first + 8 * elementStep), elementStep: elementStep)
        rows.difference(1, 3).transform(to: target + (first + 12 * elementStep), elementStep: elementStep)
        channel += FloatVector.scalarCount
      }
    }
  }
}

/// Four rows of four pixels, a vector of channels of each.
private struct TileRows {
  let start: UnsafePointer<Float>
  let rowStep: Int
  let columnStep: Int

  @inline(__always)
  func sum(_ upper: Int, _ lower: Int) -> TileRow {
    row { pixel(upper, $0) + pixel(lower, $0) }
  }

  @inline(__always)
  func difference(_ upper: Int, _ lower: Int) -> TileRow {
    row { pixel(upper, $0) - pixel(lower, $0) }
  }

  @inline(__always)
  private func row(_ pixel: (_ column: Int) -> FloatVector) -> TileRow {
    TileRow(pixels: (pixel(0), pixel(1), pixel(2), pixel(3)))
  }

  @inline(__always)
  private func pixel(_ row: Int, _ column: Int) -> FloatVector {
    FloatVector(loading: start + (row * rowStep + column * columnStep))
  }
}

/// A row of a tile whose columns are not transformed yet.
private struct TileRow {
  let pixels: (FloatVector, FloatVector, FloatVector, FloatVector)

  /// Writes the four elements of the row.
  @inline(__always)
  func transform(to elements: UnsafeMutablePointer<Float>, elementStep: Int) {
    (pixels.0 - pixels.2).store(to: elements)
    (pixels.1 + pixels.2).store(to: elements + elementStep)
    (pixels.2 - pixels.1).store(to: elements + 2 * elementStep)
    (pixels.1 - pixels.3).store(to: elements + 3 * elementStep)
  }
}

/// Turns products of transformed tiles and filters into tiles of 2×2 outputs, and applies the epilogue.
///
/// Of each tile `m`, channel by channel, `Aᵀ · m · A`, where the rows of `Aᵀ` are `(1, 1, 1, 0)` and
/// `(0, 1, -1, -1)`.
///
/// - Source: As ``transformInputTiles``.
/// - Precondition: There are at least as many channels as a vector has floats.
@_cdecl("vitruvian_transform_output_tiles_baseline")
func transformOutputTiles(_ parameters: UnsafePointer<OutputTilesParameters>) {
  parameters.pointee.run()
}

extension OutputTilesParameters {
  @inline(__always)
  fileprivate func run() {
    let tiles = OutputTiles(
      elements: elements, elementStep: elementStep, channelCount: channelCount, rowCount: rowCount,
      columnCount: columnCount, output: output, rowStep: rowStep, columnStep: columnStep)
    let bounds = Bounds(lower: lower, upper: upper)
    if slope == nil && addend == nil {
      tiles.transform(Clamping(bounds: bounds))
    } else {
      var noAddend = FloatVector(repeating: -0.0)
      var noSlope = FloatVector(repeating: 1)
      tiles.transform(
        AddingAndRectifying(
          addend: Operand(addend, orRepeating: &noAddend),
          slope: Operand(slope, orRepeating: &noSlope), bounds: bounds))
    }
  }
}

/// The operands of ``transformOutputTiles``.
private struct OutputTiles {
  let elements: UnsafePointer<Float>
  let elementStep: Int
  let channelCount: Int
  let rowCount: Int
  let columnCount: Int
  let output: UnsafeMutablePointer<Float>
  let rowStep: Int
  let columnStep: Int

  @inline(never)
  func transform<Epilogue: SumEpilogue>(_ epilogue: Epilogue) {
    let epilogue = epilogue.whole
    var (column, source) = (0, elements)
    while column < columnCount {
      var channel = 0
      while channel < channelCount {
        // The last vector may overlap the one before: both compute the same there.
        let first = min(channel, channelCount - FloatVector.scalarCount)
        transform(source + first, column: column, channel: first, epilogue)
        channel += FloatVector.scalarCount
      }
      column += 2
      source += channelCount
    }
  }

  /// Computes a vector of channels of a tile, as far as it lies inside the output.
  @inline(__always)
  private func transform<Epilogue: SumEpilogue>(
    _ source: UnsafePointer<Float>, column: Int, channel: Int, _ epilogue: Epilogue
  ) {
    let (first, second) = (transformedColumn(source, 0), transformedColumn(source, 1))
    let (third, fourth) = (transformedColumn(source, 2), transformedColumn(source, 3))
    let position = column * columnStep + channel
    let upperLeft = first.upper + second.upper + third.upper
    finish(upperLeft, position: position, channel: channel, epilogue)
    if column + 1 < columnCount {
      let upperRight = second.upper - third.upper - fourth.upper
      finish(upperRight, position: position + columnStep, channel: channel, epilogue)
    }
    guard rowCount > 1 else { return }
    let lowerLeft = first.lower + second.lower + third.lower
    finish(lowerLeft, position: position + rowStep, channel: channel, epilogue)
    if column + 1 < columnCount {
      let lowerRight = second.lower - third.lower - fourth.lower
      finish(lowerRight, position: position + (rowStep + columnStep), channel: channel, epilogue)
    }
  }

  /// The two rows that are made of the four elements of a column.
  @inline(__always)
  private func transformedColumn(
    _ source: UnsafePointer<Float>, _ column: Int
  ) -> (upper: FloatVector, lower: FloatVector) {
    let first = FloatVector(loading: source + column * elementStep)
    let second = FloatVector(loading: source + (column + 4) * elementStep)
    let third = FloatVector(loading: source + (column + 8) * elementStep)
    let fourth = FloatVector(loading: source + (column + 12) * elementStep)
    return (first + second + third, second - third - fourth)
  }

  @inline(__always)
  private func finish<Epilogue: SumEpilogue>(
    _ sums: FloatVector, position: Int, channel: Int, _ epilogue: Epilogue
  ) {
    epilogue.finish(sums, packedColumn: channel, position: position).store(to: output + position)
  }
}
