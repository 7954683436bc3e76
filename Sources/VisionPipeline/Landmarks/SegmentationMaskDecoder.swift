import ComputeKernels

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
