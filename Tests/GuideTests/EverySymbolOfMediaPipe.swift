// Every symbol in the headers of MediaPipe that is here, with the type that Swift's importer gives it: see
// Sources/Facades/SYMBOLS.md. Nothing is called; that the program compiles, in Swift 5 and 6, is the test.
// swift-format-ignore-file

import MediaPipeTasksVision

private func useDelegate() {
  let _: (UInt) -> Delegate? = Delegate.init(rawValue:)
  let _: [Delegate] = [.CPU, .GPU]
}

private class MyBaseOptions: BaseOptions {}

private func useBaseOptions() {
  let _: () -> BaseOptions = BaseOptions.init
  let _: (Any) -> Any? = { ($0 as? BaseOptions)?.copy(with: nil) }
  let _: ReferenceWritableKeyPath<BaseOptions, String> = \.modelAssetPath
  let _: ReferenceWritableKeyPath<BaseOptions, Delegate> = \.delegate
}

private class MyResultCategory: ResultCategory, @unchecked Sendable {}

private func useResultCategory() {
  let _: KeyPath<ResultCategory, Int> = \.index
  let _: KeyPath<ResultCategory, Float> = \.score
  let _: KeyPath<ResultCategory, String?> = \.categoryName
  let _: KeyPath<ResultCategory, String?> = \.displayName
  let _: (Int, Float, String?, String?) -> ResultCategory = ResultCategory.init(index:score:categoryName:displayName:)
}

private class MyClassifications: Classifications, @unchecked Sendable {}

private func useClassifications() {
  let _: KeyPath<Classifications, Int> = \.headIndex
  let _: KeyPath<Classifications, String?> = \.headName
  let _: KeyPath<Classifications, [ResultCategory]> = \.categories
  let _: (Int, [ResultCategory]) -> Classifications = Classifications.init(headIndex:categories:)
  let _: (Int, String?, [ResultCategory]) -> Classifications = Classifications.init(headIndex:headName:categories:)
}

private class MyClassificationResult: ClassificationResult, @unchecked Sendable {}

private func useClassificationResult() {
  let _: KeyPath<ClassificationResult, [Classifications]> = \.classifications
  let _: KeyPath<ClassificationResult, Int> = \.timestampInMilliseconds
  let _: ([Classifications], Int) -> ClassificationResult = ClassificationResult.init(classifications:timestampInMilliseconds:)
}

private class MyClassifierOptions: ClassifierOptions {}

private func useClassifierOptions() {
  let _: () -> ClassifierOptions = ClassifierOptions.init
  let _: (Any) -> Any? = { ($0 as? ClassifierOptions)?.copy(with: nil) }
  let _: ReferenceWritableKeyPath<ClassifierOptions, String?> = \.displayNamesLocale
  let _: ReferenceWritableKeyPath<ClassifierOptions, Int> = \.maxResults
  let _: ReferenceWritableKeyPath<ClassifierOptions, Float> = \.scoreThreshold
  let _: ReferenceWritableKeyPath<ClassifierOptions, [String]?> = \.categoryAllowlist
  let _: ReferenceWritableKeyPath<ClassifierOptions, [String]?> = \.categoryDenylist
}

private class MyNormalizedKeypoint: NormalizedKeypoint, @unchecked Sendable {}

private func useNormalizedKeypoint() {
  let _: KeyPath<NormalizedKeypoint, CGPoint> = \.location
  let _: KeyPath<NormalizedKeypoint, String?> = \.label
  let _: KeyPath<NormalizedKeypoint, Float> = \.score
  let _: (CGPoint, String?, Float) -> NormalizedKeypoint = NormalizedKeypoint.init(location:label:score:)
}

private class MyDetection: Detection, @unchecked Sendable {}

private func useDetection() {
  let _: KeyPath<Detection, [ResultCategory]> = \.categories
  let _: KeyPath<Detection, CGRect> = \.boundingBox
  let _: KeyPath<Detection, [NormalizedKeypoint]?> = \.keypoints
  let _: ([ResultCategory], CGRect, [NormalizedKeypoint]?) -> Detection = Detection.init(categories:boundingBox:keypoints:)
}

private class MyLandmark: Landmark, @unchecked Sendable {}

private func useLandmark() {
  let _: KeyPath<Landmark, Float> = \.x
  let _: KeyPath<Landmark, Float> = \.y
  let _: KeyPath<Landmark, Float> = \.z
  let _: KeyPath<Landmark, NSNumber?> = \.visibility
  let _: KeyPath<Landmark, NSNumber?> = \.presence
  let _: (Float, Float, Float, NSNumber?, NSNumber?) -> Landmark = Landmark.init(x:y:z:visibility:presence:)
}

private class MyNormalizedLandmark: NormalizedLandmark, @unchecked Sendable {}

private func useNormalizedLandmark() {
  let _: KeyPath<NormalizedLandmark, Float> = \.x
  let _: KeyPath<NormalizedLandmark, Float> = \.y
  let _: KeyPath<NormalizedLandmark, Float> = \.z
  let _: KeyPath<NormalizedLandmark, NSNumber?> = \.visibility
  let _: KeyPath<NormalizedLandmark, NSNumber?> = \.presence
  let _: (Float, Float, Float, NSNumber?, NSNumber?) -> NormalizedLandmark = NormalizedLandmark.init(x:y:z:visibility:presence:)
}

