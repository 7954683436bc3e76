import VisionPipeline

/// From a picture to the result of a landmark task. One caller at a time.
struct LandmarkPipeline<Stages: LandmarkStages, Output: TaskResult>: TaskPipeline {
  private var follower: SubjectFollower<Stages>
  private let makeResult: (SubjectResults<Stages.Subject>) throws -> Output

  /// - Parameter makeResult: what becomes of the subjects in a picture.
  /// - Throws: what ``SubjectSettings/validate()`` throws.
  init(
    _ stages: Stages, settings: SubjectSettings,
    makeResult: @escaping (SubjectResults<Stages.Subject>) throws -> Output
  ) throws(TasksError) {
    try settings.validate()
    follower = SubjectFollower(stages, settings: settings)
    self.makeResult = makeResult
  }

  mutating func process(_ frame: Frame) throws -> Output {
    try makeResult(follower.process(frame))
  }

  mutating func reset() {
    follower.reset()
  }
}
