import Vitruvian

let options = PoseLandmarkerOptions()
options.baseOptions.modelAssetPath = "Models/pose_landmarker_full.task"
let frames = [try MPImage(contentsOfFile: "photo.jpg")]

options.runningMode = .video
let tracker = try PoseLandmarker(options: options)
for (index, frame) in frames.enumerated() {
  let result = try tracker.detect(videoFrame: frame, timestampInMilliseconds: 33 * index)
  print(result.trackIDs, result.landmarks.count)
}
