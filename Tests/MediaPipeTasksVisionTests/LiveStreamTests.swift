import Foundation
import TestSupport
import Testing

@testable import MediaPipeTasksVision

/// A delegate that writes down what it is told, and may stop at a gate each time.
private final class Listener: NSObject, PoseLandmarkerLiveStreamDelegate, @unchecked Sendable {
  private let lock = NSLock()
  private let arrival = DispatchSemaphore(value: 0)
  private let permission: DispatchSemaphore?
  private var entries: [(time: Int, error: (any Error)?)] = []

  /// - Parameter stopsEachTime: whether each call waits for ``letGo(_:)``.
  init(stopsEachTime: Bool = false) {
    permission = stopsEachTime ? DispatchSemaphore(value: 0) : nil
  }

  func poseLandmarker(
    _ poseLandmarker: PoseLandmarker, didFinishDetection result: PoseLandmarkerResult?,
    timestampInMilliseconds: Int, error: (any Error)?
  ) {
    lock.withLock {
      // A result comes with its own time and no error, an error with no result.
      let isConsistent =
        error == nil ? result?.timestampInMilliseconds == timestampInMilliseconds : result == nil
      #expect(isConsistent)
      entries.append((timestampInMilliseconds, error))
    }
    arrival.signal()
    _ = permission?.wait(timeout: .now() + 600)
  }

  /// Waits until the delegate was told something more.
  func awaitCall() -> Bool { arrival.wait(timeout: .now() + 600) == .success }

  /// Lets calls return.
  func letGo(_ count: Int = 1) {
    for _ in 0..<count { permission?.signal() }
  }

  var times: [Int] { lock.withLock { entries.map(\.time) } }
  var errors: [any Error] { lock.withLock { entries.compactMap(\.error) } }
}

@Suite("Live streams and their delegates")
struct LiveStreamTests {
  /// A landmarker that finds nobody in black pictures and fails for white ones.
  private func landmarker(_ listener: Listener) throws -> PoseLandmarker {
    let options = PoseLandmarkerOptions()
    options.baseOptions.modelAssetBuffer = Data(try FailingPoseModel.encoded())
    options.runningMode = .liveStream
    options.poseLandmarkerLiveStreamDelegate = listener
    return try PoseLandmarker(options: options)
  }

  @Test("the delegate gets the results in order, with their times")
  func order() throws {
    let listener = Listener()
    let landmarker = try landmarker(listener)
    for time in [-5, 0, 33] {
      try landmarker.detectAsync(image: .plain(0, side: 32), timestampInMilliseconds: time)
      #expect(listener.awaitCall())
    }
    #expect(listener.times == [-5, 0, 33] && listener.errors.isEmpty)
  }

  @Test("of the frames that come while the delegate is busy, only the newest is processed")
  func burst() throws {
    let listener = Listener(stopsEachTime: true)
    let landmarker = try landmarker(listener)
    try landmarker.detectAsync(image: .plain(0, side: 32), timestampInMilliseconds: 1)
    #expect(listener.awaitCall())
    for time in 2...9 {
      try landmarker.detectAsync(image: .plain(0, side: 32), timestampInMilliseconds: time)
    }
    listener.letGo(2)
    #expect(listener.awaitCall())
    #expect(listener.times == [1, 9])
  }

  @Test("a frame that fails is an error for the delegate, and the next one goes on")
  func failingFrame() throws {
    let listener = Listener()
    let landmarker = try landmarker(listener)
    for (time, brightness) in [(1, 0), (2, 255), (3, 0)] as [(Int, UInt8)] {
      try landmarker.detectAsync(image: .plain(brightness, side: 32), timestampInMilliseconds: time)
      #expect(listener.awaitCall())
    }
    #expect(listener.times == [1, Int.min, 3])
    let error = try #require(listener.errors.first) as NSError
    #expect(error.domain == "com.google.mediapipe.tasks" && error.localizedDescription.contains("region"))
  }

  @Test("a time that is not later throws at once, also when the frame before was dropped")
  func times() throws {
    let listener = Listener(stopsEachTime: true)
    let landmarker = try landmarker(listener)
    let image = try MPImage.plain(0, side: 32)
    try landmarker.detectAsync(image: image, timestampInMilliseconds: 1)
    #expect(listener.awaitCall())
    for time in [7, 9] { try landmarker.detectAsync(image: image, timestampInMilliseconds: time) }
    for time in [9, 7, 1] {
      let error = #expect(throws: TasksError.self) {
        try landmarker.detectAsync(image: image, timestampInMilliseconds: time)
      }
      #expect(
        error?.message == "INVALID_ARGUMENT: Input timestamp must be monotonically increasing. "
          + "This frame has \(time) ms, the one before 9 ms.")
    }
    listener.letGo(2)
    #expect(listener.awaitCall())
    #expect(listener.times == [1, 9])
  }

  @Test("the delegate is not kept alive")
  func weakDelegate() throws {
    var listener: Listener? = Listener()
    weak let reference = listener
    let landmarker = try landmarker(#require(listener))
    try landmarker.detectAsync(image: .plain(0, side: 32), timestampInMilliseconds: 1)
    #expect(listener?.awaitCall() == true)
    listener = nil
    let deadline = Date() + 600
    while reference != nil, Date() < deadline { Thread.sleep(forTimeInterval: 0.001) }
    #expect(reference == nil)
    try landmarker.detectAsync(image: .plain(0, side: 32), timestampInMilliseconds: 2)
  }

  @Test("a task that is released while its delegate is busy tells it nothing more")
  func releasing() throws {
    let listener = Listener(stopsEachTime: true)
    do {
      let landmarker = try landmarker(listener)
      try landmarker.detectAsync(image: .plain(0, side: 32), timestampInMilliseconds: 1)
      #expect(listener.awaitCall())
      try landmarker.detectAsync(image: .plain(0, side: 32), timestampInMilliseconds: 2)
    }
    // The delegate holds the task while it is told something.
    listener.letGo(2)
    let another = Listener()
    let other = try landmarker(another)
    try other.detectAsync(image: .plain(0, side: 32), timestampInMilliseconds: 1)
    #expect(another.awaitCall())
    #expect(listener.times == [1])
  }
}
