import TensorCore

/// Transposed convolutions as matrix products: outputs of one phase are a row of a convolution without
/// stride.
extension FastKernels {
  /// Each result starts at its bias and adds the products of one filter element after the other, by rows,
  /// then columns, then channels. The order is that of XNNPACK's kernels.
  ///
  /// - Shapes: input `[N, H, W, I]`, output `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - filters: One for each phase: those of the first row phase, then those of the next.
  ///   - rows: Output rows, counted over the whole batch.
  ///   - patches: Scratch of ``transposedPatchCount(_:)`` floats; overwritten.
  package static func transposedConvolution2D(
    input: UnsafePointer<Float>, filters: [PackedMatrix], output: UnsafeMutablePointer<Float>,
    geometry: TransposedConvolutionGeometry, bounds: ActivationBounds, rows: Range<Int>,
    patches: UnsafeMutablePointer<Float>
  ) {
    for row in rows {
      geometry.forEachRun(ofRow: row) { run in
        let filter = filters[run.rowPhase * geometry.columns.stride + run.columnPhase]
        let start = geometry.patches(of: run, input: input, copiedTo: patches)
        filter.multiply(
          MatrixRows(start, count: run.count, length: filter.depth), bounds: bounds,
          output: output + geometry.firstElement(of: run), outputStride: geometry.elementStride)
      }
    }
  }

  /// Computes rows of a quantized transposed convolution as matrix products with one filter for each phase.
  ///
  /// - Parameters:
  ///   - quantized: The input, or what `image` copied of it.
  ///   - image: The image of ``TransposedConvolutionGeometry/windows``.
  ///   - sums: ``TransposedConvolutionGeometry/longestRun`` integers; overwritten.
  package static func transposedConvolution2D(
    quantized: UnsafePointer<UInt8>, image: QuantizedImage, filters: [QuantizedMatrix],
    output: UnsafeMutablePointer<UInt8>, geometry: TransposedConvolutionGeometry, rows: Range<Int>,
    sums: UnsafeMutablePointer<Int32>
  ) {
    for row in rows {
      geometry.forEachRun(ofRow: row) { run in
        filters[run.rowPhase * geometry.columns.stride + run.columnPhase].multiply(
          geometry.windows(of: run, quantized: quantized, image: image),
          output: output + geometry.firstElement(of: run), outputStep: geometry.elementStride, sums: sums)
      }
    }
  }

  /// Computes rows of a transposed convolution of unsigned quantized values that were numbers before, as
  /// matrix products with one filter for each phase.
  ///
  /// - Parameters:
  ///   - quantized: The quantized values, or what `image` copied of them.
  ///   - meanings: What the quantized values of each image mean.
  ///   - image: The image of ``TransposedConvolutionGeometry/windows``.
  package static func dynamicRangeTransposedConvolution2D(
    quantized: UnsafePointer<UInt8>, meanings: QuantizedScales, image: QuantizedImage,
    filters: [DynamicRangeMatrix],
    output: UnsafeMutablePointer<Float>, geometry: TransposedConvolutionGeometry, rows: Range<Int>
  ) {
    for row in rows {
      let meanings = meanings.dropFirst(row / geometry.rows.outputLength).repeated
      geometry.forEachRun(ofRow: row) { run in
        filters[run.rowPhase * geometry.columns.stride + run.columnPhase].multiply(
          geometry.windows(of: run, quantized: quantized, image: image), meanings,
          output: output + geometry.firstElement(of: run), outputStep: geometry.elementStride)
      }
    }
  }

  /// The number of floats that the patches of one run take.
  package static func transposedPatchCount(_ geometry: TransposedConvolutionGeometry) -> Int {
    geometry.longestRun * geometry.longestPatch
  }
}

extension TransposedConvolutionGeometry {
  /// The most output pixels of one run.
  package var longestRun: Int { (columns.outputLength + columns.stride - 1) / columns.stride }

  /// Where the first output pixel of a run starts.
  func firstElement(of run: TransposedRun) -> Int {
    (run.row * columns.outputLength + run.firstColumn) * outputChannels
  }

  /// The distance between the output pixels of a run.
  var elementStride: Int { columns.stride * outputChannels }

  /// Where the numbers that each output of a run sums over lie side by side: in the input, or copied.
  fileprivate func patches(
    of run: TransposedRun, input: UnsafePointer<Float>, copiedTo patches: UnsafeMutablePointer<Float>
  ) -> UnsafePointer<Float> {
    if let first = firstElement(ofPixelsUnder: run) { return input + first }
    forEachPatchPixel(of: run) { pixel, position in
      if let pixel {
        (patches + position).update(from: input + pixel, count: inputChannels)
      } else {
        (patches + position).update(repeating: 0, count: inputChannels)
      }
    }
    return UnsafePointer(patches)
  }

  /// The quantized values that each output of a run sums over, where they lie.
  fileprivate func windows(
    of run: TransposedRun, quantized: UnsafePointer<UInt8>, image: QuantizedImage
  ) -> QuantizedRows {
    // The last element of a filter meets the first input, and the margin is as wide as the longest phase
    // needs.
    let y = rows.input(ofOutput: run.y) + rows.longestTapCount - rows.tapCount(ofPhase: run.rowPhase)
    let x =
      columns.input(ofOutput: run.firstColumn) + columns.longestTapCount
      - columns.tapCount(ofPhase: run.columnPhase)
    let line = run.row / rows.outputLength * image.height + y
    return QuantizedRows(
      start: quantized + line * image.rowByteCount + x * image.pixelStep, step: image.pixelStep,
      count: run.count)
  }
}
