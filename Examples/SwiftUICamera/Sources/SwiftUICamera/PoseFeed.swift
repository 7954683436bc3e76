import Observation
import Vitruvian

/// The people that the camera sees now.
@MainActor @Observable
final class PoseFeed {
  let camera = Camera()
  private(set) var poses: [Pose] = []
  private(set) var message = ""

  /// Follows people through the camera's frames until the Swift task is cancelled.
  func follow() async {
    do {
      try await camera.start()
      defer { camera.stop() }
      // Making a tracker takes longer than a frame, so it is not done on the main actor.
      let tracker = try await Task.detached { try PoseLandmarker.Tracker(model: .installed) }.value
      for await result in tracker.poses(in: camera.frames) {
        poses = try result.get().subjects
        message = poses.first?.angle(at: .leftElbow).map { "left elbow \(Int($0.degrees.rounded()))°" } ?? ""
      }
    } catch {
      message = "\(error)"
    }
  }
}
