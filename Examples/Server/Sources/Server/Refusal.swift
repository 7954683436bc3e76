import Hummingbird
import Vitruvian

/// Why a request is not answered with poses.
enum Refusal {
  private static let retryAfter: HTTPFields = [.retryAfter: "1"]

  /// There are as many requests as may wait.
  static let busy = HTTPError(.serviceUnavailable, headers: retryAfter, message: "too many requests wait")

  /// The time for the request is up.
  static let late = HTTPError(
    .serviceUnavailable, headers: retryAfter, message: "the time for a request is up")

  /// The upload is beyond a limit.
  static func tooLarge(_ message: String) -> HTTPError {
    HTTPError(.contentTooLarge, message: message)
  }

  /// What a client can mend itself is told in the library's words, other errors are the server's.
  static func reason(_ error: VisionError) -> any Error {
    switch error.code {
    case .invalidImage: HTTPError(.badRequest, message: error.message)
    case .resourceExhausted: tooLarge(error.message)
    default: error
    }
  }
}
