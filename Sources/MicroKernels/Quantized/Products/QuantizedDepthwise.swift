import CMicroKernels

/// Computes rows of outputs of a depthwise convolution of quantized values.
///
/// A window may begin with any row of a group, its *alignment*; each has lines of taps, and weights, of its
/// own. A line of taps are those groups side by side that hold quantized values under a row of the window;
/// other members of the groups have no weight.
///
/// - Precondition: There are at least as many channels as a vector has.
@_cdecl("vitruvian_depthwise_quantized_baseline")
func depthwiseQuantized(_ parameters: UnsafePointer<QuantizedDepthwiseParameters>) {
  parameters.pointee.run()
}

extension QuantizedDepthwiseParameters {
  @inline(__always)
  fileprivate func run() {
    let convolution = QuantizedDepthwise(
      groups: groups, planeStep: planeStep, rowStep: rowStep, rowStride: rowStride,
      columnStride: columnStride,
      alignmentStarts: alignmentStarts, lineOffsets: lineOffsets, lineOnes: lineOnes, tapCount: tapCount,
      tapStep: tapStep, packed: packed, channelCount: channelCount, outputHeight: outputHeight,
      outputWidth: outputWidth, outputRowStep: outputRowStep)
    let results = ChannelResults(
      requantizer: Requantizer(lower: lower, upper: upper, zeroPoint: zeroPoint), output: output,
      pixelStep: outputPixelStep)
    // Only products of quantized values themselves need corrections, not those of differences from the zero
    // points.
    if IntegerVector.valuesPerGroup == 4, correctsSums {
      // Windows of five columns are rare here, and get no code of their own.
      convolution.compute(
        FourPixels<CorrectedPixel>.self, CorrectedPixel.self, results, hasCodeForFive: false)
    } else {
      convolution.compute(WidePixels.self, PlainPixel.self, results)
    }
  }
}

/// Computes rows of outputs of a depthwise convolution, as ``depthwiseQuantized``, but of quantized values of
/// an image that has its own scale, and weights around zero; puts out numbers.
///
/// The order of operations is TensorFlow Lite's, which changes with the channel: the scale of the filter is
/// one of the two factors of a channel, before and behind that of the image, and the other is one.
@_cdecl("vitruvian_depthwise_dynamic_range_baseline")
func depthwiseDynamicRange(_ parameters: UnsafePointer<DynamicRangeDepthwiseParameters>) {
  parameters.pointee.run()
}

extension DynamicRangeDepthwiseParameters {
  @inline(__always)
  fileprivate func run() {
    let convolution = QuantizedDepthwise(
      groups: groups, planeStep: planeStep, rowStep: rowStep, rowStride: rowStride,
      columnStride: columnStride,
      alignmentStarts: alignmentStarts, lineOffsets: lineOffsets, lineOnes: lineOnes, tapCount: tapCount,
      tapStep: tapStep, packed: packed, channelCount: channelCount, outputHeight: outputHeight,
      outputWidth: outputWidth, outputRowStep: outputRowStep)
    var scaling = ChannelScaling(
      scale: scale, zeroPoint: zeroPoint, bounds: Bounds(lower: lower, upper: upper), output: output)
    withUnsafePointer(to: &scaling) { scaling in
      convolution.compute(
        WidePixels.self, PlainPixel.self,
        ChannelResults(scaling: scaling, pixelStep: outputPixelStep))
    }
  }
}

#if VITRUVIAN_AVX512
  /// As many outputs as leave registers for the groups that neighbours share.
  typealias WidePixels = PixelPair<FourPixels<PlainPixel>>
#else
  /// As many outputs as leave registers for the groups that neighbours share.
  typealias WidePixels = FourPixels<PlainPixel>
#endif

