/// What a kernel does to each result before it stores it: add a bias, then rectify or clamp.
///
/// The pointers are valid for `outputChannels` elements of the kernel that receives the epilogue.
package struct Epilogue {
  /// One addend for each channel; `nil` for none.
  package var bias: UnsafePointer<Float>?
  /// One factor for the negative results of each channel (a parametric rectifier); `nil` for none.
  package var slope: UnsafePointer<Float>?
  package var bounds: ActivationBounds

  package init(
    bias: UnsafePointer<Float>? = nil, slope: UnsafePointer<Float>? = nil,
    bounds: ActivationBounds = .unbounded
  ) {
    self.bias = bias
    self.slope = slope
    self.bounds = bounds
  }

  /// Whether sums stay as they are.
  var isIdentity: Bool { bias == nil && slope == nil && bounds.isUnbounded }
}

/// The interval that an activation clamps to.
package struct ActivationBounds: Sendable, Hashable {
  package var lower: Float
  package var upper: Float

  package init(lower: Float, upper: Float) {
    self.lower = lower
    self.upper = upper
  }

  package static let unbounded = ActivationBounds(lower: -.infinity, upper: .infinity)

  var isUnbounded: Bool { self == .unbounded }

  /// `value` moved to the nearest end of the interval if it lies outside; NaN stays NaN.
  @inline(__always)
  package func clamp(_ value: Float) -> Float {
    value < lower ? lower : (value > upper ? upper : value)
  }

  @inline(__always)
  func clamp(_ value: Vector) -> Vector {
    let raised = value.replacing(with: Vector(repeating: lower), where: value .< lower)
    return raised.replacing(with: Vector(repeating: upper), where: raised .> upper)
  }
}

extension Epilogue {
  /// The final value of the sum `value` of channel `channel`.
  @inline(__always)
  func finish(_ value: Float, channel: Int) -> Float {
    var result = value
    if let bias { result += bias[channel] }
    if let slope, result < 0 { result *= slope[channel] }
    return bounds.clamp(result)
  }

  /// The final values of the sums of the channels from `channel` on.
  @inline(__always)
  func finish(_ value: Vector, channel: Int) -> Vector {
    var result = value
    if let bias { result += Vector(loading: bias + channel) }
    if let slope {
      result = result.replacing(with: result * Vector(loading: slope + channel), where: result .< 0)
    }
    return bounds.clamp(result)
  }

  /// Writes the final values of a row of sums.
  ///
  /// - Parameter addend: What is added to each sum before slope and bounds apply; `nil` for nothing.
  func finish(
    _ sums: UnsafePointer<Float>, plus addend: UnsafePointer<Float>?, count: Int,
    into output: UnsafeMutablePointer<Float>
  ) {
    let vectorEnd = count - count % Vector.scalarCount
    for channel in stride(from: 0, to: vectorEnd, by: Vector.scalarCount) {
      var values = Vector(loading: sums + channel)
      if let addend { values += Vector(loading: addend + channel) }
      finish(values, channel: channel).store(to: output + channel)
    }
    for channel in vectorEnd..<count {
      output[channel] = finish(sums[channel] + (addend?[channel] ?? -0.0), channel: channel)
    }
  }
}
