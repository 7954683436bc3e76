import FileAccess
import Foundation
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// The real networks: that they are imported, and what becomes of them.
@Suite(.enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct ReferenceModelTests {
  /// The official bundles and detectors, with the node count of each network once imported.
  static let nodeCounts: [(file: String, graphs: [String: Int])] = [
    ("face_landmarker.task", ["face_detector": 73, "face_landmarks_detector": 185, "face_blendshapes": 134]),
    ("hand_landmarker.task", ["hand_detector": 136, "hand_landmarks_detector": 63]),
    ("pose_landmarker_full.task", ["pose_detector": 101, "pose_landmarks_detector": 135]),
    ("pose_landmarker_lite.task", ["pose_detector": 101, "pose_landmarks_detector": 124]),
    ("ssd_mobilenet_v1.tflite", ["ssd_mobilenet_v1": 64]),
    ("ssd_mobilenet_v1_score_calibration.tflite", ["ssd_mobilenet_v1_score_calibration": 64]),
    ("mobile_object_localizer_v1.tflite", ["mobile_object_localizer_v1": 115]),
    ("pixelopolis_object_detector.tflite", ["pixelopolis_object_detector": 125]),
    ("efficientdet_lite0_synthetic_f16.tflite", ["efficientdet_lite0_synthetic_f16": 263]),
    ("efficientdet_lite0_synthetic_f16_nms.tflite", ["efficientdet_lite0_synthetic_f16_nms": 264]),
    ("efficientdet_lite0_synthetic_int8.tflite", ["efficientdet_lite0_synthetic_int8": 266]),
    ("efficientdet_lite0_synthetic_int8_nms.tflite", ["efficientdet_lite0_synthetic_int8_nms": 267]),
  ]

  private func model(_ file: String) throws -> Model {
    try Model(importing: ReferenceKit.url("models/" + file).path)
  }

  @Test(arguments: nodeCounts.map(\.file)) func network_isImportedAndFolded(file: String) throws {
    let expected = try #require(Self.nodeCounts.first { $0.file == file }).graphs
    let model = try model(file)
    #expect(Dictionary(uniqueKeysWithValues: model.graphs.map { ($0.name, $0.nodes.count) }) == expected)
    for graph in model.graphs { try expectCanonical(graph) }
  }

  /// Nothing that a pass could fold is left, and the passes find nothing more to do.
  private func expectCanonical(_ graph: GraphDefinition) throws {
    let isFloat = graph.tensors[graph.inputs[0]].elementType == .float32
    for node in graph.nodes where isFloat {
      #expect(node.operation.kind != "dequantize", "\(graph.name) \(node.name)")
      if let pad = node.operation.as(Pad.self) {
        // What is left adds channels, which no convolution can do.
        #expect(pad.after[3] > 0, "\(graph.name) \(node.name)")
      }
    }
    var again = graph
    #expect(Canonicalization.apply(to: &again).allSatisfy { $0.count == 0 })
    #expect(again == graph)
  }

  @Test func endsOfNetworks_keepNamesAndOrder() throws {
    let kit = try #require(try ReferenceKit.json("reference/networks/manifest.json") as? [String: Any])
    for network in try #require(kit["networks"] as? [[String: Any]]) {
      let file = try #require(network["file"] as? String)
      let member = try #require((network["member"] as? String) ?? file)
      let graph = try #require(try model(file).graph(named: String(member.dropLast(".tflite".count))))
      for (ends, indices) in [("inputs", graph.inputs), ("outputs", graph.outputs)] {
        let records = try #require(network[ends] as? [[String: Any]])
        #expect(indices.map { graph.tensors[$0].name } == records.compactMap { $0["name"] as? String })
      }
    }
  }

  /// SHA-256 digests of all weights and biases of a network, in the order of its nodes and in single
  /// precision, as the reference's own interpreter (LiteRT 2.3.0) has them after unfolding and widening.
  static let weightDigests: [(file: String, graph: String, digest: String)] = [
    (
      "face_landmarker.task", "face_detector",
      "3fb24bd128a5d281466bde4a86f5a6b15ef01163f6ba042bbb3400091f6dacbc"
    ),
    (
      "face_landmarker.task", "face_landmarks_detector",
      "08a8e15cfb65a58d14d74ebe4bb4e8a374fd5606ce267479a06d243e1b500a2c"
    ),
    (
      "face_landmarker.task", "face_blendshapes",
      "6a90c91dfb6a29ba811b2fda9847f487ca52805b4fba27528d1be4ffbf8668f2"
    ),
    (
      "hand_landmarker.task", "hand_detector",
      "81b149474e9e0d6da3c865a8ed1c4745313b49d67ce66c182c32c73d5f83a0ea"
    ),
    (
      "hand_landmarker.task", "hand_landmarks_detector",
      "ff50ba0f3f8253bc47aae31d6b07fb255b2bfe2f6484dd21b1f03b8411c35661"
    ),
    (
      "pose_landmarker_full.task", "pose_detector",
      "461e3eea29a055f8cf0351879cfa8f69f0ae888bdde25652c64f2f5759011999"
    ),
    (
      "pose_landmarker_full.task", "pose_landmarks_detector",
      "c85d4a80282f4c9fe372479483965f0171c899f9ea008795acb2a7c2a6591e1a"
    ),
    (
      "pose_landmarker_lite.task", "pose_detector",
      "461e3eea29a055f8cf0351879cfa8f69f0ae888bdde25652c64f2f5759011999"
    ),
    (
      "pose_landmarker_lite.task", "pose_landmarks_detector",
      "e6994494a9140dd335bbd7272a80dd3ff9ce07c51b273a8888a11f779f540ad6"
    ),
  ]

  @Test(arguments: weightDigests.indices) func weights_equalTheReferencesBitForBit(index: Int) throws {
    let (file, name, digest) = Self.weightDigests[index]
    let graph = try #require(try model(file).graph(named: name))
    var weights: [Float] = []
    for node in graph.nodes {
      switch node.operation.kind {
      case Convolution2D.kind, DepthwiseConvolution2D.kind, FullyConnected.kind:
        // The slope behind filter and bias belongs to another node of the source.
        for case let tensor? in node.inputs[1..<min(3, node.inputs.count)] {
          weights += try #require(graph.tensors[tensor].constant).floats
        }
      default: break
      }
    }
    #expect(weights.withUnsafeBytes { SHA256.hexDigest(of: $0) } == digest)
  }

  @Test func rewritesOfThePoseDetector_areCounted() throws {
    let path = try ReferenceKit.url("models/pose_landmarker_full.task").path
    let report = try #require(try ModelImporter.read(contentsOfFile: path).report)
    let detector = try #require(report.graphs.first { $0.name == "pose_detector" })
    let counts = Dictionary(uniqueKeysWithValues: detector.rewrites.map { ($0.summary, $0.count) })
    #expect(detector.sourceNodeCount == 291)
    #expect(counts["sparse constants unfolded"] == 38)
    #expect(counts[HalfPrecisionFolding().summary] == 144)
    #expect(counts[PaddingFolding().summary] == 8)
  }

  @Test func labels_comeWithTheDetector() throws {
    let graph = try #require(try model("ssd_mobilenet_v1_score_calibration.tflite").graphs.first)
    let outputs = graph.metadata.outputs
    #expect(outputs.map(\.name) == ["location", "category", "score", "number of detections"])
    #expect(outputs[0].boundingBox?.index == [1, 0, 3, 2])
    let labels = try #require(outputs[1].labelFiles.first)
    #expect(labels.kind == .valueLabels && labels.labels.count == 90 && labels.labels[0] == "person")
    #expect(outputs[2].scoreCalibration?.transformation == .inverseLogistic)
    #expect(outputs[2].scoreCalibration?.parameters.hasPrefix("1.0,1.0,0.0,-99\n") == true)
  }

  @Test func inputRanges_comeWithEveryImageNetwork() throws {
    for (file, graphs) in Self.nodeCounts {
      let model = try model(file)
      for name in graphs.keys where name != "face_blendshapes" {
        #expect(model.graph(named: name)?.metadata.inputs.first?.normalization != nil, "\(file) \(name)")
      }
    }
  }
}
