/// How far a result may be from the reference.
struct Tolerance {
  /// The caller's bounds; `nil` where none was given.
  let absolute: Double?
  let relative: Double?
  /// Whether every bit must be the reference's.
  let isStrict: Bool
  /// The difference between two of the reference's own backends, when it is known.
  var floor: Double?

  /// The part of a quantized tensor's elements that may differ, by one step.
  static let differingShare = 0.005
  /// The part of the largest magnitude by which numbers may differ.
  private static let relativeError = 1e-5

  private var isDefault: Bool { absolute == nil && relative == nil }

  /// The largest error that passes.
  ///
  /// Without a bound of the caller's: one step for quantized values, nothing for other integers; for floats
  /// 1e-5 of the largest magnitude, or twice the difference between the reference's own backends where that
  /// is greater, or the leeway of numbers that were computed from quantized values.
  func allowedError(_ scale: TensorComparison.Scale, largestMagnitude: Double) -> Double {
    if isStrict { return 0 }
    switch scale {
    case .quantized(let step) where isDefault: return step
    case .integers where isDefault: return 0
    case .floats(let leeway) where isDefault:
      return max(max(Self.relativeError, leeway) * largestMagnitude, 2 * (floor ?? 0))
    default:
      let relativePart = (relative ?? (absolute == nil ? Self.relativeError : 0)) * largestMagnitude
      return max(relativePart, absolute ?? 2 * (floor ?? 0))
    }
  }

  /// How many elements may differ at all.
  func allowedDifferences(_ scale: TensorComparison.Scale, count: Int) -> Int {
    guard case .quantized = scale, isDefault else { return count }
    return max(1, Int(Self.differingShare * Double(count)))
  }
}
