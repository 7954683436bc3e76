import Foundation
import ModelFormat
import TFLiteImport
import TestSupport
import Testing
import VisionTasks

/// The face landmarker with the former network that looks at lips and eyes more closely, against MediaPipe's
/// former solution of that time (`ModelConverter/goldens/make_face_mesh_golden.py`).
@Suite(
  "The face mesh with attention",
  .enabled(
    if: AttentionKit.isAvailable || ReferenceKit.isRequired,
    "VITRUVIAN_TEST_DATA or VITRUVIAN_OPERATOR_GOLDENS is not set"))
struct AttentionFaceMeshTests {
  @Test(arguments: ["portrait.png", "riders.png"])
  func `Landmarks equal those of MediaPipe 0.10.21`(picture: String) throws {
    let expected = try AttentionKit.golden(picture)
    let landmarker = try AttentionKit.landmarker()
    let picture = try Picture(contentsOfFile: ReferenceKit.url("media/decoded/\(picture)").path)
    let faces = try landmarker.faces(in: picture)
    #expect(faces.map(\.landmarks.count) == expected.map(\.count))
    for face in faces {
      let deviations = expected.map { Deviation(of: face, from: $0) }
      let nearest = try #require(deviations.min { $0.position < $1.position })
      #expect(nearest.position < 1e-4 && nearest.depth < 2e-4, "\(nearest)")
    }
  }

  @Test func `A network without one of the parts is refused by what is missing`() throws {
    let error = try #require(throws: VisionError.self) {
      try AttentionKit.landmarker { $0.outputs.swapAt(1, 4) }
    }
    #expect(error.code == .invalidModel)
    #expect(error.description.contains("expected the lips as float32 [1×160]"), "\(error)")
  }

  /// The largest distances between the landmarks of two faces.
  private struct Deviation {
    var position: Float = 0
    var depth: Float = 0

    init(of face: Face, from expected: [[Float]]) {
      for (landmark, golden) in zip(face.landmarks, expected) {
        position.raise(to: abs(landmark.x - golden[0]))
        position.raise(to: abs(landmark.y - golden[1]))
        depth.raise(to: abs(landmark.z - golden[2]))
      }
    }
  }
}

/// The network among the operator goldens, and what goes with it.
private enum AttentionKit {
  private static let network = ProcessInfo.processInfo.environment["VITRUVIAN_OPERATOR_GOLDENS"].map {
    URL(fileURLWithPath: $0, isDirectory: true).appendingPathComponent("face_mesh_with_attention.tflite").path
  }

  static let isAvailable = ReferenceKit.isAvailable && network != nil

  /// A landmarker with the bundle's detector and the network, changed.
  static func landmarker(_ change: (inout GraphDefinition) -> Void = { _ in }) throws -> FaceLandmarker {
    var model = try Model(importing: FaceKit.path())
    var graph = try Model(importing: #require(network)).graphs[0]
    graph.name = "face_landmarks_detector"
    change(&graph)
    model.graphs.removeAll { $0.name == graph.name }
    model.graphs.append(graph)
    let bytes = Data(try model.encoded())
    return try FaceKit.landmarker(contents: bytes) { $0.maximumCount = 5 }
  }

  /// For each face of a picture x, y and z of its landmarks.
  static func golden(_ picture: String) throws -> [[[Float]]] {
    struct Golden: Decodable { var faces: [String: [[[Float]]]] }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: package.appendingPathComponent("ModelConverter/goldens/face_mesh.json"))
    return try #require(try JSONDecoder().decode(Golden.self, from: data).faces[picture])
  }
}
