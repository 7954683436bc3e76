import Foundation
import Threading
import VisionPipeline

/// The frames of a video, of which the next are decoded on another thread while one is worked on.
///
/// `@unchecked Sendable`: the reader is only touched by the thread until that has ended, and what else
/// changes under the lock.
final class FramesAhead: @unchecked Sendable {
  private let reader: VideoReader
  private let stopSign: StopSign
  private let lock = Lock()
  private let hasChanged = Condition()
  private var frames: [DecodedFrame] = []
  /// What came after the last frame.
  private var end: Result<Void, any Error>?
  private var thread: SystemThread?

  /// Frames that are ready have at most this size in total, or are a single one.
  private static let maximumByteCount = 4 << 20

  /// Starts to decode; see ``VideoReader``.
  init(
    _ source: VideoSource, step: Int, appliesRotation: Bool, maximumPixelCount: Int, processors: Int?,
    interruption: Interruption, warn: @escaping @Sendable (String) -> Void
  ) throws {
    let stopSign = StopSign(interruption)
    self.stopSign = stopSign
    reader = try VideoReader(
      source, step: step, appliesRotation: appliesRotation, maximumPixelCount: maximumPixelCount,
      processors: processors, interruption: stopSign, warn: warn)
    // Where the system gives no thread, frames are decoded when they are asked for.
    thread = SystemThread { [weak self] in self?.decode() }
  }

  /// The next frame; `nil` after the last, and after an interruption.
  ///
  /// - Throws: What ``VideoReader/next()`` throws.
  func next() throws -> DecodedFrame? {
    guard thread != nil else { return try reader.next() }
    return try lock.withLock {
      while frames.isEmpty, end == nil { hasChanged.wait(lock) }
      guard !frames.isEmpty else {
        try end?.get()
        return nil
      }
      hasChanged.wakeAll()
      return frames.removeFirst()
    }
  }

  /// What is wrong with the video after its last frame, though ffmpeg went on.
  var complaint: String? {
    waitForThread()
    return reader.complaint
  }

  /// Ends decoding, also before the last frame.
  func stop() {
    stopSign.raise()
    lock.withLock { hasChanged.wakeAll() }
    waitForThread()
    reader.stop()
  }

  private func waitForThread() {
    thread.take()?.join()
  }

  /// What the thread does.
  private func decode() {
    SystemThread.leaveSignalsToMainThread()
    let end = Result {
      while let frame = try reader.next(), waitForRoom(for: frame) {}
    }
    lock.withLock {
      self.end = end
      hasChanged.wakeAll()
    }
  }

  /// Hands a frame over when there is room for it.
  ///
  /// - Returns: Whether it is wanted.
  private func waitForRoom(for frame: DecodedFrame) -> Bool {
    lock.withLock {
      let byteCount = frame.pixels.rowByteCount * frame.pixels.height
      while !frames.isEmpty, (frames.count + 1) * byteCount > Self.maximumByteCount, !stopSign.isRaised {
        hasChanged.wait(lock)
      }
      frames.append(frame)
      hasChanged.wakeAll()
      return !stopSign.isRaised
    }
  }

  /// Ends waiting for frames that are not wanted any more.
  private final class StopSign: WaitingEnd, @unchecked Sendable {
    private let interruption: Interruption
    private let lock = Lock()
    private var hasBeenRaised = false

    init(_ interruption: Interruption) { self.interruption = interruption }

    var isRaised: Bool { lock.withLock { hasBeenRaised } || interruption.isRequested }

    func raise() { lock.withLock { hasBeenRaised = true } }

    func check() throws {
      if isRaised { throw Interruption.Request() }
    }
  }
}
