import CMicroKernels

/// Blends two rows of quantized values: `upper · 2¹¹ + (lower − upper) · fraction`, in steps of 2⁻¹¹.
@_cdecl("vitruvian_interpolate_quantized_rows_baseline")
func interpolateQuantizedRows(_ parameters: UnsafePointer<QuantizedRowInterpolationParameters>) {
  parameters.pointee.run()
}

extension QuantizedRowInterpolationParameters {
  @inline(__always)
  fileprivate func run() {
    let flips = ByteVector(repeating: flip)
    let width = ByteVector.scalarCount
    var index = 0
    while index + width <= count {
      let (first, second) = (ByteVector(loading: upper + index), ByteVector(loading: lower + index))
      blend(IntegerVector(converting: first ^ flips), IntegerVector(converting: second ^ flips), fraction)
        .store(to: blended + index)
      index += width
    }
    while index < count {
      let first = Int32(upper[index] ^ flip)
      blended[index] = first &<< 11 &+ (Int32(lower[index] ^ flip) &- first) &* fraction
      index += 1
    }
  }
}

/// Blends two pixels of a blended row for each pixel of a row of quantized values.
@_cdecl("vitruvian_interpolate_quantized_columns_baseline")
func interpolateQuantizedColumns(_ parameters: UnsafePointer<QuantizedColumnInterpolationParameters>) {
  parameters.pointee.run()
}

extension QuantizedColumnInterpolationParameters {
  @inline(__always)
  fileprivate func run() {
    let flips = ByteVector(repeating: flip)
    let width = ByteVector.scalarCount
    #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
      // Quantized values as unsigned ones, of which `flip` makes signed ones.
      let packing = QuantizedPacking(
        lower: 0, upper: nil, zeroPoint: flip == 0 ? 0 : -128, isUnsigned: flip == 0)
    #endif
    if channelCount == 1 {
      // The compiler makes vectors of the loop.
      for pixel in 0..<pixelCount {
        let (left, right) = (row[lefts[pixel]], row[rights[pixel]])
        let sum = left &<< 11 &+ (1 &<< 21) &+ (right &- left) &* fractions[pixel]
        output[pixel] = UInt8(truncatingIfNeeded: sum &>> 22) ^ flip
      }
      return
    }
    var pixel = 0
    while pixel < pixelCount {
      let (left, right) = (row + lefts[pixel], row + rights[pixel])
      // Pixels that lie between the same two share what is read of those.
      var end = pixel + 1
      while end < pixelCount, lefts[end] == lefts[pixel], rights[end] == rights[pixel] { end += 1 }
      var channel = 0
      #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
        while channel + 4 * width <= channelCount {
          let blend = (
            PixelBlend(left, right, channel), PixelBlend(left, right, channel + width),
            PixelBlend(left, right, channel + 2 * width), PixelBlend(left, right, channel + 3 * width)
          )
          for index in pixel..<end {
            let fraction = IntegerVector(repeating: fractions[index])
            packing((blend.0(fraction), blend.1(fraction), blend.2(fraction), blend.3(fraction)))
              .store(to: output + index * channelCount + channel)
          }
          channel += 4 * width
        }
      #endif
      while channel + width <= channelCount || (channel < channelCount && channelCount >= width) {
        // The last vector may overlap the one before: both compute the same there.
        let first = min(channel, channelCount - width)
        let blend = PixelBlend(left, right, first)
        for index in pixel..<end {
          let quantized = blend(IntegerVector(repeating: fractions[index])).lowBytes
          (quantized ^ flips).store(to: output + index * channelCount + first)
        }
        channel += width
      }
      while channel < channelCount {
        let origin = left[channel] &<< 11 &+ (1 &<< 21)
        let difference = right[channel] &- left[channel]
        for index in pixel..<end {
          let sum = origin &+ difference &* fractions[index]
          output[index * channelCount + channel] = UInt8(truncatingIfNeeded: sum &>> 22) ^ flip
        }
        channel += 1
      }
      pixel = end
    }
  }
}

/// A vector of channels of the pixels on both sides of others.
private struct PixelBlend {
  /// The left ones, in the steps of results.
  private let origin: IntegerVector
  private let difference: IntegerVector

  @inline(__always)
  init(_ left: UnsafePointer<Int32>, _ right: UnsafePointer<Int32>, _ channel: Int) {
    let start = IntegerVector(loading: left + channel)
    difference = IntegerVector(loading: right + channel) &- start
    // Rounded to the nearest, halves up.
    origin = start &<< 11 &+ (1 &<< 21)
  }

  /// The quantized values of a pixel so far from the left one to the right one.
  @inline(__always)
  func callAsFunction(_ fraction: IntegerVector) -> IntegerVector {
    (origin &+ difference &* fraction) &>> 22
  }
}

@inline(__always)
private func blend(_ first: IntegerVector, _ second: IntegerVector, _ fraction: Int32) -> IntegerVector {
  first &<< 11 &+ (second &- first) &* IntegerVector(repeating: fraction)
}
