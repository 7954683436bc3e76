/// What a task does with one picture. One caller at a time.
protocol TaskPipeline<Output> {
  associatedtype Output: TaskResult

  /// The result for a picture.
  ///
  /// - Throws: ``TasksError``, or `EngineError` when the picture cannot be looked at. The next picture is not
  ///   affected.
  mutating func process(_ frame: Frame) throws -> Output

  /// Forgets the frames before, as at the start of another video.
  mutating func reset()
}
