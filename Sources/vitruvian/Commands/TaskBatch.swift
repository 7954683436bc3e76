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
  let report: (Output, InputFrame) throws -> [Subject]
  private let logger: Logger

  /// - Parameters:
  ///   - processing: where the task searches.
  ///   - draw: draws a result for `--annotate`.
  ///   - report: makes of a result what is printed, and writes the files that go with it.
  init(
    _ inputs: InputOptions, task: VisionTask<Output>, processing: ImageProcessingOptions,
    draw: @escaping (Output, Canvas) -> Void, report: @escaping (Output, InputFrame) throws -> [Subject]
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
    lines.endWork()
    try lines.throwFailure()
  }
}

extension TaskBatch {
  private func runPictures(_ lines: ResultLines) throws {
    lines.beginWork(total: inputs.inputs.count, unit: "pictures")
    let paths = inputs.annotatedPaths
    for (index, (source, stem)) in zip(inputs.inputs, inputs.stems).enumerated() {
      let line: FrameReport<Subject>
      do {
        let image = try logger.timing("decoding \(source)") { try picture(source) }
        let frame = InputFrame(source: source, stem: stem, index: 0, timestamp: 0, image: image)
        line = try logger.timing("processing \(source)") {
          let result = try task.detect(image: image, options: processing)
          if paths.indices.contains(index) {
            try annotated(frame, result).writePNG(toFile: paths[index])
          }
          return try FrameReport(frame: frame, subjects: report(result, frame))
        }
      } catch {
        try lines.fail(source, error)
        continue
      }
      try lines.write(line)
    }
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
