import ComputeKernels
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
    warp(image, by: map(to: placement), to: output, rows: 0..<size.height)
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

  /// Writes what `map` takes the pixels of some rows of the input to.
  ///
  /// Input pixel (x, y) is mapped as it stands, without half a pixel of offset. Horizontally the map is
  /// accumulated from the origin of a block of columns, as the reference does, because rounding sees it.
  /// Source: `WarpPerspectiveInvoker` of OpenCV's `modules/imgproc/src/imgwarp.cpp`.
  ///
  /// - Precondition: `output` holds `height · width · 3` samples.
  func warp(_ image: UprightImage, by map: Homography, to output: InputPixels, rows: Range<Int>) {
    precondition(output.count == size.pixelCount * 3, "\(output.count) samples for an input of \(size)")
    let picture = SampledPicture(image, border: border)
    let blockWidth = min(1024 / min(16, size.height), size.width)
    // Two pieces, since what is larger than a thousand bytes would not be on the stack.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4 * Self.longestRun) { scratch in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * Self.longestRun) { positions in
        guard let scratch = scratch.baseAddress, let x = positions.baseAddress else { return }
        let y = x + Self.longestRun
        for row in rows {
          for blockStart in stride(from: 0, to: size.width, by: blockWidth) {
            let line = map.line(row: row, firstColumn: blockStart)
            let blockEnd = min(blockStart + blockWidth, size.width)
            for start in stride(from: blockStart, to: blockEnd, by: Self.longestRun) {
              let count = min(Self.longestRun, blockEnd - start)
              FastKernels.place(
                line, from: start - blockStart, count: count, unitsPerPixel: SampledPicture.unitsPerPixel,
                x: x, y: y, instructionSet: .best)
              sample(
                picture, at: PixelPositions(x: x, y: y, count: count), to: output,
                firstPixel: row * size.width + start, scratch: scratch)
            }
          }
        }
      }
    }
    withExtendedLifetime(image) {}
  }

  private func sample(
    _ picture: SampledPicture, at positions: PixelPositions, to output: InputPixels, firstPixel: Int,
    scratch: UnsafeMutablePointer<UInt32>
  ) {
    switch output {
    case .numbers(let numbers):
      guard let start = numbers.baseAddress else { return }
      picture.sample(
        positions, scale: valueRange.scale, minimum: valueRange.minimum, to: start + 3 * firstPixel,
        scratch: scratch, instructionSet: .best)
    case .bytes(let bytes):
      guard let start = bytes.baseAddress else { return }
      picture.sample(positions, to: start + 3 * firstPixel, scratch: scratch, instructionSet: .best)
    }
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
package final class InputWriter {
  /// Columns and rows of the input.
  package var size: PixelSize { warp.imageToTensor.size }

  private let warp: PictureWarp
  private let workers: WorkerPool

  package init(_ imageToTensor: ImageToTensor, workers: WorkerPool) {
    warp = PictureWarp(imageToTensor)
    self.workers = workers
  }

  /// Writes `region` of `image` to `output`.
  ///
  /// - Returns: where the contents lie, or `nil` when the region is empty; `output` is then unchanged.
  /// - Throws: `invalidArgument` when the region is neither empty nor valid (``NormalizedRect/validate()``).
  /// - Precondition: `output` holds `height · width · 3` samples.
  package func write(
    _ region: NormalizedRect, of image: UprightImage, to output: InputPixels
  ) throws(EngineError) -> InputPlacement? {
    guard let placement = try warp.imageToTensor.placement(of: region, in: image) else { return nil }
    let map = warp.imageToTensor.map(to: placement)
    warp.request = PictureWarp.Request(image: image, map: map, output: output)
    workers.run(warp, tileCount: warp.tileCount)
    warp.request = nil
    return placement
  }
}

/// The rows of an input, as many at a time as are worth handing to a thread.
private final class PictureWarp: TiledWork {
  struct Request {
    let image: UprightImage
    let map: Homography
    let output: InputPixels
  }

  let imageToTensor: ImageToTensor
  /// What tiles read; it changes only while none runs.
  var request: Request?

  private static let pixelsPerTile = 1 << 12

  init(_ imageToTensor: ImageToTensor) {
    self.imageToTensor = imageToTensor
  }

  private var size: PixelSize { imageToTensor.size }

  var tileCount: Int { max(min(size.pixelCount / Self.pixelsPerTile, size.height), 1) }

  func run(tile: Int, worker: Int) {
    guard let request else { return }
    let rows = tile * size.height / tileCount..<(tile + 1) * size.height / tileCount
    imageToTensor.warp(request.image, by: request.map, to: request.output, rows: rows)
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
