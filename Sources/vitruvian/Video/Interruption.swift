import Foundation

/// Lets Ctrl-C end a video early but in good order: the frame at hand is finished, files are completed.
///
/// A second Ctrl-C kills the process at once. `@unchecked Sendable`: all state is used under the lock.
final class Interruption: @unchecked Sendable {
  private let lock = NSLock()
  private var hasHappened = false
  private var sources: [any DispatchSourceSignal] = []

  /// The exit status of a program that the user ended.
  static let exitStatus: Int32 = 130

  /// Starts to listen.
  init() {
    for number in [SIGINT, SIGTERM] {
      // The default action would come before the source's.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [weak self] in
        signal(number, SIG_DFL)
        self?.happen()
      }
      source.resume()
      sources.append(source)
    }
  }

  /// Whether the user wants an end.
  var isRequested: Bool { lock.withLock { hasHappened } }

  private func happen() {
    lock.withLock { hasHappened = true }
  }
}
