import TensorCore
import TestSupport
import Testing

/// The levels that other tests lean on: each accepts what it names and rejects the next thing.
struct ToleranceTests {
  static let limits: [(Tolerance, expected: Float, accepted: Float, rejected: Float)] = [
    (.exact, 1, 1, 1 + .ulpOfOne),
    (.ulps(2), 1, 1 + 2 * .ulpOfOne, 1 + 3 * .ulpOfOne),
    (.elementwise, 1, 1 + 6 * .ulpOfOne, 1 + 7 * .ulpOfOne),
    (.accumulated(terms: 16), 1, 1 + 5 * .ulpOfOne, 1 + 6 * .ulpOfOne),
    (.network(floor: 0.001), 1, 1.00199, 1.0021),
  ]

  @Test("A level accepts its limit and rejects more", arguments: limits)
  func limit(tolerance: Tolerance, expected: Float, accepted: Float, rejected: Float) {
    #expect(error(of: accepted, from: expected, tolerance) <= 1)
    #expect(error(of: rejected, from: expected, tolerance) > 1)
  }

  @Test(
    "No level takes NaN or infinity for a number",
    arguments: [Tolerance.exact, .ulps(2), .elementwise, .accumulated(terms: 9), .network(floor: 1)])
  func nonFinite(tolerance: Tolerance) {
    #expect(error(of: .nan, from: 1, tolerance) == .infinity)
    #expect(error(of: 1, from: .nan, tolerance) == .infinity)
    #expect(error(of: .infinity, from: 1, tolerance) == .infinity)
    #expect(error(of: .nan, from: .nan, tolerance) == 0)
    #expect(error(of: .infinity, from: .infinity, tolerance) == 0)
  }

  @Test("A magnitude measures the error of its own element")
  func magnitudes() {
    let deviation = Tolerance.accumulated(terms: 1).worstDeviation(
      of: [1000, 1.0001], from: [1000, 1], magnitudes: [1000, 1])
    #expect(deviation?.index == 1)
    #expect(deviation.map { $0.normalizedError > 1 } == true)
  }

  @Test("A mismatch names the element by its coordinates and both values")
  func report() throws {
    let expected = Tensor(shape: [2, 3], values: [0, 1, 2, 3, 4, 5] as [Float])
    let actual = Tensor(shape: [2, 3], values: [0, 1, 2, 3, 4.5, 5] as [Float])
    let mismatch = try #require(Tolerance.exact.mismatch(of: actual, from: expected))
    #expect(mismatch.hasPrefix("element [1, 1] of [2×3] is 4.5, expected 4.0"))
    #expect(Tolerance.exact.mismatch(of: actual, from: expected, definedCount: 4) == nil)
    #expect(Tolerance.exact.mismatch(of: actual.reshaped(to: [6]), from: expected) != nil)
  }

  private func error(of actual: Float, from expected: Float, _ tolerance: Tolerance) -> Double {
    tolerance.worstDeviation(of: [actual], from: [expected])?.normalizedError ?? .nan
  }
}
