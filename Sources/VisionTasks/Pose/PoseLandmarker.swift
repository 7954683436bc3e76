import GraphRuntime
import ModelFormat
import TensorCore
import VisionPipeline

/// Finds people and their 33 landmarks in pictures.
///
/// ```swift
/// let landmarker = try PoseLandmarker(model: .path("Models/pose_landmarker_full.task"))
/// for pose in try landmarker.poses(in: Picture(contentsOfFile: "squat.jpg")) {
///   print(pose[.nose].x, pose[.nose].y)
/// }
/// ```
///
/// Each picture is searched by itself; ``Tracker`` follows people through a video. Calls from several threads
/// wait for each other; several landmarkers work at the same time and share the weights of their model.
public final class PoseLandmarker: Sendable {
  /// How people are searched for; the defaults are those of the reference.
  public struct Options: Sendable, Hashable, Codable {
    /// The most people to find, at least 1.
    public var maximumCount = 1
    /// The least score, in 0...1, with which a person counts as detected.
    public var minimumDetectionScore: Float = 0.5
    /// The probability, in 0...1, that a person must exceed for the landmarks to count.
    public var minimumPresence: Float = 0.5
    /// The overlap, in 0...1, beyond which two regions show the same person: the intersection over union of
    /// upright boxes. For videos.
    public var minimumTrackingOverlap: Float = 0.5
    /// Whether each person comes with a mask of the picture's size.
    public var includesMasks = false
    /// Whether and how landmarks are smoothed from frame to frame. For videos.
    public var smoothing = LandmarkSmoothing.reference
    /// What the networks run on.
    public var compute = ComputeOptions()

    /// Creates options with default values.
    public init() {}
  }

  package let worker: SerialWorker<PoseNetworks>

  /// Creates a landmarker.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when an option is out of range, `notFound` when
  ///   the model or one of its networks is missing, `permissionDenied` when it may not be read,
  ///   `invalidModel` or `invalidBundle` when it is malformed, `unsupportedOperator` for operators that do
  ///   not exist here.
  public init(model: ModelSource = .installed, options: Options = Options()) throws {
    worker = try SerialWorker(model, options)
  }

  /// The people in a picture, in the coordinates of its pixels as they are stored.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the search is out of range.
  public func poses(in picture: Picture, search: Search = .wholePicture) throws -> [Pose] {
    try process(picture, search: search)
  }

  /// The people in a picture, in the coordinates of its pixels as they are stored; the caller's thread is not
  /// held.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the search is out of range;
  ///   `CancellationError` when the Swift task was cancelled before the picture's turn came.
  public func poses(in picture: Picture, search: Search = .wholePicture) async throws -> [Pose] {
    try await process(picture, search: search)
  }
}

extension PoseLandmarker: VisionTask, StagedTask {}

extension PoseLandmarker {
  /// Finds people in the frames of a video and follows them: the detector rests while as many are followed as
  /// may be found.
  public final class Tracker: Sendable {
    package let worker: SerialWorker<Tracked<PoseNetworks>>

    /// Creates a tracker.
    ///
    /// - Throws: What ``PoseLandmarker/init(model:options:)`` throws.
    public init(model: ModelSource = .installed, options: Options = Options()) throws {
      worker = try SerialWorker(model, options)
    }

    /// The people in a frame; each has a number in ``Pose/origin`` that stays the same from frame to frame.
    ///
    /// - Parameters:
    ///   - picture: The frame.
    ///   - time: The frame's time, later than that of the frame before.
    ///   - search: Where in the frame to look.
    /// - Throws: ``VisionError`` with code `invalidArgument` when the time is not later or the search is out
    ///   of range. The next good frame goes on.
    public func poses(
      in picture: Picture, at time: FrameTime, search: Search = .wholePicture
    ) throws -> TrackedFrame<Pose> {
      try process(Frame(picture, at: time, search: search))
    }

    /// The people in the frames of a video, in their order.
    public func poses<Frames: AsyncSequence & Sendable>(
      in frames: Frames, whenBusy policy: BusyPolicy = .wait
    ) -> FrameResults<Frames, TrackedFrame<Pose>> where Frames.Element == Frame {
      process(frames, whenBusy: policy)
    }
  }
}

extension PoseLandmarker.Tracker: VideoTask, StagedTracker {}

