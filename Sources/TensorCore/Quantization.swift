/// How the integers of a quantized tensor stand for real numbers: `real = scale · (quantized − zeroPoint)`.
///
/// One scale and zero point serve the whole tensor, or one pair each slice along ``axis``.
public struct Quantization: Sendable, Hashable {
  /// The scale that serves the whole tensor, or the first slice.
  public let scale: Float
  /// The zero point that serves the whole tensor, or the first slice.
  public let zeroPoint: Int
  /// The pairs of all slices; `nil` when one pair serves all.
  private let slices: SliceQuantization?

  /// Creates parameters for the whole tensor.
  public init(scale: Float, zeroPoint: Int) {
    self.scale = scale
    self.zeroPoint = zeroPoint
    slices = nil
  }

  /// Creates parameters from values that come from outside.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` unless there is at least one scale, all scales are finite
  ///   and positive, there are as many zero points as scales, and one pair goes with no axis.
  public init(validating scales: [Float], zeroPoints: [Int], axis: Int?) throws {
    let narrow = zeroPoints.compactMap(Int32.init(exactly:))
    try Self.check(scales, zeroPointCount: zeroPoints.count, hasAxis: axis != nil)
    guard narrow.count == zeroPoints.count else { throw Self.wideZeroPoint }
    self.init(scales, narrow, axis: axis)
  }

  /// Creates parameters for the slices along an axis from values that come from outside.
  ///
  /// - Throws: As ``init(validating:zeroPoints:axis:)``.
  package init(validating scales: [Float], narrowZeroPoints zeroPoints: [Int32], axis: Int) throws {
    try Self.check(scales, zeroPointCount: zeroPoints.count, hasAxis: true)
    self.init(scales, zeroPoints, axis: axis)
  }

  private init(_ scales: [Float], _ zeroPoints: [Int32], axis: Int?) {
    scale = scales[0]
    zeroPoint = Int(zeroPoints[0])
    slices = axis.map { SliceQuantization(axis: $0, scales: scales, zeroPoints: zeroPoints) }
  }
}

extension Quantization {
  private static func check(_ scales: [Float], zeroPointCount: Int, hasAxis: Bool) throws {
    guard !scales.isEmpty, scales.count == zeroPointCount, hasAxis || scales.count == 1 else {
      throw EngineError(
        .invalidModel,
        "quantization has \(scales.count) scales and \(zeroPointCount) zero points; expected one pair, "
          + "or one pair for each slice along an axis")
    }
    // The bits of positive finite numbers are integers above zero and below those of infinity. Others make
    // one of two differences negative, which a loop finds for several elements at a time.
    let largest = Int32(bitPattern: Float.greatestFiniteMagnitude.bitPattern)
    let signs = scales.reduce(Int32(0)) { signs, scale in
      let bits = Int32(bitPattern: scale.bitPattern)
      return signs | (bits &- 1) | (largest &- bits)
    }
    guard signs >= 0 else { throw unsoundScale }
  }

  private static func isSound(_ scale: Float) -> Bool { scale > 0 && scale < .infinity }

  private static var unsoundScale: EngineError {
    EngineError(.invalidModel, "a quantization scale is not a positive finite number")
  }

  private static var wideZeroPoint: EngineError {
    EngineError(.invalidModel, "a quantization zero point does not fit 32 bits")
  }

  /// Checks what the initialiser for a whole tensor takes unseen, and that all zero points are in `range`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel``.
  package func validate(range: ClosedRange<Int>, of type: ElementType) throws {
    guard Self.isSound(scale) else { throw Self.unsoundScale }
    guard Int32(exactly: zeroPoint) != nil else { throw Self.wideZeroPoint }
    guard range ~= zeroPoint, slices?.areZeroPoints(in: range) != false else {
      let outside = zeroPoints.first { !range.contains($0) } ?? zeroPoint
      throw EngineError(.invalidModel, "zero point \(outside) is outside \(type)")
    }
  }
}

extension Quantization {
  /// The axis whose slices have a pair each; `nil` when one pair serves all.
  public var axis: Int? { slices?.axis }
  /// The real numbers that one step of the quantized values stands for.
  public var scales: [Float] { slices?.scales ?? [scale] }
  /// The quantized values that stand for zero.
  public var zeroPoints: [Int] { slices?.zeroPoints.map(Int.init) ?? [zeroPoint] }

  /// The quantized values that stand for zero, which fit 32 bits once a graph is validated.
  package var narrowZeroPoints: [Int32] { slices?.zeroPoints ?? [Int32(zeroPoint)] }

  /// Parameters with these pairs for the slices along another axis; where one pair serves all, these
  /// parameters.
  package func withSlices(alongAxis axis: Int) -> Quantization {
    guard let slices else { return self }
    return Quantization(slices.scales, slices.zeroPoints, axis: axis)
  }

  /// The number of pairs.
  package var count: Int { slices?.scales.count ?? 1 }
}

/// One pair for each slice of a tensor: in an object, so that the other tensors, which are most, carry no
/// lists.
private final class SliceQuantization: Sendable, Hashable {
  let axis: Int
  let scales: [Float]
  let zeroPoints: [Int32]

  init(axis: Int, scales: [Float], zeroPoints: [Int32]) {
    self.axis = axis
    self.scales = scales
    self.zeroPoints = zeroPoints
  }

  /// Whether all zero points are in a range.
  func areZeroPoints(in range: ClosedRange<Int>) -> Bool {
    // One outside makes one of two differences negative, which a loop finds for several at a time.
    zeroPoints.reduce(0) { $0 | (Int($1) &- range.lowerBound) | (range.upperBound &- Int($1)) } >= 0
  }

  static func == (left: SliceQuantization, right: SliceQuantization) -> Bool {
    left === right
      || (left.axis == right.axis && left.scales == right.scales && left.zeroPoints == right.zeroPoints)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(scales)
    hasher.combine(zeroPoints)
  }
}

extension Float {
  /// The exponent of the power of two that the reference takes a scale for: one at most a thousandth of a
  /// doubling away. `nil` where there is none.
  ///
  /// - Source: `CheckedLog2` in `tflite/kernels/internal/quantization_util.cc`.
  package var exponentOfNearPowerOfTwo: Int? {
    guard isFinite, self > 0 else { return nil }
    let isBelow = significand > 1.5
    let ratio = isBelow ? significand / 2 : significand
    // 2^−0.001 and 2^0.001.
    return 0.999_307_1...1.000_693_4 ~= ratio ? Int(exponent) + (isBelow ? 1 : 0) : nil
  }
}
