import Foundation

@testable import VisionTasks

/// A list that several threads write to.
final class Log<Entry: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [Entry] = []

  func append(_ entry: Entry) { lock.withLock { list.append(entry) } }

  var entries: [Entry] { lock.withLock { list } }
}

/// How many seconds a test waits, so that a test that fails does not hang. Other tests may keep all threads
/// busy for minutes.
private let patience = 600.0

/// Waits until a condition holds that other threads bring about.
///
/// - Returns: `false` when it never did.
func eventually(_ condition: () -> Bool) -> Bool {
  let deadline = Date() + patience
  while !condition(), Date() < deadline { Thread.sleep(forTimeInterval: 0.001) }
  return condition()
}

/// Waits until a condition holds that other threads bring about, without holding up a thread that they may
/// need.
func eventually(_ condition: () -> Bool) async -> Bool {
  let deadline = ContinuousClock.now + .seconds(patience)
  while !condition(), ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(1)) }
  return condition()
}

/// A place where work stops until the test lets it go on.
final class Gate: Sendable {
  private let arrival = DispatchSemaphore(value: 0)
  private let permission = DispatchSemaphore(value: 0)

  /// Stops here.
  func pass() {
    arrival.signal()
    _ = permission.wait(timeout: .now() + patience)
  }

  /// Waits until a caller stands at the gate.
  ///
  /// - Returns: `false` when none came.
  func awaitArrival(seconds: Double? = nil) -> Bool {
    arrival.wait(timeout: .now() + (seconds ?? patience)) == .success
  }

  /// Waits until a caller stands at the gate, without holding up a thread that it may need to get there.
  ///
  /// - Returns: `false` when none came.
  func arrived() async -> Bool {
    var hasArrived = false
    return await eventually {
      hasArrived = hasArrived || awaitArrival(seconds: 0)
      return hasArrived
    }
  }

  /// Lets `count` pass, now or later.
  func open(_ count: Int = 1) {
    for _ in 0..<count { permission.signal() }
  }
}

/// What went wrong on purpose.
struct FakeError: Error, Equatable {}

extension Picture {
  /// A picture of one brightness.
  static func plain(_ brightness: UInt8, side: Int = 64) throws -> Picture {
    try Picture(
      width: side, height: side, layout: .rgb, [UInt8](repeating: brightness, count: 3 * side * side))
  }
}

extension Frame {
  /// A black frame at a time.
  static func at(_ milliseconds: Int) throws -> Frame {
    Frame(try .plain(0, side: 1), at: .milliseconds(milliseconds))
  }
}

/// Alive as long as its owner is.
final class Life: Sendable {}

/// A task that finds nothing and tells what it is asked for.
struct FakeTask: VideoTask {
  let life = Life()
  let log = Log<String>()
  /// Where each frame stops, if anywhere.
  var gate: Gate?

  func process(_ frame: Frame) throws -> Int {
    log.append("frame \(frame.time.milliseconds)")
    gate?.pass()
    return frame.time.milliseconds
  }

  func process(_ frame: Frame) async throws -> Int {
    log.append("frame \(frame.time.milliseconds)")
    return frame.time.milliseconds
  }

  func reset() {
    log.append("reset")
  }
}
