import ArgumentParser
import Foundation
import Logging
import TensorCore
import VisionPipeline
import VisionTasks

/// Runs a task over all inputs and prints a line for each picture or frame. One that fails does not stop the rest.
struct TaskBatch<Output: TaskResult, Subject: SubjectReport> {
  let inputs: InputOptions
  let task: VisionTask<Output>
  let processing: ImageProcessingOptions
  let draw: (Output, Canvas) -> Void
  let report: (Output, InputFrame) -> Report
  private let logger: Logger

  /// What is printed of a result, and why files that go with it are missing.
  typealias Report = (subjects: [Subject], failure: (any Error)?)

  /// - Parameters:
  ///   - processing: where the task searches.
  ///   - draw: draws a result for `--annotate`.
  ///   - report: makes of a result what is printed, and writes the files that go with it.
  init(
    _ inputs: InputOptions, task: VisionTask<Output>, processing: ImageProcessingOptions,
    draw: @escaping (Output, Canvas) -> Void, report: @escaping (Output, InputFrame) -> Report
  ) {
    self.inputs = inputs
    self.task = task
    self.processing = processing
    self.draw = draw
    self.report = report
    logger = Console.makeLogger(isVerbose: inputs.isVerbose)
  }

  /// - Throws: `ExitCode` 1 when an input failed; `EngineError.Code.unwritable` at once when the results
  ///   cannot be written.
  func run() throws {
    let lines = try ResultLines(path: inputs.output)
    try inputs.makeAnnotationDirectory()
    switch inputs.mode {
    case .image: try runPictures(lines)
    case .video: try runVideos(lines)
    }
    try lines.finish()
  }
}

extension TaskBatch {
  private func runPictures(_ lines: ResultLines) throws {
    lines.beginWork(total: inputs.inputs.count, unit: "pictures")
    let paths = inputs.annotatedPaths
    for (index, (source, stem)) in zip(inputs.inputs, inputs.stems).enumerated() {
      let path = paths.indices.contains(index) ? paths[index] : nil
      let (frame, line): (InputFrame, ProcessedFrame)
      do {
        let image = try logger.timing("decoding \(source)") { try picture(source) }
        frame = InputFrame(source: source, stem: stem, index: 0, timestamp: 0, image: image)
        line = try logger.timing("processing \(source)") { try process(frame, annotatedPath: path) }
      } catch {
        try lines.fail(source, error)
        continue
      }
      try lines.write(frame, line.subjects, failures: line.failures)
    }
  }

  private typealias ProcessedFrame = (subjects: [Subject], failures: [any Error])

  /// Finds what is in a picture. Files that cannot be written do not keep that from being printed.
  private func process(_ frame: InputFrame, annotatedPath: String?) throws -> ProcessedFrame {
    let result = try task.detect(image: frame.image, options: processing)
    var failures: [any Error] = []
    if let annotatedPath {
      do { try annotated(frame, result).writePNG(toFile: annotatedPath) } catch { failures.append(error) }
    }
    let (subjects, failure) = report(result, frame)
    return (subjects, failures + [failure].compactMap(\.self))
  }

  private func picture(_ source: String) throws -> MPImage {
    source == "-"
      ? try inputs.picture.image(decoding: StandardInput.read(), name: "standard input")
      : try inputs.picture.image(contentsOfFile: source)
  }

  /// The picture with a result drawn on it.
  func annotated(_ frame: InputFrame, _ result: Output) throws -> PixelImage {
    let canvas = try Canvas(frame.image.pixels)
    draw(result, canvas)
    return canvas.image()
  }
}

/// Standard input, read as one picture.
private enum StandardInput {
  static func read() throws -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw EngineError(.unreadable, "standard input cannot be read: \(String(cString: strerror(errno)))")
      }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= ImageFile.maximumByteCount else {
        throw EngineError(
          .resourceExhausted,
          "standard input: more than \(ImageFile.maximumByteCount >> 20) MiB, too large a picture")
      }
    }
  }
}
