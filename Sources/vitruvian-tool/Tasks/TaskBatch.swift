import ArgumentParser
import Foundation
import Logging
import TensorCore
import VisionPipeline
import VisionTasks

/// Runs a task over all inputs and prints a line for each picture or frame. One that fails does not stop the
/// rest.
struct TaskBatch<Arguments: TaskArguments> {
  let inputs: InputOptions
  let arguments: Arguments
  let task: RunnableTask<Arguments.Output>
  private let search: Search
  private let logger: Logger

  /// Makes the task, and the folder of its masks.
  init(_ inputs: InputOptions, _ arguments: Arguments, _ engine: EngineOptions) throws {
    self.inputs = inputs
    self.arguments = arguments
    task = try arguments.makeTask(TaskSetup(modelPath: inputs.model, mode: inputs.mode, engine: engine))
    search = arguments.search(in: inputs.picture)
    logger = Console.makeLogger(isVerbose: inputs.isVerbose)
    try arguments.masks?.makeDirectory()
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
      let frame: InputFrame
      let output: Arguments.Output
      do {
        frame = InputFrame(
          source: source, stem: stem,
          picture: try logger.timing("decoding \(source)") { try picture(source) })
        output = try logger.timing("processing \(source)") { try process(frame) }
      } catch {
        try lines.fail(source, error)
        continue
      }
      try write(output, of: frame, annotatedPath: path, to: lines)
    }
  }

  private func picture(_ source: String) throws -> Picture {
    source == "-"
      ? try inputs.picture.picture(decoding: StandardInput.read(), name: "standard input")
      : try inputs.picture.picture(contentsOfFile: source)
  }

  /// Finds what is in a picture or frame.
  func process(_ frame: InputFrame) throws -> Arguments.Output {
    try task.process(Frame(frame.picture, at: frame.time, search: search))
  }

  /// Prints what was found, and writes the files that go with it. Files that cannot be written do not keep
  /// the numbers from being printed.
  ///
  /// - Parameter annotatedPath: Where the picture with the output drawn on it goes; `nil` for nowhere.
  func write(
    _ output: Arguments.Output, of frame: InputFrame, annotatedPath: String? = nil, to lines: ResultLines
  ) throws {
    var failures: [any Error] = []
    if let annotatedPath {
      do { try annotated(frame, output).writePNG(toFile: annotatedPath) } catch { failures.append(error) }
    }
    var output = output
    if let failure = arguments.complete(&output, of: frame) { failures.append(failure) }
    try lines.write(PictureResult(output, of: frame), failures: failures)
  }

  /// The picture with an output drawn on it.
  func annotated(_ frame: InputFrame, _ output: Arguments.Output) throws -> PixelImage {
    let canvas = try Canvas(frame.picture.pixels)
    arguments.draw(output, on: canvas)
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
