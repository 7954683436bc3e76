import VisionPipeline

/// The two networks of a landmark task: one that finds where subjects are, one that looks at one of them.
protocol LandmarkStages {
  associatedtype Subject: FollowedSubject

  /// Where subjects are in a part of a picture, the surest first.
  ///
  /// - Throws: `EngineError` when a region cannot be looked at.
  mutating func detectSubjects(in search: NormalizedRect, of image: UprightImage) throws -> [RegionCandidate]

  /// The subject in a region of a picture, or `nil` when there is none.
  ///
  /// - Throws: `EngineError` when the region is neither empty nor valid.
  mutating func findSubject(in region: NormalizedRect, of image: UprightImage) throws -> Subject?

  /// The positions of the subjects that were not found twice.
  func indicesToKeep(of subjects: [Subject], in size: PixelSize) -> [Int]
}

extension LandmarkStages {
  func indicesToKeep(of subjects: [Subject], in size: PixelSize) -> [Int] { Array(subjects.indices) }
}

/// What was found in a region, to be followed into the next frame.
protocol FollowedSubject {
  var landmarks: [LandmarkEstimate<ImageSpace>] { get set }
  /// Empty for subjects without.
  var worldLandmarks: [LandmarkEstimate<WorldSpace>] { get set }
  /// Where to look in the next frame.
  var nextRegion: NormalizedRect { get }
  /// The subject's size in pixels, by which its speed is judged.
  func scale(in size: PixelSize) -> Float
}

extension NormalizedRect {
  /// The mean of the sides in pixels of a picture of `size`.
  ///
  /// Source: `mediapipe/framework/api2/stream/smoothing.cc`.
  func meanSide(in size: PixelSize) -> Float {
    (width * Float(size.width) + height * Float(size.height)) / 2
  }
}
