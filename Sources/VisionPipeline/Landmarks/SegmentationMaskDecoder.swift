/// Turns a segmentation network's output for a region into a mask of the whole picture.
///
/// Holds the working space of one caller, so that frames allocate nothing.
/// Sources: `tensors_to_segmentation_converter_opencv.cc`, `affine_transformation_runner_opencv.cc` of
/// `mediapipe/calculators`; `warpAffine` of OpenCV's `modules/imgproc/src/imgwarp.cpp`.
package struct SegmentationMaskDecoder: Sendable {
  /// Columns and rows of the network's output.
  package let size: PixelSize
  /// Probabilities of the network's output, row by row.
  private var probabilities: [Float]

  package init(size: PixelSize) {
    self.size = size
    probabilities = Array(repeating: 0, count: size.pixelCount)
  }
}

extension SegmentationMaskDecoder {
  /// Writes the probability that each pixel of the picture shows the person; 0 outside `region`.
  ///
  /// - Parameters:
  ///   - logits: the network's output before the sigmoid, shape `[size.height, size.width]`.
  ///   - region: what the network looked at in a picture of `imageSize`, without letterbox borders. A region
  ///     without area gives an empty mask.
  ///   - mask: shape `[imageSize.height, imageSize.width]`; every element is written.
  /// - Precondition: the buffers have these sizes.
  package mutating func decode(
    _ logits: UnsafeBufferPointer<Float>, region: NormalizedRect, imageSize: PixelSize,
    into mask: UnsafeMutableBufferPointer<Float>
  ) {
    precondition(logits.count == size.pixelCount, "\(logits.count) logits for a mask of \(size)")
    precondition(mask.count == imageSize.pixelCount, "\(mask.count) elements for a picture of \(imageSize)")
    for index in 0..<logits.count {
      probabilities[index] = Float(1 / (Double(CorrectlyRounded.exponential(-logits[index])) + 1))
    }
    guard let map = MaskMap(region: region, imageSize: imageSize, maskSize: size) else {
      return mask.update(repeating: 0)
    }
    probabilities.withUnsafeBufferPointer { probabilities in
      let sampler = MaskSampler(values: probabilities, size: size)
      for row in 0..<imageSize.height {
        let start = row * imageSize.width
        sampler.sample(
          map, row: row, into: UnsafeMutableBufferPointer(rebasing: mask[start..<start + imageSize.width]))
      }
    }
  }
}
