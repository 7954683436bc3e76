// Sources/app/main.swift
import Vitruvian

private func app() throws {
  let landmarker = try PoseLandmarker(model: .path("Models/pose_landmarker_full.task"))

  for pose in try landmarker.poses(in: Picture(contentsOfFile: "photo.jpg")) {
    let nose = pose[.nose]
    print("nose at", nose.x, nose.y, "visible:", nose.visibility)
    if let elbow = pose.angle(at: .leftElbow) { print("left elbow", elbow.degrees, "degrees") }
  }
}
