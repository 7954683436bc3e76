import CInterruption
import Foundation
import Threading

/// What may end waiting for what does not come.
protocol WaitingEnd: Sendable {
  /// - Throws: ``Interruption/Request`` when there is to be no more waiting.
  func check() throws
}

/// Lets Ctrl-C end work early but in good order: the pictures or frames at hand are finished, files are
/// completed.
///
/// What takes longer than a moment then, and whatever there is at a second Ctrl-C, ends as it is, and
/// unfinished files are removed. There is one at a time.
final class Interruption: WaitingEnd {
  /// The exit status of a program that the user ended.
  static let exitStatus = Int32(interruption_exit_status)

  /// Ends waiting for what the user does not want any more.
  struct Request: Error {}

  /// Whether the user wanted an end of what is over.
  static var wasRequested: Bool { interruption_is_requested() }

  /// Starts to listen.
  init() {
    interruption_begin()
  }

  deinit {
    interruption_end()
  }

  /// Whether the user wants an end.
  var isRequested: Bool { interruption_is_requested() }

  /// - Throws: ``Request`` when the user wants an end.
  func check() throws {
    if isRequested { throw Request() }
  }
}

extension SystemThread {
  /// Keeps signals from the thread that calls this. The main thread gets them, whose waiting for the system
  /// they end.
  static func leaveSignalsToMainThread() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
  }
}
