import CX86Kernels

extension FastKernels {
  /// The largest value under each window, vectorised over the channels.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, OH, OW, C]`.
  /// - Parameter rows: Output rows, counted over the whole batch.
  package static func maxPool2D(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry,
    bounds: ActivationBounds, rows: Range<Int>, instructionSet: InstructionSet
  ) {
    geometry.forEachNeighbouringWindows(in: rows, of: input) { windows in
      let instructionSet = instructionSet.narrowed(toChannelCount: windows.channelCount)
      let destination = output + windows.outputOffset
      if windows.channelCount >= instructionSet.vectorLength {
        windows.writeLargest(to: destination, bounds, instructionSet)
      } else {
        windows.writeLargest(to: destination, bounds)
      }
    }
  }

  /// The mean of the values under each window, vectorised over the channels; padding does not count.
  ///
  /// Values are added in XNNPACK's order: column by column of the window, nine at a time, padding as zeros.
  ///
  /// - Shapes: as ``maxPool2D(input:output:geometry:bounds:rows:instructionSet:)``.
  /// - Source: XNNPACK's `src/f32-avgpool` and `src/indirection.c`.
  package static func averagePool2D(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry,
    bounds: ActivationBounds, rows: Range<Int>, instructionSet: InstructionSet
  ) {
    let channels = geometry.inputChannels
    withUnsafeTemporaryAllocation(of: Float.self, capacity: Vector.scalarCount) { zeros in
      zeros.initialize(repeating: 0)
      withUnsafeTemporaryAllocation(of: PooledPixel.self, capacity: PixelSum.capacity) { pixels in
        guard let zeros = zeros.baseAddress, let pixels = pixels.baseAddress else { return }
        let sum = PixelSum(pixels: pixels, outside: PooledPixel(values: zeros, step: 0))
        geometry.forEachNeighbouringWindows(in: rows, of: input) { windows in
          if windows.rowCount == geometry.filterHeight, windows.columnCount == geometry.filterWidth {
            return windows.writeMeans(to: output + windows.outputOffset, bounds, instructionSet)
          }
          let first = windows.outputOffset / max(channels, 1)
          for pixel in first..<first + windows.count * windows.channelCount / max(channels, 1) {
            averageWindow(
              input: input, output: output, geometry: geometry, bounds: bounds,
              row: pixel / geometry.outputWidth, column: pixel % geometry.outputWidth, sum: sum)
          }
        }
      }
    }
  }

  private static func averageWindow(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry,
    bounds: ActivationBounds, row: Int, column: Int, sum: PixelSum
  ) {
    let channels = geometry.inputChannels
    let image = input + row / geometry.outputHeight * geometry.inputHeight * geometry.inputWidth * channels
    let originY = row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop
    let originX = column * geometry.strideWidth - geometry.paddingLeft
    let filterRows = geometry.filterRows(origin: originY)
    let filterColumns = geometry.filterColumns(origin: originX)
    let destination = output + (row * geometry.outputWidth + column) * channels
    destination.update(repeating: 0, count: channels)
    sum.clear()
    var pass = 0
    for filterX in filterColumns {
      for filterY in filterRows {
        let (newPass, place) = (filterX * geometry.filterHeight + filterY)
          .quotientAndRemainder(dividingBy: PixelSum.capacity)
        if newPass != pass {
          sum.add(to: destination, count: channels)
          sum.clear()
          pass = newPass
        }
        let y = originY + filterY * geometry.dilationHeight
        let x = originX + filterX * geometry.dilationWidth
        sum.pixels[place] = PooledPixel(values: image + (y * geometry.inputWidth + x) * channels, step: 1)
      }
    }
    sum.add(to: destination, count: channels)
    let factor = 1 / Float(max(filterRows.count * filterColumns.count, 1))
    for channel in 0..<channels { destination[channel] = bounds.clamp(destination[channel] * factor) }
  }
}

/// The channels of a pixel under a window.
private struct PooledPixel {
  let values: UnsafePointer<Float>
  /// One, or zero where all channels are the same zeros.
  let step: Int

