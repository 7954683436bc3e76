import CMicroKernels

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
    // So many columns at a time that both widened rows stay in the nearest cache.
    let columnsAtATime = max(widenedLength / max(channels, 1), 1)
    for first in stride(from: 0, to: columns.count, by: columnsAtATime) {
      let chosen = first..<min(first + columnsAtATime, columns.count)
      let length = chosen.count * channels
      func widen(_ row: Int, into line: inout WidenedRow) {
        line.row = row
        let rowLength = inputWidth * channels
        blendColumns(
          input + row * rowLength, count: rowLength, into: line.start, columns, chosen, channels,
          instructionSet)
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
        let position = (outputRow * columns.count + first) * channels
        blendRows(
          upper.start, tap.upper == tap.lower ? upper.start : lower.start, tap.fraction,
          addend: addend.map { $0 + position }, bounds, into: output + position, count: length, instructionSet
        )
        if let slope {
          rectify(output + position, slope, channels: channels, rowCount: chosen.count, instructionSet)
        }
      }
    }
  }

  /// The number of floats of a part of a widened row: two of them, and what they are made of and become,
  /// fit into first-level caches.
  private static let widenedLength = 2048

  /// A row of the input, counted over the whole batch, with as many columns as are computed of the output.
  private struct WidenedRow {
    var row: Int?
    let start: UnsafeMutablePointer<Float>
  }

  /// Multiplies the negative numbers of some pixels by the slopes of their channels.
  private static func rectify(
    _ pixels: UnsafeMutablePointer<Float>, _ slope: UnsafePointer<Float>, channels: Int, rowCount: Int,
    _ instructionSet: InstructionSet
  ) {
    OperandRows.join(
      OperandRows(start: pixels, step: 1, rowStep: channels),
      OperandRows(start: slope, step: 1, rowStep: 0), count: channels, rowCount: rowCount
    ) { left, right, first, count, rowCount in
      CombinedRows(
        function: .rectify, bounds: .unbounded, instructionSet: instructionSet, left: left, right: right,
        output: pixels + first, count: count, rowCount: rowCount
      ).combine()
    }
  }

  /// Blends the neighbouring pixels of a row for some columns of the output.
  private static func blendColumns(
    _ line: UnsafePointer<Float>, count rowLength: Int, into output: UnsafeMutablePointer<Float>,
    _ columns: PackedInterpolation, _ chosen: Range<Int>, _ channels: Int, _ instructionSet: InstructionSet
  ) {
    let instructionSet = instructionSet.narrowed(toChannelCount: channels)
    columns.withOffsets(fractions: columns.fractions) { lefts, rights, fractions in
      let first = chosen.lowerBound
      let (lefts, rights, fractions) = (lefts + first, rights + first, fractions + first)
      guard channels < instructionSet.vectorLength else {
        var parameters = ColumnInterpolationParameters(
          line: line, lefts: lefts, rights: rights, fractions: fractions, output: output,
          pixelCount: chosen.count, channelCount: channels)
        return instructionSet.kernels.interpolateColumns(&parameters)
      }
      var column = 0
      if 3...4 ~= channels {
        // Of three channels, the fourth is the next pixel's first, which is written over.
        while column * channels + 4 <= chosen.count * channels, rights[column] + 4 <= rowLength {
          let left = UnsafeRawPointer(line + lefts[column]).loadUnaligned(as: SIMD4<Float>.self)
          let right = UnsafeRawPointer(line + rights[column]).loadUnaligned(as: SIMD4<Float>.self)
          UnsafeMutableRawPointer(output + column * channels)
            .storeBytes(of: left + (right - left) * fractions[column], as: SIMD4<Float>.self)
          column += 1
        }
      }
      for column in column..<chosen.count {
        blend(
          line + lefts[column], line + rights[column], fractions[column],
          into: output + column * channels, count: channels)
      }
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

extension FastKernels {
  /// Resizes quantized images by blending the four nearest pixels; the quantized values keep their meaning.
  ///
  /// Rows are blended before columns. Both are exact, so that their order does not matter.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, rows.count, columns.count, C]`.
  /// - Parameters:
  ///   - outputRows: Output rows, counted over the whole batch.
  ///   - scratch: A number for each quantized value of a row of the input; overwritten.
  package static func resizeBilinear(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>, isSigned: Bool, inputHeight: Int,
    inputWidth: Int, channels: Int, rows: [InterpolationTap], columns: PackedInterpolation,
    outputRows: Range<Int>, instructionSet: InstructionSet, scratch: UnsafeMutablePointer<Int32>
  ) {
    let rowLength = inputWidth * channels
    let flip: UInt8 = isSigned ? 0x80 : 0
    for outputRow in outputRows {
      let row = rows[outputRow % rows.count]
      let image = input + outputRow / rows.count * inputHeight * rowLength
      var blending = QuantizedRowInterpolationParameters(
        upper: image + row.lower * rowLength, lower: image + row.upper * rowLength,
        fraction: row.fixedPointFraction, flip: flip, blended: scratch, count: rowLength)
      instructionSet.kernels.interpolateQuantizedRows(&blending)
      columns.withOffsets(fractions: columns.fixedPointFractions) { lefts, rights, fractions in
        var parameters = QuantizedColumnInterpolationParameters(
          row: scratch, lefts: lefts, rights: rights, fractions: fractions, flip: flip,
          output: output + outputRow * columns.count * columns.channelsPerPlace, pixelCount: columns.count,
          channelCount: columns.channelsPerPlace)
        instructionSet.kernels.interpolateQuantizedColumns(&parameters)
      }
    }
  }
}

/// Where the pixels of a row of a bilinear resize read, as kernels take it; or where each of their channels
/// does, if these are too few for vectors.
package struct PackedInterpolation: Sendable {
  /// The first elements of the left pixels in a row, and of the right ones.
  let lefts: [Int]
  let rights: [Int]
  /// The weights of the right pixels.
  let fractions: [Float]
  /// The weights of the right pixels, in steps of 2⁻¹¹.
  let fixedPointFractions: [Int32]
  /// The number of channels that are read from each place.
  let channelsPerPlace: Int

  /// - Parameter splitsChannels: Whether each channel has a place of its own.
  package init(_ columns: [InterpolationTap], channels: Int, splitsChannels: Bool = false) {
    let places = splitsChannels ? channels : 1
    func forEachPlace<Value>(_ value: (InterpolationTap, Int) -> Value) -> [Value] {
      columns.flatMap { column in (0..<places).map { value(column, $0) } }
    }
    channelsPerPlace = splitsChannels ? 1 : channels
    lefts = forEachPlace { $0.lower * channels + $1 }
    rights = forEachPlace { $0.upper * channels + $1 }
    fractions = forEachPlace { column, _ in column.fraction }
    fixedPointFractions = forEachPlace { column, _ in column.fixedPointFraction }
  }

  /// Fewer channels than this are resized sooner one by one, several pixels at a time.
  package static let fewChannels = 8

  /// The size of what there is for each place.
  package static let byteCountPerPlace =
    2 * MemoryLayout<Int>.size + MemoryLayout<Float>.size + MemoryLayout<Int32>.size

  /// The number of places: pixels of the output, or their channels.
  package var count: Int { fractions.count }

  /// Calls `body` with the addresses of what there is for each place.
  ///
  /// - Parameter fractions: The weights of the right pixels, in one of their forms.
  @inline(__always)
  func withOffsets<Fraction>(
    fractions: [Fraction],
    _ body: (
      _ lefts: UnsafePointer<Int>, _ rights: UnsafePointer<Int>, _ fractions: UnsafePointer<Fraction>
    ) -> Void
  ) {
    lefts.withUnsafeBufferPointer { lefts in
      rights.withUnsafeBufferPointer { rights in
        fractions.withUnsafeBufferPointer { fractions in
          // There are pixels: no tensor is empty.
          guard let lefts = lefts.baseAddress, let rights = rights.baseAddress,
            let fractions = fractions.baseAddress
          else { return }
          body(lefts, rights, fractions)
        }
      }
    }
  }
}
