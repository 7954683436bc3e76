import ModelFormat
import TFLiteImport
import TensorCore
import VisionPipeline

/// Where a segmentation network has what.
///
/// Source: `mediapipe/tasks/cc/vision/image_segmenter/image_segmenter_graph.cc`.
struct SegmenterOutput {
  /// The position of the scores among the outputs: the last one. One before holds quality scores.
  let position: Int
  /// Columns and rows of the grid.
  let size: PixelSize
  let categoryCount: Int
  /// How the scores are stored.
  let storage: OutputStorage
  let activation: SegmentationActivation
  /// The names of the categories; empty when the model has none.
  let labels: [String]
  /// Quality scores in the first output; `nil` when there are none.
  let qualityCount: Int?

  private static let blockName = "SEGMENTER_METADATA"
  private static let fileIdentifier = "V001"
  /// The field of the block's root that names the activation.
  private static let activationField = 0

  /// Finds out what `graph` gives.
  ///
  /// - Throws: `VisionError` when it is no segmentation network or its metadata are corrupt.
  init(of graph: GraphDefinition) throws {
    position = graph.outputs.count - 1
    guard (1...2).contains(graph.outputs.count) else {
      throw VisionError(
        .invalidArgument,
        "Network \(graph.name) has \(graph.outputs.count) outputs; expected the scores of categories, and quality scores "
          + "before them at most")
    }
    let dimensions = try graph.dimensions(
      ofOutput: position, "the scores of categories", matching: [nil, nil, nil],
      types: [.float32, .uint8, .int8])
    storage = try OutputStorage(of: graph, output: position)
    size = PixelSize(width: dimensions[1], height: dimensions[0])
    categoryCount = dimensions[2]
    guard categoryCount <= CategoryMaskDecoder.maximumCategoryCount else {
      throw VisionError(
        .invalidArgument,
        "Network \(graph.name) has \(categoryCount) categories; expected at most "
          + "\(CategoryMaskDecoder.maximumCategoryCount)")
    }
    qualityCount =
      position > 0 ? try graph.dimensions(ofOutput: 0, "the quality scores", matching: [nil])[0] : nil
    let files = graph.metadata.outputs.last?.labelFiles ?? []
    labels = files.first { $0.kind == .axisLabels }?.labels ?? []
    activation = try Self.activation(of: graph)
    guard activation != .softmax || categoryCount > 1 else {
      throw VisionError(
        .invalidArgument, "Network \(graph.name) has one category; SOFTMAX activation requires channels > 1.")
    }
  }

  private static func activation(of graph: GraphDefinition) throws -> SegmentationActivation {
    guard let block = try graph.metadata.customBlock(blockName) else { return .none }
    return try VisionError.within("metadata \(blockName)") {
      let root = try FlatBuffer(ByteView(block)).root()
      let number = Int(try root.integer(activationField, default: Int8(0)))
      guard let activation = SegmentationActivation(rawValue: number) else {
        throw VisionError(.invalidModel, "has activation \(number); known are 0 to 2")
      }
      return activation
    }
  }
}
