import CX86Kernels

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
