import GraphRuntime
import ModelFormat
import TensorCore

/// A tensor of ours beside the reference's.
struct TensorComparison: Encodable {
  /// What one unit of an error means.
  enum Scale {
    /// The leeway is the part of the largest magnitude by which quantized values that were made on the way
    /// may shift numbers.
    case floats(leeway: Double)
    /// Quantized values, or the numbers that they stand for, this step apart.
    case quantized(step: Double)
    case integers
  }

  let tensor: String
  let isOutput: Bool
  /// Whether it is of the run with captured tensors.
  let isCaptured: Bool
  /// The step of the plan that computes the tensor.
  let source: Source?
  let elementCount: Int
  /// The number of elements that are not equal.
  let differenceCount: Int
  /// The largest absolute difference of two elements; infinite when only one of them is NaN.
  let largestError: Double
  /// The largest error as a part of the reference's largest magnitude.
  let relativeError: Double
  let allowedError: Double
  let worst: Element?
  /// The largest error in quantization steps; `nil` for what is not quantized.
  let steps: Int?
  /// Why the tensors cannot be compared element by element.
  let problem: String?
  let passes: Bool

  /// Which tensor is compared.
  struct Subject {
    let name: String
    let isOutput: Bool
    let isCaptured: Bool
    let source: Source?
  }

  /// Where a tensor comes from.
  struct Source: Encodable {
    /// The position in execution order.
    let step: Int
    let node: String
    let operation: String
    let kernel: String

    enum CodingKeys: String, CodingKey {
      case step, node, kernel
      case operation = "operator"
    }
  }

  /// The element with the largest error.
  struct Element: Encodable {
    let index: [Int]
    let ours: Double
    let theirs: Double
    /// The error as a part of the reference's value; `nil` when that is zero or not finite.
    let relativeError: Double?
    /// How many single-precision numbers lie between; `nil` for other types and what is not finite.
    let ulps: Int?

    enum CodingKeys: String, CodingKey {
      case index, ours, ulps
      case theirs = "reference"
      case relativeError = "relative_error"
    }
  }

  enum CodingKeys: String, CodingKey {
    case tensor, worst, steps, problem, passes
    case isOutput = "is_output"
    case isCaptured = "is_captured"
    case source = "computed_by"
    case elementCount = "element_count"
    case differenceCount = "difference_count"
    case largestError = "largest_error"
    case relativeError = "relative_error"
    case allowedError = "allowed_error"
  }

  /// The part of the elements that are equal.
  var equalShare: Double {
    elementCount == 0 ? 1 : Double(elementCount - differenceCount) / Double(elementCount)
  }
}

extension TensorComparison {
  /// A tensor that cannot be compared.
  init(of subject: Subject, problem: String, elementCount: Int = 0) {
    (tensor, isOutput, isCaptured, source) = (
      subject.name, subject.isOutput, subject.isCaptured, subject.source
    )
    self.problem = problem
    self.elementCount = elementCount
    (differenceCount, largestError, relativeError, allowedError) = (elementCount, .infinity, .infinity, 0)
    (worst, steps, passes) = (nil, nil, false)
  }

  /// - Parameter expected: It may be left in a file.
  /// - Throws: `EngineError` when the file was changed meanwhile.
  init(of subject: Subject, actual: Tensor, expected: Tensor, scale: Scale, tolerance: Tolerance) throws {
    guard actual.shape == expected.shape, actual.elementType == expected.elementType else {
      let found = TensorType(expected.shape, expected.elementType)
      self.init(
        of: subject,
        problem: "it is \(TensorType(actual.shape, actual.elementType)), the reference's file holds \(found)",
        elementCount: expected.shape.elementCount)
      return
    }
    self.init(of: subject, comparing: actual, with: expected, scale, tolerance)
    try expected.storage.source?.check()
  }

