import Foundation
import GraphRuntime
import ModelFormat
import TFLiteImport
import TestSupport
import Testing
import VisionPipeline

@testable import VisionTasks

@Suite(
  "Face geometry and expressions from given landmarks",
  .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct FaceGeometryGoldenTests {
  private static let model = Result { try Model(importing: FaceKit.path()) }

  private static func solver() throws -> FaceTransformationSolver {
    let file = "geometry_pipeline_metadata_landmarks.binarypb"
    return FaceTransformationSolver(
      try CanonicalFace(decoding: #require(model.get().attachments[file])))
  }

  private static func matrix(
    of landmarks: [PicturePosition], width: Int, height: Int
  ) throws -> FaceTransformation {
    var solver = try Self.solver()
    let transform = try solver.transformation(of: landmarks, in: PixelSize(width: width, height: height))
    return FaceTransformation(try #require(transform))
  }

  /// The positions in centimetres of the model's canonical face, read by a formula of this test: field 1 of
  /// the file, then 2340 times field 3 with five bytes each.
  private static func canonicalVertices() throws -> [SIMD3<Float>] {
    let bytes = try #require(model.get().attachments["geometry_pipeline_metadata_landmarks.binarypb"])
    let positions = { (start: Int) in (0..<2340).map { start + 5 * $0 } }
    let start = (0..<bytes.count - 5).first { start in
      positions(start).allSatisfy { $0 + 5 <= bytes.count && bytes[$0] == 0x1d }
    }
    let numbers: [Float] = positions(try #require(start)).map { position in
      let bits = bytes[position + 1..<position + 5].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return Float(bitPattern: bits)
    }
    return stride(from: 0, to: 5 * 468, by: 5).map { SIMD3(numbers[$0], numbers[$0 + 1], numbers[$0 + 2]) }
  }

  @Test("a face made from the canonical one has the published matrix")
  func straightFace() throws {
    let landmarks = try Self.canonicalVertices().map {
      PicturePosition(x: 0.5 + 0.02 * $0.x, y: 0.5 - 0.03 * $0.y, z: -0.02 * $0.z)
    }
    let deviation = try Self.matrix(of: landmarks, width: 640, height: 480).deviation(from: [
      [1, 0, 0, 0], [0, 0.999388, 0.034986, -0.209024], [0, -0.034986, 0.999388, -31.509058], [0, 0, 0, 1],
    ])
    #expect(deviation <= 1e-5)
  }

  @Test("the same face turned in the picture has the published matrix")
  func turnedFace() throws {
    let (cosine, sine) = (Float(cos(0.3)), Float(sin(0.3)))
    let landmarks = try Self.canonicalVertices().map { vertex in
      let (u, v) = (0.02 * vertex.x, -0.03 * vertex.y * 0.75)
      return PicturePosition(
        x: 0.6 + u * cosine - v * sine, y: 0.45 + (u * sine + v * cosine) / 0.75, z: -0.02 * vertex.z)
    }
    let deviation = try Self.matrix(of: landmarks, width: 640, height: 480).deviation(from: [
      [0.957556, 0.287248, -0.023996, 4.634614], [-0.286829, 0.957784, 0.019463, 1.564936],
      [0.028574, -0.011754, 0.999523, -31.712969], [0, 0, 0, 1],
    ])
    #expect(deviation <= 1e-5)
  }

  @Test("the reference's landmarks give the reference's matrixes")
  func matrixesOfGoldens() throws {
    var count = 0
    for golden in try FaceGolden.all() where golden.hasMatrixes {
      let picture = try PoseKit.picture(golden.image)
      for (landmarks, rows) in zip(golden.landmarks, golden.matrixes) {
        let points = landmarks.map { PicturePosition(x: $0[0], y: $0[1], z: $0[2]) }
        let matrix = try Self.matrix(of: points, width: picture.width, height: picture.height)
        #expect(matrix.deviation(from: rows) <= 1e-5, "\(golden.file)")
        count += 1
      }
    }
    #expect(count >= 30)
  }

  @Test("MediaPipe's own face geometry case holds at far below its tolerance")
  func publicGeometryCase() throws {
    let landmarks = try Self.publicLandmarks()
    let text = try Self.text("face_geometry_expected_out.pbtxt")
    let data = Self.values("packed_data", in: text)
    try #require(data.count == 16)
    let rows = (0..<4).map { row in (0..<4).map { data[4 * $0 + row] } }
    #expect(try Self.matrix(of: landmarks, width: 820, height: 1024).deviation(from: rows) <= 1e-5)
  }

  @Test("MediaPipe's own expression case holds at a tenth of its tolerance")
  func publicBlendshapeCase() throws {
    let graph = try #require(Self.model.get().graph(named: "face_blendshapes"))
    let network = try FaceBlendshapeNetwork(graph, planner: NetworkPlanner(PlanOptions()))
    let scores = try network.scores(of: Self.publicLandmarks(), in: PixelSize(width: 820, height: 1024))
    let expected = Self.values("score", in: try Self.text("face_blendshapes_out.prototxt"))
    try #require(expected.count == 52 && scores.count == 52)
    for (found, expected) in zip(scores, expected) { #expect(abs(found - expected) <= 0.01) }
  }

  private static func publicLandmarks() throws -> [PicturePosition] {
    let text = try text("face_blendshapes_in_landmarks.prototxt")
    let (x, y, z) = (values("x", in: text), values("y", in: text), values("z", in: text))
    try #require(x.count == 478 && y.count == 478 && z.count == 478)
    return x.indices.map { PicturePosition(x: x[$0], y: y[$0], z: z[$0]) }
  }

  private static func text(_ file: String) throws -> String {
    String(decoding: try ReferenceKit.bytes("mediapipe-testdata/goldens/\(file)"), as: UTF8.self)
  }

  /// The numbers of all fields called `name` in a protocol buffer's text form.
  private static func values(_ name: String, in text: String) -> [Float] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":")
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name else { return nil }
      return Float(parts[1].trimmingCharacters(in: .whitespaces))
    }
  }
}
