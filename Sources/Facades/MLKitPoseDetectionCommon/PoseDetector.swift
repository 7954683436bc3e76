import FacadeSupport
import Foundation
import MLKitVision
import VisionTasks

/// What ``PoseDetector/process(_:completion:)`` calls with what it found: no pose or one, or an error.
public typealias PoseDetectionCallback = (_ poses: [Pose]?, _ error: (any Error)?) -> Void

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
/// The model is read when the first picture comes. Positions are in pixels as they are stored, whatever the
/// picture's orientation. Calls from several threads wait for each other.
///
/// `@unchecked Sendable`: all properties are constants of sendable types.
open class PoseDetector: NSObject, @unchecked Sendable {
  private let worker: PoseWorker
  /// Pictures of ``process(_:completion:)`` wait here, in their order.
  private let queue = DispatchQueue(label: "vitruvian.pose-detection")

  private init(_ settings: DetectorSettings) {
    worker = PoseWorker(settings)
  }

  /// Creates a detector. Later changes of the options have no effect on it.
  public class func poseDetector(options: CommonPoseDetectorOptions) -> PoseDetector {
    PoseDetector(DetectorSettings(options))
  }

  /// Finds the pose in a picture, on the calling thread.
  ///
  /// - Returns: no pose or one.
  /// - Throws: `TasksError` when there is no model, or when model or picture cannot be used; the next picture
  ///   is not affected.
  open func results(in image: any MLKitCompatibleImage) throws -> [Pose] {
    let picture = try Self.picture(image)
    return try worker.poses(in: picture.snapshot()(), at: picture.frameTime ?? PoseWorker.now)
  }

  /// Finds the pose in a picture and returns at once. Pictures that come faster than they are processed all
  /// wait, so the next frame of a camera is best handed over when the completion of the one before was
  /// called.
  ///
  /// Orientation and time are those of the call. A camera's buffer is converted and free when the call
  /// returns.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - completion: Gets no pose or one, or what ``results(in:)`` throws. It is called on the main queue on
  ///     Apple platforms, elsewhere, where nothing may serve the main queue, on a queue of the detector.
  open func process(_ image: any MLKitCompatibleImage, completion: @escaping PoseDetectionCallback) {
    let job = Job(picture: Result { try Self.picture(image) }, completion: completion)
    queue.async { [worker, completionQueue] in
      let poses = Result { try worker.poses(in: job.picture(), at: job.time) }
      completionQueue.async { job.complete(poses) }
    }
  }

  /// Finds the pose in a picture, without holding up the caller's thread; see ``process(_:completion:)``.
  ///
  /// - Returns: no pose or one.
  /// - Throws: what ``results(in:)`` throws.
  open func process(_ image: any MLKitCompatibleImage) async throws -> [Pose] {
    try await withCheckedThrowingContinuation { continuation in
      process(image) { poses, error in
        continuation.resume(with: error.map(Result.failure) ?? .success(poses ?? []))
      }
    }
  }

  #if canImport(ObjectiveC)
    private let completionQueue = DispatchQueue.main
  #else
    private let completionQueue = DispatchQueue(label: "vitruvian.pose-detection.completion")
  #endif

  /// - Throws: `TasksError` with code `invalidArgumentError` for a class of the app's own.
  private static func picture(_ image: any MLKitCompatibleImage) throws -> any DetectorPicture {
    guard let picture = image as? any DetectorPicture else {
      throw TasksError(
        status: .invalidArgumentError,
        "The image is a \(type(of: image)); expected a VisionImage or an MLImage.")
    }
    return picture
  }
}

/// A picture on its way through a detector.
///
/// `@unchecked Sendable`: the completion is handed from queue to queue, and used by one at a time.
private struct Job: @unchecked Sendable {
  /// The time of the frame, or of the call.
  let time: Int
  let picture: @Sendable () throws -> Picture
  let completion: PoseDetectionCallback

  init(picture: Result<any DetectorPicture, any Error>, completion: @escaping PoseDetectionCallback) {
    self.completion = completion
    switch picture {
    case .success(let picture):
      (time, self.picture) = (picture.frameTime ?? PoseWorker.now, picture.snapshot())
    case .failure(let error): (time, self.picture) = (PoseWorker.now, { throw error })
    }
  }

  func complete(_ poses: Result<[Pose], any Error>) {
    switch poses {
    case .success(let poses): completion(poses, nil)
    case .failure(let error): completion(nil, error)
    }
  }
}
