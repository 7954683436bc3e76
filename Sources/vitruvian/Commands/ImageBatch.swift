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
  /// - Throws: `ExitCode` 1 when a picture failed; `EngineError.Code.unwritable` at once when the results
  ///   cannot be written.
  func run(_ process: (Picture) throws -> some Encodable) throws {
    let output = try options.output.map(WritableFile.init(replacingContentsOf:)) ?? .standardOutput
    var hasFailed = false
    let logger = Console.makeLogger(isVerbose: options.isVerbose)
    for (source, stem) in zip(options.inputs, options.stems) {
      let line: Data
      do {
        let picture = try logger.timing("decoding \(source)") { try self.picture(source, stem: stem) }
        line = try JSONOutput.lines.data(logger.timing("processing \(source)") { try process(picture) })
      } catch {
        hasFailed = true
        Console.error(error)
        line = try JSONOutput.lines.data(FailureReport(source: source, error: Console.message(of: error)))
      }
      try output.write([UInt8](line))
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
}

/// The line of an input that failed.
private struct FailureReport: Encodable {
  let source: String
  let error: String
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
