/// What a segmentation network's numbers are before they are read.
///
/// Source: `mediapipe/tasks/metadata/image_segmenter_metadata_schema.fbs`.
package enum SegmentationActivation: Int, Sendable, CaseIterable {
  /// Scores already.
  case none = 0
  /// Logits of categories that do not exclude each other.
  case sigmoid = 1
  /// Logits of categories that do.
  case softmax = 2
}

/// The output of a segmentation network: a number for each category at each point of a grid.
package struct CategoryScores {
  /// Columns and rows of the grid.
  package let size: PixelSize
  package let categoryCount: Int
  /// Shape `[size.height, size.width, categoryCount]`.
  package let values: UnsafeBufferPointer<Float>

  /// - Precondition: `values` has that shape, and there is a category.
  package init(size: PixelSize, categoryCount: Int, values: UnsafeBufferPointer<Float>) {
    precondition(
      categoryCount > 0 && values.count == size.pixelCount * categoryCount,
      "\(values.count) numbers for \(size) points with \(categoryCount) categories")
    self.size = size
    self.categoryCount = categoryCount
    self.values = values
  }
}

extension SegmentationActivation {
  /// The probability that a logit stands for.
  ///
  /// Source: `Sigmoid` of `mediapipe/tasks/cc/vision/image_segmenter/calculators/`
  /// `tensors_to_segmentation_calculator.cc`: the division is in double precision.
  @inline(__always)
  static func probability(_ logit: Float) -> Float {
    Float(1 / Double(1 + CorrectlyRounded.exponential(-logit)))
  }

  /// Writes the scores of all categories at all points of the grid, one category after the other.
  ///
  /// - Precondition: `output` has a number for each of them.
  func writeScores(of grid: CategoryScores, to output: UnsafeMutableBufferPointer<Float>) {
    precondition(output.count == grid.values.count, "\(output.count) scores for \(grid.values.count)")
    let (pointCount, count, values) = (grid.size.pixelCount, grid.categoryCount, grid.values)
    for point in 0..<pointCount {
      let start = point * count
      for category in 0..<count {
        let value = values[start + category]
        output[category * pointCount + point] = self == .sigmoid ? Self.probability(value) : value
      }
      guard self == .softmax else { continue }
      let greatest = values[start..<(start + count)].max() ?? 0
      var sum: Float = 0
      for place in stride(from: point, to: output.count, by: pointCount) {
        output[place] = CorrectlyRounded.exponential(output[place] - greatest)
        sum += output[place]
      }
      for place in stride(from: point, to: output.count, by: pointCount) { output[place] /= sum }
    }
  }
}
