import ModelFormat
import TensorCore
import VisionPipeline

/// From the outputs of a network to objects in its input. One caller at a time.
protocol ObjectInterpretation: Sendable {
  /// Reads the objects in the input of the last run.
  ///
  /// - Parameters:
  ///   - minimumScore: The least score of an object.
  ///   - limit: The most objects; all when `nil`.
  ///   - objects: Replaced by what was found.
  mutating func read(
    _ network: ImageNetwork, minimumScore: Float, limit: Int?,
    into objects: inout [DetectedObject<InputSpace>]
  )
}

/// A network that suppresses by itself.
struct SuppressedObjectInterpretation: ObjectInterpretation {
  private let boxes: ObjectOutput
  private let classes: ObjectOutput
  private let scores: ObjectOutput
  private let count: ObjectOutput
  private let decoder: SuppressedObjectDecoder
  private var scratch = Scratch()

  /// The numbers of quantized outputs.
  private struct Scratch {
    var boxes: [Float] = []
    var classes: [Float] = []
    var scores: [Float] = []
    var count: [Float] = []
  }

  mutating func read(
    _ network: ImageNetwork, minimumScore: Float, limit: Int?,
    into objects: inout [DetectedObject<InputSpace>]
  ) {
    let rowCount = count.withNumbers(of: network, scratch: &scratch.count) { $0.first ?? 0 }
    boxes.withNumbers(of: network, scratch: &scratch.boxes) { boxes in
      classes.withNumbers(of: network, scratch: &scratch.classes) { classes in
        scores.withNumbers(of: network, scratch: &scratch.scores) { scores in
          decoder.decode(
            boxes: boxes, classes: classes, scores: scores, count: rowCount,
            minimumScore: minimumScore, limit: limit, into: &objects)
        }
      }
    }
  }
}

extension SuppressedObjectInterpretation {
  /// - Throws: `VisionError` when the outputs do not fit together, or when the score calibration
  ///   is malformed.
  init(
    _ graph: GraphDefinition, outputs: ObjectOutputs,
    parts: (boxes: ObjectOutput, classes: ObjectOutput, scores: ObjectOutput, count: ObjectOutput),
    selection: ClassSelection
  ) throws {
    (boxes, classes, scores, count) = parts
    let rowCount = boxes.dimensions.first ?? 0
    let classesPerBox = graph.classesPerDetection
    guard boxes.dimensions == [rowCount, 4], classes.dimensions == [rowCount],
      scores.dimensions == [rowCount], count.dimensions == [1], rowCount > 0,
      (1...rowCount).contains(classesPerBox)
    else {
      throw VisionError(
        .invalidModel,
        "Network \(graph.name) has boxes \(boxes.dimensions), classes \(classes.dimensions), scores "
          + "\(scores.dimensions) and a count \(count.dimensions); expected [n, 4], [n], [n] and [1].")
    }
    decoder = SuppressedObjectDecoder(
      rowCount: rowCount, classesPerBox: classesPerBox, sides: outputs.sides, selection: selection,
      calibrator: try outputs.scoreMetadata.scoreCalibration.map(ScoreCalibrator.init))
  }
}

/// A network with a raw box and raw scores for each anchor.
struct RawObjectInterpretation: ObjectInterpretation {
  /// The reference's default of `min_suppression_threshold`, which its options do not expose.
  private static let overlapThreshold: Float = 0.3

  private let boxes: ObjectOutput
  private let scores: ObjectOutput
  private let decoder: RawObjectDecoder
  private var suppression = NonMaximumSuppression(overlapThreshold: overlapThreshold)
  private var candidates: [ObjectCandidate] = []
  /// The numbers of quantized outputs.
  private var scratch: (boxes: [Float], scores: [Float]) = ([], [])

  mutating func read(
    _ network: ImageNetwork, minimumScore: Float, limit: Int?,
    into objects: inout [DetectedObject<InputSpace>]
  ) {
    boxes.withNumbers(of: network, scratch: &scratch.boxes) { boxes in
      scores.withNumbers(of: network, scratch: &scratch.scores) { scores in
        decoder.decode(
          boxes: boxes, scores: scores, minimumScore: minimumScore, into: &candidates)
      }
    }
    suppression.suppress(candidates, limit: limit, into: &objects)
  }
}

extension RawObjectInterpretation {
  /// - Throws: `VisionError` when metadata and outputs do not fit together, or when the metadata
  ///   is corrupt.
  init(_ graph: GraphDefinition, boxes: ObjectOutput, scores: ObjectOutput, selection: ClassSelection) throws
  {
    let metadata = try ObjectDetectorMetadata(of: graph)
    let (count, configuration) = (metadata.boxCount, metadata.configuration)
    guard metadata.anchors.count == count, boxes.dimensions == [count, configuration.valuesPerBox],
      scores.dimensions == [count, configuration.classCount]
    else {
      throw VisionError(
        .invalidModel,
        "Network \(graph.name) has boxes \(boxes.dimensions) and scores \(scores.dimensions); its metadata has "
          + "\(metadata.anchors.count) anchors and states boxes [\(count), \(configuration.valuesPerBox)] and "
          + "scores [\(count), \(configuration.classCount)].")
    }
    self.boxes = boxes
    self.scores = scores
    decoder = RawObjectDecoder(
      anchors: metadata.anchors, configuration: configuration, selection: selection)
  }
}

extension GraphDefinition {
  /// How many rows of the outputs belong to one box, by the operator that makes them.
  fileprivate var classesPerDetection: Int {
    for node in nodes {
      if let attributes = node.operation.as(DetectionPostProcess.self) {
        return attributes.maximumClassesPerDetection
      }
    }
    return 1
  }
}

extension ScoreCalibrator {
  /// The calibration that a model's metadata describes.
  fileprivate init(_ calibration: ScoreCalibration) throws(VisionError) {
    let transformation: Transformation =
      switch calibration.transformation {
      case .identity: .identity
      case .log: .logarithm
      case .inverseLogistic: .inverseLogistic
      }
    try self.init(
      transformation: transformation, defaultScore: calibration.defaultScore,
      parameters: calibration.parameters)
  }
}
