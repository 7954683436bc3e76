@testable import ComputeKernels
import Testing

@Suite("Functions of 16-bit fractions")
struct FixedPoint16Tests {
  // Digests of what gemmlowp's functions give, one argument at a time, for all of them in order.

  @Test("the logistic function has gemmlowp's bits for every argument")
  func logistic() {
    #expect(Self.digest(FixedPoint16.logistic) == 14_733_433_161_239_827_617)
  }

  @Test(
    "the hyperbolic tangent has gemmlowp's bits for every argument of each unit",
    arguments: zip(
      0...6,
      [
        15_442_393_880_567_559_233, 11_543_642_292_284_876_105, 10_606_586_343_250_180_821,
        10_945_813_252_026_132_636, 5_476_757_653_008_734_634, 3_314_165_669_166_463_750,
        8_565_438_822_241_308_236,
      ] as [UInt64]))
  func hyperbolicTangent(integerBits: Int, expected: UInt64) {
    #expect(Self.digest { FixedPoint16.hyperbolicTangent($0, integerBits: integerBits) } == expected)
  }

  @Test("functions are near those of real numbers")
  func nearRealNumbers() {
    let arguments = FixedPoint16.Vector(0, 4096, -4096, .max, .min, 1, -1, 8192)
    let logistic = FixedPoint16.logistic(arguments)
    let tangents = FixedPoint16.hyperbolicTangent(arguments, integerBits: 3)
    for lane in 0..<arguments.scalarCount {
      let argument = Double(arguments[lane]) / 4096
      // The reference itself is off by up to nine units.
      #expect(abs(Double(logistic[lane]) / 32768 - 1 / (1 + exp(-argument))) < 10 / 32768)
      #expect(abs(Double(tangents[lane]) / 32768 - tanh(argument)) < 10 / 32768)
    }
  }

  /// The FNV-1a digest of a function's values for all arguments, from the lowest one on.
  private static func digest(_ function: (FixedPoint16.Vector) -> FixedPoint16.Vector) -> UInt64 {
    stride(from: Int(Int16.min), through: Int(Int16.max), by: 8).reduce(14_695_981_039_346_656_037) {
      digest, first in
      var arguments = FixedPoint16.Vector.zero
      for lane in 0..<8 { arguments[lane] = Int16(first + lane) }
      let values = function(arguments)
      return (0..<8).reduce(digest) {
        ($0 ^ UInt64(UInt16(bitPattern: values[$1]))) &* 1_099_511_628_211
      }
    }
  }
}
