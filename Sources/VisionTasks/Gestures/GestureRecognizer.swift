import ModelFormat
import VisionPipeline

/// Finds hands in pictures and tells which gestures they make.
///
/// ```swift
/// let recognizer = try GestureRecognizer(model: .path("Models/gesture_recognizer.task"))
/// for hand in try recognizer.hands(in: Picture(contentsOfFile: "wave.jpg")) {
///   print(hand.gestures.first?.name ?? "?", hand.hand.side)
/// }
/// ```
///
/// Each picture is searched by itself; ``Tracker`` follows hands through a video. Calls from several threads
/// wait for each other; several recognizers work at the same time and share the weights of their model.
public final class GestureRecognizer: Sendable {
  /// How hands are searched for and which gestures are reported; the defaults are those of the reference.
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
    /// Which gestures of the model's own list are reported.
    public var cannedGestures = GestureOptions()
    /// Which gestures of a list that was trained later are reported, for models that have one.
    public var customGestures = GestureOptions()
    /// What the networks run on.
    public var compute = ComputeOptions()

    /// Creates options with default values.
    public init() {}
  }

  package let worker: SerialWorker<GestureNetworks>

  /// Creates a recognizer.
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
  public func hands(in picture: Picture, search: Search = .wholePicture) throws -> [RecognizedHand] {
    try process(picture, search: search)
  }

  /// The hands in a picture, in the coordinates of its pixels as they are stored; the caller's thread is not
  /// held.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the search is out of range;
  ///   `CancellationError` when the Swift task was cancelled before the picture's turn came.
  public func hands(in picture: Picture, search: Search = .wholePicture) async throws -> [RecognizedHand] {
    try await process(picture, search: search)
  }
}

extension GestureRecognizer: VisionTask, StagedTask {}

extension GestureRecognizer {
  /// Finds hands in the frames of a video and follows them: the detector rests while as many are followed as
  /// may be found.
  public final class Tracker: Sendable {
    package let worker: SerialWorker<Tracked<GestureNetworks>>

    /// Creates a tracker.
    ///
    /// - Throws: What ``GestureRecognizer/init(model:options:)`` throws.
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
    ) throws -> TrackedFrame<RecognizedHand> {
      try process(Frame(picture, at: time, search: search))
    }

    /// The hands in the frames of a video, in their order.
    public func hands<Frames: AsyncSequence & Sendable>(
      in frames: Frames, whenBusy policy: BusyPolicy = .wait
    ) -> FrameResults<Frames, TrackedFrame<RecognizedHand>> where Frames.Element == Frame {
      process(frames, whenBusy: policy)
    }
  }
}

extension GestureRecognizer.Tracker: VideoTask, StagedTracker {}

extension GestureRecognizer.Options {
  /// Reads options; those that are left out keep their defaults, and unknown ones do not count.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try values.read(.maximumCount, into: &maximumCount)
    try values.read(.minimumDetectionScore, into: &minimumDetectionScore)
    try values.read(.minimumPresence, into: &minimumPresence)
    try values.read(.minimumTrackingOverlap, into: &minimumTrackingOverlap)
    try values.read(.smoothing, into: &smoothing)
    try values.read(.cannedGestures, into: &cannedGestures)
    try values.read(.customGestures, into: &customGestures)
    try values.read(.compute, into: &compute)
  }
}

extension GestureRecognizer.Options: LandmarkerOptions {
  /// The options of the hands alone.
  fileprivate var hands: HandLandmarker.Options {
    var options = HandLandmarker.Options()
    options.maximumCount = maximumCount
    options.minimumDetectionScore = minimumDetectionScore
    options.minimumPresence = minimumPresence
    options.minimumTrackingOverlap = minimumTrackingOverlap
    options.smoothing = smoothing
    options.compute = compute
    return options
  }

  package func validate() throws(VisionError) {
    try hands.validate()
    try cannedGestures.validate(as: "cannedGestures")
    try customGestures.validate(as: "customGestures")
  }

  package func validateTracking() throws(VisionError) {
    try hands.validateTracking()
  }
}

extension TaskKind {
  static let gestureRecognizer = TaskKind("GestureRecognizer", networks: GestureNetworks.names)
}

