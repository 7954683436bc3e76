import Foundation

/// Receives what a ``HolisticLandmarker`` finds in a live stream.
#if canImport(ObjectiveC)
  @objc
#endif
public protocol HolisticLandmarkerLiveStreamDelegate: NSObjectProtocol {
  /// Tells that a frame was processed.
  ///
  /// - Parameters:
  ///   - holisticLandmarker: The task that found the result.
  ///   - result: What was found, perhaps nothing; `nil` when there is an error.
  ///   - timestampInMilliseconds: The time of the frame; `Int.min` when there is an error.
  ///   - error: Why there is no result; `nil` when there is one.
  func holisticLandmarker(
    _ holisticLandmarker: HolisticLandmarker, didFinishDetection result: HolisticLandmarkerResult?,
    timestampInMilliseconds: Int, error: (any Error)?)
}
