import TensorCore
import TestSupport
import Testing

struct HalfPrecisionTests {
  private static let knownNumbers: [(UInt16, Float)] = [
    (0x0000, 0), (0x3C00, 1), (0xC000, -2), (0x7BFF, 65504), (0x0400, 0x1p-14), (0x0001, 0x1p-24),
    (0x83FF, -1023 * 0x1p-24), (0x3555, 0.33325195), (0x7C00, .infinity), (0xFC00, -.infinity),
  ]

  @Test(arguments: knownNumbers)
  func knownNumbers_widenExactly(bits: UInt16, value: Float) {
    #expect(HalfPrecision.widened(bits) == value)
  }

  @Test func negativeZeroAndNaN_keepTheirNature() {
    #expect(HalfPrecision.widened(0x8000).sign == .minus && HalfPrecision.widened(0x8000) == 0)
    #expect(HalfPrecision.widened(0x7E00).isNaN)
  }

  #if !(os(macOS) && arch(x86_64))
    @Test func everyNumber_equalsTheHardwareConversion() {
      for bits in UInt16.min...UInt16.max {
        let expected = Float(Float16(bitPattern: bits))
        let widened = HalfPrecision.widened(bits)
        #expect(widened == expected || (widened.isNaN && expected.isNaN), "bits \(bits)")
      }
    }
  #endif

  @Test func everyHalf_isTheHalfNearestToItself() {
    for bits in UInt16.min...UInt16.max where !HalfPrecision.widened(bits).isNaN {
      #expect(HalfPrecision.narrowed(HalfPrecision.widened(bits)) == bits)
    }
    #expect(HalfPrecision.widened(HalfPrecision.narrowed(.nan)).isNaN)
    #expect(HalfPrecision.widened(HalfPrecision.narrowed(-.nan)).isNaN)
  }

  /// Of two halves that are as near, the even one is taken; a little to either side, the nearer one.
  @Test func numbersBetweenHalves_becomeTheNearer() {
    for bits in UInt16(0)..<0x7BFF {
      let (low, high) = (HalfPrecision.widened(bits), HalfPrecision.widened(bits + 1))
      let middle = low + (high - low) / 2
      for sign: UInt16 in [0, 0x8000] {
        func narrowed(_ magnitude: Float) -> UInt16 {
          HalfPrecision.narrowed(sign == 0 ? magnitude : -magnitude)
        }
        #expect(narrowed(middle) == sign | (bits + bits % 2))
        #expect(narrowed(middle.nextDown) == sign | bits)
        #expect(narrowed(middle.nextUp) == sign | (bits + 1))
      }
    }
    #expect(HalfPrecision.narrowed(Float(65520).nextDown) == 0x7BFF)
    #expect([65520, 1e30, .infinity].map(HalfPrecision.narrowed) == [0x7C00, 0x7C00, 0x7C00])
    #expect(HalfPrecision.narrowed(-65520) == 0xFC00)
    #expect([0x1p-25, 0x1p-60, Float.leastNonzeroMagnitude].map(HalfPrecision.narrowed) == [0, 0, 0])
  }

  @Test func sumsWithProducts_areRoundedOnce() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200_000 {
      let halves = (0..<3).map { _ in Self.randomHalf(&generator) }
      let sum = HalfPrecision.sum(halves[0], addingProductOf: halves[1], halves[2])
      #expect(sum == Self.exactSum(halves[0], halves[1], halves[2]), "\(halves)")
    }
    // The product is a little more than half of the sum's last place, and than nothing beside the largest.
    #expect(HalfPrecision.sum(1, addingProductOf: 0x1p-11, 1) == 1)
    #expect(HalfPrecision.sum(1, addingProductOf: 0x1p-11, 1 + 0x1p-10) == 1 + 0x1p-10)
    #expect(HalfPrecision.sum(65504, addingProductOf: 0x1p-24, 0x1p-24) == 65504)
    #expect(HalfPrecision.sum(65504, addingProductOf: 16, 1) == .infinity)
    #expect(HalfPrecision.sum(-65504, addingProductOf: -256, 256) == -.infinity)
    #expect(HalfPrecision.sum(.infinity, addingProductOf: 1, -2) == .infinity)
    #expect(HalfPrecision.sum(.infinity, addingProductOf: .infinity, -1).isNaN)
  }

  /// A half of any exponent but the one of infinity.
  private static func randomHalf(_ generator: inout SeededGenerator) -> Float {
    let bits = UInt16.random(in: .min ... .max, using: &generator)
    return HalfPrecision.widened(bits & 0x7C00 == 0x7C00 ? bits & 0xBFFF : bits)
  }

  /// `sum + left · right` by integers: each half is a multiple of 2⁻²⁴, each product one of 2⁻⁴⁸. What is
  /// left of it, rounded once.
  private static func exactSum(_ sum: Float, _ left: Float, _ right: Float) -> Float {
    func multiple(_ half: Float) -> Int64 { Int64(half * 0x1p24) }
    let product = multiple(left).multipliedFullWidth(by: multiple(right))
    let addend = (high: multiple(sum) >> 40, low: UInt64(bitPattern: multiple(sum) << 24))
    let (low, carries) = product.low.addingReportingOverflow(addend.low)
    var high = product.high + addend.high + (carries ? 1 : 0)
    var rest = low
    let isNegative = high < 0
    if isNegative {
      rest = ~rest &+ 1
      high = ~high + (rest == 0 ? 1 : 0)
    }
    let length = high > 0 ? 128 - high.leadingZeroBitCount : 64 - rest.leadingZeroBitCount
    // Eleven digits are kept, and none below 2⁻²⁴.
    let dropped = max(length - 11, 24)
    func bits(from place: Int) -> UInt64 {
      place >= 64
        ? UInt64(high) >> UInt64(place - 64) : rest >> UInt64(place) | UInt64(high) << UInt64(64 - place)
    }
    var kept = bits(from: dropped)
    let half = bits(from: dropped - 1) & 1 == 1
    let hasMore =
      dropped - 1 > 64
      ? rest != 0 || UInt64(high) & ((1 << UInt64(dropped - 65)) - 1) != 0
      : dropped - 1 == 64 ? rest != 0 : rest & ((1 << UInt64(dropped - 1)) - 1) != 0
    if half && (hasMore || kept & 1 == 1) { kept += 1 }
    var magnitude = Double(kept)
    for _ in 0..<dropped { magnitude *= 2 }
    magnitude *= 0x1p-48
    let result = magnitude > 65504 ? Float.infinity : Float(magnitude)
    return isNegative ? -result : result
  }
}
