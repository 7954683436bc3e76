import ComputeKernels
import Foundation
import TestSupport
import Testing

/// The logistic function of vectors.
struct LogisticTests {
  /// Every 4099th finite number from the smallest to the largest, and around where the function changes most.
  private static let numbers: [Float] = {
    let magnitudes = stride(from: UInt32(0), to: Float.infinity.bitPattern, by: 4099)
      .map(Float.init(bitPattern:))
    let centers: [Float] = [-104, -103.97, leastArgument, -88.7, -0.3466, 0.3466, 1.0397, 16.7]
    let boundaries = centers.flatMap { center in
      (-500...500).map { Float(bitPattern: UInt32(Int(center.bitPattern) + $0)) }
    }
    return (magnitudes.map { -$0 } + magnitudes + boundaries).sorted()
  }()

  /// The least number whose logistic function is a normal number.
  private static let leastArgument: Float = -0x1.5d589ep6

  @Test(arguments: [true, false])
  func isNear(isExact: Bool) {
    let numbers = Self.numbers.filter { $0 >= Self.leastArgument }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let probabilities = UnaryFunction.logistic.values(of: numbers, instructionSet, isExact: isExact)
      let errors = zip(numbers, probabilities).map { number, probability in
        let exact = 1 / (1 + exp(-Double(number)))
        return abs(Double(probability) - exact) / Double(Float(exact).ulp)
      }
      let worst = errors.max() ?? .nan
      #expect(worst < 3.5, "\(instructionSet)")
    }
  }

  @Test(
    "where it would be smaller than normal numbers it is zero, as XNNPACK's is", arguments: [true, false])
  func isZeroOrNormal(isExact: Bool) {
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let probabilities = UnaryFunction.logistic.values(of: Self.numbers, instructionSet, isExact: isExact)
      let areRight = zip(Self.numbers, probabilities).map { number, probability in
        number < Self.leastArgument ? probability.bitPattern == 0 : probability.isNormal
      }
      #expect(areRight.allSatisfy { $0 }, "\(instructionSet)")
    }
  }

  /// Elsewhere it has the bits of XNNPACK's, which decreases in places.
  @Test("where products are rounded before they are added, it never decreases")
  func neverDecreases() {
    for instructionSet in InstructionSet.allCases
    where instructionSet.isSupported && !instructionSet.fusesMultiplyAdd {
      let probabilities = UnaryFunction.logistic.values(of: Self.numbers, instructionSet)
      #expect(zip(probabilities, probabilities.dropFirst()).allSatisfy { $0 <= $1 }, "\(instructionSet)")
    }
  }

  @Test("where vectors begin, and where processors round products and sums once, all bits are the same")
  func hasTheSameBitsEverywhere() {
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let tier: InstructionSet = instructionSet == .baseline ? .baseline : .avx2
      let expected = UnaryFunction.logistic.values(of: Self.numbers, tier).map(\.bitPattern)
      for start in [0, 5] {
        let numbers = Array(Self.numbers[start...])
        let bits = UnaryFunction.logistic.values(of: numbers, instructionSet).map(\.bitPattern)
        #expect(bits == Array(expected[start...]), "\(instructionSet)")
      }
    }
  }

  @Test(arguments: [true, false])
  func swishIsTheNumberTimesIt(isExact: Bool) {
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let probabilities = UnaryFunction.logistic.values(of: Self.numbers, instructionSet, isExact: isExact)
      let expected = zip(Self.numbers, probabilities).map { ($0 * $1).bitPattern }
      let products = UnaryFunction.swish.values(of: Self.numbers, instructionSet, isExact: isExact)
      #expect(products.map(\.bitPattern) == expected, "\(instructionSet)")
    }
  }

  @Test(arguments: [true, false])
  func endsAtZeroAndOne(isExact: Bool) {
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let ends = UnaryFunction.logistic.values(
        of: [-.infinity, -1000, 0, -0.0, 1000, .infinity], instructionSet, isExact: isExact)
      #expect(ends == [0, 0, 0.5, 0.5, 1, 1])
      let unknown = [Float.nan, Float(bitPattern: 0x7f80_0001), Float(bitPattern: 0xffff_ffff)]
      let results = UnaryFunction.logistic.values(of: unknown, instructionSet, isExact: isExact)
      #expect(results.allSatisfy { $0.isNaN })
    }
  }
}
