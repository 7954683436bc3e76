import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of parts of a tensor.
  mutating func translateSlicing(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "SLICE": try addSlice(source)
    case "STRIDED_SLICE": try addStridedSlice(source)
    case "REVERSE_V2": try addReverse(source)
    case "REVERSE_SEQUENCE": try addReverseSequence(source)
    case "DYNAMIC_UPDATE_SLICE": try addUpdateSlice(source)
    default: return false
    }
    return true
  }

  /// Adds a slice of consecutive elements; a length of −1 reaches to the end.
  private mutating func addSlice(_ source: TFLiteOperator) throws {
    let (image, output) = (try input(0, of: source), try soleOutput(of: source))
    let shape = tensors[image].shape
    let starts = try constantIntegers(1, of: source, what: "beginnings")
    let lengths = try constantIntegers(2, of: source, what: "lengths")
    guard starts.count == shape.rank, lengths.count == shape.rank else {
      throw EngineError(
        .invalidModel, "slices \(starts.count) and \(lengths.count) axes of a tensor of shape \(shape)")
    }
    let counts = (0..<shape.rank).map { lengths[$0] == -1 ? shape[$0] - starts[$0] : lengths[$0] }
    guard
      (0..<shape.rank).allSatisfy({
        starts[$0] >= 0 && counts[$0] >= 0 && starts[$0] + counts[$0] <= shape[$0]
      })
    else {
      throw EngineError(.invalidModel, "slices \(lengths) elements from \(starts) on of shape \(shape)")
    }
    let slice = Slice(
      starts: zip(starts, counts).map { $1 == 0 ? 0 : $0 },
      steps: [Int](repeating: 1, count: shape.rank), counts: counts)
    emit(slice, [image], to: [output])
  }

  /// Adds a slice that walks backwards along some axes.
  private mutating func addReverse(_ source: TFLiteOperator) throws {
    let image = try input(0, of: source)
    let shape = tensors[image].shape
    let axes = try constantIntegers(1, of: source, what: "axes").map {
      try normalized(axis: $0, rank: shape.rank)
    }
    emit(Slice(reversing: shape, axes: axes), [image], to: [try soleOutput(of: source)])
  }

  private mutating func addReverseSequence(_ source: TFLiteOperator) throws {
    typealias Options = ReverseSequenceOptions
    let inputs = [try input(0, of: source), try input(1, of: source)]
    let rank = tensors[inputs[0]].shape.rank
    let reversal = ReverseSequence(
      sequenceAxis: try normalized(
        axis: Int(try source.integer(Options.sequenceAxis, default: Int32(0))), rank: rank),
      batchAxis: try normalized(
        axis: Int(try source.integer(Options.batchAxis, default: Int32(0))), rank: rank))
    emit(reversal, inputs, to: [try soleOutput(of: source)])
  }

  private mutating func addUpdateSlice(_ source: TFLiteOperator) throws {
    let inputs = try (0..<3).map { try input($0, of: source) }
    emit(UpdateSlice(), inputs, to: [try soleOutput(of: source)])
  }
}

extension Slice {
  /// All elements, along some axes from the last to the first.
  init(reversing shape: Shape, axes: [Int]) {
    self.init(
      starts: (0..<shape.rank).map { axes.contains($0) ? max(shape[$0] - 1, 0) : 0 },
      steps: (0..<shape.rank).map { axes.contains($0) ? -1 : 1 }, counts: shape.dimensions)
  }
}

// The positions of the fields that are read in the options of each operator, as in `schema.fbs`.

private enum ReverseSequenceOptions {
  static let sequenceAxis = 0
  static let batchAxis = 1
}
