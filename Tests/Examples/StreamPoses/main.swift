import Vitruvian

let options = PoseLandmarkerOptions()
options.baseOptions.modelAssetPath = "Models/pose_landmarker_full.task"
let frames = [try MPImage(contentsOfFile: "photo.jpg")]

final class Follower: PoseLandmarkerLiveStreamDelegate {
  func poseLandmarker(
    _ poseLandmarker: PoseLandmarker, didFinishDetection result: PoseLandmarkerResult?,
    timestampInMilliseconds: Int, error: (any Error)?
  ) {
    print(timestampInMilliseconds, result?.landmarks.count ?? 0)
  }
}

let follower = Follower()
options.runningMode = .liveStream
options.poseLandmarkerLiveStreamDelegate = follower
let stream = try PoseLandmarker(options: options)
for (index, frame) in frames.enumerated() {
  try stream.detectAsync(image: frame, timestampInMilliseconds: 33 * index)
}
stream.close()  // waits for what was handed over
