import Foundation
import MediaPipeTasksVision
import TestSupport
import Testing

/// What an app has in its bundle: models and pictures.
enum Guide {
  static func modelPath(_ name: String) throws -> String { try ReferenceKit.url("models/\(name)").path }

  /// A picture, loaded as there is no `UIImage(named:)` here.
  static func picture(_ name: String) throws -> UIImage {
    try #require(UIImage(contentsOfFile: ReferenceKit.url("media/\(name)").path))
  }
}

/// Lets a test wait for what a delegate is told.
final class Mailbox<Message: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let arrival = DispatchSemaphore(value: 0)
  private var messages: [Message] = []

  func put(_ message: Message) {
    lock.withLock { messages.append(message) }
    arrival.signal()
  }

  /// The messages once there are `count`, or those that came in half a minute.
  func messages(count: Int) -> [Message] {
    for _ in 0..<count where arrival.wait(timeout: .now() + 30) == .timedOut { break }
    return lock.withLock { messages }
  }
}
