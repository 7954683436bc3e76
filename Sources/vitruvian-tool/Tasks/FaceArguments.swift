import ArgumentParser
import VisionTasks

/// Which faces to find, and what of them.
struct FaceArguments: SubjectArguments {
  static let configuration = CommandConfiguration(
    commandName: "face",
    abstract: "Finds 478 landmarks for each face in a picture or video, its expression and where it is.",
    discussion: HelpText.discussion(
      """
      Prints one JSON object for each picture or frame. Landmarks are normalised to the picture; a \
      transformation matrix maps a face in centimetres to the space in front of the camera.
      """,
      model: model,
      examples: [
        "face --num-faces 3 --blendshapes --annotate mesh.png photo.jpg",
        "face --mode video --format csv clip.mp4 > faces.csv",
      ]))
  static let model = ModelLocator.Task.face

  @Option(help: ArgumentHelp("How many faces to find at most.", valueName: "n"))
  var numFaces = 1

  @Flag(help: "Print how much of each of 52 facial movements a face shows.")
  var blendshapes = false

  @Flag(help: "Print where a face is in front of the camera, as a 4×4 matrix.")
  var transformationMatrixes = false

  @OptionGroup var subjects: SubjectOptions

  func validate() throws {
    try subjects.validate(maximumCount: numFaces, option: "--num-faces")
  }

  func makeTask(_ setup: TaskSetup) throws -> RunnableTask<[Face]> {
    var options = FaceLandmarker.Options()
    subjects.apply(to: &options, maximumCount: numFaces, setup)
    options.includesBlendshapes = blendshapes
    options.includesTransformations = transformationMatrixes
    return switch setup.mode {
    case .image: RunnableTask(try FaceLandmarker(model: setup.model, options: options))
    case .video: RunnableTask(try FaceLandmarker.Tracker(model: setup.model, options: options))
    }
  }

  func draw(_ faces: [Face], on canvas: Canvas) {
    canvas.draw(faces)
  }
}