extension ModelLocator.Task {
  package static let gestures = Self("gesture_recognizer", unpublished: ["gesture_recognizer"])
}

/// The networks that find hands and tell their gestures, in the order in which a picture passes them. One
/// caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/gesture_recognizer/gesture_recognizer_graph.cc`.
package struct GestureNetworks: TaskStages {
  private static let embedderName = "gesture_embedder"
  private static let cannedName = "canned_gesture_classifier"
  private static let customName = "custom_gesture_classifier"
  /// The networks that every bundle has, in the order in which they run.
  package static let names = HandNetworks.names + [embedderName, cannedName]

  let options: GestureRecognizer.Options
  private var handNetworks: HandNetworks
  private let embedder: VectorNetwork
  /// The classifiers, the one that is asked first before the other.
  private let classifiers: [GestureClassifier]

  /// Reads the model of a task with these options.
  package static func read(_ model: ModelSource, _ options: GestureRecognizer.Options) throws -> TaskModel {
    try TaskModel(model, for: .gestures, options.compute, preparing: names + [customName])
  }

  /// Prepares the networks of a model. Options are taken as they are.
  ///
  /// - Throws: ``VisionError`` when the model does not fit the task or a network cannot be planned.
  package init(_ model: TaskModel, _ options: GestureRecognizer.Options) throws {
    self.options = options
    handNetworks = try HandNetworks(model, options.hands)
    (embedder, classifiers) = try model.naming {
      let coordinateCount = 3 * HandLandmarkConfiguration.landmarkCount
      let embedder = try VectorNetwork(
        model.network(Self.embedderName),
        inputs: [
          ("the landmarks", coordinateCount), ("the handedness", 1), ("the world landmarks", coordinateCount),
        ],
        output: "the embedding", planner: model.planner)
      func classifier(_ graph: GraphDefinition, _ options: GestureOptions) throws -> GestureClassifier {
        try GestureClassifier(
          graph, embeddingCount: embedder.outputCount, options: options, planner: model.planner)
      }
      let custom = try model.model.graph(named: Self.customName).map {
        try classifier($0, options.customGestures)
      }
      let canned = try classifier(model.network(Self.cannedName), options.cannedGestures)
      return (embedder, [custom, canned].compactMap(\.self))
    }
  }

  /// The hands in a single picture, with their gestures.
  package mutating func process(_ picture: Picture, search: Search) throws -> [RecognizedHand] {
    let view = try handNetworks.view(of: picture, search)
    return try recognize(handNetworks.hands(in: view, search), in: view)
  }

  /// The hands in a frame, which are followed from those before, with their gestures.
  package mutating func process(
    _ frame: Frame, _ tracking: inout SubjectTracking
  ) throws -> TrackedFrame<RecognizedHand> {
    let view = try handNetworks.view(of: frame.picture, frame.search)
    let result = try handNetworks.hands(in: view, frame, &tracking)
    return TrackedFrame(
      time: result.time, subjects: try recognize(result.subjects, in: view), detectorRan: result.detectorRan)
  }

  package func makeTracking() -> SubjectTracking {
    handNetworks.makeTracking()
  }
}

extension GestureNetworks {
  /// Landmarks upright, from the wrist, in sizes of the hand → embedder → classifiers → one gesture → pixels
  /// as they are stored, for each hand.
  private func recognize(_ hands: [Hand], in view: OrientedPicture) throws -> [RecognizedHand] {
    try hands.map { hand in
      let input = GestureEmbeddingInput(
        landmarks: hand.landmarks, worldLandmarks: hand.world.landmarks,
        rightProbability: hand.side == .right ? hand.sideScore : 1 - hand.sideScore, in: view.size,
        rotation: view.region.rotation)
      try embedder.run([input.landmarks, [input.rightProbability], input.worldLandmarks])
      let embedding = embedder.withOutput { Array($0) }
      let gesture = NamedGesture.combined(try classifiers.compactMap { try $0.gesture(for: embedding) })
      var stored = hand
      stored.restore(by: view.restoration)
      return RecognizedHand(
        stored, gestures: gesture.map { [Classification(index: -1, score: $0.score, name: $0.name)] } ?? [])
    }
  }
}
