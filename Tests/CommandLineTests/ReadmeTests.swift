import Foundation
import ModelFormat
import TensorCore
import TestSupport
import Testing
import VisionPipeline

/// The Swift examples of README.md, which are built and run as they stand there.
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func examples_areThoseThatAreBuilt() throws {
    let parts = try Self.text("README.md").components(separatedBy: "```swift\n").dropFirst()
    let examples = try parts.map { part in
      let end = try #require(part.range(of: "```"))
      return String(part[..<end.lowerBound])
    }
    let sources = try ["FindPoses", "FollowPoses", "RunNetwork"].map {
      try Self.text("Tests/Examples/\($0)/main.swift")
    }
    #expect(examples.count == sources.count)
    // An example that goes on where another ended has a few lines before it.
    for (example, source) in zip(examples, sources) {
      #expect(source.hasSuffix(example), "\(example)")
    }
  }

  @Test func networkExample_printsTheBestClass() throws {
    let files = try TemporaryDirectory()
    try Self.writeColorNetwork(to: files.path("network.safetensors"))
    try PixelImage(width: 9, height: 4, channelCount: 3) { samples in
      for green in stride(from: 1, to: samples.count, by: 3) { samples[green] = 255 }
    }.writePNG(toFile: files.path("picture.png"))
    let outcome = try Tool.networkExample.run([files.path("network.safetensors"), files.path("picture.png")])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "class 1 has the best of 3 scores: 1.0\n")
  }

  /// A network whose scores are the means of red, green and blue.
  private static func writeColorNetwork(to path: String) throws {
    let graph = GraphDefinition(
      name: "color",
      tensors: [
        TensorDefinition(name: "picture", shape: [1, 5, 6, 3], elementType: .float32),
        TensorDefinition(name: "scores", shape: [1, 3], elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "mean", operation: .reduce(Reduction(.mean, axes: [1, 2], keepsDimensions: false)),
          inputs: [0], outputs: [1])
      ],
      inputs: [0], outputs: [1])
    let source = ModelSource(
      fileName: "color.tflite", sha256: String(repeating: "0", count: 64), converterVersion: "test")
    try Model(graphs: [graph], source: source).write(toFile: path)
  }

  @Test(.enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
  func poseExamples_findThePerson() throws {
    let files = try TemporaryDirectory()
    try FileManager.default.createDirectory(
      at: files.url.appendingPathComponent("Models"), withIntermediateDirectories: true)
    for (link, file) in [
      ("Models/pose_landmarker_full.task", "models/pose_landmarker_full.task"),
      ("photo.jpg", "media/pose.jpg"),
    ] {
      try FileManager.default.createSymbolicLink(
        at: files.url.appendingPathComponent(link), withDestinationURL: ReferenceKit.url(file))
    }
    let picture = try Tool.poseExample.run([], directory: files.url)
    #expect(picture.status == 0, "\(picture.errors)")
    #expect(picture.output.hasPrefix("nose at 0.4"))
    let video = try Tool.videoExample.run([], directory: files.url)
    #expect(video.status == 0, "\(video.errors)")
    #expect(video.output.hasSuffix("] 1\n"), "\(video.output)")
  }
}
