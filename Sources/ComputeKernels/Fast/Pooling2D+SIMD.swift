extension FastKernels {
  /// The largest value under each window, vectorised over the channels.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, OH, OW, C]`.
  /// - Parameter rows: Output rows, counted over the whole batch.
  package static func maxPool2D(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry,
    bounds: ActivationBounds, rows: Range<Int>
  ) {
    let channels = geometry.inputChannels
    for row in rows {
      let originY = row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop
      let image =
        input + row / geometry.outputHeight * geometry.inputHeight * geometry.inputWidth * channels
      let filterRows = geometry.filterRows(origin: originY)
      for column in 0..<geometry.outputWidth {
        let originX = column * geometry.strideWidth - geometry.paddingLeft
        let filterColumns = geometry.filterColumns(origin: originX)
        let destination = output + (row * geometry.outputWidth + column) * channels
        destination.update(repeating: bounds.lower, count: channels)
        for filterY in filterRows {
          for filterX in filterColumns {
            let y = originY + filterY * geometry.dilationHeight
            let x = originX + filterX * geometry.dilationWidth
            raise(destination, to: image + (y * geometry.inputWidth + x) * channels, count: channels)
          }
        }
        clampDown(destination, to: bounds.upper, count: channels)
      }
    }
  }

  /// The mean of the values under each window, vectorised over the channels; padding does not count.
  ///
  /// - Shapes: as ``maxPool2D(input:output:geometry:bounds:rows:)``.
  package static func averagePool2D(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry,
    bounds: ActivationBounds, rows: Range<Int>
  ) {
    let channels = geometry.inputChannels
    for row in rows {
      let originY = row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop
      let image =
        input + row / geometry.outputHeight * geometry.inputHeight * geometry.inputWidth * channels
      let filterRows = geometry.filterRows(origin: originY)
      for column in 0..<geometry.outputWidth {
        let originX = column * geometry.strideWidth - geometry.paddingLeft
        let filterColumns = geometry.filterColumns(origin: originX)
        let destination = output + (row * geometry.outputWidth + column) * channels
        destination.update(repeating: 0, count: channels)
        for filterY in filterRows {
          for filterX in filterColumns {
            let y = originY + filterY * geometry.dilationHeight
            let x = originX + filterX * geometry.dilationWidth
            add(image + (y * geometry.inputWidth + x) * channels, to: destination, count: channels)
          }
        }
        let factor = 1 / Float(max(filterRows.count * filterColumns.count, 1))
        for channel in 0..<channels { destination[channel] = bounds.clamp(destination[channel] * factor) }
      }
    }
  }

  @inline(__always)
  private static func add(
    _ others: UnsafePointer<Float>, to values: UnsafeMutablePointer<Float>, count: Int
  ) {
    forEachVector(
      in: 0..<count,
      { (Vector(loading: values + $0) + Vector(loading: others + $0)).store(to: values + $0) },
      remainder: { values[$0] += others[$0] })
  }

  /// Replaces each element by the other array's where that is larger.
  @inline(__always)
  private static func raise(
    _ values: UnsafeMutablePointer<Float>, to others: UnsafePointer<Float>, count: Int
  ) {
    forEachVector(
      in: 0..<count,
      { index in
        let value = Vector(loading: values + index)
        let other = Vector(loading: others + index)
        value.replacing(with: other, where: other .> value).store(to: values + index)
      },
      remainder: { index in
        if others[index] > values[index] { values[index] = others[index] }
      })
  }

  private static func clampDown(_ values: UnsafeMutablePointer<Float>, to upper: Float, count: Int) {
    guard upper < .infinity else { return }
    for index in 0..<count where values[index] > upper { values[index] = upper }
  }
}
