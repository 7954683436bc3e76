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
      } catch is Interruption.Request {
        // What follows tells.
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
    let probe = VideoProbe(video, interruption: interruption)
    let expectedCount = probe.frameCount.map { ($0 + inputs.every - 1) / inputs.every }
    let reader = try VideoReader(
      video, step: inputs.every, appliesRotation: inputs.picture.exif == .apply, interruption: interruption,
      warn: lines.warn)
    defer { reader.stop() }
    var clock = VideoClock(interval: inputs.frameIntervalMs, rate: probe.frameRate)
    var annotation = annotatedPath.map {
      AnnotatedVideo(path: $0, source: video, rate: probe.frameRate?.divided(by: inputs.every))
    }
    /// Goes on without drawings when they cannot be written.
    func annotate(_ body: (inout AnnotatedVideo) throws -> Void) throws {
      guard var current = annotation.take() else { return }
      do {
        try body(&current)
        annotation = current
      } catch {
        try UnwritableLine.rethrowing { try lines.fail(source, error) }
      }
    }
    lines.beginWork(total: expectedCount, unit: "frames")
    var frameCount = 0
    while !interruption.isRequested, let decoded = try reader.next() {
      frameCount += 1
      let time = clock.advance(to: decoded)
      let frame = InputFrame(
        source: source, stem: stem + String(format: "_frame_%06d", decoded.index), index: decoded.index,
        time: .milliseconds(time.milliseconds), picture: try inputs.picture.picture(decoded.pixels))
      let output = try process(frame, lines)
      try annotate {
        let picture = try output.map { try annotated(frame, $0) } ?? frame.picture.pixels
        try $0.append(picture, microseconds: time.microseconds)
      }
    }
    try annotate { try $0.finish() }
    guard !interruption.isRequested, let complaint = reader.complaint else { return }
    if let expectedCount, frameCount < expectedCount {
      throw EngineError(
        .invalidImage,
        "\(video) is cut short: \(frameCount) of \(expectedCount) frames came (\(complaint))")
    }
    lines.warn("\(video): \(complaint)")
  }

  /// Finds what is in a frame and prints its line.
  ///
  /// - Returns: What was found; `nil` for a frame that failed.
  private func process(_ frame: InputFrame, _ lines: ResultLines) throws -> Arguments.Output? {
    let output: Arguments.Output
    do {
      output = try process(frame)
    } catch {
      try UnwritableLine.rethrowing {
        try lines.fail(frame.source, frame: frame.index, time: frame.time, error)
      }
      return nil
    }
    try UnwritableLine.rethrowing { try write(output, of: frame, to: lines) }
    return output
  }
}
