import Foundation

/// The options of a ``FaceLandmarker``.
open class FaceLandmarkerOptions: TaskOptions, VisionTaskOptions {
  /// Where the pictures come from.
  open var runningMode = RunningMode.image
  /// Receives the results in live-stream mode; must be `nil` in all other modes.
  open weak var faceLandmarkerLiveStreamDelegate: (any FaceLandmarkerLiveStreamDelegate)?
  /// The most faces to find, at least 1.
  open var numFaces = 1
  /// The least score, in 0…1, with which a face counts as detected.
  open var minFaceDetectionConfidence: Float = 0.5
  /// The score, in 0…1, that a face must exceed for the landmarks to count.
  open var minFacePresenceConfidence: Float = 0.5
  /// The overlap, in 0…1, beyond which a region counts as showing the same subject as another. It is the
  /// intersection over union of upright boxes.
  open var minTrackingConfidence: Float = 0.5
  /// Whether to return the facial expression of each face. The model must have a network for it.
  open var outputFaceBlendshapes = false
  /// Whether to return where each face is in front of the camera. The model must have a canonical face.
  open var outputFacialTransformationMatrixes = false

  /// Creates options with default values.
  public override init() {}

  /// A copy with the same values, base options included.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = copied(to: FaceLandmarkerOptions())
    copy.runningMode = runningMode
    copy.faceLandmarkerLiveStreamDelegate = faceLandmarkerLiveStreamDelegate
    copy.numFaces = numFaces
    copy.minFaceDetectionConfidence = minFaceDetectionConfidence
    copy.minFacePresenceConfidence = minFacePresenceConfidence
    copy.minTrackingConfidence = minTrackingConfidence
    copy.outputFaceBlendshapes = outputFaceBlendshapes
    copy.outputFacialTransformationMatrixes = outputFacialTransformationMatrixes
    return copy
  }
}