private class MyRegionOfInterest: RegionOfInterest, @unchecked Sendable {}

private func useRegionOfInterest() {
  let _: KeyPath<RegionOfInterest, NormalizedKeypoint?> = \.keypoint
  let _: KeyPath<RegionOfInterest, [NormalizedKeypoint]?> = \.scribbles
  let _: (NormalizedKeypoint) -> RegionOfInterest = RegionOfInterest.init(normalizedKeyPoint:)
  let _: ([NormalizedKeypoint]) -> RegionOfInterest = RegionOfInterest.init(scribbles:)
}

private class MyConnection: Connection, @unchecked Sendable {}

private func useConnection() {
  let _: KeyPath<Connection, UInt> = \.start
  let _: KeyPath<Connection, UInt> = \.end
  let _: (UInt, UInt) -> Connection = Connection.init(start:end:)
}

private func useTasksErrorCode() {
  let _: (UInt) -> TasksErrorCode? = TasksErrorCode.init(rawValue:)
  let _: TasksErrorCode = .first
  let _: TasksErrorCode = .last
  let _: [TasksErrorCode] = [.cancelledError, .unknownError, .invalidArgumentError, .deadlineExceededError, .notFoundError, .alreadyExistsError, .permissionDeniedError, .resourceExhaustedError, .failedPreconditionError, .abortedError, .outOfRangeError, .unimplementedError, .internalError, .unavailableError, .dataLossError, .unauthenticatedError, .audioRecordPermissionDeniedError, .audioRecordPermissionUndeterminedError, .audioRecordWaitingForNewMicInputError, .audioRecordNotTappingMicError]
}

private func useMPPCoreRunningMode() {
  let _: (UInt) -> MPPCoreRunningMode? = MPPCoreRunningMode.init(rawValue:)
  let _: [MPPCoreRunningMode] = [.unspecified, .image, .video, .liveStream, .audioClips, .audioStream]
}

private class MyTaskOptions: TaskOptions {}

private func useTaskOptions() {
  let _: () -> TaskOptions = TaskOptions.init
  let _: (Any) -> Any? = { ($0 as? TaskOptions)?.copy(with: nil) }
  let _: ReferenceWritableKeyPath<TaskOptions, BaseOptions> = \.baseOptions
}

private class MyTaskResult: TaskResult, @unchecked Sendable {}

private func useTaskResult() {
  let _: (Any) -> Any? = { ($0 as? TaskResult)?.copy(with: nil) }
  let _: KeyPath<TaskResult, Int> = \.timestampInMilliseconds
  let _: (Int) -> TaskResult = TaskResult.init(timestampInMilliseconds:)
}

private func useMPImageSourceType() {
  let _: (Int) -> MPImageSourceType = MPImageSourceType.init(rawValue:)
  let _: KeyPath<MPImageSourceType, Int> = \.rawValue
  let _: MPImageSourceType = .image
  let _: MPImageSourceType = .pixelBuffer
  let _: MPImageSourceType = .sampleBuffer
}

private class MyMPImage: MPImage, @unchecked Sendable {}

private func useMPImage() {
  let _: KeyPath<MPImage, CGFloat> = \.width
  let _: KeyPath<MPImage, CGFloat> = \.height
  let _: KeyPath<MPImage, UIImage.Orientation> = \.orientation
  let _: KeyPath<MPImage, MPImageSourceType> = \.imageSourceType
  let _: KeyPath<MPImage, UIImage?> = \.image
  #if canImport(UIKit)
    let _: KeyPath<MPImage, CVPixelBuffer?> = \.pixelBuffer
  #endif
  #if canImport(UIKit)
    let _: KeyPath<MPImage, CMSampleBuffer?> = \.sampleBuffer
  #endif
  let _: (UIImage) throws -> MPImage = MPImage.init(uiImage:)
  let _: (UIImage, UIImage.Orientation) throws -> MPImage = MPImage.init(uiImage:orientation:)
  #if canImport(UIKit)
    let _: (CVPixelBuffer) throws -> MPImage = MPImage.init(pixelBuffer:)
  #endif
  #if canImport(UIKit)
    let _: (CVPixelBuffer, UIImage.Orientation) throws -> MPImage = MPImage.init(pixelBuffer:orientation:)
  #endif
  #if canImport(UIKit)
    let _: (CMSampleBuffer) throws -> MPImage = MPImage.init(sampleBuffer:)
  #endif
  #if canImport(UIKit)
    let _: (CMSampleBuffer, UIImage.Orientation) throws -> MPImage = MPImage.init(sampleBuffer:orientation:)
  #endif
}

private func useMaskDataType() {
  let _: (UInt) -> MaskDataType? = MaskDataType.init(rawValue:)
  let _: [MaskDataType] = [.uInt8, .float32]
}

private class MyMask: Mask, @unchecked Sendable {}

