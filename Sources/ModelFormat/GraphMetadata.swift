import TensorCore

/// What a source model says about the meaning of its tensors.
public struct GraphMetadata: Sendable, Equatable {
  /// One entry for each graph input, in order; empty when the source model says nothing.
  public var inputs: [TensorMetadata]
  /// One entry for each graph output, in order; empty when the source model says nothing.
  public var outputs: [TensorMetadata]
  /// Further blocks by name, as the source model stores them, e.g. the anchors of a detector.
  public var custom: [String: [UInt8]] {
    get { blocks.mapValues(\.bytes) }
    set { blocks = newValue.mapValues(MetadataBlock.init) }
  }

  /// The blocks of ``custom`` by name, where they lie.
  package var blocks: [String: MetadataBlock]

  /// Creates metadata, empty if nothing else is said.
  public init(
    inputs: [TensorMetadata] = [], outputs: [TensorMetadata] = [], custom: [String: [UInt8]] = [:]
  ) {
    self.inputs = inputs
    self.outputs = outputs
    // Making the first dictionary of a kind takes long, even without anything in it.
    blocks = custom.isEmpty ? [:] : custom.mapValues(MetadataBlock.init)
  }

  /// The block called `name`, in memory; `nil` when there is none.
  ///
  /// - Throws: ``EngineError/Code/unreadable`` when the block is in a file that was changed since it was
  ///   opened.
  package func customBlock(_ name: String) throws -> AlignedStorage? {
    guard let block = blocks[name]?.storage else { return nil }
    let copy = block.inMemory
    try block.source?.check()
    return copy
  }
}

/// Bytes that stay in the file that they are read from until they are needed.
package struct MetadataBlock: Sendable {
  let storage: AlignedStorage

  package init(_ storage: AlignedStorage) { self.storage = storage }

  init(_ bytes: [UInt8]) {
    storage = bytes.withUnsafeBytes { AlignedStorage(copying: $0) }
  }

  var bytes: [UInt8] { storage.bytes }
}

extension MetadataBlock: Equatable {
  package static func == (left: MetadataBlock, right: MetadataBlock) -> Bool {
    left.storage.withBytes { left in right.storage.withBytes { left.elementsEqual($0) } }
  }
}

/// What a source model says about one tensor.
///
/// - Source: `mediapipe/tasks/metadata/metadata_schema.fbs`, `TensorMetadata`.
public struct TensorMetadata: Sendable, Equatable {
  /// What the model's maker calls the tensor; empty when the model does not say.
  public var name: String
  /// The kind of thing that the tensor holds.
  public var content: Content
  /// How pixels become the tensor's numbers; `nil` when the model does not say.
  public var normalization: Normalization?
  /// How the tensor holds boxes; `nil` when it holds none, or the model does not say.
  public var boundingBox: BoundingBoxLayout?
  /// How the tensor's scores become calibrated ones; `nil` when they stay as they are.
  public var scoreCalibration: ScoreCalibration?
  /// The names of classes and the like.
  public var labelFiles: [LabelFile]

  /// Creates metadata that says nothing, if nothing else is said.
  public init(
    name: String = "", content: Content = .unspecified, normalization: Normalization? = nil,
    boundingBox: BoundingBoxLayout? = nil, scoreCalibration: ScoreCalibration? = nil,
    labelFiles: [LabelFile] = []
  ) {
    self.name = name
    self.content = content
    self.normalization = normalization
    self.boundingBox = boundingBox
    self.scoreCalibration = scoreCalibration
    self.labelFiles = labelFiles
  }

  /// The kind of thing that the tensor holds.
  public enum Content: String, Sendable, CaseIterable {
    case unspecified, feature, rgbImage, grayImage, otherImage, boundingBox, audio
  }
}

/// How pixel values become network input: `(value − mean) / standardDeviation`, values from 0 to 255.
public struct Normalization: Sendable, Equatable {
  /// One value for all channels, or one for each.
  public var mean: [Float]
  /// One value for all channels, or one for each.
  public var standardDeviation: [Float]

  /// Creates a normalisation.
  public init(mean: [Float], standardDeviation: [Float]) {
    self.mean = mean
    self.standardDeviation = standardDeviation
  }
}

/// Where a box tensor keeps its sides.
public struct BoundingBoxLayout: Sendable, Equatable {
  /// Which numbers describe a box.
  public enum Kind: String, Sendable, CaseIterable {
    case unknown
    /// Left, top, right and bottom.
    case boundaries
    /// Left, top, width and height.
    case upperLeft
    /// The centre's two coordinates, width and height.
    case center
  }

  /// The unit of the numbers.
  public enum Coordinates: String, Sendable, CaseIterable {
    /// Shares of the picture's width and height.
    case ratio
    /// Pixels of the picture.
    case pixel
  }

  /// The positions of left, top, right and bottom; empty for the default order.
  public var index: [Int]
  /// Which numbers describe a box.
  public var kind: Kind
  /// The unit of the numbers.
  public var coordinates: Coordinates

  /// Creates a layout.
  public init(index: [Int], kind: Kind, coordinates: Coordinates) {
    self.index = index
    self.kind = kind
    self.coordinates = coordinates
  }
}

/// How raw scores become calibrated ones.
public struct ScoreCalibration: Sendable, Equatable {
  /// What is done to a score before the calibration.
  public enum Transformation: String, Sendable, CaseIterable {
    /// Nothing.
    case identity
    /// Its natural logarithm is taken.
    case log
    /// `log(score / (1 − score))` is taken.
    case inverseLogistic
  }

  /// What is done to a score before the calibration.
  public var transformation: Transformation
  /// The score of a class without parameters.
  public var defaultScore: Float
  /// The text of the parameter file: one line for each class.
  public var parameters: String

  /// Creates a calibration.
  public init(transformation: Transformation, defaultScore: Float, parameters: String) {
    self.transformation = transformation
    self.defaultScore = defaultScore
    self.parameters = parameters
  }
}

/// A list of names that comes with a model.
public struct LabelFile: Sendable, Equatable {
  /// What the names belong to.
  public enum Kind: String, Sendable, CaseIterable {
    /// One name for each position along an axis of the tensor.
    case axisLabels
    /// One name for each value that an element can take.
    case valueLabels
  }

  /// The name of the file in the source model.
  public var name: String
  /// What the names belong to.
  public var kind: Kind
  /// A language tag such as `en`; empty when the model does not say.
  public var locale: String
  /// The names, in order.
  public var labels: [String]

  /// Creates a list of names.
  public init(name: String, kind: Kind, locale: String, labels: [String]) {
    self.name = name
    self.kind = kind
    self.locale = locale
    self.labels = labels
  }
}
