import TensorCore

/// How a byte that holds an 8-bit code becomes the code's difference from the zero point.
///
/// Signed codes are seen as unsigned ones by turning their highest bit, so that kernels work on bytes.
struct CodeDifference: Sendable, Hashable {
  private let flip: UInt8
  private let zero: Int16

  /// - Parameter zeroPoint: one of the 256 codes.
  init(zeroPoint: Int32, isSigned: Bool) {
    flip = isSigned ? 0x80 : 0
    zero = Int16(truncatingIfNeeded: isSigned ? zeroPoint &+ 128 : zeroPoint)
  }

  @inline(__always)
  func callAsFunction(_ byte: UInt8) -> Int16 { Int16(byte ^ flip) &- zero }
}

/// A constant filter of 8-bit codes, ready for sums of 16-bit products.
package struct QuantizedFilter: Sendable {
  /// The differences of the weights from their zero points, `int16`, in the filter's order.
  let weights: Tensor
  /// One for each output channel, in units of `input scale · filter scale`.
  let bias: [Int32]
  /// `input scale · filter scale / output scale`, for each output channel.
  let multipliers: [Float]
  let input: CodeDifference
  let outputZeroPoint: Int32
  /// The codes that the activation allows.
  let bounds: ClosedRange<Int32>

  /// - Parameters:
  ///   - filter: `int8` or `uint8`.
  ///   - bias: `int32`, one for each output channel; left out, all are 0.
  ///   - channelStride: elements from a weight of one output channel to the same weight of the next.
  package init(
    filter: Tensor, bias: Tensor?, outputChannels: Int, channelStride: Int, requantization: Requantization
  ) {
    let isSigned = filter.elementType == .int8
    let multipliers = requantization.multipliers
    self.multipliers =
      multipliers.count == 1
      ? Array(repeating: multipliers[0], count: outputChannels) : multipliers
    self.bias =
      bias.map { $0.withUnsafeBytes { Array($0.bindMemory(to: Int32.self)) } }
      ?? Array(repeating: 0, count: outputChannels)
    precondition(
      self.multipliers.count == outputChannels && self.bias.count == outputChannels,
      "scales or biases for another number of channels")
    let differences = (0..<outputChannels).map {
      CodeDifference(zeroPoint: requantization.filterZeroPoint(channel: $0), isSigned: isSigned)
    }
    weights = Tensor(shape: filter.shape, elementType: .int16) { target in
      filter.withUnsafeBytes { bytes in
        let target = target.bindMemory(to: Int16.self)
        for index in bytes.indices {
          target[index] = differences[index / channelStride % outputChannels](bytes[index])
        }
      }
    }
    input = CodeDifference(zeroPoint: requantization.inputZeroPoint, isSigned: isSigned)
    outputZeroPoint = requantization.outputZeroPoint
    bounds = requantization.bounds
  }
}

extension QuantizedFilter {
  /// The number that, added to a float of small magnitude, leaves it as an integer in the low bits, rounded
  /// to the nearest, ties to even.
  private static let roundingOffset: Float = 0x1.8p23

  /// Turns the sums of all output channels into codes, equal to ``QuantizedCode/init(rounding:zeroPoint:bounds:)``.
  ///
  /// - Parameters:
  ///   - sums: one for each output channel.
  ///   - output: as many bytes, each a code.
  @inline(__always)
  func requantize(_ sums: UnsafePointer<Int32>, into output: UnsafeMutablePointer<UInt8>) {
    let lowest = Float(bounds.lowerBound - outputZeroPoint)
    let highest = Float(bounds.upperBound - outputZeroPoint)
    let correction = outputZeroPoint &- Int32(bitPattern: Self.roundingOffset.bitPattern)
    multipliers.withUnsafeBufferPointer { multipliers in
      for channel in 0..<multipliers.count {
        let value = Float(sums[channel]) * multipliers[channel]
        let limited = value > lowest ? (value < highest ? value : highest) : lowest
        let code = Int32(bitPattern: (limited + Self.roundingOffset).bitPattern) &+ correction
        output[channel] = UInt8(truncatingIfNeeded: code)
      }
    }
  }
}
