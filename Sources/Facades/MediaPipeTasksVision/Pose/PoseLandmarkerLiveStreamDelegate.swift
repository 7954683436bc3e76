import Foundation

/// Receives what a ``PoseLandmarker`` finds in a live stream.
#if canImport(ObjectiveC)
  @objc
#endif
public protocol PoseLandmarkerLiveStreamDelegate: NSObjectProtocol {
  /// Tells that a frame was processed.
  ///
  /// - Parameters:
  ///   - result: what was found, perhaps nothing; `nil` when there is an error.
  ///   - timestampInMilliseconds: the time of the frame; `Int.min` when there is an error.
  func poseLandmarker(
    _ poseLandmarker: PoseLandmarker, didFinishDetection result: PoseLandmarkerResult?,
    timestampInMilliseconds: Int, error: (any Error)?)
}
