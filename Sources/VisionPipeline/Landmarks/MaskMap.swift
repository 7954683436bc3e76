/// The affine map from pixels of a picture to pixels of a mask for one region of it.
///
/// `X = xx·x + xy·y + xOffset`, `Y = yx·x + yy·y + yOffset`; single-precision values, used in double
/// precision.
struct MaskMap {
  let xx, xy, xOffset: Double
  let yx, yy, yOffset: Double
}

extension MaskMap {
  /// The map for `region`, or `nil` when the region has no area.
  ///
  /// Sources: `mediapipe/calculators/util/inverse_matrix_calculator.cc`; the inverse of a 4 × 4 matrix in
  /// Eigen's `InverseSize4.h`, without the terms that are zero here.
  init?(region: NormalizedRect, imageSize: PixelSize, maskSize: PixelSize) {
    let matrix = ProjectionMatrix(region: PixelRect(region, in: imageSize), imageSize: imageSize)
    let depth = matrix.zz
    let determinant = (matrix.xx * matrix.yy - matrix.xy * matrix.yx) * depth
    let reciprocal = 1 / determinant
    guard reciprocal.isFinite else { return nil }
    // Rounded step by step like the inverse in blocks of 2 × 2.
    let xRow = (
      x: matrix.yy * depth * reciprocal, y: -(matrix.xy * depth * reciprocal),
      offset: -((matrix.yy * matrix.xOffset - matrix.xy * matrix.yOffset) * depth * reciprocal)
    )
    let yRow = (
      x: -(matrix.yx * depth * reciprocal), y: matrix.xx * depth * reciprocal,
      offset: -((matrix.xx * matrix.yOffset - matrix.yx * matrix.xOffset) * depth * reciprocal)
    )
    let (maskWidth, maskHeight) = (Float(maskSize.width), Float(maskSize.height))
    let (pixelWidth, pixelHeight) = (1 / Float(imageSize.width), 1 / Float(imageSize.height))
    xx = Double(maskWidth * xRow.x * pixelWidth)
    xy = Double(maskWidth * xRow.y * pixelHeight)
    xOffset = Double(maskWidth * xRow.offset)
    yx = Double(maskHeight * yRow.x * pixelWidth)
    yy = Double(maskHeight * yRow.y * pixelHeight)
    yOffset = Double(maskHeight * yRow.offset)
  }
}
