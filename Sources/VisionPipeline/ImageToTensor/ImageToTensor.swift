import ComputeKernels
import Foundation
import TensorCore

/// Cuts a rotated region out of a picture and writes it as the input of a network.
///
/// The input has the layout height × width × 3, red first. Results equal those of the reference byte by byte.
/// Source: `mediapipe/calculators/tensor/image_to_tensor_calculator.cc`,
/// `image_to_tensor_converter_opencv.cc`.
package struct ImageToTensor: Sendable {
  /// How the region's proportions fit into the input.
  package enum Proportions: Sendable, Hashable {
    /// The region fills the input, stretched if need be.
    case stretched
    /// The region keeps its proportions; what is around it in the picture fills the rest.
    case letterboxed
  }

  /// Columns and rows of the input.
  package let size: PixelSize
  package let proportions: Proportions
  package let border: BorderMode
  private let valueRange: ValueRange

  package init(size: PixelSize, valueRange: ValueRange, proportions: Proportions, border: BorderMode) {
    self.size = size
    self.proportions = proportions
    self.border = border
    self.valueRange = valueRange
  }
}

/// What lies outside the picture.
package enum BorderMode: Sendable, Hashable {
  /// Black.
  case zero
  /// The nearest pixel of the picture.
  case replicate
}

/// Where the contents of a network's input lie in the picture.
package struct InputPlacement: Sendable, Hashable {
  /// The part of the picture that the input shows, borders included.
  package let region: PixelRect
  /// The borders around the region that was asked for.
  package let padding: LetterboxPadding
  /// The picture's columns and rows.
  package let imageSize: PixelSize

  /// The map from the input to the picture.
  package var projection: ProjectionMatrix { ProjectionMatrix(region: region, imageSize: imageSize) }
}

extension ImageToTensor {
  /// Where `region` of a picture of `imageSize` will lie in the input.
  package func placement(of region: NormalizedRect, in imageSize: PixelSize) -> InputPlacement {
    let pixels = PixelRect(region, in: imageSize)
    switch proportions {
    case .stretched:
      return InputPlacement(region: pixels, padding: .none, imageSize: imageSize)
    case .letterboxed:
      let (padded, padding) = pixels.letterboxed(into: size)
      return InputPlacement(region: padded, padding: padding, imageSize: imageSize)
    }
  }

  /// Writes `region` of `image` to `output`.
  ///
  /// - Returns: where the contents lie, or `nil` when the region is empty; `output` is then unchanged.
  /// - Throws: `invalidArgument` when the region is neither empty nor valid (``NormalizedRect/validate()``).
  /// - Precondition: `output` holds `height · width · 3` samples.
  package func write(
    _ region: NormalizedRect, of image: UprightImage, to output: InputPixels
  ) throws(EngineError) -> InputPlacement? {
    guard let placement = try placement(of: region, in: image) else { return nil }
    warp(image, by: map(to: placement), to: output)
    return placement
  }

  /// Where `region` of `image` will lie in the input; `nil` when the region is empty.
  ///
  /// - Throws: `invalidArgument` when the region is neither empty nor valid.
  fileprivate func placement(
    of region: NormalizedRect, in image: UprightImage
  ) throws(EngineError) -> InputPlacement? {
    guard !region.isEmpty else { return nil }
    try region.validate()
    return placement(of: region, in: image.size)
  }

  /// The map from the input to the picture.
  fileprivate func map(to placement: InputPlacement) -> Homography {
    Homography(from: size, to: Quadrilateral(placement.region))
  }
}

/// The memory of a network's input.
package enum InputPixels {
  /// Numbers of the value range.
  case numbers(UnsafeMutableBufferPointer<Float>)
  /// Bytes, whatever the value range.
  case bytes(UnsafeMutableBufferPointer<UInt8>)

  fileprivate var count: Int {
    switch self {
    case .numbers(let numbers): numbers.count
    case .bytes(let bytes): bytes.count
    }
  }
}

