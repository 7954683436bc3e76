import VisionPipeline

/// Finds hands and their 21 landmarks in pictures.
///
/// ```swift
/// let landmarker = try HandLandmarker(model: .path("Models/hand_landmarker.task"))
/// for hand in try landmarker.hands(in: Picture(contentsOfFile: "wave.jpg")) {
///   print(hand.side, hand[.indexFingerTip].x, hand[.indexFingerTip].y)
/// }
/// ```
///
/// Each picture is searched by itself; ``Tracker`` follows hands through a video. Calls from several threads
/// wait for each other; several landmarkers work at the same time and share the weights of their model.
public final class HandLandmarker: Sendable {
  /// How hands are searched for; the defaults are those of the reference.
  public struct Options: Sendable, Hashable, Codable {
    /// The most hands to find, at least 1.
    public var maximumCount = 1
    /// The least score, in 0...1, with which a palm counts as detected.
    public var minimumDetectionScore: Float = 0.5
    /// The probability, in 0...1, that a hand must exceed for the landmarks to count.
    public var minimumPresence: Float = 0.5
    /// The overlap, above 0 and at most 1, beyond which two regions show the same hand: the intersection over
    /// union of upright boxes. For videos.
    public var minimumTrackingOverlap: Float = 0.5
    /// Whether and how landmarks are smoothed from frame to frame; the reference does not smooth hands. For
    /// videos.
    public var smoothing = LandmarkSmoothing.reference
    /// What the networks run on.
    public var compute = ComputeOptions()

    /// Creates options with default values.
    public init() {}
  }

  package let worker: SerialWorker<HandNetworks>

  /// Creates a landmarker.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when an option is out of range, `notFound` when
  ///   the model or one of its networks is missing, `permissionDenied` when it may not be read,
  ///   `invalidModel` or `invalidBundle` when it is malformed, `unsupportedOperator` for operators that do
  ///   not exist here.
  public init(model: ModelSource = .installed, options: Options = Options()) throws {
    worker = try SerialWorker(model, options)
  }

  /// The hands in a picture, in the coordinates of its pixels as they are stored.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the search is out of range.
  public func hands(in picture: Picture, search: Search = .wholePicture) throws -> [Hand] {
    try process(picture, search: search)
  }

  /// The hands in a picture, in the coordinates of its pixels as they are stored; the caller's thread is not
  /// held.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the search is out of range;
  ///   `CancellationError` when the Swift task was cancelled before the picture's turn came.
  public func hands(in picture: Picture, search: Search = .wholePicture) async throws -> [Hand] {
    try await process(picture, search: search)
  }
}

extension HandLandmarker: VisionTask, StagedTask {}

extension HandLandmarker {
  /// Finds hands in the frames of a video and follows them: the detector rests while as many are followed as
  /// may be found.
  public final class Tracker: Sendable {
    package let worker: SerialWorker<Tracked<HandNetworks>>

    /// Creates a tracker.
    ///
    /// - Throws: What ``HandLandmarker/init(model:options:)`` throws.
    public init(model: ModelSource = .installed, options: Options = Options()) throws {
      worker = try SerialWorker(model, options)
    }

    /// The hands in a frame; each has a number in ``Hand/origin`` that stays the same from frame to frame.
    ///
    /// - Parameters:
    ///   - picture: The frame.
    ///   - time: The frame's time, later than that of the frame before.
    ///   - search: Where in the frame to look.
    /// - Throws: ``VisionError`` with code `invalidArgument` when the time is not later or the search is out
    ///   of range. The next good frame goes on.
    public func hands(
      in picture: Picture, at time: FrameTime, search: Search = .wholePicture
    ) throws -> TrackedFrame<Hand> {
      try process(Frame(picture, at: time, search: search))
    }

    /// The hands in the frames of a video, in their order.
    public func hands<Frames: AsyncSequence & Sendable>(
      in frames: Frames, whenBusy policy: BusyPolicy = .wait
    ) -> FrameResults<Frames, TrackedFrame<Hand>> where Frames.Element == Frame {
      process(frames, whenBusy: policy)
    }
  }
}

extension HandLandmarker.Tracker: VideoTask, StagedTracker {}

extension HandLandmarker.Options {
  /// Reads options; those that are left out keep their defaults, and unknown ones do not count.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try values.read(.maximumCount, into: &maximumCount)
    try values.read(.minimumDetectionScore, into: &minimumDetectionScore)
    try values.read(.minimumPresence, into: &minimumPresence)
    try values.read(.minimumTrackingOverlap, into: &minimumTrackingOverlap)
    try values.read(.smoothing, into: &smoothing)
    try values.read(.compute, into: &compute)
  }
}

extension HandLandmarker.Options: LandmarkerOptions {
  package func validateTracking() throws(VisionError) {
    guard minimumTrackingOverlap > 0 else {
      throw VisionError(
        .invalidArgument,
        "minimumTrackingOverlap is \(minimumTrackingOverlap); it must be above 0 and at most 1.")
    }
  }
}

extension ModelLocator.Task {
  package static let hand = Self("hand_landmarker")
}

