/// Where a task's pictures come from.
public enum RunningMode: UInt, Sendable, CaseIterable {
  /// Single pictures that have nothing to do with each other.
  case image = 0
  /// Frames of a video, one after the other.
  case video = 1
  /// Frames of a camera; results come later, to a delegate.
  case liveStream = 2
}

extension RunningMode {
  /// The name in messages.
  var displayName: String {
    switch self {
    case .image: "Image"
    case .video: "Video"
    case .liveStream: "Live Stream"
    }
  }

  /// Checks that a delegate is set exactly when results are delivered later.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError`.
  func validate(hasDelegate: Bool) throws(TasksError) {
    switch self {
    case .image, .video:
      guard !hasDelegate else {
        throw TasksError(
          .invalidArgumentError,
          "The vision task is in image or video mode. The delegate must not be set in the task's options.")
      }
    case .liveStream:
      guard hasDelegate else {
        throw TasksError(
          .invalidArgumentError,
          "The vision task is in live stream mode. An object must be set as the delegate of the task in its "
            + "options to ensure asynchronous delivery of results.")
      }
    }
  }

  /// Checks that a call made for `mode` reaches a task of that mode; this is the task's mode.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError`.
  func require(_ mode: RunningMode) throws(TasksError) {
    guard self == mode else {
      throw TasksError(
        .invalidArgumentError,
        "The vision task is not initialized with \(mode.displayName.lowercased()) mode. Current Running Mode: "
          + displayName)
    }
  }
}
