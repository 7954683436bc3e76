import ArgumentParser
import Foundation
import TensorCore
import VisionPipeline
import VisionTasks

/// The work of a task on one video, which begins anew with it.
struct VideoWork<Arguments: TaskArguments> {
  private let batch: TaskBatch<Arguments>
  private let input: NumberedInput
  private let task: RunnableTask<Arguments.Output>
  private let lines: InputLines<Arguments.Output>
  private let interruption: Interruption

  init(
    batch: TaskBatch<Arguments>, input: NumberedInput, task: RunnableTask<Arguments.Output>,
    lines: InputLines<Arguments.Output>, _ interruption: Interruption
  ) {
    (self.batch, self.input, self.task, self.lines) = (batch, input, task, lines)
    self.interruption = interruption
  }

  private var inputs: InputOptions { batch.inputs }
  /// The video as the user named it.
  private var source: String { input.input.source }

  /// Prints a line for each frame.
  ///
  /// - Throws: What ends the work on all videos: results that cannot be written, or ``Interruption/Request``.
  func run() throws {
    do {
      task.reset()
      try batch.shares.withVideo(processFrames)
    } catch let failure as UnwritableLine {
      throw failure.reason
    } catch let error where !(error is Interruption.Request) {
      try lines.fail(source, error)
    }
    try interruption.check()
  }

  /// Results cannot be written: that ends not only the input but all.
  private struct UnwritableLine: Error {
    let reason: any Error

    static func rethrowing(_ body: () throws -> Void) throws {
      do { try body() } catch { throw UnwritableLine(reason: error) }
    }
  }

  /// - Parameter processors: For how many processors the video is decoded; `nil` for all.
  private func processFrames(processors: Int?) throws {
    let video = input.input.path.map(VideoSource.init) ?? .stream(nil)
    let claims = VideoClaims(of: video, interruption)
    let reader = try FramesAhead(
      video, step: inputs.every, appliesRotation: inputs.picture.exif == .apply,
      maximumPixelCount: inputs.picture.limits.maximumPixelCount, processors: processors,
      interruption: interruption, warn: lines.warn)
    defer { reader.stop() }
    var clock = VideoClock(interval: inputs.frameIntervalMs, rate: claims.probe.frameRate)
    var annotation: AnnotationThread?
    defer { annotation?.stop() }
    /// Goes on without drawings when they cannot be written.
    func annotate(_ body: (AnnotationThread) throws -> Void) throws {
      do {
        if let annotation { try body(annotation) }
      } catch {
        annotation.take()?.stop()
        try UnwritableLine.rethrowing { try lines.fail(source, error) }
      }
    }
    // Of several videos at a time, the frames of all are counted together.
    if inputs.many.jobs == 1 {
      lines.beginWork(total: lines.showsProgress ? expectedCount(claims) : nil, unit: "frames")
    }
    var frameCount = 0
    while !interruption.isRequested, let decoded = try reader.next() {
      frameCount += 1
      if decoded.index == 0 { annotation = makeAnnotation(of: video, decoded, claims) }
      let time = clock.advance(to: decoded)
      let frame = InputFrame(
        source: source, number: input.number, stem: input.stem + String(format: "_frame_%06d", decoded.index),
        index: decoded.index,
        time: .milliseconds(time.milliseconds), picture: try inputs.picture.picture(decoded.pixels))
      let output = try process(frame)
      try annotate {
        try $0.append(microseconds: time.microseconds) { [batch] in
          try output.map { try batch.annotated(frame, $0) } ?? frame.picture.pixels
        }
      }
    }
    try annotate { try $0.finish() }
    guard !interruption.isRequested, let complaint = reader.complaint else { return }
    if let expectedCount = expectedCount(claims), frameCount < expectedCount {
      throw EngineError(
        .invalidImage,
        "\(video) is cut short: \(frameCount) of \(expectedCount) frames came (\(complaint))")
    }
    lines.warn("\(video): \(complaint)")
  }

  /// What draws on the frames of a video, of which the first is known; `nil` where nothing is drawn.
  private func makeAnnotation(
    of video: VideoSource, _ first: DecodedFrame, _ claims: VideoClaims
  ) -> AnnotationThread? {
    guard let path = input.annotatedPath else { return nil }
    return AnnotationThread(
      AnnotatedVideo(
        path: path, source: video, pixelAspect: first.pixelAspect,
        rate: claims.probe.frameRate?.divided(by: inputs.every)))
  }

  /// How many frames are worked on; `nil` when nothing tells.
  private func expectedCount(_ claims: VideoClaims) -> Int? {
    claims.probe.frameCount.map { ($0 + inputs.every - 1) / inputs.every }
  }

  /// Finds what is in a frame and prints its line.
  ///
  /// - Returns: What was found; `nil` for a frame that failed.
  private func process(_ frame: InputFrame) throws -> Arguments.Output? {
    let output: Arguments.Output
    do {
      output = try batch.find(in: frame, with: task)
    } catch {
      try UnwritableLine.rethrowing {
        try lines.fail(frame.source, frame: frame.index, time: frame.time, error)
      }
      return nil
    }
    try UnwritableLine.rethrowing { try batch.write(output, of: frame, to: lines) }
    return output
  }
}

/// What a video says of itself, which is asked for when it is needed: starting a program takes as long as
/// some frames.
private final class VideoClaims {
  private let video: VideoSource
  private let interruption: Interruption
  private(set) lazy var probe = VideoProbe(video, interruption: interruption)

  init(of video: VideoSource, _ interruption: Interruption) {
    (self.video, self.interruption) = (video, interruption)
  }
}
