extension PixelImage {
  /// Writes planes of samples as pixels of red, green and blue.
  ///
  /// - Precondition: the planes have as many samples as there are pixels.
  package static func interleave(
    red: UnsafeRawBufferPointer, green: UnsafeRawBufferPointer, blue: UnsafeRawBufferPointer,
    into pixels: UnsafeMutableRawBufferPointer
  ) {
    let count = red.count
    precondition(
      green.count == count && blue.count == count && pixels.count == 3 * count, "planes of other sizes")
    var index = 0
    // Two bytes behind the pixels are written, too: the pixel that follows covers them.
    while index + vectorLength < count {
      var redAndGreen = SIMD32<UInt8>.zero
      var blueAndZero = SIMD32<UInt8>.zero
      (redAndGreen.evenHalf, redAndGreen.oddHalf) = (samples(red, index), samples(green, index))
      blueAndZero.evenHalf = samples(blue, index)
      var words = SIMD32<UInt16>.zero
      words.evenHalf = unsafeBitCast(redAndGreen, to: SIMD16<UInt16>.self)
      words.oddHalf = unsafeBitCast(blueAndZero, to: SIMD16<UInt16>.self)
      let pairs = unsafeBitCast(words, to: SIMD8<UInt64>.self)
      let packed = pairs & 0xFF_FFFF | (pairs &>> 8) & 0xFFFF_FF00_0000
      for pair in 0..<(vectorLength / 2) {
        pixels.storeBytes(of: packed[pair], toByteOffset: 3 * index + 6 * pair, as: UInt64.self)
      }
      index += vectorLength
    }
    while index < count {
      (pixels[3 * index], pixels[3 * index + 1], pixels[3 * index + 2]) = (
        red[index], green[index], blue[index]
      )
      index += 1
    }
  }

  /// Pixels that are written at once.
  private static var vectorLength: Int { 16 }

  /// Neighbouring samples of a plane.
  @inline(__always)
  private static func samples(_ plane: UnsafeRawBufferPointer, _ index: Int) -> SIMD16<UInt8> {
    plane.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
  }
}
