import TensorCore
import VisionPipeline

/// The options that tasks with landmarks share.
package protocol LandmarkerOptions: TaskStagesOptions {
  /// The most subjects to find.
  var maximumCount: Int { get set }
  /// The least score of a detected subject.
  var minimumDetectionScore: Float { get set }
  /// The probability that a landmark network's subject must exceed.
  var minimumPresence: Float { get set }
  /// The overlap beyond which two regions show the same subject.
  var minimumTrackingOverlap: Float { get set }
  /// How landmarks are smoothed from frame to frame.
  var smoothing: LandmarkSmoothing { get }
  /// What the networks run on.
  var compute: ComputeOptions { get set }
}

extension LandmarkerOptions {
  package func validate() throws(VisionError) {
    try minimumDetectionScore.validate(as: "minimumDetectionScore")
    try minimumPresence.validate(as: "minimumPresence")
    try minimumTrackingOverlap.validate(as: "minimumTrackingOverlap")
    guard maximumCount >= 1 else {
      throw VisionError(.invalidArgument, "maximumCount is \(maximumCount); expected at least 1.")
    }
    try smoothing.validate()
  }
}

extension Float {
  /// Checks that an option is from 0 to 1.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` that names the option.
  func validate(as name: String) throws(VisionError) {
    guard 0...1 ~= self else {
      throw VisionError(.invalidArgument, "\(name) is \(self); expected 0 to 1.")
    }
  }
}
