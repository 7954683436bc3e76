/// The positions of the fields that the importer reads in the tables of the metadata schema, and the numbers
/// of the enumerations there.
///
/// - Source: `mediapipe/tasks/metadata/metadata_schema.fbs`.
enum MetadataField {
  static let bufferName = "TFLITE_METADATA"
  static let fileIdentifier = "M001"

  enum ModelMetadata {
    static let subgraphs = 3
  }

  enum SubGraphMetadata {
    static let inputs = 2
    static let outputs = 3
    static let custom = 9
  }

  enum TensorMetadata {
    static let name = 0
    static let content = 3
    static let processUnits = 4
    static let files = 6
  }

  enum Content {
    static let type = 0
    static let properties = 1

    static let feature: UInt8 = 1
    static let image: UInt8 = 2
    static let boundingBox: UInt8 = 3
    static let audio: UInt8 = 4
  }

  enum ImageProperties {
    static let colorSpace = 0

    static let rgb: Int8 = 1
    static let grayscale: Int8 = 2
  }

  enum BoundingBoxProperties {
    static let index = 0
    static let type = 1
    static let coordinateType = 2
  }

  enum ProcessUnit {
    static let type = 0
    static let options = 1

    static let normalization: UInt8 = 1
    static let scoreCalibration: UInt8 = 2
  }

  enum NormalizationOptions {
    static let mean = 0
    static let standardDeviation = 1
  }

  enum ScoreCalibrationOptions {
    static let transformation = 0
    static let defaultScore = 1
  }

  enum AssociatedFile {
    static let name = 0
    static let type = 2
    static let locale = 3

    static let axisLabels: Int8 = 2
    static let valueLabels: Int8 = 3
    static let scoreCalibration: Int8 = 4
  }

  enum CustomMetadata {
    static let name = 0
    static let data = 1
  }
}
