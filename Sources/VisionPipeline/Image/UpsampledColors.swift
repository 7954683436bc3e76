import ComputeKernels
import TensorCore

#if arch(x86_64) && os(Linux)
  // Swift's vectors have no operation for what these instructions do; nothing else of the module is used.
  import _Builtin_intrinsics.intel
#endif

/// How the decoded frames of a video become red, green and blue: the matrix and the range that a program for
/// videos takes them to have.
package struct FrameColors: Equatable, Sendable, CaseIterable {
  package let matrix: Matrix
  package let range: LumaChromaRange

  /// The matrices that videos name, each by the standard that it comes from.
  package enum Matrix: CaseIterable, Sendable {
    case bt709, fcc, bt601, smpte240, bt2020

    /// What a difference to red adds to red, one to blue to blue, and both take from green, in 16 bits of
    /// fraction and with the scale of differences from 16 to 240.
    ///
    /// Source: `ff_yuv2rgb_coeffs` of FFmpeg's `libswscale/yuv2rgb.c`, which are not all rounded alike.
    fileprivate var factors: (redOfRed: Int, blueOfBlue: Int, greenOfBlue: Int, greenOfRed: Int) {
      switch self {
      case .bt709: (117_489, 138_438, -13_975, -34_925)
      case .fcc: (104_448, 132_798, -24_759, -53_109)
      case .bt601: (104_597, 132_201, -25_675, -53_279)
      case .smpte240: (117_579, 136_230, -16_907, -35_559)
      case .bt2020: (110_013, 140_363, -12_277, -42_626)
      }
    }
  }

  package init(matrix: Matrix, range: LumaChromaRange) {
    self.matrix = matrix
    self.range = range
  }

  package static let allCases = Matrix.allCases.flatMap { matrix in
    LumaChromaRange.allCases.map { FrameColors(matrix: matrix, range: $0) }
  }

  /// The factors in 13 bits of fraction.
  fileprivate var factors: LumaChromaFactors {
    let isFull = range == .full
    func factor(_ factor: Int) -> Int32 {
      Int32(((isFull ? factor * 224 / 255 : factor) + 4) >> 3)
    }
    let scale = isFull ? 1 << 16 : (1 << 16) * 255 / 219
    // Brightness has 9 bits of fraction before the factor.
    let luma = Int32((scale + 4) >> 3)
    let black: Int32 = isFull ? 0 : 16
    let (redOfRed, blueOfBlue, greenOfBlue, greenOfRed) = matrix.factors
    return LumaChromaFactors(
      luma: luma << 9, lumaAddend: 1 << 21 - black << 9 * luma, redOfRed: factor(redOfRed),
      greenOfRed: factor(greenOfRed), greenOfBlue: factor(greenOfBlue), blueOfBlue: factor(blueOfBlue))
  }

  /// The red, green and blue of a picture of one colour.
  package func pixel(luma: UInt8, blue: UInt8, red: UInt8) -> [UInt8] {
    let factors = factors
    let brightness = Int32(luma) &* factors.luma &+ factors.lumaAddend
    let (blue, red) = ((Int32(blue) - 128) << 9, (Int32(red) - 128) << 9)
    let sums = (
      brightness &+ red &* factors.redOfRed,
      brightness &+ red &* factors.greenOfRed &+ blue &* factors.greenOfBlue,
      brightness &+ blue &* factors.blueOfBlue
    )
    func byte(_ sum: Int32) -> UInt8 { UInt8(max(0, min(255, sum >> 22))) }
    return [byte(sums.0), byte(sums.1), byte(sums.2)]
  }
}

