import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds a slice and, when axes are added or dropped, a reshape behind it.
  mutating func addStridedSlice(_ source: TFLiteOperator) throws {
    let (image, output) = (try input(0, of: source), try soleOutput(of: source))
    var request = try StridedSlice(
      begins: constantIntegers(1, of: source, what: "beginnings"),
      ends: constantIntegers(2, of: source, what: "ends"),
      steps: constantIntegers(3, of: source, what: "steps"),
      masks: StridedSlice.Masks(source))
    request.endsAreOffsets = try source.bool(StridedSliceOptions.endIsOffset)
    let (slice, shape) = try request.resolved(for: tensors[image].shape)
    setShape(shape, of: output)
    let sliced = try Shape(validating: slice.counts)
    guard sliced != shape else { return emit(slice, [image], to: [output]) }
    let middle = addTensor(like: output, shape: sliced, suffix: "/slice")
    emit(slice, [image], to: [middle])
    emit(Reshape(), [middle], to: [output])
  }
}

/// The elements that a strided slice asks for, in NumPy's manner.
///
/// - Source: `tensorflow/lite/kernels/strided_slice.cc` and `…/internal/strided_slice_logic.h`.
package struct StridedSlice {
  package var begins: [Int]
  package var ends: [Int]
  package var steps: [Int]
  package var masks: Masks
  /// Whether ends are counted from the beginnings.
  var endsAreOffsets = false

  package init(begins: [Int], ends: [Int], steps: [Int], masks: Masks) {
    self.begins = begins
    self.ends = ends
    self.steps = steps
    self.masks = masks
  }

  /// Sets of positions in the request, one bit each.
  package struct Masks {
    /// Positions whose beginning is ignored: as far as possible.
    package var begin = 0
    /// Positions whose end is ignored: as far as possible.
    package var end = 0
    /// The position that stands for all axes which are not named.
    package var ellipsis = 0
    /// Positions that add an axis of length one.
    package var newAxis = 0
    /// Positions that pick one element and drop the axis.
    package var shrinkAxis = 0

    package init() {}
  }

  /// The slice along the axes of a tensor of shape `shape`, and the shape that results in the end.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when the request does not fit the shape.
  package func resolved(for shape: Shape) throws -> (slice: Slice, shape: Shape) {
    guard begins.count == ends.count, begins.count == steps.count, begins.count <= 2 * Shape.maximumRank
    else {
      throw EngineError(
        .invalidModel, "has \(begins.count) beginnings, \(ends.count) ends and \(steps.count) steps")
    }
    guard masks.ellipsis.nonzeroBitCount <= 1 else { throw EngineError(.invalidModel, "has two ellipses") }
    var slice = Slice(starts: [], steps: [], counts: [])
    var dimensions: [Int] = []
    for position in begins.indices {
      if isSet(masks.ellipsis, position) {
        let covered = shape.rank - slice.counts.count - axesNamed(after: position)
        guard covered >= 0 else { throw tooManyAxes(shape) }
        dimensions += appendWholeAxes(covered, of: shape, to: &slice)
      } else if isSet(masks.newAxis, position) {
        dimensions.append(1)
      } else {
        guard slice.counts.count < shape.rank else { throw tooManyAxes(shape) }
        let range = try range(at: position, length: shape[slice.counts.count])
        slice.starts.append(range.start)
        slice.steps.append(range.step)
        slice.counts.append(range.count)
        if !isSet(masks.shrinkAxis, position) { dimensions.append(range.count) }
      }
    }
    dimensions += appendWholeAxes(shape.rank - slice.counts.count, of: shape, to: &slice)
    return (slice, try Shape(validating: dimensions))
  }

  private func isSet(_ mask: Int, _ position: Int) -> Bool { mask >> position & 1 == 1 }

  /// The number of axes of the tensor that positions behind an ellipsis name.
  private func axesNamed(after position: Int) -> Int {
    begins.indices.count { $0 > position && !isSet(masks.newAxis, $0) }
  }

  /// Takes the next `count` axes as they are and gives back their lengths.
  private func appendWholeAxes(_ count: Int, of shape: Shape, to slice: inout Slice) -> [Int] {
    let axes = slice.counts.count..<slice.counts.count + count
    slice.starts += axes.map { _ in 0 }
    slice.steps += axes.map { _ in 1 }
    slice.counts += axes.map { shape[$0] }
    return axes.map { shape[$0] }
  }

  private func tooManyAxes(_ shape: Shape) -> EngineError {
    EngineError(.invalidModel, "slices more axes than shape \(shape) has")
  }

  /// The elements along one axis of the given length. Beginnings and ends below zero count from the end.
  private func range(at position: Int, length: Int) throws -> (start: Int, step: Int, count: Int) {
    let begin = begins[position] < 0 ? begins[position] + length : begins[position]
    if isSet(masks.shrinkAxis, position) {
      guard (0..<length).contains(begin) else {
        throw EngineError(.invalidModel, "picks element \(begins[position]) of \(length)")
      }
      return (begin, 1, 1)
    }
    let step = steps[position]
    guard step != 0 else { throw EngineError(.invalidModel, "has a step of zero") }
    // A walk backwards ends before the first element, at −1.
    let (low, high) = step > 0 ? (0, length) : (-1, length - 1)
    let start = isSet(masks.begin, position) ? (step > 0 ? low : high) : min(max(begin, low), high)
    // Both are 32-bit numbers, so the sum fits.
    let wanted = ends[position] + (endsAreOffsets ? start : 0)
    let end = wanted < 0 ? wanted + length : wanted
    let stop = isSet(masks.end, position) ? (step > 0 ? high : low) : min(max(end, low), high)
    let distance = step > 0 ? stop - start : start - stop
    let count = distance <= 0 ? 0 : (distance + abs(step) - 1) / abs(step)
    return (count == 0 ? 0 : start, step, count)
  }
}

extension StridedSlice.Masks {
  fileprivate init(_ source: TFLiteOperator) throws {
    typealias Options = StridedSliceOptions
    begin = Int(try source.integer(Options.beginMask, default: Int32(0)))
    end = Int(try source.integer(Options.endMask, default: Int32(0)))
    ellipsis = Int(try source.integer(Options.ellipsisMask, default: Int32(0)))
    newAxis = Int(try source.integer(Options.newAxisMask, default: Int32(0)))
    shrinkAxis = Int(try source.integer(Options.shrinkAxisMask, default: Int32(0)))
  }
}

// The positions of the fields that are read in the options of each operator, as in `schema.fbs`.

private enum StridedSliceOptions {
  static let beginMask = 0
  static let endMask = 1
  static let ellipsisMask = 2
  static let newAxisMask = 3
  static let shrinkAxisMask = 4
  static let endIsOffset = 5
}
