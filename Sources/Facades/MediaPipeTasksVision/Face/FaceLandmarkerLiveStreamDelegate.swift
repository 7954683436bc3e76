import Foundation

/// Receives what a ``FaceLandmarker`` finds in a live stream.
#if canImport(ObjectiveC)
  @objc
#endif
public protocol FaceLandmarkerLiveStreamDelegate: NSObjectProtocol {
  /// Tells that a frame was processed.
  ///
  /// - Parameters:
  ///   - faceLandmarker: The task that found the result.
  ///   - result: What was found, perhaps nothing; `nil` when there is an error.
  ///   - timestampInMilliseconds: The time of the frame; `Int.min` when there is an error.
  ///   - error: Why there is no result; `nil` when there is one.
  func faceLandmarker(
    _ faceLandmarker: FaceLandmarker, didFinishDetection result: FaceLandmarkerResult?,
    timestampInMilliseconds: Int, error: (any Error)?)
}
