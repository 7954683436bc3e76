import FacadeSupport

/// Where a task's pictures come from.
public enum RunningMode: UInt, Sendable, CaseIterable {
  /// Single pictures that have nothing to do with each other.
  case image = 0
  /// Frames of a video, one after the other.
  case video = 1
  /// Frames of a camera; results come later, to a delegate.
  case liveStream = 2
}

/// The running modes of all kinds of tasks.
public enum MPPCoreRunningMode: UInt, Sendable, CaseIterable {
  /// None was named.
  case unspecified = 0
  /// Single pictures.
  case image = 1
  /// Frames of a video.
  case video = 2
  /// Frames of a camera.
  case liveStream = 3
  /// Pieces of sound.
  case audioClips = 4
  /// Sound of a microphone.
  case audioStream = 5
}

// The names are the originals'.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a running mode in messages.
public func MPPRunningModeDisplayName(_ runningMode: RunningMode) -> String? {
  runningMode.displayName
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The running mode of all kinds of tasks that a mode of vision tasks is.
public func MPPCoreRunningModeFromVisionRunningMode(_ runningMode: RunningMode) -> MPPCoreRunningMode {
  switch runningMode {
  case .image: .image
  case .video: .video
  case .liveStream: .liveStream
  }
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
  /// - Throws: `TasksError` with code `invalidArgumentError`.
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

  /// The error of a call for another mode than this one, which is the task's.
  func refusal(ofCallFor mode: RunningMode) -> TasksError {
    TasksError(
      .invalidArgumentError,
      "The vision task is not initialized with \(mode.displayName.lowercased()) mode. Current Running Mode: "
        + displayName)
  }
}