private func useMask() {
  let _: (Any) -> Any? = { ($0 as? Mask)?.copy(with: nil) }
  let _: KeyPath<Mask, Int> = \.width
  let _: KeyPath<Mask, Int> = \.height
  let _: KeyPath<Mask, MaskDataType> = \.dataType
  let _: KeyPath<Mask, UnsafePointer<UInt8>> = \.uint8Data
  let _: KeyPath<Mask, UnsafePointer<Float>> = \.float32Data
  let _: (UnsafePointer<UInt8>, Int, Int, Bool) -> Mask? = Mask.init(uInt8Data:width:height:shouldCopy:)
  let _: (UnsafePointer<UInt8>, Int, Int, Bool) -> Bool = { if let it = Mask(uInt8Data: $0, width: $1, height: $2, shouldCopy: $3) { it === it } else { false } }
  let _: (UnsafePointer<Float>, Int, Int, Bool) -> Mask? = Mask.init(float32Data:width:height:shouldCopy:)
  let _: (UnsafePointer<Float>, Int, Int, Bool) -> Bool = { if let it = Mask(float32Data: $0, width: $1, height: $2, shouldCopy: $3) { it === it } else { false } }
}

private func useRunningMode() {
  let _: (UInt) -> RunningMode? = RunningMode.init(rawValue:)
  let _: [RunningMode] = [.image, .video, .liveStream]
}

private class MyFaceDetector: FaceDetector, @unchecked Sendable {}

private func useFaceDetector() {
  let _: (String) throws -> FaceDetector = FaceDetector.init(modelPath:)
  let _: (FaceDetectorOptions) throws -> FaceDetector = FaceDetector.init(options:)
  let _: (FaceDetector) -> ((MPImage) throws -> FaceDetectorResult) = { $0.detect(image:) }
  let _: (FaceDetector) -> ((MPImage, Int) throws -> FaceDetectorResult) = { $0.detect(videoFrame:timestampInMilliseconds:) }
  let _: (FaceDetector) -> ((MPImage, Int) throws -> Void) = { $0.detectAsync(image:timestampInMilliseconds:) }
}

private final class AFaceDetectorLiveStreamDelegate: NSObject, FaceDetectorLiveStreamDelegate {
  func faceDetector(_ faceDetector: FaceDetector, didFinishDetection result: FaceDetectorResult?, timestampInMilliseconds: Int, error: (any Error)?) {}
}

/// Need not have the method.
private final class SilentFaceDetectorLiveStreamDelegate: NSObject, FaceDetectorLiveStreamDelegate {}

private class MyFaceDetectorOptions: FaceDetectorOptions {}

private func useFaceDetectorOptions() {
  let _: () -> FaceDetectorOptions = FaceDetectorOptions.init
  let _: (Any) -> Any? = { ($0 as? FaceDetectorOptions)?.copy(with: nil) }
  let _: ReferenceWritableKeyPath<FaceDetectorOptions, RunningMode> = \.runningMode
  let _: ReferenceWritableKeyPath<FaceDetectorOptions, (any FaceDetectorLiveStreamDelegate)?> = \.faceDetectorLiveStreamDelegate
  let _: ReferenceWritableKeyPath<FaceDetectorOptions, Float> = \.minDetectionConfidence
  let _: ReferenceWritableKeyPath<FaceDetectorOptions, Float> = \.minSuppressionThreshold
}

private class MyFaceDetectorResult: FaceDetectorResult, @unchecked Sendable {}

private func useFaceDetectorResult() {
  let _: (Int) -> FaceDetectorResult = FaceDetectorResult.init(timestampInMilliseconds:)
  let _: KeyPath<FaceDetectorResult, [Detection]> = \.detections
  let _: ([Detection], Int) -> FaceDetectorResult = FaceDetectorResult.init(detections:timestampInMilliseconds:)
}

private class MyFaceLandmarker: FaceLandmarker, @unchecked Sendable {}

private func useFaceLandmarker() {
  let _: (String) throws -> FaceLandmarker = FaceLandmarker.init(modelPath:)
  let _: (FaceLandmarkerOptions) throws -> FaceLandmarker = FaceLandmarker.init(options:)
  let _: (FaceLandmarker) -> ((MPImage) throws -> FaceLandmarkerResult) = { $0.detect(image:) }
  let _: (FaceLandmarker) -> ((MPImage, Int) throws -> FaceLandmarkerResult) = { $0.detect(videoFrame:timestampInMilliseconds:) }
  let _: (FaceLandmarker) -> ((MPImage, Int) throws -> Void) = { $0.detectAsync(image:timestampInMilliseconds:) }
  let _: () -> [Connection] = FaceLandmarker.lipsConnections
  let _: () -> [Connection] = FaceLandmarker.leftEyeConnections
  let _: () -> [Connection] = FaceLandmarker.leftEyebrowConnections
  let _: () -> [Connection] = FaceLandmarker.leftIrisConnections
  let _: () -> [Connection] = FaceLandmarker.rightEyeConnections
  let _: () -> [Connection] = FaceLandmarker.rightEyebrowConnections
  let _: () -> [Connection] = FaceLandmarker.rightIrisConnections
  let _: () -> [Connection] = FaceLandmarker.faceOvalConnections
  let _: () -> [Connection] = FaceLandmarker.contoursConnections
  let _: () -> [Connection] = FaceLandmarker.tesselationConnections
  let _: () -> [Connection] = FaceLandmarker.faceConnections
}

