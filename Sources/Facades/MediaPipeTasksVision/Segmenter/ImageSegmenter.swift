import FacadeSupport
import Foundation
import VisionTasks

/// Tells which pixels of pictures show what.
///
/// ```swift
/// let segmenter = try ImageSegmenter(modelPath: "selfie_segmenter.tflite")
/// let result = try segmenter.segment(image: MPImage(uiImage: picture))
/// for mask in result.confidenceMasks ?? [] {
///   print(mask.width, mask.height, mask.float32Data[0])
/// }
/// ```
///
/// Calls from several threads wait for each other; several tasks work at the same time.
///
/// `@unchecked Sendable`: the runner is a constant, and the delegate is set once, before the task is handed
/// out.
open class ImageSegmenter: NSObject, RunnerTask, @unchecked Sendable {
  final let runner: TaskRunner<SegmenterNetwork, ImageSegmenterResult>
  private weak var liveStreamDelegate: (any ImageSegmenterLiveStreamDelegate)?

  /// The names of the classes that the model tells apart, in the order of
  /// ``ImageSegmenterResult/confidenceMasks``; empty when it has none.
  public final let labels: [String]

  /// Creates a task for single pictures with default options.
  ///
  /// - Parameter modelPath: the path of a `.tflite` network, or of a converted model.
  /// - Throws: What ``init(options:)`` throws.
  public convenience init(modelPath: String) throws {
    let options = ImageSegmenterOptions()
    options.baseOptions.modelAssetPath = modelPath
    try self.init(options: options)
  }

  /// Creates a task. Later changes of the options have no effect on it.
  ///
  /// - Throws: `TasksError` with code `invalidArgumentError` when an option is out of range or the model is
  ///   malformed, `notFoundError` when the model or a part of it is missing, `permissionDeniedError` when it
  ///   may not be read, `unimplementedError` for hardware and operators that do not exist here.
  public init(options: ImageSegmenterOptions) throws {
    let delegate = options.imageSegmenterLiveStreamDelegate
    let hasConfidences = options.shouldOutputConfidenceMasks
    var labels: [String] = []
    runner = try TaskRunner(
      options, taskName: "imageSegmenter", hasDelegate: delegate != nil,
      makeResult: { ImageSegmenterResult($0, hasConfidences: hasConfidences, milliseconds: $1) }
    ) {
      let network = try SegmenterNetwork.prepared(for: options)
      labels = network.labels
      return network
    }
    self.labels = labels
    liveStreamDelegate = delegate
    super.init()
    runner.deliverResults { [weak self] result, milliseconds, error in
      guard let self else { return }
      #if canImport(ObjectiveC)
        liveStreamDelegate?.imageSegmenter?(
          self, didFinishSegmentation: result, timestampInMilliseconds: milliseconds, error: error)
      #else
        liveStreamDelegate?.imageSegmenter(
          self, didFinishSegmentation: result, timestampInMilliseconds: milliseconds, error: error)
      #endif
    }
  }

  /// The result for a single picture, in the coordinates of its pixels as they are stored.
  ///
  /// - Throws: `TasksError` with code `invalidArgumentError` when the task is for another mode.
  open func segment(image: MPImage) throws -> ImageSegmenterResult {
    try runner.process(image)
  }

  /// Calls `completion` with the result for a single picture, before it returns.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - completion: Gets the result, or what the method without a completion throws.
  open func segment(image: MPImage, completion: @escaping (ImageSegmenterResult?, (any Error)?) -> Void) {
    Self.complete(completion) { try segment(image: image) }
  }

  /// The result for a single picture.
  ///
  /// - Throws: What ``segment(image:completion:)`` hands to its completion.
  open func segment(image: MPImage) async throws -> ImageSegmenterResult {
    try runner.process(image)
  }

  /// The result for a frame of a video.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - timestampInMilliseconds: The frame's time, later than that of the frame before.
  /// - Throws: `TasksError` with code `invalidArgumentError` when the task is for another mode or the time is
  ///   not later. The next good frame goes on.
  open func segment(videoFrame image: MPImage, timestampInMilliseconds: Int) throws -> ImageSegmenterResult {
    try runner.process(videoFrame: image, at: timestampInMilliseconds)
  }

  /// Calls `completion` with the result for a frame of a video, before it returns.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - timestampInMilliseconds: The frame's time, later than that of the frame before.
  ///   - completion: Gets the result, or what the method without a completion throws.
  open func segment(
    videoFrame image: MPImage, timestampInMilliseconds: Int,
    completion: @escaping (ImageSegmenterResult?, (any Error)?) -> Void
  ) {
    Self.complete(completion) {
      try runner.process(videoFrame: image, at: timestampInMilliseconds)
    }
  }

  /// The result for a frame of a video.
  ///
  /// - Throws: What ``segment(videoFrame:timestampInMilliseconds:completion:)`` hands to its completion.
  open func segment(
    videoFrame image: MPImage, timestampInMilliseconds: Int
  ) async throws -> ImageSegmenterResult {
    try runner.process(videoFrame: image, at: timestampInMilliseconds)
  }

  /// Hands over a frame of a live stream and returns at once; the delegate gets the result.
  ///
  /// While a frame is processed only the newest one waits; older ones that wait are dropped without a call.
  /// The delegate is called on a queue of its own. When it is so slow that two results wait for it, no
  /// further frame is processed until it returns.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - timestampInMilliseconds: The frame's time, later than that of the frame before.
  /// - Throws: What `segment(videoFrame:timestampInMilliseconds:)` throws.
  open func segmentAsync(image: MPImage, timestampInMilliseconds: Int) throws {
    try runner.processAsync(image, at: timestampInMilliseconds)
  }

  private static func complete(
    _ completion: (ImageSegmenterResult?, (any Error)?) -> Void, _ work: () throws -> ImageSegmenterResult
  ) {
    switch Result(catching: work) {
    case .success(let result): completion(result, nil)
    case .failure(let error): completion(nil, error)
    }
  }
}
