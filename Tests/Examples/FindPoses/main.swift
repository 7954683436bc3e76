import Vitruvian

var options = PoseLandmarker.Options()
options.maximumCount = 2
let landmarker = try PoseLandmarker(model: .path("Models/pose_landmarker_full.task"), options: options)

for pose in try landmarker.poses(in: Picture(contentsOfFile: "photo.jpg")) {
  let nose = pose[.nose], wrist = pose.world[.leftWrist]
  print("nose at", nose.x, nose.y, "visible:", nose.visibility)
  print("left wrist", wrist.x, wrist.y, wrist.z, "metres from the middle of the hips")
}
