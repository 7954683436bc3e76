import CMicroKernels

/// Copies rows of quantized values, with a margin around them, so that the quantized values of a column in
/// neighbouring rows form groups of 32 bits: four unsigned quantized values, or two differences from the zero
/// point.
@_cdecl("vitruvian_interleave_rows_baseline")
func interleaveRows(_ parameters: UnsafePointer<RowInterleavingParameters>) {
  parameters.pointee.run()
}

extension RowInterleavingParameters {
  @inline(__always)
  fileprivate func run() {
    let lanes = IntegerVector.scalarCount
    var marginValues = SIMD16<UInt8>(repeating: margin)
    withUnsafeBytes(of: &marginValues) { marginValues in
      // There is memory: a vector has bytes.
      guard let marginValues = marginValues.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      let rows = ImageRows(
        image: image, height: height, rowStep: rowStep, width: width, pixelStep: pixelStep,
        channelCount: channelCount, marginValues: marginValues,
        flips: IntegerVector(
          repeating: Int32(bitPattern: UInt32(flip) &* 0x0101_0101) ^ QuantizedGroups.flip),
        zeroPoint: IntegerVector(repeating: zeroPoint))
      let marginGroup = rows.group(of: RowGroup(rows, first: height))
      let lineLength = (leftMargin + width + rightMargin) * lanes
      for group in 0..<groupCount {
        let firstLine = groups + group * lineLength + leftMargin * lanes
        rows.interleave(
          RowGroup(rows, first: firstRow + group * IntegerVector.valuesPerGroup), to: firstLine,
          planeStep: groupCount * lineLength)
        for plane in 0..<(channelCount + lanes - 1) / lanes {
          let line = firstLine + plane * groupCount * lineLength
          (line - leftMargin * lanes).update(repeating: marginGroup, count: leftMargin * lanes)
          (line + width * lanes).update(repeating: marginGroup, count: rightMargin * lanes)
        }
      }
    }
  }
}

/// The rows of an image of quantized values.
struct ImageRows {
  let image: UnsafePointer<UInt8>
  let height: Int
  let rowStep: Int
  let width: Int
  let pixelStep: Int
  let channelCount: Int
  /// Quantized values, as many as are read at a time, that stand for rows outside the image.
  let marginValues: UnsafePointer<UInt8>
  /// The highest bits of the quantized values of groups that become unsigned.
  let flips: IntegerVector
  let zeroPoint: IntegerVector

  /// Makes the groups of all pixels, of a few after the other, whose quantized values stay in the cache for
  /// all channels.
  ///
  /// - Parameter planeStep: The distance between the groups of neighbouring vectors of channels.
  @inline(__always)
  func interleave(_ rows: RowGroup, to line: UnsafeMutablePointer<Int32>, planeStep: Int) {
    let lanes = IntegerVector.scalarCount
    let pixelsAtATime = 16
    for pixel in stride(from: 0, to: width, by: pixelsAtATime) {
      let count = min(pixelsAtATime, width - pixel)
      let pixels = rows.advanced(by: pixel * pixelStep)
      var plane = line + pixel * lanes
      var channel = 0
      #if VITRUVIAN_AVX2
        while channel + 2 * lanes <= channelCount {
          interleaveTwo(pixels.advanced(by: channel), count: count, to: plane, planeStep: planeStep)
          channel += 2 * lanes
          plane += 2 * planeStep
        }
      #endif
      while channel < channelCount {
        interleave(pixels.advanced(by: min(channel, channelCount - lanes)), count: count, to: plane)
        channel += lanes
        plane += planeStep
      }
    }
  }

  /// Makes the groups of a vector of channels of some pixels.
  @inline(__always)
  private func interleave(_ rows: RowGroup, count: Int, to target: UnsafeMutablePointer<Int32>) {
    var rows = rows
    var target = target
    for _ in 0..<count {
      groups(rows) { $0.quantized }.store(to: target)
      rows = rows.advanced(by: pixelStep)
      target += IntegerVector.scalarCount
    }
  }

  #if VITRUVIAN_AVX2
    /// Makes the groups of two vectors of channels of some pixels, in hardly more instructions than those of
    /// one.
    @inline(__always)
    private func interleaveTwo(
      _ rows: RowGroup, count: Int, to target: UnsafeMutablePointer<Int32>, planeStep: Int
    ) {
      var rows = rows
      var target = target
      for _ in 0..<count {
        let (first, second) = (rows.first.sixteenQuantized, rows.second.sixteenQuantized)
        differences(first.lowHalf, second.lowHalf).store(to: target)
        differences(first.highHalf, second.highHalf).store(to: target + planeStep)
        rows = rows.advanced(by: pixelStep)
        target += IntegerVector.scalarCount
      }
    }

