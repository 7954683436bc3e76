import ArgumentParser
import VisionTasks

/// Which objects to find.
struct ObjectArguments: TaskArguments {
  static let configuration = CommandConfiguration(
    commandName: "objects",
    abstract: "Finds objects of many classes in a picture or video.",
    discussion: HelpText.discussion(
      "Prints one JSON object for each picture or frame. Boxes are in whole pixels.",
      model: model,
      examples: [
        "objects --score-threshold 0.3 photo.jpg", "objects --allow bicycle --annotate out.png photo.jpg",
      ]))
  static let model = ModelLocator.Task.objects

  @Option(help: ArgumentHelp("How many objects to find at most; all by default.", valueName: "n"))
  var maxResults: Int?

  @Option(
    help: ArgumentHelp("How sure the detector must be of an object, mostly 0 to 1.", valueName: "score"))
  var scoreThreshold: Float = 0

  @Option(
    help: ArgumentHelp(
      "The name of a class to find; repeat it for more. If the model has none, all are found.",
      valueName: "name"))
  var allow: [String] = []

  @Option(help: ArgumentHelp("The name of a class not to find; repeat it for more.", valueName: "name"))
  var deny: [String] = []

  @Option(
    help: ArgumentHelp("The language of display names, if the model has names in it.", valueName: "language"))
  var locale = "en"

  @Flag(help: "Print also the number that an object has in all frames of a video.")
  var details = false

  func validate() throws {
    if let maxResults, maxResults < 1 {
      throw ValidationError("--max-results is \(maxResults); expected at least 1")
    }
    guard scoreThreshold.isFinite else {
      throw ValidationError("--score-threshold is \(scoreThreshold); expected a finite number")
    }
    guard allow.isEmpty || deny.isEmpty else {
      throw ValidationError("--allow and --deny exclude each other")
    }
  }

  func makeTask(_ setup: TaskSetup) throws -> RunnableTask<[Detection]> {
    var options = ObjectDetector.Options()
    options.maximumCount = maxResults
    options.minimumScore = scoreThreshold
    options.allowedNames = allow
    options.deniedNames = deny
    options.locale = locale
    options.compute = setup.compute
    return switch setup.mode {
    case .image: RunnableTask(try ObjectDetector(model: setup.model, options: options))
    case .video: RunnableTask(try ObjectDetector.Tracker(model: setup.model, options: options))
    }
  }

  func draw(_ objects: [Detection], on canvas: Canvas) {
    canvas.draw(objects)
  }

  func complete(_ objects: inout [Detection], of frame: InputFrame) -> (any Error)? {
    if !details { objects.removeDetails() }
    return nil
  }
}
