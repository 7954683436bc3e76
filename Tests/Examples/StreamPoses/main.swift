import Vitruvian

let tracker = try PoseLandmarker.Tracker(model: .path("Models/pose_landmarker_full.task"))
let pictures = [try Picture(contentsOfFile: "photo.jpg")]

let queue = tracker.queue { frame, result in
  switch result {
  case .success(let found): print(frame.time.milliseconds, "ms:", found.subjects.count)
  case .failure(let error): print(frame.time.milliseconds, "ms:", error)
  }
}
for (index, picture) in pictures.enumerated() {
  try queue.submit(Frame(picture, at: .milliseconds(33 * index)))
}
queue.close()  // waits for what was taken
