import Foundation
import GraphRuntime
import TestSupport
import Testing
import VisionTasks

/// What the reference found in one picture with one set of options.
struct FaceGolden: Sendable {
  /// The name of the file that holds this record, without its folder.
  let file: String
  let image: String
  let set: String
  let maximumCount: Int
  let minimumDetectionScore: Float
  let minimumPresence: Float
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
    maximumCount = options["num_faces"] as? Int ?? 1
    minimumDetectionScore = (options["min_face_detection_confidence"] as? NSNumber)?.floatValue ?? 0.5
    minimumPresence = (options["min_face_presence_confidence"] as? NSNumber)?.floatValue ?? 0.5
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

  /// The faces that are found in this record's picture with its options.
  func detect(kernels: KernelTier = .automatic) throws -> [Face] {
    let landmarker = try FaceKit.landmarker {
      $0.compute.kernels = kernels
      $0.maximumCount = maximumCount
      $0.minimumDetectionScore = minimumDetectionScore
      $0.minimumPresence = minimumPresence
      $0.includesBlendshapes = hasBlendshapes
      $0.includesTransformations = hasMatrixes
    }
    return try landmarker.faces(in: PoseKit.picture(image).turned(clockwiseDegrees: rotation))
  }
}

/// The model that face tests use.
enum FaceKit {
  static func path() throws -> String { try ReferenceKit.url("models/face_landmarker.task").path }

  /// A landmarker with the model, or with contents of another one.
  static func landmarker(
    contents: Data? = nil, _ configure: (inout FaceLandmarker.Options) -> Void = { _ in }
  ) throws -> FaceLandmarker {
    try FaceLandmarker(
      model: contents.map { .contents($0) } ?? .path(path()), options: options(configure))
  }

  static func tracker(
    _ configure: (inout FaceLandmarker.Options) -> Void = { _ in }
  ) throws -> FaceLandmarker.Tracker {
    try FaceLandmarker.Tracker(model: .path(path()), options: options(configure))
  }

  private static func options(
    _ configure: (inout FaceLandmarker.Options) -> Void
  ) -> FaceLandmarker.Options {
    var options = FaceLandmarker.Options()
    configure(&options)
    return options
  }
}
