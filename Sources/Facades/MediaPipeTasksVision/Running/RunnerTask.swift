import VisionTasks

/// What all task classes have beneath their interface.
protocol RunnerTask: AnyObject, Sendable {
  associatedtype Stages: TaskStages
  associatedtype Output: TaskResult
  var runner: TaskRunner<Stages, Output> { get }
}

/// What the options of all tasks on pictures have.
protocol VisionTaskOptions: TaskOptions {
  var runningMode: RunningMode { get set }
}
