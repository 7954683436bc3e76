import Foundation

/// Receives what a ``HolisticLandmarker`` finds in a live stream.
#if canImport(ObjectiveC)
  @objc
#endif
public protocol HolisticLandmarkerLiveStreamDelegate: NSObjectProtocol {
  /// Tells that a frame was processed.
  ///
  /// - Parameters:
  ///   - result: what was found, perhaps nothing; `nil` when there is an error.
  ///   - timestampInMilliseconds: the time of the frame; `Int.min` when there is an error.
  func holisticLandmarker(
    _ holisticLandmarker: HolisticLandmarker, didFinishDetection result: HolisticLandmarkerResult?,
    timestampInMilliseconds: Int, error: (any Error)?)
}
