/// Turns the scores of one category on a network's grid into a mask of the whole picture.
///
/// Holds the working space of one caller, so that frames of one size allocate nothing.
/// Sources: `ProcessForConfidenceMaskCpu` of `mediapipe/tasks/cc/vision/image_segmenter/calculators/`
/// `tensors_to_segmentation_calculator.cc`; `resize` with `INTER_LINEAR` of OpenCV's
/// `modules/imgproc/src/resize.cpp`.
package struct ConfidenceMaskDecoder: Sendable {
  private let activation: SegmentationActivation
  private var scores: [Float] = []
  private var resizing: MaskResizing?

  package init(activation: SegmentationActivation) {
    self.activation = activation
  }

  /// Writes how sure the network is that each pixel of an upright picture of `imageSize` shows the category.
  ///
  /// - Parameter mask: a number for each pixel, row by row; every one is written.
  /// - Precondition: `mask` has that size, and there is such a category.
  package mutating func decode(
    _ category: Int, of grid: CategoryScores, imageSize: PixelSize,
    into mask: UnsafeMutableBufferPointer<Float>
  ) {
    precondition(mask.count == imageSize.pixelCount, "\(mask.count) elements for a picture of \(imageSize)")
    precondition((0..<grid.categoryCount).contains(category), "category \(category) of \(grid.categoryCount)")
    if grid.size == imageSize {
      return activation.writeScores(of: category, in: grid, to: mask)
    }
    if scores.count != grid.size.pixelCount { scores = Array(repeating: 0, count: grid.size.pixelCount) }
    if resizing?.source != grid.size || resizing?.target != imageSize {
      resizing = MaskResizing(from: grid.size, to: imageSize)
    }
    scores.withUnsafeMutableBufferPointer { scores in
      activation.writeScores(of: category, in: grid, to: scores)
      resizing?.resize(UnsafeBufferPointer(scores), into: mask)
    }
  }
}
