/// How much a one-euro filter smooths.
package struct OneEuroParameters: Sendable, Hashable {
  /// The cut-off frequency for a value at rest, in hertz; smaller is steadier.
  package var minimumCutoff: Double
  /// How much faster the filter follows for each unit of speed; larger lags less.
  package var speedCoefficient: Double
  /// The cut-off frequency for the speed, in hertz.
  package var derivativeCutoff: Double
  /// Frames a second, until two times are known.
  package var initialFrequency: Double

  package init(
    minimumCutoff: Double, speedCoefficient: Double, derivativeCutoff: Double = 1,
    initialFrequency: Double = 30
  ) {
    self.minimumCutoff = minimumCutoff
    self.speedCoefficient = speedCoefficient
    self.derivativeCutoff = derivativeCutoff
    self.initialFrequency = initialFrequency
  }
}

/// A low-pass filter that follows fast movements closely and holds slow ones steady.
///
/// Sources: Casiez, Roussel and Vogel, "1€ Filter" (CHI 2012); `mediapipe/util/filtering/one_euro_filter.cc`,
/// whose treatment of the time 0 and of times before it is kept.
package struct OneEuroFilter: Sendable, Hashable {
  private let parameters: OneEuroParameters
  private var values = LowPassFilter()
  private var speeds = LowPassFilter()
  /// Frames a second, by the last two of them.
  private var frequency: Double
  private var lastTime: Int64 = -1

  package init(_ parameters: OneEuroParameters) {
    self.parameters = parameters
    frequency = parameters.initialFrequency
  }

  /// The smoothed value.
  ///
  /// - Parameters:
  ///   - time: the frame's time in nanoseconds; a value that is not later than the one before passes
  ///     unchanged.
  ///   - scale: what a change of the value is multiplied by to become a speed that ``OneEuroParameters`` are
  ///     for.
  package mutating func apply(_ value: Double, scale: Double, at time: Int64) -> Double {
    guard time > lastTime else { return value }
    if lastTime != 0, time != 0 {
      frequency = 1 / (Double(time - lastTime) * 1e-9)
    }
    lastTime = time
    let speed = values.previousInput.map { (value - Double($0)) * scale * frequency } ?? 0
    let smoothSpeed = speeds.apply(Float(speed), alpha: alpha(forCutoff: parameters.derivativeCutoff))
    let cutoff = parameters.minimumCutoff + parameters.speedCoefficient * abs(Double(smoothSpeed))
    return Double(values.apply(Float(value), alpha: alpha(forCutoff: cutoff)))
  }

  private func alpha(forCutoff cutoff: Double) -> Float {
    let period = 1 / frequency
    let timeConstant = 1 / (2 * Double.pi * cutoff)
    return Float(1 / (1 + timeConstant / period))
  }
}

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
