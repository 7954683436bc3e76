import ArgumentParser

/// The thresholds of tasks that detect something and then find its landmarks.
struct ConfidenceOptions: ParsableArguments {
  @Option(help: "How sure the detector must be of something, 0 to 1.")
  var minDetectionConfidence = ConfidenceOptions.usual

  @Option(help: "How sure the landmark network must be that it is there, 0 to 1.")
  var minPresenceConfidence = ConfidenceOptions.usual

  @Option(help: "How much something tracked may overlap a new detection, 0 to 1; for videos.")
  var minTrackingConfidence = ConfidenceOptions.usual

  private static let usual: Float = 0.5

  /// The names of the options that are not what they are by default.
  var changedOptions: [String] {
    changed([
      "--min-detection-confidence": minDetectionConfidence != Self.usual,
      "--min-presence-confidence": minPresenceConfidence != Self.usual,
      "--min-tracking-confidence": minTrackingConfidence != Self.usual,
    ])
  }

  func validate() throws {
    for (name, value) in [
      ("--min-detection-confidence", minDetectionConfidence),
      ("--min-presence-confidence", minPresenceConfidence),
      ("--min-tracking-confidence", minTrackingConfidence),
    ] {
      guard 0...1 ~= value else { throw ValidationError("\(name) is \(value); expected 0 to 1") }
    }
  }
}
