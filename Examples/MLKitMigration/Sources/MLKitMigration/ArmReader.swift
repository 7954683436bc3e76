// As an app has it that was written for ML Kit: not a line differs.

import MLKitPoseDetectionAccurate
import MLKitVision

#if canImport(UIKit)
  import UIKit
#endif

/// Tells how the arms are held in a photo.
final class ArmReader {
  private let detector: PoseDetector

  init() {
    let options = AccuratePoseDetectorOptions()
    options.detectorMode = .singleImage
    detector = PoseDetector.poseDetector(options: options)
  }

  func read(_ photo: UIImage) throws -> [String] {
    let image = VisionImage(image: photo)
    image.orientation = photo.imageOrientation
    return try detector.results(in: image).map { pose in
      let sides: [(String, PoseLandmarkType, PoseLandmarkType)] = [
        ("left", .leftShoulder, .leftWrist), ("right", .rightShoulder, .rightWrist),
      ]
      return sides.map { side, shoulder, wrist in
        let start = pose.landmark(ofType: shoulder), end = pose.landmark(ofType: wrist)
        guard end.inFrameLikelihood > 0.5 else { return "\(side) arm not seen" }
        return "\(side) arm \(end.position.y < start.position.y ? "up" : "down")"
      }.joined(separator: ", ")
    }
  }
}
