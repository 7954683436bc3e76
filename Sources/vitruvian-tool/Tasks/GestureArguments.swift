import ArgumentParser
import LandmarkDrawing
import VisionTasks

/// Which hands to find, and which of their gestures to tell.
struct GestureArguments: SubjectArguments {
  static let configuration = CommandConfiguration(
    commandName: "gestures",
    abstract: "Finds 21 landmarks for each hand in a picture or video, and tells its gesture.",
    discussion: HelpText.discussion(
      """
      Prints one JSON object for each picture or frame, with hands as the command hand prints them. A hand has one \
      gesture, which is called None when it is none that the model knows, or no gesture when the options leave none.
      """,
      model: model, examples: ["gestures --num-hands 2 --gesture-deny None photo.jpg"]))
  static let model = ModelLocator.Task.gestures

  @Option(help: ArgumentHelp("How many hands to find at most.", valueName: "n"))
  var numHands = 1

  @Option(
    help: ArgumentHelp(
      "How many gestures to look at for each hand; only the likeliest is told, whatever the number. All by default.",
      valueName: "n"))
  var gestureMaxResults: Int?

  @Option(help: ArgumentHelp("How sure the classifier must be of a gesture, 0 to 1.", valueName: "score"))
  var gestureScoreThreshold: Float = 0

  @Option(
    help: ArgumentHelp(
      "The name of a gesture to tell; repeat it for more. If the model has none of them, all are told.",
      valueName: "name"))
  var gestureAllow: [String] = []

  @Option(help: ArgumentHelp("The name of a gesture not to tell; repeat it for more.", valueName: "name"))
  var gestureDeny: [String] = []

  @OptionGroup var subjects: SubjectOptions

  func validate() throws {
    try subjects.validate(maximumCount: numHands, option: "--num-hands")
    if let gestureMaxResults, gestureMaxResults < 1 {
      throw ValidationError("--gesture-max-results is \(gestureMaxResults); expected at least 1")
    }
    guard gestureScoreThreshold.isFinite else {
      throw ValidationError("--gesture-score-threshold is \(gestureScoreThreshold); expected a finite number")
    }
    guard gestureAllow.isEmpty || gestureDeny.isEmpty else {
      throw ValidationError("--gesture-allow and --gesture-deny exclude each other")
    }
  }

  /// The task would refuse the confidence by the name that its option has in a program.
  func validate(mode: ModeChoice) throws {
    try subjects.validateTrackingOfHands(mode: mode)
  }

  func makeTask(_ setup: TaskSetup) throws -> RunnableTask<[RecognizedHand]> {
    var options = GestureRecognizer.Options()
    subjects.apply(to: &options, maximumCount: numHands, setup)
    options.cannedGestures.minimumScore = gestureScoreThreshold
    options.cannedGestures.allowedNames = gestureAllow
    options.cannedGestures.deniedNames = gestureDeny
    options.customGestures = options.cannedGestures
    return switch setup.mode {
    case .image: RunnableTask(try GestureRecognizer(model: setup.model, options: options))
    case .video: RunnableTask(try GestureRecognizer.Tracker(model: setup.model, options: options))
    }
  }

  func draw(_ hands: [RecognizedHand], on canvas: Canvas) {
    canvas.draw(hands)
  }
}

extension RecognizedHand: DetailedSubject {}
