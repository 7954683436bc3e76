import Foundation
import VisionTasks

/// Finds the most prominent person's pose in pictures, with the interface of ML Kit's detector.
///
/// ```swift
/// let detector = PoseDetector.poseDetector(options: PoseDetectorOptions())
/// for pose in try detector.results(in: VisionImage(image: picture)) {
///   let nose = pose.landmark(ofType: .nose)
///   print(nose.position.x, nose.position.y, nose.inFrameLikelihood)
/// }
/// ```
///
/// The model is read when the first picture comes. Positions are in pixels as they are stored, whatever the picture's
/// orientation. Calls from several threads wait for each other.
public final class PoseDetector: NSObject, Sendable {
  private let worker: PoseWorker
  /// Pictures of ``process(_:completion:)`` wait here, in their order.
  private let queue = DispatchQueue(label: "vitruvian.pose-detection")

  private init(_ settings: DetectorSettings) {
    worker = PoseWorker(settings)
  }

  /// Creates a detector. Later changes of the options have no effect on it.
  public class func poseDetector(options: CommonPoseDetectorOptions) -> PoseDetector {
    PoseDetector(options.snapshot())
  }

  /// Finds the pose in a picture.
  ///
  /// - Returns: no pose or one.
  /// - Throws: `TasksError` when there is no model, or when model or picture cannot be used; the next picture is not
  ///   affected.
  public func results(in image: VisionImage) throws -> [Pose] {
    try worker.poses(in: image.image(), at: image.timestampInMilliseconds ?? PoseWorker.now)
  }

  /// Finds the pose in a picture and returns at once. Pictures that come faster than they are processed all wait, so the
  /// next frame of a camera is best handed over when the completion of the one before was called.
  ///
  /// Orientation and time are those of the call. A camera's buffer is copied and free when the call returns.
  ///
  /// - Parameter completion: gets no pose or one, or what ``results(in:)`` throws. It is called on the main queue on
  ///   Apple platforms, elsewhere, where nothing may serve the main queue, on a queue of the detector.
  public func process(_ image: VisionImage, completion: @escaping ([Pose]?, (any Error)?) -> Void) {
    let job = Job(
      picture: image.snapshot(), timestamp: image.timestampInMilliseconds ?? PoseWorker.now,
      completion: completion)
    queue.async { [worker, completionQueue] in
      let poses = Result { try worker.poses(in: job.picture(), at: job.timestamp) }
      completionQueue.async { job.complete(poses) }
    }
  }

  #if canImport(ObjectiveC)
    private let completionQueue = DispatchQueue.main
  #else
    private let completionQueue = DispatchQueue(label: "vitruvian.pose-detection.completion")
  #endif
}

/// A picture on its way through a detector.
///
/// `@unchecked Sendable`: it is handed from queue to queue, and each part is used by one at a time.
private struct Job: @unchecked Sendable {
  let picture: () throws -> MPImage
  let timestamp: Int
  let completion: ([Pose]?, (any Error)?) -> Void

  func complete(_ poses: Result<[Pose], any Error>) {
    switch poses {
    case .success(let poses): completion(poses, nil)
    case .failure(let error): completion(nil, error)
    }
  }
}

/// The landmarker beneath a detector, made when it is needed first, and the times of the frames.
///
/// `@unchecked Sendable`: the lock guards everything.
private final class PoseWorker: @unchecked Sendable {
  private let settings: DetectorSettings
  private let lock = NSLock()
  private var landmarker: PoseLandmarker?
  /// The time of the last frame that was accepted.
  private var lastTime: Int?

  init(_ settings: DetectorSettings) {
    self.settings = settings
  }

  /// - Parameter time: in milliseconds; counts in streams only.
  func poses(in image: MPImage, at time: Int) throws -> [Pose] {
    lock.lock()
    defer { lock.unlock() }
    let landmarks = try result(for: image, at: time).landmarks
    return landmarks.map { Pose($0, width: image.storedWidth, height: image.storedHeight) }
  }

  private func result(for image: MPImage, at time: Int) throws -> PoseLandmarkerResult {
    let landmarker = try landmarker ?? settings.makeLandmarker()
    self.landmarker = landmarker
    switch settings.mode {
    case .singleImage: return try landmarker.detect(image: image)
    case .stream:
      // A time that is refused says nothing about the next frame's; a frame that fails has taken its time.
      let next = nextTime(try FrameTime(milliseconds: time).milliseconds, landmarker)
      let time = try FrameTime(milliseconds: next).milliseconds
      lastTime = time
      return try landmarker.detect(videoFrame: image, timestampInMilliseconds: time)
    }
  }

  /// The time that the landmarker gets for a frame: later than the one before.
  private func nextTime(_ time: Int, _ landmarker: PoseLandmarker) -> Int {
    guard let lastTime, time <= lastTime else { return time }
    guard lastTime - time <= Self.longestStepBack else {
      landmarker.reset()
      return time
    }
    return lastTime + 1
  }

  /// Milliseconds by which a frame of the same video may be late; earlier times begin another video.
  private static let longestStepBack = 1000

  /// Milliseconds of a clock that never goes back.
  static var now: Int { Int(DispatchTime.now().uptimeNanoseconds / 1_000_000) }
}
