import Vitruvian

while let line = readLine() {
  let frame = try PictureResult<[Pose]>(line: line)
  guard let pose = frame.output.first else { continue }
  let knees = [Pose.Joint.leftKnee, .rightKnee].compactMap { pose.angle(at: $0) }
  guard let bent = knees.min() else { continue }
  print(frame.time.milliseconds, "ms:", Int(bent.degrees.rounded()), "degrees")
}
