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

  /// Writes `region` of `image` to `output` as numbers of the value range.
  ///
  /// - Returns: where the contents lie, or `nil` when the region is empty; `output` is then unchanged.
  /// - Throws: `invalidArgument` when the region is neither empty nor valid (``NormalizedRect/validate()``).
  /// - Precondition: `output` holds `height · width · 3` numbers.
  package func write(
    _ region: NormalizedRect, of image: UprightImage, to output: UnsafeMutableBufferPointer<Float>
  ) throws(EngineError) -> InputPlacement? {
    try write(region, of: image) { map in warp(image, by: map, to: output) }
  }

  /// Writes `region` of `image` to `output` as bytes, whatever the value range.
  ///
  /// - Returns: where the contents lie, or `nil` when the region is empty; `output` is then unchanged.
  /// - Throws: `invalidArgument` when the region is neither empty nor valid (``NormalizedRect/validate()``).
  /// - Precondition: `output` holds `height · width · 3` bytes.
  package func write(
    _ region: NormalizedRect, of image: UprightImage, to output: UnsafeMutableBufferPointer<UInt8>
  ) throws(EngineError) -> InputPlacement? {
    try write(region, of: image) { map in warp(image, by: map, to: output) }
  }

  private func write(
    _ region: NormalizedRect, of image: UprightImage, warp: (Homography) -> Void
  ) throws(EngineError) -> InputPlacement? {
    guard !region.isEmpty else { return nil }
    try region.validate()
    let placement = placement(of: region, in: image.size)
    warp(Homography(from: size, to: Quadrilateral(placement.region)))
    return placement
  }
}

extension ImageToTensor {
  /// Writes what `map` takes the input's pixels to as numbers of the value range.
  ///
  /// - Precondition: `output` holds `height · width · 3` numbers.
  func warp(_ image: UprightImage, by map: Homography, to output: UnsafeMutableBufferPointer<Float>) {
    precondition(output.count == size.pixelCount * 3, "\(output.count) numbers for an input of \(size)")
    guard let start = output.baseAddress else { return }
    forEachRun(of: image, by: map) { picture, firstPixel, positions, scratch in
      picture.sample(
        positions, scale: valueRange.scale, minimum: valueRange.minimum, to: start + 3 * firstPixel,
        scratch: scratch, instructionSet: .best)
    }
  }

  /// Writes what `map` takes the input's pixels to as bytes.
  ///
  /// - Precondition: `output` holds `height · width · 3` bytes.
  func warp(_ image: UprightImage, by map: Homography, to output: UnsafeMutableBufferPointer<UInt8>) {
    precondition(output.count == size.pixelCount * 3, "\(output.count) bytes for an input of \(size)")
    guard let start = output.baseAddress else { return }
    forEachRun(of: image, by: map) { picture, firstPixel, positions, scratch in
      picture.sample(positions, to: start + 3 * firstPixel, scratch: scratch, instructionSet: .best)
    }
  }

  /// Calls `body` with the picture and the positions in it that all pixels of the input are taken from, some at a
  /// time, and with room for what the kernels keep of each.
  private func forEachRun(
    of image: UprightImage, by map: Homography,
    _ body: (
      _ picture: SampledPicture, _ firstPixel: Int, _ positions: PixelPositions,
      _ scratch: UnsafeMutablePointer<UInt32>
    ) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4 * SamplingPositions.longestRun) { scratch in
      image.withSamples(border: border) { picture in
        guard let scratch = scratch.baseAddress else { return }
        SamplingPositions(map: map, input: size).forEachRun { firstPixel, positions in
          body(picture, firstPixel, positions, scratch)
        }
      }
    }
  }
}

extension UprightImage {
  /// Calls `body` with the picture as the sampling kernels see it.
  fileprivate func withSamples(border: BorderMode, _ body: (SampledPicture) -> Void) {
    let (size, traversal, channelCount) = (size, traversal, stored.channelCount)
    // The storage has a byte more than the pixels, and the largest picture is far below 2³¹ bytes.
    let start = stored.storage.start + traversal.origin * channelCount
    body(
      SampledPicture(
        start: UnsafePointer(start.assumingMemoryBound(to: UInt8.self)),
        columnStep: traversal.columnStride * channelCount, rowStep: traversal.rowStride * channelCount,
        width: size.width, height: size.height, replicatesBorder: border == .replicate))
  }
}
