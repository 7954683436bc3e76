/// One way to feed the package with bytes from strangers, for a fuzzer and for the tests that replay what
/// fuzzers found.
///
/// A harness returns when the bytes are refused with an ``EngineError`` or taken and treated as promised. It
/// throws ``BrokenPromise`` when a result contradicts another, and any error that is not the engine's own.
/// Traps, signals, hangs and floods of memory need no code here: they end the process.
package struct Harness: Sendable {
  /// What `make fuzz HARNESS=` and the folders of the corpus call it.
  package let name: String
  /// What the bytes are.
  package let summary: String
  /// The longest input that is worth trying.
  package let maximumByteCount: Int
  package let run: @Sendable ([UInt8]) throws -> Void

  package static let all = [
    Harness(
      name: "model", summary: "a .tflite file, bundle or converted model: read, planned, run, written again",
      maximumByteCount: 8192, run: ModelFuzzing.run),
    Harness(
      name: "header", summary: "the JSON header of a converted model, and what follows it",
      maximumByteCount: 8192, run: ModelFuzzing.runHeader),
    Harness(
      name: "records", summary: "decisions, of which a .tflite file with any operators is made",
      maximumByteCount: 1024, run: ModelFuzzing.runRecords),
    Harness(
      name: "archive", summary: "decisions, of which a bundle with lying records is made",
      maximumByteCount: 1024, run: ModelFuzzing.runArchive),
    Harness(
      name: "graph",
      summary: "decisions, of which a graph of any operators is made: every tier, fused or not",
      maximumByteCount: 1024, run: GraphFuzzing.runAnyOperators),
    Harness(
      name: "neighbours", summary: "decisions, of which a graph is made that passes look for: every tier",
      maximumByteCount: 1024, run: GraphFuzzing.runNeighbours),
    Harness(
      name: "picture", summary: "a JPEG, PNG, BMP or GIF file", maximumByteCount: 16384,
      run: FileFuzzing.decodePicture),
    Harness(
      name: "video", summary: "decisions, of which a stream of frames is made as ffmpeg gives it",
      maximumByteCount: 1024, run: VideoFuzzing.readNUT),
    Harness(
      name: "y4m", summary: "a stream of frames as people give it to ffmpeg", maximumByteCount: 4096,
      run: VideoFuzzing.followY4M),
    Harness(name: "array", summary: "an .npy file", maximumByteCount: 4096, run: FileFuzzing.decodeArray),
  ]

  /// The harness of a name, if there is one.
  package static func named(_ name: String) -> Harness? { all.first { $0.name == name } }
}

/// A result that contradicts another, or what the documentation says.
package struct BrokenPromise: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
