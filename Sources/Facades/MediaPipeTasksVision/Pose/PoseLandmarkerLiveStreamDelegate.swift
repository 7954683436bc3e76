import Foundation

/// Receives what a ``PoseLandmarker`` finds in a live stream.
#if canImport(ObjectiveC)
  @objc
#endif
public protocol PoseLandmarkerLiveStreamDelegate: NSObjectProtocol {
  /// Tells that a frame was processed.
  ///
  /// - Parameters:
  ///   - poseLandmarker: The task that found the result.
  ///   - result: What was found, perhaps nothing; `nil` when there is an error.
  ///   - timestampInMilliseconds: The time of the frame; `Int.min` when there is an error.
  ///   - error: Why there is no result; `nil` when there is one.
  func poseLandmarker(
    _ poseLandmarker: PoseLandmarker, didFinishDetection result: PoseLandmarkerResult?,
    timestampInMilliseconds: Int, error: (any Error)?)
}
