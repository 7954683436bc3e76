/// The kinds of failure of a task, as in `(error as NSError).code`.
///
/// Codes up to ``unauthenticatedError`` are those of gRPC. Every error of a task has the domain
/// ``TasksError/errorDomain``.
public enum TasksErrorCode: UInt, Sendable, CaseIterable {
  /// The caller ended the operation.
  case cancelledError = 1
  /// The cause is not known.
  case unknownError = 2
  /// An option, an argument or a file's contents cannot be used.
  case invalidArgumentError = 3
  /// The operation took too long.
  case deadlineExceededError = 4
  /// A file or a part of a model is missing.
  case notFoundError = 5
  /// What should be made is already there.
  case alreadyExistsError = 6
  /// A file may not be read.
  case permissionDeniedError = 7
  /// The request would need more memory than is allowed.
  case resourceExhaustedError = 8
  /// The operation does not fit the present state.
  case failedPreconditionError = 9
  /// The operation was broken off.
  case abortedError = 10
  /// A position is beyond the end.
  case outOfRangeError = 11
  /// The feature does not exist here.
  case unimplementedError = 12
  /// The task cannot be set up as asked.
  case internalError = 13
  /// The resource cannot be used at the moment.
  case unavailableError = 14
  /// Data are lost or damaged beyond repair.
  case dataLossError = 15
  /// Credentials are missing.
  case unauthenticatedError = 16
  /// The microphone may not be used. Audio tasks only.
  case audioRecordPermissionDeniedError = 17
  /// The user has not been asked yet whether the microphone may be used. Audio tasks only.
  case audioRecordPermissionUndeterminedError = 18
  /// The microphone has not delivered anything yet. Audio tasks only.
  case audioRecordWaitingForNewMicInputError = 19
  /// The microphone is not being recorded. Audio tasks only.
  case audioRecordNotTappingMicError = 20

  /// The code with the smallest value.
  public static var first: TasksErrorCode { .cancelledError }
  /// The code with the largest value.
  public static var last: TasksErrorCode { .audioRecordNotTappingMicError }
}

extension TasksErrorCode {
  /// The name that messages of the engine begin with, such as `INVALID_ARGUMENT`.
  var statusName: String {
    switch self {
    case .cancelledError: "CANCELLED"
    case .unknownError: "UNKNOWN"
    case .invalidArgumentError: "INVALID_ARGUMENT"
    case .deadlineExceededError: "DEADLINE_EXCEEDED"
    case .notFoundError: "NOT_FOUND"
    case .alreadyExistsError: "ALREADY_EXISTS"
    case .permissionDeniedError: "PERMISSION_DENIED"
    case .resourceExhaustedError: "RESOURCE_EXHAUSTED"
    case .failedPreconditionError: "FAILED_PRECONDITION"
    case .abortedError: "ABORTED"
    case .outOfRangeError: "OUT_OF_RANGE"
    case .unimplementedError: "UNIMPLEMENTED"
    case .internalError: "INTERNAL"
    case .unavailableError: "UNAVAILABLE"
    case .dataLossError: "DATA_LOSS"
    case .unauthenticatedError: "UNAUTHENTICATED"
    case .audioRecordPermissionDeniedError, .audioRecordPermissionUndeterminedError,
      .audioRecordWaitingForNewMicInputError, .audioRecordNotTappingMicError:
      "UNKNOWN"
    }
  }
}
