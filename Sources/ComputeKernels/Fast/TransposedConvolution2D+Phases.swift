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
        let filter = filters[run.rowPhase * geometry.columns.stride + run.columnPhase]
        let start = geometry.patches(of: run, input: input, copiedTo: patches)
        filter.multiply(
          MatrixRows(start: start, stride: filter.depth, count: run.count, runLength: filter.depth),
          bounds: bounds,
          output: output + geometry.firstElement(of: run), outputStride: geometry.elementStride)
      }
    }
  }

  /// The same for codes.
  ///
  /// - Parameters:
  ///   - layout: How the kernels of the filters read codes.
  ///   - zeroPoint: The code of zero.
  ///   - scratch: ``transposedScratchByteCount(_:)`` bytes, aligned for `Int32`; overwritten.
  package static func transposedConvolution2D(
    input: UnsafePointer<UInt8>, layout: CodeLayout, zeroPoint: Int32, filters: [QuantizedMatrix],
    output: UnsafeMutablePointer<UInt8>, geometry: TransposedConvolutionGeometry, rows: Range<Int>,
    scratch: UnsafeMutableRawPointer
  ) {
    let sums = scratch.assumingMemoryBound(to: Int32.self)
    // In bounds: the scratch has room for the sums and, behind them, for the patches.
    let patches = scratch + geometry.longestRun * MemoryLayout<Int32>.size
    for row in rows {
      geometry.forEachRun(ofRow: row) { run in
        filters[run.rowPhase * geometry.columns.stride + run.columnPhase].multiply(
          geometry.codePatches(of: run, input: input, layout: layout, zeroPoint: zeroPoint, to: patches),
          output: output + geometry.firstElement(of: run), outputStep: geometry.elementStride, sums: sums)
      }
    }
  }

  /// The same for unsigned codes that were numbers before.
  ///
  /// - Parameters:
  ///   - meanings: What the codes of each image mean.
  ///   - layout: How the kernels of the filters read codes.
  ///   - scratch: ``transposedScratchByteCount(_:)`` bytes, aligned for `Int32`; overwritten.
  package static func dynamicRangeTransposedConvolution2D(
    codes: UnsafePointer<UInt8>, meanings: CodeMeanings, layout: CodeLayout, filters: [DynamicRangeMatrix],
    output: UnsafeMutablePointer<Float>, geometry: TransposedConvolutionGeometry, rows: Range<Int>,
    scratch: UnsafeMutableRawPointer
  ) {
    for row in rows {
      let meanings = meanings.dropFirst(row / geometry.rows.outputLength).repeated
      geometry.forEachRun(ofRow: row) { run in
        filters[run.rowPhase * geometry.columns.stride + run.columnPhase].multiply(
          geometry.codePatches(
            of: run, input: codes, layout: layout, zeroPoint: meanings.zeroPoints[0], to: scratch),
          meanings, output: output + geometry.firstElement(of: run), outputStep: geometry.elementStride)
      }
    }
  }

  /// The number of floats that the patches of one run take.
  package static func transposedPatchCount(_ geometry: TransposedConvolutionGeometry) -> Int {
    geometry.longestRun * geometry.longestPatch
  }

  /// The room for the sums and patches of one run of codes.
  package static func transposedScratchByteCount(_ geometry: TransposedConvolutionGeometry) -> Int {
    geometry.longestRun * (MemoryLayout<Int32>.size + geometry.longestPatch * MemoryLayout<Int16>.size)
      // The last group may reach over the end of the last patch.
      + MemoryLayout<Int32>.size
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

  /// Lays the codes that each output of a run sums over side by side.
  fileprivate func codePatches(
    of run: TransposedRun, input: UnsafePointer<UInt8>, layout: CodeLayout, zeroPoint: Int32,
    to patches: UnsafeMutableRawPointer
  ) -> CodeRows {
    let margin = UInt8(truncatingIfNeeded: zeroPoint)
    forEachPatchPixel(of: run) { pixel, position in
      if let pixel {
        layout.copy(input + pixel, count: inputChannels, to: patches, position: position)
      } else {
        layout.repeatCode(margin, count: inputChannels, to: patches, position: position)
      }
    }
    let patchLength = patchLength(rowPhase: run.rowPhase, columnPhase: run.columnPhase)
    return CodeRows(
      start: UnsafePointer(patches.assumingMemoryBound(to: UInt8.self)), step: patchLength * layout.byteCount,
      count: run.count)
  }
}
