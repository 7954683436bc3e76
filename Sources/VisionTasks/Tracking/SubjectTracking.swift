import VisionPipeline

/// What one frame of a stream leaves for the next: where subjects were, who they are, and how they moved.
package struct SubjectTracking {
  private var clock = FrameClock()
  private var regions: RegionTracker
  private var smoothing: SubjectSmoothing

  /// - Parameters:
  ///   - association: How followed and detected regions become one list.
  ///   - reference: What the reference smooths when there is at most one subject; `nil` for nothing.
  init(_ options: some LandmarkerOptions, _ association: RegionAssociation, reference: SmoothingParameters?) {
    regions = RegionTracker(
      maximumCount: options.maximumCount, association: association,
      minimumOverlap: options.minimumTrackingOverlap)
    // With more subjects the reference does not know who is who.
    smoothing = SubjectSmoothing(options.smoothing, reference: options.maximumCount == 1 ? reference : nil)
  }

  /// Takes the next frame's time.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when it is absurd or not later than the one
  ///   before.
  mutating func advance(to time: FrameTime) throws(VisionError) {
    try clock.advance(to: time)
  }

  /// Whether fewer subjects are followed than may be there.
  var needsDetector: Bool { regions.needsDetector }

  /// Where to look in this frame.
  ///
  /// - Parameter detected: What the detector found; none when it did not run.
  mutating func candidates(with detected: [RegionCandidate]) -> [RegionCandidate] {
    regions.candidates(with: detected)
  }

  /// Goes on with the subjects that were found in a frame: numbers them and smooths their landmarks.
  ///
  /// - Parameters:
  ///   - subjects: What was found.
  ///   - places: Where each of them will be looked for in the next frame.
  ///   - size: Columns and rows of the frame.
  mutating func follow<Subject: LandmarkSubject>(
    _ subjects: inout [Subject], to places: [NextPlace], in size: PixelSize, at time: FrameTime
  ) {
    let trackIDs = regions.update(places, at: time.nanoseconds)
    for index in subjects.indices { subjects[index].origin?.trackID = trackIDs[index] }
    smoothing.smooth(&subjects, places, trackIDs, in: size, at: time.nanoseconds)
  }
}

/// A subject with landmarks: what tracking needs of it.
protocol LandmarkSubject {
  var origin: SubjectOrigin? { get set }

  /// Smooths the landmarks.
  ///
  /// - Parameters:
  ///   - scale: The subject's size in pixels.
  ///   - size: Columns and rows of the picture.
  ///   - time: The frame's time in nanoseconds.
  mutating func smooth(
    with smoother: inout LandmarkSmoother, scale: Float, in size: PixelSize, at time: Int64)

  /// Moves the landmarks from the upright picture to the pixels as they are stored.
  mutating func restore(by restoration: OrientationRestoration)
}
