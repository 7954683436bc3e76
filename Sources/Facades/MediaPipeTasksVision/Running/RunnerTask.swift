/// What all task classes have beneath their interface.
protocol RunnerTask: AnyObject, Sendable {
  associatedtype Output: TaskResult
  var runner: TaskRunner<Output> { get }
}

/// What the options of all tasks on pictures have.
protocol VisionTaskOptions: TaskOptions {
  var runningMode: RunningMode { get set }
}