/// The operands of ``depthwiseQuantized`` that make the sums.
struct QuantizedDepthwise {
  let groups: UnsafePointer<Int32>
  let planeStep: Int
  let rowStep: Int
  let rowStride: Int
  let columnStride: Int
  let alignmentStarts: UnsafePointer<Int>
  let lineOffsets: UnsafePointer<Int>
  let lineOnes: UnsafePointer<Int32>
  let tapCount: Int
  let tapStep: Int
  let packed: UnsafePointer<Int32>
  let channelCount: Int
  let outputHeight: Int
  let outputWidth: Int
  let outputRowStep: Int

  /// Computes all channels, with code for the number and the distance of the taps where these are common: it
  /// lets neighbours share the groups that they load.
  @inline(__always)
  func compute<Wide: PixelSums, Single: PixelSum>(
    _ wide: Wide.Type, _ single: Single.Type, _ results: ChannelResults, hasCodeForFive: Bool = true
  ) {
    switch (tapCount, tapStep, columnStride) {
    case (3, 1, 1) where hasLines(2):
      compute(TwoTapLines<ThreeTapLine<NextColumn>>.self, wide, single, results)
    case (3, 1, 2) where hasLines(2):
      compute(TwoTapLines<ThreeTapLine<SecondNextColumn>>.self, wide, single, results)
    case (5, 1, 1) where hasCodeForFive && hasLines(3):
      compute(ThreeTapLines<FiveTapLine<NextColumn>>.self, wide, single, results)
    case (5, 1, 2) where hasCodeForFive && hasLines(3):
      compute(ThreeTapLines<FiveTapLine<SecondNextColumn>>.self, wide, single, results)
    default:
      compute(TapLines<AnyTapLine>.self, wide, single, results)
    }
  }

  /// Whether the windows of all alignments have as many lines of taps below each other, where the code
  /// depends on it.
  @inline(__always)
  private func hasLines(_ count: Int) -> Bool {
    #if VITRUVIAN_AVX512 || VITRUVIAN_DOTPROD
      true
    #else
      (0..<IntegerVector.valuesPerGroup).allSatisfy { alignment in
        let lines = alignmentStarts[alignment]..<alignmentStarts[alignment + 1]
        return lines.isEmpty
          || lines.count == count && lines.allSatisfy { lineOffsets[$0] == ($0 - lines.lowerBound) * rowStep }
      }
    #endif
  }

  /// Computes strips of channels, as wide as a line of the cache has quantized values, of bands of rows:
  /// lines stay in the cache until all of their quantized values are written, and weights for all rows of a
  /// band.
  @inline(never)
  func compute<Taps: TapWindow, Wide: PixelSums, Single: PixelSum>(
    _ taps: Taps.Type, _ wide: Wide.Type, _ single: Single.Type, _ results: ChannelResults
  ) {
    let lanes = IntegerVector.scalarCount
    let planeCount = (channelCount + lanes - 1) / lanes
    let planesPerStrip = 64 / lanes
    let rowsPerBand = max(256 / outputWidth, 1)
    let blockLength = (results.lineCount + alignmentStarts[IntegerVector.valuesPerGroup] * tapCount) * lanes
    for strip in stride(from: 0, to: planeCount, by: planesPerStrip) {
      for band in stride(from: 0, to: outputHeight, by: rowsPerBand) {
        let rows = band..<min(band + rowsPerBand, outputHeight)
        let fetchLength = (blockLength + rows.count - 1) / rows.count
        for plane in strip..<min(strip + planesPerStrip, planeCount) {
          let block = packed + plane * blockLength
          var next = block + blockLength
          for row in rows {
            // Each row fetches a part of what the next channels are computed with.
            prefetch(next, count: fetchLength)
            next += fetchLength
            let row = tapRow(results, block, plane: plane, row: row)
            computeRow(taps, wide, single, results, row)
            results.finishRow(block, firstElement: row.firstElement, count: outputWidth)
          }
        }
      }
    }
  }

