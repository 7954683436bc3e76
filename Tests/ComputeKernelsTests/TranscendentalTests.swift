import ComputeKernels
import Foundation
import TestSupport
import Testing

/// The functions of vectors that are more than a few operations, against double precision.
struct TranscendentalTests {
  struct Function: Sendable, CustomTestStringConvertible {
    let function: UnaryFunction
    var takesNegativeNumbers = true
    /// How far results may be off, in units in the last place.
    let error: Double
    let exact: @Sendable (Double) -> Double

    var testDescription: String { "\(function)" }
  }

  static let functions = [
    Function(function: .exponential, error: 1.1, exact: exp),
    Function(function: .hyperbolicTangent, error: 3, exact: tanh),
    Function(function: .exponentialLinearUnit, error: 1.1) { $0 < 0 ? expm1($0) : $0 },
    Function(function: .gaussianErrorLinearUnit, error: 8) { $0 / 2 * erfc(-$0 / 2.0.squareRoot()) },
    Function(function: .gaussianErrorLinearUnitByTangent, error: 2.5) { x in
      x / (1 + exp(-2 * (2 / Double.pi).squareRoot() * (x + 0.044715 * x * x * x)))
    },
    Function(function: .logarithm, takesNegativeNumbers: false, error: 0.9, exact: log),
    Function(function: .sine, error: 2.2, exact: sin),
    Function(function: .cosine, error: 2.2, exact: cos),
  ]

  /// Every 65537th finite number from the smallest to the largest, and some where the functions change.
  private static let numbers: [Float] = {
    let magnitudes = stride(from: UInt32(0), to: Float.infinity.bitPattern, by: 65537)
      .map(Float.init(bitPattern:))
    return magnitudes.map { -$0 } + magnitudes + (-2000...2000).map { Float($0) / 100 }
  }()

  @Test(arguments: functions)
  func isNear(function: Function) {
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let numbers = Self.numbers.filter { $0 > 0 || function.takesNegativeNumbers }
      let results = function.function.values(of: numbers, instructionSet)
      let errors = zip(numbers, results).map { number, result in
        let exact = function.exact(Double(number))
        // Infinity is no distance from itself.
        return Float(exact) == result ? 0 : abs(Double(result) - exact) / Double(Float(exact).ulp)
      }
      let worst = errors.max() ?? .nan
      #expect(worst < function.error, "\(instructionSet)")
    }
  }

  @Test func endWhereTheirLimitsAre() {
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      func ends(_ function: UnaryFunction) -> [Float] {
        function.values(of: [-.infinity, 0, .infinity], instructionSet)
      }
      #expect(ends(.exponential) == [0, 1, .infinity])
      #expect(ends(.hyperbolicTangent) == [-1, 0, 1])
      #expect(ends(.exponentialLinearUnit) == [-1, 0, .infinity])
      #expect(ends(.gaussianErrorLinearUnit) == [0, 0, .infinity])
      #expect(ends(.gaussianErrorLinearUnitByTangent) == [0, 0, .infinity])
      let (negative, others) = (ends(.logarithm)[0], ends(.logarithm)[1...])
      #expect(negative.isNaN && others == [-.infinity, .infinity])
    }
  }

  /// Angles about multiples of a quarter of a turn, of which little is left.
  @Test func wavesAreNearWhereTheyAreSmall() {
    let quarters = (0..<40_000).map { Float(Double($0) * .pi / 2) }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      for function in Self.functions.suffix(2) {
        let results = function.function.values(of: quarters, instructionSet)
        for (angle, result) in zip(quarters, results) {
          let exact = function.exact(Double(angle))
          #expect(abs(Double(result) - exact) <= function.error * Double(Float(exact).ulp), "\(angle)")
        }
      }
    }
  }

  /// Whether vectors compute an angle follows from itself alone.
  @Test func wavesDoNotDependOnNeighbours() {
    let angles = (0..<2500).map { Float($0) / 7 }
    var mixed = angles
    for index in stride(from: 5, to: 2500, by: 90) {
      mixed[index] = [1e9, -.infinity, .nan, -65537][index % 4]
    }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      for function in [UnaryFunction.sine, .cosine] {
        let (alone, beside) = (
          function.values(of: angles, instructionSet), function.values(of: mixed, instructionSet)
        )
        for index in angles.indices where mixed[index] == angles[index] {
          #expect(alone[index].bitPattern == beside[index].bitPattern, "\(index)")
        }
        #expect(beside[5 + 90].bitPattern == function(mixed[5 + 90]).bitPattern)
      }
      #expect(UnaryFunction.sine.values(of: [-0.0], instructionSet)[0].sign == .minus)
    }
  }

  @Test(arguments: functions)
  func keepWhatIsNotANumber(function: Function) {
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let unknown = [Float](repeating: .nan, count: 19)
      #expect(function.function.values(of: unknown, instructionSet).allSatisfy { $0.isNaN })
    }
  }
}
