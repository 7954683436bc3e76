import Foundation

/// A point in the plane, in pixels of the picture as they are stored.
///
/// `@unchecked Sendable`: immutable.
open class VisionPoint: NSObject, @unchecked Sendable {
  /// From the left.
  public final let x: CGFloat
  /// From the top.
  public final let y: CGFloat

  package init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

/// A point in space, in pixels of the picture as they are stored.
open class Vision3DPoint: VisionPoint, @unchecked Sendable {
  /// From the middle of the hips, negative towards the camera.
  public final let z: CGFloat

  package init(x: CGFloat, y: CGFloat, z: CGFloat) {
    self.z = z
    super.init(x: x, y: y)
  }
}
