import ModelFormat
import VisionPipeline

/// Finds a person in pictures: the landmarks of the body, and with their help those of the face and of both
/// hands.
///
/// ```swift
/// let landmarker = try HolisticLandmarker(model: .path("Models/holistic_landmarker.task"))
/// let person = try landmarker.person(in: Picture(contentsOfFile: "dance.jpg"))
/// if let hand = person.leftHand { print(hand[.indexFingerTip].x, hand[.indexFingerTip].y) }
/// ```
///
/// Each picture is searched by itself; ``Tracker`` follows the person through a video. Calls from several
/// threads wait for each other; several landmarkers work at the same time and share the weights of their
/// model.
public final class HolisticLandmarker: Sendable {
  /// How a person is searched for; the defaults are those of the reference.
  public struct Options: Sendable, Hashable, Codable {
    /// The least score, in 0...1, with which a body counts as detected.
    public var minimumPoseDetectionScore: Float = 0.5
    /// The overlap, in 0...1, beyond which two detections are of the same body: the intersection over union
    /// of boxes.
    public var minimumPoseSuppressionOverlap: Float = 0.5
    /// The probability, in 0...1, that a body must exceed for the landmarks to count.
    public var minimumPosePresence: Float = 0.5
    /// The least score, in 0...1, with which a face counts as detected.
    public var minimumFaceDetectionScore: Float = 0.5
    /// The overlap, in 0...1, beyond which two detections are of the same face: the intersection over union
    /// of boxes.
    public var minimumFaceSuppressionOverlap: Float = 0.5
    /// The probability, in 0...1, that a face must exceed for the landmarks to count.
    public var minimumFacePresence: Float = 0.5
    /// The probability, in 0...1, that a hand must exceed for the landmarks to count.
    public var minimumHandPresence: Float = 0.5
    /// Whether to tell how much of each facial movement the face shows. The model must have a network for it.
    public var includesBlendshapes = false
    /// Whether the pose comes with a mask of the picture's size.
    public var includesMask = false
    /// What the networks run on.
    public var compute = ComputeOptions()

    /// Creates options with default values.
    public init() {}
  }

  package let worker: SerialWorker<HolisticNetworks>

  /// Creates a landmarker.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when an option is out of range, `notFound` when
  ///   the model or one of its networks is missing, `permissionDenied` when it may not be read,
  ///   `invalidModel` or `invalidBundle` when it is malformed, `unsupportedOperator` for operators that do
  ///   not exist here.
  public init(model: ModelSource = .installed, options: Options = Options()) throws {
    worker = try SerialWorker(model, options)
  }

  /// The person in a picture, in the coordinates of its pixels as they are stored.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the search is out of range.
  public func person(in picture: Picture, search: Search = .wholePicture) throws -> Holistic {
    try process(picture, search: search)
  }

  /// The person in a picture, in the coordinates of its pixels as they are stored; the caller's thread is not
  /// held.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the search is out of range;
  ///   `CancellationError` when the Swift task was cancelled before the picture's turn came.
  public func person(in picture: Picture, search: Search = .wholePicture) async throws -> Holistic {
    try await process(picture, search: search)
  }
}

extension HolisticLandmarker: VisionTask, StagedTask {}

extension HolisticLandmarker {
  /// Finds a person in the frames of a video and follows the person: the detector of bodies rests meanwhile.
  public final class Tracker: Sendable {
    package let worker: SerialWorker<Tracked<HolisticNetworks>>

    /// Creates a tracker.
    ///
    /// - Throws: What ``HolisticLandmarker/init(model:options:)`` throws.
    public init(model: ModelSource = .installed, options: Options = Options()) throws {
      worker = try SerialWorker(model, options)
    }

    /// The person in a frame.
    ///
    /// - Parameters:
    ///   - picture: The frame.
    ///   - time: The frame's time, later than that of the frame before.
    ///   - search: Where in the frame to look.
    /// - Throws: ``VisionError`` with code `invalidArgument` when the time is not later or the search is out
    ///   of range. The next good frame goes on.
    public func person(
      in picture: Picture, at time: FrameTime, search: Search = .wholePicture
    ) throws -> Holistic {
      try process(Frame(picture, at: time, search: search)).output
    }

    /// The person in the frames of a video, in their order.
    public func person<Frames: AsyncSequence & Sendable>(
      in frames: Frames, whenBusy policy: BusyPolicy = .wait
    ) -> FrameResults<Frames, FrameOutput<Holistic>> where Frames.Element == Frame {
      process(frames, whenBusy: policy)
    }
  }
}

extension HolisticLandmarker.Tracker: VideoTask, StagedTracker {}

