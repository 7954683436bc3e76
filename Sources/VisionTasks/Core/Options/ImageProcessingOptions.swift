import Foundation
import TensorCore
import VisionPipeline

/// How one picture is looked at.
public struct ImageProcessingOptions: Sendable, Hashable {
  /// The part of the picture to search, in fractions of its pixels as they are stored; the whole picture when `nil`.
  ///
  /// Subjects are searched for inside. Landmarks may lie outside, and all results stay in the coordinates of the
  /// whole picture.
  public var regionOfInterest: CGRect?
  /// Degrees clockwise that make the picture upright, a multiple of 90, after the picture's own orientation.
  public var rotationDegrees: Int
  /// Where the subjects are, so that no detector has to run; see ``TaskDiagnostics``. Landmark tasks only, and at most
  /// as many as the task may find.
  public var subjectRegions: [RegionOfInterest]

  /// Creates options; by default the whole picture is searched as it is.
  public init(
    regionOfInterest: CGRect? = nil, rotationDegrees: Int = 0, subjectRegions: [RegionOfInterest] = []
  ) {
    self.regionOfInterest = regionOfInterest
    self.rotationDegrees = rotationDegrees
    self.subjectRegions = subjectRegions
  }
}

extension ImageProcessingOptions {
  /// Checks all values.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError`.
  func validate() throws(TasksError) {
    if let region = regionOfInterest {
      let edges = [region.minX, region.minY, region.maxX, region.maxY]
      guard edges.allSatisfy({ 0...1 ~= $0 }), region.width > 0, region.height > 0 else {
        throw TasksError(
          status: .invalidArgumentError,
          "regionOfInterest is \(region); expected fractions of the picture, left < right and top < bottom, "
            + "all from 0 to 1.")
      }
    }
    guard rotationDegrees % 90 == 0 else {
      throw TasksError(
        status: .invalidArgumentError,
        "Expected rotation to be a multiple of 90°. rotationDegrees is \(rotationDegrees).")
    }
    for region in subjectRegions { try region.validate() }
  }
}
