import TensorCore
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
}
