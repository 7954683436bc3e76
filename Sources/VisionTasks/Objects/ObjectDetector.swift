import GraphRuntime
import ModelFormat
import TensorCore
import Threading
import VisionPipeline

/// Finds objects of many classes in pictures.
///
/// ```swift
/// let detector = try ObjectDetector(model: .path("Models/efficientdet_lite0.tflite"))
/// for object in try detector.objects(in: Picture(contentsOfFile: "cats.jpg")) {
///   print(object.categories[0].name ?? "?", object.box)
/// }
/// ```
///
/// Each picture is searched by itself; ``Tracker`` numbers the objects of a video. Calls from several threads
/// wait for each other; several detectors work at the same time and share the weights of their model.
public final class ObjectDetector: Sendable {
  /// How objects are searched for; the defaults are those of the reference.
  public struct Options: Sendable, Hashable, Codable {
    /// The most objects to find, at least 1; all when `nil`.
    public var maximumCount: Int?
    /// The least score of an object, a finite number; most detectors score from 0 to 1.
    public var minimumScore: Float = 0
    /// The names of the classes to find; all when empty or when the model knows none of them.
    public var allowedNames: [String] = []
    /// The names of the classes not to find. Only one of the two lists may have names.
    public var deniedNames: [String] = []
    /// The language of ``Classification/displayName``, as in `en`, if the model has names in it.
    public var locale = "en"
    /// What the network runs on.
    public var compute = ComputeOptions()

    /// Creates options with default values.
    public init() {}
  }

  package let worker: SerialWorker<ObjectNetwork>

  /// Creates a detector.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when an option is out of range, `notFound` when
  ///   the model is missing, `permissionDenied` when it may not be read, `invalidModel` when it is malformed
  ///   or no object detector, `unsupportedOperator` for operators that do not exist here.
  public init(model: ModelSource = .installed, options: Options = Options()) throws {
    worker = try SerialWorker(model, options)
  }

  /// The objects in a picture, in pixels as they are stored.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the search is out of range.
  public func objects(in picture: Picture, search: Search = .wholePicture) throws -> [Detection] {
    try process(picture, search: search)
  }

  /// The objects in a picture, in pixels as they are stored; the caller's thread is not held.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the search is out of range;
  ///   `CancellationError` when the Swift task was cancelled before the picture's turn came.
  public func objects(in picture: Picture, search: Search = .wholePicture) async throws -> [Detection] {
    try await process(picture, search: search)
  }
}

extension ObjectDetector: VisionTask, StagedTask {}

extension ObjectDetector {
  /// Finds objects in the frames of a video and gives each a number that stays the same.
  public final class Tracker: Sendable {
    package let worker: SerialWorker<Tracked<ObjectNetwork>>

    /// Creates a tracker.
    ///
    /// - Throws: What ``ObjectDetector/init(model:options:)`` throws.
    public init(model: ModelSource = .installed, options: Options = Options()) throws {
      worker = try SerialWorker(model, options)
    }

    /// The objects in a frame; each has a number in ``Detection/origin`` that stays the same from frame to
    /// frame.
    ///
    /// - Parameters:
    ///   - picture: The frame.
    ///   - time: The frame's time, later than that of the frame before.
    ///   - search: Where in the frame to look.
    /// - Throws: ``VisionError`` with code `invalidArgument` when the time is not later or the search is out
    ///   of range. The next good frame goes on.
    public func objects(
      in picture: Picture, at time: FrameTime, search: Search = .wholePicture
    ) throws -> TrackedFrame<Detection> {
      try process(Frame(picture, at: time, search: search))
    }

    /// The objects in the frames of a video, in their order.
    public func objects<Frames: AsyncSequence & Sendable>(
      in frames: Frames, whenBusy policy: BusyPolicy = .wait
    ) -> FrameResults<Frames, TrackedFrame<Detection>> where Frames.Element == Frame {
      process(frames, whenBusy: policy)
    }
  }
}

extension ObjectDetector.Tracker: VideoTask, StagedTracker {}

extension ObjectDetector.Options {
  /// Reads options; those that are left out keep their defaults, and unknown ones do not count.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try values.read(.maximumCount, into: &maximumCount)
    try values.read(.minimumScore, into: &minimumScore)
    try values.read(.allowedNames, into: &allowedNames)
    try values.read(.deniedNames, into: &deniedNames)
    try values.read(.locale, into: &locale)
    try values.read(.compute, into: &compute)
  }
}

extension ObjectDetector.Options: TaskStagesOptions {
  package func validate() throws(VisionError) {
    if let maximumCount, maximumCount < 1 {
      throw VisionError(
        .invalidArgument, "maximumCount is \(maximumCount); expected at least 1, or nil for all.")
    }
    guard minimumScore.isFinite else {
      throw VisionError(.invalidArgument, "minimumScore is \(minimumScore); expected a finite number.")
    }
    guard allowedNames.isEmpty || deniedNames.isEmpty else {
      throw VisionError(
        .invalidArgument,
        "allowedNames and deniedNames both have names; expected names in one of them at most.")
    }
  }
}

extension ModelLocator.Task {
  package static let objects = Self("efficientdet_lite0", "ssd_mobilenet_v1")
}

extension TaskKind {
  static let objectDetector = TaskKind("ObjectDetector") { _ = try ObjectOutputs(of: $0) }
}

