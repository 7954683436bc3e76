import VisionPipeline

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
