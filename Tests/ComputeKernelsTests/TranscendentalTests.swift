import ComputeKernels
import Foundation
import TestSupport
import Testing

/// The functions of vectors that are more than a few operations, against double precision.
struct TranscendentalTests {
  struct Function: Sendable, CustomTestStringConvertible {
    let function: UnaryFunction
    var takesNegativeNumbers = true
    /// How far results may be off, in units of ``scale``.
    let error: Double
    /// What errors are measured in.
    var scale = Scale.unitsInTheLastPlace
    let exact: @Sendable (Double) -> Double

    /// Whether a result is near enough.
    func isNear(_ result: Float, at number: Float) -> Bool {
      let exact = exact(Double(number))
      // Infinity is no distance from itself.
      if Float(exact) == result { return true }
      let size =
        switch scale {
        case .unitsInTheLastPlace: Double(Float(exact).ulp)
        case .partsOfTheNumber: Double(number.magnitude) + Double(Float.leastNormalMagnitude)
        case .one: 1.0
        case .oneOrResult: max(abs(exact), 1)
        }
      return abs(Double(result) - exact) < error * size
    }

    var testDescription: String { "\(function)" }
  }

  enum Scale: Sendable {
    case unitsInTheLastPlace
    case partsOfTheNumber
    case one
    case oneOrResult
  }

  static let functions = [
    Function(function: .exponential, error: 1.1, exact: exp),
    Function(function: .hyperbolicTangent, error: 6, exact: tanh),
    Function(function: .exponentialLinearUnit, error: 1.1) { $0 < 0 ? expm1($0) : $0 },
    Function(function: .gaussianErrorLinearUnit, error: 2e-7, scale: .partsOfTheNumber) { x in
      x / 2 * erfc(-x / 2.0.squareRoot())
    },
    Function(function: .gaussianErrorLinearUnitByTangent, error: 2e-7, scale: .partsOfTheNumber) { x in
      x / (1 + exp(-2 * (2 / Double.pi).squareRoot() * (x + 0.044715 * x * x * x)))
    },
    Function(
      function: .logarithm, takesNegativeNumbers: false, error: 2.5e-7, scale: .oneOrResult, exact: log),
    Function(function: .reciprocalSquareRoot, takesNegativeNumbers: false, error: 1.5) {
      1 / $0.squareRoot()
    },
  ]

  static let waves = [
    Function(function: .sine, error: 3.5e-7, scale: .one, exact: sin),
    Function(function: .cosine, error: 3.5e-7, scale: .one, exact: cos),
  ]

  /// Every 65537th finite number from the smallest to the largest, and some where the functions change.
  private static let numbers: [Float] = {
    let magnitudes = stride(from: UInt32(0), to: Float.infinity.bitPattern, by: 65537)
      .map(Float.init(bitPattern:))
    return magnitudes.map { -$0 } + magnitudes + (-2000...2000).map { Float($0) / 100 }
  }()

  @Test(arguments: functions, [true, false])
  func isNear(function: Function, isExact: Bool) {
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let numbers = Self.numbers.filter { $0 > 0 || function.takesNegativeNumbers }
      let results = function.function.values(of: numbers, instructionSet, isExact: isExact)
      let worst = zip(numbers, results).first { !function.isNear($1, at: $0) }
      #expect(worst == nil, "\(instructionSet)")
    }
  }

  @Test(arguments: [true, false])
  func endWhereTheirLimitsAre(isExact: Bool) {
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      func ends(_ function: UnaryFunction) -> [Float] {
        function.values(of: [-.infinity, 0, .infinity], instructionSet, isExact: isExact)
      }
      #expect(ends(.exponential) == [0, 1, .infinity])
      #expect(ends(.sine)[1] == 0 && abs(ends(.cosine)[1] - 1) < 3.5e-7)
      #expect([0, 2].allSatisfy { ends(.sine)[$0].isNaN && ends(.cosine)[$0].isNaN })
      #expect(ends(.hyperbolicTangent) == [-1, 0, 1])
      #expect(ends(.exponentialLinearUnit) == [-1, 0, .infinity])
      for function in [UnaryFunction.gaussianErrorLinearUnit, .gaussianErrorLinearUnitByTangent] {
        // Negative infinity times nothing is no number, as in the reference.
        #expect(ends(function)[0].isNaN && ends(function)[1...] == [0, .infinity])
        #expect(function.values(of: [-1e30], instructionSet) == [0])
      }
      let (negative, others) = (ends(.logarithm)[0], ends(.logarithm)[1...])
      #expect(negative.isNaN && others == [-.infinity, .infinity])
      let roots = ends(.reciprocalSquareRoot)
      #expect(roots[0].isNaN && roots[1...] == [.infinity, 0])
      for function in [UnaryFunction.logarithm, .reciprocalSquareRoot] {
        let ofNone = function.values(
          of: [-1, -.leastNonzeroMagnitude, .nan, -.nan], instructionSet, isExact: isExact)
        #expect(ofNone.allSatisfy { $0.isNaN })
      }
    }
  }

  /// Products that die out below zero are such zeros.
  @Test(arguments: [true, false])
  func negativeZero_isTakenForZero(isExact: Bool) {
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      // One divided by a zero keeps its sign.
      for function in (Self.functions + Self.waves).map(\.function) where function != .reciprocalSquareRoot {
        let results = function.values(of: [-0.0, 0], instructionSet, isExact: isExact)
        #expect(results[0] == results[1], "\(function) on \(instructionSet)")
      }
    }
  }

  /// Angles of up to a thousand turns, many of them about multiples of a quarter of one.
  @Test(arguments: waves)
  func wavesAreNear(function: Function) {
    let quarters = (-4000...4000).map { Float(Double($0) * .pi / 2) }
    let angles = quarters + (-60_000...60_000).map { Float($0) / 10 } + Self.numbers.filter { abs($0) < 6000 }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let results = function.function.values(of: angles, instructionSet)
      let worst = zip(angles, results).first { !function.isNear($1, at: $0) }
      #expect(worst == nil, "\(instructionSet)")
    }
  }

  /// What a function makes of a number follows from that alone.
  @Test(arguments: functions + waves)
  func doNotDependOnNeighbours(function: Function) {
    let numbers = (1...2500).map { Float($0) / 7 }
    var mixed = numbers
    for index in stride(from: 5, to: 2500, by: 90) {
      mixed[index] = [1e9, -.infinity, .nan, -65537][index % 4]
    }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let alone = function.function.values(of: numbers, instructionSet)
      let beside = function.function.values(of: mixed, instructionSet)
      for index in numbers.indices where mixed[index] == numbers[index] {
        #expect(alone[index].bitPattern == beside[index].bitPattern, "\(index)")
      }
    }
  }

  @Test(arguments: functions + waves)
  func keepWhatIsNotANumber(function: Function) {
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let unknown = [Float](repeating: .nan, count: 19)
      #expect(function.function.values(of: unknown, instructionSet).allSatisfy { $0.isNaN })
    }
  }
}
