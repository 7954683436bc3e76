import ComputeKernels

/// A mask whose values are blended at the pixels of a picture; outside is 0.
///
/// Holds the working space of one caller, so that pictures of one size allocate nothing.
struct MaskSampler: Sendable {
  /// Columns and rows of the mask.
  let size: PixelSize
  /// The mask row by row, with a rim of zeros around it.
  private var values: [Float]
  private var columns = MaskAxis()
  private var rows = MaskAxis()

  /// The most pixels that are sampled at once.
  private static let longestRun = 64

  /// A mask of zeros.
  init(size: PixelSize) {
    self.size = size
    let rim = 2 * SampledMask.rimWidth
    values = Array(repeating: 0, count: (size.width + rim) * (size.height + rim))
  }
}

extension MaskSampler {
  /// The distance between neighbouring values of a column.
  private var rowStep: Int { size.width + 2 * SampledMask.rimWidth }
  /// Where the first value is.
  private var start: Int { SampledMask.rimWidth * (rowStep + 1) }

  /// Lets `write` write the `size.width` values of each row.
  mutating func forEachRow(write: (_ row: Int, _ values: UnsafeMutablePointer<Float>) -> Void) {
    let (start, rowStep, height) = (start, rowStep, size.height)
    values.withUnsafeMutableBufferPointer { values in
      guard let first = values.baseAddress else { return }
      for row in 0..<height { write(row, first + (start + row * rowStep)) }
    }
  }

  /// Writes the mask's values at all pixels of a picture.
  ///
  /// - Parameters:
  ///   - map: from pixels of the picture to the mask.
  ///   - imageSize: columns and rows of the picture when upright.
  ///   - orientation: how the picture is stored.
  ///   - output: a number for each stored pixel, row by row.
  mutating func sample(
    by map: MaskMap, imageSize: PixelSize, orientation: PictureOrientation = .up,
    to output: UnsafeMutablePointer<Float>
  ) {
    place(map, imageSize: imageSize, orientation: orientation)
    values.withUnsafeBufferPointer { values in
      guard let first = values.baseAddress else { return }
      let mask = SampledMask(start: first + start, width: size.width, height: size.height)
      columns.withParts { columns in
        rows.withParts { rows in Self.sample(mask, columns: columns, rows: rows, to: output) }
      }
    }
  }

  /// Computes where the stored columns and rows lie in the mask. Those of an upright picture do, and stored
  /// ones are the same, swapped or from the other end.
  private mutating func place(_ map: MaskMap, imageSize: PixelSize, orientation: PictureOrientation) {
    let uprightColumns = ProjectedLine(x: 0, y: 0, xStep: map.xx, yStep: map.yx)
    let uprightRows = ProjectedLine(x: map.xOffset, y: map.yOffset, xStep: map.xy, yStep: map.yy)
    let correspondence = orientation.correspondence
    let stored = orientation.turnedSize(width: imageSize.width, height: imageSize.height)
    columns.place(
      correspondence.swapsAxes ? uprightRows : uprightColumns, count: stored.width,
      isReversed: correspondence.flipsColumns)
    rows.place(
      correspondence.swapsAxes ? uprightColumns : uprightRows, count: stored.height,
      isReversed: correspondence.flipsRows)
  }

  private static func sample(
    _ mask: SampledMask, columns: PixelPositions, rows: PixelPositions, to output: UnsafeMutablePointer<Float>
  ) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 4 * longestRun) { scratch in
      guard let scratch = scratch.baseAddress else { return }
      for row in 0..<rows.count {
        for start in stride(from: 0, to: columns.count, by: longestRun) {
          let run = PixelPositions(
            x: columns.x + start, y: columns.y + start, count: min(longestRun, columns.count - start))
          let target = output + (row * columns.count + start)
          // Many pixels show nothing of the mask.
          if mask.isOutside(run, x: rows.x[row], y: rows.y[row]) {
            target.update(repeating: 0, count: run.count)
          } else {
            mask.sample(
              run, x: rows.x[row], y: rows.y[row], to: target, scratch: scratch, instructionSet: .best)
          }
        }
      }
    }
  }
}

