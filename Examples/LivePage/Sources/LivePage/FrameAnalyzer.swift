import Foundation
import Vitruvian

/// Finds out what is in the frames of one camera, each with what is known of those before.
protocol FrameAnalyzer: Sendable {
  func analyze(_ frame: Frame, number: Int) async throws -> FrameAnalysis
}

/// What the page gets for a frame.
struct FrameAnalysis: Sendable {
  /// A line of JSON, as the command line prints it: recordings of the page can be read by all that reads
  /// those.
  var line: String
  /// Which pixels show a person, if that was asked for.
  var mask: Mask?
}

/// Analyzes frames with any of the library's trackers.
struct TrackerAnalyzer<Tracker: VideoTask, Output: PictureOutput>: FrameAnalyzer {
  private let tracker: Tracker
  private let output: @Sendable (Tracker.Output) -> Output
  private let mask: @Sendable (Output) -> Mask?

  init(
    _ tracker: Tracker, output: @escaping @Sendable (Tracker.Output) -> Output,
    mask: @escaping @Sendable (Output) -> Mask? = { _ in nil }
  ) {
    self.tracker = tracker
    self.output = output
    self.mask = mask
  }

  func analyze(_ frame: Frame, number: Int) async throws -> FrameAnalysis {
    let output = output(try await tracker.process(frame))
    let result = PictureResult(
      source: "camera", frame: number, time: frame.time, width: frame.picture.width,
      height: frame.picture.height, output: output)
    let line = try JSONEncoder.pictureResults.encode(result)
    return FrameAnalysis(line: String(decoding: line, as: UTF8.self), mask: mask(output))
  }
}