  @inline(__always)
  func vector(_ channel: Int) -> Vector { Vector(loading: values + channel * step) }

  @inline(__always)
  func value(_ channel: Int) -> Float { values[channel * step] }
}

/// Nine pixels that are added in a fixed order.
private struct PixelSum {
  static let capacity = 9

  let pixels: UnsafeMutablePointer<PooledPixel>
  let outside: PooledPixel

  func clear() { pixels.initialize(repeating: outside, count: Self.capacity) }

  func add(to sums: UnsafeMutablePointer<Float>, count: Int) {
    FastKernels.forEachVector(
      in: 0..<count,
      { channel in
        let sum = Self.sum { pixels[$0].vector(channel) }
        (Vector(loading: sums + channel) + sum).store(to: sums + channel)
      },
      remainder: { channel in sums[channel] += Self.sum { pixels[$0].value(channel) } })
  }

  @inline(__always)
  private static func sum(_ pixel: (Int) -> Vector) -> Vector {
    let odd = pixel(0) + pixel(1) + pixel(8)
    return ((pixel(2) + pixel(3)) + (pixel(4) + pixel(5))) + (odd + (pixel(6) + pixel(7)))
  }

  @inline(__always)
  private static func sum(_ pixel: (Int) -> Float) -> Float {
    let odd = pixel(0) + pixel(1) + pixel(8)
    return ((pixel(2) + pixel(3)) + (pixel(4) + pixel(5))) + (odd + (pixel(6) + pixel(7)))
  }
}

extension NeighbouringWindows<Float> {
  /// - Precondition: At least as many channels as a vector has.
  fileprivate func writeLargest(
    to output: UnsafeMutablePointer<Float>, _ bounds: ActivationBounds, _ instructionSet: InstructionSet
  ) {
    var parameters = MaximumPoolingParameters(
      window: first, rowStep: rowStep, columnStep: columnStep, outputStep: step, rowCount: rowCount,
      columnCount: columnCount, channelCount: channelCount, lower: bounds.lower, upper: bounds.upper,
      output: output, outputCount: count)
    instructionSet.kernels.maxPool(&parameters)
  }

  /// Writes the largest number of each channel under each window, one after the other, for few channels.
  fileprivate func writeLargest(to output: UnsafeMutablePointer<Float>, _ bounds: ActivationBounds) {
    for index in 0..<count * channelCount {
      let window = first + index / channelCount * step + index % channelCount
      var largest = bounds.lower
      for row in 0..<rowCount {
        for column in 0..<columnCount {
          largest = max(largest, window[row * rowStep + column * columnStep])
        }
      }
      output[index] = bounds.clamp(largest)
    }
  }

  /// The means of windows that lie wholly inside the image.
  fileprivate func writeMeans(
    to output: UnsafeMutablePointer<Float>, _ bounds: ActivationBounds, _ instructionSet: InstructionSet
  ) {
    let addTaps = instructionSet.narrowed(toChannelCount: channelCount).kernels.addTaps
    let pixelCount = rowCount * columnCount
    withUnsafeTemporaryAllocation(of: Int.self, capacity: PixelSum.capacity) { taps in
      guard let start = taps.baseAddress else { return }
      for place in stride(from: 0, to: pixelCount, by: PixelSum.capacity) {
        let tapCount = min(PixelSum.capacity, pixelCount - place)
        for tap in 0..<tapCount {
          let (column, row) = (place + tap).quotientAndRemainder(dividingBy: rowCount)
          taps[tap] = row * rowStep + column * columnStep
        }
        let isLast = place + tapCount == pixelCount
        let bounds = isLast ? bounds : .unbounded
        var parameters = TapSumParameters(
          window: first, offsets: start, tapCount: tapCount, outputStep: step, channelCount: channelCount,
          startsAtZero: place == 0, factor: isLast ? 1 / Float(pixelCount) : 1, lower: bounds.lower,
          upper: bounds.upper, output: output, outputCount: count)
        addTaps(&parameters)
      }
    }
  }
}
