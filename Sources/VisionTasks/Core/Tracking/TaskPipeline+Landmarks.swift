import VisionPipeline

extension TaskPipeline {
  /// From a picture to the result of a landmark task.
  ///
  /// - Parameter makeResult: what becomes of the subjects in a picture.
  /// - Throws: what ``SubjectSettings/validate()`` throws.
  init<Stages: LandmarkStages>(
    _ stages: Stages, settings: SubjectSettings,
    makeResult: @escaping (SubjectResults<Stages.Subject>) throws -> Output
  ) throws(TasksError) {
    try settings.validate()
    var follower = SubjectFollower(stages, settings: settings)
    self.init {
      try makeResult(follower.process($0))
    } reset: {
      follower.reset()
    }
  }
}