extension ImageToTensor {
  /// The most positions that are sampled at once.
  private static let longestRun = 64

  /// The memory that a thread needs to sample them: four pixels around each, its column and its row.
  fileprivate static let scratchByteCount = 6 * longestRun * MemoryLayout<UInt32>.size

  /// Writes what `map` takes the pixels of some rows of the input to.
  ///
  /// Input pixel (x, y) is mapped as it stands, without half a pixel of offset. Horizontally the map is
  /// accumulated from the origin of a block of columns, as the reference does, because rounding sees it.
  /// Source: `WarpPerspectiveInvoker` of OpenCV's `modules/imgproc/src/imgwarp.cpp`.
  ///
  /// - Parameter scratch: ``scratchByteCount`` bytes for this thread alone.
  /// - Precondition: `output` holds `height · width · 3` samples.
  fileprivate func warp(
    _ image: UprightImage, by map: Homography, to output: InputPixels, rows: Range<Int>,
    scratch: UnsafeMutableRawPointer
  ) {
    precondition(output.count == size.pixelCount * 3, "\(output.count) samples for an input of \(size)")
    let picture = SampledPicture(image, border: border)
    let blockWidth = min(1024 / min(16, size.height), size.width)
    // In bounds: a run has no more than `longestRun` positions.
    let pixels = scratch.assumingMemoryBound(to: UInt32.self)
    let x = UnsafeMutableRawPointer(pixels + 4 * Self.longestRun).assumingMemoryBound(to: Int32.self)
    let y = x + Self.longestRun
    for row in rows {
      for blockStart in stride(from: 0, to: size.width, by: blockWidth) {
        let line = map.line(row: row, firstColumn: blockStart)
        let nextLine = map.line(row: row + 1, firstColumn: blockStart)
        let blockEnd = min(blockStart + blockWidth, size.width)
        for start in stride(from: blockStart, to: blockEnd, by: Self.longestRun) {
          let count = min(Self.longestRun, blockEnd - start)
          FastKernels.place(
            line, from: start - blockStart, count: count, unitsPerPixel: SampledPicture.unitsPerPixel,
            x: x, y: y, instructionSet: .best)
          // The same columns of the next row, before which the other runs of this one are sampled.
          let next = nextLine.position(
            of: start - blockStart, unitsPerPixel: SampledPicture.unitsPerPixel)
          sample(
            picture, at: PixelPositions(x: x, y: y, count: count), before: next, to: output,
            firstPixel: row * size.width + start, scratch: pixels)
        }
      }
    }
    withExtendedLifetime(image) {}
  }

  private func sample(
    _ picture: SampledPicture, at positions: PixelPositions, before next: PixelPosition,
    to output: InputPixels, firstPixel: Int, scratch: UnsafeMutablePointer<UInt32>
  ) {
    switch output {
    case .numbers(let numbers):
      guard let start = numbers.baseAddress else { return }
      picture.sample(
        positions, before: next, scale: valueRange.scale, minimum: valueRange.minimum,
        to: start + 3 * firstPixel, scratch: scratch, instructionSet: .best)
    case .bytes(let bytes):
      guard let start = bytes.baseAddress else { return }
      picture.sample(
        positions, before: next, to: start + 3 * firstPixel, scratch: scratch, instructionSet: .best)
    }
  }
}

extension ImageToTensor {
  /// Writes what `map` takes the pixels of the input to, on this thread.
  func warp(_ image: UprightImage, by map: Homography, to output: InputPixels) {
    let scratch = AlignedStorage(byteCount: Self.scratchByteCount)
    warp(image, by: map, to: output, rows: 0..<size.height, scratch: scratch.start)
    withExtendedLifetime(scratch) {}
  }
}