private final class AFaceLandmarkerLiveStreamDelegate: NSObject, FaceLandmarkerLiveStreamDelegate {
  func faceLandmarker(_ faceLandmarker: FaceLandmarker, didFinishDetection result: FaceLandmarkerResult?, timestampInMilliseconds: Int, error: (any Error)?) {}
}

private class MyFaceLandmarkerOptions: FaceLandmarkerOptions {}

private func useFaceLandmarkerOptions() {
  let _: () -> FaceLandmarkerOptions = FaceLandmarkerOptions.init
  let _: (Any) -> Any? = { ($0 as? FaceLandmarkerOptions)?.copy(with: nil) }
  let _: ReferenceWritableKeyPath<FaceLandmarkerOptions, RunningMode> = \.runningMode
  let _: ReferenceWritableKeyPath<FaceLandmarkerOptions, (any FaceLandmarkerLiveStreamDelegate)?> = \.faceLandmarkerLiveStreamDelegate
  let _: ReferenceWritableKeyPath<FaceLandmarkerOptions, Int> = \.numFaces
  let _: ReferenceWritableKeyPath<FaceLandmarkerOptions, Float> = \.minFaceDetectionConfidence
  let _: ReferenceWritableKeyPath<FaceLandmarkerOptions, Float> = \.minFacePresenceConfidence
  let _: ReferenceWritableKeyPath<FaceLandmarkerOptions, Float> = \.minTrackingConfidence
  let _: ReferenceWritableKeyPath<FaceLandmarkerOptions, Bool> = \.outputFaceBlendshapes
  let _: ReferenceWritableKeyPath<FaceLandmarkerOptions, Bool> = \.outputFacialTransformationMatrixes
}

private class MyTransformMatrix: TransformMatrix, @unchecked Sendable {}

private func useTransformMatrix() {
  let _: KeyPath<TransformMatrix, UInt> = \.rows
  let _: KeyPath<TransformMatrix, UInt> = \.columns
  let _: KeyPath<TransformMatrix, UnsafeMutablePointer<Float>> = \.data
  let _: (UnsafePointer<Float>, Int, Int) -> TransformMatrix = TransformMatrix.init(data:rows:columns:)
  let _: (TransformMatrix) -> ((UInt, UInt) -> Float) = { $0.value(atRow:column:) }
}

private class MyFaceLandmarkerResult: FaceLandmarkerResult, @unchecked Sendable {}

private func useFaceLandmarkerResult() {
  let _: KeyPath<FaceLandmarkerResult, [[NormalizedLandmark]]> = \.faceLandmarks
  let _: KeyPath<FaceLandmarkerResult, [Classifications]> = \.faceBlendshapes
  let _: KeyPath<FaceLandmarkerResult, [TransformMatrix]> = \.facialTransformationMatrixes
  let _: ([[NormalizedLandmark]], [Classifications], [TransformMatrix], Int) -> FaceLandmarkerResult = FaceLandmarkerResult.init(faceLandmarks:faceBlendshapes:facialTransformationMatrixes:timestampInMilliseconds:)
}

private class MyImageSegmenter: ImageSegmenter, @unchecked Sendable {}

private func useImageSegmenter() {
  let _: KeyPath<ImageSegmenter, [String]> = \.labels
  let _: (String) throws -> ImageSegmenter = ImageSegmenter.init(modelPath:)
  let _: (ImageSegmenterOptions) throws -> ImageSegmenter = ImageSegmenter.init(options:)
  let _: (ImageSegmenter) -> ((MPImage) throws -> ImageSegmenterResult) = { $0.segment(image:) }
  let _: (ImageSegmenter) -> ((MPImage, @escaping (ImageSegmenterResult?, (any Error)?) -> Void) -> Void) = { $0.segment(image:completion:) }
  let _: (ImageSegmenter) -> ((MPImage, Int) throws -> ImageSegmenterResult) = { $0.segment(videoFrame:timestampInMilliseconds:) }
  let _: (ImageSegmenter) -> ((MPImage, Int, @escaping (ImageSegmenterResult?, (any Error)?) -> Void) -> Void) = { $0.segment(videoFrame:timestampInMilliseconds:completion:) }
  let _: (ImageSegmenter) -> ((MPImage, Int) throws -> Void) = { $0.segmentAsync(image:timestampInMilliseconds:) }
}

private func useImageSegmenterLater1(_ it: ImageSegmenter, _ p0: MPImage) async throws -> ImageSegmenterResult {
  try await it.segment(image: p0)
}

private func useImageSegmenterLater2(_ it: ImageSegmenter, _ p0: MPImage, _ p1: Int) async throws -> ImageSegmenterResult {
  try await it.segment(videoFrame: p0, timestampInMilliseconds: p1)
}

private final class AImageSegmenterLiveStreamDelegate: NSObject, ImageSegmenterLiveStreamDelegate {
  func imageSegmenter(_ imageSegmenter: ImageSegmenter, didFinishSegmentation result: ImageSegmenterResult?, timestampInMilliseconds: Int, error: (any Error)?) {}
}

