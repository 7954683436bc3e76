import ArgumentParser

/// The tasks of the tool, in the order of its help.
enum Tasks {
  static let all: [any TaskArguments.Type] = [
    PoseArguments.self, FaceArguments.self, HandArguments.self, ObjectArguments.self,
    FaceDetectionArguments.self, GestureArguments.self, HolisticArguments.self, SegmentArguments.self,
  ]

  /// The command of each task.
  static var commands: [any ParsableCommand.Type] { all.map { command(of: $0) } }

  private static func command<Arguments: TaskArguments>(
    of arguments: Arguments.Type
  ) -> any ParsableCommand.Type {
    TaskCommand<Arguments>.self
  }
}

/// Runs a task on pictures or videos.
struct TaskCommand<Arguments: TaskArguments>: ParsableCommand {
  static var configuration: CommandConfiguration { Arguments.configuration }

  @OptionGroup var inputs: InputOptions
  @OptionGroup var task: Arguments
  @OptionGroup var engine: EngineOptions

  func validate() throws {
    try task.validate(mode: inputs.mode)
    try task.validateOutputs()
    guard task.plotPath == nil || inputs.mode == .image || !inputs.areSeveral else {
      throw ValidationError("--plot draws the motion in one video; name one")
    }
    guard task.plotPath == nil || inputs.mode == .video || !inputs.many.isResumed else {
      throw ValidationError(
        "--plot draws what a run finds, and --resume leaves pictures out; give one of both")
    }
  }

  func run() throws {
    let resultFolders = [inputs.areSeveral ? inputs.annotate : nil, task.masks?.folder].compactMap(\.self)
    var list = InputList(inputs, resultFolders: resultFolders)
    try inputs.validateFiles(of: task, &list)
    try TaskBatch(inputs, list, task, engine).run()
  }
}
