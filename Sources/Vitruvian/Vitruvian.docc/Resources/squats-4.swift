import Vitruvian

var lowest: JointAngle?
var count = 0

while let line = readLine() {
  let frame = try PictureResult<[Pose]>(line: line)
  guard let pose = frame.output.first else { continue }
  let knees = [Pose.Joint.leftKnee, .rightKnee].compactMap { pose.angle(at: $0) }
  guard let bent = knees.min() else { continue }
  if bent.degrees < 110 {
    lowest = min(lowest ?? bent, bent)
  } else if bent.degrees > 150, let depth = lowest {
    lowest = nil
    count += 1
    let degrees = Int(depth.degrees.rounded())
    print("squat", count, "ends at", frame.time.milliseconds, "ms:", degrees, "degrees")
  }
}
print(count, "squats")
