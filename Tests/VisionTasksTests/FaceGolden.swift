import Foundation
import GraphRuntime
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

/// What the reference found in one picture with one set of options.
struct FaceGolden: Sendable {
  /// The name of the file that holds this record, without its folder.
  let file: String
  let image: String
  let set: String
  let numFaces: Int
  let minFaceDetectionConfidence: Float
  let minFacePresenceConfidence: Float
  let hasBlendshapes: Bool
  let hasMatrixes: Bool
  /// Degrees clockwise that make the picture upright.
  let rotation: Int
  /// For each face 478 times x, y, z.
  let landmarks: [[[Float]]]
  /// For each face 52 scores.
  let blendshapes: [[Float]]
  let blendshapeNames: [[String]]
  /// For each face four rows of four.
  let matrixes: [[[Float]]]
}

extension FaceGolden {
  /// All records of pictures that the reference accepted, in image mode.
  static func all() throws -> [FaceGolden] {
    let index = try #require(ReferenceKit.json("reference/image/index.json") as? [[String: Any]])
    return try index.compactMap { entry in
      let file = try #require(entry["file"] as? String)
      // Without a count the reference raised an error: it cannot take grey pictures.
      guard file.hasPrefix("face/"), entry["found"] is Int else { return nil }
      return try FaceGolden(file: String(file.dropFirst(5)), set: #require(entry["set"] as? String))
    }
  }

  init(file: String, set: String) throws {
    let json = try #require(ReferenceKit.json("reference/image/face/\(file)") as? [String: Any], "\(file)")
    let options = try #require(json["options"] as? [String: Any])
    let result = try #require(json["result"] as? [String: Any])
    self.file = file
    self.set = set
    image = try #require(json["image"] as? String)
    rotation = (json["image_processing_options"] as? [String: Any])?["rotation_degrees"] as? Int ?? 0
    numFaces = options["num_faces"] as? Int ?? 1
    minFaceDetectionConfidence = (options["min_face_detection_confidence"] as? NSNumber)?.floatValue ?? 0.5
    minFacePresenceConfidence = (options["min_face_presence_confidence"] as? NSNumber)?.floatValue ?? 0.5
    hasBlendshapes = options["output_face_blendshapes"] as? Bool ?? false
    hasMatrixes = options["output_facial_transformation_matrixes"] as? Bool ?? false
    landmarks = try Self.numbers(result["face_landmarks"])
    matrixes = try Self.numbers(result["facial_transformation_matrixes"])
    let categories = try #require(result["face_blendshapes"] as? [[[Any]]])
    blendshapes = try categories.map { try $0.map { try #require($0[1] as? NSNumber).floatValue } }
    blendshapeNames = try categories.map { try $0.map { try #require($0[2] as? String) } }
  }

  private static func numbers(_ json: Any?) throws -> [[[Float]]] {
    try #require(json as? [[[NSNumber]]]).map { face in face.map { row in row.map(\.floatValue) } }
  }

  /// What is found in this record's picture with its options.
  func detect(kernels: KernelTier = .automatic) throws -> FaceLandmarkerResult {
    let turn = try ImageOrientation(clockwiseDegrees: rotation)
    let orientation = try #require(UIImage.Orientation(rawValue: turn.rawValue))
    let landmarker = try FaceKit.landmarker {
      $0.baseOptions.kernels = kernels
      $0.numFaces = numFaces
      $0.minFaceDetectionConfidence = minFaceDetectionConfidence
      $0.minFacePresenceConfidence = minFacePresenceConfidence
      $0.outputFaceBlendshapes = hasBlendshapes
      $0.outputFacialTransformationMatrixes = hasMatrixes
    }
    return try landmarker.detect(image: PoseKit.image(image, orientation: orientation))
  }
}

/// The model that face tests use.
enum FaceKit {
  static func modelPath() throws -> String {
    try ReferenceKit.url("models/face_landmarker.task").path
  }

  static func landmarker(
    _ configure: (FaceLandmarkerOptions) -> Void = { _ in }
  ) throws -> FaceLandmarker {
    let options = FaceLandmarkerOptions()
    options.baseOptions.modelAssetPath = try modelPath()
    configure(options)
    return try FaceLandmarker(options: options)
  }
}
