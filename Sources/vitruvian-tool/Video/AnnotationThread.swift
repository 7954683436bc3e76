import Foundation
import Threading
import VisionPipeline

/// Draws on the frames of a video and encodes them on another thread, while the next frame is worked on.
///
/// `@unchecked Sendable`: only the thread touches the video while there is one, and what else changes under
/// the lock.
final class AnnotationThread: @unchecked Sendable {
  /// Makes a picture with results drawn on it.
  typealias Drawing = @Sendable () throws -> PixelImage

  private var video: AnnotatedVideo
  private let lock = Lock()
  private let hasChanged = Condition()
  private var waiting: [(drawing: Drawing, microseconds: Int64)] = []
  private var isClosed = false
  private var failure: (any Error)?
  private var thread: SystemThread?

  /// Frames that wait to be drawn, besides the one that is at hand.
  private static let maximumWaitingCount = 1

  init(_ video: AnnotatedVideo) {
    self.video = video
  }

  /// Adds a frame, at its time in the video. The frame is drawn later, but at once as long as nothing was
  /// written: what is wrong from the beginning is told at the first frames.
  ///
  /// - Throws: Why this frame or one before cannot be drawn or encoded. No further ones are taken then.
  func append(microseconds: Int64, _ drawing: @escaping Drawing) throws {
    guard thread != nil else {
      try video.append(drawing(), microseconds: microseconds)
      // Where the system gives no thread, frames are drawn here.
      if video.hasBegun { thread = SystemThread { self.draw() } }
      return
    }
    try lock.withLock {
      while waiting.count >= Self.maximumWaitingCount, failure == nil { hasChanged.wait(lock) }
      if let failure { throw failure }
      waiting.append((drawing, microseconds))
      hasChanged.wakeAll()
    }
  }

  /// Draws what is left, and completes the file.
  func finish() throws {
    close(drawingRest: true)
    if let failure { throw failure }
    try video.finish()
  }

  /// Gives up the frames that are left.
  func stop() {
    close(drawingRest: false)
  }

  private func close(drawingRest: Bool) {
    lock.withLock {
      if !drawingRest { waiting = [] }
      isClosed = true
      hasChanged.wakeAll()
    }
    thread.take()?.join()
  }

  /// What the thread does.
  private func draw() {
    SystemThread.leaveSignalsToMainThread()
    do {
      while let (drawing, microseconds) = next() {
        try video.append(drawing(), microseconds: microseconds)
      }
    } catch {
      lock.withLock {
        failure = error
        hasChanged.wakeAll()
      }
    }
  }

  /// The next frame; `nil` when there will be none.
  private func next() -> (drawing: Drawing, microseconds: Int64)? {
    lock.withLock {
      while waiting.isEmpty, !isClosed { hasChanged.wait(lock) }
      guard !waiting.isEmpty else { return nil }
      hasChanged.wakeAll()
      return waiting.removeFirst()
    }
  }
}
