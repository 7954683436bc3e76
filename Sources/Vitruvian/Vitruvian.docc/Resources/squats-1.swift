import Vitruvian

while let line = readLine() {
  let frame = try PictureResult<[Pose]>(line: line)
  print(frame.time.milliseconds, "ms:", frame.output.count, "people")
}
