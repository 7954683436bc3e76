import Foundation

#if canImport(ObjectiveC)
  /// Receives what an ``ImageSegmenter`` finds in a live stream.
  @objc
  public protocol ImageSegmenterLiveStreamDelegate: NSObjectProtocol {
    /// Tells that a frame was processed. Without this method results are dropped.
    ///
    /// - Parameters:
    ///   - result: what was found, perhaps nothing; `nil` when there is an error.
    ///   - timestampInMilliseconds: the time of the frame; `Int.min` when there is an error.
    @objc
    optional func imageSegmenter(
      _ imageSegmenter: ImageSegmenter, didFinishSegmentation result: ImageSegmenterResult?,
      timestampInMilliseconds: Int, error: (any Error)?)
  }
#else
  /// Receives what an ``ImageSegmenter`` finds in a live stream.
  public protocol ImageSegmenterLiveStreamDelegate: NSObjectProtocol {
    /// Tells that a frame was processed. Without this method results are dropped.
    ///
    /// - Parameters:
    ///   - imageSegmenter: The task that found the result.
    ///   - result: What was found, perhaps nothing; `nil` when there is an error.
    ///   - timestampInMilliseconds: The time of the frame; `Int.min` when there is an error.
    ///   - error: Why there is no result; `nil` when there is one.
    func imageSegmenter(
      _ imageSegmenter: ImageSegmenter, didFinishSegmentation result: ImageSegmenterResult?,
      timestampInMilliseconds: Int, error: (any Error)?)
  }

  extension ImageSegmenterLiveStreamDelegate {
    /// Drops the result: delegates need not have this method.
    public func imageSegmenter(
      _ imageSegmenter: ImageSegmenter, didFinishSegmentation result: ImageSegmenterResult?,
      timestampInMilliseconds: Int, error: (any Error)?
    ) {}
  }
#endif
