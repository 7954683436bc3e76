import ArgumentParser
import LandmarkDrawing
import VisionTasks

/// How a person is found, and what of it.
struct HolisticArguments: TaskArguments {
  static let configuration = CommandConfiguration(
    commandName: "holistic",
    abstract: "Finds the landmarks of a person's body, face and hands in a picture or video.",
    discussion: HelpText.discussion(
      """
      Prints one JSON object for each picture or frame. Landmarks are normalised to the picture, world landmarks are \
      metres from the middle of the hips, those of hands too. What is not seen is left out.
      """,
      model: model, examples: ["holistic --blendshapes --annotate out.png photo.jpg"]))
  static let model = ModelLocator.Task.holistic

  @Option(help: ArgumentHelp("How sure the detector must be of a body, 0 to 1.", valueName: "score"))
  var minPoseDetectionConfidence: Float = 0.5

  @Option(
    help: ArgumentHelp(
      "How much two detections must overlap to be of the same body, 0 to 1.", valueName: "overlap"))
  var minPoseSuppressionThreshold: Float = 0.5

  @Option(
    help: ArgumentHelp(
      "How sure the landmark network must be that a body is there, 0 to 1.", valueName: "score"))
  var minPoseLandmarksConfidence: Float = 0.5

  @Option(help: ArgumentHelp("How sure the detector must be of a face, 0 to 1.", valueName: "score"))
  var minFaceDetectionConfidence: Float = 0.5

  @Option(
    help: ArgumentHelp(
      "How much two detections must overlap to be of the same face, 0 to 1.", valueName: "overlap"))
  var minFaceSuppressionThreshold: Float = 0.5

  @Option(
    help: ArgumentHelp(
      "How sure the landmark network must be that a face is there, 0 to 1.", valueName: "score"))
  var minFaceLandmarksConfidence: Float = 0.5

  @Option(
    help: ArgumentHelp(
      "How sure the landmark network must be that a hand is there, 0 to 1.", valueName: "score"))
  var minHandLandmarksConfidence: Float = 0.5

  @Flag(help: "Print how much of each of 52 facial movements the face shows.")
  var blendshapes = false

  @Option(
    help: ArgumentHelp(
      "A folder for a PNG mask of the person, in each frame of a video.", valueName: "folder"))
  var segmentationMasks: String?

  @Flag(help: "Print also the regions that body, face and hands were found in, and what the detectors saw.")
  var details = false

  func validate() throws {
    try validatePaths([("--segmentation-masks", segmentationMasks)])
    try validateShares([
      ("--min-pose-detection-confidence", minPoseDetectionConfidence),
      ("--min-pose-suppression-threshold", minPoseSuppressionThreshold),
      ("--min-pose-landmarks-confidence", minPoseLandmarksConfidence),
      ("--min-face-detection-confidence", minFaceDetectionConfidence),
      ("--min-face-suppression-threshold", minFaceSuppressionThreshold),
      ("--min-face-landmarks-confidence", minFaceLandmarksConfidence),
      ("--min-hand-landmarks-confidence", minHandLandmarksConfidence),
    ])
  }

  var masks: MaskFiles? {
    segmentationMasks.map { MaskFiles(directory: $0, maximumCount: 1) }
  }

  func makeTask(_ setup: TaskSetup) throws -> RunnableTask<Holistic> {
    var options = HolisticLandmarker.Options()
    options.minimumPoseDetectionScore = minPoseDetectionConfidence
    options.minimumPoseSuppressionOverlap = minPoseSuppressionThreshold
    options.minimumPosePresence = minPoseLandmarksConfidence
    options.minimumFaceDetectionScore = minFaceDetectionConfidence
    options.minimumFaceSuppressionOverlap = minFaceSuppressionThreshold
    options.minimumFacePresence = minFaceLandmarksConfidence
    options.minimumHandPresence = minHandLandmarksConfidence
    options.includesBlendshapes = blendshapes
    options.includesMask = segmentationMasks != nil
    options.compute = setup.compute
    return switch setup.mode {
    case .image: RunnableTask(try HolisticLandmarker(model: setup.model, options: options))
    case .video: RunnableTask(try HolisticLandmarker.Tracker(model: setup.model, options: options))
    }
  }

  func draw(_ person: Holistic, on canvas: Canvas) {
    canvas.draw([person])
  }

  func complete(_ person: inout Holistic, of frame: InputFrame) -> (any Error)? {
    if !details {
      person.pose?.origin = nil
      person.face?.origin = nil
      person.leftHand?.origin = nil
      person.rightHand?.origin = nil
    }
    guard let masks, let mask = person.pose?.mask else { return nil }
    do {
      person.pose?.maskFile = try masks.write(mask, 0, of: frame)
      return nil
    } catch {
      return error
    }
  }
}
