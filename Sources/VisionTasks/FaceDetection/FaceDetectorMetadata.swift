import ModelFormat
import TFLiteImport
import TensorCore
import VisionPipeline

/// The fields of the block that a face detector's metadata may have, by their position.
///
/// Source: `mediapipe/tasks/metadata/face_detector_metadata_schema.fbs`.
private enum Field {
  enum FaceDetectorOptions {
    static let anchors = 1
    static let decoding = 2
  }

  enum AnchorConfig {
    static let layerCount = 0
    static let minimumScale = 2
    static let maximumScale = 3
    static let xOffset = 4
    static let yOffset = 5
    static let strides = 6
    static let aspectRatios = 7
    static let hasUnitSize = 8
    static let interpolatedScaleAspectRatio = 9
  }

  enum TensorsDecodingConfig {
    static let classCount = 0
    static let boxCount = 1
    static let valuesPerBox = 2
    static let boxOffset = 3
    static let keypointOffset = 4
    static let keypointCount = 5
    static let valuesPerKeypoint = 6
    static let scales = 7...10
    static let hasReversedOrder = 12
    static let appliesSigmoid = 13
  }
}

extension DetectorConfiguration {
  private static let blockName = "FACE_DETECTOR_METADATA"

  /// The face detector that a network's metadata describe; `nil` when they describe none.
  ///
  /// - Throws: `VisionError` with code `invalidModel` when the description is incomplete or corrupt,
  ///   `unsupported` when it asks for another decoding than face detectors have.
  static func face(describedBy graph: GraphDefinition, inputSize: PixelSize) throws -> DetectorConfiguration?
  {
    guard let block = try graph.metadata.customBlock(blockName) else { return nil }
    return try VisionError.within("metadata \(blockName)") {
      let root = try FlatBuffer(ByteView(block)).root()
      guard let anchors = try root.table(Field.FaceDetectorOptions.anchors),
        let decoding = try root.table(Field.FaceDetectorOptions.decoding)
      else { throw VisionError(.invalidModel, "has no anchor_config or no tensors_decoding_config") }
      var configuration = DetectorConfiguration.face
      configuration.anchorGrid = try grid(anchors, inputSize)
      try validate(decoding, configuration, inputSize)
      return configuration
    }
  }

  private static func grid(_ table: FlatBufferTable, _ inputSize: PixelSize) throws -> AnchorGrid {
    typealias Fields = Field.AnchorConfig
    let strides = try table.integers(Fields.strides, of: Int32.self)?.map(Int.init) ?? []
    let layerCount = Int(try table.integer(Fields.layerCount, default: Int32(0)))
    guard strides.count == layerCount else {
      throw VisionError(.invalidModel, "has \(layerCount) layers and \(strides.count) strides")
    }
    var grid = AnchorGrid(inputSize: inputSize, strides: strides)
    grid.minimumScale = try table.float(Fields.minimumScale, default: 0)
    grid.maximumScale = try table.float(Fields.maximumScale, default: 0)
    grid.xOffset = try table.float(Fields.xOffset, default: 0)
    grid.yOffset = try table.float(Fields.yOffset, default: 0)
    grid.aspectRatios = try table.floats(Fields.aspectRatios)
    grid.interpolatedScaleAspectRatio = try table.float(Fields.interpolatedScaleAspectRatio, default: 0)
    grid.extent = try table.bool(Fields.hasUnitSize, default: false) ? .unit : .scaled
    return grid
  }

  /// Checks that boxes are decoded as those of all face detectors are.
  private static func validate(
    _ table: FlatBufferTable, _ configuration: DetectorConfiguration, _ inputSize: PixelSize
  ) throws {
    typealias Fields = Field.TensorsDecodingConfig
    func number(_ field: Int) throws -> Int { Int(try table.integer(field, default: Int32(0))) }
    let expected = [
      (Fields.classCount, "num_classes", 1),
      (Fields.boxCount, "num_boxes", try configuration.anchorGrid.anchorCount),
      (Fields.valuesPerBox, "num_coords", 4 + 2 * configuration.keypointCount),
      (Fields.boxOffset, "box_coord_offset", 0), (Fields.keypointOffset, "keypoint_coord_offset", 4),
      (Fields.keypointCount, "num_keypoints", configuration.keypointCount),
      (Fields.valuesPerKeypoint, "num_values_per_keypoint", 2),
    ]
    for (field, name, value) in expected where try number(field) != value {
      throw VisionError(.unsupported, "has \(name) = \(try number(field)); expected \(value)")
    }
    let sides = [inputSize.width, inputSize.height, inputSize.width, inputSize.height]
    for (field, side) in zip(Fields.scales, sides) where try table.float(field, default: 0) != Float(side) {
      throw VisionError(
        .unsupported,
        "has scales that are not the sides of its input, \(inputSize.width) by \(inputSize.height)")
    }
    guard try table.bool(Fields.hasReversedOrder, default: false),
      try table.bool(Fields.appliesSigmoid, default: false)
    else { throw VisionError(.unsupported, "has no reverse_output_order or no sigmoid_score") }
  }
}
