/// Blends four neighbouring values of a mask; outside is 0.
///
/// Source: `warpAffine` and `remapBilinear` of OpenCV's `modules/imgproc/src/imgwarp.cpp`.
struct MaskSampler {
  /// The mask row by row, `size.pixelCount` numbers.
  let values: UnsafeBufferPointer<Float>
  let size: PixelSize

  /// Parts of a mask pixel in which the terms of a position are rounded.
  private static let unitsPerPixel: Double = 1024
  /// Half of what is dropped on the way from 1/1024 to 1/32 pixel.
  private static let half: Int32 = 16
  /// Bits that are dropped on that way.
  private static let droppedBitCount: Int32 = 5
}

extension MaskSampler {
  /// Writes the mask's values for all pixels of one row of the picture.
  func sample(_ map: MaskMap, row: Int, into output: UnsafeMutableBufferPointer<Float>) {
    let y = Double(row)
    let units = Self.unitsPerPixel
    let startX = FixedPointPosition.rounded((map.xy * y + map.xOffset) * units) &+ Self.half
    let startY = FixedPointPosition.rounded((map.yy * y + map.yOffset) * units) &+ Self.half
    for column in 0..<output.count {
      let x = Double(column)
      let positionX = startX &+ FixedPointPosition.rounded(map.xx * x * units)
      let positionY = startY &+ FixedPointPosition.rounded(map.yx * x * units)
      output[column] = value(x: positionX >> Self.droppedBitCount, y: positionY >> Self.droppedBitCount)
    }
  }

  /// The blended value at a position in 1/32 pixel.
  @inline(__always)
  private func value(x: Int32, y: Int32) -> Float {
    let column = Int(x >> FixedPointPosition.fractionBitCount)
    let row = Int(y >> FixedPointPosition.fractionBitCount)
    guard column >= -1, column < size.width, row >= -1, row < size.height else { return 0 }
    let unitsPerPixel = Float(FixedPointPosition.unitsPerPixel)
    let right = Float(x & FixedPointPosition.fractionMask) / unitsPerPixel
    let down = Float(y & FixedPointPosition.fractionMask) / unitsPerPixel
    let (left, up) = (1 - right, 1 - down)
    return tap(column, row) * (left * up) + tap(column + 1, row) * (right * up)
      + tap(column, row + 1) * (left * down) + tap(column + 1, row + 1) * (right * down)
  }

  /// One value of the mask, 0 outside.
  @inline(__always)
  private func tap(_ column: Int, _ row: Int) -> Float {
    guard column >= 0, column < size.width, row >= 0, row < size.height else { return 0 }
    return values[row * size.width + column]
  }
}
