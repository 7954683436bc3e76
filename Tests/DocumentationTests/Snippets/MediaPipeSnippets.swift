import Foundation
import MediaPipeTasksVision

private func video(modelPath: String, photo: UIImage) throws {
  let options = PoseLandmarkerOptions()
  options.baseOptions.modelAssetPath = modelPath
  options.runningMode = .video
  options.minPoseDetectionConfidence = 0.5
  options.numPoses = 1
  let poseLandmarker = try PoseLandmarker(options: options)

  let result = try poseLandmarker.detect(videoFrame: MPImage(uiImage: photo), timestampInMilliseconds: 33)
  for landmark in result.landmarks.first ?? [] {
    print(landmark.x, landmark.y, landmark.visibility ?? 0)
  }
}

final class PoseResults: NSObject, PoseLandmarkerLiveStreamDelegate {
  func poseLandmarker(
    _ poseLandmarker: PoseLandmarker, didFinishDetection result: PoseLandmarkerResult?,
    timestampInMilliseconds: Int, error: Error?
  ) {
    print(timestampInMilliseconds, result?.landmarks.count ?? 0)
  }
}
