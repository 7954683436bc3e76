import Foundation

/// How a result came about, for those who ask with ``VisionTaskOptions/includesDiagnostics``.
public struct TaskDiagnostics: Sendable, Hashable {
  /// Whether the detector looked for subjects in this picture.
  public let didRunDetector: Bool
  /// How often the detector has run since the task was made or reset, this picture included.
  public let detectorRunCount: Int
  /// How often the landmark network has run since then; an object detector has none.
  public let landmarkRunCount: Int
  /// Where each subject of the result came from, in the result's order; empty for objects.
  public let subjects: [SubjectOrigin]

  /// Creates diagnostics.
  public init(
    didRunDetector: Bool, detectorRunCount: Int, landmarkRunCount: Int, subjects: [SubjectOrigin]
  ) {
    self.didRunDetector = didRunDetector
    self.detectorRunCount = detectorRunCount
    self.landmarkRunCount = landmarkRunCount
    self.subjects = subjects
  }
}

/// Where a subject of a result came from.
public struct SubjectOrigin: Sendable, Hashable {
  /// The region that the landmark network looked at.
  ///
  /// Given back as one of ``ImageProcessingOptions/subjectRegions``, it leads to the same landmarks.
  public let regionOfInterest: RegionOfInterest
  /// What the detector saw; `nil` when the region was followed from the frame before, or given.
  public let detection: SubjectDetection?

  /// Creates an origin.
  public init(regionOfInterest: RegionOfInterest, detection: SubjectDetection?) {
    self.regionOfInterest = regionOfInterest
    self.detection = detection
  }
}

/// A body, face or palm as its detector saw it.
public struct SubjectDetection: Sendable, Hashable {
  /// How sure the detector is, 0 to 1.
  public let score: Float
  /// The upright box, in fractions of the picture.
  public let boundingBox: CGRect
  /// The points that the detector gives, in fractions of the picture.
  public let keypoints: [CGPoint]

  /// Creates a detection.
  public init(score: Float, boundingBox: CGRect, keypoints: [CGPoint]) {
    self.score = score
    self.boundingBox = boundingBox
    self.keypoints = keypoints
  }
}
