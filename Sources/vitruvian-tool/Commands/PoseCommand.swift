import ArgumentParser
import Foundation
import VisionTasks

/// Finds bodies in pictures and videos.
struct PoseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pose",
    abstract: "Finds 33 body landmarks for each person in a picture or video.",
    discussion: """
      Prints one JSON object for each picture or frame. Landmarks are normalised to the picture, world \
      landmarks are metres from the middle of the hips.
      """)

  @OptionGroup var inputs: InputOptions
  @OptionGroup var pose: PoseArguments
  @OptionGroup var confidences: ConfidenceOptions
  @OptionGroup var subjects: SubjectOptions
  @OptionGroup var engine: EngineOptions

  func validate() throws {
    try subjects.validate(maximumCount: pose.numPoses, option: "--num-poses")
    try inputs.validateFiles(for: PoseArguments.self, masks: masks)
  }

  private var masks: MaskFiles? {
    pose.segmentationMasks.map { MaskFiles(directory: $0, inputs: inputs, maximumCount: pose.numPoses) }
  }

  func run() throws {
    let landmarker = try pose.makeTask(
      inputs.taskSetup(for: PoseArguments.self, engine, confidences, subjects))
    let masks = masks
    try masks?.makeDirectory()
    try TaskBatch(
      inputs, task: landmarker,
      processing: inputs.picture.processing(subjectRegions: subjects.subjectRegions),
      draw: { PoseDrawing($1).draw($0) },
      report: { result, frame in
        let (paths, failure) = masks?.write(result, for: frame) ?? ([], nil)
        return (PoseReport.poses(result, maskPaths: paths), failure)
      }
    ).run()
  }
}

/// A body in the form that is printed.
private struct PoseReport: SubjectReport {
  static let listName = "poses"

  let landmarks: [LandmarkReport]
  let worldLandmarks: [LandmarkReport]
  let segmentationMask: String?
  let details: DetailsReport?

  enum CodingKeys: String, CodingKey {
    case landmarks, details
    case worldLandmarks = "world_landmarks"
    case segmentationMask = "segmentation_mask"
  }

  static func poses(_ result: PoseLandmarkerResult, maskPaths: [String?]) -> [PoseReport] {
    zip(result.landmarks, result.worldLandmarks).enumerated().map { index, pose in
      PoseReport(
        landmarks: pose.0.map(LandmarkReport.init), worldLandmarks: pose.1.map(LandmarkReport.init),
        segmentationMask: maskPaths.indices.contains(index) ? maskPaths[index] : nil,
        details: DetailsReport(result, subject: index))
    }
  }
}
