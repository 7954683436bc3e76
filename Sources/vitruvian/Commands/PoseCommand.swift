import ArgumentParser
import Foundation
import TensorCore
import VisionPipeline
import VisionTasks

/// Finds bodies in pictures.
struct PoseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pose",
    abstract: "Finds 33 body landmarks for each person in a picture.",
    discussion: """
      Prints one JSON object for each picture. Landmarks are normalised to the picture, world landmarks \
      are metres from the middle of the hips.
      """)

  @OptionGroup var images: ImageOptions

  @Option(help: "How many people to find at most.")
  var numPoses = 1

  @OptionGroup var confidences: ConfidenceOptions

  @Option(help: "A folder for one PNG mask for each person.")
  var segmentationMasks: String?

  @OptionGroup var subjects: SubjectOptions
  @OptionGroup var engine: EngineOptions

  func validate() throws {
    guard numPoses >= 1 else { throw ValidationError("--num-poses is \(numPoses); expected at least 1") }
  }

  func run() throws {
    let landmarker = try makeLandmarker()
    let masks = try segmentationMasks.map(MaskDirectory.init)
    try ImageBatch(images).run { picture in
      let result = try landmarker.detect(
        image: picture.image, options: images.processing(subjectRegions: subjects.subjectRegions))
      try images.annotation(for: picture)?.write { PoseDrawing($0).draw(result) }
      return PoseReport(picture, result, maskPaths: try masks?.write(result, for: picture) ?? [])
    }
  }

  private func makeLandmarker() throws -> PoseLandmarker {
    let options = PoseLandmarkerOptions()
    options.baseOptions.modelAssetPath = try images.modelPath(for: .pose)
    options.numPoses = numPoses
    options.minPoseDetectionConfidence = confidences.minDetectionConfidence
    options.minPosePresenceConfidence = confidences.minPresenceConfidence
    options.minTrackingConfidence = confidences.minTrackingConfidence
    options.shouldOutputSegmentationMasks = segmentationMasks != nil
    subjects.apply(to: options)
    options.baseOptions.kernels = engine.kernels
    options.baseOptions.threadCount = engine.threads
    return try PoseLandmarker(options: options)
  }
}

/// The folder that masks are written to.
private struct MaskDirectory {
  private let directory: URL

  init(_ path: String) throws {
    directory = URL(fileURLWithPath: path, isDirectory: true)
    try OutputDirectory.make(directory)
  }

  /// Writes a mask for each person and returns the paths.
  func write(_ result: PoseLandmarkerResult, for picture: Picture) throws -> [String] {
    try result.segmentationMasks.enumerated().map { index, mask in
      let path = directory.appendingPathComponent("\(picture.stem)_mask_\(index).png").path
      try PNGEncoder.write(mask: mask.values, width: mask.width, height: mask.height, toFile: path)
      return path
    }
  }
}

extension Mask {
  /// The confidences, rows from top to bottom.
  fileprivate var values: [Float] {
    // A mask has a value for each pixel.
    Array(UnsafeBufferPointer(start: float32Data, count: width * height))
  }
}

/// What was found in one picture, in the form that is printed.
private struct PoseReport: Encodable {
  let source: String
  let frame = 0
  let timestamp = 0
  let width: Int
  let height: Int
  let poses: [Pose]

  struct Pose: Encodable {
    let landmarks: [LandmarkReport]
    let worldLandmarks: [LandmarkReport]
    let segmentationMask: String?
    let details: DetailsReport?

    enum CodingKeys: String, CodingKey {
      case landmarks, details
      case worldLandmarks = "world_landmarks"
      case segmentationMask = "segmentation_mask"
    }
  }

  enum CodingKeys: String, CodingKey {
    case source, frame, width, height, poses
    case timestamp = "timestamp_ms"
  }

  init(_ picture: Picture, _ result: PoseLandmarkerResult, maskPaths: [String]) {
    source = picture.source
    width = Int(picture.image.width)
    height = Int(picture.image.height)
    poses = zip(result.landmarks, result.worldLandmarks).enumerated().map { index, pose in
      Pose(
        landmarks: pose.0.map(LandmarkReport.init), worldLandmarks: pose.1.map(LandmarkReport.init),
        segmentationMask: maskPaths.indices.contains(index) ? maskPaths[index] : nil,
        details: DetailsReport(result, subject: index))
    }
  }
}