/// Need not have the method.
private final class SilentImageSegmenterLiveStreamDelegate: NSObject, ImageSegmenterLiveStreamDelegate {}

private class MyImageSegmenterOptions: ImageSegmenterOptions {}

private func useImageSegmenterOptions() {
  let _: () -> ImageSegmenterOptions = ImageSegmenterOptions.init
  let _: (Any) -> Any? = { ($0 as? ImageSegmenterOptions)?.copy(with: nil) }
  let _: ReferenceWritableKeyPath<ImageSegmenterOptions, RunningMode> = \.runningMode
  let _: ReferenceWritableKeyPath<ImageSegmenterOptions, (any ImageSegmenterLiveStreamDelegate)?> = \.imageSegmenterLiveStreamDelegate
  let _: ReferenceWritableKeyPath<ImageSegmenterOptions, String> = \.displayNamesLocale
  let _: ReferenceWritableKeyPath<ImageSegmenterOptions, Bool> = \.shouldOutputConfidenceMasks
  let _: ReferenceWritableKeyPath<ImageSegmenterOptions, Bool> = \.shouldOutputCategoryMask
}

private class MyImageSegmenterResult: ImageSegmenterResult, @unchecked Sendable {}

private func useImageSegmenterResult() {
  let _: (Int) -> ImageSegmenterResult = ImageSegmenterResult.init(timestampInMilliseconds:)
  let _: KeyPath<ImageSegmenterResult, [Mask]?> = \.confidenceMasks
  let _: KeyPath<ImageSegmenterResult, Mask?> = \.categoryMask
  let _: KeyPath<ImageSegmenterResult, [NSNumber]?> = \.qualityScores
  let _: ([Mask]?, Mask?, [NSNumber]?, Int) -> ImageSegmenterResult = ImageSegmenterResult.init(confidenceMasks:categoryMask:qualityScores:timestampInMilliseconds:)
}

private func useHandLandmark() {
  let _: (UInt) -> HandLandmark? = HandLandmark.init(rawValue:)
  let _: [HandLandmark] = [.wrist, .thumbCMC, .thumbMCP, .thumbIP, .thumbTIP, .indexFingerMCP, .indexFingerPIP, .indexFingerDIP, .indexFingerTIP, .middleFingerMCP, .middleFingerPIP, .middleFingerDIP, .middleFingerTIP, .ringFingerMCP, .ringFingerPIP, .ringFingerDIP, .ringFingerTIP, .pinkyMCP, .pinkyPIP, .pinkyDIP, .pinkyTIP]
}

private class MyHandLandmarker: HandLandmarker, @unchecked Sendable {}

private func useHandLandmarker() {
  let _: [Connection] = HandLandmarker.handPalmConnections
  let _: [Connection] = HandLandmarker.handThumbConnections
  let _: [Connection] = HandLandmarker.handIndexFingerConnections
  let _: [Connection] = HandLandmarker.handMiddleFingerConnections
  let _: [Connection] = HandLandmarker.handRingFingerConnections
  let _: [Connection] = HandLandmarker.handPinkyConnections
  let _: [Connection] = HandLandmarker.handConnections
  let _: (String) throws -> HandLandmarker = HandLandmarker.init(modelPath:)
  let _: (HandLandmarkerOptions) throws -> HandLandmarker = HandLandmarker.init(options:)
  let _: (HandLandmarker) -> ((MPImage) throws -> HandLandmarkerResult) = { $0.detect(image:) }
  let _: (HandLandmarker) -> ((MPImage, Int) throws -> HandLandmarkerResult) = { $0.detect(videoFrame:timestampInMilliseconds:) }
  let _: (HandLandmarker) -> ((MPImage, Int) throws -> Void) = { $0.detectAsync(image:timestampInMilliseconds:) }
}

private final class AHandLandmarkerLiveStreamDelegate: NSObject, HandLandmarkerLiveStreamDelegate {
  func handLandmarker(_ handLandmarker: HandLandmarker, didFinishDetection result: HandLandmarkerResult?, timestampInMilliseconds: Int, error: (any Error)?) {}
}

/// Need not have the method.
private final class SilentHandLandmarkerLiveStreamDelegate: NSObject, HandLandmarkerLiveStreamDelegate {}

private class MyHandLandmarkerOptions: HandLandmarkerOptions {}

private func useHandLandmarkerOptions() {
  let _: () -> HandLandmarkerOptions = HandLandmarkerOptions.init
  let _: (Any) -> Any? = { ($0 as? HandLandmarkerOptions)?.copy(with: nil) }
  let _: ReferenceWritableKeyPath<HandLandmarkerOptions, RunningMode> = \.runningMode
  let _: ReferenceWritableKeyPath<HandLandmarkerOptions, (any HandLandmarkerLiveStreamDelegate)?> = \.handLandmarkerLiveStreamDelegate
  let _: ReferenceWritableKeyPath<HandLandmarkerOptions, Int> = \.numHands
  let _: ReferenceWritableKeyPath<HandLandmarkerOptions, Float> = \.minHandDetectionConfidence
  let _: ReferenceWritableKeyPath<HandLandmarkerOptions, Float> = \.minHandPresenceConfidence
  let _: ReferenceWritableKeyPath<HandLandmarkerOptions, Float> = \.minTrackingConfidence
}