/// Converts the decoded frames of a video, whose blocks of 2 × 2 pixels share a sample of each colour
/// difference: samples between those are sums of four in each direction, which lie on a cubic curve.
///
/// The pixels are, to the bit, those of FFmpeg's library for scaling with the flags `bitexact`,
/// `accurate_rnd` and `full_chroma_int`, where a sample of colour lies in the middle of its block.
///
/// Source: `initFilter` of FFmpeg's `libswscale/utils.c`, and `hScale8To15_c` of its `swscale.c`.
package struct UpsampledColors {
  private let width, height: Int
  /// Pixels of a row in the kernel's steps.
  private let length: Int
  /// The last four rows of differences, to blue and to red.
  private let rows: AlignedStorage
  /// A row of samples with more of those at its ends, then a row of each of red, green and blue.
  private let scratch: AlignedStorage

  /// The sizes of frames that it converts: smaller ones have other sums at their edges.
  package static func accepts(width: Int, height: Int) -> Bool {
    width >= 32 && height >= 32 && width.isMultiple(of: 2) && height.isMultiple(of: 2)
  }

  /// - Precondition: the size is accepted.
  package init(width: Int, height: Int) throws(EngineError) {
    precondition(Self.accepts(width: width, height: height), "a size that is not accepted")
    self.width = width
    self.height = height
    length = (width + 15) / 16 * 16
    // Sums are written in sixteens.
    rows = try AlignedStorage(
      requesting: 2 * Self.rowCount * 2 * length, isZeroed: true, "converting a frame takes")
    scratch = try AlignedStorage(
      requesting: 4 * length + 32, isZeroed: true, "converting a frame takes")
  }

  private static let rowCount = 4

  /// The bytes of a frame: the samples of brightness, and those of the differences to blue and to red.
  package var byteCount: Int { width * height / 2 * 3 }

  /// Writes a frame as pixels of red, green and blue.
  ///
  /// - Precondition: as many bytes as a frame has, and as its pixels take.
  package func convert(
    _ frame: UnsafeRawBufferPointer, _ colors: FrameColors, into pixels: UnsafeMutableRawBufferPointer,
    instructionSet: InstructionSet = .best
  ) {
    precondition(frame.count == byteCount && pixels.count == 3 * width * height, "a frame of another size")
    let factors = colors.factors
    let sampleRowCount = height / 2
    var filledCount = 0
    for row in 0..<height {
      let (first, weights) = Self.sum(row)
      let last = min(first + 3, sampleRowCount - 1)
      while filledCount <= last {
        fill(filledCount, frame)
        filledCount += 1
      }
      convert(row, first, weights, factors, frame, into: pixels, instructionSet)
    }
  }

  /// The first of four rows of samples, of which those beyond an edge are as that at the edge, and their
  /// weights for a row of pixels, in 12 bits of fraction.
  private static func sum(_ row: Int) -> (first: Int, weights: SIMD4<Int16>) {
    switch row {
    // What lies beyond the upper edge weighs less than the row at the edge in its place would.
    case 0: (-2, SIMD4(0, 0, 4432, -336))
    case 2: (-1, SIMD4(0, 959, 3473, -336))
    default:
      row.isMultiple(of: 2)
        ? (row / 2 - 2, SIMD4(-115, 985, 3572, -346)) : (row / 2 - 1, SIMD4(-346, 3572, 985, -115))
    }
  }

  /// Where a row of differences is kept.
  private func address(ofRow row: Int) -> UnsafeMutablePointer<Int16> {
    let row = max(0, min(height / 2 - 1, row))
    return rows.start.assumingMemoryBound(to: Int16.self) + row % Self.rowCount * 2 * length
  }

  private func convert(
    _ row: Int, _ first: Int, _ weights: SIMD4<Int16>, _ factors: LumaChromaFactors,
    _ frame: UnsafeRawBufferPointer, into pixels: UnsafeMutableRawBufferPointer,
    _ instructionSet: InstructionSet
  ) {
    guard let luma = frame.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    let output = scratch.start.assumingMemoryBound(to: UInt8.self) + length + 32
    // The last vector may go on to what follows the row: other rows, or the differences.
    func differences(_ number: Int) -> UnsafePointer<Int16> { UnsafePointer(address(ofRow: first + number)) }
    let line = LumaChromaRow(
      luma: luma + row * width,
      differences: (differences(0), differences(1), differences(2), differences(3)), redOffset: length,
      weights: weights, count: length)
    line.convert(
      factors, red: output, green: output + length, blue: output + 2 * length, instructionSet: instructionSet)
    let start = 3 * width * row
    PixelImage.interleave(
      red: UnsafeRawBufferPointer(start: output, count: width),
      green: UnsafeRawBufferPointer(start: output + length, count: width),
      blue: UnsafeRawBufferPointer(start: output + 2 * length, count: width),
      into: UnsafeMutableRawBufferPointer(rebasing: pixels[start..<(start + 3 * width)]))
  }

  /// Makes a row of differences for each pixel of samples for each second one.
  private func fill(_ row: Int, _ frame: UnsafeRawBufferPointer) {
    let sampleCount = width / 2
    for plane in 0..<2 {
      let start = width * height + (plane * height / 2 + row) * sampleCount
      let samples = frame[start..<(start + sampleCount)]
      let padded = scratch.start
      padded.storeBytes(of: samples[start], toByteOffset: 0, as: UInt8.self)
      padded.storeBytes(of: samples[start], toByteOffset: 1, as: UInt8.self)
      UnsafeMutableRawBufferPointer(start: padded + 2, count: sampleCount).copyBytes(from: samples)
      let last = samples[start + sampleCount - 1]
      padded.storeBytes(of: last, toByteOffset: sampleCount + 2, as: UInt8.self)
      padded.storeBytes(of: last, toByteOffset: sampleCount + 3, as: UInt8.self)
      let output = address(ofRow: row) + plane * length
      Self.upsample(padded.assumingMemoryBound(to: UInt8.self), to: output, count: length / 2)
      // What lies beyond the left edge weighs less than the sample at the edge in its place would.
      let (first, second, third) = (samples[start], samples[start + 1], samples[start + 2])
      output[0] = Self.difference(first, second, third, third, (17_729, -1345, 0, 0))
      output[2] = Self.difference(first, second, third, third, (3835, 13_894, -1345, 0))
    }
  }

  /// Writes two sums for each of some samples, of which two more stand before and behind, with 7 bits of
  /// fraction.
  ///
  /// - Parameter count: a multiple of 8.
  private static func upsample(
    _ samples: UnsafePointer<UInt8>, to output: UnsafeMutablePointer<Int16>, count: Int
  ) {
    #if arch(x86_64) && os(Linux)
      let (outer, inner) = (weights(-461, 3943), weights(14_284, -1382))
      let (mirroredInner, mirroredOuter) = (weights(-1382, 14_284), weights(3943, -461))
      for index in stride(from: 0, to: count, by: 8) {
        func load(_ offset: Int) -> __m128i {
          let bytes = UnsafeRawPointer(samples + index + offset).loadUnaligned(as: Int64.self)
          return _mm_unpacklo_epi8(__m128i(bytes, 0), _mm_setzero_si128())
        }
        func sums(_ first: __m128i, _ weights: __m128i, _ second: __m128i, _ others: __m128i) -> __m128i {
          _mm_srai_epi32(_mm_add_epi32(_mm_madd_epi16(first, weights), _mm_madd_epi16(second, others)), 7)
        }
        let (a, b, c, d, e) = (load(0), load(1), load(2), load(3), load(4))
        let even = _mm_packs_epi32(
          sums(_mm_unpacklo_epi16(a, b), outer, _mm_unpacklo_epi16(c, d), inner),
          sums(_mm_unpackhi_epi16(a, b), outer, _mm_unpackhi_epi16(c, d), inner))
        let odd = _mm_packs_epi32(
          sums(_mm_unpacklo_epi16(b, c), mirroredInner, _mm_unpacklo_epi16(d, e), mirroredOuter),
          sums(_mm_unpackhi_epi16(b, c), mirroredInner, _mm_unpackhi_epi16(d, e), mirroredOuter))
        let target = UnsafeMutableRawPointer(output + 2 * index)
        target.storeBytes(of: _mm_unpacklo_epi16(even, odd), as: __m128i.self)
        target.storeBytes(of: _mm_unpackhi_epi16(even, odd), toByteOffset: 16, as: __m128i.self)
      }
    #else
      for index in 0..<count {
        let (a, b, c) = (samples[index], samples[index + 1], samples[index + 2])
        let (d, e) = (samples[index + 3], samples[index + 4])
        output[2 * index] = difference(a, b, c, d, (-461, 3943, 14_284, -1382))
        output[2 * index + 1] = difference(b, c, d, e, (-1382, 14_284, 3943, -461))
      }
    #endif
  }

  #if arch(x86_64) && os(Linux)
    /// Two weights for neighbouring numbers of 16 bits.
    private static func weights(_ first: Int16, _ second: Int16) -> __m128i {
      _mm_set1_epi32(Int32(second) << 16 | Int32(first) & 0xFFFF)
    }
  #endif

  /// The sum of four samples times weights in 14 bits of fraction, as a difference; some are too large.
  @inline(__always)
  private static func difference(
    _ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8,
    _ weights: (Int32, Int32, Int32, Int32)
  ) -> Int16 {
    let early = Int32(first) &* weights.0 &+ Int32(second) &* weights.1
    let late = Int32(third) &* weights.2 &+ Int32(fourth) &* weights.3
    return Int16(truncatingIfNeeded: min((early &+ late) >> 7, 32_767))
  }
}
