import MLKitPoseDetectionCommon

/// Options of the accurate model.
open class AccuratePoseDetectorOptions: CommonPoseDetectorOptions {
  /// Creates options with default values.
  public init() {
    super.init(modelTask: .accuratePose)
  }
}
