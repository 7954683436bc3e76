import Foundation

/// What all tasks do alike: they take pictures one by one, as frames of a video, or as frames of a live stream.
///
/// Calls from several threads wait for each other; several tasks work at the same time.
///
/// `@unchecked Sendable`: the runner is a constant, and the delegate is set once, before anybody else has the task. The
/// class is not open, so that the subclasses of this module, which add no properties, are all there are.
public class VisionTask<Output: TaskResult>: NSObject, @unchecked Sendable {
  private let runner: TaskRunner<Output>
  private weak var liveStreamDelegate: AnyObject?

  /// - Parameters:
  ///   - taskName: as in the label of the queue that the delegate is called on.
  ///   - delegate: who gets the results of a live stream, by ``deliver(_:at:_:to:)``; it is not kept alive.
  ///   - makePipeline: prepares the networks.
  init(
    _ options: VisionTaskOptions, taskName: String, delegate: AnyObject?,
    _ makePipeline: () throws -> TaskPipeline<Output>
  ) throws {
    try options.validateMode(hasDelegate: delegate != nil)
    runner = try TaskRunner(options.runningMode, taskName: taskName, makePipeline)
    liveStreamDelegate = delegate
    super.init()
    runner.deliverResults { [weak self] result, milliseconds, error in
      guard let self, let delegate = liveStreamDelegate else { return }
      deliver(result, at: milliseconds, error, to: delegate)
    }
  }

  deinit {
    runner.abandon()
  }

  /// Tells the delegate a result and its time, or an error and `Int.min`. Each task calls the method of its protocol.
  func deliver(_ result: Output?, at milliseconds: Int, _ error: (any Error)?, to delegate: AnyObject) {}

  /// The result for a single picture, in the coordinates of its pixels as they are stored.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when the task is for another mode or closed, or an
  ///   option is out of range.
  public final func detect(
    image: MPImage, options: ImageProcessingOptions = ImageProcessingOptions()
  ) throws -> Output {
    try runner.detect(image, options)
  }

  /// The result for a frame of a video; landmark tasks follow subjects from frame to frame.
  ///
  /// - Parameter timestampInMilliseconds: the frame's time, later than that of the frame before.
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when the task is for another mode or closed, the time
  ///   is not later, or an option is out of range. The next good frame goes on.
  public final func detect(
    videoFrame: MPImage, timestampInMilliseconds: Int,
    options: ImageProcessingOptions = ImageProcessingOptions()
  ) throws -> Output {
    try runner.detect(videoFrame: videoFrame, at: timestampInMilliseconds, options)
  }

  /// Hands over a frame of a live stream and returns at once; the delegate gets the result.
  ///
  /// While a frame is processed only the newest one waits; older ones that wait are dropped without a call. The delegate
  /// is called on a queue of its own. When it is so slow that two results wait for it, no further frame is processed
  /// until it returns.
  ///
  /// - Parameter timestampInMilliseconds: the frame's time, later than that of the frame before.
  /// - Throws: what ``detect(videoFrame:timestampInMilliseconds:options:)`` throws.
  public final func detectAsync(
    image: MPImage, timestampInMilliseconds: Int, options: ImageProcessingOptions = ImageProcessingOptions()
  ) throws {
    try runner.detectAsync(image, at: timestampInMilliseconds, options)
  }

  /// The result for a single picture, without holding up the caller's thread.
  ///
  /// - Throws: what ``detect(image:options:)`` throws; `CancellationError` when the Swift task was cancelled before the
  ///   picture's turn came.
  public final func result(
    for image: MPImage, options: ImageProcessingOptions = ImageProcessingOptions()
  ) async throws -> Output {
    try await runner.result(for: image, options)
  }

  /// The results for the frames of a video, in their order; the mode must be ``RunningMode/video``.
  public final func results<Frames: AsyncSequence & Sendable>(
    for frames: Frames, backPressure: BackPressure = .wait
  ) -> FrameResults<Frames, Output> where Frames.Element == VideoFrame {
    FrameResults(frames, backPressure: backPressure) { [runner] in try await runner.result(for: $0) }
  }

  /// Forgets all frames and their times, as before another video. Of a live stream, a frame that waits is dropped; one
  /// that is being processed is still delivered.
  public final func reset() {
    runner.reset()
  }

  /// Ends the task and releases its networks: waits for frames that were handed over and for the delegate; later calls
  /// throw.
  ///
  /// A delegate that closes its own task from a callback does not wait. It must not wait in a callback for another
  /// thread that closes the task, as with `DispatchQueue.main.sync`: both would wait forever. Calling this is
  /// optional: a task that is released ends by itself, without further calls to its delegate.
  public final func close() {
    runner.close()
  }
}
