import BenchmarkSupport
import Foundation
import VisionTasks

/// A task on an endless video in which everything happens that may leave memory behind: people leave and come
/// back, frames and pictures fail, the video begins anew, and so does the task itself.
///
/// The periods have no common divisor, so that after a while everything has met everything.
struct SoakRun {
  /// How many frames there are between a frame that fails and the next, a reset and the next, and between two
  /// tasks.
  private static let (failurePeriod, resetPeriod, taskPeriod) = (53, 61, 97)
  /// With fewer frames, the first quarter has not seen ten tasks.
  static let leastFrameCount = 4 * 10 * taskPeriod
  /// How often memory is looked at.
  private static let sampleCount = 400

  let name: String
  let frameCount: Int
  let pictures: Pictures
  let makeTask: () throws -> SoakedTask

  /// Processes that many frames.
  ///
  /// - Throws: What a task throws, and ``UnexpectedSuccess``.
  func run(frameCount: Int) throws -> SoakOutcome {
    let start = Date()
    var outcome = SoakOutcome(name: name, frameCount: frameCount)
    var task = try makeTask()
    var time = 0
    for index in 0..<frameCount {
      if index % Self.taskPeriod == Self.taskPeriod - 1 {
        task = try makeTask()
        time = 0
        outcome.subjectCount += try task.subjectsInPicture(pictures[index])
        outcome.taskCount += 1
      }
      if index % Self.resetPeriod == Self.resetPeriod - 1 {
        task.reset()
        time = 0
        outcome.resetCount += 1
      }
      if time > 0, index % Self.failurePeriod == Self.failurePeriod - 1 {
        try fail(task, pictures[index], at: time)
        outcome.failureCount += 1
      }
      time += 33
      outcome.subjectCount += try task.subjectsInFrame(Frame(pictures[index], at: .milliseconds(time)))
      if index % max(1, frameCount / Self.sampleCount) == 0 {
        outcome.samples.append(
          SoakOutcome.Sample(frame: index, byteCount: try ResidentMemory.byteCount()))
      }
      if index == frameCount / 4 { outcome.settledByteCount = try ResidentMemory.usedByteCount() }
    }
    outcome.usedByteCount = try ResidentMemory.usedByteCount()
    outcome.seconds = Date().timeIntervalSince(start)
    return outcome
  }

  /// Hands over what is refused: a frame that comes too late, one that is searched nowhere, and a picture
  /// whose end is missing.
  private func fail(_ task: SoakedTask, _ picture: Picture, at time: Int) throws {
    let nowhere = Search.part(NormalizedBox(left: 2, top: 2, right: 1, bottom: 1))
    let frames = [
      Frame(picture, at: .milliseconds(time)), Frame(picture, at: .milliseconds(time + 1), search: nowhere),
    ]
    for frame in frames {
      try expectFailure { _ = try task.subjectsInFrame(frame) }
    }
    try expectFailure { _ = try Picture(encoded: CutPicture.bytes) }
  }

  private func expectFailure(_ body: () throws -> Void) throws {
    do { try body() } catch is VisionError { return }
    throw UnexpectedSuccess(name: name)
  }
}

/// What is to fail, and did not.
struct UnexpectedSuccess: Error, CustomStringConvertible {
  let name: String

  var description: String { "\(name): took a frame or a picture that is to be refused" }
}

/// A PNG file that ends inside of its pixels.
private enum CutPicture {
  static let bytes: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A,
    0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x00,
    0x08, 0x02, 0x00, 0x00, 0x00, 0x7B, 0x1A, 0x43, 0xAD,
    0x00, 0x00, 0x10, 0x00, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0xED, 0xC1,
  ]
}

/// What a run measured.
struct SoakOutcome: Codable, CustomStringConvertible {
  /// The resident memory at one frame.
  struct Sample: Codable {
    let frame: Int
    let byteCount: Int
  }

  let name: String
  let frameCount: Int
  var subjectCount = 0
  var failureCount = 0
  var resetCount = 0
  /// How many tasks followed the first.
  var taskCount = 0
  var seconds = 0.0
  /// Bytes in use after a quarter of the frames, and after all.
  var settledByteCount = 0
  var usedByteCount = 0
  var samples: [Sample] = []

  var growth: Int { usedByteCount - settledByteCount }

  var description: String {
    "\(name): \(frameCount) frames at \(Int(Double(frameCount) / seconds)) frames/s, "
      + "\(subjectCount) subjects, \(failureCount) failures, \(resetCount) resets, \(taskCount) new tasks, "
      + "\(settledByteCount >> 20) MiB in use, growth \(growth >> 10) KiB, "
      + "at most \((samples.map(\.byteCount).max() ?? 0) >> 20) MiB resident"
  }
}
