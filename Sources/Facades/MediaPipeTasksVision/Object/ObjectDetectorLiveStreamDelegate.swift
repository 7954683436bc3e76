import Foundation

#if canImport(ObjectiveC)
  /// Receives what an ``ObjectDetector`` finds in a live stream.
  @objc
  public protocol ObjectDetectorLiveStreamDelegate: NSObjectProtocol {
    /// Tells that a frame was processed. Without this method results are dropped.
    ///
    /// - Parameters:
    ///   - result: what was found, perhaps nothing; `nil` when there is an error.
    ///   - timestampInMilliseconds: the time of the frame; `Int.min` when there is an error.
    @objc
    optional func objectDetector(
      _ objectDetector: ObjectDetector, didFinishDetection result: ObjectDetectorResult?,
      timestampInMilliseconds: Int, error: (any Error)?)
  }
#else
  /// Receives what an ``ObjectDetector`` finds in a live stream.
  public protocol ObjectDetectorLiveStreamDelegate: NSObjectProtocol {
    /// Tells that a frame was processed. Without this method results are dropped.
    ///
    /// - Parameters:
    ///   - objectDetector: The task that found the result.
    ///   - result: What was found, perhaps nothing; `nil` when there is an error.
    ///   - timestampInMilliseconds: The time of the frame; `Int.min` when there is an error.
    ///   - error: Why there is no result; `nil` when there is one.
    func objectDetector(
      _ objectDetector: ObjectDetector, didFinishDetection result: ObjectDetectorResult?,
      timestampInMilliseconds: Int, error: (any Error)?)
  }

  extension ObjectDetectorLiveStreamDelegate {
    /// Drops the result: delegates need not have this method.
    public func objectDetector(
      _ objectDetector: ObjectDetector, didFinishDetection result: ObjectDetectorResult?,
      timestampInMilliseconds: Int, error: (any Error)?
    ) {}
  }
#endif
