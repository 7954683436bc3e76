/// Moves landmarks to the centre of mass of their heatmaps' values nearby.
///
/// Source: `mediapipe/calculators/util/refine_landmarks_from_heatmap_calculator.cc`.
package struct HeatmapRefinement: Sendable, Hashable {
  /// Columns and rows of the heatmap.
  package var size: PixelSize
  /// Maps side by side in the innermost dimension, one for each landmark.
  package var landmarkCount: Int
  /// How far the window reaches from the landmark's cell in each direction.
  package var reach: Int
  /// A window whose best value is below this moves nothing.
  package var minimumConfidence: Float

  package init(size: PixelSize, landmarkCount: Int, reach: Int, minimumConfidence: Float) {
    self.size = size
    self.landmarkCount = landmarkCount
    self.reach = reach
    self.minimumConfidence = minimumConfidence
  }

  /// Numbers in the heatmap.
  package var valueCount: Int { size.pixelCount * landmarkCount }
}

extension HeatmapRefinement {
  /// Refines `landmarks`. Depth, visibility and presence stay; so does a landmark outside the map.
  ///
  /// - Parameter heatmap: values before the sigmoid, shape `[height, width, landmarkCount]`.
  /// - Precondition: the counts agree.
  package func refine(
    _ landmarks: inout [SpatialLandmark<InputSpace>], heatmap: UnsafeBufferPointer<Float>
  ) {
    precondition(heatmap.count == valueCount, "\(heatmap.count) numbers for a heatmap of \(valueCount)")
    precondition(landmarks.count == landmarkCount, "\(landmarks.count) landmarks for \(landmarkCount) maps")
    for index in landmarks.indices {
      guard let point = refined(landmarks[index].point, index: index, heatmap: heatmap) else { continue }
      landmarks[index].x = point.x
      landmarks[index].y = point.y
    }
  }

  /// The new position, or `nil` when the landmark stays where it is.
  private func refined(
    _ point: Point<InputSpace>, index: Int, heatmap: UnsafeBufferPointer<Float>
  ) -> Point<InputSpace>? {
    guard let column = Self.cell(point.x, of: size.width), let row = Self.cell(point.y, of: size.height)
    else { return nil }
    var (sum, best, columnSum, rowSum): (Float, Float, Float, Float) = (0, 0, 0, 0)
    for y in max(row - reach, 0)...min(row + reach, size.height - 1) {
      for x in max(column - reach, 0)...min(column + reach, size.width - 1) {
        let confidence = sigmoid(heatmap[(y * size.width + x) * landmarkCount + index])
        sum += confidence
        best = max(best, confidence)
        columnSum += Float(x) * confidence
        rowSum += Float(y) * confidence
      }
    }
    guard best >= minimumConfidence, sum > 0 else { return nil }
    return Point(x: columnSum / Float(size.width) / sum, y: rowSum / Float(size.height) / sum)
  }

  /// The cell of a coordinate, truncated towards zero, or `nil` when it is outside the map or not a number.
  private static func cell(_ coordinate: Float, of count: Int) -> Int? {
    let position = coordinate * Float(count)
    return position > -1 && position < Float(count) ? Int(position) : nil
  }
}
