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
}
