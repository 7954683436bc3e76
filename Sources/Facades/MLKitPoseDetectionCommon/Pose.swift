import Foundation
import MLKitVision

/// A body in a picture.
///
/// `@unchecked Sendable`: immutable.
open class Pose: NSObject, @unchecked Sendable {
  /// The 33 landmarks in the order of ``PoseLandmarkType/all``.
  public final let landmarks: [PoseLandmark]

  /// - Parameter landmarks: one for each type, in their order.
  init(landmarks: [PoseLandmark]) {
    self.landmarks = landmarks
  }

  /// The landmark of a type; there is one for each, also for those outside the picture.
  ///
  /// - Precondition: `type` is one of ``PoseLandmarkType/all``.
  open func landmark(ofType type: PoseLandmarkType) -> PoseLandmark {
    guard let landmark = landmarks.first(where: { $0.type == type }) else {
      preconditionFailure("there is no landmark of the type \(type.rawValue)")
    }
    return landmark
  }
}

/// A point of a body.
///
/// `@unchecked Sendable`: immutable.
open class PoseLandmark: NSObject, @unchecked Sendable {
  /// What the point is.
  public final let type: PoseLandmarkType
  /// Where it is: x and y in pixels of the picture as they are stored, z in the same unit from the middle of
  /// the hips, negative towards the camera.
  public final let position: Vision3DPoint
  /// The probability, 0 to 1, that the point is inside the picture.
  public final let inFrameLikelihood: Float

  init(type: PoseLandmarkType, position: Vision3DPoint, inFrameLikelihood: Float) {
    self.type = type
    self.position = position
    self.inFrameLikelihood = inFrameLikelihood
  }
}
