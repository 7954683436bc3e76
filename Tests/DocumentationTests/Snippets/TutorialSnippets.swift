// The steps of the tutorial, each as it is shown.

import Vitruvian

private func squats1() throws {
  while let line = readLine() {
    let frame = try PictureResult<[Pose]>(line: line)
    print(frame.time.milliseconds, "ms:", frame.output.count, "people")
  }
}

private func squats2() throws {
  while let line = readLine() {
    let frame = try PictureResult<[Pose]>(line: line)
    guard let pose = frame.output.first else { continue }
    let knees = [Pose.Joint.leftKnee, .rightKnee].compactMap { pose.angle(at: $0) }
    guard let bent = knees.min() else { continue }
    print(frame.time.milliseconds, "ms:", Int(bent.degrees.rounded()), "degrees")
  }
}

private func squats3() throws {
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
}

private func squats4() throws {
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
}
