import Foundation

/// The faces in one picture; all arrays are empty when there is none.
///
/// `@unchecked Sendable`: immutable, see ``TaskResult``.
open class FaceLandmarkerResult: TaskResult, @unchecked Sendable {
  /// For each face the 478 landmarks in fractions of the picture; 468 with a model that does not find irises.
  public final let faceLandmarks: [[NormalizedLandmark]]
  /// For each face how much of each of 52 facial movements it shows; empty unless asked for.
  public final let faceBlendshapes: [Classifications]
  /// For each face the 4 × 4 matrix from a canonical face to the camera's space; empty unless asked for.
  ///
  /// Both spaces are in centimetres, x to the right and y up. The camera, at the origin, looks along −z. A
  /// face whose landmarks lie closer together than a thousandth of the picture has no matrix, so that those
  /// of the faces after it move up. The camera's space is that of the pixels as they are stored; for pictures
  /// that are stored mirrored it is that of the upright picture, because a matrix that turns and scales
  /// cannot also mirror.
  public final let facialTransformationMatrixes: [TransformMatrix]

  /// Creates a result.
  public init(
    faceLandmarks: [[NormalizedLandmark]], faceBlendshapes: [Classifications],
    facialTransformationMatrixes: [TransformMatrix], timestampInMilliseconds: Int
  ) {
    self.faceLandmarks = faceLandmarks
    self.faceBlendshapes = faceBlendshapes
    self.facialTransformationMatrixes = facialTransformationMatrixes
    super.init(timestampInMilliseconds: timestampInMilliseconds)
  }
}
