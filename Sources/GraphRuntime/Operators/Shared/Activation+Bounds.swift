import ComputeKernels
import ModelFormat

extension Activation {
  /// The interval that the activation clamps to.
  var bounds: ActivationBounds {
    switch self {
    case .none: .unbounded
    case .rectifier: ActivationBounds(lower: 0, upper: .infinity)
    case .rectifier6: ActivationBounds(lower: 0, upper: 6)
    case .rectifierMinusOneToOne: ActivationBounds(lower: -1, upper: 1)
    }
  }

  /// The codes that stand for the interval.
  func codeBounds<Code: QuantizedCode>(_ scale: CodeScale, code: Code.Type) -> ClosedRange<Int32> {
    func code(_ value: Float) -> Int32 {
      Int32(rounding: value / scale.scale, zeroPoint: scale.zeroPoint, bounds: Code.codes)
    }
    return code(bounds.lower)...code(bounds.upper)
  }
}
