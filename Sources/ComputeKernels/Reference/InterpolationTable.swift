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
