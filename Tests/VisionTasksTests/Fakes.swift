import Foundation

@testable import VisionTasks

/// A list that several threads write to.
final class Log<Entry: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [Entry] = []

  func append(_ entry: Entry) { lock.withLock { list.append(entry) } }

  var entries: [Entry] { lock.withLock { list } }
}

/// How many seconds anybody waits, so that a test that fails does not hang. Other tests may keep all threads busy for
/// minutes.
private let patience = 600.0

/// Waits until a condition holds that other threads bring about.
///
/// - Returns: `false` when it never did.
func eventually(_ condition: () -> Bool) -> Bool {
  let deadline = Date() + patience
  while !condition(), Date() < deadline { Thread.sleep(forTimeInterval: 0.001) }
  return condition()
}

/// The same, without holding up a thread that others may need.
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

  /// Waits until somebody stands at the gate.
  ///
  /// - Returns: `false` when nobody came.
  func awaitArrival(seconds: Double? = nil) -> Bool {
    arrival.wait(timeout: .now() + (seconds ?? patience)) == .success
  }

  /// Waits until somebody stands at the gate, without holding up a thread that they may need to get there.
  ///
  /// - Returns: `false` when nobody came.
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

extension MPImage {
  /// A picture of one brightness.
  static func plain(_ brightness: UInt8, side: Int = 64) throws -> MPImage {
    try MPImage(
      pixels: [UInt8](repeating: brightness, count: 3 * side * side), width: side, height: side, format: .rgb)
  }
}

extension Frame {
  /// A black frame at a time.
  static func at(_ milliseconds: Int) throws -> Frame {
    try Frame(
      .plain(0, side: 1), options: ImageProcessingOptions(), time: FrameTime(milliseconds: milliseconds))
  }
}

/// A pipeline that does nothing but tell what it is asked for.
struct FakePipeline {
  /// Alive as long as the pipeline is.
  final class Life: Sendable {}

  let life = Life()
  let log = Log<String>()
  /// Where each frame stops, if anywhere.
  var gate: Gate?

  func process(_ frame: Frame) -> ObjectDetectorResult {
    log.append("frame \(frame.timestampInMilliseconds)")
    gate?.pass()
    return ObjectDetectorResult(
      detections: [], timestampInMilliseconds: frame.timestampInMilliseconds)
  }

  func reset() {
    log.append("reset")
  }
}

/// A task around a fake pipeline that logs what its delegate would be told.
final class FakeTask: VisionTask<ObjectDetectorResult>, @unchecked Sendable {
  /// Who is told, and what.
  final class Delegate: Sendable {
    let log = Log<Int>()
  }

  init(_ pipeline: FakePipeline, mode: RunningMode, delegate: Delegate? = nil) throws {
    let options = ObjectDetectorOptions()
    options.runningMode = mode
    try super.init(options, taskName: "fake", delegate: delegate) {
      TaskPipeline(process: pipeline.process, reset: pipeline.reset)
    }
  }

  override func deliver(
    _ result: ObjectDetectorResult?, at milliseconds: Int, _ error: (any Error)?, to delegate: AnyObject
  ) {
    (delegate as? Delegate)?.log.append(milliseconds)
  }
}
