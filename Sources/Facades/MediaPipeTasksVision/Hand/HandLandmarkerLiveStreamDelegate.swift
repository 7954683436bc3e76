import Foundation

#if canImport(ObjectiveC)
  /// Receives what a ``HandLandmarker`` finds in a live stream.
  @objc
  public protocol HandLandmarkerLiveStreamDelegate: NSObjectProtocol {
    /// Tells that a frame was processed. Without this method results are dropped.
    ///
    /// - Parameters:
    ///   - result: what was found, perhaps nothing; `nil` when there is an error.
    ///   - timestampInMilliseconds: the time of the frame; `Int.min` when there is an error.
    @objc
    optional func handLandmarker(
      _ handLandmarker: HandLandmarker, didFinishDetection result: HandLandmarkerResult?,
      timestampInMilliseconds: Int, error: (any Error)?)
  }
#else
  /// Receives what a ``HandLandmarker`` finds in a live stream.
  public protocol HandLandmarkerLiveStreamDelegate: NSObjectProtocol {
    /// Tells that a frame was processed. Without this method results are dropped.
    ///
    /// - Parameters:
    ///   - handLandmarker: The task that found the result.
    ///   - result: What was found, perhaps nothing; `nil` when there is an error.
    ///   - timestampInMilliseconds: The time of the frame; `Int.min` when there is an error.
    ///   - error: Why there is no result; `nil` when there is one.
    func handLandmarker(
      _ handLandmarker: HandLandmarker, didFinishDetection result: HandLandmarkerResult?,
      timestampInMilliseconds: Int, error: (any Error)?)
  }

  extension HandLandmarkerLiveStreamDelegate {
    /// Drops the result: delegates need not have this method.
    public func handLandmarker(
      _ handLandmarker: HandLandmarker, didFinishDetection result: HandLandmarkerResult?,
      timestampInMilliseconds: Int, error: (any Error)?
    ) {}
  }
#endif
