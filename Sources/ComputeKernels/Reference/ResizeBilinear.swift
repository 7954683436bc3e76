/// Where one output row or column of a bilinear resize reads: two neighbours and the weight of the second.
package struct InterpolationTap: Sendable, Hashable {
  package var lower: Int
  package var upper: Int
  package var fraction: Float

  /// The taps of every output position along one axis, each inside the input.
  ///
  /// - Precondition: Both lengths are positive.
  /// - Source: XNNPACK's indirection buffers (`src/indirection.c`), whose order of operations is kept.
  package static func taps(
    input: Int, output: Int, alignsCorners: Bool, usesHalfPixelCenters: Bool
  ) -> [InterpolationTap] {
    let scale =
      alignsCorners && output > 1
      ? Float(input - 1) / Float(output - 1)
      : Float(input) / Float(output)
    let origin = usesHalfPixelCenters ? 0.5 * scale - 0.5 : 0
    return (0..<output).map { position in
      let value = Float(position) * scale + origin
      let floor = value.rounded(.down)
      // Beyond 2²⁴ pixels, rounding to single precision may lead past the last one.
      return InterpolationTap(
        lower: min(max(Int(floor), 0), input - 1),
        upper: min(Int(value.rounded(.up)), input - 1),
        fraction: value - floor)
    }
  }
}

extension InterpolationTap {
  /// The weight of the second neighbour in steps of 2⁻¹¹, as XNNPACK takes it for quantized values.
  @inline(__always)
  var fixedPointFraction: Int32 { Int32((fraction * 0x1p11).rounded(.toNearestOrEven)) }
}

extension ReferenceKernels {
  /// Resizes quantized images by blending the four nearest pixels; the quantized values keep their meaning.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, rows.count, columns.count, C]`.
  /// - Parameter outputRows: Output rows, counted over the whole batch.
  /// - Source: XNNPACK's `src/s8-ibilinear/scalar.c.in`.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func resizeBilinear<Quantized: QuantizedElement>(
    input: UnsafePointer<Quantized>, output: UnsafeMutablePointer<Quantized>, inputHeight: Int,
    inputWidth: Int,
    channels: Int, rows: [InterpolationTap], columns: [InterpolationTap], outputRows: Range<Int>
  ) {
    for outputRow in outputRows {
      let row = rows[outputRow % rows.count]
      let image = input + outputRow / rows.count * inputHeight * inputWidth * channels
      let top = image + row.lower * inputWidth * channels
      let bottom = image + row.upper * inputWidth * channels
      let y = row.fixedPointFraction
      var destination = output + outputRow * columns.count * channels
      for column in columns {
        let (left, right) = (column.lower * channels, column.upper * channels)
        let x = column.fixedPointFraction
        for channel in 0..<channels {
          let above = blend(top[left + channel], top[right + channel], x)
          let below = blend(bottom[left + channel], bottom[right + channel], x)
          // Rounded to the nearest, halves up.
          let blended = (above << 11) &+ (below &- above) &* y &+ (1 << 21)
          destination[channel] = Quantized(truncatingIfNeeded: blended >> 22)
        }
        destination += channels
      }
    }
  }

  @inline(__always)
  private static func blend<Quantized: QuantizedElement>(
    _ first: Quantized, _ second: Quantized, _ fraction: Int32
  ) -> Int32 {
    (Int32(first) << 11) &+ (Int32(second) &- Int32(first)) &* fraction
  }

  /// Resizes images by blending the four nearest pixels.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, rows.count, columns.count, C]`.
  package static func resizeBilinear(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, batchCount: Int, inputHeight: Int,
    inputWidth: Int, channels: Int, rows: [InterpolationTap], columns: [InterpolationTap]
  ) {
    var index = 0
    for batch in 0..<batchCount {
      for row in rows {
        let top = input + (batch * inputHeight + row.lower) * inputWidth * channels
        let bottom = input + (batch * inputHeight + row.upper) * inputWidth * channels
        for column in columns {
          for channel in 0..<channels {
            let left = column.lower * channels + channel
            let right = column.upper * channels + channel
            let x = Double(column.fraction)
            let y = Double(row.fraction)
            let above = Double(top[left]) * (1 - x) + Double(top[right]) * x
            let below = Double(bottom[left]) * (1 - x) + Double(bottom[right]) * x
            output[index] = Float(above * (1 - y) + below * y)
            index += 1
          }
        }
      }
    }
  }
}

