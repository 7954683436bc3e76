import ModelFormat
import TensorCore
import VisionPipeline

/// Finds faces in pictures: a box and six points of each.
///
/// ```swift
/// let detector = try FaceDetector(model: .path("Models/blaze_face_short_range.tflite"))
/// for face in try detector.faces(in: Picture(contentsOfFile: "group.jpg")) {
///   print(face.box, face[.noseTip].x, face[.noseTip].y)
/// }
/// ```
///
/// The model says how far away faces may be: the short-range one is for selfies, the full-range ones for
/// whole rooms. Each picture is searched by itself; ``Tracker`` numbers the faces of a video. Calls from
/// several threads wait for each other; several detectors work at the same time and share the weights of
/// their model.
public final class FaceDetector: Sendable {
  /// How faces are searched for; the defaults are those of the reference.
  public struct Options: Sendable, Hashable, Codable {
    /// The least score, in 0...1, with which a face counts as detected.
    public var minimumScore: Float = 0.5
    /// The overlap, in 0...1, beyond which two detections are of the same face: the intersection over union
    /// of boxes.
    public var minimumSuppressionOverlap: Float = 0.3
    /// What the network runs on.
    public var compute = ComputeOptions()

    /// Creates options with default values.
    public init() {}
  }

  package let worker: SerialWorker<FaceDetectorNetwork>

  /// Creates a detector.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when an option is out of range or the model is no
  ///   face detector, `notFound` when the model is missing, `permissionDenied` when it may not be read,
  ///   `invalidModel` when it is malformed, `unsupportedOperator` for operators that do not exist here.
  public init(model: ModelSource = .installed, options: Options = Options()) throws {
    worker = try SerialWorker(model, options)
  }

  /// The faces in a picture, the surest first; boxes in pixels as they are stored.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the search is out of range.
  public func faces(in picture: Picture, search: Search = .wholePicture) throws -> [FaceDetection] {
    try process(picture, search: search)
  }

  /// The faces in a picture, the surest first; boxes in pixels as they are stored. The caller's thread is not
  /// held.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the search is out of range;
  ///   `CancellationError` when the Swift task was cancelled before the picture's turn came.
  public func faces(in picture: Picture, search: Search = .wholePicture) async throws -> [FaceDetection] {
    try await process(picture, search: search)
  }
}

extension FaceDetector: VisionTask, StagedTask {}

extension FaceDetector {
  /// Finds faces in the frames of a video and gives each a number that stays the same.
  public final class Tracker: Sendable {
    package let worker: SerialWorker<Tracked<FaceDetectorNetwork>>

    /// Creates a tracker.
    ///
    /// - Throws: What ``FaceDetector/init(model:options:)`` throws.
    public init(model: ModelSource = .installed, options: Options = Options()) throws {
      worker = try SerialWorker(model, options)
    }

    /// The faces in a frame; each has a number in ``FaceDetection/origin`` that stays the same from frame to
    /// frame.
    ///
    /// - Parameters:
    ///   - picture: The frame.
    ///   - time: The frame's time, later than that of the frame before.
    ///   - search: Where in the frame to look.
    /// - Throws: ``VisionError`` with code `invalidArgument` when the time is not later or the search is out
    ///   of range. The next good frame goes on.
    public func faces(
      in picture: Picture, at time: FrameTime, search: Search = .wholePicture
    ) throws -> TrackedFrame<FaceDetection> {
      try process(Frame(picture, at: time, search: search))
    }

    /// The faces in the frames of a video, in their order.
    public func faces<Frames: AsyncSequence & Sendable>(
      in frames: Frames, whenBusy policy: BusyPolicy = .wait
    ) -> FrameResults<Frames, TrackedFrame<FaceDetection>> where Frames.Element == Frame {
      process(frames, whenBusy: policy)
    }
  }
}

extension FaceDetector.Tracker: VideoTask, StagedTracker {}

extension FaceDetector.Options {
  /// Reads options; those that are left out keep their defaults, and unknown ones do not count.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try values.read(.minimumScore, into: &minimumScore)
    try values.read(.minimumSuppressionOverlap, into: &minimumSuppressionOverlap)
    try values.read(.compute, into: &compute)
  }
}

