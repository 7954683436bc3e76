import Foundation
import GraphRuntime
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

/// The picture of the demo gives what MediaPipe finds in it, which `Tests/Goldens/cyclists.json` has: the part of
/// `make check` for which there must be models, in `Models`, or where `VITRUVIAN_MODELS` or `VITRUVIAN_TEST_DATA` say.
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
    let options = PoseLandmarkerOptions()
    options.baseOptions.modelAssetPath = try CheckedModel.path(model)
    options.numPoses = 3
    let result = try PoseLandmarker(options: options).detect(image: Self.picture())
    let golden = try #require(try Self.goldens.get()[model])
    let numbers = result.landmarks.map { pose in
      pose.map { [$0.x, $0.y, $0.z] + [$0.visibility, $0.presence].compactMap { $0?.floatValue } }
    }
    expectNumbers(numbers, golden.landmarks)
    expectNumbers(result.worldLandmarks.map { $0.map { [$0.x, $0.y, $0.z] } }, golden.worldLandmarks)
  }

  @Test("faces", .enabled(if: CheckedModel.isThere("face_landmarker"), "no such model"))
  func faces() throws {
    let options = FaceLandmarkerOptions()
    options.baseOptions.modelAssetPath = try CheckedModel.path("face_landmarker")
    options.numFaces = 5
    options.minFaceDetectionConfidence = 0.3
    let quarter = try Self.quarter()
    let image = try MPImage(
      pixels: quarter.withUnsafeBytes { Array($0) }, width: quarter.width, height: quarter.height,
      format: .rgb)
    let result = try FaceLandmarker(options: options).detect(image: image)
    let golden = try #require(try Self.goldens.get()["face_landmarker"])
    #expect(!golden.landmarks.isEmpty)
    expectNumbers(result.faceLandmarks.map { $0.map { [$0.x, $0.y, $0.z] } }, golden.landmarks)
  }

  @Test("hands", .enabled(if: CheckedModel.isThere("hand_landmarker"), "no such model"))
  func hands() throws {
    let options = HandLandmarkerOptions()
    options.baseOptions.modelAssetPath = try CheckedModel.path("hand_landmarker")
    options.numHands = 4
    options.minHandDetectionConfidence = 0.2
    options.minHandPresenceConfidence = 0.2
    let result = try HandLandmarker(options: options).detect(image: Self.picture())
    let golden = try #require(try Self.goldens.get()["hand_landmarker"])
    expectNumbers(result.landmarks.map { $0.map { [$0.x, $0.y, $0.z] } }, golden.landmarks)
    expectNumbers(result.worldLandmarks.map { $0.map { [$0.x, $0.y, $0.z] } }, golden.worldLandmarks)
    #expect(result.handedness.map { $0[0].categoryName } == golden.handedness)
  }

  @Test("objects", .enabled(if: CheckedModel.isThere("ssd_mobilenet_v1"), "no such model"))
  func objects() throws {
    let options = ObjectDetectorOptions()
    options.baseOptions.modelAssetPath = try CheckedModel.path("ssd_mobilenet_v1")
    options.maxResults = 8
    options.scoreThreshold = 0.3
    let found = try ObjectDetector(options: options).detect(image: Self.picture()).detections
    let golden = try #require(try Self.goldens.get()["ssd_mobilenet_v1"])
    #expect(
      found.map { $0.boundingBox }.map { [$0.minX, $0.minY, $0.width, $0.height].map { Float($0) } }
        == golden.boxes)
    #expect(found.map { $0.categories[0].categoryName } == golden.classes)
    #expect(found.map { $0.categories[0].score } == golden.scores)
  }

  /// The reference's bits where products are added with one rounding. Otherwise a pose magnifies the last bits of its
  /// region: 9e-3 has been seen, with OpenBLAS.
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

  private static func picture() throws -> MPImage { try MPImage(contentsOfFile: path) }

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

  /// Writes the pixels that the reference looks at, for `Scripts/make-check-goldens`: it decodes JPEG differently.
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

  static func path(_ name: String) throws -> String {
    try #require(firstPath(name), "there is no model \(name)")
  }

  static func isThere(_ name: String) -> Bool { firstPath(name) != nil }

  private static func firstPath(_ name: String) -> String? {
    folders.lazy.flatMap { folder in
      ["task", "tflite", "safetensors"].lazy.map { folder.appendingPathComponent("\(name).\($0)").path }
    }.first(where: FileManager.default.fileExists)
  }
}
