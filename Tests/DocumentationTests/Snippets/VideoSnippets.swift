import Vitruvian

private func pixels(bytes: [UInt8], y: [UInt8], uv: [UInt8]) throws {
  let color = try Picture(width: 640, height: 480, layout: .rgb, bytes)
  let screen = try Picture(width: 640, height: 480, layout: .bgra, bytesPerRow: 2560, bytes)
  let camera = try Picture(width: 640, height: 480, luma: y, chroma: uv, range: .video)
  _ = (color, screen, camera)
}

private func follow(tracker: PoseLandmarker.Tracker, frames: AsyncStream<Frame>) async throws {
  for await result in tracker.poses(in: frames, whenBusy: .dropOldest) {
    let frame = try result.get()
    print(frame.time.milliseconds, frame.subjects.count, frame.detectorRan)
  }
}
