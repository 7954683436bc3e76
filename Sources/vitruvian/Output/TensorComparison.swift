import GraphRuntime
import ModelFormat
import TensorCore

/// A tensor of ours beside the reference's.
struct TensorComparison: Encodable {
  /// What one unit of an error means.
  enum Scale {
    case floats
    /// Codes, or the numbers that codes of this step stand for.
    case codes(step: Double)
    case integers
  }

  let tensor: String
  let isOutput: Bool
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
  /// The largest error in quantisation steps; `nil` for what is not quantised.
  let steps: Int?
  /// Why the tensors cannot be compared element by element.
  let problem: String?
  let passes: Bool

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
  init(
    tensor: String, isOutput: Bool, source: Source?, actual: Tensor, expected: Tensor, scale: Scale,
    tolerance: Tolerance
  ) {
    self.tensor = tensor
    self.isOutput = isOutput
    self.source = source
    elementCount = expected.shape.elementCount
    guard actual.shape == expected.shape, actual.elementType == expected.elementType else {
      let found = TensorType(expected.shape, expected.elementType)
      problem = "it is \(TensorType(actual.shape, actual.elementType)), the reference's file holds \(found)"
      (differenceCount, largestError, relativeError, allowedError) = (elementCount, .infinity, .infinity, 0)
      (worst, steps, passes) = (nil, nil, false)
      return
    }
    let deviation = Deviation(of: actual.numbers, from: expected.numbers)
    problem = nil
    differenceCount = deviation.differenceCount
    largestError = deviation.largestError
    relativeError =
      deviation.largestMagnitude > 0 ? largestError / deviation.largestMagnitude : largestError
    allowedError = tolerance.allowedError(scale, largestMagnitude: deviation.largestMagnitude)
    worst = deviation.worst.map { Element(at: $0, actual, expected) }
    steps = if case .codes(let step) = scale { Int(clamping: (largestError / step).rounded()) } else { nil }
    // Steps of real numbers are no powers of two, so a step is allowed its rounding.
    passes =
      largestError <= allowedError * (1 + 1e-6)
      && differenceCount <= tolerance.allowedDifferences(scale, count: elementCount)
  }
}

extension TensorComparison.Element {
  fileprivate init(at position: Int, _ actual: Tensor, _ expected: Tensor) {
    index = expected.shape.position(of: position)
    ours = actual.numbers[position]
    theirs = expected.numbers[position]
    let relative = abs((ours - theirs) / theirs)
    relativeError = relative.isFinite ? relative : nil
    ulps =
      expected.elementType == .float32 ? Float(ours).representableDistance(to: Float(theirs)) : nil
  }
}

/// How far numbers are from others.
private struct Deviation {
  private(set) var largestError = 0.0
  /// Of the expected numbers that are finite.
  private(set) var largestMagnitude = 0.0
  private(set) var differenceCount = 0
  /// The position of the largest error; `nil` when all numbers are equal.
  private(set) var worst: Int?

  /// - Precondition: There are as many numbers as expected ones.
  init(of actual: [Double], from expected: [Double]) {
    for (position, (ours, theirs)) in zip(actual, expected).enumerated() {
      if theirs.isFinite { largestMagnitude = max(largestMagnitude, abs(theirs)) }
      if ours == theirs || (ours.isNaN && theirs.isNaN) { continue }
      differenceCount += 1
      let difference = abs(ours - theirs)
      let error = difference.isNaN ? .infinity : difference
      if error > largestError { (worst, largestError) = (position, error) }
    }
  }
}

extension Tensor {
  /// The contents as they are stored: codes stay codes.
  fileprivate var numbers: [Double] {
    integers?.map(Double.init) ?? floats.map(Double.init)
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