/// The pixels along one axis of a picture, and what each adds to a position in a mask, in 1/1024 value.
///
/// Source: `warpAffine` of OpenCV's `modules/imgproc/src/imgwarp.cpp`, which rounds the two parts of a
/// position one by one.
struct MaskAxis: Sendable {
  private(set) var count = 0
  /// To the right, for each pixel; then downwards.
  private var parts: [Int32] = []

  init() {}

  /// Computes the parts of `count` pixels, equally spaced along `line`, from the last one to the first if
  /// reversed.
  mutating func place(_ line: ProjectedLine, count: Int, isReversed: Bool) {
    if count != self.count {
      self.count = count
      parts = Array(repeating: 0, count: 2 * count)
    }
    parts.withUnsafeMutableBufferPointer { parts in
      guard let x = parts.baseAddress else { return }
      FastKernels.place(
        line, from: 0, count: count, unitsPerPixel: SampledMask.unitsPerValue, x: x, y: x + count,
        instructionSet: .best)
      guard isReversed else { return }
      parts[..<count].reverse()
      parts[count...].reverse()
    }
  }

  /// Calls `body` with the parts of all pixels.
  func withParts(_ body: (PixelPositions) -> Void) {
    parts.withUnsafeBufferPointer { parts in
      guard let x = parts.baseAddress else { return }
      body(PixelPositions(x: x, y: x + count, count: count))
    }
  }
}

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

/// Turns a segmentation network's output for a region into a mask of the whole picture.
///
/// Holds the working space of one caller, so that frames of one size allocate nothing.
/// Sources: `tensors_to_segmentation_converter_opencv.cc`, `affine_transformation_runner_opencv.cc` of
/// `mediapipe/calculators`; `warpAffine` of OpenCV's `modules/imgproc/src/imgwarp.cpp`.
package struct SegmentationMaskDecoder: Sendable {
  /// Columns and rows of the network's output.
  package let size: PixelSize
  /// Probabilities of the network's output; made for the first mask, since most callers want none.
  private lazy var sampler = MaskSampler(size: size)

  package init(size: PixelSize) {
    self.size = size
  }
}

extension SegmentationMaskDecoder {
  /// Writes the probability that each pixel of the picture shows the person; 0 outside `region`.
  ///
  /// - Parameters:
  ///   - logits: the network's output before the sigmoid, shape `[size.height, size.width]`.
  ///   - region: what the network looked at in a picture that is `imageSize` when upright, without letterbox
  ///     borders. A region without area gives an empty mask.
  ///   - orientation: how the picture is stored.
  ///   - mask: a number for each stored pixel, row by row; every one is written.
  /// - Precondition: the buffers have these sizes.
  package mutating func decode(
    _ logits: UnsafeBufferPointer<Float>, region: NormalizedRect, imageSize: PixelSize,
    orientation: PictureOrientation = .up, into mask: UnsafeMutableBufferPointer<Float>
  ) {
    precondition(logits.count == size.pixelCount, "\(logits.count) logits for a mask of \(size)")
    precondition(mask.count == imageSize.pixelCount, "\(mask.count) elements for a picture of \(imageSize)")
    guard let map = MaskMap(region: region, imageSize: imageSize, maskSize: size) else {
      return mask.update(repeating: 0)
    }
    guard let logits = logits.baseAddress, let output = mask.baseAddress else { return }
    let width = size.width
    sampler.forEachRow { row, probabilities in
      FastKernels.maskProbabilities(
        logits: logits + row * width, output: probabilities, count: width, instructionSet: .best)
    }
    sampler.sample(by: map, imageSize: imageSize, orientation: orientation, to: output)
  }
}
