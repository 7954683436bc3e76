import ModelFormat
import TensorCore
import VisionPipeline

/// One output of an object detector: where it is and how its numbers are read.
struct ObjectOutput: Sendable {
  /// The position among the graph's outputs.
  let index: Int
  /// The dimensions without a leading 1.
  let dimensions: [Int]
  private let storage: OutputStorage
}

extension ObjectOutput {
  /// - Throws: `VisionError` with code `invalidModel` when the output is neither `float32` nor
  ///   quantized `uint8`.
  init(_ graph: GraphDefinition, index: Int) throws(VisionError) {
    let tensor = graph.tensors[graph.outputs[index]]
    self.index = index
    let dimensions = tensor.shape.dimensions
    self.dimensions = dimensions.count > 1 && dimensions[0] == 1 ? Array(dimensions.dropFirst()) : dimensions
    guard [.float32, .uint8].contains(tensor.elementType),
      let storage = try? OutputStorage(of: graph, output: index)
    else {
      throw VisionError(
        .invalidModel,
        "Expected output tensor at index \(index) to have type UINT8 or FLOAT32, found "
          + "\(tensor.elementType.rawValue.uppercased()) instead.")
    }
    self.storage = storage
  }

  var isQuantized: Bool { storage != .float32 }

  /// Calls `body` with the numbers of the output.
  ///
  /// - Parameter scratch: overwritten; pass the same each time, so that it is allocated once.
  func withNumbers<Result>(
    of network: ImageNetwork, scratch: inout [Float], _ body: (UnsafeBufferPointer<Float>) throws -> Result
  ) rethrows -> Result {
    try network.withNumbers(ofOutput: index, stored: storage, scratch: &scratch, body)
  }
}

/// The outputs of an object detector by their meaning.
///
/// Sources: `mediapipe/tasks/cc/vision/object_detector/object_detector_graph.cc`,
/// `mediapipe/tasks/cc/components/processors/detection_postprocessing_graph.cc`.
struct ObjectOutputs: Sendable {
  /// Whether the network suppresses by itself.
  enum Form: Sendable {
    /// Boxes, classes, scores and their count, after suppression.
    case suppressed(boxes: ObjectOutput, classes: ObjectOutput, scores: ObjectOutput, count: ObjectOutput)
    /// A box and the scores of all classes for each anchor.
    case raw(boxes: ObjectOutput, scores: ObjectOutput)

    /// The files with the names of the classes: those of the numbers in an output, or those of its positions.
    var labelKind: LabelFile.Kind {
      switch self {
      case .suppressed: .valueLabels
      case .raw: .axisLabels
      }
    }
  }

  let form: Form
  /// Where left, top, right and bottom are among the four numbers of a box after suppression.
  let sides: [Int]
  /// What the metadata says about the output with the classes: the class numbers or all scores.
  let classMetadata: TensorMetadata
  let scoreMetadata: TensorMetadata
}

extension ObjectOutputs {
  /// The names of the outputs in the metadata.
  private static let names = (
    suppressed: ["location", "category", "score", "number of detections"], raw: ["location", "score"]
  )

  /// Finds the outputs of a graph and checks what the metadata says about them.
  ///
  /// - Throws: `VisionError` with code `invalidModel` when the graph is no object detector.
  init(of graph: GraphDefinition) throws(VisionError) {
    let metadata = graph.metadata
    guard !metadata.inputs.isEmpty || !metadata.outputs.isEmpty else {
      throw Self.refusal("Object detection models require TFLite Model Metadata but none was found")
    }
    let count = graph.outputs.count
    guard count == 2 || count == 4 else {
      throw Self.refusal("Expected a model with 2 or 4 output tensors, found \(count).")
    }
    guard metadata.outputs.count == count else {
      throw Self.refusal(
        "Mismatch between number of output tensors (\(count)) and output tensors metadata "
          + "(\(metadata.outputs.count)).")
    }
    let positions = Self.positions(
      of: count == 4 ? Self.names.suppressed : Self.names.raw, among: metadata.outputs)
    sides = try Self.sides(metadata.outputs[positions[0]])
    var outputs: [ObjectOutput] = []
    for position in positions { outputs.append(try ObjectOutput(graph, index: position)) }
    let quantizedCount = outputs.count(where: \.isQuantized)
    guard quantizedCount == 0 || quantizedCount == count else {
      throw Self.refusal(
        "Expected either all or none of the output tensors to be quantized, but found \(quantizedCount) "
          + "quantized outputs for \(count) total outputs.")
    }
    classMetadata = metadata.outputs[positions[1]]
    if count == 4 {
      form = .suppressed(boxes: outputs[0], classes: outputs[1], scores: outputs[2], count: outputs[3])
      scoreMetadata = metadata.outputs[positions[2]]
    } else {
      form = .raw(boxes: outputs[0], scores: outputs[1])
      scoreMetadata = metadata.outputs[positions[1]]
    }
  }

  /// Where the outputs with these names are; in this order when one name is missing.
  private static func positions(of names: [String], among outputs: [TensorMetadata]) -> [Int] {
    let found = names.compactMap { name in outputs.firstIndex { $0.name == name } }
    return found.count == names.count ? found : Array(names.indices)
  }

  /// The order of a box's sides.
  private static func sides(_ metadata: TensorMetadata) throws(VisionError) -> [Int] {
    guard let layout = metadata.boundingBox else {
      throw refusal(
        "Expected BoundingBoxProperties for tensor \(metadata.name), found \(metadata.content.schemaName).")
    }
    guard layout.kind == .boundaries, layout.coordinates == .ratio else {
      throw refusal(
        "Boxes of the tensor \(metadata.name) are of the kind \(layout.kind.rawValue) in units of "
          + "\(layout.coordinates.rawValue); expected boundaries in units of ratio.")
    }
    // That they are a permutation is a rule of every model file.
    return layout.index.isEmpty ? [0, 1, 2, 3] : layout.index
  }

  private static func refusal(_ text: String) -> VisionError {
    VisionError(.invalidModel, text)
  }
}

extension TensorMetadata.Content {
  /// The name of the kind in the metadata's schema.
  fileprivate var schemaName: String {
    switch self {
    case .unspecified: "NONE"
    case .feature: "FeatureProperties"
    case .rgbImage, .grayImage, .otherImage: "ImageProperties"
    case .boundingBox: "BoundingBoxProperties"
    case .audio: "AudioProperties"
    }
  }
}
