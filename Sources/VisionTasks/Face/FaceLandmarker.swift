import VisionPipeline

/// Finds faces and their landmarks in pictures, their expressions, and where they are in front of the camera.
///
/// ```swift
/// let landmarker = try FaceLandmarker(model: .path("Models/face_landmarker.task"))
/// for face in try landmarker.faces(in: Picture(contentsOfFile: "portrait.jpg")) {
///   print(face[.noseTip].x, face[.noseTip].y)
/// }
/// ```
///
/// Each picture is searched by itself; ``Tracker`` follows faces through a video. Calls from several threads
/// wait for each other; several landmarkers work at the same time and share the weights of their model.
public final class FaceLandmarker: Sendable {
  /// How faces are searched for; the defaults are those of the reference.
  public struct Options: Sendable, Hashable, Codable {
    /// The most faces to find, at least 1.
    public var maximumCount = 1
    /// The least score, in 0...1, with which a face counts as detected.
    public var minimumDetectionScore: Float = 0.5
    /// The probability, in 0...1, that a face must exceed for the landmarks to count.
    public var minimumPresence: Float = 0.5
    /// The overlap, in 0...1, beyond which two regions show the same face: the intersection over union of
    /// upright boxes. For videos.
    public var minimumTrackingOverlap: Float = 0.5
    /// Whether to tell how much of each facial movement a face shows. The model must have a network for it.
    public var includesBlendshapes = false
    /// Whether to tell where each face is in front of the camera. The model must have a canonical face.
    public var includesTransformations = false
    /// Whether and how landmarks are smoothed from frame to frame. For videos.
    public var smoothing = LandmarkSmoothing.reference
    /// What the networks run on.
    public var compute = ComputeOptions()

    /// Creates options with default values.
    public init() {}
  }

  package let worker: SerialWorker<FaceNetworks>

  /// Creates a landmarker.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when an option is out of range, `notFound` when
  ///   the model or one of its networks is missing, `permissionDenied` when it may not be read,
  ///   `invalidModel` or `invalidBundle` when it is malformed, `unsupportedOperator` for operators that do
  ///   not exist here.
  public init(model: ModelSource = .installed, options: Options = Options()) throws {
    worker = try SerialWorker(model, options)
  }

  /// The faces in a picture, in the coordinates of its pixels as they are stored.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the search is out of range.
  public func faces(in picture: Picture, search: Search = .wholePicture) throws -> [Face] {
    try process(picture, search: search)
  }

  /// The faces in a picture, in the coordinates of its pixels as they are stored; the caller's thread is not
  /// held.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the search is out of range;
  ///   `CancellationError` when the Swift task was cancelled before the picture's turn came.
  public func faces(in picture: Picture, search: Search = .wholePicture) async throws -> [Face] {
    try await process(picture, search: search)
  }
}

extension FaceLandmarker: VisionTask, StagedTask {}

extension FaceLandmarker {
  /// Finds faces in the frames of a video and follows them: the detector rests while as many are followed as
  /// may be found.
  public final class Tracker: Sendable {
    package let worker: SerialWorker<Tracked<FaceNetworks>>

    /// Creates a tracker.
    ///
    /// - Throws: What ``FaceLandmarker/init(model:options:)`` throws.
    public init(model: ModelSource = .installed, options: Options = Options()) throws {
      worker = try SerialWorker(model, options)
    }

    /// The faces in a frame; each has a number in ``Face/origin`` that stays the same from frame to frame.
    ///
    /// - Parameters:
    ///   - picture: The frame.
    ///   - time: The frame's time, later than that of the frame before.
    ///   - search: Where in the frame to look.
    /// - Throws: ``VisionError`` with code `invalidArgument` when the time is not later or the search is out
    ///   of range. The next good frame goes on.
    public func faces(
      in picture: Picture, at time: FrameTime, search: Search = .wholePicture
    ) throws -> TrackedFrame<Face> {
      try process(Frame(picture, at: time, search: search))
    }

    /// The faces in the frames of a video, in their order.
    public func faces<Frames: AsyncSequence & Sendable>(
      in frames: Frames, whenBusy policy: BusyPolicy = .wait
    ) -> FrameResults<Frames, TrackedFrame<Face>> where Frames.Element == Frame {
      process(frames, whenBusy: policy)
    }
  }
}

extension FaceLandmarker.Tracker: VideoTask, StagedTracker {}

extension FaceLandmarker.Options {
  /// Reads options; those that are left out keep their defaults, and unknown ones do not count.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try values.read(.maximumCount, into: &maximumCount)
    try values.read(.minimumDetectionScore, into: &minimumDetectionScore)
    try values.read(.minimumPresence, into: &minimumPresence)
    try values.read(.minimumTrackingOverlap, into: &minimumTrackingOverlap)
    try values.read(.includesBlendshapes, into: &includesBlendshapes)
    try values.read(.includesTransformations, into: &includesTransformations)
    try values.read(.smoothing, into: &smoothing)
    try values.read(.compute, into: &compute)
  }
}

extension FaceLandmarker.Options: LandmarkerOptions {}

extension ModelLocator.Task {
  package static let face = Self("face_landmarker")
}

