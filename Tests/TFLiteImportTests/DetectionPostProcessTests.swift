import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

@Suite struct DetectionPostProcessTests {
  /// A map as the `flatbuffers` Python package writes it: ten detections, one class each, the threshold minus
  /// infinity, overlap 0.5, 90 classes, scales 10 10 5 5, suppression for each class.
  static let attributes: [UInt8] =
    Array(
      ("max_detections\0max_classes_per_detection\0nms_score_threshold\0nms_iou_threshold\0num_classes\0"
        + "y_scale\0x_scale\0h_scale\0w_scale\0use_regular_nms\0").utf8)
    + [
      0x0A, 0x21, 0x7E, 0x8E, 0x52, 0x67, 0x42, 0x17, 0x20, 0x31, 0x3A, 0x00, 0x00, 0x0C, 0x00, 0x00, 0x00,
      0x01, 0x00, 0x00, 0x00, 0x0A, 0x00, 0x00, 0x00, 0x00, 0x00, 0xA0, 0x40, 0x01, 0x00, 0x00, 0x00, 0x0A,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x3F, 0x00, 0x00, 0x80, 0xFF, 0x5A, 0x00, 0x00, 0x00, 0x01, 0x00,
      0x00, 0x00, 0x00, 0x00, 0xA0, 0x40, 0x00, 0x00, 0x20, 0x41, 0x00, 0x00, 0x20, 0x41, 0x0E, 0x06, 0x06,
      0x0E, 0x0E, 0x06, 0x6A, 0x0E, 0x0E, 0x0E, 0x32, 0x26, 0x01,
    ]

  private func graph(_ attributes: [UInt8]) throws -> GraphDefinition {
    let network = SampleNetwork(
      tensors: [
        .init(name: "boxes", shape: [1, 7, 4]), .init(name: "scores", shape: [1, 7, 91]),
        SampleNetwork.floats("anchors", [Float](repeating: 1, count: 28), shape: [7, 4]),
        .init(name: "a", shape: []), .init(name: "b", shape: []), .init(name: "c", shape: []),
        .init(name: "d", shape: []),
      ],
      operators: [
        .init(
          32, custom: "TFLite_Detection_PostProcess", [0, 1, 2], to: [3, 4, 5, 6], customOptions: attributes)
      ],
      inputs: [0, 1], outputs: [3, 4, 5, 6])
    return try Model(importing: network.bytes, named: "sample.tflite").graphs[0]
  }

  @Test func attributes_areReadAndShapesStated() throws {
    let graph = try graph(Self.attributes)
    let expected = DetectionPostProcess(
      maximumDetectionCount: 10, maximumClassesPerDetection: 1, detectionsPerClass: 100,
      suppressesEachClass: true, scoreThreshold: -.greatestFiniteMagnitude, overlapThreshold: 0.5,
      classCount: 90, scaleY: 10, scaleX: 10, scaleHeight: 5, scaleWidth: 5)
    #expect(graph.nodes.map(\.operation) == [Operation(expected)])
    #expect(graph.outputs.map { graph.tensors[$0].shape } == [[1, 10, 4], [1, 10], [1, 10], [1]])
  }

  @Test func attributesCutOffAnywhere_areRefused() {
    for count in 0..<Self.attributes.count {
      #expect(throws: EngineError.self) { try graph(Array(Self.attributes.suffix(count))) }
    }
  }

  @Test func missingAttribute_isNamed() throws {
    var attributes = Self.attributes
    let names = "max_detections\0max_classes_per_detection\0nms_score_threshold\0nms_iou_threshold\0"
    // The first letter of `y_scale`.
    attributes[names.utf8.count + "num_classes\0".utf8.count] = UInt8(ascii: "z")
    let error = #expect(throws: EngineError.self) { try graph(attributes) }
    #expect(try #require(error).description.contains("no attribute y_scale"))
  }
}