    /// The differences of quantized values from the zero point, in turns one of each vector.
    @inline(__always)
    private func differences(_ first: ByteVector, _ second: ByteVector) -> IntegerVector {
      var pairs = SIMD16<UInt8>()
      pairs.evenHalf = first
      pairs.oddHalf = second
      let differences = SIMD16<Int16>(
        pairs, flip: UInt8(truncatingIfNeeded: flips[0]), zeroPoint: Int16(truncatingIfNeeded: zeroPoint[0]))
      return unsafeBitCast(differences, to: IntegerVector.self)
    }
  #endif

  /// The group of the first quantized values of some rows.
  @inline(__always)
  func group(of rows: RowGroup) -> Int32 {
    groups(rows) { ByteVector(repeating: $0.value) }[0]
  }

  /// Groups of the quantized values that `load` takes from each row.
  @inline(__always)
  private func groups(_ rows: RowGroup, _ load: (QuantizedRow) -> ByteVector) -> IntegerVector {
    #if VITRUVIAN_AVX512VNNI || VITRUVIAN_DOTPROD
      let upper = quantized(load(rows.first)) | quantized(load(rows.second)) &<< 8
      return (upper | quantized(load(rows.third)) &<< 16 | quantized(load(rows.fourth)) &<< 24) ^ flips
    #elseif VITRUVIAN_AVX2
      return differences(load(rows.first), load(rows.second))
    #else
      return difference(load(rows.first)) & 0xFFFF | difference(load(rows.second)) &<< 16
    #endif
  }

  #if !VITRUVIAN_AVX2
    /// Quantized values in lanes of their own.
    @inline(__always)
    private func quantized(_ bytes: ByteVector) -> IntegerVector { IntegerVector(converting: bytes) }
  #endif

  #if !VITRUVIAN_AVX512VNNI && !VITRUVIAN_DOTPROD && !VITRUVIAN_AVX2
    /// Unsigned quantized values in lanes of their own, less the zero point.
    @inline(__always)
    private func difference(_ bytes: ByteVector) -> IntegerVector {
      (quantized(bytes) ^ flips & 0xFF) &- zeroPoint
    }
  #endif
}

/// The rows whose quantized values form groups.
struct RowGroup {
  private(set) var first: QuantizedRow
  private(set) var second: QuantizedRow
  #if VITRUVIAN_AVX512VNNI || VITRUVIAN_DOTPROD
    private(set) var third: QuantizedRow
    private(set) var fourth: QuantizedRow
  #endif

  @inline(__always)
  init(_ rows: ImageRows, first row: Int) {
    first = QuantizedRow(rows, row)
    second = QuantizedRow(rows, row + 1)
    #if VITRUVIAN_AVX512VNNI || VITRUVIAN_DOTPROD
      third = QuantizedRow(rows, row + 2)
      fourth = QuantizedRow(rows, row + 3)
    #endif
  }

  /// The rows from a later quantized value on.
  @inline(__always)
  func advanced(by count: Int) -> RowGroup {
    var rows = self
    rows.first.advance(by: count)
    rows.second.advance(by: count)
    #if VITRUVIAN_AVX512VNNI || VITRUVIAN_DOTPROD
      rows.third.advance(by: count)
      rows.fourth.advance(by: count)
    #endif
    return rows
  }
}

/// A row of an image, or the margin in its place.
struct QuantizedRow {
  private var start: UnsafePointer<UInt8>
  /// All bits of the distances between quantized values; none in the margin, which is the same everywhere.
  private let mask: Int

  @inline(__always)
  init(_ rows: ImageRows, _ row: Int) {
    let isInside = row >= 0 && row < rows.height
    start = isInside ? rows.image + row * rows.rowStep : rows.marginValues
    mask = isInside ? -1 : 0
  }

  @inline(__always)
  mutating func advance(by count: Int) { start += count & mask }

  var value: UInt8 {
    @inline(__always) get { start[0] }
  }

  var quantized: ByteVector {
    @inline(__always) get { ByteVector(loading: start) }
  }

  #if VITRUVIAN_AVX2
    /// The next sixteen, twice as many as a vector has lanes.
    var sixteenQuantized: SIMD16<UInt8> {
      @inline(__always) get { UnsafeRawPointer(start).loadUnaligned(as: SIMD16<UInt8>.self) }
    }
  #endif
}
