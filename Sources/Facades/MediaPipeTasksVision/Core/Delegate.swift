import FacadeSupport
import Foundation

/// The hardware that networks run on.
public enum Delegate: UInt, Sendable, CaseIterable {
  // Names as apps know them.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The processor.
  case CPU = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The graphics processor, which networks do not run on: ``Vitruvian/gpuRequests`` says what comes of it.
  case GPU = 1
}

/// What an app chooses for all of its tasks, beyond MediaPipe's interface.
///
/// ```swift
/// Vitruvian.gpuRequests = .useCPU
/// ```
///
/// In a file that also imports the module of this name, the name means this type; the module's types are
/// reached as those of `VisionTasks`.
public enum Vitruvian {
  /// What comes of options that ask for the graphics processor.
  public enum GPURequests: Sendable, Hashable, CaseIterable {
    /// The task is not created, and the error names this choice: running on the processor unasked would hide
    /// why an app is slower than its author expects.
    case error
    /// The task runs on the processor.
    case useCPU
  }

  /// What comes of options that ask for the graphics processor, in tasks that are created from now on.
  public static var gpuRequests: GPURequests {
    get { lock.withLock { storedGPURequests } }
    set { lock.withLock { storedGPURequests = newValue } }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var storedGPURequests = GPURequests.error
}

extension Delegate {
  /// Checks that networks can run on this hardware, or that the app is content with the processor.
  ///
  /// - Throws: `TasksError` with code `unimplementedError`.
  func validate() throws(TasksError) {
    guard self == .CPU || Vitruvian.gpuRequests == .useCPU else {
      throw TasksError(
        .unimplementedError,
        "The GPU delegate is not available: networks run on the CPU only. Set baseOptions.delegate to .CPU, or "
          + "Vitruvian.gpuRequests to .useCPU for all tasks.")
    }
  }
}
