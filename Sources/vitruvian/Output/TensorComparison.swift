import TensorCore

/// How far a result may be from the reference.
struct Tolerance {
  /// The caller's bounds; `nil` where none was given.
  let absolute: Double?
  let relative: Double?
  /// The difference between two of the reference's own backends, when it is known.
  let floor: Double?

  /// Without a bound of the caller's: 1e-5 of the largest magnitude, or twice the difference between the
  /// reference's own backends where that is greater.
  func allowedError(largestMagnitude: Double) -> Double {
    let relativePart = (relative ?? (absolute == nil ? 1e-5 : 0)) * largestMagnitude
    return max(relativePart, absolute ?? 2 * (floor ?? 0))
  }
}

/// A tensor of ours beside the reference's.
struct TensorComparison: Encodable {
  let network: String
  let caseName: String
  let tensor: String
  /// The largest absolute difference of two elements; infinite when only one of them is NaN.
  let largestError: Double
  /// The largest error as a part of the reference's largest magnitude.
  let relativeError: Double
  let allowedError: Double
  /// The position of the element with the largest error.
  let worstIndex: [Int]
  let ours: Double
  let theirs: Double
  let passes: Bool

  enum CodingKeys: String, CodingKey {
    case network, tensor, ours, passes
    case caseName = "case"
    case largestError = "largest_error"
    case relativeError = "relative_error"
    case allowedError = "allowed_error"
    case worstIndex = "worst_index"
    case theirs = "reference"
  }

  /// - Throws: ``EngineError/Code/shapeMismatch`` when the tensors differ in shape.
  init(
    network: String, caseName: String, tensor: String, actual: Tensor, expected: Tensor,
    tolerance: Tolerance
  ) throws {
    guard actual.shape == expected.shape else {
      throw EngineError(
        .shapeMismatch,
        "\(tensor) has shape \(actual.shape), the reference's file has \(expected.shape)")
    }
    let ours = actual.floats
    let theirs = expected.floats
    var worst = 0
    var largest = 0.0
    var magnitude = 0.0
    for index in ours.indices {
      let error = Self.error(ours[index], theirs[index])
      if error > largest { (worst, largest) = (index, error) }
      if theirs[index].isFinite { magnitude = max(magnitude, Double(abs(theirs[index]))) }
    }
    self.network = network
    self.caseName = caseName
    self.tensor = tensor
    largestError = largest
    relativeError = magnitude > 0 ? largest / magnitude : largest
    allowedError = tolerance.allowedError(largestMagnitude: magnitude)
    worstIndex = expected.shape.position(of: worst)
    self.ours = ours.isEmpty ? 0 : Double(ours[worst])
    self.theirs = theirs.isEmpty ? 0 : Double(theirs[worst])
    passes = largest <= allowedError
  }

  private static func error(_ ours: Float, _ theirs: Float) -> Double {
    if ours == theirs || (ours.isNaN && theirs.isNaN) { return 0 }
    let difference = abs(Double(ours) - Double(theirs))
    return difference.isNaN ? .infinity : difference
  }
}

extension Shape {
  /// The position along each axis of element number `index`.
  fileprivate func position(of index: Int) -> [Int] {
    zip(dimensions, strides).map { length, stride in length == 0 ? 0 : index / stride % length }
  }
}
