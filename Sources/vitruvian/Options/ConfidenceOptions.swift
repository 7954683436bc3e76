import ArgumentParser

/// The thresholds of tasks that detect something and then find its landmarks.
struct ConfidenceOptions: ParsableArguments {
  @Option(help: "How sure the detector must be of something, 0 to 1.")
  var minDetectionConfidence: Float = 0.5

  @Option(help: "How sure the landmark network must be that it is there, 0 to 1.")
  var minPresenceConfidence: Float = 0.5

  @Option(help: "How much something tracked may overlap a new detection, 0 to 1; for videos.")
  var minTrackingConfidence: Float = 0.5

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