extension FaceDetector.Options: TaskStagesOptions {
  package func validate() throws(VisionError) {
    try minimumScore.validate(as: "minimumScore")
    try minimumSuppressionOverlap.validate(as: "minimumSuppressionOverlap")
  }
}

extension TaskKind {
  static let faceDetector = TaskKind("FaceDetector") { _ = try FaceDetectorNetwork.configuration(of: $0) }
}

extension ModelLocator.Task {
  /// The face detectors, the one for near faces first.
  package static let faceDetection = Self(
    "blaze_face_short_range", "blaze_face_full_range", "blaze_face_full_range_sparse")
}

/// The network that finds faces, stage by stage. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/face_detector/face_detector_graph.cc`.
package struct FaceDetectorNetwork: TaskStages {
  private let options: FaceDetector.Options
  private var detector: KeypointDetector

  /// Reads the model of a task with these options.
  package static func read(_ model: ModelSource, _ options: FaceDetector.Options) throws -> TaskModel {
    try TaskModel(model, for: .faceDetection, options.compute, expecting: .network)
  }

  /// Prepares the network of a model. Options are taken as they are.
  ///
  /// - Throws: ``VisionError`` when the model is no face detector or its network cannot be planned.
  package init(_ model: TaskModel, _ options: FaceDetector.Options) throws {
    self.options = options
    detector = try model.naming {
      let graph = try model.soleNetwork(for: "a face detector")
      var configuration = try Self.configuration(of: graph)
      configuration.overlapThreshold = options.minimumSuppressionOverlap
      return try KeypointDetector(graph, configuration: configuration, planner: model.planner)
    }
  }

  /// What kind of face detector a network is.
  ///
  /// - Throws: `VisionError` when it is none.
  static func configuration(of graph: GraphDefinition) throws -> DetectorConfiguration {
    let size = try ImageInput(of: graph).size
    let described = try DetectorConfiguration.face(describedBy: graph, inputSize: size)
    guard let configuration = described ?? DetectorConfiguration.face(inputSize: size) else {
      throw VisionError(
        .invalidArgument,
        "Network \(graph.name) takes pictures of \(size.width) by \(size.height); expected a face detector for 128 by "
          + "128 or 192 by 192, or metadata that describe another.")
    }
    _ = try graph.dimensions(
      ofOutput: 1, "the scores", matching: [configuration.anchorGrid.anchorCount, 1])
    return configuration
  }

  /// The faces in a single picture.
  package mutating func process(_ picture: Picture, search: Search) throws -> [FaceDetection] {
    try find(in: view(of: picture, search))
  }

  /// The faces in a frame, which keep the numbers that they had in those before.
  package mutating func process(
    _ frame: Frame, _ tracking: inout ObjectTracking
  ) throws -> TrackedFrame<FaceDetection> {
    let view = try view(of: frame.picture, frame.search)
    try tracking.clock.advance(to: frame.time)
    var faces = try find(in: view)
    let size = frame.picture.pixels.size
    let trackIDs = tracking.tracker.identify(
      faces.map { TrackedBox($0.box.wholePixelBox.normalized(in: size), classIndex: 0) },
      at: frame.time.nanoseconds)
    for index in faces.indices { faces[index].origin?.trackID = trackIDs[index] }
    return TrackedFrame(time: frame.time, subjects: faces, detectorRan: true)
  }

  package func makeTracking() -> ObjectTracking {
    ObjectTracking()
  }
}

extension FaceDetectorNetwork {
  /// The picture as it is stored, with the region that shows it upright.
  private func view(of picture: Picture, _ search: Search) throws -> OrientedPicture {
    try search.validate(withoutSubjectsFor: "A face detector")
    return try OrientedPicture(picture, search: search, turning: .region)
  }

  /// The picture upright in a letterbox → network → boxes → suppression → projection into the picture → whole
  /// pixels → pixels as they are stored.
  private mutating func find(in view: OrientedPicture) throws -> [FaceDetection] {
    try detector.candidates(in: view, minimumScore: options.minimumScore).compactMap(\.detection).map {
      face in
      FaceDetection(
        box: PixelBox(view.restoration.box(WholePixelBox(face.box, in: view.size))), score: face.score,
        keypoints: view.restoration.detection(face).keypoints, origin: Detection.Origin())
    }
  }
}