/// What the frames of a stream leave for the next.
package struct ObjectTracking {
  var clock = FrameClock()
  var tracker = ObjectTracker()
}

/// The network that finds objects, stage by stage. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/object_detector/object_detector_graph.cc`.
package struct ObjectNetwork: TaskStages {
  private let options: ObjectDetector.Options
  private let network: ImageNetwork
  private var interpretation: any ObjectInterpretation
  private let labels: ClassLabels
  private var deduplication = DetectionDeduplication()
  /// What was found last, in the network's input and in the picture.
  private var inInput: [DetectedObject<InputSpace>] = []
  private var inPicture: [PixelDetection] = []
  private var tracked: [TrackedBox] = []

  /// Reads the model of a task with these options.
  package static func read(_ model: ModelSource, _ options: ObjectDetector.Options) throws -> TaskModel {
    try TaskModel(model, for: .objects, options.compute, expecting: .network)
  }

  /// Prepares the network of a model. Options are taken as they are.
  ///
  /// - Throws: ``VisionError`` when the model is no object detector or its network cannot be planned.
  package init(_ model: TaskModel, _ options: ObjectDetector.Options) throws {
    self.options = options
    (labels, interpretation, network) = try model.naming {
      let graph = try model.soleNetwork(for: "an object detector")
      let outputs = try ObjectOutputs(of: graph)
      let labels = try ClassLabels(
        outputs.classMetadata, kind: outputs.form.labelKind, locale: options.locale)
      let selection = try labels.selection(allowed: options.allowedNames, denied: options.deniedNames)
      let interpretation = try Self.interpretation(of: graph, outputs, selection, model.planner)
      let input = try ImageInput(of: graph)
      let network = try ImageNetwork(
        graph, size: input.size, valueRange: input.valueRange, proportions: .stretched, border: .replicate,
        planner: model.planner)
      return (labels, interpretation, network)
    }
  }

  private static func interpretation(
    of graph: GraphDefinition, _ outputs: ObjectOutputs, _ selection: ClassSelection,
    _ planner: NetworkPlanner
  ) throws -> any ObjectInterpretation {
    switch outputs.form {
    case .suppressed(let boxes, let classes, let scores, let count):
      return try SuppressedObjectInterpretation(
        graph, outputs: outputs, parts: (boxes, classes, scores, count), selection: selection)
    case .raw(let boxes, let scores):
      // The anchors are tens of thousands, so they are read while the network is planned.
      return try concurrently {
        planner.prepare(graph)
      } _: {
        try RawObjectInterpretation(graph, boxes: boxes, scores: scores, selection: selection)
      }.1
    }
  }

  /// The objects in a single picture.
  package mutating func process(_ picture: Picture, search: Search) throws -> [Detection] {
    let view = try view(of: picture, search)
    return try find(in: view).map { Detection($0, labels, trackID: nil) }
  }

  /// The objects in a frame, which keep the numbers that they had in those before.
  package mutating func process(
    _ frame: Frame, _ tracking: inout ObjectTracking
  ) throws -> TrackedFrame<Detection> {
    let view = try view(of: frame.picture, frame.search)
    try tracking.clock.advance(to: frame.time)
    let objects = try find(in: view)
    tracked.removeAll(keepingCapacity: true)
    for object in objects {
      tracked.append(
        TrackedBox(
          object.box.normalized(in: frame.picture.pixels.size), classIndex: object.classes.first.index))
    }
    let trackIDs = tracking.tracker.identify(tracked, at: frame.time.nanoseconds)
    return TrackedFrame(
      time: frame.time, subjects: zip(objects, trackIDs).map { Detection($0, labels, trackID: $1) },
      detectorRan: true)
  }

  package func makeTracking() -> ObjectTracking {
    ObjectTracking()
  }
}

extension ObjectNetwork {
  /// The picture as it is stored, with the region that shows it upright.
  private func view(of picture: Picture, _ search: Search) throws -> OrientedPicture {
    try search.validate(withoutSubjectsFor: "An object detector")
    return try OrientedPicture(picture, search: search, turning: .region)
  }

  /// The picture stretched → network → boxes with classes, suppressed by the network or here → projection
  /// into the picture → whole pixels → equal boxes made one → pixels as they are stored.
  private mutating func find(in view: OrientedPicture) throws -> [PixelDetection] {
    inPicture.removeAll(keepingCapacity: true)
    guard let placement = try network.run(on: view.region, of: view.pixels) else { return inPicture }
    interpretation.read(
      network, minimumScore: options.minimumScore, limit: options.maximumCount, into: &inInput)
    for object in inInput {
      let projected = object.projected(by: placement.projection)
      inPicture.append(
        PixelDetection(box: WholePixelBox(projected.box, in: view.size), classes: projected.classes))
    }
    deduplication.mergeEqualBoxes(of: &inPicture)
    for index in inPicture.indices { inPicture[index].box = view.restoration.box(inPicture[index].box) }
    return inPicture
  }
}

extension Detection {
  fileprivate init(_ object: PixelDetection, _ labels: ClassLabels, trackID: Int?) {
    self.init(
      box: PixelBox(object.box), categories: object.classes.map(labels.category),
      origin: Origin(trackID: trackID))
  }
}