private class MyHandLandmarkerResult: HandLandmarkerResult, @unchecked Sendable {}

private func useHandLandmarkerResult() {
  let _: (Int) -> HandLandmarkerResult = HandLandmarkerResult.init(timestampInMilliseconds:)
  let _: KeyPath<HandLandmarkerResult, [[NormalizedLandmark]]> = \.landmarks
  let _: KeyPath<HandLandmarkerResult, [[Landmark]]> = \.worldLandmarks
  let _: KeyPath<HandLandmarkerResult, [[ResultCategory]]> = \.handedness
  let _: ([[NormalizedLandmark]], [[Landmark]], [[ResultCategory]], Int) -> HandLandmarkerResult = HandLandmarkerResult.init(landmarks:worldLandmarks:handedness:timestampInMilliseconds:)
}

private class MyHolisticLandmarker: HolisticLandmarker, @unchecked Sendable {}

private func useHolisticLandmarker() {
  let _: (String) throws -> HolisticLandmarker = HolisticLandmarker.init(modelPath:)
  let _: (HolisticLandmarkerOptions) throws -> HolisticLandmarker = HolisticLandmarker.init(options:)
  let _: (HolisticLandmarker) -> ((MPImage) throws -> HolisticLandmarkerResult) = { $0.detect(image:) }
  let _: (HolisticLandmarker) -> ((MPImage, Int) throws -> HolisticLandmarkerResult) = { $0.detect(videoFrame:timestampInMilliseconds:) }
  let _: (HolisticLandmarker) -> ((MPImage, Int) throws -> Void) = { $0.detectAsync(image:timestampInMilliseconds:) }
}

private final class AHolisticLandmarkerLiveStreamDelegate: NSObject, HolisticLandmarkerLiveStreamDelegate {
  func holisticLandmarker(_ holisticLandmarker: HolisticLandmarker, didFinishDetection result: HolisticLandmarkerResult?, timestampInMilliseconds: Int, error: (any Error)?) {}
}

private class MyHolisticLandmarkerOptions: HolisticLandmarkerOptions {}

private func useHolisticLandmarkerOptions() {
  let _: () -> HolisticLandmarkerOptions = HolisticLandmarkerOptions.init
  let _: (Any) -> Any? = { ($0 as? HolisticLandmarkerOptions)?.copy(with: nil) }
  let _: ReferenceWritableKeyPath<HolisticLandmarkerOptions, RunningMode> = \.runningMode
  let _: ReferenceWritableKeyPath<HolisticLandmarkerOptions, (any HolisticLandmarkerLiveStreamDelegate)?> = \.holisticLandmarkerLiveStreamDelegate
  let _: ReferenceWritableKeyPath<HolisticLandmarkerOptions, Float> = \.minFaceDetectionConfidence
  let _: ReferenceWritableKeyPath<HolisticLandmarkerOptions, Float> = \.minFaceSuppressionThreshold
  let _: ReferenceWritableKeyPath<HolisticLandmarkerOptions, Float> = \.minFacePresenceConfidence
  let _: ReferenceWritableKeyPath<HolisticLandmarkerOptions, Float> = \.minPoseDetectionConfidence
  let _: ReferenceWritableKeyPath<HolisticLandmarkerOptions, Float> = \.minPoseSuppressionThreshold
  let _: ReferenceWritableKeyPath<HolisticLandmarkerOptions, Float> = \.minPosePresenceConfidence
  let _: ReferenceWritableKeyPath<HolisticLandmarkerOptions, Bool> = \.outputFaceBlendshapes
  let _: ReferenceWritableKeyPath<HolisticLandmarkerOptions, Bool> = \.outputPoseSegmentationMasks
  let _: ReferenceWritableKeyPath<HolisticLandmarkerOptions, Float> = \.minHandLandmarksConfidence
}

private class MyHolisticLandmarkerResult: HolisticLandmarkerResult, @unchecked Sendable {}

private func useHolisticLandmarkerResult() {
  let _: KeyPath<HolisticLandmarkerResult, [NormalizedLandmark]> = \.faceLandmarks
  let _: KeyPath<HolisticLandmarkerResult, Classifications?> = \.faceBlendshapes
  let _: KeyPath<HolisticLandmarkerResult, [NormalizedLandmark]> = \.poseLandmarks
  let _: KeyPath<HolisticLandmarkerResult, [Landmark]> = \.poseWorldLandmarks
  let _: KeyPath<HolisticLandmarkerResult, Mask?> = \.poseSegmentationMask
  let _: KeyPath<HolisticLandmarkerResult, [NormalizedLandmark]> = \.leftHandLandmarks
  let _: KeyPath<HolisticLandmarkerResult, [Landmark]> = \.leftHandWorldLandmarks
  let _: KeyPath<HolisticLandmarkerResult, [NormalizedLandmark]> = \.rightHandLandmarks
  let _: KeyPath<HolisticLandmarkerResult, [Landmark]> = \.rightHandWorldLandmarks
  let _: ([NormalizedLandmark], Classifications?, [NormalizedLandmark], [Landmark], Mask?, [NormalizedLandmark], [Landmark], [NormalizedLandmark], [Landmark], Int) -> HolisticLandmarkerResult = HolisticLandmarkerResult.init(faceLandmarks:faceBlendshapes:poseLandmarks:poseWorldLandmarks:poseSegmentationMask:leftHandLandmarks:leftHandWorldLandmarks:rightHandLandmarks:rightHandWorldLandmarks:timestampInMilliseconds:)
}

