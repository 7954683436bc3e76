import ArgumentParser
import VisionTasks

/// Finds hands in pictures and videos.
struct HandCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hand",
    abstract: "Finds 21 landmarks for each hand in a picture or video.",
    discussion: """
      Prints one JSON object for each picture or frame. Landmarks are normalised to the picture, world \
      landmarks are metres from the middle of the hand. A person's left hand is called Left, but Right in \
      the mirrored picture of a front camera.
      """)

  @OptionGroup var inputs: InputOptions
  @OptionGroup var hand: HandArguments
  @OptionGroup var confidences: ConfidenceOptions
  @OptionGroup var subjects: SubjectOptions
  @OptionGroup var engine: EngineOptions

  func validate() throws {
    try subjects.validate(maximumCount: hand.numHands, option: "--num-hands")
    // The task refuses it by the name that its option has in a program.
    guard inputs.mode == .image || confidences.minTrackingConfidence > 0 else {
      throw ValidationError("--min-tracking-confidence is 0; hands in videos need more")
    }
    try inputs.validateFiles(for: HandArguments.self)
  }

  func run() throws {
    let landmarker = try hand.makeTask(
      inputs.taskSetup(for: HandArguments.self, engine, confidences, subjects))
    try TaskBatch(
      inputs, task: landmarker,
      processing: inputs.picture.processing(subjectRegions: subjects.subjectRegions),
      draw: { HandDrawing($1).draw($0) },
      report: { result, _ in (HandReport.hands(result), nil) }
    ).run()
  }
}

/// A hand in the form that is printed.
private struct HandReport: SubjectReport {
  static let listName = "hands"

  /// The surest category; the task gives one for each hand.
  let handedness: CategoryReport?
  let landmarks: [LandmarkReport]
  let worldLandmarks: [LandmarkReport]
  let details: DetailsReport?

  enum CodingKeys: String, CodingKey {
    case handedness, landmarks, details
    case worldLandmarks = "world_landmarks"
  }

  static func hands(_ result: HandLandmarkerResult) -> [HandReport] {
    result.landmarks.indices.map { index in
      HandReport(
        handedness: result.handedness[index].first.map(CategoryReport.init),
        landmarks: result.landmarks[index].map(LandmarkReport.init),
        worldLandmarks: result.worldLandmarks[index].map(LandmarkReport.init),
        details: DetailsReport(result, subject: index))
    }
  }
}
