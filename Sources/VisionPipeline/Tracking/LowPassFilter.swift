/// Follows a value slowly: each output is a mixture of the newest input and the output before.
///
/// Source: `mediapipe/util/filtering/low_pass_filter.cc`; single and double precision are mixed as there.
package struct LowPassFilter: Sendable, Hashable {
  private var output: Float?
  /// The input before, unfiltered; `nil` at the start.
  package private(set) var previousInput: Float?

  package init() {}

  /// The next output.
  ///
  /// - Parameter alpha: the share of `value`, 0 to 1; the first value is taken as it is.
  package mutating func apply(_ value: Float, alpha: Float) -> Float {
    let result =
      output.map { Float(Double(alpha * value) + (1 - Double(alpha)) * Double($0)) } ?? value
    output = result
    previousInput = value
    return result
  }
}
