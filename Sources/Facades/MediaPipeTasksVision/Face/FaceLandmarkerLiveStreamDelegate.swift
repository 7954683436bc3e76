import Foundation

/// Receives what a ``FaceLandmarker`` finds in a live stream.
#if canImport(ObjectiveC)
  @objc
#endif
public protocol FaceLandmarkerLiveStreamDelegate: NSObjectProtocol {
  /// Tells that a frame was processed.
  ///
  /// - Parameters:
  ///   - result: what was found, perhaps nothing; `nil` when there is an error.
  ///   - timestampInMilliseconds: the time of the frame; `Int.min` when there is an error.
  func faceLandmarker(
    _ faceLandmarker: FaceLandmarker, didFinishDetection result: FaceLandmarkerResult?,
    timestampInMilliseconds: Int, error: (any Error)?)
}