extension Homography {
  /// The pixels of a row of the input from a column on.
  fileprivate func line(row: Int, firstColumn: Int) -> ProjectedLine {
    let (x, y) = (Double(firstColumn), Double(row))
    return ProjectedLine(
      x: m0 * x + m1 * y + m2, y: m3 * x + m4 * y + m5, w: m6 * x + m7 * y + m8, xStep: m0, yStep: m3,
      wStep: m6)
  }
}

extension SampledPicture {
  /// A picture as the sampling kernels see it, valid as long as the picture exists.
  fileprivate init(_ image: UprightImage, border: BorderMode) {
    let (size, traversal, channelCount) = (image.size, image.traversal, image.stored.channelCount)
    // The storage has two bytes more than the pixels, and the largest picture is far below 2³¹ bytes.
    let start = image.stored.storage.start + traversal.origin * channelCount
    self.init(
      start: UnsafePointer(start.assumingMemoryBound(to: UInt8.self)),
      columnStep: traversal.columnStride * channelCount, rowStep: traversal.rowStride * channelCount,
      width: size.width, height: size.height, replicatesBorder: border == .replicate)
  }
}

/// Writes parts of pictures as a network's input with the threads of a pool. It allocates nothing; one caller
/// at a time.
package final class InputWriter: TiledWork {
  private let imageToTensor: ImageToTensor
  private let workers: WorkerPool
  /// The scratch memory of each worker.
  private let scratch: AlignedStorage
  /// As many rows of the input at a time as are worth handing to a thread.
  private let tileCount: Int
  /// What tiles read; it changes only while none runs.
  private var request: (image: UprightImage, map: Homography, output: InputPixels)?

  private static let pixelsPerTile = 1 << 12

  package init(_ imageToTensor: ImageToTensor, workers: WorkerPool) {
    self.imageToTensor = imageToTensor
    self.workers = workers
    scratch = AlignedStorage(byteCount: workers.workerCount * ImageToTensor.scratchByteCount)
    let size = imageToTensor.size
    tileCount = max(min(size.pixelCount / Self.pixelsPerTile, size.height), 1)
  }

  /// Columns and rows of the input.
  package var size: PixelSize { imageToTensor.size }

  /// Writes `region` of `image` to `output`.
  ///
  /// - Returns: where the contents lie, or `nil` when the region is empty; `output` is then unchanged.
  /// - Throws: `invalidArgument` when the region is neither empty nor valid (``NormalizedRect/validate()``).
  /// - Precondition: `output` holds `height · width · 3` samples.
  package func write(
    _ region: NormalizedRect, of image: UprightImage, to output: InputPixels
  ) throws(EngineError) -> InputPlacement? {
    guard let placement = try imageToTensor.placement(of: region, in: image) else { return nil }
    request = (image, imageToTensor.map(to: placement), output)
    workers.run(self, tileCount: tileCount)
    request = nil
    return placement
  }

  package func run(tile: Int, worker: Int) {
    guard let (image, map, output) = request else { return }
    let rows = tile * size.height / tileCount..<(tile + 1) * size.height / tileCount
    imageToTensor.warp(
      image, by: map, to: output, rows: rows,
      scratch: scratch.start + worker * ImageToTensor.scratchByteCount)
  }
}

/// The numbers that a network expects for the darkest and the brightest sample of a picture.
package struct ValueRange: Sendable, Hashable {
  /// The number for the byte 0.
  package let minimum: Float
  /// The number for the byte 255.
  package let maximum: Float

  package init(minimum: Float, maximum: Float) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range that follows from `(byte - mean) / standardDeviation`, as model files state it.
  ///
  /// - Throws: `invalidModel` when the standard deviation is 0 or a value is not finite.
  ///
  /// Source: `mediapipe/tasks/cc/components/processors/image_preprocessing_graph.cc`.
  package init(mean: Float, standardDeviation: Float) throws(EngineError) {
    guard mean.isFinite, standardDeviation.isFinite, standardDeviation != 0 else {
      throw EngineError(
        .invalidModel,
        "an input normalised by mean \(mean) and standard deviation \(standardDeviation);"
          + " expected finite numbers and a standard deviation other than 0")
    }
    minimum = (0 - mean) / standardDeviation
    maximum = (255 - mean) / standardDeviation
  }

  /// 0 for black, 1 for white.
  package static let zeroToOne = ValueRange(minimum: 0, maximum: 1)
}

