import Foundation
import ModelFormat
import TFLiteImport
import TestSupport
import Testing
import VisionTasks

@Suite(
  "Face models without some of their parts", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired)
)
struct PartialFaceModelTests {
  /// A landmarker with a changed model.
  private static func landmarker(
    _ change: (inout Model) throws -> Void, _ configure: (inout FaceLandmarker.Options) -> Void = { _ in }
  ) throws -> FaceLandmarker {
    var model = try Model(importing: FaceKit.path())
    try change(&model)
    let bytes = Data(try model.encoded())
    return try FaceKit.landmarker(contents: bytes, configure)
  }

  private static func withoutExtras(_ model: inout Model) {
    model.graphs.removeAll { $0.name == "face_blendshapes" }
    model.attachments = [:]
  }

  @Test("a model without extras finds faces")
  func plainModel() throws {
    let faces = try Self.landmarker(Self.withoutExtras).faces(in: PoseKit.picture("portrait.jpg"))
    #expect(faces.map(\.landmarks.count) == [478])
  }

  @Test("missing blendshapes are named when they are asked for")
  func missingBlendshapes() throws {
    let error = try #require(throws: VisionError.self) {
      try Self.landmarker(Self.withoutExtras) { $0.includesBlendshapes = true }
    }
    #expect(error.code == .invalidArgument)
    #expect(
      error.message.hasPrefix(
        "BLENDSHAPES Tag and blendshapes model must be both set. Model in memory has no "
          + "face_blendshapes.tflite"))
  }

  @Test("a missing canonical face is named when matrixes are asked for")
  func missingCanonicalFace() throws {
    let error = try #require(throws: VisionError.self) {
      try Self.landmarker(Self.withoutExtras) { $0.includesTransformations = true }
    }
    #expect(error.code == .notFound)
    #expect(
      error.message
        == "No file with name: geometry_pipeline_metadata_landmarks.binarypb. All files in the model "
        + "asset bundle are: face_detector.tflite, face_landmarks_detector.tflite.")
  }

  @Test("a damaged canonical face is refused, by its name")
  func damagedCanonicalFace() throws {
    let file = "geometry_pipeline_metadata_landmarks.binarypb"
    let error = try #require(throws: VisionError.self) {
      try Self.landmarker {
        $0.attachments[file]?.removeLast(3)
      } _: {
        $0.includesTransformations = true
      }
    }
    #expect(error.code == .invalidModel)
    #expect(error.description.contains("model in memory → file \(file): "), "\(error)")
  }

  /// A landmark network of the former kind: 192 × 192 pixels, 468 landmarks, made of the input's first
  /// pixels.
  private static func legacyNetwork(valueCount: Int = 1404) -> GraphDefinition {
    let input = TensorDefinition(name: "input", shape: [1, 192, 192, 3], elementType: .float32)
    let columns = valueCount / 3 / 3
    return GraphDefinition(
      name: "face_landmarks_detector",
      tensors: [
        input, TensorDefinition(name: "block", shape: [1, 3, columns, 3], elementType: .float32),
        TensorDefinition(name: "landmarks", shape: [1, 1, 1, valueCount], elementType: .float32),
        TensorDefinition(name: "presence", shape: [1, 1, 1, 1], elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "block",
          operation: Operation(
            Slice(starts: [0, 90, 20, 0], steps: [1, 1, 1, 1], counts: [1, 3, columns, 3])),
          inputs: [0], outputs: [1]),
        NodeDefinition(name: "landmarks", operation: Operation(Reshape()), inputs: [1], outputs: [2]),
        NodeDefinition(
          name: "presence",
          operation: Operation(Slice(starts: [0, 96, 96, 0], steps: [1, 1, 1, 1], counts: [1, 1, 1, 1])),
          inputs: [0], outputs: [3]),
      ],
      inputs: [0], outputs: [2, 3],
      metadata: GraphMetadata(inputs: [
        TensorMetadata(
          content: .rgbImage, normalization: Normalization(mean: [0], standardDeviation: [255]))
      ]))
  }

  private static func replaceLandmarkNetwork(of model: inout Model, by graph: GraphDefinition) throws {
    let index = try #require(model.graphs.firstIndex { $0.name == graph.name })
    model.graphs[index] = graph
  }

  @Test("a network of 468 landmarks gives 468 landmarks and matrixes")
  func legacyNetwork() throws {
    let faces = try Self.landmarker {
      try Self.replaceLandmarkNetwork(of: &$0, by: Self.legacyNetwork())
    } _: {
      $0.includesTransformations = true
    }.faces(in: PoseKit.picture("portrait.jpg"))
    #expect(faces.map(\.landmarks.count) == [468])
    #expect(faces.allSatisfy { !$0.hasIrises && $0.transformation != nil && $0.contours(.leftIris).isEmpty })
  }

  @Test("blendshapes of a network without irises are refused, with the reason")
  func legacyBlendshapes() throws {
    let error = try #require(throws: VisionError.self) {
      try Self.landmarker {
        try Self.replaceLandmarkNetwork(of: &$0, by: Self.legacyNetwork())
      } _: {
        $0.includesBlendshapes = true
      }
    }
    #expect(error.code == .invalidArgument)
    #expect(error.message.contains("landmarks of the irises") && error.message.contains("468 landmarks"))
  }

  @Test("a network of another number of landmarks is refused")
  func otherNetwork() throws {
    let error = try #require(throws: VisionError.self) {
      try Self.landmarker { try Self.replaceLandmarkNetwork(of: &$0, by: Self.legacyNetwork(valueCount: 99)) }
    }
    #expect(error.code == .invalidModel && error.message.contains("478 or 468 landmarks"))
  }
}