extension PoseLandmarker.Options {
  /// Reads options; those that are left out keep their defaults, and unknown ones do not count.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try values.read(.maximumCount, into: &maximumCount)
    try values.read(.minimumDetectionScore, into: &minimumDetectionScore)
    try values.read(.minimumPresence, into: &minimumPresence)
    try values.read(.minimumTrackingOverlap, into: &minimumTrackingOverlap)
    try values.read(.includesMasks, into: &includesMasks)
    try values.read(.smoothing, into: &smoothing)
    try values.read(.compute, into: &compute)
  }
}

extension PoseLandmarker.Options: LandmarkerOptions {}

extension ModelLocator.Task {
  package static let pose = Self("pose_landmarker_full", "pose_landmarker_lite", "pose_landmarker_heavy")
  /// The faster pose model first.
  package static let fastPose = Self("pose_landmarker_lite", "pose_landmarker_full")
  /// The most accurate pose model first.
  package static let accuratePose = Self(
    "pose_landmarker_heavy", "pose_landmarker_full", unpublished: ["pose_landmarker_heavy"])
}

extension TaskKind {
  static let poseLandmarker = TaskKind("PoseLandmarker", networks: PoseNetworks.names)
}

/// The networks that find people, in the order in which a picture passes them. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/pose_landmarker/pose_landmarker_graph.cc`.
package struct PoseNetworks: TaskStages {
  /// The networks in a bundle, in the order in which they run.
  package static let names = ["pose_detector", "pose_landmarks_detector"]

  let options: PoseLandmarker.Options
  private var detector: KeypointDetector
  private var landmarkNetwork: PoseLandmarkNetwork
  /// Where the people of the last picture are looked for in the next.
  private var places: [NextPlace] = []

  /// Reads the model of a task with these options.
  package static func read(_ model: ModelSource, _ options: PoseLandmarker.Options) throws -> TaskModel {
    try TaskModel(
      model, for: .pose, options.compute, preparing: names,
      omittedOutputs: options.includesMasks ? [] : [PoseLandmarkNetwork.maskOutput])
  }

  /// Prepares the networks of a model. Options are taken as they are.
  ///
  /// - Throws: ``VisionError`` when the model does not fit the task or a network cannot be planned.
  package init(_ model: TaskModel, _ options: PoseLandmarker.Options) throws {
    self.options = options
    (detector, landmarkNetwork) = try model.naming {
      let networks = try Self.names.map { name in try model.network(name) }
      return (
        try KeypointDetector(networks[0], configuration: .pose, planner: model.planner),
        try PoseLandmarkNetwork(networks[1], planner: model.planner)
      )
    }
  }

  /// The people in a single picture.
  package mutating func process(_ picture: Picture, search: Search) throws -> [Pose] {
    let view = try view(of: picture, search)
    let candidates = try view.candidates(given: search) ?? detect(in: view)
    var poses = try landmarks(at: candidates.prefix(options.maximumCount), in: view)
    view.restore(&poses)
    return poses
  }

  /// The people in a frame, who are followed from those before.
  package mutating func process(
    _ frame: Frame, _ tracking: inout SubjectTracking
  ) throws -> TrackedFrame<Pose> {
    let view = try view(of: frame.picture, frame.search)
    try tracking.advance(to: frame.time)
    let given = view.candidates(given: frame.search)
    let detectorRuns = given == nil && tracking.needsDetector
    let detected = detectorRuns ? try detect(in: view) : []
    let candidates = given ?? tracking.candidates(with: detected)
    var poses = try landmarks(at: candidates[...], in: view)
    tracking.follow(&poses, to: places, in: view.size, at: frame.time)
    view.restore(&poses)
    return TrackedFrame(time: frame.time, subjects: poses, detectorRan: detectorRuns)
  }

  package func makeTracking() -> SubjectTracking {
    SubjectTracking(options, .newestWins, reference: .pose)
  }
}

extension PoseNetworks {
  /// The picture upright, as the networks always see people.
  private func view(of picture: Picture, _ search: Search) throws -> OrientedPicture {
    try search.validate(maximumCount: options.maximumCount)
    return try OrientedPicture(picture, search: search, turning: .pixels)
  }

  /// The picture in a letterbox → network → boxes → suppression → a turned square around each person.
  private mutating func detect(in view: OrientedPicture) throws -> [RegionCandidate] {
    try detector.candidates(in: view, minimumScore: options.minimumDetectionScore)
  }