extension ValueRange {
  /// What a byte is multiplied by before ``minimum`` is added.
  ///
  /// Source: `GetValueRangeTransformation` of `mediapipe/calculators/tensor/image_to_tensor_utils.cc`.
  var scale: Float { (maximum - minimum) / 255 }
}

/// The four corners of a rotated rectangle in pixels of the picture.
struct Quadrilateral {
  /// Corners that a network's input shows at its bottom left, top left, top right and bottom right.
  let bottomLeft: Point<PixelSpace>
  let topLeft: Point<PixelSpace>
  let topRight: Point<PixelSpace>
  let bottomRight: Point<PixelSpace>
}

extension Quadrilateral {
  /// The corners of `region`.
  ///
  /// The angle takes the way through degrees, and every corner is computed on its own, in single precision
  /// from left to right: a last bit here decides about samples that lie halfway between two positions.
  /// Source: `RotatedRect::points` of OpenCV, `image_to_tensor_converter_opencv.cc`.
  init(_ region: PixelRect) {
    let degrees = Float(Double(region.rotation * 180) / .pi)
    let radians = Double(degrees) * .pi / 180
    let b = Float(cos(radians)) * 0.5
    let a = Float(sin(radians)) * 0.5
    let (x, y) = (region.xCenter, region.yCenter)
    let (width, height) = (region.width, region.height)
    bottomLeft = Point(x: x - a * height - b * width, y: y + b * height - a * width)
    topLeft = Point(x: x + a * height - b * width, y: y - b * height - a * width)
    topRight = Point(x: x + a * height + b * width, y: y - b * height + a * width)
    bottomRight = Point(x: x - a * height + b * width, y: y + b * height + a * width)
  }
}

/// A projective map of the plane in double precision.
///
/// `x' = (m0·x + m1·y + m2) / w`, `y' = (m3·x + m4·y + m5) / w`, `w = m6·x + m7·y + m8`.
struct Homography {
  let m0, m1, m2: Double
  let m3, m4, m5: Double
  let m6, m7, m8: Double
}

extension Homography {
  /// The map from pixels of a network's input of `size` to pixels of the picture, where the whole input shows
  /// `source`. All coefficients are 0 when the corners do not span an area.
  ///
  /// Source: `getPerspectiveTransform` and `invert` of OpenCV 4.
  init(from size: PixelSize, to source: Quadrilateral) {
    // 64 coefficients and 8 right-hand sides: small enough for the stack.
    self = withUnsafeTemporaryAllocation(of: Double.self, capacity: 72) { numbers in
      let system = LinearSystem(
        coefficients: UnsafeMutableBufferPointer(rebasing: numbers[..<64]),
        values: UnsafeMutableBufferPointer(rebasing: numbers[64...]))
      let (right, bottom) = (Double(size.width), Double(size.height))
      system.setEquations(0, taking: source.bottomLeft, to: (0, bottom))
      system.setEquations(1, taking: source.topLeft, to: (0, 0))
      system.setEquations(2, taking: source.topRight, to: (right, 0))
      system.setEquations(3, taking: source.bottomRight, to: (right, bottom))
      system.solve()
      let x = system.values
      return Homography(
        m0: x[0], m1: x[1], m2: x[2], m3: x[3], m4: x[4], m5: x[5], m6: x[6], m7: x[7], m8: 1
      ).inverse
    }
  }