extension TaskKind {
  static let faceLandmarker = TaskKind("FaceLandmarker", networks: FaceNetworks.names)
}

/// The networks that find faces, in the order in which a picture passes them. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/face_landmarker/face_landmarker_graph.cc`.
package struct FaceNetworks: TaskStages {
  /// The networks in a bundle, in the order in which they run.
  package static let names = ["face_detector", "face_landmarks_detector"]

  let options: FaceLandmarker.Options
  private var detector: KeypointDetector
  private var landmarkNetwork: FaceLandmarkNetwork
  private var attributes: FaceAttributeReader
  /// Where the faces of the last picture are looked for in the next.
  private var places: [NextPlace] = []

  /// Reads the model of a task with these options.
  package static func read(_ model: ModelSource, _ options: FaceLandmarker.Options) throws -> TaskModel {
    try TaskModel(model, for: .face, options.compute, preparing: names)
  }

  /// Prepares the networks of a model. Options are taken as they are.
  ///
  /// - Throws: ``VisionError`` when the model does not fit the task or a network cannot be planned.
  package init(_ model: TaskModel, _ options: FaceLandmarker.Options) throws {
    self.options = options
    (detector, landmarkNetwork, attributes) = try model.naming {
      let networks = try Self.names.map { name in try model.network(name) }
      let detector = try KeypointDetector(networks[0], configuration: .face, planner: model.planner)
      let landmarkNetwork = try FaceLandmarkNetwork(networks[1], planner: model.planner)
      return (
        detector, landmarkNetwork,
        try FaceAttributeReader(model, options: options, landmarkNetwork: landmarkNetwork)
      )
    }
  }

  /// The faces in a single picture.
  package mutating func process(_ picture: Picture, search: Search) throws -> [Face] {
    let view = try view(of: picture, search)
    let candidates = try view.candidates(given: search) ?? detect(in: view)
    var faces = try landmarks(at: candidates, in: view)
    try attributes.read(&faces, in: view.size)
    view.restore(&faces)
    return faces
  }

  /// The faces in a frame, which are followed from those before.
  package mutating func process(
    _ frame: Frame, _ tracking: inout SubjectTracking
  ) throws -> TrackedFrame<Face> {
    let view = try view(of: frame.picture, frame.search)
    try tracking.advance(to: frame.time)
    let given = view.candidates(given: frame.search)
    let detectorRuns = given == nil && tracking.needsDetector
    let detected = detectorRuns ? try detect(in: view) : []
    let candidates = given ?? tracking.candidates(with: detected)
    var faces = try landmarks(at: candidates, in: view)
    tracking.follow(&faces, to: places, in: view.size, at: frame.time)
    try attributes.read(&faces, in: view.size)
    view.restore(&faces)
    return TrackedFrame(time: frame.time, subjects: faces, detectorRan: detectorRuns)
  }

  package func makeTracking() -> SubjectTracking {
    SubjectTracking(options, .newestWins, reference: .face)
  }
}

extension FaceNetworks {
  /// The picture as it is stored, with the region that shows it upright.
  private func view(of picture: Picture, _ search: Search) throws -> OrientedPicture {
    try search.validate(maximumCount: options.maximumCount)
    return try OrientedPicture(picture, search: search, turning: .region)
  }

  /// The picture upright in a letterbox → network → boxes → suppression → a turned rectangle around each of
  /// the best faces.
  private mutating func detect(in view: OrientedPicture) throws -> [RegionCandidate] {
    try detector.candidates(
      in: view, minimumScore: options.minimumDetectionScore, limit: options.maximumCount)
  }

  /// Crop → network → presence gate → landmarks → projection, for each region.
  private mutating func landmarks(
    at candidates: [RegionCandidate], in view: OrientedPicture
  ) throws -> [Face] {
    var faces: [Face] = []
    faces.reserveCapacity(candidates.count)
    places.removeAll(keepingCapacity: true)
    for candidate in candidates {
      guard
        let landmarks = try landmarkNetwork.estimateLandmarks(
          in: candidate.region, of: view.pixels, minimumPresence: options.minimumPresence)
      else { continue }
      places.append(
        NextPlace(
          region: FaceRegionRule.region(around: landmarks, in: view.size), trackID: candidate.trackID,
          scale: landmarks.meanExtent(in: view.size)))
      faces.append(Face(landmarks: landmarks, origin: view.restoration.origin(candidate)))
    }
    return faces
  }
}

extension [PicturePosition] {
  /// The mean of the sides of the upright box around positions, in pixels of a picture of `size`.
  ///
  /// Source: `mediapipe/framework/api2/stream/smoothing.cc`.
  fileprivate func meanExtent(in size: PixelSize) -> Float {
    guard var minimum = first?.point.inPixels(of: size) else { return 0 }
    var maximum = minimum
    for position in self {
      let point = position.point.inPixels(of: size)
      minimum = Point(x: Swift.min(minimum.x, point.x), y: Swift.min(minimum.y, point.y))
      maximum = Point(x: Swift.max(maximum.x, point.x), y: Swift.max(maximum.y, point.y))
    }
    return ((maximum.x - minimum.x) + (maximum.y - minimum.y)) / 2
  }
}
