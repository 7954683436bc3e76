/// Sums the codes of a window, each channel by itself, as unsigned ones.
///
/// - Parameters:
///   - codes: `rowCount` rows, `rowStep` codes apart, of `pixelCount` pixels, `pixelStep` codes apart.
///   - flip: The highest bit if codes are signed, which makes them unsigned; otherwise zero.
///   - sums: One for each channel; overwritten.
@_cdecl("vitruvian_sum_code_window_baseline")
func sumQuantizedWindow(
  codes: UnsafePointer<UInt8>, rowStep: Int, rowCount: Int, pixelStep: Int, pixelCount: Int,
  channelCount: Int, flip: UInt8, sums: UnsafeMutablePointer<Int32>
) {
  let flips = ByteVector(repeating: flip)
  let width = ByteVector.scalarCount
  var channel = 0
  while channel < channelCount, width <= channelCount {
    // The last vector may overlap the one before: both compute the same there.
    let first = min(channel, channelCount - width)
    var sum = IntegerVector.zero
    for row in 0..<rowCount {
      for pixel in 0..<pixelCount {
        let address = codes + row * rowStep + pixel * pixelStep + first
        sum &+= IntegerVector(widening: ByteVector(loading: address) ^ flips)
      }
    }
    sum.store(to: sums + first)
    channel += width
  }
  while channel < channelCount {
    var sum: Int32 = 0
    for row in 0..<rowCount {
      for pixel in 0..<pixelCount { sum &+= Int32(codes[row * rowStep + pixel * pixelStep + channel] ^ flip) }
    }
    sums[channel] = sum
    channel += 1
  }
}