  /// The inverse by the adjugate; all zeros when there is none.
  private var inverse: Homography {
    let determinant =
      m0 * (m4 * m8 - m5 * m7) - m1 * (m3 * m8 - m5 * m6) + m2 * (m3 * m7 - m4 * m6)
    let d = determinant == 0 ? 0 : 1 / determinant
    return Homography(
      m0: (m4 * m8 - m5 * m7) * d, m1: (m2 * m7 - m1 * m8) * d, m2: (m1 * m5 - m2 * m4) * d,
      m3: (m5 * m6 - m3 * m8) * d, m4: (m0 * m8 - m2 * m6) * d, m5: (m2 * m3 - m0 * m5) * d,
      m6: (m3 * m7 - m4 * m6) * d, m7: (m1 * m6 - m0 * m7) * d, m8: (m0 * m4 - m1 * m3) * d)
  }
}

extension LinearSystem {
  /// Writes the two equations by which a homography with last coefficient 1 takes `point` to `target`.
  fileprivate func setEquations(
    _ index: Int, taking point: Point<PixelSpace>, to target: (x: Double, y: Double)
  ) {
    let (x, y) = (Double(point.x), Double(point.y))
    setRow(index, (x, y, 1, 0, 0, 0, -x * target.x, -y * target.x), equals: target.x)
    setRow(index + 4, (0, 0, 0, x, y, 1, -x * target.y, -y * target.y), equals: target.y)
  }

  private func setRow(
    _ row: Int, _ numbers: (Double, Double, Double, Double, Double, Double, Double, Double),
    equals value: Double
  ) {
    let start = row * 8
    coefficients[start] = numbers.0
    coefficients[start + 1] = numbers.1
    coefficients[start + 2] = numbers.2
    coefficients[start + 3] = numbers.3
    coefficients[start + 4] = numbers.4
    coefficients[start + 5] = numbers.5
    coefficients[start + 6] = numbers.6
    coefficients[start + 7] = numbers.7
    values[row] = value
  }
}

/// As many linear equations as unknowns, in double precision, solved in place.
///
/// Source: `LUImpl` of OpenCV's `modules/core/src/matrix_decomp.cpp`; the order of operations is kept.
struct LinearSystem {
  /// Row-major coefficients, `count · count`.
  let coefficients: UnsafeMutableBufferPointer<Double>
  /// Right-hand sides before, the solution after ``solve()``; `count` numbers.
  let values: UnsafeMutableBufferPointer<Double>

  private var count: Int { values.count }

  /// A pivot below this makes the system unsolvable.
  private static let smallestPivot = Double.ulpOfOne * 100

  /// Replaces the right-hand sides by the solution, or by zeros when the equations have none.
  func solve() {
    for column in 0..<count {
      moveLargestPivot(to: column)
      let pivot = coefficients[column * count + column]
      if abs(pivot) < Self.smallestPivot {
        values.update(repeating: 0)
        return
      }
      eliminate(below: column, by: -1 / pivot)
    }
    substituteBack()
  }

  /// Swaps the row with the largest number in `column`, the first of equals, up to the diagonal.
  private func moveLargestPivot(to column: Int) {
    var best = column
    for row in (column + 1)..<count
    where abs(coefficients[row * count + column]) > abs(coefficients[best * count + column]) {
      best = row
    }
    guard best != column else { return }
    for index in column..<count {
      coefficients.swapAt(column * count + index, best * count + index)
    }
    values.swapAt(column, best)
  }

  private func eliminate(below column: Int, by negatedReciprocal: Double) {
    for row in (column + 1)..<count {
      let factor = coefficients[row * count + column] * negatedReciprocal
      for index in (column + 1)..<count {
        coefficients[row * count + index] += factor * coefficients[column * count + index]
      }
      values[row] += factor * values[column]
    }
  }

  private func substituteBack() {
    for row in (0..<count).reversed() {
      var sum = values[row]
      for index in (row + 1)..<count {
        sum -= coefficients[row * count + index] * values[index]
      }
      values[row] = sum / coefficients[row * count + row]
    }
  }
}
