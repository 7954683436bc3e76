import TensorCore

/// Transposed convolutions as matrix products: outputs of one phase are a row of a convolution without stride.
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
        geometry.fillPatches(of: run, input: input, patches: patches, zero: 0) { $0 }
        let filter = filters[run.rowPhase * geometry.columns.stride + run.columnPhase]
        filter.multiply(
          MatrixRows(start: patches, stride: filter.depth, count: run.count, runLength: filter.depth),
          bounds: bounds,
          output: output + geometry.firstElement(of: run), outputStride: geometry.elementStride)
      }
    }
  }

  /// The same for codes.
  ///
  /// - Parameter scratch: ``transposedScratchByteCount(_:)`` bytes, aligned for `Int32`; overwritten.
  package static func transposedConvolution2D(
    input: UnsafePointer<UInt8>, filters: [QuantizedFilter], output: UnsafeMutablePointer<UInt8>,
    geometry: TransposedConvolutionGeometry, rows: Range<Int>, scratch: UnsafeMutableRawPointer
  ) {
    for row in rows {
      geometry.forEachRun(ofRow: row) { run in
        let filter = filters[run.rowPhase * geometry.columns.stride + run.columnPhase]
        let sums = transposedSums(
          of: run, input: input, difference: filter.input, weights: filter.weights, bias: filter.bias,
          geometry: geometry, scratch: scratch)
        let target = output + geometry.firstElement(of: run)
        for index in 0..<run.count {
          filter.requantize(
            sums + index * geometry.outputChannels, into: target + index * geometry.elementStride)
        }
      }
    }
  }

  /// The integer sums of a run, one row of all output channels for each of its pixels.
  @inline(__always)
  static func transposedSums(
    of run: TransposedRun, input: UnsafePointer<UInt8>, difference: CodeDifference, weights: Tensor,
    bias: [Int32], geometry: TransposedConvolutionGeometry, scratch: UnsafeMutableRawPointer
  ) -> UnsafePointer<Int32> {
    let sums = scratch.assumingMemoryBound(to: Int32.self)
    // In bounds: the scratch has room for the sums and, behind them, for the patches.
    let patches = (scratch + run.count * geometry.outputChannels * MemoryLayout<Int32>.size)
      .assumingMemoryBound(to: Int16.self)
    geometry.fillPatches(of: run, input: input, patches: patches, zero: 0) { difference($0) }
    multiply(
      patches: patches, patchCount: run.count,
      patchLength: geometry.patchLength(rowPhase: run.rowPhase, columnPhase: run.columnPhase),
      weights: weights, bias: bias, columns: 0..<geometry.outputChannels, into: sums,
      sumStride: geometry.outputChannels)
    return UnsafePointer(sums)
  }

  /// The number of floats that the patches of one run take.
  package static func transposedPatchCount(_ geometry: TransposedConvolutionGeometry) -> Int {
    geometry.longestRun * geometry.longestPatch
  }

  /// The room for the sums and patches of one run of codes.
  package static func transposedScratchByteCount(_ geometry: TransposedConvolutionGeometry) -> Int {
    geometry.longestRun
      * (geometry.outputChannels * MemoryLayout<Int32>.size
        + geometry.longestPatch * MemoryLayout<Int16>.size)
  }
}

extension TransposedConvolutionGeometry {
  /// The most output pixels of one run.
  fileprivate var longestRun: Int { (columns.outputLength + columns.stride - 1) / columns.stride }

  /// Where the first output pixel of a run starts.
  func firstElement(of run: TransposedRun) -> Int {
    (run.row * columns.outputLength + run.firstColumn) * outputChannels
  }

  /// The distance between the output pixels of a run.
  var elementStride: Int { columns.stride * outputChannels }
}
