import Foundation
import ModelFormat
import TensorCore
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

/// What README.md, the guides and ARCHITECTURE.md say: examples do what they are said to do, and imports
/// point down the list of folders. That examples stand in the text as they are built is tested in
/// DocumentationTests.
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func imports_pointDownTheListOfFolders() throws {
    let folders = try Self.text("ARCHITECTURE.md").split(separator: "\n").compactMap { row in
      row.wholeMatch(of: #/\| `((?:Sources|ModelConverter)/[^`]+)` \|.*/#).map { String($0.1) }
    }
    let modules = folders.map { $0.split(separator: "/").last }
    #expect(folders.count >= 12)
    for (position, folder) in folders.enumerated() {
      for module in try Self.importedModules(in: folder) {
        guard let imported = modules.firstIndex(of: module) else { continue }
        #expect(imported > position, "\(folder) imports \(module)")
      }
    }
  }

  @Test func filesThatArchitectureNames_exist() throws {
    let paths = try Self.text("ARCHITECTURE.md").matches(of: #/`([A-Za-z0-9+\-]+(?:/[A-Za-z0-9+.\-]+)+)`/#)
      .map { String($0.1) }
    #expect(paths.count > 30)
    for path in paths {
      let isElsewhere = ["ModelConverter/", "Tests/", "Sources/"].contains(where: path.hasPrefix)
      let url = Self.root.appendingPathComponent(isElsewhere ? path : "Sources/\(path)")
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
    }
  }

  /// What the Swift files of a folder import.
  private static func importedModules(in folder: String) throws -> Set<Substring> {
    let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    // The steps of a tutorial are text.
    let paths = try #require(files).compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
    let modules = try paths.flatMap { path in
      try text("\(folder)/\(path)").split(separator: "\n").compactMap { line -> Substring? in
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), words[..<keyword].allSatisfy({ $0.first == "@" })
        else { return nil }
        return words.last?.split(separator: ".").first
      }
    }
    return Set(modules)
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
          name: "mean", operation: Operation(Reduction(.mean, axes: [1, 2], keepsDimensions: false)),
          inputs: [0], outputs: [1])
      ],
      inputs: [0], outputs: [1])
    let source = ConversionSource(
      fileName: "color.tflite", sha256: String(repeating: "0", count: 64), converterVersion: "test")
    try Model(graphs: [graph], source: source).write(toFile: path)
  }

  @Test func elbowExample_printsTheAnglesThatAreVisible() throws {
    var pose = Pose(
      landmarks: Pose.LandmarkName.allCases.map { _ in
        Landmark(x: 0.5, y: 0.5, z: 0, visibility: 1, presence: 1)
      },
      world: Pose.World(
        Pose.LandmarkName.allCases.map { _ in WorldLandmark(x: 0, y: 0, z: 0, visibility: 1, presence: 1) }))
    // The left arm is bent at a right angle; the right wrist is not visible.
    pose.world.landmarks[Pose.LandmarkName.leftShoulder.rawValue].y = -0.3
    pose.world.landmarks[Pose.LandmarkName.leftWrist.rawValue].x = 0.25
    pose.world.landmarks[Pose.LandmarkName.rightShoulder.rawValue].y = -0.3
    pose.world.landmarks[Pose.LandmarkName.rightWrist.rawValue].x = 0.25
    pose.world.landmarks[Pose.LandmarkName.rightWrist.rawValue].visibility = 0.2
    let lines = try [33, 66].map { time in
      let result = PictureResult(
        source: "squat.mp4", frame: time / 33, time: .milliseconds(time), width: 640, height: 480,
        output: time == 33 ? [pose] : [])
      return try JSONEncoder.pictureResults.encode(result) + Data("\n".utf8)
    }
    let outcome = try Tool.elbowExample.run([], input: Data(lines.joined()))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "33 ms: leftElbow 90 degrees\n")
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
    #expect(picture.output.contains("left elbow ") && picture.output.hasSuffix(" degrees\n"))
    let video = try Tool.videoExample.run([], directory: files.url)
    #expect(video.status == 0, "\(video.errors)")
    #expect(video.output.hasPrefix("person 1 nose at 0.4"), "\(video.output)")
    let stream = try Tool.streamExample.run([], directory: files.url)
    #expect(stream.status == 0 && stream.output == "0 ms: 1\n", "\(stream.errors)")
    let upload = try Tool.uploadExample.run([], directory: files.url)
    #expect(upload.status == 0 && upload.output == "1\n", "\(upload.errors)")
  }
}
