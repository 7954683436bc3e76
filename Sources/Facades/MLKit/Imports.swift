@_exported import MLImage
@_exported import MLKitCommon
@_exported import MLKitPoseDetection
@_exported import MLKitPoseDetectionAccurate
@_exported import MLKitPoseDetectionCommon
@_exported import MLKitVision
