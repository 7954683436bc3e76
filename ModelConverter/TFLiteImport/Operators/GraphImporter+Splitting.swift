import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of tensors that fall into parts.
  mutating func translateSplitting(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "UNPACK": try addUnpack(source)
    case "SPLIT": try addSplit(source)
    case "SPLIT_V": try addSplitByLengths(source)
    default: return false
    }
    return true
  }

  /// Adds a slice for each of several parts of equal length.
  private mutating func addSplit(_ source: TFLiteOperator) throws {
    let value = try input(1, of: source)
    let axis = try splitAxis(0, of: source, rank: tensors[value].shape.rank)
    let (count, length) = (source.outputs.count, tensors[value].shape[axis])
    guard count > 0, length % count == 0 else {
      throw EngineError(.invalidModel, "splits axis \(axis) of length \(length) into \(count) parts")
    }
    try addParts(of: value, axis: axis, lengths: Array(repeating: length / count, count: count), source)
  }

  /// Adds a slice for each of several parts, whose lengths the second input gives; one −1 stands for the
  /// rest.
  private mutating func addSplitByLengths(_ source: TFLiteOperator) throws {
    let value = try input(0, of: source)
    let axis = try splitAxis(2, of: source, rank: tensors[value].shape.rank)
    var lengths = try constantIntegers(1, of: source, what: "lengths")
    let known = lengths.filter { $0 >= 0 }.reduce(0, +)
    if let open = lengths.firstIndex(of: -1) { lengths[open] = tensors[value].shape[axis] - known }
    guard lengths.allSatisfy({ $0 >= 0 }), lengths.reduce(0, +) == tensors[value].shape[axis],
      lengths.count == source.outputs.count
    else {
      throw EngineError(
        .invalidModel,
        "splits axis \(axis) of \(tensors[value].shape) into \(source.outputs.count) parts of \(lengths)")
    }
    try addParts(of: value, axis: axis, lengths: lengths, source)
  }

  /// Adds a slice of length one for each output, and a reshape that drops its axis.
  private mutating func addUnpack(_ source: TFLiteOperator) throws {
    let value = try input(0, of: source)
    let shape = tensors[value].shape
    let axis = try normalized(
      axis: Int(try source.integer(UnpackOptions.axis, default: Int32(0))), rank: shape.rank)
    guard source.outputs.count == shape[axis] else {
      throw EngineError(
        .invalidModel, "has \(source.outputs.count) outputs for axis \(axis) of shape \(shape)")
    }
    var dimensions = shape.dimensions
    dimensions.remove(at: axis)
    for (position, output) in source.outputs.enumerated() {
      setShape(Shape(dimensions), of: output)
      let part = addTensor(
        like: output, shape: Shape(shape.dimensions.replacing(1, at: axis)), suffix: "/slice")
      emit(Slice(of: shape, axis: axis, start: position, count: 1), [value], to: [part])
      emit(Reshape(), [part], to: [output])
    }
  }

  private func splitAxis(_ position: Int, of source: TFLiteOperator, rank: Int) throws -> Int {
    let axes = try constantIntegers(position, of: source, what: "an axis")
    guard axes.count == 1 else { throw EngineError(.invalidModel, "has axes \(axes); expected one") }
    return try normalized(axis: axes[0], rank: rank)
  }

  private mutating func addParts(
    of value: Int, axis: Int, lengths: [Int], _ source: TFLiteOperator
  ) throws {
    let shape = tensors[value].shape
    var start = 0
    for (output, length) in zip(source.outputs, lengths) {
      emit(Slice(of: shape, axis: axis, start: start, count: length), [value], to: [output])
      start += length
    }
  }
}

extension [Int] {
  /// This array with another number at one position.
  fileprivate func replacing(_ value: Int, at index: Int) -> [Int] {
    var copy = self
    copy[index] = value
    return copy
  }
}

extension Slice {
  /// A slice along one axis, with all elements of the others.
  fileprivate init(of shape: Shape, axis: Int, start: Int, count: Int) {
    var (starts, counts) = ([Int](repeating: 0, count: shape.rank), shape.dimensions)
    starts[axis] = count == 0 ? 0 : start
    counts[axis] = count
    self.init(starts: starts, steps: [Int](repeating: 1, count: shape.rank), counts: counts)
  }
}

// The positions of the fields that are read in the options of each operator, as in `schema.fbs`.

private enum UnpackOptions {
  static let axis = 1
}
