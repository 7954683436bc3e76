// What apps do with the interfaces beyond calling them, as the originals allow it. Nothing is called; that
// the program compiles, in Swift 5 and 6, is the test.

import MLKit
import MediaPipeTasksVision

// Names of their own that the modules have, too: the app's win, and the module's name reaches the others.

private struct Landmark {
  let id: Int
  let position: CGPoint
}

private final class PoseDetector {
  private let detector: MLKitPoseDetectionCommon.PoseDetector

  init(accurate: Bool) {
    let options: CommonPoseDetectorOptions =
      accurate ? AccuratePoseDetectorOptions() : PoseDetectorOptions()
    options.detectorMode = .singleImage
    detector = MLKitPoseDetectionCommon.PoseDetector.poseDetector(options: options)
  }

  func nose(in image: UIImage) async throws -> Landmark? {
    let picture = VisionImage(image: image)
    picture.orientation = .up
    guard let pose = try await detector.process(picture).first else { return nil }
    let position = pose.landmark(ofType: .nose).position
    return Landmark(id: 0, position: CGPoint(x: position.x, y: position.y))
  }

  func count(in picture: MLImage, then act: @escaping @MainActor (Int) -> Void) {
    detector.process(picture) { poses, error in
      guard error == nil, let poses, !poses.isEmpty else { return }
      let count = poses.count
      Task { @MainActor in act(count) }
    }
  }
}

private typealias WorldLandmark = MediaPipeTasksVision.Landmark

// Conformances that the modules do not declare. Full names say that they are meant for another module's
// types, as `@retroactive` does, which types of the same package must not have.

extension MLKitPoseDetectionCommon.PoseLandmarkType: Swift.Codable {}

extension MLKitPoseDetectionCommon.PoseLandmarkType: Swift.CustomStringConvertible {
  public var description: String { title }
}

extension MLKitPoseDetectionCommon.PoseLandmarkType: Swift.CaseIterable {
  public static var allCases: [PoseLandmarkType] { all }
}

extension MLKitVision.Vision3DPoint: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for coordinate in [x, y, z] { try container.encode(coordinate) }
  }
}

extension MLKitPoseDetectionCommon.PoseLandmark: Swift.Identifiable {}
extension MediaPipeTasksVision.Landmark: Swift.Identifiable {}

// Members of their own by names that the modules have for themselves.

extension PoseLandmarkType {
  fileprivate static let all: [PoseLandmarkType] = [.leftHip, .rightHip]

  fileprivate var title: String {
    switch self {
    case .leftHip, .rightHip: "hip"
    case .init(rawValue: "other"): "other"
    default: rawValue
    }
  }
}

extension RunningMode {
  fileprivate var displayName: String {
    switch self {
    case .image: "image"
    case .video, .liveStream: "frames"
    @unknown default: "unknown"
    }
  }
}

extension NormalizedLandmark {
  fileprivate var point: CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
  fileprivate var confidence: Float { visibility?.floatValue ?? presence?.floatValue ?? 1 }
  fileprivate var truncated: Double { Double(truncating: visibility ?? 0) }
  fileprivate var bridged: Float? { visibility as? Float }
}

extension MPImage {
  fileprivate convenience init?(data: Data) {
    guard let image = try? MPImage(data: data, orientation: .up).image else { return nil }
    try? self.init(uiImage: image)
  }
}

// Delegates: of the main actor, in extensions, of several tasks, without the methods that may be left out.

@MainActor
private final class Session: NSObject {
  private var poses: PoseLandmarker?
  private var recognizer: GestureRecognizer?
  private(set) var latest: PoseLandmarkerResult?

  func start(modelPath: String, usesGPU: Bool) throws {
    let base = BaseOptions()
    base.modelAssetPath = modelPath
    base.delegate = usesGPU ? .GPU : .CPU
    let options = PoseLandmarkerOptions()
    options.baseOptions = base
    options.runningMode = .liveStream
    options.poseLandmarkerLiveStreamDelegate = self
    poses = try PoseLandmarker(options: options)

    let classes = ClassifierOptions()
    classes.maxResults = 2
    let gestures = GestureRecognizerOptions()
    gestures.cannedGesturesClassifierOptions = classes
    gestures.gestureRecognizerLiveStreamDelegate = self
    recognizer = try? GestureRecognizer(options: gestures)
  }
}

extension Session: PoseLandmarkerLiveStreamDelegate {
  nonisolated func poseLandmarker(
    _ poseLandmarker: PoseLandmarker, didFinishDetection result: PoseLandmarkerResult?,
    timestampInMilliseconds: Int, error: Error?
  ) {
    guard error == nil, let result else { return }
    Task { @MainActor in latest = result }
  }
}

extension Session: GestureRecognizerLiveStreamDelegate, HandLandmarkerLiveStreamDelegate {}

@MainActor
private final class HandCounter: NSObject {
  private(set) var count = 0
}

extension HandCounter: @preconcurrency HandLandmarkerLiveStreamDelegate {
  func handLandmarker(
    _ handLandmarker: HandLandmarker, didFinishDetection result: HandLandmarkerResult?,
    timestampInMilliseconds: Int, error: Error?
  ) {
    count = result?.landmarks.count ?? 0
  }
}

// Subclasses that override methods.

private final class CountingLandmarker: HandLandmarker, @unchecked Sendable {
  var count = 0

  override func detect(image: MPImage) throws -> HandLandmarkerResult {
    count += 1
    return try super.detect(image: image)
  }
}

private final class NamedOptions: HandLandmarkerOptions {
  var name = ""
}

// Values: in sets, as keys, copied, mapped by key paths, unapplied.

private func collect(_ result: HandLandmarkerResult, _ landmarker: HandLandmarker) {
  let connected: [PoseLandmarkType: [PoseLandmarkType]] = [.leftHip: [.leftKnee, .rightHip]]
  let lines = HandLandmarker.handConnections.map { (Int($0.start), Int($0.end)) }
  let oval = FaceLandmarker.faceOvalConnections() + FaceLandmarker.lipsConnections()
  let heights = result.landmarks.first?.map(\.y).max() ?? 0
  let best = result.handedness.first?.max { $0.score < $1.score }?.categoryName ?? "?"
  let detect: (MPImage) throws -> HandLandmarkerResult = landmarker.detect(image:)
  let copy = result.copy() as? HandLandmarkerResult
  _ = (connected, lines, Set(oval), Set(result.worldLandmarks.joined()), heights, best, detect, copy)
}

private func read(_ mask: Mask, _ matrix: TransformMatrix) -> [Float] {
  let confidences = UnsafeBufferPointer(start: mask.float32Data, count: mask.width * mask.height)
  let rows = (0..<matrix.rows).map { matrix.value(atRow: $0, column: 3) }
  return [confidences.max() ?? 0, matrix.data.advanced(by: 12).pointee] + rows
}
