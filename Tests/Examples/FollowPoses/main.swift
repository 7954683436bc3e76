import Vitruvian

let pictures = [try Picture(contentsOfFile: "photo.jpg")]

let tracker = try PoseLandmarker.Tracker(model: .path("Models/pose_landmarker_full.task"))
for (index, picture) in pictures.enumerated() {
  let frame = try tracker.poses(in: picture, at: .milliseconds(33 * index))
  for pose in frame.subjects {
    print("person", pose.origin?.trackID ?? 0, "nose at", pose[.nose].x, pose[.nose].y)
  }
}
