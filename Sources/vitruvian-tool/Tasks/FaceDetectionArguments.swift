import ArgumentParser
import LandmarkDrawing
import VisionTasks

/// Which faces to find, without their landmarks.
struct FaceDetectionArguments: TaskArguments {
  static let configuration = CommandConfiguration(
    commandName: "detect-faces",
    abstract: "Finds a box and six points for each face in a picture or video.",
    discussion: HelpText.discussion(
      """
      Prints one JSON object for each picture or frame. Boxes are in whole pixels; the points are normalised to the \
      picture: the right and the left eye of the person, the tip of the nose, the mouth, the right and the left ear.
      """,
      model: model,
      examples: [
        "detect-faces group.jpg", "detect-faces --model Models/blaze_face_full_range_sparse.tflite group.jpg",
      ]))
  static let model = ModelLocator.Task.faceDetection

  @Option(help: ArgumentHelp("How sure the detector must be of a face, 0 to 1.", valueName: "score"))
  var minDetectionConfidence: Float = 0.5

  @Option(
    help: ArgumentHelp(
      "How much two detections must overlap to be of the same face, 0 to 1.", valueName: "overlap"))
  var minSuppressionThreshold: Float = 0.3

  @Flag(help: "Print also the number that a face has in all frames of a video.")
  var details = false

  func validate() throws {
    try validateShares([
      ("--min-detection-confidence", minDetectionConfidence),
      ("--min-suppression-threshold", minSuppressionThreshold),
    ])
  }

  func makeTask(_ setup: TaskSetup) throws -> RunnableTask<[FaceDetection]> {
    var options = FaceDetector.Options()
    options.minimumScore = minDetectionConfidence
    options.minimumSuppressionOverlap = minSuppressionThreshold
    options.compute = setup.compute
    return switch setup.mode {
    case .image: RunnableTask(try FaceDetector(model: setup.model, options: options))
    case .video: RunnableTask(try FaceDetector.Tracker(model: setup.model, options: options))
    }
  }

  func draw(_ faces: [FaceDetection], on canvas: Canvas) {
    canvas.draw(faces)
  }

  func complete(_ faces: inout [FaceDetection], of frame: InputFrame) -> (any Error)? {
    if !details { faces.removeDetails() }
    return nil
  }
}

extension FaceDetection: DetailedSubject {}
