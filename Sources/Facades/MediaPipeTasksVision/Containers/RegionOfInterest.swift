import Foundation

/// What a user points at in a picture, for interactive segmentation.
///
/// Immutable.
open class RegionOfInterest: NSObject, @unchecked Sendable {
  /// The point that was tapped; `nil` when something was scribbled.
  public final let keypoint: NormalizedKeypoint?
  /// The points of what was scribbled; `nil` when a point was tapped.
  public final let scribbles: [NormalizedKeypoint]?

  /// Creates a region around a point.
  public init(normalizedKeyPoint keypoint: NormalizedKeypoint) {
    self.keypoint = keypoint
    scribbles = nil
  }

  /// Creates a region around what was scribbled.
  public init(scribbles: [NormalizedKeypoint]) {
    keypoint = nil
    self.scribbles = scribbles
  }
}
