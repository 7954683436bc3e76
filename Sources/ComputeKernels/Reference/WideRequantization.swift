/// A factor of 15 significant bits and a power of two, for sums of 64 bits. Products are rounded to the
/// nearest, halves up.
///
/// - Source: `MultiplyByQuantizedMultiplier` of 64 bits in `tflite/kernels/internal/common.cc`.
package struct WideMultiplier: Sendable, Hashable {
  private let factor: Int64
  private let shift: Int64

  /// The nearest to `value`, by way of one of 31 significant bits.
  package init(_ value: Double) {
    let multiplier = FixedPointMultiplier(value)
    factor = multiplier.significand < 0x7FFF_0000 ? Int64((multiplier.significand + (1 << 15)) >> 16) : 0x7FFF
    shift = Int64(max(15 - multiplier.shift, 1))
  }

  /// The product with `value`, of which the lowest 32 bits are left.
  @inline(__always)
  package func callAsFunction(_ value: Int64) -> Int32 {
    Int32(truncatingIfNeeded: (value &* factor &+ (1 &<< (shift &- 1))) &>> shift)
  }
}

/// A factor for sums of 64 bits. Products are rounded to the nearest integer, halves away from zero.
private struct RealMultiplier: Sendable {
  let factor: Double

  /// The product with `value`, as near as 32 bits get to it.
  @inline(__always)
  func callAsFunction(_ value: Int64) -> Int32 {
    let product = (Double(value) * factor).rounded(.toNearestOrAwayFromZero)
    return Int32(max(min(product, 0x7FFF_FFFF), -0x8000_0000))
  }
}

/// How the sums of a convolution of 16-bit quantized values with 8-bit weights become 16-bit quantized
/// values. All zero points are zero.
package struct WideRequantization: Sendable {
  /// What sums are multiplied with, and how the products are rounded.
  package enum Rounding: Sendable {
    /// Sums of 32 bits, which wrap around, with factors of 31 significant bits. Halves are rounded up.
    case narrow
    /// Sums of 64 bits with factors of 15 significant bits.
    case wide
    /// Sums of 64 bits in double precision. Halves are rounded away from zero.
    case real
  }

  private enum Arithmetic: Sendable {
    case narrow([FixedPointMultiplier])
    case wide([WideMultiplier])
    case real([RealMultiplier])
  }

  private let arithmetic: Arithmetic
  /// The quantized values that the activation allows.
  package let bounds: ClosedRange<Int32>

  /// - Parameters:
  ///   - factors: What makes sums results, one for each output channel or one for all.
  package init(factors: [Double], rounding: Rounding, bounds: ClosedRange<Int32>) {
    arithmetic =
      switch rounding {
      case .narrow: .narrow(factors.map { FixedPointMultiplier($0) })
      case .wide: .wide(factors.map { WideMultiplier($0) })
      case .real: .real(factors.map { RealMultiplier(factor: $0) })
      }
    self.bounds = bounds
  }

  /// What the sum of a channel becomes.
  @inline(__always)
  func quantized(_ sum: Int64, channel: Int) -> Int16 {
    let product: Int32
    switch arithmetic {
    case .wide(let multipliers):
      product = multipliers[multipliers.count == 1 ? 0 : channel](sum)
    case .narrow(let multipliers):
      product = multipliers[multipliers.count == 1 ? 0 : channel]
        .productRoundedUp(Int32(truncatingIfNeeded: sum))
    case .real(let multipliers):
      product = multipliers[multipliers.count == 1 ? 0 : channel](sum)
    }
    return Int16(truncatingIfNeeded: min(max(product, bounds.lowerBound), bounds.upperBound))
  }
}

extension WideRequantization {
  /// What the sums of neighbouring channels become, with the addend of each.
  ///
  /// - Parameters:
  ///   - sum: Tells the sum of a channel, counted from the first.
  ///   - channels: The channels.
  @inline(__always)
  func finish(
    _ channels: Range<Int>, bias: WideBias, into results: UnsafeMutablePointer<Int16>,
    sum: (_ index: Int) -> Int64
  ) {
    // The kind of sums is found once for all channels.
    switch arithmetic {
    case .wide(let multipliers):
      finish(multipliers, channels, bias, results, sum) { $0($1) }
    case .narrow(let multipliers):
      finish(multipliers, channels, bias, results, sum) { $0.productRoundedUp(Int32(truncatingIfNeeded: $1)) }
    case .real(let multipliers):
      finish(multipliers, channels, bias, results, sum) { $0($1) }
    }
  }

  @inline(__always)
  private func finish<Multiplier>(
    _ multipliers: [Multiplier], _ channels: Range<Int>, _ bias: WideBias,
    _ results: UnsafeMutablePointer<Int16>, _ sum: (_ index: Int) -> Int64,
    multiply: (_ multiplier: Multiplier, _ sum: Int64) -> Int32
  ) {
    let (lower, upper) = (bounds.lowerBound, bounds.upperBound)
    let step = multipliers.count == 1 ? 0 : 1
    multipliers.withUnsafeBufferPointer { multipliers in
      for channel in channels {
        let index = channel &- channels.lowerBound
        let product = multiply(multipliers[channel &* step], sum(index) &+ bias[channel])
        results[index] = Int16(truncatingIfNeeded: min(max(product, lower), upper))
      }
    }
  }
}

/// One addend for each output channel of a convolution, of 64 bits or 32.
package enum WideBias {
  case none
  case wide(UnsafePointer<Int64>)
  case narrow(UnsafePointer<Int32>)

  @inline(__always)
  subscript(channel: Int) -> Int64 {
    switch self {
    case .none: 0
    case .wide(let addends): addends[channel]
    case .narrow(let addends): Int64(addends[channel])
    }
  }
}
