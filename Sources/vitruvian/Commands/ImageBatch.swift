import ArgumentParser
import Foundation
import TensorCore
import VisionPipeline
import VisionTasks

/// A decoded input.
struct Picture {
  /// The input as the user named it.
  let source: String
  /// The name of files that are made from it, without a folder; unique among the inputs.
  let stem: String
  let pixels: PixelImage
  let image: MPImage
}

/// Processes pictures one after the other and prints a line for each; one that fails does not stop the rest.
struct ImageBatch {
  private let options: ImageOptions

  init(_ options: ImageOptions) {
    self.options = options
  }

  /// Calls `process` for each picture and prints what it returns.
  ///
  /// - Throws: `ExitCode` 1 when a picture failed.
  func run(_ process: (Picture) throws -> some Encodable) throws {
    let output = try ResultOutput(path: options.output)
    let stems = uniqueStems()
    var hasFailed = false
    let logger = Console.makeLogger(isVerbose: options.isVerbose)
    for (source, stem) in zip(options.inputs, stems) {
      do {
        let picture = try logger.timing("decoding \(source)") { try self.picture(source, stem: stem) }
        try output.write(logger.timing("processing \(source)") { try process(picture) })
      } catch {
        hasFailed = true
        let message = Self.message(of: error)
        Console.error(message)
        try output.write(FailureReport(source: source, error: message))
      }
    }
    if hasFailed { throw ExitCode(ExitStatus.failure) }
  }

  private func picture(_ source: String, stem: String) throws -> Picture {
    let exif: ExifHandling = options.exif == .apply ? .apply : .ignore
    let pixels =
      source == "-"
      ? try PixelImage(decoding: StandardInput.read(), name: "standard input", exif: exif)
      : try PixelImage(contentsOfFile: source, exif: exif)
    return Picture(
      source: source, stem: stem, pixels: pixels,
      image: MPImage(pixels: pixels, orientation: try options.storedOrientation))
  }

  /// File names without folder and extension, with a number where two inputs share one.
  private func uniqueStems() -> [String] {
    var counts: [String: Int] = [:]
    return options.inputs.map { input in
      let stem =
        input == "-"
        ? "stdin" : URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent
      counts[stem, default: 0] += 1
      return counts[stem] == 1 ? stem : "\(stem)_\(counts[stem] ?? 0)"
    }
  }

  private static func message(of error: any Error) -> String {
    (error as? EngineError)?.description ?? error.localizedDescription
  }
}

/// The line of an input that failed.
private struct FailureReport: Encodable {
  let source: String
  let error: String
}

/// Where result lines go: a file, or standard output.
private struct ResultOutput {
  private let file: FileHandle

  init(path: String?) throws {
    guard let path else {
      file = .standardOutput
      return
    }
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else {
      throw EngineError(.unreadable, "\(path) cannot be written")
    }
    self.file = file
  }

  func write(_ value: some Encodable) throws {
    let line = try JSONOutput.lines.data(value)
    do {
      try file.write(contentsOf: line)
    } catch {
      throw EngineError(.unreadable, "the results cannot be written: \(error.localizedDescription)")
    }
  }
}

/// Standard input, read as one picture.
private enum StandardInput {
  /// The largest picture file that is read.
  private static let maximumByteCount = 256 << 20

  static func read() throws -> [UInt8] {
    var bytes: [UInt8] = []
    while let chunk = try FileHandle.standardInput.read(upToCount: 1 << 20), !chunk.isEmpty {
      bytes += chunk
      guard bytes.count <= maximumByteCount else {
        throw EngineError(
          .resourceExhausted, "standard input: more than \(maximumByteCount >> 20) MiB, too large a picture")
      }
    }
    return bytes
  }
}
