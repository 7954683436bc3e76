/// How the integer sums of a quantized convolution become output quantized values.
package struct Requantization: Sendable {
  private let input: QuantizedScale
  /// One for each output channel, or one for all; positive and finite.
  package var filterScales: [Float]
  /// One for each output channel, or one for all.
  package var filterZeroPoints: [Int32]
  private let output: QuantizedScale
  /// The quantized values that the activation allows.
  package let bounds: ClosedRange<Int32>

  package init(
    input: QuantizedScale, filterScales: [Float], filterZeroPoints: [Int32], output: QuantizedScale,
    bounds: ClosedRange<Int32>
  ) {
    self.input = input
    self.filterScales = filterScales
    self.filterZeroPoints = filterZeroPoints
    self.output = output
    self.bounds = bounds
  }

  package var inputZeroPoint: Int32 { input.zeroPoint }
  package var outputZeroPoint: Int32 { output.zeroPoint }

  @inline(__always)
  package func filterZeroPoint(channel: Int) -> Int32 {
    filterZeroPoints.count == 1 ? filterZeroPoints[0] : filterZeroPoints[channel]
  }

  @inline(__always)
  func quantized<Quantized: QuantizedElement>(sum: Int32, channel: Int) -> Quantized {
    Quantized(
      rounding: Float(sum) * multiplier(channel: channel), zeroPoint: outputZeroPoint, bounds: bounds)
  }

  /// What makes a sum a number of output quantized values.
  @inline(__always)
  func multiplier(channel: Int) -> Float {
    input.scale * (filterScales.count == 1 ? filterScales[0] : filterScales[channel]) / output.scale
  }
}

extension ReferenceKernels {
  /// Convolves quantized values with quantized values; sums are exact in 32 bits and wrap beyond.
  ///
  /// - Shapes: as ``convolution2D(input:filter:output:geometry:epilogue:)``; bias `[O]` in units of
  ///   `input scale · filter scale`.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func convolution2D<Quantized: QuantizedElement>(
    input: UnsafePointer<Quantized>, filter: UnsafePointer<Quantized>, bias: UnsafePointer<Int32>?,
    output: UnsafeMutablePointer<Quantized>, geometry: ConvolutionGeometry, requantization: Requantization
  ) {
    forEachOutputElement(geometry) { element, window, channel in
      let sum = convolutionSum(
        input, filter, geometry, window, channel, inputZeroPoint: requantization.inputZeroPoint,
        filterZeroPoint: requantization.filterZeroPoint(channel: channel))
      output[element] = requantization.quantized(sum: sum &+ (bias?[channel] ?? 0), channel: channel)
    }
  }

  /// Convolves each channel of quantized values with its own quantized filters.
  ///
  /// - Shapes: as ``depthwiseConvolution2D(input:filter:output:geometry:epilogue:)``.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func depthwiseConvolution2D<Quantized: QuantizedElement>(
    input: UnsafePointer<Quantized>, filter: UnsafePointer<Quantized>, bias: UnsafePointer<Int32>?,
    output: UnsafeMutablePointer<Quantized>, geometry: ConvolutionGeometry, requantization: Requantization
  ) {
    forEachOutputElement(geometry) { element, window, channel in
      let sum = depthwiseSum(
        input, filter, geometry, window, channel, inputZeroPoint: requantization.inputZeroPoint,
        filterZeroPoint: requantization.filterZeroPoint(channel: channel))
      output[element] = requantization.quantized(sum: sum &+ (bias?[channel] ?? 0), channel: channel)
    }
  }

  /// The sum of one output element of a convolution; it wraps beyond its type.
  @inline(__always)
  static func convolutionSum<Value: FixedWidthInteger, Weight: FixedWidthInteger, Sum: FixedWidthInteger>(
    _ input: UnsafePointer<Value>, _ filter: UnsafePointer<Weight>, _ geometry: ConvolutionGeometry,
    _ window: Window, _ outputChannel: Int, inputZeroPoint: Sum, filterZeroPoint: Sum
  ) -> Sum {
    let channels = geometry.groupInputChannels
    let firstChannel = outputChannel / geometry.groupOutputChannels * channels
    var sum: Sum = 0
    forEachTap(geometry, window) { pixel, tap in
      let pixels = input + pixel * geometry.inputChannels + firstChannel
      let weights = filter + (outputChannel * geometry.tapCount + tap) * channels
      for channel in 0..<channels {
        let value = Sum(truncatingIfNeeded: pixels[channel]) &- inputZeroPoint
        sum &+= value &* (Sum(truncatingIfNeeded: weights[channel]) &- filterZeroPoint)
      }
    }
    return sum
  }

  /// The sum of one output element of a depthwise convolution; it wraps beyond its type.
  @inline(__always)
  static func depthwiseSum<Value: FixedWidthInteger, Weight: FixedWidthInteger, Sum: FixedWidthInteger>(
    _ input: UnsafePointer<Value>, _ filter: UnsafePointer<Weight>, _ geometry: ConvolutionGeometry,
    _ window: Window, _ outputChannel: Int, inputZeroPoint: Sum, filterZeroPoint: Sum
  ) -> Sum {
    let inputChannel = outputChannel / (geometry.outputChannels / geometry.inputChannels)
    var sum: Sum = 0
    forEachTap(geometry, window) { pixel, tap in
      let value = Sum(truncatingIfNeeded: input[pixel * geometry.inputChannels + inputChannel])
      let weight = Sum(truncatingIfNeeded: filter[tap * geometry.outputChannels + outputChannel])
      sum &+= (value &- inputZeroPoint) &* (weight &- filterZeroPoint)
    }
    return sum
  }
}
