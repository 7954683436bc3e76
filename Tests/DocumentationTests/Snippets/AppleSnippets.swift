// Type-checked by Scripts/check-apple-sources.

#if canImport(CoreMedia)
  import CoreMedia
  import VisionTasks

  final class PoseFinder: Sendable {
    private let queue: FrameQueue<TrackedFrame<Pose>>

    init(show: @escaping @Sendable ([Pose]) -> Void) throws {
      let tracker = try PoseLandmarker.Tracker()
      queue = tracker.queue { _, result in
        if let frame = try? result.get() { show(frame.subjects) }
      }
    }

    /// Takes what `captureOutput(_:didOutput:from:)` gets.
    func find(in buffer: CMSampleBuffer) throws {
      let time = CMSampleBufferGetPresentationTimeStamp(buffer).seconds
      try queue.submit(Frame(Picture(buffer), at: .seconds(time)))
    }
  }
#endif
