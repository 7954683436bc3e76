import Foundation
import VisionTasks

/// A body in a picture.
public final class Pose: NSObject, Sendable {
  /// The 33 landmarks in the order of ``PoseLandmarkType/all``.
  public let landmarks: [PoseLandmark]

  /// - Parameter landmarks: one for each type, in their order.
  init(landmarks: [PoseLandmark]) {
    self.landmarks = landmarks
  }

  /// The landmark of a type; there is one for each, also for those outside the picture.
  ///
  /// - Precondition: `type` is one of ``PoseLandmarkType/all``.
  public func landmark(ofType type: PoseLandmarkType) -> PoseLandmark {
    guard let landmark = landmarks.first(where: { $0.type == type }) else {
      preconditionFailure("there is no landmark of the type \(type.rawValue)")
    }
    return landmark
  }
}

/// A point of a body.
public final class PoseLandmark: NSObject, Sendable {
  /// What the point is.
  public let type: PoseLandmarkType
  /// Where it is: x and y in pixels of the picture as they are stored, z in the same unit from the middle of the
  /// hips, negative towards the camera.
  public let position: Vision3DPoint
  /// The probability, 0 to 1, that the point is inside the picture.
  public let inFrameLikelihood: Float

  init(type: PoseLandmarkType, position: Vision3DPoint, inFrameLikelihood: Float) {
    self.type = type
    self.position = position
    self.inFrameLikelihood = inFrameLikelihood
  }
}

/// A point in the plane, in pixels of the picture as they are stored.
///
/// `@unchecked Sendable`: immutable, and only this module can make subclasses, which add constants.
public class VisionPoint: NSObject, @unchecked Sendable {
  /// From the left.
  public final let x: CGFloat
  /// From the top.
  public final let y: CGFloat

  init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

/// A point in space, in pixels of the picture as they are stored.
public final class Vision3DPoint: VisionPoint, @unchecked Sendable {
  /// From the middle of the hips, negative towards the camera.
  public let z: CGFloat

  init(x: CGFloat, y: CGFloat, z: CGFloat) {
    self.z = z
    super.init(x: x, y: y)
  }
}

/// Another name of ``Vision3DPoint``.
public typealias VisionPoint3D = Vision3DPoint

extension Pose {
  /// A body in a picture of `width` by `height` pixels.
  convenience init(_ landmarks: [NormalizedLandmark], width: CGFloat, height: CGFloat) {
    self.init(
      landmarks: zip(PoseLandmarkType.all, landmarks).map { type, landmark in
        PoseLandmark(
          type: type,
          position: Vision3DPoint(
            x: CGFloat(landmark.x) * width, y: CGFloat(landmark.y) * height, z: CGFloat(landmark.z) * width),
          inFrameLikelihood: landmark.presence?.floatValue ?? 0)
      })
  }
}
