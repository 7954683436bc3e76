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

/// Turns the scores on a network's grid into the category of each pixel of a picture.
///
/// Holds the working space of one caller, so that frames of one size allocate nothing.
/// Source: `ProcessForCategoryMaskCpu` of `mediapipe/tasks/cc/vision/image_segmenter/calculators/`
/// `tensors_to_segmentation_calculator.cc`.
package struct CategoryMaskDecoder: Sendable {
  /// What pixels are that show nothing, where the network knows a single category, which then is 0.
  package static let background: UInt8 = 255

  /// Categories beyond those that a byte can number.
  package static let maximumCategoryCount = 256

  private let activation: SegmentationActivation
  private var columns = LinearTaps.cornered(from: 1, to: 1)
  private var rows = LinearTaps.cornered(from: 1, to: 1)
  private var sizes: [PixelSize] = []
  /// The scores of one row of the picture at the columns of the grid.
  private var line: [Float] = []

  package init(activation: SegmentationActivation) {
    self.activation = activation
  }

  /// Writes the category of each pixel of an upright picture of `imageSize`.
  ///
  /// - Parameter mask: a number for each pixel, row by row; every one is written.
  /// - Precondition: `mask` has that size, and there are at most ``maximumCategoryCount`` categories.
  package mutating func decode(
    _ grid: CategoryScores, imageSize: PixelSize, into mask: UnsafeMutableBufferPointer<UInt8>
  ) {
    precondition(mask.count == imageSize.pixelCount, "\(mask.count) elements for a picture of \(imageSize)")
    precondition(grid.categoryCount <= Self.maximumCategoryCount, "\(grid.categoryCount) categories")
    prepare(for: grid, imageSize: imageSize)
    guard let output = mask.baseAddress else { return }
    for y in 0..<imageSize.height {
      writeLine(y, of: grid)
      line.withUnsafeBufferPointer { line in
        let row = UnsafeMutableBufferPointer(start: output + y * imageSize.width, count: imageSize.width)
        if grid.categoryCount == 1 {
          writeForeground(line, to: row)
        } else {
          writeBest(line, categoryCount: grid.categoryCount, to: row)
        }
      }
    }
  }

  private mutating func prepare(for grid: CategoryScores, imageSize: PixelSize) {
    let lineCount = grid.size.width * grid.categoryCount
    if line.count != lineCount { line = Array(repeating: 0, count: lineCount) }
    guard sizes != [grid.size, imageSize] else { return }
    sizes = [grid.size, imageSize]
    columns = .cornered(from: grid.size.width, to: imageSize.width)
    rows = .cornered(from: grid.size.height, to: imageSize.height)
  }

  /// Interpolates between two rows of the grid.
  private mutating func writeLine(_ y: Int, of grid: CategoryScores) {
    let fraction = rows.fraction[y]
    line.withUnsafeMutableBufferPointer { line in
      guard let values = grid.values.baseAddress else { return }
      let first = values + Int(rows.first[y]) * line.count
      let second = values + Int(rows.second[y]) * line.count
      for index in line.indices { line[index] = first[index] + (second[index] - first[index]) * fraction }
    }
  }

  /// Where a single category's probability is above one half.
  private func writeForeground(_ line: UnsafeBufferPointer<Float>, to row: UnsafeMutableBufferPointer<UInt8>)
  {
    let activation = activation
    forEachColumn { x, first, second, fraction in
      let score = line[first] + (line[second] - line[first]) * fraction
      let probability = activation == .sigmoid ? SegmentationActivation.probability(score) : score
      row[x] = probability > 0.5 ? 0 : Self.background
    }
  }

  /// The category with the greatest score, which is also that with the greatest probability; the first one of
  /// equals.
  private func writeBest(
    _ line: UnsafeBufferPointer<Float>, categoryCount: Int, to row: UnsafeMutableBufferPointer<UInt8>
  ) {
    forEachColumn { x, first, second, fraction in
      let (start, end) = (first * categoryCount, second * categoryCount)
      var best = (category: 0, score: -Float.infinity)
      for category in 0..<categoryCount {
        let (left, right) = (line[start + category], line[end + category])
        let score = left + (right - left) * fraction
        if score > best.score { best = (category, score) }
      }
      row[x] = UInt8(best.category)
    }
  }

  private func forEachColumn(_ body: (_ x: Int, _ first: Int, _ second: Int, _ fraction: Float) -> Void) {
    columns.first.withUnsafeBufferPointer { first in
      columns.second.withUnsafeBufferPointer { second in
        columns.fraction.withUnsafeBufferPointer { fraction in
          for x in fraction.indices { body(x, Int(first[x]), Int(second[x]), fraction[x]) }
        }
      }
    }
  }
}
