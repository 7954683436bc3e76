import VisionPipeline

/// A subject that was found, and where it came from.
struct Finding<Subject: FollowedSubject> {
  var subject: Subject
  /// The region that was looked at, and what the detector saw there.
  let origin: RegionCandidate
  /// The number that the subject has in all frames; `nil` in single pictures.
  var trackID: Int?
}

/// What one frame leaves for the next.
///
/// Within the follower it would be another type for each task, which is looked up at run time.
private struct FollowerMemory {
  var tracker: RegionTracker
  var smoothing: SubjectSmoothing
  var counts = RunCounts()
}

/// How often the networks have run.
private struct RunCounts {
  var detectorRuns = 0
  var landmarkRuns = 0
}

/// Finds subjects in single pictures, or follows them from frame to frame. One caller at a time.
///
/// 1. Detector, unless as many subjects are followed as may be found.
/// 2. Regions that are followed and regions that were detected become one list.
/// 3. For each region: landmark network → presence gate.
/// 4. Subjects that were found twice are removed.
/// 5. The rest is followed into the next frame, and smoothed.
struct SubjectFollower<Stages: LandmarkStages> {
  private var stages: Stages
  private let settings: SubjectSettings
  private var memory: FollowerMemory
  private let blankMemory: FollowerMemory

  init(_ stages: Stages, settings: SubjectSettings) {
    self.stages = stages
    self.settings = settings
    memory = FollowerMemory(
      tracker: RegionTracker(
        maximumCount: settings.maximumCount, association: settings.rules.association,
        minimumOverlap: settings.minimumOverlap),
      smoothing: SubjectSmoothing(settings))
    blankMemory = memory
  }

  private var counts: RunCounts { memory.counts }

  /// Forgets all frames.
  mutating func reset() {
    memory = blankMemory
  }
}

extension SubjectFollower {
  /// The subjects in a picture.
  ///
  /// - Parameter time: the frame's time in nanoseconds; `nil` for a single picture.
  /// - Throws: `EngineError` when a network gives a region that cannot be looked at; the next frame starts from
  ///   what the last good one left.
  private mutating func findSubjects(
    in picture: OrientedPicture, at time: Int64?
  ) throws -> [Finding<Stages.Subject>] {
    let size = picture.pixels.size
    let candidates = try candidates(in: picture, isFollowing: time != nil)
    let found = try candidates.compactMap { candidate in
      memory.counts.landmarkRuns += 1
      return try stages.findSubject(in: candidate.region, of: picture.pixels)
        .map { Finding(subject: $0, origin: candidate, trackID: candidate.trackID) }
    }
    var findings = stages.indicesToKeep(of: found.map(\.subject), in: size).map { found[$0] }
    if let time { follow(&findings, in: size, at: time) }
    return findings
  }

  /// The regions to look at.
  private mutating func candidates(
    in picture: OrientedPicture, isFollowing: Bool
  ) throws -> [RegionCandidate] {
    if !picture.subjectRegions.isEmpty {
      return picture.subjectRegions.map { RegionCandidate(region: $0) }
    }
    guard isFollowing else {
      return Array(try detectSubjects(in: picture).prefix(settings.maximumCount))
    }
    return memory.tracker.candidates(
      with: memory.tracker.needsDetector ? try detectSubjects(in: picture) : [])
  }

  private mutating func detectSubjects(in picture: OrientedPicture) throws -> [RegionCandidate] {
    memory.counts.detectorRuns += 1
    return try stages.detectSubjects(in: picture.region, of: picture.pixels)
  }

  private mutating func follow(
    _ findings: inout [Finding<Stages.Subject>], in size: PixelSize, at time: Int64
  ) {
    let trackIDs = memory.tracker.update(
      findings.map { (nextRegion: $0.subject.nextRegion, trackID: $0.origin.trackID) }, at: time)
    for (index, trackID) in trackIDs.enumerated() { findings[index].trackID = trackID }
    memory.smoothing.smooth(&findings, in: size, at: time)
  }
}

extension SubjectFollower {
  /// The subjects in a frame, ready to become a result.
  ///
  /// - Throws: ``TasksError`` when more regions are given than subjects may be found; `EngineError` when a region
  ///   cannot be looked at.
  mutating func process(_ frame: Frame) throws -> SubjectResults<Stages.Subject> {
    try settings.validate(frame.options)
    let picture = try OrientedPicture(frame, turning: settings.rules.turning)
    let before = counts
    let findings = try findSubjects(in: picture, at: frame.time?.nanoseconds)
    return SubjectResults(
      subjects: findings.map(\.subject), size: picture.pixels.size, restoration: picture.restoration,
      origin: ResultOrigin(
        timestampInMilliseconds: frame.timestampInMilliseconds, trackIDs: findings.compactMap(\.trackID),
        diagnostics: settings.includesDiagnostics
          ? diagnostics(of: findings, since: before, restoration: picture.restoration) : nil))
  }

  private func diagnostics(
    of findings: [Finding<Stages.Subject>], since before: RunCounts, restoration: OrientationRestoration
  ) -> TaskDiagnostics {
    TaskDiagnostics(
      didRunDetector: counts.detectorRuns > before.detectorRuns, detectorRunCount: counts.detectorRuns,
      landmarkRunCount: counts.landmarkRuns,
      subjects: findings.map { finding in
        SubjectOrigin(
          regionOfInterest: restoration.region(finding.origin.region),
          detection: finding.origin.detection.map(restoration.detection))
      })
  }
}

/// What was found in a picture.
struct SubjectResults<Subject> {
  let subjects: [Subject]
  /// Columns and rows of the pixels that the subjects are in.
  let size: PixelSize
  /// The way from their coordinates to those of the stored pixels.
  let restoration: OrientationRestoration
  let origin: ResultOrigin
}
