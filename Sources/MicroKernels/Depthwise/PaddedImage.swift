/// An image from some channel on, and where the part that is needed of it begins.
struct PaddedImage {
  let pixels: UnsafePointer<Float>
  let height: Int
  let width: Int
  /// The distance in floats between neighbouring rows.
  let rowStep: Int
  /// The distance in floats between neighbouring pixels of a row.
  let pixelStep: Int
  let originY: Int
  let originX: Int

  /// The rows inside the image among the first `count`.
  @inline(__always)
  func insideRows(_ count: Int) -> Range<Int> {
    let start = min(max(-originY, 0), count)
    return start..<max(min(height - originY, count), start)
  }

  /// Whether the first rows and columns are all inside the image.
  @inline(__always)
  func holds(rowCount: Int, columnCount: Int) -> Bool {
    originY >= 0 && originX >= 0 && originY + rowCount <= height && originX + columnCount <= width
  }

  /// The pixel in a row and a column, which is inside the image.
  @inline(__always)
  func pixel(row: Int, column: Int) -> UnsafePointer<Float> {
    pixels + ((originY + row) * rowStep + (originX + column) * pixelStep)
  }

  @inline(__always)
  func droppingChannels(_ count: Int) -> PaddedImage {
    PaddedImage(
      pixels: pixels + count, height: height, width: width, rowStep: rowStep, pixelStep: pixelStep,
      originY: originY, originX: originX)
  }

  /// The columns inside the image among those in `columns`; empty and at their end if there are none.
  @inline(__always)
  private func insideColumns(_ columns: Range<Int>) -> Range<Int> {
    let start = min(max(-originX, columns.lowerBound), columns.upperBound)
    return start..<max(min(width - originX, columns.upperBound), start)
  }

  /// Copies all channels of some rows of neighbouring columns, row by row, with zeros outside the image.
  @inline(never)
  func copyRows(
    _ columns: Range<Int>, rowCount: Int, to copies: UnsafeMutablePointer<Float>, rowStep: Int
  ) {
    let insideColumns = insideColumns(columns)
    let insideRows = insideRows(rowCount)
    for row in 0..<rowCount {
      let line = copies + row * rowStep
      let inside = insideRows.contains(row) ? insideColumns : columns.upperBound..<columns.upperBound
      let start = (inside.lowerBound - columns.lowerBound) * pixelStep
      let end = start + inside.count * pixelStep
      // Whole vectors: they may reach into what is copied afterwards.
      clear(line, from: 0, to: start)
      clear(line, from: end / FloatVector.scalarCount * FloatVector.scalarCount, to: rowStep)
      copy(pixel(row: row, column: inside.lowerBound), count: end - start, to: line + start)
    }
  }

  /// Copies all channels, up to eight, of every `step`th column side by side, for some rows, with zeros
  /// outside the image.
  @inline(never)
  func gatherColumns(
    from column: Int, step: Int, count: Int, rowCount: Int, to copies: UnsafeMutablePointer<Float>,
    rowStep: Int
  ) {
    let insideRows = insideRows(rowCount)
    for row in 0..<rowCount {
      var column = column
      var copy = copies + row * rowStep
      for _ in 0..<count {
        if insideRows.contains(row), originX + column >= 0, originX + column < width {
          copyPixel(pixel(row: row, column: column), to: copy)
        } else {
          clearPixel(copy)
        }
        column += step
        copy += pixelStep
      }
    }
  }

  /// Halves of pixels may overlap, and so may the three parts of the smallest ones.
  @inline(__always)
  private func copyPixel(_ pixel: UnsafePointer<Float>, to copy: UnsafeMutablePointer<Float>) {
    if pixelStep >= 4 {
      let end = pixelStep - 4
      SIMD4<Float>(loading: pixel).store(to: copy)
      SIMD4<Float>(loading: pixel + end).store(to: copy + end)
    } else {
      copy[0] = pixel[0]
      copy[pixelStep / 2] = pixel[pixelStep / 2]
      copy[pixelStep - 1] = pixel[pixelStep - 1]
    }
  }

  @inline(__always)
  private func clearPixel(_ copy: UnsafeMutablePointer<Float>) {
    if pixelStep >= 4 {
      SIMD4<Float>.zero.store(to: copy)
      SIMD4<Float>.zero.store(to: copy + pixelStep - 4)
    } else {
      copy[0] = 0
      copy[pixelStep / 2] = 0
      copy[pixelStep - 1] = 0
    }
  }

  @inline(__always)
  private func clear(_ floats: UnsafeMutablePointer<Float>, from start: Int, to end: Int) {
    var index = start
    while index < end {
      FloatVector.zero.store(to: floats + index)
      index += FloatVector.scalarCount
    }
  }

  @inline(__always)
  private func copy(_ floats: UnsafePointer<Float>, count: Int, to copies: UnsafeMutablePointer<Float>) {
    guard count >= FloatVector.scalarCount else {
      for index in 0..<count { copies[index] = floats[index] }
      return
    }
    var index = 0
    while index < count {
      // The last vector may overlap the one before.
      let start = min(index, count - FloatVector.scalarCount)
      FloatVector(loading: floats + start).store(to: copies + start)
      index += FloatVector.scalarCount
    }
  }

  /// Copies a vector of channels of some rows of a column; a column outside the image is made of zeros.
  ///
  /// - Parameter rows: Rows inside the image.
  @inline(never)
  func copyColumn(_ column: Int, rows: Range<Int>, to copy: UnsafeMutablePointer<Float>) {
    var destination = copy + rows.lowerBound * FloatVector.scalarCount
    guard originX + column >= 0, originX + column < width else {
      for _ in rows {
        FloatVector.zero.store(to: destination)
        destination += FloatVector.scalarCount
      }
      return
    }
    var source = pixel(row: rows.lowerBound, column: column)
    for _ in rows {
      FloatVector(loading: source).store(to: destination)
      source += rowStep
      destination += FloatVector.scalarCount
    }
  }
}

/// Where some pixels under the windows of outputs lie.
struct ImagePlane {
  let pixels: UnsafePointer<Float>
  /// The distance in floats between neighbouring rows.
  let rowStep: Int
  /// The distance in floats between neighbouring columns.
  let columnStep: Int
}