private class MyGestureRecognizer: GestureRecognizer, @unchecked Sendable {}

private func useGestureRecognizer() {
  let _: (String) throws -> GestureRecognizer = GestureRecognizer.init(modelPath:)
  let _: (GestureRecognizerOptions) throws -> GestureRecognizer = GestureRecognizer.init(options:)
  let _: (GestureRecognizer) -> ((MPImage) throws -> GestureRecognizerResult) = { $0.recognize(image:) }
  let _: (GestureRecognizer) -> ((MPImage, Int) throws -> GestureRecognizerResult) = { $0.recognize(videoFrame:timestampInMilliseconds:) }
  let _: (GestureRecognizer) -> ((MPImage, Int) throws -> Void) = { $0.recognizeAsync(image:timestampInMilliseconds:) }
}

private final class AGestureRecognizerLiveStreamDelegate: NSObject, GestureRecognizerLiveStreamDelegate {
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, didFinishGestureRecognition result: GestureRecognizerResult?, timestampInMilliseconds: Int, error: (any Error)?) {}
}

/// Need not have the method.
private final class SilentGestureRecognizerLiveStreamDelegate: NSObject, GestureRecognizerLiveStreamDelegate {}

private class MyGestureRecognizerOptions: GestureRecognizerOptions {}

private func useGestureRecognizerOptions() {
  let _: () -> GestureRecognizerOptions = GestureRecognizerOptions.init
  let _: (Any) -> Any? = { ($0 as? GestureRecognizerOptions)?.copy(with: nil) }
  let _: ReferenceWritableKeyPath<GestureRecognizerOptions, RunningMode> = \.runningMode
  let _: ReferenceWritableKeyPath<GestureRecognizerOptions, (any GestureRecognizerLiveStreamDelegate)?> = \.gestureRecognizerLiveStreamDelegate
  let _: ReferenceWritableKeyPath<GestureRecognizerOptions, Int> = \.numHands
  let _: ReferenceWritableKeyPath<GestureRecognizerOptions, Float> = \.minHandDetectionConfidence
  let _: ReferenceWritableKeyPath<GestureRecognizerOptions, Float> = \.minHandPresenceConfidence
  let _: ReferenceWritableKeyPath<GestureRecognizerOptions, Float> = \.minTrackingConfidence
  let _: ReferenceWritableKeyPath<GestureRecognizerOptions, ClassifierOptions?> = \.cannedGesturesClassifierOptions
  let _: ReferenceWritableKeyPath<GestureRecognizerOptions, ClassifierOptions?> = \.customGesturesClassifierOptions
}

private class MyGestureRecognizerResult: GestureRecognizerResult, @unchecked Sendable {}

private func useGestureRecognizerResult() {
  let _: (Int) -> GestureRecognizerResult = GestureRecognizerResult.init(timestampInMilliseconds:)
  let _: KeyPath<GestureRecognizerResult, [[NormalizedLandmark]]> = \.landmarks
  let _: KeyPath<GestureRecognizerResult, [[Landmark]]> = \.worldLandmarks
  let _: KeyPath<GestureRecognizerResult, [[ResultCategory]]> = \.handedness
  let _: KeyPath<GestureRecognizerResult, [[ResultCategory]]> = \.gestures
  let _: ([[ResultCategory]], [[ResultCategory]], [[NormalizedLandmark]], [[Landmark]], Int) -> GestureRecognizerResult = GestureRecognizerResult.init(gestures:handedness:landmarks:worldLandmarks:timestampInMilliseconds:)
}

private class MyObjectDetector: ObjectDetector, @unchecked Sendable {}

private func useObjectDetector() {
  let _: (String) throws -> ObjectDetector = ObjectDetector.init(modelPath:)
  let _: (ObjectDetectorOptions) throws -> ObjectDetector = ObjectDetector.init(options:)
  let _: (ObjectDetector) -> ((MPImage) throws -> ObjectDetectorResult) = { $0.detect(image:) }
  let _: (ObjectDetector) -> ((MPImage, Int) throws -> ObjectDetectorResult) = { $0.detect(videoFrame:timestampInMilliseconds:) }
  let _: (ObjectDetector) -> ((MPImage, Int) throws -> Void) = { $0.detectAsync(image:timestampInMilliseconds:) }
}

private final class AObjectDetectorLiveStreamDelegate: NSObject, ObjectDetectorLiveStreamDelegate {
  func objectDetector(_ objectDetector: ObjectDetector, didFinishDetection result: ObjectDetectorResult?, timestampInMilliseconds: Int, error: (any Error)?) {}
}

/// Need not have the method.
private final class SilentObjectDetectorLiveStreamDelegate: NSObject, ObjectDetectorLiveStreamDelegate {}