  /// Crop → network → presence gate → landmarks → heatmap refinement → projection → mask, for each region.
  private mutating func landmarks(
    at candidates: ArraySlice<RegionCandidate>, in view: OrientedPicture
  ) throws -> [Pose] {
    var poses: [Pose] = []
    poses.reserveCapacity(candidates.count)
    places.removeAll(keepingCapacity: true)
    for candidate in candidates {
      guard
        let estimate = try landmarkNetwork.estimatePose(
          in: candidate.region, of: view.pixels, minimumPresence: options.minimumPresence)
      else { continue }
      let region = estimate.nextRegion
      places.append(
        NextPlace(region: region, trackID: candidate.trackID, scale: region.meanSide(in: view.size)))
      poses.append(
        Pose(
          landmarks: estimate.landmarks, world: Pose.World(estimate.worldLandmarks),
          mask: options.includesMasks
            ? landmarkNetwork.makeMask(region: candidate.region, of: view.pixels) : nil,
          origin: view.restoration.origin(candidate)))
    }
    return poses
  }
}

/// The network that finds the landmarks of one person in a region. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/pose_landmarker/pose_landmarks_detector_graph.cc`.
struct PoseLandmarkNetwork {
  private let network: ImageNetwork
  private var poseDecoder: PoseDecoder
  private var maskDecoder: SegmentationMaskDecoder

  /// The positions of the network's outputs.
  private enum Output {
    static let landmarks = 0
    static let presence = 1
    static let mask = 2
    static let heatmap = 3
    static let worldLandmarks = 4
  }

  /// What only masks need: a tenth of the network or more.
  static let maskOutput = NetworkOutput(
    network: PoseNetworks.names[1], position: Output.mask)

  /// Plans the network. All sizes are those of the graph.
  ///
  /// - Throws: `VisionError` when the graph is no such network or cannot be planned.
  init(_ graph: GraphDefinition, planner: NetworkPlanner) throws {
    typealias Configuration = PoseLandmarkConfiguration
    let input = try ImageInput(of: graph)
    _ = try graph.dimensions(
      ofOutput: Output.landmarks, "the landmarks",
      matching: [Configuration.landmarks(inputSize: input.size).valueCount])
    _ = try graph.dimensions(ofOutput: Output.presence, "the presence", matching: [1])
    let mask = try graph.dimensions(ofOutput: Output.mask, "the mask", matching: [nil, nil, 1])
    let heatmap = try graph.dimensions(
      ofOutput: Output.heatmap, "the heatmap", matching: [nil, nil, Configuration.landmarkCount])
    _ = try graph.dimensions(
      ofOutput: Output.worldLandmarks, "the world landmarks", matching: [3 * Configuration.landmarkCount])
    poseDecoder = PoseDecoder(
      inputSize: input.size, heatmapSize: PixelSize(width: heatmap[1], height: heatmap[0]))
    maskDecoder = SegmentationMaskDecoder(size: PixelSize(width: mask[1], height: mask[0]))
    network = try ImageNetwork(
      graph, size: input.size, valueRange: input.requireValueRange(graph.name), proportions: .stretched,
      border: .replicate, planner: planner)
  }
}

extension PoseLandmarkNetwork {
  /// The person in a region of a picture.
  ///
  /// - Parameter minimumPresence: The network's presence must exceed it.
  /// - Returns: `nil` when there is no person or the region is empty.
  /// - Throws: `VisionError` when the region is neither empty nor valid.
  mutating func estimatePose(
    in region: NormalizedRect, of image: UprightImage, minimumPresence: Float
  ) throws -> PoseEstimate? {
    guard try network.run(on: region, of: image) != nil else { return nil }
    guard isSubjectPresent(network.output(Output.presence)[0], minimumPresence: minimumPresence) else {
      return nil
    }
    return poseDecoder.decode(
      landmarks: network.output(Output.landmarks), heatmap: network.output(Output.heatmap),
      worldLandmarks: network.output(Output.worldLandmarks), region: region, imageSize: image.size)
  }

  /// The mask of the person that was found last, with a number for each stored pixel of the picture.
  ///
  /// - Parameter change: Changes the values before they become a mask.
  /// - Precondition: The network was not planned without its mask.
  mutating func makeMask(
    region: NormalizedRect, of image: UprightImage,
    change: (UnsafeMutableBufferPointer<Float>) -> Void = { _ in }
  ) -> Mask {
    Mask(width: image.stored.width, height: image.stored.height) { values in
      maskDecoder.decode(
        network.output(Output.mask), region: region, imageSize: image.size, orientation: image.orientation,
        into: values)
      change(values)
    }
  }
}
