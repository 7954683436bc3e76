import Foundation
import TestSupport

@testable import MediaPipeTasksVision

/// The models and pictures that tests of bodies use, and the pictures of the others.
enum PoseKit {
  /// The path of the model whose recordings are in the folder `model`.
  static func modelPath(_ model: String) throws -> String {
    let name = model.replacingOccurrences(of: "pose_", with: "pose_landmarker_")
    return try ReferenceKit.url("models/\(name).task").path
  }

  /// A picture with the pixels that the reference decoded.
  static func image(_ name: String, orientation: UIImage.Orientation = .up) throws -> MPImage {
    let isJPEG = name.hasSuffix(".jpg")
    let path = isJPEG ? "media/decoded/\(name.dropLast(4)).png" : "media/\(name)"
    return try MPImage(contentsOfFile: ReferenceKit.url(path).path, orientation: orientation)
  }

  /// A landmarker with the model of the folder `model`.
  static func landmarker(
    _ model: String = "pose_lite", _ configure: (PoseLandmarkerOptions) -> Void = { _ in }
  ) throws -> PoseLandmarker {
    let options = PoseLandmarkerOptions()
    options.baseOptions.modelAssetPath = try modelPath(model)
    configure(options)
    return try PoseLandmarker(options: options)
  }
}

/// The model that tests of faces use.
enum FaceKit {
  static func landmarker(_ configure: (FaceLandmarkerOptions) -> Void = { _ in }) throws -> FaceLandmarker {
    let options = FaceLandmarkerOptions()
    options.baseOptions.modelAssetPath = try ReferenceKit.url("models/face_landmarker.task").path
    configure(options)
    return try FaceLandmarker(options: options)
  }
}

/// The model that tests of hands use.
enum HandKit {
  static func landmarker(_ configure: (HandLandmarkerOptions) -> Void = { _ in }) throws -> HandLandmarker {
    let options = HandLandmarkerOptions()
    options.baseOptions.modelAssetPath = try ReferenceKit.url("models/hand_landmarker.task").path
    configure(options)
    return try HandLandmarker(options: options)
  }
}

extension MPImage {
  /// A picture of one brightness.
  static func plain(_ brightness: UInt8, side: Int = 64) throws -> MPImage {
    try MPImage(
      pixels: [UInt8](repeating: brightness, count: 3 * side * side), width: side, height: side, format: .rgb)
  }
}
