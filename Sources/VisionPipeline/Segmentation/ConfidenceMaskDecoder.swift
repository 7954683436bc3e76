/// Turns the scores of categories on a network's grid into masks of the whole picture.
///
/// Holds the working space of one caller, so that frames of one size allocate nothing.
/// Sources: `ProcessForConfidenceMaskCpu` of `mediapipe/tasks/cc/vision/image_segmenter/calculators/`
/// `tensors_to_segmentation_calculator.cc`; `resize` with `INTER_LINEAR` of OpenCV's
/// `modules/imgproc/src/resize.cpp`.
package struct ConfidenceMaskDecoder: Sendable {
  private let activation: SegmentationActivation
  /// How sure the network is at each point of the grid, one category after the other.
  private var scores: [Float] = []
  private var gridSize = PixelSize(square: 1)
  private var resizing: MaskResizing?

  package init(activation: SegmentationActivation) {
    self.activation = activation
  }

  /// Takes what the network says of a picture.
  package mutating func read(_ grid: CategoryScores) {
    if scores.count != grid.values.count { scores = Array(repeating: 0, count: grid.values.count) }
    gridSize = grid.size
    scores.withUnsafeMutableBufferPointer { activation.writeScores(of: grid, to: $0) }
  }

  /// Writes how sure the network is that each pixel of an upright picture of `imageSize` shows the category.
  ///
  /// - Parameter mask: a number for each pixel, row by row; every one is written.
  /// - Precondition: `mask` has that size, and the grid that was read has such a category.
  package mutating func decode(
    _ category: Int, imageSize: PixelSize, into mask: UnsafeMutableBufferPointer<Float>
  ) {
    precondition(mask.count == imageSize.pixelCount, "\(mask.count) elements for a picture of \(imageSize)")
    let pointCount = gridSize.pixelCount
    precondition((0..<(scores.count / pointCount)).contains(category), "no category \(category)")
    if gridSize != imageSize, resizing?.source != gridSize || resizing?.target != imageSize {
      resizing = MaskResizing(from: gridSize, to: imageSize)
    }
    scores.withUnsafeBufferPointer { scores in
      let plane = UnsafeBufferPointer(
        rebasing: scores[(category * pointCount)..<((category + 1) * pointCount)])
      if gridSize == imageSize {
        _ = mask.update(fromContentsOf: plane)
      } else {
        resizing?.resize(plane, into: mask)
      }
    }
  }
}
