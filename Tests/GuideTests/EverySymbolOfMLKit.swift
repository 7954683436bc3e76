// Every symbol in the headers of ML Kit that is here, with the type that Swift's importer gives it: see
// Sources/Facades/SYMBOLS.md. Nothing is called; that the program compiles, in Swift 5 and 6, is the test.
// swift-format-ignore-file

import MLKit

private func useMLImageSourceType() {
  let _: (Int) -> MLImageSourceType = MLImageSourceType.init(rawValue:)
  let _: KeyPath<MLImageSourceType, Int> = \.rawValue
  let _: MLImageSourceType = .image
  let _: MLImageSourceType = .pixelBuffer
  let _: MLImageSourceType = .sampleBuffer
}

private class MyMLImage: MLImage, @unchecked Sendable {}

private func useMLImage() {
  let _: KeyPath<MLImage, CGFloat> = \.width
  let _: KeyPath<MLImage, CGFloat> = \.height
  let _: ReferenceWritableKeyPath<MLImage, UIImage.Orientation> = \.orientation
  let _: KeyPath<MLImage, MLImageSourceType> = \.imageSourceType
  let _: KeyPath<MLImage, UIImage?> = \.image
  #if canImport(UIKit)
    let _: KeyPath<MLImage, CVPixelBuffer?> = \.pixelBuffer
  #endif
  #if canImport(UIKit)
    let _: KeyPath<MLImage, CMSampleBuffer?> = \.sampleBuffer
  #endif
  let _: (UIImage) -> MLImage? = MLImage.init(image:)
  let _: (UIImage) -> Bool = { if let it = MLImage(image: $0) { it === it } else { false } }
  #if canImport(UIKit)
    let _: (CVPixelBuffer) -> MLImage? = MLImage.init(pixelBuffer:)
  #endif
  #if canImport(UIKit)
    let _: (CVPixelBuffer) -> Bool = { if let it = MLImage(pixelBuffer: $0) { it === it } else { false } }
  #endif
  #if canImport(UIKit)
    let _: (CMSampleBuffer) -> MLImage? = MLImage.init(sampleBuffer:)
  #endif
  #if canImport(UIKit)
    let _: (CMSampleBuffer) -> Bool = { if let it = MLImage(sampleBuffer: $0) { it === it } else { false } }
  #endif
}

private final class AMLKitCompatibleImage: NSObject, MLKitCompatibleImage {
}

private class MyVisionImage: VisionImage, @unchecked Sendable {}

private func useVisionImage() {
  let _: ReferenceWritableKeyPath<VisionImage, UIImage.Orientation> = \.orientation
  let _: (UIImage) -> VisionImage = VisionImage.init(image:)
  #if canImport(UIKit)
    let _: (CMSampleBuffer) -> VisionImage = VisionImage.init(buffer:)
  #endif
}

private func useVisionPoint() {
  let _: KeyPath<VisionPoint, CGFloat> = \.x
  let _: KeyPath<VisionPoint, CGFloat> = \.y
}

private func useVision3DPoint() {
  let _: KeyPath<Vision3DPoint, CGFloat> = \.z
}

private func usePoseDetectorMode() {
  let _: (Int) -> PoseDetectorMode = PoseDetectorMode.init(rawValue:)
  let _: KeyPath<PoseDetectorMode, Int> = \.rawValue
  let _: PoseDetectorMode = .stream
  let _: PoseDetectorMode = .singleImage
}

private func useCommonPoseDetectorOptions() {
  let _: ReferenceWritableKeyPath<CommonPoseDetectorOptions, PoseDetectorMode> = \.detectorMode
}

private func usePose() {
  let _: KeyPath<Pose, [PoseLandmark]> = \.landmarks
  let _: (Pose) -> ((PoseLandmarkType) -> PoseLandmark) = { $0.landmark(ofType:) }
}

private func usePoseDetectionCallback(_ it: @escaping PoseDetectionCallback) { it(nil, nil) }

private func usePoseDetector() {
  let _: (CommonPoseDetectorOptions) -> PoseDetector = PoseDetector.poseDetector(options:)
  let _: (PoseDetector) -> ((any MLKitCompatibleImage, @escaping PoseDetectionCallback) -> Void) = { $0.process(_:completion:) }
  let _: (PoseDetector) -> ((any MLKitCompatibleImage) throws -> [Pose]) = { $0.results(in:) }
}

private func usePoseDetectorLater1(_ it: PoseDetector, _ p0: any MLKitCompatibleImage) async throws -> [Pose] {
  try await it.process(p0)
}

private func usePoseLandmarkType() {
  let _: (String) -> PoseLandmarkType = PoseLandmarkType.init(rawValue:)
  let _: KeyPath<PoseLandmarkType, String> = \.rawValue
  let _: PoseLandmarkType = .nose
  let _: PoseLandmarkType = .leftEyeInner
  let _: PoseLandmarkType = .leftEye
  let _: PoseLandmarkType = .leftEyeOuter
  let _: PoseLandmarkType = .rightEyeInner
  let _: PoseLandmarkType = .rightEye
  let _: PoseLandmarkType = .rightEyeOuter
  let _: PoseLandmarkType = .leftEar
  let _: PoseLandmarkType = .rightEar
  let _: PoseLandmarkType = .mouthLeft
  let _: PoseLandmarkType = .mouthRight
  let _: PoseLandmarkType = .leftShoulder
  let _: PoseLandmarkType = .rightShoulder
  let _: PoseLandmarkType = .leftElbow
  let _: PoseLandmarkType = .rightElbow
  let _: PoseLandmarkType = .leftWrist
  let _: PoseLandmarkType = .rightWrist
  let _: PoseLandmarkType = .leftPinkyFinger
  let _: PoseLandmarkType = .rightPinkyFinger
  let _: PoseLandmarkType = .leftIndexFinger
  let _: PoseLandmarkType = .rightIndexFinger
  let _: PoseLandmarkType = .leftThumb
  let _: PoseLandmarkType = .rightThumb
  let _: PoseLandmarkType = .leftHip
  let _: PoseLandmarkType = .rightHip
  let _: PoseLandmarkType = .leftKnee
  let _: PoseLandmarkType = .rightKnee
  let _: PoseLandmarkType = .leftAnkle
  let _: PoseLandmarkType = .rightAnkle
  let _: PoseLandmarkType = .leftHeel
  let _: PoseLandmarkType = .rightHeel
  let _: PoseLandmarkType = .leftToe
  let _: PoseLandmarkType = .rightToe
}

private func usePoseLandmark() {
  let _: KeyPath<PoseLandmark, PoseLandmarkType> = \.type
  let _: KeyPath<PoseLandmark, Vision3DPoint> = \.position
  let _: KeyPath<PoseLandmark, Float> = \.inFrameLikelihood
}

private class MyPoseDetectorOptions: PoseDetectorOptions {}

private func usePoseDetectorOptions() {
  let _: () -> PoseDetectorOptions = PoseDetectorOptions.init
}

private class MyAccuratePoseDetectorOptions: AccuratePoseDetectorOptions {}

private func useAccuratePoseDetectorOptions() {
  let _: () -> AccuratePoseDetectorOptions = AccuratePoseDetectorOptions.init
}