private class MyObjectDetectorOptions: ObjectDetectorOptions {}

private func useObjectDetectorOptions() {
  let _: () -> ObjectDetectorOptions = ObjectDetectorOptions.init
  let _: (Any) -> Any? = { ($0 as? ObjectDetectorOptions)?.copy(with: nil) }
  let _: ReferenceWritableKeyPath<ObjectDetectorOptions, RunningMode> = \.runningMode
  let _: ReferenceWritableKeyPath<ObjectDetectorOptions, (any ObjectDetectorLiveStreamDelegate)?> = \.objectDetectorLiveStreamDelegate
  let _: ReferenceWritableKeyPath<ObjectDetectorOptions, String> = \.displayNamesLocale
  let _: ReferenceWritableKeyPath<ObjectDetectorOptions, Int> = \.maxResults
  let _: ReferenceWritableKeyPath<ObjectDetectorOptions, Float> = \.scoreThreshold
  let _: ReferenceWritableKeyPath<ObjectDetectorOptions, [String]> = \.categoryAllowlist
  let _: ReferenceWritableKeyPath<ObjectDetectorOptions, [String]> = \.categoryDenylist
}

private class MyObjectDetectorResult: ObjectDetectorResult, @unchecked Sendable {}

private func useObjectDetectorResult() {
  let _: (Int) -> ObjectDetectorResult = ObjectDetectorResult.init(timestampInMilliseconds:)
  let _: KeyPath<ObjectDetectorResult, [Detection]> = \.detections
  let _: ([Detection], Int) -> ObjectDetectorResult = ObjectDetectorResult.init(detections:timestampInMilliseconds:)
}

private class MyPoseLandmarker: PoseLandmarker, @unchecked Sendable {}

private func usePoseLandmarker() {
  let _: [Connection] = PoseLandmarker.poseLandmarks
  let _: (String) throws -> PoseLandmarker = PoseLandmarker.init(modelPath:)
  let _: (PoseLandmarkerOptions) throws -> PoseLandmarker = PoseLandmarker.init(options:)
  let _: (PoseLandmarker) -> ((MPImage) throws -> PoseLandmarkerResult) = { $0.detect(image:) }
  let _: (PoseLandmarker) -> ((MPImage, Int) throws -> PoseLandmarkerResult) = { $0.detect(videoFrame:timestampInMilliseconds:) }
  let _: (PoseLandmarker) -> ((MPImage, Int) throws -> Void) = { $0.detectAsync(image:timestampInMilliseconds:) }
}

private final class APoseLandmarkerLiveStreamDelegate: NSObject, PoseLandmarkerLiveStreamDelegate {
  func poseLandmarker(_ poseLandmarker: PoseLandmarker, didFinishDetection result: PoseLandmarkerResult?, timestampInMilliseconds: Int, error: (any Error)?) {}
}

private class MyPoseLandmarkerOptions: PoseLandmarkerOptions {}

private func usePoseLandmarkerOptions() {
  let _: () -> PoseLandmarkerOptions = PoseLandmarkerOptions.init
  let _: (Any) -> Any? = { ($0 as? PoseLandmarkerOptions)?.copy(with: nil) }
  let _: ReferenceWritableKeyPath<PoseLandmarkerOptions, RunningMode> = \.runningMode
  let _: ReferenceWritableKeyPath<PoseLandmarkerOptions, (any PoseLandmarkerLiveStreamDelegate)?> = \.poseLandmarkerLiveStreamDelegate
  let _: ReferenceWritableKeyPath<PoseLandmarkerOptions, Int> = \.numPoses
  let _: ReferenceWritableKeyPath<PoseLandmarkerOptions, Float> = \.minPoseDetectionConfidence
  let _: ReferenceWritableKeyPath<PoseLandmarkerOptions, Float> = \.minPosePresenceConfidence
  let _: ReferenceWritableKeyPath<PoseLandmarkerOptions, Float> = \.minTrackingConfidence
  let _: ReferenceWritableKeyPath<PoseLandmarkerOptions, Bool> = \.shouldOutputSegmentationMasks
}

private class MyPoseLandmarkerResult: PoseLandmarkerResult, @unchecked Sendable {}

private func usePoseLandmarkerResult() {
  let _: KeyPath<PoseLandmarkerResult, [[NormalizedLandmark]]> = \.landmarks
  let _: KeyPath<PoseLandmarkerResult, [[Landmark]]> = \.worldLandmarks
  let _: KeyPath<PoseLandmarkerResult, [Mask]> = \.segmentationMasks
  let _: ([[NormalizedLandmark]], [[Landmark]], [Mask]?, Int) -> PoseLandmarkerResult = PoseLandmarkerResult.init(landmarks:worldLandmarks:segmentationMasks:timestampInMilliseconds:)
}

private func useFunctionMPPRunningModeDisplayName() {
  let _: (RunningMode) -> String? = MPPRunningModeDisplayName(_:)
}

private func useFunctionMPPCoreRunningModeFromVisionRunningMode() {
  let _: (RunningMode) -> MPPCoreRunningMode = MPPCoreRunningModeFromVisionRunningMode(_:)
}
