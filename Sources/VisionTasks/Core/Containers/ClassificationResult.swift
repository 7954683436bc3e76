import Foundation

/// What a network that tells classes apart found in one picture or frame.
public final class ClassificationResult: NSObject, Sendable {
  /// The classes of each output of the network.
  public let classifications: [Classifications]
  /// The time of the frame in milliseconds; 0 when there is none.
  public let timestampInMilliseconds: Int

  /// Creates a result for a frame.
  public init(classifications: [Classifications], timestampInMilliseconds: Int) {
    self.classifications = classifications
    self.timestampInMilliseconds = timestampInMilliseconds
  }

  /// Creates a result for a single picture.
  public convenience init(classifications: [Classifications]) {
    self.init(classifications: classifications, timestampInMilliseconds: 0)
  }
}
