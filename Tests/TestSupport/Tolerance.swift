import TensorCore

/// How near a result must come to its reference: a level with a name and a reason.
///
/// A difference that a level allows always has a cause that no correct implementation avoids. A level is
/// not widened to make a test pass.
public enum Tolerance: Sendable, Hashable {
  /// Equal values. For moves, comparisons, integers, and arithmetic that rounds once: IEEE 754 leaves no
  /// freedom there. Both zeros are equal, and so are all NaNs.
  case exact
  /// At most this many representable numbers apart. For a few roundings in a fixed order, such as a
  /// reciprocal square root that starts from an estimate.
  case ulps(Int)
  /// For functions that both sides approximate, such as `exp`: each may err by three units in the last
  /// place. Where the result underflows, the smallest normal number may stand for zero.
  case elementwise
  /// For sums whose order is free. No partial sum exceeds the sum of absolute values, the *magnitude*, and
  /// the rounding error of an addition is even over half a unit to each side. So `terms` of them have a
  /// standard deviation below `0.29 · √terms` epsilons of the magnitude; `√terms` is over three of them, and
  /// one epsilon is left for the products and the bias. Without known magnitudes the largest expected value
  /// stands in. Sums in single precision, one term after the other, reach four fifths of this.
  case accumulated(terms: Int)
  /// For whole networks. The floor is the largest difference between two implementations of the reference
  /// runtime, relative to the largest value of the output: a third one may stand as far from each as they
  /// do from one another, on the other side.
  case network(floor: Double)
}

extension Tolerance {
  /// The element of a result that is farthest from its reference.
  public struct Deviation: Sendable, Hashable {
    /// The position in the flat contents.
    public var index: Int
    public var actual: Float
    public var expected: Float
    /// The error as a share of what the tolerance allows; above one the result is wrong.
    public var normalizedError: Double
  }

  /// The worst element, or `nil` when there are no elements.
  ///
  /// - Parameter magnitudes: The sum of absolute products behind each element, for ``accumulated(terms:)``.
  /// - Precondition: All arrays have the same length.
  public func worstDeviation(
    of actual: [Float], from expected: [Float], magnitudes: [Float]? = nil
  ) -> Deviation? {
    precondition(actual.count == expected.count, "\(actual.count) results for \(expected.count) references")
    precondition(magnitudes.map { $0.count == expected.count } ?? true, "a magnitude for each element")
    let largest = expected.lazy.filter(\.isFinite).map(abs).max() ?? 0
    var worst: Deviation?
    for index in expected.indices {
      let error = normalizedError(
        of: actual[index], from: expected[index], magnitude: magnitudes?[index] ?? largest,
        largest: largest)
      if error > worst?.normalizedError ?? -1 {
        worst = Deviation(
          index: index, actual: actual[index], expected: expected[index], normalizedError: error)
      }
    }
    return worst
  }

  /// What is wrong with `actual`, in one line, or `nil` when it is near enough.
  ///
  /// - Parameters:
  ///   - magnitudes: The sum of absolute products behind each element, for ``accumulated(terms:)``.
  ///   - definedCount: The number of leading elements that count; all when `nil`.
  public func mismatch(
    of actual: Tensor, from expected: Tensor, magnitudes: Tensor? = nil, definedCount: Int? = nil
  ) -> String? {
    guard actual.shape == expected.shape, actual.elementType == expected.elementType else {
      return "expected \(expected.elementType.rawValue) \(expected.shape), "
        + "found \(actual.elementType.rawValue) \(actual.shape)"
    }
    let count = definedCount ?? expected.shape.elementCount
    let deviation = worstDeviation(
      of: Array(actual.floats.prefix(count)), from: Array(expected.floats.prefix(count)),
      magnitudes: magnitudes.map { Array($0.floats.prefix(count)) })
    guard let deviation, deviation.normalizedError > 1 else { return nil }
    return "element \(expected.shape.coordinates(of: deviation.index)) of \(expected.shape) is "
      + "\(deviation.actual), expected \(deviation.expected): \(deviation.normalizedError) times "
      + "the error that \(self) allows"
  }

  private func normalizedError(
    of actual: Float, from expected: Float, magnitude: Float, largest: Float
  ) -> Double {
    if actual == expected || (actual.isNaN && expected.isNaN) { return 0 }
    guard actual.isFinite, expected.isFinite else { return .infinity }
    let error = abs(Double(actual) - Double(expected))
    let allowed = allowedError(expected: expected, magnitude: Double(magnitude), largest: Double(largest))
    return allowed > 0 ? error / allowed : .infinity
  }

  private func allowedError(expected: Float, magnitude: Double, largest: Double) -> Double {
    let epsilon = Double(Float.ulpOfOne)
    return switch self {
    case .exact: 0
    case .ulps(let count): Double(count) * Double(expected.ulp)
    case .elementwise: 6 * epsilon * abs(Double(expected)) + Double(Float.leastNormalMagnitude)
    case .accumulated(let terms): (1 + Double(terms).squareRoot()) * epsilon * magnitude
    case .network(let floor): 2 * floor * largest
    }
  }
}

extension Shape {
  /// The index along each axis of the element at `position` in the flat contents.
  fileprivate func coordinates(of position: Int) -> [Int] {
    zip(strides, dimensions).map { stride, dimension in position / stride % dimension }
  }
}
