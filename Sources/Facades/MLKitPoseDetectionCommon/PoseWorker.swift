import FacadeSupport
import Foundation
import MLKitVision
import VisionTasks

/// The options of a detector, as a value.
struct DetectorSettings: Sendable {
  let mode: PoseDetectorMode
  let modelPath: String?
  let modelTask: ModelLocator.Task
  let threadCount: Int

  init(_ options: CommonPoseDetectorOptions) {
    mode = options.detectorMode
    modelPath = options.modelPath
    modelTask = options.modelTask
    threadCount = options.threadCount
  }
}

/// The landmarker beneath a detector, made when it is needed first, and the times of the frames.
///
/// `@unchecked Sendable`: the lock guards everything.
final class PoseWorker: @unchecked Sendable {
  private enum Landmarker {
    case single(PoseLandmarker)
    case tracker(PoseLandmarker.Tracker)
  }

  private let settings: DetectorSettings
  private let lock = NSLock()
  private var landmarker: Landmarker?
  /// The time of the last frame that was accepted, in milliseconds.
  private var lastTime: Int?

  init(_ settings: DetectorSettings) {
    self.settings = settings
  }

  /// - Parameter time: in milliseconds; counts in streams only.
  func poses(in picture: Picture, at time: Int) throws -> [Pose] {
    lock.lock()
    defer { lock.unlock() }
    return try TasksError.translating {
      let landmarker = try landmarker ?? makeLandmarker()
      self.landmarker = landmarker
      let bodies =
        switch landmarker {
        case .single(let landmarker): try landmarker.poses(in: picture)
        case .tracker(let tracker): try poses(in: picture, at: time, tracker)
        }
      return bodies.map { Pose($0, width: CGFloat(picture.width), height: CGFloat(picture.height)) }
    }
  }

  private func poses(
    in picture: Picture, at time: Int, _ tracker: PoseLandmarker.Tracker
  ) throws -> [VisionTasks.Pose] {
    // A time that is refused says nothing about the next frame's; a frame that fails has taken its time.
    try Self.check(time)
    let next = nextTime(time, tracker)
    try Self.check(next)
    lastTime = next
    return try tracker.poses(in: picture, at: .milliseconds(next)).subjects
  }

  /// - Throws: `VisionError` with code `invalidArgument` when the time is absurd.
  private static func check(_ time: Int) throws(VisionError) {
    var clock = FrameClock()
    try clock.advance(to: .milliseconds(time))
  }

  /// The time that the tracker gets for a frame: later than the one before.
  private func nextTime(_ time: Int, _ tracker: PoseLandmarker.Tracker) -> Int {
    guard let lastTime, time <= lastTime else { return time }
    guard lastTime - time <= Self.longestStepBack else {
      tracker.reset()
      return time
    }
    return lastTime + 1
  }

  /// Milliseconds by which a frame of the same video may be late; earlier times begin another video.
  private static let longestStepBack = 1000

  /// Milliseconds of a clock that never goes back.
  static var now: Int { Int(DispatchTime.now().uptimeNanoseconds / 1_000_000) }

  /// - Throws: `TasksError` when the mode is none of this library, `VisionError` when there is no model or it
  ///   cannot be used.
  private func makeLandmarker() throws -> Landmarker {
    let model = ModelSource.path(try settings.modelPath ?? ModelLocator.path(for: settings.modelTask))
    var options = PoseLandmarker.Options()
    options.compute.threadCount = settings.threadCount
    switch settings.mode {
    case .singleImage: return .single(try PoseLandmarker(model: model, options: options))
    case .stream: return .tracker(try PoseLandmarker.Tracker(model: model, options: options))
    default:
      throw TasksError(
        status: .invalidArgumentError,
        "detectorMode has the raw value \(settings.mode.rawValue); expected .stream or .singleImage.")
    }
  }
}

extension Pose {
  /// A body in a picture of `width` by `height` pixels.
  convenience init(_ body: VisionTasks.Pose, width: CGFloat, height: CGFloat) {
    self.init(
      landmarks: zip(PoseLandmarkType.all, body.landmarks).map { type, landmark in
        PoseLandmark(
          type: type,
          position: Vision3DPoint(
            x: CGFloat(landmark.x) * width, y: CGFloat(landmark.y) * height, z: CGFloat(landmark.z) * width),
          inFrameLikelihood: landmark.presence)
      })
  }
}
