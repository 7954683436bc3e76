import FacadeSupport
import Foundation
import VisionTasks

extension TaskEngine<FaceDetectorResult> {
  /// Prepares the network that finds faces.
  init(_ options: FaceDetectorOptions, _ mode: EngineMode<Output>) throws {
    var values = VisionTasks.FaceDetector.Options()
    values.minimumScore = options.minDetectionConfidence
    values.minimumSuppressionOverlap = options.minSuppressionThreshold
    values.compute = options.baseOptions.compute
    try self.init(
      mode,
      networks: {
        try FaceDetectorNetwork(
          FaceDetectorNetwork.read(options.baseOptions.modelSource(), values), values)
      }, single: { VisionTasks.FaceDetector($0) }, tracker: { VisionTasks.FaceDetector.Tracker($0) },
      makeResult: FaceDetectorResult.init)
  }
}

extension FaceDetectorResult {
  convenience init(_ faces: [FaceDetection], milliseconds: Int) {
    self.init(detections: faces.map(Detection.init), timestampInMilliseconds: milliseconds)
  }
}

extension Detection {
  /// A face, with the index of the only class and without names, as the reference has it.
  convenience init(_ face: FaceDetection) {
    self.init(
      categories: [ResultCategory(index: 0, score: face.score, categoryName: nil, displayName: nil)],
      boundingBox: CGRect(face.box),
      keypoints: face.keypoints.map { point in
        NormalizedKeypoint(location: CGPoint(x: Double(point.x), y: Double(point.y)), label: nil, score: 0)
      })
  }
}
