import VisionPipeline

/// Whether and how landmarks are smoothed from frame to frame of a video or a camera.
public enum LandmarkSmoothing: Sendable, Hashable, Codable {
  /// As MediaPipe does: bodies and faces, and only when at most one may be found.
  case reference
  /// Landmarks are as the network gives them.
  case off
  /// Filters with these options for every subject, however many there may be; `nil` leaves a part as it is.
  ///
  /// - landmarks: for positions in the picture; speeds are measured in sizes of the subject per second.
  /// - worldLandmarks: for positions in the world; speeds are in metres per second.
  /// - visibility: the share of the newest visibility in the smoothed one, above 0 and at most 1.
  case custom(landmarks: OneEuroFilterOptions?, worldLandmarks: OneEuroFilterOptions?, visibility: Float?)
}

/// The options of a one-euro filter, which holds a slow value steady and follows a fast one closely.
///
/// Source: Casiez, Roussel and Vogel, "1€ Filter" (CHI 2012).
public struct OneEuroFilterOptions: Sendable, Hashable, Codable {
  /// The cut-off frequency at rest, in hertz; smaller is steadier.
  public var minimumCutoff: Double
  /// How much the cut-off frequency rises with the speed; larger lags less.
  public var speedCoefficient: Double
  /// The cut-off frequency for the speed, in hertz.
  public var derivativeCutoff: Double

  /// Creates options; by default those that MediaPipe uses for positions in the picture.
  public init(minimumCutoff: Double = 0.05, speedCoefficient: Double = 80, derivativeCutoff: Double = 1) {
    self.minimumCutoff = minimumCutoff
    self.speedCoefficient = speedCoefficient
    self.derivativeCutoff = derivativeCutoff
  }
}

extension OneEuroFilterOptions {
  /// Reads options; those that are left out keep their defaults, and unknown ones do not count.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try values.read(.minimumCutoff, into: &minimumCutoff)
    try values.read(.speedCoefficient, into: &speedCoefficient)
    try values.read(.derivativeCutoff, into: &derivativeCutoff)
  }
}

extension LandmarkSmoothing {
  /// Checks the numbers of ``custom(landmarks:worldLandmarks:visibility:)``.
  ///
  /// - Throws: `VisionError` with code `invalidArgument`.
  func validate() throws(VisionError) {
    guard case .custom(let landmarks, let worldLandmarks, let visibility) = self else { return }
    for options in [landmarks, worldLandmarks].compactMap(\.self) { try options.validate() }
    if let visibility, !(visibility > 0 && visibility <= 1) {
      throw VisionError(
        .invalidArgument,
        "The smoothing's visibility is \(visibility); expected a number above 0 and at most 1.")
    }
  }
}

extension OneEuroFilterOptions {
  fileprivate func validate() throws(VisionError) {
    guard minimumCutoff > 0, derivativeCutoff > 0, speedCoefficient >= 0,
      minimumCutoff.isFinite, derivativeCutoff.isFinite, speedCoefficient.isFinite
    else {
      throw VisionError(
        .invalidArgument,
        "The smoothing's minimumCutoff is \(minimumCutoff), its speedCoefficient \(speedCoefficient) and its "
          + "derivativeCutoff \(derivativeCutoff); expected cut-offs above 0 and a coefficient of at least 0."
      )
    }
  }

  /// The filter's options as the pipeline takes them.
  var parameters: OneEuroParameters {
    OneEuroParameters(
      minimumCutoff: minimumCutoff, speedCoefficient: speedCoefficient, derivativeCutoff: derivativeCutoff)
  }
}

/// Smooths the landmarks of all subjects of a stream.
struct SubjectSmoothing {
  private enum Mode {
    case off
    /// One smoother for whichever subject is there, as the reference has it.
    case single(LandmarkSmoother)
    /// A smoother for each track, by its number.
    case perTrack(SmoothingParameters, [Int: LandmarkSmoother])
  }

  private var mode: Mode

  /// - Parameter reference: What the reference smooths, which with more than one subject does not know who is
  ///   who; `nil` for nothing.
  init(_ smoothing: LandmarkSmoothing, reference: SmoothingParameters?) {
    switch smoothing {
    case .off: mode = .off
    case .reference: mode = reference.map { .single(LandmarkSmoother($0)) } ?? .off
    case .custom(let landmarks, let worldLandmarks, let visibility):
      let parameters = SmoothingParameters(
        landmarks: landmarks?.parameters, worldLandmarks: worldLandmarks?.parameters,
        visibilityAlpha: visibility)
      mode = .perTrack(parameters, [:])
    }
  }

  /// Smooths the landmarks of all subjects of a frame; those of subjects that are gone are forgotten.
  mutating func smooth<Subject: LandmarkSubject>(
    _ subjects: inout [Subject], _ places: [NextPlace], _ trackIDs: [Int], in size: PixelSize,
    at time: Int64
  ) {
    let current = mode
    // Held in one place only, so that the filters are changed and not copied.
    mode = .off
    switch consume current {
    case .off: break
    case .single(var smoother):
      if subjects.isEmpty { smoother.forgetPosition() }
      for index in subjects.indices {
        subjects[index].smooth(with: &smoother, scale: places[index].scale, in: size, at: time)
      }
      mode = .single(smoother)
    case .perTrack(let parameters, var smoothers):
      if !smoothers.keys.allSatisfy(trackIDs.contains) {
        smoothers = smoothers.filter { trackIDs.contains($0.key) }
      }
      for index in subjects.indices {
        subjects[index].smooth(
          with: &smoothers[trackIDs[index], default: LandmarkSmoother(parameters)],
          scale: places[index].scale, in: size, at: time)
      }
      mode = .perTrack(parameters, smoothers)
    }
  }
}
