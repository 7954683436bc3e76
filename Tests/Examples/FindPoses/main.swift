import Vitruvian

let options = PoseLandmarkerOptions()
options.baseOptions.modelAssetPath = "Models/pose_landmarker_full.task"
options.numPoses = 2
let landmarker = try PoseLandmarker(options: options)

let result = try landmarker.detect(image: MPImage(contentsOfFile: "photo.jpg"))
for pose in result.landmarks {
  print("nose at", pose[0].x, pose[0].y, "visible:", pose[0].visibility ?? 0)
}
