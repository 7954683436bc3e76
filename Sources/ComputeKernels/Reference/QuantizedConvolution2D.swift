/// How the integer sums of a quantised convolution become output codes.
package struct Requantization: Sendable {
  package var inputZeroPoint: Int32
  /// One for each output channel, or one for all.
  package var filterZeroPoints: [Int32]
  /// `input scale · filter scale / output scale`, for each output channel or one for all.
  package var multipliers: [Float]
  package var outputZeroPoint: Int32
  /// The codes that the activation allows.
  package var bounds: ClosedRange<Int32>

  package init(
    inputZeroPoint: Int32, filterZeroPoints: [Int32], multipliers: [Float], outputZeroPoint: Int32,
    bounds: ClosedRange<Int32>
  ) {
    self.inputZeroPoint = inputZeroPoint
    self.filterZeroPoints = filterZeroPoints
    self.multipliers = multipliers
    self.outputZeroPoint = outputZeroPoint
    self.bounds = bounds
  }

  @inline(__always)
  func filterZeroPoint(channel: Int) -> Int32 {
    filterZeroPoints.count == 1 ? filterZeroPoints[0] : filterZeroPoints[channel]
  }

  @inline(__always)
  func code<Code: QuantizedCode>(sum: Int32, channel: Int) -> Code {
    Code(
      rounding: Float(sum) * multiplier(channel: channel), zeroPoint: outputZeroPoint, bounds: bounds)
  }

  @inline(__always)
  func multiplier(channel: Int) -> Float { multipliers.count == 1 ? multipliers[0] : multipliers[channel] }
}

extension ReferenceKernels {
  /// Convolves codes with codes; sums are exact in 32 bits and wrap beyond.
  ///
  /// - Shapes: as ``convolution2D(input:filter:output:geometry:epilogue:)``; bias `[O]` in units of
  ///   `input scale · filter scale`.
  @_specialize(where Code == UInt8) @_specialize(where Code == Int8)
  package static func convolution2D<Code: QuantizedCode>(
    input: UnsafePointer<Code>, filter: UnsafePointer<Code>, bias: UnsafePointer<Int32>?,
    output: UnsafeMutablePointer<Code>, geometry: ConvolutionGeometry, requantization: Requantization
  ) {
    forEachOutputPixel(geometry) { pixel, batch, originY, originX in
      for channel in 0..<geometry.outputChannels {
        let sum = convolutionSum(
          input, filter, geometry, batch, originY, originX, channel,
          inputZeroPoint: requantization.inputZeroPoint,
          filterZeroPoint: requantization.filterZeroPoint(channel: channel))
        output[pixel * geometry.outputChannels + channel] =
          requantization.code(sum: sum &+ (bias?[channel] ?? 0), channel: channel)
      }
    }
  }

  /// Convolves each channel of codes with its own filters of codes.
  ///
  /// - Shapes: as ``depthwiseConvolution2D(input:filter:output:geometry:epilogue:)``.
  @_specialize(where Code == UInt8) @_specialize(where Code == Int8)
  package static func depthwiseConvolution2D<Code: QuantizedCode>(
    input: UnsafePointer<Code>, filter: UnsafePointer<Code>, bias: UnsafePointer<Int32>?,
    output: UnsafeMutablePointer<Code>, geometry: ConvolutionGeometry, requantization: Requantization
  ) {
    forEachOutputPixel(geometry) { pixel, batch, originY, originX in
      for channel in 0..<geometry.outputChannels {
        let sum = depthwiseSum(
          input, filter, geometry, batch, originY, originX, channel,
          inputZeroPoint: requantization.inputZeroPoint,
          filterZeroPoint: requantization.filterZeroPoint(channel: channel))
        output[pixel * geometry.outputChannels + channel] =
          requantization.code(sum: sum &+ (bias?[channel] ?? 0), channel: channel)
      }
    }
  }

  /// The sum of one output element of a convolution.
  @inline(__always)
  static func convolutionSum<Code: QuantizedCode>(
    _ input: UnsafePointer<Code>, _ filter: UnsafePointer<Code>, _ geometry: ConvolutionGeometry,
    _ batch: Int, _ originY: Int, _ originX: Int, _ outputChannel: Int, inputZeroPoint: Int32,
    filterZeroPoint: Int32
  ) -> Int32 {
    let channels = geometry.groupInputChannels
    let firstChannel = outputChannel / geometry.groupOutputChannels * channels
    var sum: Int32 = 0
    for filterY in geometry.filterRows(origin: originY) {
      let y = originY + filterY * geometry.dilationHeight
      for filterX in geometry.filterColumns(origin: originX) {
        let x = originX + filterX * geometry.dilationWidth
        let inputPixel = (batch * geometry.inputHeight + y) * geometry.inputWidth + x
        let pixels = input + inputPixel * geometry.inputChannels + firstChannel
        let weights =
          filter
          + ((outputChannel * geometry.filterHeight + filterY) * geometry.filterWidth + filterX) * channels
        for channel in 0..<channels {
          sum &+= (Int32(pixels[channel]) &- inputZeroPoint) &* (Int32(weights[channel]) &- filterZeroPoint)
        }
      }
    }
    return sum
  }

  /// The sum of one output element of a depthwise convolution.
  @inline(__always)
  static func depthwiseSum<Code: QuantizedCode>(
    _ input: UnsafePointer<Code>, _ filter: UnsafePointer<Code>, _ geometry: ConvolutionGeometry,
    _ batch: Int, _ originY: Int, _ originX: Int, _ outputChannel: Int, inputZeroPoint: Int32,
    filterZeroPoint: Int32
  ) -> Int32 {
    let inputChannel = outputChannel / (geometry.outputChannels / geometry.inputChannels)
    var sum: Int32 = 0
    for filterY in geometry.filterRows(origin: originY) {
      let y = originY + filterY * geometry.dilationHeight
      for filterX in geometry.filterColumns(origin: originX) {
        let x = originX + filterX * geometry.dilationWidth
        let inputPixel = (batch * geometry.inputHeight + y) * geometry.inputWidth + x
        let value = Int32(input[inputPixel * geometry.inputChannels + inputChannel])
        let tap = filterY * geometry.filterWidth + filterX
        let weight = Int32(filter[tap * geometry.outputChannels + outputChannel])
        sum &+= (value &- inputZeroPoint) &* (weight &- filterZeroPoint)
      }
    }
    return sum
  }
}