  /// What a row of outputs of a vector of channels is computed of.
  @inline(__always)
  private func tapRow(
    _ results: ChannelResults, _ block: UnsafePointer<Int32>, plane: Int, row: Int
  ) -> TapRow {
    let lanes = IntegerVector.scalarCount
    let (groupRow, alignment) = (row * rowStride).quotientAndRemainder(
      dividingBy: IntegerVector.valuesPerGroup)
    return TapRow(
      window: groups + plane * planeStep + groupRow * rowStep, block: block,
      weights: block + (results.lineCount + alignmentStarts[alignment] * tapCount) * lanes,
      lines: alignmentStarts[alignment]..<alignmentStarts[alignment + 1],
      firstElement: row * outputRowStep + min(plane * lanes, channelCount - lanes))
  }

  /// Computes a vector of channels of a row of outputs. The last outputs may overlap those before.
  @inline(__always)
  private func computeRow<Taps: TapWindow, Wide: PixelSums, Single: PixelSum>(
    _ taps: Taps.Type, _ wide: Wide.Type, _ single: Single.Type, _ results: ChannelResults, _ row: TapRow
  ) {
    let start = results.start(row.block)
    var pixel = 0
    #if VITRUVIAN_AVX512
      if outputWidth >= Wide.count {
        while pixel + 4 < outputWidth {
          let first = min(pixel, outputWidth - Wide.count)
          sums(taps, wide, start, row, pixel: first).store(results, row, pixel: first)
          pixel += Wide.count
        }
      }
      if outputWidth >= 4 {
        while pixel < outputWidth {
          let first = min(pixel, outputWidth - 4)
          sums(taps, FourPixels<Single>.self, start, row, pixel: first)
            .store(results, row, pixel: first)
          pixel += 4
        }
      }
    #else
      if outputWidth >= Wide.count {
        // Sums become results behind the next products: processors do not look ahead far enough to begin
        // those while they wait for the steps to a result, one after the other.
        var ready = sums(taps, wide, start, row, pixel: 0)
        while pixel + Wide.count < outputWidth {
          let next = min(pixel + Wide.count, outputWidth - Wide.count)
          let sums = sums(taps, wide, start, row, pixel: next)
          ready.store(results, row, pixel: pixel)
          (ready, pixel) = (sums, next)
        }
        ready.store(results, row, pixel: pixel)
        return
      }
    #endif
    while pixel < outputWidth {
      sums(taps, single, start, row, pixel: pixel).store(results, row, pixel: pixel)
      pixel += 1
    }
  }

  /// The sums of a vector of channels of neighbouring outputs.
  @inline(__always)
  private func sums<Taps: TapWindow, Pixels: PixelSums>(
    _ taps: Taps.Type, _ pixels: Pixels.Type, _ start: IntegerVector, _ row: TapRow, pixel: Int
  ) -> Pixels {
    var sums = Pixels(repeating: start)
    taps.accumulate(
      self, row.window + pixel * columnStride * IntegerVector.scalarCount, row, to: &sums)
    return sums
  }
}

extension PixelSums {
  /// Stores what the sums of neighbouring outputs of a row become.
  @inline(__always)
  fileprivate func store(_ results: ChannelResults, _ row: TapRow, pixel: Int) {
    let element = row.firstElement + pixel * results.pixelStep
    if !Self.isCorrected, let sums = results.sums {
      storeSums(to: sums + element, step: results.pixelStep)
    } else {
      store(results, row.block, to: element)
    }
  }
}

/// What a vector of channels of a row of outputs is computed of.
struct TapRow {
  /// The group at the corner of the first window.
  let window: UnsafePointer<Int32>
  /// What the channels are computed with.
  let block: UnsafePointer<Int32>
  /// Their weights in this row's alignment.
  let weights: UnsafePointer<Int32>
  /// The lines of taps of the alignment.
  let lines: Range<Int>
  /// Where the results of the first output go.
  let firstElement: Int
}
