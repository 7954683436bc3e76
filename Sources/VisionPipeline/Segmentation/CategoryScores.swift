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

  /// Writes the scores of one category at all points of the grid.
  ///
  /// - Precondition: `output` has a number for each point.
  func writeScores(of category: Int, in grid: CategoryScores, to output: UnsafeMutableBufferPointer<Float>) {
    let (count, values) = (grid.categoryCount, grid.values)
    switch self {
    case .none:
      for point in output.indices { output[point] = values[point * count + category] }
    case .sigmoid:
      for point in output.indices { output[point] = Self.probability(values[point * count + category]) }
    case .softmax:
      for point in output.indices {
        let logits = UnsafeBufferPointer(rebasing: values[point * count..<(point + 1) * count])
        output[point] = Self.share(of: category, in: logits)
      }
    }
  }

  /// A category's share of the exponentials at one point.
  private static func share(of category: Int, in logits: UnsafeBufferPointer<Float>) -> Float {
    let greatest = logits.max() ?? 0
    let sum = logits.reduce(Float(0)) { $0 + CorrectlyRounded.exponential($1 - greatest) }
    return CorrectlyRounded.exponential(logits[category] - greatest) / sum
  }
}