extension HolisticLandmarker.Options {
  /// Reads options; those that are left out keep their defaults, and unknown ones do not count.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try values.read(.minimumPoseDetectionScore, into: &minimumPoseDetectionScore)
    try values.read(.minimumPoseSuppressionOverlap, into: &minimumPoseSuppressionOverlap)
    try values.read(.minimumPosePresence, into: &minimumPosePresence)
    try values.read(.minimumFaceDetectionScore, into: &minimumFaceDetectionScore)
    try values.read(.minimumFaceSuppressionOverlap, into: &minimumFaceSuppressionOverlap)
    try values.read(.minimumFacePresence, into: &minimumFacePresence)
    try values.read(.minimumHandPresence, into: &minimumHandPresence)
    try values.read(.includesBlendshapes, into: &includesBlendshapes)
    try values.read(.includesMask, into: &includesMask)
    try values.read(.compute, into: &compute)
  }
}

extension HolisticLandmarker.Options: TaskStagesOptions {
  package func validate() throws(VisionError) {
    try minimumPoseDetectionScore.validate(as: "minimumPoseDetectionScore")
    try minimumPoseSuppressionOverlap.validate(as: "minimumPoseSuppressionOverlap")
    try minimumPosePresence.validate(as: "minimumPosePresence")
    try minimumFaceDetectionScore.validate(as: "minimumFaceDetectionScore")
    try minimumFaceSuppressionOverlap.validate(as: "minimumFaceSuppressionOverlap")
    try minimumFacePresence.validate(as: "minimumFacePresence")
    try minimumHandPresence.validate(as: "minimumHandPresence")
  }
}

extension TaskKind {
  static let holisticLandmarker = TaskKind("HolisticLandmarker", networks: HolisticNetworks.names)
}

extension ModelLocator.Task {
  package static let holistic = Self("holistic_landmarker", unpublished: ["holistic_landmarker"])
}

/// The networks that find a person, in the order in which a picture passes them. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/holistic_landmarker/holistic_landmarker_graph.cc`.
package struct HolisticNetworks: TaskStages {
  /// The networks that every bundle has, in the order in which they run.
  package static let names =
    PoseNetworks.names + FaceNetworks.names + ["hand_roi_refinement", "hand_landmarks_detector"]

  private let options: HolisticLandmarker.Options
  private var bodyDetector: KeypointDetector
  private var bodyNetwork: PoseLandmarkNetwork
  private var faceDetector: KeypointDetector
  private var faceNetwork: FaceLandmarkNetwork
  private let blendshapeNetwork: FaceBlendshapeNetwork?
  private let refinementNetwork: HandRefinementNetwork
  private var handNetwork: HandLandmarkNetwork

  /// Reads the model of a task with these options.
  package static func read(_ model: ModelSource, _ options: HolisticLandmarker.Options) throws -> TaskModel {
    try TaskModel(
      model, for: .holistic, options.compute, preparing: names,
      omittedOutputs: options.includesMask ? [] : [PoseLandmarkNetwork.maskOutput])
  }

  /// Prepares the networks of a model. Options are taken as they are.
  ///
  /// - Throws: ``VisionError`` when the model does not fit the task or a network cannot be planned.
  package init(_ model: TaskModel, _ options: HolisticLandmarker.Options) throws {
    self.options = options
    let planner = model.planner
    let graphs = try Self.names.map { name in try model.network(name) }
    var (body, face) = (DetectorConfiguration.pose, DetectorConfiguration.face)
    body.overlapThreshold = options.minimumPoseSuppressionOverlap
    face.overlapThreshold = options.minimumFaceSuppressionOverlap
    bodyDetector = try model.naming {
      try KeypointDetector(graphs[0], configuration: body, planner: planner)
    }
    bodyNetwork = try model.naming { try PoseLandmarkNetwork(graphs[1], planner: planner) }
    faceDetector = try model.naming {
      try KeypointDetector(graphs[2], configuration: face, planner: planner)
    }
    let faceNetwork = try model.naming { try FaceLandmarkNetwork(graphs[3], planner: planner) }
    self.faceNetwork = faceNetwork
    blendshapeNetwork =
      options.includesBlendshapes
      ? try model.naming { try FaceBlendshapeNetwork(of: model, landmarkNetwork: faceNetwork) } : nil
    refinementNetwork = try model.naming { try HandRefinementNetwork(graphs[4], planner: planner) }
    handNetwork = try model.naming { try HandLandmarkNetwork(graphs[5], planner: planner) }
  }

  /// The person in a single picture: a frame that comes after none. In the reference, too, a single picture
  /// passes the filters, which leave all but the last bits as they are.
  package mutating func process(_ picture: Picture, search: Search) throws -> Holistic {
    var tracking = makeTracking()
    return try process(Frame(picture, at: .milliseconds(0), search: search), &tracking).output
  }

  /// The person in a frame, who is followed from those before.
  package mutating func process(
    _ frame: Frame, _ tracking: inout HolisticTracking
  ) throws -> FrameOutput<Holistic> {
    let view = try view(of: frame.picture, frame.search)
    try tracking.advance(to: frame.time)
    let candidate = try view.candidates(given: frame.search)?.first ?? body(in: view, &tracking)
    guard let candidate,
      var body = try bodyNetwork.estimatePose(
        in: candidate.region, of: view.pixels, minimumPresence: options.minimumPosePresence)
    else {
      tracking.loseBody()
      return FrameOutput(time: frame.time, output: Holistic())
    }
    let mask = options.includesMask ? self.mask(at: candidate, in: view, &tracking) : nil
    tracking.follow(&body, in: view.size, at: frame.time)
    var person = Holistic(
      pose: Pose(
        landmarks: body.landmarks, world: Pose.World(body.worldLandmarks), mask: mask,
        origin: view.restoration.origin(candidate)))
    person.face = try face(of: body, in: view, &tracking)
    person.leftHand = try hand(.left, of: body, in: view, &tracking)
    person.rightHand = try hand(.right, of: body, in: view, &tracking)
    person.restore(by: view.restoration)
    return FrameOutput(time: frame.time, output: person)
  }

  package func makeTracking() -> HolisticTracking {
    HolisticTracking()
  }
}

