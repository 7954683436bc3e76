import ArgumentParser
import VisionTasks

/// Which hands to find.
struct HandArguments: SubjectArguments {
  static let configuration = CommandConfiguration(
    commandName: "hand",
    abstract: "Finds 21 landmarks for each hand in a picture or video.",
    discussion: HelpText.discussion(
      """
      Prints one JSON object for each picture or frame. Landmarks are normalised to the picture, world \
      landmarks are metres from the middle of the hand. A person's left hand is called Left, but Right in \
      the mirrored picture of a front camera.
      """,
      model: model,
      examples: ["hand --num-hands 2 photo.jpg", "hand --mode video --num-hands 2 --details signs.mp4"]))
  static let model = ModelLocator.Task.hand

  @Option(help: ArgumentHelp("How many hands to find at most.", valueName: "n"))
  var numHands = 1

  @OptionGroup var subjects: SubjectOptions

  func validate() throws {
    try subjects.validate(maximumCount: numHands, option: "--num-hands")
  }

  /// The task would refuse the confidence by the name that its option has in a program.
  func validate(mode: ModeChoice) throws {
    try subjects.validateTrackingOfHands(mode: mode)
  }

  func makeTask(_ setup: TaskSetup) throws -> RunnableTask<[Hand]> {
    var options = HandLandmarker.Options()
    subjects.apply(to: &options, maximumCount: numHands, setup)
    return switch setup.mode {
    case .image: RunnableTask(try HandLandmarker(model: setup.model, options: options))
    case .video: RunnableTask(try HandLandmarker.Tracker(model: setup.model, options: options))
    }
  }

  func draw(_ hands: [Hand], on canvas: Canvas) {
    canvas.draw(hands)
  }
}
