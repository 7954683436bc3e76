import ComputeKernels

/// The function that an operator applies to each of its results.
///
/// Each is a row of one table, where everything about it stands. A parametric rectifier is none: it is a
/// convolution's optional slope input.
public struct Activation: Tabulated {
  package let index: Int

  package init(index: Int) { self.index = index }
}

extension Activation {
  /// What is known of an activation.
  package struct Row: TableRow {
    package let name: String
    let sourceNumber: Int
    let bounds: ActivationBounds

    init(_ name: String, sourceNumber: Int, _ bounds: ActivationBounds) {
      (self.name, self.sourceNumber, self.bounds) = (name, sourceNumber, bounds)
    }
  }

  /// The table of activations.
  ///
  /// - Source: `ActivationFunctionType` in `tensorflow/compiler/mlir/lite/schema/schema.fbs`;
  ///   `TfLiteFusedActivation` in `tensorflow/lite/core/c/builtin_op_data.h` has the same numbers.
  package static let table: [Row] = [
    Row("none", sourceNumber: 0, .unbounded),
    Row("rectifier", sourceNumber: 1, ActivationBounds(lower: 0, upper: .infinity)),
    Row("rectifier6", sourceNumber: 3, ActivationBounds(lower: 0, upper: 6)),
    Row("rectifierMinusOneToOne", sourceNumber: 2, ActivationBounds(lower: -1, upper: 1)),
  ]

  /// The activation of a number in TensorFlow Lite's schema, if there is one.
  package init?(sourceNumber number: Int) {
    guard let index = Self.table.firstIndex(where: { $0.sourceNumber == number }) else { return nil }
    self.init(index: index)
  }

  /// The interval that the activation clamps to.
  package var bounds: ActivationBounds { row.bounds }

  /// The integers that the activation allows.
  package func integerBounds<Element: FixedWidthInteger>(_: Element.Type) -> ClosedRange<Element> {
    let lower: Element = bounds.lower.isFinite ? Element(clamping: Int(bounds.lower)) : .min
    let upper: Element = bounds.upper.isFinite ? Element(clamping: Int(bounds.upper)) : .max
    return lower...upper
  }

  /// The quantized values that stand for the interval.
  func quantizedBounds<Quantized: QuantizedElement>(_ scale: QuantizedScale, element: Quantized.Type)
    -> ClosedRange<Int32>
  {
    func quantized(_ value: Float) -> Int32 {
      Int32(rounding: value / scale.scale, zeroPoint: scale.zeroPoint, bounds: Quantized.range)
    }
    return quantized(bounds.lower)...quantized(bounds.upper)
  }
}

extension Activation {
  /// The value itself.
  public static let none = named("none")
  /// `max(x, 0)`.
  public static let rectifier = named("rectifier")
  /// `min(max(x, 0), 6)`.
  public static let rectifier6 = named("rectifier6")
  /// `min(max(x, −1), 1)`.
  public static let rectifierMinusOneToOne = named("rectifierMinusOneToOne")
}

extension ElementwiseUnary.Function {
  /// The function that an activation applies, which has its name; `nil` for none.
  package init?(_ activation: Activation) {
    self.init(rawValue: activation.rawValue)
  }

  /// The activation that applies this function; `nil` when there is none.
  package var activation: Activation? { Activation(rawValue: rawValue) }
}
