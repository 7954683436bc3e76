import FacadeSupport
import Foundation
import VisionTasks

extension FaceDetectorNetwork {
  /// Prepares the network that finds faces.
  static func prepared(for options: FaceDetectorOptions) throws -> sending FaceDetectorNetwork {
    var values = VisionTasks.FaceDetector.Options()
    values.minimumScore = options.minDetectionConfidence
    values.minimumSuppressionOverlap = options.minSuppressionThreshold
    values.compute = options.baseOptions.compute
    return try Self(options.baseOptions.modelSource(), values)
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
