extension FastKernels {
  /// Resizes images by blending the four nearest pixels, vectorised over the channels: first those beside each
  /// other, once for each row of the input, then those above each other.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, rows.count, columns.count, C]`.
  /// - Parameters:
  ///   - outputRows: Output rows, counted over the whole batch.
  ///   - scratch: `2 · columns.count · channels` floats; overwritten.
  package static func resizeBilinear(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, inputHeight: Int, inputWidth: Int,
    channels: Int, rows: [InterpolationTap], columns: [InterpolationTap], outputRows: Range<Int>,
    scratch: UnsafeMutablePointer<Float>
  ) {
    let length = columns.count * channels
    func widen(_ row: Int, into line: inout WidenedRow) {
      line.row = row
      blendColumns(
        input + row * inputWidth * channels, into: line.start, columns: columns, channels: channels)
    }
    var upper = WidenedRow(row: nil, start: scratch)
    var lower = WidenedRow(row: nil, start: scratch + length)
    for outputRow in outputRows {
      let firstRow = outputRow / rows.count * inputHeight
      let tap = rows[outputRow % rows.count]
      // From one output row to the next, the lower row often becomes the upper one.
      if lower.row == firstRow + tap.lower { swap(&upper, &lower) }
      if upper.row != firstRow + tap.lower { widen(firstRow + tap.lower, into: &upper) }
      if tap.upper != tap.lower, lower.row != firstRow + tap.upper {
        widen(firstRow + tap.upper, into: &lower)
      }
      blend(
        upper.start, tap.upper == tap.lower ? upper.start : lower.start, tap.fraction,
        into: output + outputRow * length, count: length)
    }
  }

  /// A row of the input, counted over the whole batch, with as many columns as the output.
  private struct WidenedRow {
    var row: Int?
    let start: UnsafeMutablePointer<Float>
  }

  private static func blendColumns(
    _ line: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>, columns: [InterpolationTap],
    channels: Int
  ) {
    var destination = output
    for column in columns {
      blend(
        line + column.lower * channels, line + column.upper * channels, column.fraction, into: destination,
        count: channels)
      destination += channels
    }
  }

  @inline(__always)
  private static func blend(
    _ first: UnsafePointer<Float>, _ second: UnsafePointer<Float>, _ fraction: Float,
    into output: UnsafeMutablePointer<Float>, count: Int
  ) {
    forEachVector(
      in: 0..<count,
      { index in
        let start = Vector(loading: first + index)
        (start + (Vector(loading: second + index) - start) * fraction).store(to: output + index)
      },
      remainder: { index in
        output[index] = first[index] + (second[index] - first[index]) * fraction
      })
  }
}
