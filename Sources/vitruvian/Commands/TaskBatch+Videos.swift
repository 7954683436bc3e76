import ArgumentParser
import Foundation
import TensorCore
import VisionPipeline
import VisionTasks

extension TaskBatch {
  /// Runs the task over videos, each of which begins anew.
  func runVideos(_ lines: ResultLines) throws {
    let interruption = Interruption()
    let paths = inputs.annotatedPaths
    for (index, (source, stem)) in zip(inputs.inputs, inputs.stems).enumerated() {
      let path = paths.indices.contains(index) ? paths[index] : nil
      do {
        task.reset()
        try runVideo(source, stem: stem, annotatedPath: path, lines, interruption)
      } catch let failure as UnwritableLine {
        throw failure.reason
      } catch {
        try lines.fail(source, error)
      }
      if interruption.isRequested {
        lines.endWork()
        throw ExitCode(Interruption.exitStatus)
      }
    }
  }

  /// Results cannot be written: that ends not only the input but all.
  private struct UnwritableLine: Error {
    let reason: any Error

    static func rethrowing(_ body: () throws -> Void) throws {
      do { try body() } catch { throw UnwritableLine(reason: error) }
    }
  }

  private func runVideo(
    _ source: String, stem: String, annotatedPath: String?, _ lines: ResultLines, _ interruption: Interruption
  ) throws {
    let video = VideoSource(source)
    let probe = VideoProbe(video)
    let expectedCount = probe.frameCount.map { ($0 + inputs.every - 1) / inputs.every }
    let reader = try VideoReader(
      video, step: inputs.every, appliesRotation: inputs.picture.exif == .apply, interruption: interruption)
    defer { reader.stop() }
    var clock = VideoClock(interval: inputs.frameIntervalMs, rate: probe.frameRate)
    var annotation = annotatedPath.map {
      AnnotatedVideo(path: $0, source: video, rate: probe.frameRate?.divided(by: inputs.every))
    }
    lines.beginWork(total: expectedCount, unit: "frames")
    var frameCount = 0
    while !interruption.isRequested, let decoded = try reader.next() {
      frameCount += 1
      let time = clock.advance(to: decoded)
      let frame = InputFrame(
        source: source, stem: stem + String(format: "_frame_%06d", decoded.index), index: decoded.index,
        timestamp: time.milliseconds, image: try inputs.picture.image(decoded.pixels))
      let picture = try process(frame, isAnnotated: annotation != nil, lines)
      try annotation?.append(picture, microseconds: time.microseconds)
    }
    try annotation?.finish()
    guard !interruption.isRequested, let complaint = reader.complaint else { return }
    if let expectedCount, frameCount < expectedCount {
      throw EngineError(
        .invalidImage,
        "\(video) is cut short: \(frameCount) of \(expectedCount) frames came (\(complaint))")
    }
    lines.warn("\(video): \(complaint)")
  }

  /// Prints the line of a frame.
  ///
  /// - Returns: the frame with the result drawn on it, if that is wanted and there is a result.
  private func process(_ frame: InputFrame, isAnnotated: Bool, _ lines: ResultLines) throws -> PixelImage {
    var picture = frame.image.pixels
    let line: FrameReport<Subject>
    do {
      let result = try task.detect(
        videoFrame: frame.image, timestampInMilliseconds: frame.timestamp, options: processing)
      if isAnnotated { picture = try annotated(frame, result) }
      line = try FrameReport(frame: frame, subjects: report(result, frame))
    } catch {
      try UnwritableLine.rethrowing {
        try lines.fail(frame.source, frame: frame.index, timestamp: frame.timestamp, error)
      }
      return picture
    }
    try UnwritableLine.rethrowing { try lines.write(line) }
    return picture
  }
}
