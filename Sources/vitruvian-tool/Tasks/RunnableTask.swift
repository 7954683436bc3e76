import VisionTasks

/// A task that was made for single pictures, or for the frames of videos.
struct RunnableTask<Output: PictureOutput>: Sendable {
  /// What is in a frame; a task on single pictures does not look at the time.
  let process: @Sendable (Frame) throws -> Output
  /// Forgets all frames, as before another video.
  let reset: @Sendable () -> Void

  init(_ task: some VisionTask<Output>) {
    process = { try task.process($0.picture, search: $0.search) }
    reset = {}
  }

  init(_ task: some VideoTask<Output>) {
    process = { try task.process($0) }
    reset = { task.reset() }
  }

  init(_ tracker: some VideoTask<FrameOutput<Output>>) {
    process = { try tracker.process($0).output }
    reset = { tracker.reset() }
  }

  init<Subject>(_ tracker: some VideoTask<TrackedFrame<Subject>>) where Output == [Subject] {
    process = { try tracker.process($0).subjects }
    reset = { tracker.reset() }
  }
}
