import Foundation

/// What the façades throw.
///
/// As an `NSError` it has the domain ``errorDomain``, the code's raw value and the message as
/// `localizedDescription`. Errors of the task's own rules carry a bare text; errors from the model, the
/// network or the picture begin with the name of their status, as in `NOT_FOUND: Unable to open file at …`.
public struct TasksError: Error, Sendable, Hashable {
  /// The kind of failure.
  public let code: TasksErrorCode
  /// What happened, what was expected and what to do.
  public let message: String

  /// Creates an error with exactly this text.
  public init(_ code: TasksErrorCode, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Creates an error whose text begins with the name of its status.
  package init(status code: TasksErrorCode, _ text: String) {
    self.init(code, "\(code.statusName): \(text)")
  }
}

extension TasksError: CustomNSError {
  /// The domain of all errors of tasks.
  public static var errorDomain: String { "com.google.mediapipe.tasks" }

  /// The raw value of ``code``.
  public var errorCode: Int { Int(code.rawValue) }

  /// The message under `NSLocalizedDescriptionKey`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
}

extension TasksError: LocalizedError, CustomStringConvertible {
  /// The message.
  public var errorDescription: String? { message }

  /// The message.
  public var description: String { message }
}
