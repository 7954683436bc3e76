/// What a task does with one picture. One caller at a time.
///
/// Closures instead of a protocol: a value of a protocol's type needs its own type at run time, and looking up one with
/// type parameters is slow when a task is created.
struct TaskPipeline<Output: TaskResult> {
  /// The result for a picture.
  ///
  /// Throws ``TasksError``, or `EngineError` when the picture cannot be looked at. The next picture is not affected.
  let process: (Frame) throws -> Output
  /// Forgets the frames before, as at the start of another video.
  let reset: () -> Void
}
