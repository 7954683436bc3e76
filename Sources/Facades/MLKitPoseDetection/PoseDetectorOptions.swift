import MLKitPoseDetectionCommon

/// Options of the base model, which is the faster one.
open class PoseDetectorOptions: CommonPoseDetectorOptions {
  /// Creates options with default values.
  public init() {
    super.init(modelTask: .fastPose)
  }
}
