import CX86Kernels

extension FastKernels {
  /// Resizes images by blending the four nearest pixels, vectorised over the channels: first those beside
  /// each other, once for each row of the input, then those above each other.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, rows.count, columns.count, C]`.
  /// - Parameters:
  ///   - addend: What is added to the blended numbers, as many as there are, before they are clamped.
  ///   - slope: What negative results of each channel are multiplied by in the end.
  ///   - outputRows: Output rows, counted over the whole batch.
  ///   - scratch: `2 · columns.count · channels` floats; overwritten.
  package static func resizeBilinear(
    input: UnsafePointer<Float>, addend: UnsafePointer<Float>?, slope: UnsafePointer<Float>?,
    bounds: ActivationBounds, output: UnsafeMutablePointer<Float>, inputHeight: Int, inputWidth: Int,
    channels: Int, rows: [InterpolationTap], columns: PackedInterpolation, outputRows: Range<Int>,
    instructionSet: InstructionSet, scratch: UnsafeMutablePointer<Float>
  ) {
    let length = columns.count * channels
    func widen(_ row: Int, into line: inout WidenedRow) {
      line.row = row
      blendColumns(
        input + row * inputWidth * channels, into: line.start, columns, channels: channels, instructionSet)
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
      let line = output + outputRow * length
      blendRows(
        upper.start, tap.upper == tap.lower ? upper.start : lower.start, tap.fraction,
        addend: addend.map { $0 + outputRow * length }, bounds, into: line, count: length, instructionSet)
      guard let slope else { continue }
      OperandRows.join(
        OperandRows(start: line, step: 1, rowStep: channels),
        OperandRows(start: slope, step: 1, rowStep: 0), count: channels, rowCount: columns.count
      ) { left, right, first, count, rowCount in
        CombinedRows(
          function: .rectify, bounds: .unbounded, instructionSet: instructionSet, left: left, right: right,
          output: line + first, count: count, rowCount: rowCount
        ).combine()
      }
    }
  }

  /// A row of the input, counted over the whole batch, with as many columns as the output.
  private struct WidenedRow {
    var row: Int?
    let start: UnsafeMutablePointer<Float>
  }

  private static func blendColumns(
    _ line: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>, _ columns: PackedInterpolation,
    channels: Int, _ instructionSet: InstructionSet
  ) {
    let instructionSet = instructionSet.narrowed(toChannelCount: channels)
    guard channels < instructionSet.vectorLength else {
      return columns.withOffsets(fractions: columns.fractions) { lefts, rights, fractions in
        var parameters = ColumnInterpolationParameters(
          line: line, lefts: lefts, rights: rights, fractions: fractions, output: output,
          pixelCount: columns.count, channelCount: channels)
        instructionSet.kernels.interpolateColumns(&parameters)
      }
    }
    for column in 0..<columns.count {
      blend(
        line + columns.lefts[column], line + columns.rights[column], columns.fractions[column],
        into: output + column * channels, count: channels)
    }
  }

  private static func blendRows(
    _ above: UnsafePointer<Float>, _ below: UnsafePointer<Float>, _ fraction: Float,
    addend: UnsafePointer<Float>?, _ bounds: ActivationBounds, into output: UnsafeMutablePointer<Float>,
    count: Int, _ instructionSet: InstructionSet
  ) {
    let instructionSet = instructionSet.narrowed(toChannelCount: count)
    guard count < instructionSet.vectorLength else {
      var parameters = RowInterpolationParameters(
        above: above, below: below, fraction: fraction, addend: addend, lower: bounds.lower,
        upper: bounds.upper, output: output, count: count)
      return instructionSet.kernels.interpolateRows(&parameters)
    }
    blend(above, below, fraction, into: output, count: count)
    for index in 0..<count { output[index] = bounds.clamp(output[index] + (addend?[index] ?? 0)) }
  }

  /// Blends fewer elements than a vector has.
  private static func blend(
    _ first: UnsafePointer<Float>, _ second: UnsafePointer<Float>, _ fraction: Float,
    into output: UnsafeMutablePointer<Float>, count: Int
  ) {
    for index in 0..<count { output[index] = first[index] + (second[index] - first[index]) * fraction }
  }
}
