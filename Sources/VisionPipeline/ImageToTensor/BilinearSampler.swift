/// What lies outside the picture.
package enum BorderMode: Sendable, Hashable {
  /// Black.
  case zero
  /// The nearest pixel of the picture.
  case replicate
}

/// Blends four neighbouring pixels of a picture in whole numbers and writes the result as `Element`.
///
/// Source: `remapBilinear` of OpenCV's `modules/imgproc/src/imgwarp.cpp`; the weights are multiples of
/// 1/1024, the sum is rounded half up.
struct BilinearSampler<Element> {
  /// The picture's samples, `height * rowByteCount` bytes.
  let samples: UnsafePointer<UInt8>
  let rowByteCount: Int
  let channelCount: Int
  let width: Int32
  let height: Int32
  let border: BorderMode
  /// What to write for each of the 256 results.
  let numbers: UnsafePointer<Element>
}

extension BilinearSampler {
  /// Writes red, green and blue of the pixel at (`x`, `y`), in 1/32 pixel, to the three elements of `output`.
  @inline(__always)
  func sample(x: Int32, y: Int32, to output: UnsafeMutablePointer<Element>) {
    let column = x >> FixedPointPosition.fractionBitCount
    let row = y >> FixedPointPosition.fractionBitCount
    let right = x & FixedPointPosition.fractionMask
    let down = y & FixedPointPosition.fractionMask
    // As unsigned numbers, negative positions are beyond every picture.
    if UInt32(bitPattern: column) < UInt32(width - 1), UInt32(bitPattern: row) < UInt32(height - 1) {
      let topLeft = samples + (Int(row) * rowByteCount + Int(column) * channelCount)
      let weights = Self.weights(right: right, down: down)
      // All four pixels are inside: column + 1 < width and row + 1 < height.
      blend(
        topLeft, topLeft + channelCount, topLeft + rowByteCount, topLeft + rowByteCount + channelCount,
        weights: weights, to: output)
    } else {
      sampleAtBorder(column: column, row: row, right: right, down: down, to: output)
    }
  }

  /// Weights of the top left, top right, bottom left and bottom right pixel; they add up to 1024.
  @inline(__always)
  private static func weights(right: Int32, down: Int32) -> SIMD4<Int32> {
    let (left, up) = (FixedPointPosition.unitsPerPixel - right, FixedPointPosition.unitsPerPixel - down)
    return SIMD4(left &* up, right &* up, left &* down, right &* down)
  }

  @inline(__always)
  private func blend(
    _ topLeft: UnsafePointer<UInt8>, _ topRight: UnsafePointer<UInt8>,
    _ bottomLeft: UnsafePointer<UInt8>, _ bottomRight: UnsafePointer<UInt8>,
    weights: SIMD4<Int32>, to output: UnsafeMutablePointer<Element>
  ) {
    for channel in 0..<3 {
      let sum =
        Int32(topLeft[channel]) &* weights[0] &+ Int32(topRight[channel]) &* weights[1]
        &+ Int32(bottomLeft[channel]) &* weights[2] &+ Int32(bottomRight[channel]) &* weights[3]
      // The sum is at most 255 · 1024, so the index is at most 255.
      output[channel] = numbers[Int((sum &+ 512) >> 10)]
    }
  }

  /// The same where at least one of the four pixels may be outside.
  @inline(never)
  private func sampleAtBorder(
    column: Int32, row: Int32, right: Int32, down: Int32, to output: UnsafeMutablePointer<Element>
  ) {
    var weights = Self.weights(right: right, down: down)
    if border == .zero {
      // A pixel outside contributes 0: its weight goes, and it is read from anywhere inside.
      let columns = SIMD4(column, column + 1, column, column + 1)
      let rows = SIMD4(row, row, row + 1, row + 1)
      let isOutside =
        (columns .< 0) .| (columns .>= width) .| (rows .< 0) .| (rows .>= height)
      weights.replace(with: 0, where: isOutside)
    }
    let top = samples + Int(min(max(row, 0), height - 1)) * rowByteCount
    let bottom = samples + Int(min(max(row + 1, 0), height - 1)) * rowByteCount
    let leftOffset = Int(min(max(column, 0), width - 1)) * channelCount
    let rightOffset = Int(min(max(column + 1, 0), width - 1)) * channelCount
    blend(
      top + leftOffset, top + rightOffset, bottom + leftOffset, bottom + rightOffset, weights: weights,
      to: output)
  }
}
