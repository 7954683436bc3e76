import Vitruvian

// vitruvian pose --mode video squat.mp4 | elbow-angles
while let line = readLine() {
  let frame = try PictureResult<[Pose]>(line: line)
  for pose in frame.output {
    for joint in [Pose.Joint.leftElbow, .rightElbow] {
      guard let elbow = pose.angle(at: joint) else { continue }  // an end of the arm is not visible
      print(frame.time.milliseconds, "ms:", joint, Int(elbow.degrees.rounded()), "degrees")
    }
  }
}
