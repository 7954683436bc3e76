import Foundation

/// The options of a ``FaceLandmarker``.
open class FaceLandmarkerOptions: LandmarkerOptions {
  /// Receives the results in live-stream mode; must be `nil` in all other modes.
  public final weak var faceLandmarkerLiveStreamDelegate: (any FaceLandmarkerLiveStreamDelegate)?
  /// The most faces to find, at least 1.
  public final var numFaces = 1
  /// The least score, in 0…1, with which a face counts as detected.
  public final var minFaceDetectionConfidence: Float = 0.5
  /// The score, in 0…1, that a face must exceed for the landmarks to count.
  public final var minFacePresenceConfidence: Float = 0.5
  /// Whether to return the facial expression of each face. The model must have a network for it.
  public final var outputFaceBlendshapes = false
  /// Whether to return where each face is in front of the camera. The model must have a canonical face.
  public final var outputFacialTransformationMatrixes = false

  override func assignValues(of other: TaskOptions) {
    super.assignValues(of: other)
    guard let other = other as? FaceLandmarkerOptions else { return }
    faceLandmarkerLiveStreamDelegate = other.faceLandmarkerLiveStreamDelegate
    numFaces = other.numFaces
    minFaceDetectionConfidence = other.minFaceDetectionConfidence
    minFacePresenceConfidence = other.minFacePresenceConfidence
    outputFaceBlendshapes = other.outputFaceBlendshapes
    outputFacialTransformationMatrixes = other.outputFacialTransformationMatrixes
  }
}
