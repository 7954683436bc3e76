import ComputeKernels

/// A mask whose values are blended at the pixels of a picture; outside is 0.
///
/// Holds the working space of one caller, so that pictures of one size allocate nothing.
struct MaskSampler: Sendable {
  /// Columns and rows of the mask.
  let size: PixelSize
  /// The mask row by row, with a rim of zeros around it.
  private var values: [Float]
  private var columns = MaskAxis()
  private var rows = MaskAxis()

  /// The most pixels that are sampled at once.
  private static let longestRun = 64

  /// A mask of zeros.
  init(size: PixelSize) {
    self.size = size
    let rim = 2 * SampledMask.rimWidth
    values = Array(repeating: 0, count: (size.width + rim) * (size.height + rim))
  }
}

extension MaskSampler {
  /// The distance between neighbouring values of a column.
  private var rowStep: Int { size.width + 2 * SampledMask.rimWidth }
  /// Where the first value is.
  private var start: Int { SampledMask.rimWidth * (rowStep + 1) }

  /// Lets `write` write the `size.width` values of each row.
  mutating func forEachRow(write: (_ row: Int, _ values: UnsafeMutablePointer<Float>) -> Void) {
    let (start, rowStep, height) = (start, rowStep, size.height)
    values.withUnsafeMutableBufferPointer { values in
      guard let first = values.baseAddress else { return }
      for row in 0..<height { write(row, first + (start + row * rowStep)) }
    }
  }

  /// Writes the mask's values at all pixels of a picture.
  ///
  /// - Parameters:
  ///   - map: from pixels of the picture to the mask.
  ///   - imageSize: columns and rows of the picture when upright.
  ///   - orientation: how the picture is stored.
  ///   - output: a number for each stored pixel, row by row.
  mutating func sample(
    by map: MaskMap, imageSize: PixelSize, orientation: ImageOrientation = .up,
    to output: UnsafeMutablePointer<Float>
  ) {
    place(map, imageSize: imageSize, orientation: orientation)
    values.withUnsafeBufferPointer { values in
      guard let first = values.baseAddress else { return }
      let mask = SampledMask(start: first + start, width: size.width, height: size.height)
      columns.withParts { columns in
        rows.withParts { rows in Self.sample(mask, columns: columns, rows: rows, to: output) }
      }
    }
  }

  /// Computes where the stored columns and rows lie in the mask. Those of an upright picture do, and stored ones are
  /// the same, swapped or from the other end.
  private mutating func place(_ map: MaskMap, imageSize: PixelSize, orientation: ImageOrientation) {
    let uprightColumns = ProjectedLine(x: 0, y: 0, xStep: map.xx, yStep: map.yx)
    let uprightRows = ProjectedLine(x: map.xOffset, y: map.yOffset, xStep: map.xy, yStep: map.yy)
    let correspondence = orientation.correspondence
    let stored = orientation.turnedSize(width: imageSize.width, height: imageSize.height)
    columns.place(
      correspondence.swapsAxes ? uprightRows : uprightColumns, count: stored.width,
      isReversed: correspondence.flipsColumns)
    rows.place(
      correspondence.swapsAxes ? uprightColumns : uprightRows, count: stored.height,
      isReversed: correspondence.flipsRows)
  }

  private static func sample(
    _ mask: SampledMask, columns: PixelPositions, rows: PixelPositions, to output: UnsafeMutablePointer<Float>
  ) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 4 * longestRun) { scratch in
      guard let scratch = scratch.baseAddress else { return }
      for row in 0..<rows.count {
        for start in stride(from: 0, to: columns.count, by: longestRun) {
          let run = PixelPositions(
            x: columns.x + start, y: columns.y + start, count: min(longestRun, columns.count - start))
          let target = output + (row * columns.count + start)
          // Many pixels show nothing of the mask.
          if mask.isOutside(run, x: rows.x[row], y: rows.y[row]) {
            target.update(repeating: 0, count: run.count)
          } else {
            mask.sample(
              run, x: rows.x[row], y: rows.y[row], to: target, scratch: scratch, instructionSet: .best)
          }
        }
      }
    }
  }
}
