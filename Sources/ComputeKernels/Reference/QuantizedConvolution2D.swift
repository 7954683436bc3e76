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
    let multiplier = multipliers.count == 1 ? multipliers[0] : multipliers[channel]
    return Code(rounding: Float(sum) * multiplier, zeroPoint: outputZeroPoint, bounds: bounds)
  }
}

extension ReferenceKernels {
  /// Convolves codes with codes; sums are exact in 32 bits and wrap beyond.
  ///
  /// - Shapes: as ``convolution2D(input:filter:output:geometry:epilogue:)``; bias `[O]` in units of
  ///   `input scale · filter scale`.
  @_specialize(where Code == UInt8) @_specialize(where Code == Int8)  // Or other modules run a slow copy.
  package static func convolution2D<Code: QuantizedCode>(
    input: UnsafePointer<Code>, filter: UnsafePointer<Code>, bias: UnsafePointer<Int32>?,
    output: UnsafeMutablePointer<Code>, geometry: ConvolutionGeometry, requantization: Requantization
  ) {
    let channels = geometry.inputChannels
    forEachOutputPixel(geometry) { pixel, batch, originY, originX in
      for outputChannel in 0..<geometry.outputChannels {
        let filterZeroPoint = requantization.filterZeroPoint(channel: outputChannel)
        var sum = bias?[outputChannel] ?? 0
        for filterY in geometry.filterRows(origin: originY) {
          let y = originY + filterY * geometry.dilationHeight
          for filterX in geometry.filterColumns(origin: originX) {
            let x = originX + filterX * geometry.dilationWidth
            let pixels = input + ((batch * geometry.inputHeight + y) * geometry.inputWidth + x) * channels
            let weights =
              filter
              + ((outputChannel * geometry.filterHeight + filterY) * geometry.filterWidth + filterX)
              * channels
            for channel in 0..<channels {
              let value = Int32(pixels[channel]) &- requantization.inputZeroPoint
              sum &+= value &* (Int32(weights[channel]) &- filterZeroPoint)
            }
          }
        }
        output[pixel * geometry.outputChannels + outputChannel] =
          requantization.code(sum: sum, channel: outputChannel)
      }
    }
  }

  /// Convolves each channel of codes with its own filters of codes.
  ///
  /// - Shapes: as ``depthwiseConvolution2D(input:filter:output:geometry:epilogue:)``.
  @_specialize(where Code == UInt8) @_specialize(where Code == Int8)  // Or other modules run a slow copy.
  package static func depthwiseConvolution2D<Code: QuantizedCode>(
    input: UnsafePointer<Code>, filter: UnsafePointer<Code>, bias: UnsafePointer<Int32>?,
    output: UnsafeMutablePointer<Code>, geometry: ConvolutionGeometry, requantization: Requantization
  ) {
    let multiplier = geometry.outputChannels / geometry.inputChannels
    forEachOutputPixel(geometry) { pixel, batch, originY, originX in
      for outputChannel in 0..<geometry.outputChannels {
        let filterZeroPoint = requantization.filterZeroPoint(channel: outputChannel)
        var sum = bias?[outputChannel] ?? 0
        for filterY in geometry.filterRows(origin: originY) {
          let y = originY + filterY * geometry.dilationHeight
          for filterX in geometry.filterColumns(origin: originX) {
            let x = originX + filterX * geometry.dilationWidth
            let inputPixel = (batch * geometry.inputHeight + y) * geometry.inputWidth + x
            let value = Int32(input[inputPixel * geometry.inputChannels + outputChannel / multiplier])
            let tap = filterY * geometry.filterWidth + filterX
            let weight = Int32(filter[tap * geometry.outputChannels + outputChannel])
            sum &+= (value &- requantization.inputZeroPoint) &* (weight &- filterZeroPoint)
          }
        }
        output[pixel * geometry.outputChannels + outputChannel] =
          requantization.code(sum: sum, channel: outputChannel)
      }
    }
  }
}
