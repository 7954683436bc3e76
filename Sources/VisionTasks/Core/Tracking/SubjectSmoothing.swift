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

  init(_ settings: SubjectSettings) {
    switch settings.smoothing {
    case .off: mode = .off
    case .reference:
      // With more subjects the reference does not know who is who.
      let parameters = settings.maximumCount == 1 ? settings.rules.referenceSmoothing : nil
      mode = parameters.map { .single(LandmarkSmoother($0)) } ?? .off
    case .custom(let landmarks, let worldLandmarks, let visibility):
      let parameters = SmoothingParameters(
        landmarks: landmarks?.parameters, worldLandmarks: worldLandmarks?.parameters,
        visibilityAlpha: visibility)
      mode = .perTrack(parameters, [:])
    }
  }

  /// Smooths the landmarks of all subjects of a frame; those of subjects that are gone are forgotten.
  mutating func smooth<Subject>(_ findings: inout [Finding<Subject>], in size: PixelSize, at time: Int64) {
    let current = mode
    // Held in one place only, so that the filters are changed and not copied.
    mode = .off
    switch consume current {
    case .off: break
    case .single(var smoother):
      if findings.isEmpty { smoother.forgetPosition() }
      for index in findings.indices { findings[index].subject.smooth(with: &smoother, in: size, at: time) }
      mode = .single(smoother)
    case .perTrack(let parameters, var smoothers):
      func isPresent(_ trackID: Int) -> Bool { findings.contains { $0.trackID == trackID } }
      if !smoothers.keys.allSatisfy(isPresent) { smoothers = smoothers.filter { isPresent($0.key) } }
      for index in findings.indices {
        guard let trackID = findings[index].trackID else { continue }
        findings[index].subject.smooth(
          with: &smoothers[trackID, default: LandmarkSmoother(parameters)], in: size, at: time)
      }
      mode = .perTrack(parameters, smoothers)
    }
  }
}

extension FollowedSubject {
  fileprivate mutating func smooth(with smoother: inout LandmarkSmoother, in size: PixelSize, at time: Int64)
  {
    smoother.smooth(&landmarks, objectScale: scale(in: size), in: size, at: time)
    smoother.smooth(&worldLandmarks, at: time)
  }
}