extension HolisticNetworks {
  /// The picture upright, as the networks always see people.
  private func view(of picture: Picture, _ search: Search) throws -> OrientedPicture {
    try search.validate(maximumCount: 1)
    return try OrientedPicture(picture, search: search, turning: .pixels)
  }

  /// Where the body was going, or else: the picture in a letterbox → network → boxes → suppression → a turned
  /// square around the surest body.
  private mutating func body(
    in view: OrientedPicture, _ tracking: inout HolisticTracking
  ) throws -> RegionCandidate? {
    if let region = tracking.bodyRegion { return RegionCandidate(region: region) }
    return try bodyDetector.candidates(in: view, minimumScore: options.minimumPoseDetectionScore, limit: 1)
      .first
  }

  /// The body's mask, steadied by those before.
  private mutating func mask(
    at candidate: RegionCandidate, in view: OrientedPicture, _ tracking: inout HolisticTracking
  ) -> Mask {
    bodyNetwork.makeMask(region: candidate.region, of: view.pixels) { mask in
      tracking.smooth(mask, size: view.pixels.stored.size)
    }
  }

  /// A square around the head → detector → a square around the face, or the followed one → crop → network →
  /// presence gate → landmarks → blendshapes.
  private mutating func face(
    of body: PoseEstimate, in view: OrientedPicture, _ tracking: inout HolisticTracking
  ) throws -> Face? {
    let candidate = try faceDetector.candidates(
      in: view, region: BodyPartRegions.face(ofBody: body.landmarks, in: view.size),
      minimumScore: options.minimumFaceDetectionScore, limit: 1
    ).first
    guard var candidate, let detection = candidate.detection else {
      tracking.follow(nil)
      return nil
    }
    candidate.region = tracking.faceRegion(
      BodyPartRegions.face(around: detection, in: view.size), in: view.size)
    let landmarks = try faceNetwork.estimateLandmarks(
      in: candidate.region, of: view.pixels, minimumPresence: options.minimumFacePresence)
    tracking.follow(landmarks)
    guard let landmarks else { return nil }
    return Face(
      landmarks: landmarks,
      blendshapes: try blendshapeNetwork.map {
        Blendshapes(scores: try $0.scores(of: landmarks, in: view.size))
      },
      origin: view.restoration.origin(candidate))
  }

  /// A square around the palm → refinement → the refined square, or the followed one → crop → network →
  /// presence gate → landmarks, moved to the body's wrist.
  private mutating func hand(
    _ side: BodySide, of body: PoseEstimate, in view: OrientedPicture, _ tracking: inout HolisticTracking
  ) throws -> Hand? {
    let palm = PalmPoints(side, ofBody: body.landmarks)
    guard palm.isVisible,
      let refined = try refinementNetwork.refine(BodyPartRegions.hand(palm, in: view.size), of: view.pixels)
    else {
      tracking.follow(nil, side)
      return nil
    }
    let region = tracking.handRegion(refined, side, in: view.size)
    let found = try handNetwork.estimateHand(
      in: region, of: view.pixels, minimumPresence: options.minimumHandPresence)
    tracking.follow(found, side)
    guard var hand = found else { return nil }
    hand.attach(toWrist: body.worldLandmarks[PalmPoints.wrist(of: side)].position)
    return Hand(
      landmarks: hand.landmarks, world: Hand.World(hand.worldLandmarks), side: Hand.Side(side), sideScore: 1,
      origin: view.restoration.origin(RegionCandidate(region: region)))
  }
}

extension Hand.Side {
  fileprivate init(_ side: BodySide) {
    switch side {
    case .left: self = .left
    case .right: self = .right
    }
  }
}
