import Foundation
import GraphRuntime
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

/// The picture of the demo gives what MediaPipe finds in it, which `Tests/Goldens/cyclists.json` has: the
/// part of `make check` for which there must be models, in `Models`, or where `VITRUVIAN_MODELS` or
/// `VITRUVIAN_TEST_DATA` say.
///
/// `Scripts/make-check-goldens` makes the numbers anew.
@Suite("The demo's picture")
struct PictureCheckTests {
  /// What MediaPipe found with a model; each list has an element for each subject.
  struct Golden: Decodable {
    var landmarks: [[[Float]]] = []
    var worldLandmarks: [[[Float]]] = []
    var handedness: [String] = []
    var boxes: [[Float]] = []
    var classes: [String] = []
    var scores: [Float] = []
  }

  private static let goldens = Result {
    try JSONDecoder().decode([String: Golden].self, from: Data(contentsOf: Goldens.url("cyclists.json")))
  }

  @Test("poses, full", .enabled(if: CheckedModel.isThere("pose_landmarker_full"), "no such model"))
  func fullPoses() throws { try expectPoses("pose_landmarker_full") }

  @Test("poses, lite", .enabled(if: CheckedModel.isThere("pose_landmarker_lite"), "no such model"))
  func litePoses() throws { try expectPoses("pose_landmarker_lite") }

  private func expectPoses(_ model: String) throws {
    var options = PoseLandmarker.Options()
    options.maximumCount = 3
    let poses = try PoseLandmarker(model: CheckedModel.source(model), options: options)
      .poses(in: Self.picture())
    let golden = try #require(try Self.goldens.get()[model])
    expectNumbers(poses.map { $0.landmarks.map(\.numbers) }, golden.landmarks)
    expectNumbers(poses.map { $0.world.landmarks.map(\.position.numbers) }, golden.worldLandmarks)
  }

  @Test("faces", .enabled(if: CheckedModel.hasPublishedFaces, "no such model"))
  func faces() throws {
    var options = FaceLandmarker.Options()
    options.maximumCount = 5
    options.minimumDetectionScore = 0.3
    let quarter = try Self.quarter()
    let picture = try Picture(
      width: quarter.width, height: quarter.height, layout: .rgb, quarter.withUnsafeBytes { Array($0) })
    let faces = try FaceLandmarker(model: CheckedModel.source("face_landmarker"), options: options)
      .faces(in: picture)
    let golden = try #require(try Self.goldens.get()["face_landmarker"])
    #expect(!golden.landmarks.isEmpty)
    expectNumbers(faces.map { $0.landmarks.map(\.numbers) }, golden.landmarks)
  }

  @Test("hands", .enabled(if: CheckedModel.isThere("hand_landmarker"), "no such model"))
  func hands() throws {
    var options = HandLandmarker.Options()
    options.maximumCount = 4
    options.minimumDetectionScore = 0.2
    options.minimumPresence = 0.2
    let hands = try HandLandmarker(model: CheckedModel.source("hand_landmarker"), options: options)
      .hands(in: Self.picture())
    let golden = try #require(try Self.goldens.get()["hand_landmarker"])
    expectNumbers(hands.map { $0.landmarks.map(\.numbers) }, golden.landmarks)
    expectNumbers(hands.map { $0.world.landmarks.map(\.numbers) }, golden.worldLandmarks)
    #expect(hands.map { "\($0.side)" } == golden.handedness.map { $0.lowercased() })
  }

  @Test("objects", .enabled(if: CheckedModel.isThere("ssd_mobilenet_v1"), "no such model"))
  func objects() throws {
    var options = ObjectDetector.Options()
    options.maximumCount = 8
    options.minimumScore = 0.3
    let found = try ObjectDetector(model: CheckedModel.source("ssd_mobilenet_v1"), options: options)
      .objects(in: Self.picture())
    let golden = try #require(try Self.goldens.get()["ssd_mobilenet_v1"])
    #expect(found.map { $0.box.numbers.map(Float.init) } == golden.boxes)
    #expect(found.map { $0.categories[0].name } == golden.classes)
    #expect(found.map { $0.categories[0].score } == golden.scores)
  }

  /// The reference's bits where products are added with one rounding. Otherwise a pose magnifies the last
  /// bits of its region: 9e-3 has been seen, with OpenBLAS.
  private func expectNumbers(_ found: [[[Float]]], _ expected: [[[Float]]]) {
    let counts = [found, expected].map { $0.map { $0.map(\.count) } }
    #expect(counts[0] == counts[1])
    let limit: Float = KernelTier.best.fusesMultiplyAdd ? 0 : 2e-2
    var largest: Float = 0
    for (found, expected) in zip(found.joined().joined(), expected.joined().joined()) {
      largest.raise(to: abs(found - expected))
    }
    #expect(largest <= limit, "a number differs by \(largest)")
  }

  private static let path = Goldens.repositoryURL("Demo/cyclists.jpg").path

  private static func picture() throws -> Picture { try Picture(contentsOfFile: path) }

  /// The upper left quarter of the picture, in which the onlookers' faces are large enough to be found.
  private static func quarter() throws -> PixelImage {
    let whole = try PixelImage(contentsOfFile: path, exif: .apply)
    let (width, height) = (whole.width / 2, whole.height / 2)
    return whole.withUnsafeBytes { source in
      PixelImage(width: width, height: height, channelCount: 3) { samples in
        for row in 0..<height {
          for offset in 0..<3 * width {
            samples[row * 3 * width + offset] = source[row * 3 * whole.width + offset]
          }
        }
      }
    }
  }

  /// Writes the pixels that the reference looks at, for `Scripts/make-check-goldens`: it decodes JPEG
  /// differently.
  @Test(.enabled(if: Goldens.written != nil, "only Scripts/make-check-goldens needs that"))
  func writePicture() throws {
    let folder = try #require(Goldens.written)
    try PixelImage(contentsOfFile: Self.path, exif: .apply)
      .writePNG(toFile: folder.appendingPathComponent("cyclists.png").path)
    try Self.quarter().writePNG(toFile: folder.appendingPathComponent("quarter.png").path)
  }
}

/// Models that people have fetched.
private enum CheckedModel {
  private static let folders: [URL] = {
    let environment = ProcessInfo.processInfo.environment
    return [
      environment["VITRUVIAN_MODELS"].map { URL(fileURLWithPath: $0) }, Goldens.repositoryURL("Models"),
      ReferenceKit.directory?.appendingPathComponent("models"),
    ].compactMap(\.self)
  }()

  static func source(_ name: String) throws -> ModelSource {
    .path(try #require(firstPath(name), "there is no model \(name)"))
  }

  static func isThere(_ name: String) -> Bool { firstPath(name) != nil }

  /// Whether the model of faces is the published one: MediaPipe's package has another network, and no
  /// blendshapes.
  static let hasPublishedFaces: Bool = {
    var options = FaceLandmarker.Options()
    options.includesBlendshapes = true
    return (try? FaceLandmarker(model: source("face_landmarker"), options: options)) != nil
  }()

  private static func firstPath(_ name: String) -> String? {
    folders.lazy.flatMap { folder in
      ["task", "tflite", "safetensors"].lazy.map { folder.appendingPathComponent("\(name).\($0)").path }
    }.first(where: FileManager.default.fileExists)
  }
}
