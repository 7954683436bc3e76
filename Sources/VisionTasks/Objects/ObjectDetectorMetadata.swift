import ModelFormat
import TFLiteImport
import TensorCore
import VisionPipeline

/// How the raw outputs of an object detector are decoded, from the custom block of its metadata.
struct ObjectDetectorMetadata: Equatable {
  let anchors: [Anchor]
  let boxCount: Int
  let configuration: RawObjectDecoder.Configuration
}

/// The fields of the block by their position.
///
/// Source: `mediapipe/tasks/metadata/object_detector_metadata_schema.fbs`.
private enum Field {
  enum ObjectDetectorOptions {
    static let anchors = 1
    static let decoding = 2
  }

  enum SSDAnchorsOptions {
    static let fixedAnchors = 0
  }

  enum FixedAnchorsSchema {
    static let anchors = 0
  }

  enum TensorsDecodingOptions {
    static let classCount = 0
    static let boxCount = 1
    static let valuesPerBox = 2
    static let xScale = 6
    static let yScale = 7
    static let widthScale = 8
    static let heightScale = 9
    static let appliesExponential = 10
    static let appliesSigmoid = 11
  }
}

extension ObjectDetectorMetadata {
  /// The name of the block.
  private static let blockName = "DETECTOR_METADATA"
  private static let fileIdentifier = "V001"
  /// More classes, values or boxes than any detector has.
  private static let maximumCount = 1 << 20

  /// Reads the block of a graph.
  ///
  /// - Throws: `VisionError` with code `invalidModel` when it is missing, incomplete or corrupt.
  init(of graph: GraphDefinition) throws {
    guard let block = try graph.metadata.customBlock(Self.blockName) else {
      throw VisionError(
        .invalidModel,
        "Network \(graph.name) has raw outputs, but no \(Self.blockName) in its metadata says how they are "
          + "decoded.")
    }
    self = try VisionError.within("metadata \(Self.blockName)") { try Self(ByteView(block)) }
  }

  private init(_ block: ByteView) throws {
    guard FlatBuffer.hasIdentifier(Self.fileIdentifier, in: block) else {
      throw VisionError(.invalidModel, "is not of the kind \(Self.fileIdentifier)")
    }
    let root = try FlatBuffer(block).root()
    guard let decoding = try root.table(Field.ObjectDetectorOptions.decoding) else {
      throw VisionError(
        .invalidModel,
        "TensorsDecodingOptions is not found in the object detector metadata.")
    }
    guard
      let anchors = try root.table(Field.ObjectDetectorOptions.anchors)?
        .table(Field.SSDAnchorsOptions.fixedAnchors)
    else {
      throw VisionError(
        .invalidModel, "SsdAnchorsOptions is not found in the object detector metadata.")
    }
    // The first fields of a `FixedAnchor` are its centre and its sides.
    self.anchors = try anchors.quadruples(Field.FixedAnchorsSchema.anchors).map {
      Anchor(xCenter: $0.x, yCenter: $0.y, width: $0.z, height: $0.w)
    }
    boxCount = try Self.count(decoding, Field.TensorsDecodingOptions.boxCount, "num_boxes", from: 1)
    configuration = try Self.configuration(decoding)
  }

  private static func configuration(_ table: FlatBufferTable) throws -> RawObjectDecoder.Configuration {
    typealias Fields = Field.TensorsDecodingOptions
    return RawObjectDecoder.Configuration(
      classCount: try count(table, Fields.classCount, "num_classes", from: 1),
      valuesPerBox: try count(table, Fields.valuesPerBox, "num_coords", from: 4),
      xScale: try table.float(Fields.xScale, default: 0),
      yScale: try table.float(Fields.yScale, default: 0),
      widthScale: try table.float(Fields.widthScale, default: 0),
      heightScale: try table.float(Fields.heightScale, default: 0),
      sizesAreLogarithms: try table.bool(Fields.appliesExponential, default: false),
      scoresAreLogits: try table.bool(Fields.appliesSigmoid, default: false))
  }

  private static func count(
    _ table: FlatBufferTable, _ field: Int, _ name: String, from minimum: Int
  ) throws -> Int {
    let count = Int(try table.integer(field, default: Int32(0)))
    guard (minimum...maximumCount).contains(count) else {
      throw VisionError(.invalidModel, "has \(name) = \(count); expected \(minimum) to \(maximumCount)")
    }
    return count
  }
}
