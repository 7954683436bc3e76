#if VITRUVIAN_AVX2
  // Swift's vectors have no operation for what these instructions do; nothing else of the module is used.
  import _Builtin_intrinsics.intel

  // Functions in fewer steps than those with the reference's bits, where the last ones are not asked for.

  /// Quick steps for normal numbers, and others for the rest: zeros, smaller numbers than normal ones,
  /// infinity and what is no number.
  struct NormalSteps<Quick: FunctionSteps, Other: FunctionSteps>: FunctionSteps
  where Quick.Numbers == Other.Numbers {
    private let numbers: Quick.Numbers

    @_transparent
    init(_ numbers: Quick.Numbers) { self.numbers = numbers }

    @_transparent
    var results: Quick.Numbers {
      guard _mm256_movemask_ps(FloatVector(bits: numbers.normalLanes)) == 0xff else {
        return Self.mixedResults(numbers)
      }
      return Quick(numbers).results
    }

    /// Each lane by itself, so that a result does not depend on its neighbours.
    @inline(never)
    private static func mixedResults(_ numbers: Quick.Numbers) -> Quick.Numbers {
      Quick(numbers).results.replacing(with: Other(numbers).results, unlessNormal: numbers)
    }
  }

  /// The steps of the natural logarithm of normal numbers, at most 1.2 units in the last place off, or 10⁻⁷
  /// where it is smaller than one; that of negative ones is no number.
  ///
  /// x = 2ⁿ · (1 + f), where 1 + f lies between the roots of 1/2 and of 2, and log(1 + f) is
  /// f − f² / 2 + f³ · p(f) with the polynomial of the smallest relative error.
  struct QuickLogarithmSteps<Numbers: NumberVector>: FunctionSteps {
    private let numbers: Numbers
    private let exponents: Numbers
    private let f: Numbers

    @_transparent
    init(_ numbers: Numbers) {
      self.numbers = numbers
      (exponents, f) = numbers.normalScaledToOne
    }

    @_transparent
    var results: Numbers {
      let square = f * f
      // The terms of even powers and those of odd ones, which need not wait for each other.
      var even = Numbers(repeating: 0x1.645ceep-4)
      even.multiply(by: square, adding: 0x1.317490p-3)
      even.multiply(by: square, adding: 0x1.98d7eep-3)
      even.multiply(by: square, adding: 0x1.5556d8p-2)
      var odd = Numbers(repeating: -0x1.24329ap-3)
      odd.multiply(by: square, adding: -0x1.53824ep-3)
      odd.multiply(by: square, adding: -0x1.000382p-2)
      let series = odd.multiplied(by: f, adding: even)
      let rest = (f * square).multiplied(by: series, adding: square * -0.5)
      return exponents.multiplied(by: 0.69314718, adding: f + rest).noNumbers(whereNegative: numbers)
    }
  }

  /// The steps of one divided by the square root of normal numbers, at most one unit in the last place off:
  /// an instruction's approximation y, times 1 + e / 2 + 3 / 8 · e², where e = 1 − x · y².
  struct QuickReciprocalRootSteps<Numbers: NumberVector>: FunctionSteps {
    private let numbers: Numbers

    @_transparent
    init(_ numbers: Numbers) { self.numbers = numbers }

    @_transparent
    var results: Numbers {
      let near = numbers.nearReciprocalSquareRoots
      let error = (numbers * near).negatives.multiplied(by: near, adding: Numbers(repeating: 1))
      let slope = error.multiplied(by: 0.375, adding: Numbers(repeating: 0.5))
      return (near * error).multiplied(by: slope, adding: near)
    }
  }

  /// The steps of one divided by the square root, each rounded to the nearest.
  struct ReciprocalRootSteps<Numbers: NumberVector>: FunctionSteps {
    private let numbers: Numbers

    @_transparent
    init(_ numbers: Numbers) { self.numbers = numbers }

    @_transparent
    var results: Numbers { numbers.reciprocalSquareRoots }
  }
#endif
