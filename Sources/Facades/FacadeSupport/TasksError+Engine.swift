import TensorCore

extension TasksError {
  /// What a user of a task sees of an error of the engine.
  package init(_ error: EngineError) {
    self.init(status: TasksErrorCode(error.code), error.description)
  }

  /// Runs `body` and turns errors of the engine into errors of tasks; all others pass unchanged.
  package static func translating<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as EngineError {
      throw TasksError(error)
    }
  }
}

extension TasksErrorCode {
  /// The code for an error of the engine.
  init(_ code: EngineError.Code) {
    switch code {
    case .notFound: self = .notFoundError
    case .permissionDenied: self = .permissionDeniedError
    case .unsupportedOperator, .unsupported: self = .unimplementedError
    case .resourceExhausted: self = .resourceExhaustedError
    case .invalidNormalization: self = .internalError
    case .invalidModel, .shapeMismatch, .invalidImage, .invalidArgument, .unreadable:
      self = .invalidArgumentError
    // Also for bundles that cannot be opened, as the reference does.
    default: self = .unknownError
    }
  }
}
