import Vitruvian

var isDown = false
var count = 0

while let line = readLine() {
  let frame = try PictureResult<[Pose]>(line: line)
  guard let pose = frame.output.first else { continue }
  let knees = [Pose.Joint.leftKnee, .rightKnee].compactMap { pose.angle(at: $0) }
  guard let bent = knees.min() else { continue }
  if bent.degrees < 110 {
    isDown = true
  } else if bent.degrees > 150, isDown {
    isDown = false
    count += 1
    print("squat", count, "ends at", frame.time.milliseconds, "ms")
  }
}
print(count, "squats")
