import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the sums of segments that are known: how many there are follows from them.
  mutating func addSegmentSum(_ source: TFLiteOperator) throws {
    let segments = try input(1, of: source)
    guard let constant = tensors[segments].constant else {
      throw UnsupportedFeature("\(source.code.name) with segments computed at run time")
    }
    guard let numbers = constant.integers, constant.shape.rank == 1 else {
      throw EngineError(
        .invalidModel, "has segments of type \(constant.elementType) and shape \(constant.shape)")
    }
    // The reference takes no others.
    guard
      zip(numbers, [-1] + numbers).enumerated().allSatisfy({ index, pair in
        index == 0 ? pair.0 == 0 : (0...1).contains(pair.0 - pair.1)
      })
    else { throw EngineError(.invalidModel, "has segments that do not count up from zero") }
    emit(
      SegmentSum(segmentCount: (numbers.last ?? -1) + 1), [try input(0, of: source), segments],
      to: [try soleOutput(of: source)])
  }

  /// Adds the folds of segments in any order. Segments of several axes, and their values, are treated as
  /// those of one.
  mutating func addUnsortedSegments(_ function: SegmentReduction.Function, _ source: TFLiteOperator) throws {
    var (values, segments) = (try input(0, of: source), try input(1, of: source))
    let (shape, prefix) = (tensors[values].shape.dimensions, tensors[segments].shape.dimensions)
    guard !prefix.isEmpty, shape.starts(with: prefix) else {
      throw EngineError(
        .invalidModel, "has segments of shape \(tensors[segments].shape) for values \(tensors[values].shape)")
    }
    if prefix.count > 1 {
      let count = tensors[segments].shape.elementCount
      let slices = try Shape(validating: [count] + shape.dropFirst(prefix.count))
      segments = addReshape(of: segments, to: [count], suffix: "/joined axes")
      values = addReshape(of: values, to: slices, suffix: "/joined axes")
    }
    let reduction = SegmentReduction(
      function, segmentCount: try soleInteger(2, of: source, what: "a number of segments"))
    emit(reduction, [values, segments], to: [try soleOutput(of: source)])
  }
}
