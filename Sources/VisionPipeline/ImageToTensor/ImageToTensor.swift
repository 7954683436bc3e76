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
  /// The number to write for each byte.
  private let numbers: [Float]

  package init(size: PixelSize, valueRange: ValueRange, proportions: Proportions, border: BorderMode) {
    self.size = size
    self.proportions = proportions
    self.border = border
    numbers = valueRange.numbers
  }

  /// The number to write for each byte when the input holds bytes.
  private static let bytes: [UInt8] = Array(0...255)
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
    _ region: NormalizedRect, of image: PixelImage, to output: UnsafeMutableBufferPointer<Float>
  ) throws(EngineError) -> InputPlacement? {
    try write(region, of: image, numbers: numbers, to: output)
  }

  /// Writes `region` of `image` to `output` as bytes, whatever the value range.
  ///
  /// - Returns: where the contents lie, or `nil` when the region is empty; `output` is then unchanged.
  /// - Throws: `invalidArgument` when the region is neither empty nor valid (``NormalizedRect/validate()``).
  /// - Precondition: `output` holds `height · width · 3` bytes.
  package func write(
    _ region: NormalizedRect, of image: PixelImage, to output: UnsafeMutableBufferPointer<UInt8>
  ) throws(EngineError) -> InputPlacement? {
    try write(region, of: image, numbers: Self.bytes, to: output)
  }

  @inline(__always)
  private func write<Element>(
    _ region: NormalizedRect, of image: PixelImage, numbers: [Element],
    to output: UnsafeMutableBufferPointer<Element>
  ) throws(EngineError) -> InputPlacement? {
    guard !region.isEmpty else { return nil }
    try region.validate()
    let placement = placement(of: region, in: image.size)
    let map = Homography(from: size, to: Quadrilateral(placement.region))
    warp(image, by: map, numbers: numbers, to: output)
    return placement
  }

  /// Writes what `map` takes the input's pixels to.
  ///
  /// - Precondition: `output` holds `height · width · 3` elements, `numbers` 256.
  @inline(__always)
  func warp<Element>(
    _ image: PixelImage, by map: Homography, numbers: [Element],
    to output: UnsafeMutableBufferPointer<Element>
  ) {
    precondition(output.count == size.pixelCount * 3, "\(output.count) elements for an input of \(size)")
    precondition(numbers.count == 256, "\(numbers.count) numbers for 256 bytes")
    guard let outputStart = output.baseAddress else { return }
    image.withUnsafeBytes { bytes in
      numbers.withUnsafeBufferPointer { numbers in
        guard let samples = bytes.baseAddress, let numbers = numbers.baseAddress else { return }
        let sampler = BilinearSampler(
          samples: samples.assumingMemoryBound(to: UInt8.self), rowByteCount: image.rowByteCount,
          channelCount: image.channelCount, width: Int32(image.width), height: Int32(image.height),
          border: border, numbers: numbers)
        warp(SamplingPositions(map: map, input: size), sampler: sampler, to: outputStart)
      }
    }
  }

  /// Writes all rows; `output` holds `height · width · 3` elements.
  @inline(__always)
  private func warp<Element>(
    _ positions: SamplingPositions, sampler: BilinearSampler<Element>,
    to output: UnsafeMutablePointer<Element>
  ) {
    let capacity = SamplingPositions.longestRun
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * 64) { scratch in
      guard let x = scratch.baseAddress else { return }
      let y = x + capacity
      var next = output
      for row in 0..<size.height {
        positions.forEachRun { blockStart, offsets in
          positions.fill(row: row, blockStart: blockStart, offsets: offsets, x: x, y: y)
          for index in 0..<offsets.count {
            sampler.sample(x: x[index], y: y[index], to: next)
            next += 3
          }
        }
      }
    }
  }
}
