extension FastKernels {
  /// The largest value under each window and its number in the window, vectorised over the channels.
  ///
  /// - Shapes: as ``ReferenceKernels/maxPoolWithIndices2D(input:values:indices:geometry:bounds:)``.
  /// - Parameter rows: Output rows, counted over the whole batch.
  package static func maxPoolWithIndices2D(
    input: UnsafePointer<Float>, values: UnsafeMutablePointer<Float>, indices: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, bounds: ActivationBounds, rows: Range<Int>
  ) {
    let channels = geometry.inputChannels
    for row in rows {
      let image = input + row / geometry.outputHeight * geometry.inputHeight * geometry.inputWidth * channels
      let originY = row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop
      for column in 0..<geometry.outputWidth {
        let window = NumberedWindow(
          image: image, geometry: geometry, originY: originY,
          originX: column * geometry.strideWidth - geometry.paddingLeft)
        let output = (row * geometry.outputWidth + column) * channels
        forEachVector(
          in: 0..<channels,
          { channel in
            let (largest, index) = window.largestVector(channel)
            bounds.clamp(largest).store(to: values + output + channel)
            index.store(to: indices + output + channel)
          },
          remainder: { channel in
            let (largest, index) = window.largest(channel)
            values[output + channel] = bounds.clamp(largest)
            indices[output + channel] = index
          })
      }
    }
  }

  /// Puts each value to the place in its window that the index names, and zeros elsewhere, vectorised over the channels.
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

/// A window whose elements are numbered row by row; those outside the image have numbers, too.
private struct NumberedWindow {
  private let image: UnsafePointer<Float>
  private let geometry: ConvolutionGeometry
  private let originY: Int
  private let originX: Int
  private let rows: Range<Int>
  private let columns: Range<Int>

  init(image: UnsafePointer<Float>, geometry: ConvolutionGeometry, originY: Int, originX: Int) {
    self.image = image
    self.geometry = geometry
    self.originY = originY
    self.originX = originX
    rows = geometry.filterRows(origin: originY)
    columns = geometry.filterColumns(origin: originX)
  }

  /// Calls `body` with each element of a channel inside the image, and what stands for its number in the output.
  @inline(__always)
  private func forEachElement(
    _ channel: Int, _ body: (_ element: UnsafePointer<Float>, _ index: Float) -> Void
  ) {
    for row in rows {
      let y = originY + row * geometry.dilationHeight
      for column in columns {
        let x = originX + column * geometry.dilationWidth
        let element = image + (y * geometry.inputWidth + x) * geometry.inputChannels + channel
        body(element, ReferenceKernels.poolingIndex(row * geometry.filterWidth + column))
      }
    }
  }

  @inline(__always)
  func largestVector(_ channel: Int) -> (largest: Vector, index: Vector) {
    var largest = Vector(repeating: -.greatestFiniteMagnitude)
    var index = Vector(repeating: ReferenceKernels.poolingIndex(0))
    forEachElement(channel) { element, number in
      let values = Vector(loading: element)
      let isLarger = values .> largest
      largest.replace(with: values, where: isLarger)
      index.replace(with: Vector(repeating: number), where: isLarger)
    }
    return (largest, index)
  }

  @inline(__always)
  func largest(_ channel: Int) -> (largest: Float, index: Float) {
    var largest = -Float.greatestFiniteMagnitude
    var index = ReferenceKernels.poolingIndex(0)
    forEachElement(channel) { element, number in
      if element[0] > largest { (largest, index) = (element[0], number) }
    }
    return (largest, index)
  }
}
