// The next step, when there is time for it: the library's own interface. Landmarks are fractions of the
// picture and metres, angles are measured in the world, and the model is named.

import Vitruvian

/// Tells how the arms are held in a picture.
struct NativeArmReader {
  private let landmarker: PoseLandmarker

  init(model: ModelSource = .installed) throws {
    landmarker = try PoseLandmarker(model: model)
  }

  func read(_ picture: Picture) throws -> [String] {
    try landmarker.poses(in: picture).map { pose in
      let sides: [(String, Pose.LandmarkName, Pose.LandmarkName, Pose.Joint)] = [
        ("left", .leftShoulder, .leftWrist, .leftElbow), ("right", .rightShoulder, .rightWrist, .rightElbow),
      ]
      return sides.map { side, shoulder, wrist, joint in
        guard pose[wrist].visibility > 0.5 else { return "\(side) arm not seen" }
        let elbow = pose.angle(at: joint).map { ", elbow \(Int($0.degrees.rounded()))°" } ?? ""
        return "\(side) arm \(pose[wrist].y < pose[shoulder].y ? "up" : "down")\(elbow)"
      }.joined(separator: ", ")
    }
  }
}