/// A function of 16-bit fractions in 512 straight pieces.
///
/// - Source: `LUTPopulateInt16` and `LUTLookup` in `tflite/kernels/internal/common.h`.
package struct InterpolationTable: Sendable {
  private static let pieceCount = 512

  private let values: [Int16]

  /// - Parameters:
  ///   - inputScale: What a step between arguments is worth.
  ///   - inputZeroPoint: The argument that stands for zero.
  ///   - outputScale: What a step between results is worth; their zero point is zero.
  ///   - function: What is computed.
  package init<Number: BinaryFloatingPoint>(
    inputScale: Number, inputZeroPoint: Int32 = 0, outputScale: Number, _ function: (Number) -> Number
  ) {
    func rounded(_ value: Number) -> Number { value.rounded(.toNearestOrAwayFromZero) }
    let first = inputScale * Number(-32768 - inputZeroPoint)
    let last = inputScale * Number(32767 - inputZeroPoint)
    let step = (last - first) / Number(Self.pieceCount)
    let halfStep = step / 2
    let (lowest, highest) = (outputScale * Number(-32768), outputScale * Number(32767))
    let factor = Number(65536) / (highest - lowest)
    values =
      (0..<Self.pieceCount).map { piece in
        let start = first + Number(piece) * step
        let value = function(start)
        let middle = rounded(function(start + halfStep) * factor)
        let next = function(first + Number(piece + 1) * step)
        // Half of what a straight line errs by in the middle of the piece.
        let error = rounded((next * factor + rounded(value * factor)) / 2) - middle
        return Int16(clamping: rounded(value * factor) - rounded(error / 2))
      } + [Int16(clamping: rounded(function(last) * factor))]
  }

  /// The value of the function.
  @inline(__always)
  package func callAsFunction(_ argument: Int16) -> Int16 {
    let piece = 256 + Int(argument >> 7)
    let slope = values[piece + 1] &- values[piece]
    let change = (Int32(slope) * Int32(argument & 0x7F) + 64) >> 7
    return Int16(truncatingIfNeeded: Int32(values[piece]) + change)
  }
}

extension Int16 {
  /// The whole number itself, or the end of the range on its side; the lowest for what is no number.
  @inline(__always)
  package init<Number: BinaryFloatingPoint>(clamping value: Number) {
    self.init(value > -32768 ? (value < 32767 ? value : 32767) : -32768)
  }
}

/// Where the pixels of a line of a resized image lie between those of the line that it is made of, in
/// 1024ths.
///
/// - Source: `ComputeInterpolationValuesInteger` in
///   `tflite/kernels/internal/reference/resize_bilinear.h`.
package struct WideInterpolationTap: Sendable, Hashable {
  let lower: Int
  let upper: Int
  /// How much of the upper pixel is taken; less than nothing in front of the first pixel.
  let share: Int64

  /// The taps of a line.
  package static func taps(
    input: Int, output: Int, alignsCorners: Bool, usesHalfPixelCenters: Bool
  ) -> [WideInterpolationTap] {
    let step =
      alignsCorners && output > 1
      ? (1024 * (input - 1) + (output - 1) / 2) / (output - 1) : (1024 * input + output / 2) / output
    return (0..<output).map { index in
      let place = index * step + (usesHalfPixelCenters ? step / 2 - 512 : 0)
      // The last step may be rounded beyond the last pixel.
      let lower = min(max(place / 1024, 0), input - 1)
      return WideInterpolationTap(
        lower: lower, upper: max(min((place + 1023) / 1024, input - 1), 0),
        share: Int64(place - 1024 * max(place / 1024, 0)))
    }
  }
}

extension ReferenceKernels {
  /// Blends the four nearest pixels of 16-bit quantized values, halves away from zero.
  ///
  /// - Source: `ResizeBilinearInteger` in `tflite/kernels/internal/reference/resize_bilinear.h`.
  package static func resizeBilinear(
    input: UnsafePointer<Int16>, output: UnsafeMutablePointer<Int16>, inputHeight: Int, inputWidth: Int,
    channels: Int, rows: [WideInterpolationTap], columns: [WideInterpolationTap], outputRows: Range<Int>
  ) {
    for outputRow in outputRows {
      let row = rows[outputRow % rows.count]
      let image = input + outputRow / rows.count * inputHeight * inputWidth * channels
      let top = image + row.lower * inputWidth * channels
      let bottom = image + row.upper * inputWidth * channels
      var destination = output + outputRow * columns.count * channels
      for column in columns {
        let (left, right) = (column.lower * channels, column.upper * channels)
        for channel in 0..<channels {
          let above =
            Int64(top[left + channel]) * (1024 - column.share) + Int64(top[right + channel]) * column.share
          let below =
            Int64(bottom[left + channel]) * (1024 - column.share)
            + Int64(bottom[right + channel]) * column.share
          let blended = above * (1024 - row.share) + below * row.share
          let half: Int64 = blended > 0 ? 1 << 19 : -(1 << 19)
          destination[channel] = Int16(truncatingIfNeeded: (blended + half) / (1 << 20))
        }
        destination += channels
      }
    }
  }
}
