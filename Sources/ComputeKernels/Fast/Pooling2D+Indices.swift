extension FastKernels {
  /// The largest value under each window and its number in the window, vectorised over the channels.
  ///
  /// - Shapes: as ``ReferenceKernels/maxPoolWithIndices2D(input:values:indices:geometry:bounds:rows:)``.
  /// - Parameter rows: Output rows, counted over the whole batch.
  package static func maxPoolWithIndices2D(
    input: UnsafePointer<Float>, values: UnsafeMutablePointer<Float>, indices: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, bounds: ActivationBounds, rows: Range<Int>
  ) {
    let channels = geometry.inputChannels
    geometry.forEachWindow(of: input, rows: rows) { pixel, window in
      let (values, indices) = (values + pixel * channels, indices + pixel * channels)
      forEachVector(
        in: 0..<channels,
        { channel in
          let (largest, index) = window.ofChannel(channel).largestVector
          bounds.clamp(largest).store(to: values + channel)
          index.store(to: indices + channel)
        },
        remainder: { channel in
          let (largest, number) = window.ofChannel(channel).largest
          values[channel] = bounds.clamp(largest)
          indices[channel] = ReferenceKernels.poolingIndex(number)
        })
    }
  }

  /// Puts each value to the place in its window that the index names, and zeros elsewhere, vectorised over
  /// the channels.
  ///
  /// - Shapes: as ``ReferenceKernels/maxUnpool2D(input:indices:output:geometry:)``.
  /// - Parameter rows: Input rows, counted over the whole batch.
  /// - Precondition: `geometry.makesBlocks`.
  package static func maxUnpool2D(
    input: UnsafePointer<Float>, indices: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    geometry: UnpoolingGeometry, rows: Range<Int>
  ) {
    let channels = geometry.channels
    for row in rows {
      for place in 0..<geometry.windowHeight * geometry.windowWidth {
        let (y, x) = place.quotientAndRemainder(dividingBy: geometry.windowWidth)
        let line = output + ((row * geometry.windowHeight + y) * geometry.outputWidth + x) * channels
        // What is above minus one and below zero names the first place, too.
        let lower = place == 0 ? Float(-1).nextUp : Float(place)
        let upper = Float(place + 1)
        for column in 0..<geometry.inputWidth {
          let pixel = (row * geometry.inputWidth + column) * channels
          let destination = line + column * geometry.windowWidth * channels
          forEachVector(
            in: 0..<channels,
            { channel in
              let index = Vector(loading: indices + pixel + channel)
              let isHere = (index .>= Vector(repeating: lower)) .& (index .< Vector(repeating: upper))
              Vector.zero.replacing(with: Vector(loading: input + pixel + channel), where: isHere)
                .store(to: destination + channel)
            },
            remainder: { channel in
              let index = indices[pixel + channel]
              destination[channel] = index >= lower && index < upper ? input[pixel + channel] : 0
            })
        }
      }
    }
  }
}

extension UnpoolingGeometry {
  /// Whether each pixel becomes a block of its own.
  package var makesBlocks: Bool {
    strideHeight == windowHeight && strideWidth == windowWidth && paddingTop == 0 && paddingLeft == 0
  }

  /// The number of input rows over the whole batch.
  package var inputRowCount: Int { batchCount * inputHeight }
}

extension PoolingWindow<Float> {
  /// The largest elements of a vector of channels, and what stands for their numbers in the output.
  @inline(__always)
  fileprivate var largestVector: (values: Vector, index: Vector) {
    var largest = Vector(repeating: -.greatestFiniteMagnitude)
    var index = Vector(repeating: ReferenceKernels.poolingIndex(0))
    forEachPlace { element, number in
      let values = Vector(loading: element)
      let isLarger = values .> largest
      largest.replace(with: values, where: isLarger)
      index.replace(with: Vector(repeating: ReferenceKernels.poolingIndex(number)), where: isLarger)
    }
    return (largest, index)
  }
}
