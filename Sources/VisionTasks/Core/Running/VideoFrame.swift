/// A frame of a video and its time.
public struct VideoFrame: Sendable {
  /// The picture.
  public var image: MPImage
  /// The time, later than that of the frame before.
  public var timestampInMilliseconds: Int
  /// How the picture is looked at.
  public var options: ImageProcessingOptions

  /// Creates a frame.
  public init(
    image: MPImage, timestampInMilliseconds: Int, options: ImageProcessingOptions = ImageProcessingOptions()
  ) {
    self.image = image
    self.timestampInMilliseconds = timestampInMilliseconds
    self.options = options
  }
}

/// What happens to frames that come faster than they are processed.
public enum BackPressure: Sendable, Hashable, CaseIterable {
  /// The next frame is asked for when its turn has come, so none is lost.
  case wait
  /// The newest frame waits, older ones are dropped: results are as fresh as can be.
  case dropOldest
  /// The frame that waits stays, newer ones are dropped.
  case dropNewest
}
