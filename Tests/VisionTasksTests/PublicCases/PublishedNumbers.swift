import Foundation
import ModelFormat
import TestSupport
import Testing
import VisionPipeline

@testable import VisionTasks

/// The numbers in a file of MediaPipe's test data, which are protocol buffers in text form.
struct PublishedNumbers {
  private let file: String
  private let lines: [[Substring]]

  /// - Parameter file: the path below the kit's folder of MediaPipe's test data.
  init(_ file: String) throws {
    self.file = file
    lines = String(decoding: try ReferenceKit.bytes("mediapipe-testdata/" + file), as: UTF8.self)
      .split(separator: "\n").map { $0.split { $0 == " " || $0 == ":" } }
  }

  /// All numbers of a field, in their order.
  subscript(field: String) -> [Float] {
    lines.compactMap { $0.count == 2 && $0[0] == field ? Float($0[1]) : nil }
  }

  /// Checks that `found` are the numbers of `field`.
  ///
  /// - Parameter first: how many of the field's numbers count; all when `nil`.
  func expect(_ found: [Float], _ field: String, within margin: Float, first: Int? = nil) {
    let expected = self[field].prefix(first ?? .max)
    #expect(found.count == expected.count && !found.isEmpty, "\(field) in \(file)")
    for (found, expected) in zip(found, expected) {
      #expect(abs(found - expected) <= margin, "\(field) in \(file)")
    }
  }
}

/// What MediaPipe 0.10.21 finds in given regions (`ModelConverter/goldens/make_region_golden.py`): x and y of
/// each landmark.
enum RegionGolden {
  private struct Contents: Decodable {
    var landmarks: [String: [SIMD2<Float>]]
  }

  static func landmarks(_ name: String) throws -> [SIMD2<Float>] {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    let data = try Data(
      contentsOf: package.appendingPathComponent("ModelConverter/goldens/region_landmarks.json"))
    return try #require(try JSONDecoder().decode(Contents.self, from: data).landmarks[name])
  }

  /// Checks that `found` are the reference's landmarks.
  static func expect(_ found: [PicturePosition], _ name: String) throws {
    let expected = try landmarks(name)
    #expect(found.count == expected.count, "\(name)")
    for (found, expected) in zip(found, expected) {
      #expect(abs(found.x - expected.x) <= 1e-4 && abs(found.y - expected.y) <= 1e-4, "\(name)")
    }
  }
}

/// A network of a model, ready to look at a region.
struct PublicCaseKit {
  private let model: TaskModel
  let planner: NetworkPlanner

  /// - Parameter file: a file of the kit's folder of models.
  init(_ file: String) throws {
    let compute = ComputeOptions()
    // The task matters only where no model is named.
    model = try TaskModel(.path(ReferenceKit.url("models/" + file).path), for: .pose, compute)
    planner = NetworkPlanner(compute.planOptions)
  }

  /// What a detector finds in a picture, with the regions around it.
  func detect(
    _ network: String, _ configuration: DetectorConfiguration, in image: PixelImage, minimumScore: Float
  ) throws -> [(detection: DetectedBox<PictureSpace>, region: NormalizedRect)] {
    var detector = try KeypointDetector(
      model.network(network), configuration: configuration, planner: planner)
    let view = try OrientedPicture(Picture(image), search: .wholePicture, turning: .region)
    return try detector.candidates(in: view, minimumScore: minimumScore)
      .map { (try #require($0.detection), $0.region) }
  }

  func network(_ name: String) throws -> GraphDefinition { try model.network(name) }
}
