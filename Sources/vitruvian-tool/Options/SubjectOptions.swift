import ArgumentParser
import VisionTasks

/// The options of tasks that find subjects first and look for the landmarks of each then.
struct SubjectOptions: ParsableArguments {
  @Option(help: ArgumentHelp("How sure the detector must be of something, 0 to 1.", valueName: "score"))
  var minDetectionConfidence: Float = 0.5

  @Option(
    help: ArgumentHelp("How sure the landmark network must be that it is there, 0 to 1.", valueName: "score"))
  var minPresenceConfidence: Float = 0.5

  @Option(
    help: ArgumentHelp(
      "How much something tracked may overlap a new detection, 0 to 1; for videos.", valueName: "overlap"))
  var minTrackingConfidence: Float = 0.5

  @Option(
    name: .customLong("subject-roi"),
    help: ArgumentHelp(
      """
      The region of a subject, normalised, with its turn in radians clockwise; repeat it for more. \
      The detector does not run then.
      """, valueName: "x-center,y-center,width,height,rotation"))
  var subjectRegions: [SubjectRegionArgument] = []

  @Flag(
    help: """
      Print also the region that each subject was found in, what the detector saw, and in videos a number for each \
      subject that stays the same.
      """)
  var details = false

  func validate() throws {
    try validateShares([
      ("--min-detection-confidence", minDetectionConfidence),
      ("--min-presence-confidence", minPresenceConfidence),
      ("--min-tracking-confidence", minTrackingConfidence),
    ])
    for argument in subjectRegions { try argument.validate() }
  }

  /// Checks that hands can be followed.
  func validateTrackingOfHands(mode: ModeChoice) throws {
    guard mode == .image || minTrackingConfidence > 0 else {
      throw ValidationError("--min-tracking-confidence is 0; hands in videos need more")
    }
  }

  /// Checks how many subjects may be found, and that there are no more regions.
  func validate(maximumCount: Int, option: String) throws {
    guard maximumCount >= 1 else {
      throw ValidationError("\(option) is \(maximumCount); expected at least 1")
    }
    guard subjectRegions.count <= maximumCount else {
      throw ValidationError(
        "there are \(subjectRegions.count) --subject-roi, but \(option) is \(maximumCount); raise it")
    }
  }
}

extension SubjectOptions {
  /// Takes over what all of these tasks have.
  func apply(to options: inout some LandmarkerOptions, maximumCount: Int, _ setup: TaskSetup) {
    options.maximumCount = maximumCount
    options.minimumDetectionScore = minDetectionConfidence
    options.minimumPresence = minPresenceConfidence
    options.minimumTrackingOverlap = minTrackingConfidence
    options.compute = setup.compute
  }

  /// The regions that were given; `nil` for none.
  var search: Search? {
    subjectRegions.isEmpty ? nil : .subjects(subjectRegions.map(\.region))
  }
}

/// The region of a subject on the command line.
struct SubjectRegionArgument: ExpressibleByArgument {
  let region: SubjectRegion

  init?(argument: String) {
    guard let values = numbers(argument, count: 5) else { return nil }
    region = SubjectRegion(
      xCenter: values[0], yCenter: values[1], width: values[2], height: values[3], rotation: values[4])
  }

  /// Checks that a network can look at the region.
  func validate() throws {
    do { try region.validate() } catch { throw ValidationError("--subject-roi: \(error.message)") }
  }
}

/// Checks that options are from 0 to 1.
func validateShares(_ options: [(name: String, value: Float)]) throws {
  for (name, value) in options {
    guard 0...1 ~= value else { throw ValidationError("\(name) is \(value); expected 0 to 1") }
  }
}

/// Numbers between commas; `nil` unless there are as many as expected.
func numbers(_ argument: String, count: Int) -> [Float]? {
  let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Float(String($0)) }
  return numbers.count == count && !numbers.contains { $0 == nil } ? numbers.compactMap(\.self) : nil
}
