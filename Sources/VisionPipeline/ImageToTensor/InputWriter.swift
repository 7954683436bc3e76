import ComputeKernels
import TensorCore

/// Writes parts of pictures as a network's input with the threads of a pool. It allocates nothing; one caller at a
/// time.
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
    try warp.imageToTensor.withPlacement(of: region, in: image) { map in
      warp.request = PictureWarp.Request(image: image, map: map, output: output)
      workers.run(warp, tileCount: warp.tileCount)
      warp.request = nil
    }
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
