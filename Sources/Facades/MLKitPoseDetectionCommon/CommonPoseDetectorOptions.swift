import Foundation
import VisionTasks

/// How a detector treats one picture after the other.
public struct PoseDetectorMode: RawRepresentable, Hashable, Sendable {
  /// The number of the mode.
  public let rawValue: Int

  /// Creates a mode; detectors refuse pictures when it is none of this library.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Pictures are frames of a stream: a person is found once and followed then.
  public static let stream = PoseDetectorMode(rawValue: 0)
  /// Pictures have nothing to do with each other.
  public static let singleImage = PoseDetectorMode(rawValue: 1)
}

/// What options of both models have in common.
open class CommonPoseDetectorOptions: NSObject {
  /// How pictures are treated.
  open var detectorMode = PoseDetectorMode.stream
  /// The path of the model; when `nil`, the folder named by `VITRUVIAN_MODELS`, `Models/` and the main bundle
  /// are searched.
  ///
  /// ML Kit's class, which brings its models along, has no such property.
  open var modelPath: String?
  /// The number of threads that work on one picture, at least 1. Results do not depend on it.
  ///
  /// ML Kit's class has no such property.
  open var threadCount = 1

  /// Where models are looked for when none is named.
  final let modelTask: ModelLocator.Task

  /// - Parameter modelTask: where models are looked for when none is named.
  package init(modelTask: ModelLocator.Task) {
    self.modelTask = modelTask
  }
}
