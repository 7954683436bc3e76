import ArgumentParser
import VisionTasks

/// Finds hands in pictures.
struct HandCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hand",
    abstract: "Finds 21 landmarks for each hand in a picture.",
    discussion: """
      Prints one JSON object for each picture. Landmarks are normalised to the picture, world landmarks \
      are metres from the middle of the hand. Handedness is that of a mirrored picture: a person's right \
      hand in a picture that is not mirrored is called Left.
      """)

  @OptionGroup var images: ImageOptions

  @Option(help: "How many hands to find at most.")
  var numHands = 1

  @OptionGroup var confidences: ConfidenceOptions
  @OptionGroup var subjects: SubjectOptions
  @OptionGroup var engine: EngineOptions

  func validate() throws {
    guard numHands >= 1 else { throw ValidationError("--num-hands is \(numHands); expected at least 1") }
  }

  func run() throws {
    let landmarker = try makeLandmarker()
    try ImageBatch(images).run { picture in
      let result = try landmarker.detect(
        image: picture.image, options: images.processing(subjectRegions: subjects.subjectRegions))
      try images.annotation(for: picture)?.write { HandDrawing($0).draw(result) }
      return HandReport(picture, result)
    }
  }

  private func makeLandmarker() throws -> HandLandmarker {
    let options = HandLandmarkerOptions()
    options.baseOptions.modelAssetPath = try images.modelPath(for: .hand)
    options.numHands = numHands
    options.minHandDetectionConfidence = confidences.minDetectionConfidence
    options.minHandPresenceConfidence = confidences.minPresenceConfidence
    options.minTrackingConfidence = confidences.minTrackingConfidence
    subjects.apply(to: options)
    options.baseOptions.kernels = engine.kernels
    options.baseOptions.threadCount = engine.threads
    return try HandLandmarker(options: options)
  }
}

/// What was found in one picture, in the form that is printed.
private struct HandReport: Encodable {
  let source: String
  let frame = 0
  let timestamp = 0
  let width: Int
  let height: Int
  let hands: [Hand]

  struct Hand: Encodable {
    /// The surest category; the task gives one for each hand.
    let handedness: CategoryReport?
    let landmarks: [LandmarkReport]
    let worldLandmarks: [LandmarkReport]
    let details: DetailsReport?

    enum CodingKeys: String, CodingKey {
      case handedness, landmarks, details
      case worldLandmarks = "world_landmarks"
    }
  }

  enum CodingKeys: String, CodingKey {
    case source, frame, width, height, hands
    case timestamp = "timestamp_ms"
  }

  init(_ picture: Picture, _ result: HandLandmarkerResult) {
    source = picture.source
    width = Int(picture.image.width)
    height = Int(picture.image.height)
    hands = result.landmarks.indices.map { index in
      Hand(
        handedness: result.handedness[index].first.map(CategoryReport.init),
        landmarks: result.landmarks[index].map(LandmarkReport.init),
        worldLandmarks: result.worldLandmarks[index].map(LandmarkReport.init),
        details: DetailsReport(result, subject: index))
    }
  }
}