extension TaskKind {
  static let handLandmarker = TaskKind("HandLandmarker", networks: HandNetworks.names)
}

/// The networks that find hands, in the order in which a picture passes them. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/hand_landmarker/hand_landmarker_graph.cc`.
package struct HandNetworks: TaskStages {
  /// The networks in a bundle, in the order in which they run.
  package static let names = ["hand_detector", "hand_landmarks_detector"]

  let options: HandLandmarker.Options
  private var detector: KeypointDetector
  private var landmarkNetwork: HandLandmarkNetwork
  /// Where the hands of the last picture are looked for in the next.
  private var places: [NextPlace] = []

  /// Reads the model of a task with these options.
  package static func read(_ model: ModelSource, _ options: HandLandmarker.Options) throws -> TaskModel {
    try TaskModel(model, for: .hand, options.compute, preparing: names)
  }

  /// Prepares the networks of a model. Options are taken as they are.
  ///
  /// - Throws: ``VisionError`` when the model does not fit the task or a network cannot be planned.
  package init(_ model: TaskModel, _ options: HandLandmarker.Options) throws {
    self.options = options
    (detector, landmarkNetwork) = try model.naming {
      let networks = try Self.names.map { name in try model.network(name) }
      return (
        try KeypointDetector(networks[0], configuration: .palm, planner: model.planner),
        try HandLandmarkNetwork(networks[1], planner: model.planner)
      )
    }
  }

  /// The hands in a single picture.
  package mutating func process(_ picture: Picture, search: Search) throws -> [Hand] {
    let view = try view(of: picture, search)
    var hands = try hands(in: view, search)
    view.restore(&hands)
    return hands
  }

  /// The hands in a single picture, in the coordinates of the view.
  mutating func hands(in view: OrientedPicture, _ search: Search) throws -> [Hand] {
    try landmarks(at: view.candidates(given: search) ?? detect(in: view), in: view)
  }

  /// The hands in a frame, which are followed from those before.
  package mutating func process(
    _ frame: Frame, _ tracking: inout SubjectTracking
  ) throws -> TrackedFrame<Hand> {
    let view = try view(of: frame.picture, frame.search)
    var result = try hands(in: view, frame, &tracking)
    view.restore(&result.subjects)
    return result
  }

  package func makeTracking() -> SubjectTracking {
    SubjectTracking(options, .trackedWins, reference: nil)
  }

  /// The hands in a frame, in the coordinates of the view.
  mutating func hands(
    in view: OrientedPicture, _ frame: Frame, _ tracking: inout SubjectTracking
  ) throws -> TrackedFrame<Hand> {
    try tracking.advance(to: frame.time)
    let given = view.candidates(given: frame.search)
    let detectorRuns = given == nil && tracking.needsDetector
    let detected = detectorRuns ? try detect(in: view) : []
    let candidates = given ?? tracking.candidates(with: detected)
    var hands = try landmarks(at: candidates, in: view)
    tracking.follow(&hands, to: places, in: view.size, at: frame.time)
    return TrackedFrame(time: frame.time, subjects: hands, detectorRan: detectorRuns)
  }
}

extension HandNetworks {
  /// The picture as it is stored, with the region that shows it upright.
  func view(of picture: Picture, _ search: Search) throws -> OrientedPicture {
    try search.validate(maximumCount: options.maximumCount)
    return try OrientedPicture(picture, search: search, turning: .region)
  }

  /// The picture upright in a letterbox → network → boxes around palms → suppression → a turned square around
  /// each of the best hands.
  private mutating func detect(in view: OrientedPicture) throws -> [RegionCandidate] {
    try detector.candidates(
      in: view, minimumScore: options.minimumDetectionScore, limit: options.maximumCount)
  }

  /// Crop → network → presence gate → landmarks → projection, for each region; the later of two equal hands
  /// goes.
  private mutating func landmarks(
    at candidates: [RegionCandidate], in view: OrientedPicture
  ) throws -> [Hand] {
    var hands: [Hand] = []
    hands.reserveCapacity(candidates.count)
    places.removeAll(keepingCapacity: true)
    for candidate in candidates {
      guard
        let estimate = try landmarkNetwork.estimateHand(
          in: candidate.region, of: view.pixels, minimumPresence: options.minimumPresence)
      else { continue }
      let isDuplicate = hands.contains {
        HandDuplicateSuppression.isSame($0.landmarks, estimate.landmarks, in: view.size)
      }
      if isDuplicate { continue }
      let region = estimate.nextRegion
      places.append(
        NextPlace(region: region, trackID: candidate.trackID, scale: region.meanSide(in: view.size)))
      hands.append(
        Hand(
          landmarks: estimate.landmarks, world: Hand.World(estimate.worldLandmarks),
          side: Hand.Side(estimate.handedness.side), sideScore: estimate.handedness.score,
          origin: view.restoration.origin(candidate)))
    }
    return hands
  }
}

extension Hand.Side {
  fileprivate init(_ side: Handedness.Side) {
    switch side {
    case .right: self = .right
    case .left: self = .left
    }
  }
}
