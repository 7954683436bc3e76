import Foundation

/// What a network that tells classes apart found in one picture or frame.
///
/// Immutable.
open class ClassificationResult: NSObject, @unchecked Sendable {
  /// The classes of each output of the network.
  public final let classifications: [Classifications]
  /// The time of the frame in milliseconds; 0 when there is none.
  public final let timestampInMilliseconds: Int

  /// Creates a result for a frame.
  public init(classifications: [Classifications], timestampInMilliseconds: Int) {
    self.classifications = classifications
    self.timestampInMilliseconds = timestampInMilliseconds
  }
}
