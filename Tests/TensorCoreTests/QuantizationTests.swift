import TensorCore
import Testing

struct QuantizationTests {
  @Test func pairsOfSlices_areKept() throws {
    let quantization = try Quantization(validating: [0.5, 2], zeroPoints: [-3, 7], axis: 1)
    #expect(quantization.scales == [0.5, 2] && quantization.zeroPoints == [-3, 7] && quantization.axis == 1)
    #expect(quantization.scale == 0.5 && quantization.zeroPoint == -3)
  }

  @Test func equalPairs_areEqualWhoeverMadeThem() throws {
    let pairs = [1, 1].map { _ in try? Quantization(validating: [0.5, 2], zeroPoints: [0, 1], axis: 0) }
    #expect(pairs[0] != nil && pairs[0] == pairs[1] && pairs[0].hashValue == pairs[1].hashValue)
    #expect(try pairs[0] != Quantization(validating: [0.5, 2], zeroPoints: [0, 1], axis: 1))
    #expect(
      try Quantization(validating: [0.5], zeroPoints: [3], axis: nil)
        == Quantization(scale: 0.5, zeroPoint: 3))
  }

  @Test(
    arguments: [
      (0x1p-12, -12), (0x1p-12 * 1.0006, -12), (0x1p-12 * 1.0008, nil), (0x1p-11 * 0.9994, -11),
      (0x1p-11 * 0.9992, nil), (0x1p-12 * 1.5, nil), (1, 0), (0x1p-149, -149), (0x1p127, 127), (0, nil),
      (-2, nil), (.infinity, nil), (.nan, nil),
    ] as [(Float, Int?)])
  func scalesNearAPowerOfTwo_haveItsExponent(scale: Float, exponent: Int?) {
    #expect(scale.exponentOfNearPowerOfTwo == exponent)
  }

  @Test(
    arguments: [
      ([], [], nil, "0 scales"), ([1, 2], [0, 0], nil, "expected one pair"),
      ([1], [0, 0], 0, "2 zero points"),
      ([1, 0], [0, 0], 0, "not a positive finite number"),
      ([.infinity], [0], nil, "not a positive finite number"),
      ([1], [1 << 31], nil, "does not fit 32 bits"), ([1, 1], [0, -1 << 40], 0, "does not fit 32 bits"),
    ] as [([Float], [Int], Int?, String)])
  func unsoundPairs_areRefused(scales: [Float], zeroPoints: [Int], axis: Int?, reason: String) throws {
    let error = try #require(throws: EngineError.self) {
      try Quantization(validating: scales, zeroPoints: zeroPoints, axis: axis)
    }
    #expect(error.message.contains(reason))
  }
}