  /// - Precondition: The tensors have the same type.
  private init(
    of subject: Subject, comparing actual: Tensor, with expected: Tensor, _ scale: Scale,
    _ tolerance: Tolerance
  ) {
    (tensor, isOutput, isCaptured, source) = (
      subject.name, subject.isOutput, subject.isCaptured, subject.source
    )
    elementCount = expected.shape.elementCount
    let deviation = Deviation(of: actual, from: expected)
    problem = nil
    differenceCount = deviation.differenceCount
    largestError = deviation.largestError
    relativeError =
      deviation.largestMagnitude > 0 ? largestError / deviation.largestMagnitude : largestError
    allowedError = tolerance.allowedError(scale, largestMagnitude: deviation.largestMagnitude)
    worst = deviation.worst.map { Element(at: $0, actual, expected) }
    steps =
      if case .quantized(let step) = scale { Int(clamping: (largestError / step).rounded()) } else { nil }
    // Steps of real numbers are no powers of two, so a step is allowed its rounding.
    passes =
      tolerance.isStrict
      ? deviation.bitDifferenceCount == 0
      : largestError <= allowedError * (1 + 1e-6)
        && differenceCount <= tolerance.allowedDifferences(scale, count: elementCount)
  }
}

extension TensorComparison.Element {
  fileprivate init(at position: Int, _ actual: Tensor, _ expected: Tensor) {
    index = expected.shape.position(of: position)
    ours = actual.numbers(position..<position + 1)[0]
    theirs = expected.numbers(position..<position + 1)[0]
    let relative = abs((ours - theirs) / theirs)
    relativeError = relative.isFinite ? relative : nil
    ulps =
      expected.elementType == .float32 ? Float(ours).representableDistance(to: Float(theirs)) : nil
  }
}

extension TensorComparison {
  /// How far numbers are from others.
  struct Deviation {
    private(set) var largestError = 0.0
    /// Of the expected numbers that are finite.
    private(set) var largestMagnitude = 0.0
    private(set) var differenceCount = 0
    /// Like ``differenceCount``, but zeros of other signs differ.
    private(set) var bitDifferenceCount = 0
    /// The position of the largest error; `nil` when all numbers are equal.
    private(set) var worst: Int?

    /// So many elements are compared at a time, whatever the tensors take.
    private static let pieceElementCount = 1 << 14

    /// - Precondition: There are as many elements as expected ones.
    init(of actual: Tensor, from expected: Tensor) {
      let count = expected.shape.elementCount
      for start in stride(from: 0, to: count, by: Self.pieceElementCount) {
        let piece = start..<min(start + Self.pieceElementCount, count)
        add(actual.numbers(piece), expected.numbers(piece), from: start)
      }
    }

    private mutating func add(_ actual: [Double], _ expected: [Double], from start: Int) {
      for (position, (ours, theirs)) in zip(actual, expected).enumerated() {
        if theirs.isFinite { largestMagnitude = max(largestMagnitude, abs(theirs)) }
        if ours.bitPattern == theirs.bitPattern || (ours.isNaN && theirs.isNaN) { continue }
        bitDifferenceCount += 1
        if ours == theirs { continue }
        differenceCount += 1
        let difference = abs(ours - theirs)
        let error = difference.isNaN ? .infinity : difference
        if error > largestError { (worst, largestError) = (start + position, error) }
      }
    }
  }
}

extension Tensor {
  /// The contents of a range of elements as they are stored: quantized values stay as they are.
  func numbers(_ range: Range<Int>) -> [Double] {
    let size = elementType.byteCount
    let piece = Tensor(
      shape: [range.count], elementType: elementType,
      storage: storage.part(range.lowerBound * size..<range.upperBound * size))
    return piece.integers?.map(Double.init) ?? piece.floats.map(Double.init)
  }
}

extension Float {
  /// The number of steps from one representable number to the next between two; `nil` unless both are finite.
  func representableDistance(to other: Float) -> Int? {
    guard isFinite, other.isFinite else { return nil }
    return abs(orderedBits - other.orderedBits)
  }

  /// Consecutive integers for consecutive numbers; both zeros are zero.
  private var orderedBits: Int {
    let magnitude = Int(magnitude.bitPattern)
    return sign == .minus ? -magnitude : magnitude
  }
}

extension Int {
  /// The nearest integer to a number that is not NaN.
  fileprivate init(clamping number: Double) {
    self = Int(exactly: number) ?? (number < 0 ? .min : .max)
  }
}

extension Shape {
  /// The position along each axis of element number `index`.
  fileprivate func position(of index: Int) -> [Int] {
    zip(dimensions, strides).map { length, stride in length == 0 ? 0 : index / stride % length }
  }
}
