import ArgumentParser
import FileAccess
import VisionTasks

/// Which people to find, and what of them.
struct PoseArguments: SubjectArguments {
  static let configuration = CommandConfiguration(
    commandName: "pose",
    abstract: "Finds 33 body landmarks for each person in a picture or video.",
    discussion: HelpText.discussion(
      """
      Prints one JSON object for each picture or frame. Landmarks are normalised to the picture, world \
      landmarks are metres from the middle of the hips.
      """,
      model: model,
      examples: [
        "pose photo.jpg", "pose --num-poses 2 --annotate out.png photo.jpg",
        "pose --jobs 0 --output poses.jsonl --resume photos",
        "pose --mode video --annotate out.mp4 dance.mp4 > dance.jsonl",
      ]))
  static let model = ModelLocator.Task.pose

  @Option(help: ArgumentHelp("How many people to find at most.", valueName: "n"))
  var numPoses = 1

  @Option(
    help: ArgumentHelp(
      "A folder for one PNG mask for each person, in each frame of a video.", valueName: "folder"),
    completion: .directory)
  var segmentationMasks: String?

  @Option(
    name: .customLong("plot"),
    help: ArgumentHelp(
      """
      A drawing, as SVG or PNG: of a video the angles of the first person's joints over time, and how well landmarks \
      are seen; of pictures a sheet with all of them.
      """, valueName: "out"))
  var plotPath: String?

  @OptionGroup var subjects: SubjectOptions

  func validate() throws {
    try validatePaths([("--segmentation-masks", segmentationMasks), ("--plot", plotPath)])
    if let plotPath, !["svg", "png"].contains(plotPath.fileExtension.lowercased()) {
      throw ValidationError("--plot \(plotPath): an SVG or PNG file is written, so end it in .svg or .png")
    }
    try subjects.validate(maximumCount: numPoses, option: "--num-poses")
  }

  var masks: MaskFiles? {
    segmentationMasks.map { MaskFiles(directory: $0, maximumCount: numPoses) }
  }

  func makeTask(_ setup: TaskSetup) throws -> RunnableTask<[Pose]> {
    var options = PoseLandmarker.Options()
    subjects.apply(to: &options, maximumCount: numPoses, setup)
    options.includesMasks = segmentationMasks != nil
    return switch setup.mode {
    case .image: RunnableTask(try PoseLandmarker(model: setup.model, options: options))
    case .video: RunnableTask(try PoseLandmarker.Tracker(model: setup.model, options: options))
    }
  }

  func makePlot(path: String, mode: ModeChoice) -> any ResultPlot<[Pose]> {
    switch mode {
    case .image: ContactSheet(path: path)
    case .video: MotionPlot(path: path)
    }
  }

  func draw(_ poses: [Pose], on canvas: Canvas) {
    canvas.draw(poses)
  }

  func complete(_ poses: inout [Pose], of frame: InputFrame) -> (any Error)? {
    if !subjects.details { poses.removeDetails() }
    guard let masks else { return nil }
    var failure: (any Error)?
    for index in poses.indices {
      guard let mask = poses[index].mask else { continue }
      do {
        poses[index].maskFile = try masks.write(mask, index, of: frame)
      } catch let reason {
        failure = failure ?? reason
      }
    }
    return failure
  }
}
