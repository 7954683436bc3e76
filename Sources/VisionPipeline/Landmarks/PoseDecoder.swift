/// A person as the pose landmark network sees them.
package struct PoseEstimate: Sendable, Hashable {
  /// The 33 landmarks in the picture.
  package var landmarks: [SpatialLandmark<PictureSpace>]
  /// The 33 landmarks in metres around the middle of the hips, along the picture's axes.
  package var worldLandmarks: [SpatialLandmark<WorldSpace>]
  /// The auxiliary landmarks that the next region is built on.
  package let regionPoints: RegionPoints
  /// The region to look at in the next frame, in case this person is tracked.
  package let nextRegion: NormalizedRect
}

/// Two auxiliary landmarks of a person in the picture: where the region around it has its centre, and what
/// its size and rotation follow from.
package struct RegionPoints: Sendable, Hashable {
  package var center: Position<PictureSpace>
  package var scalePoint: Position<PictureSpace>
}

/// Reads the outputs of the pose landmark network.
///
/// Holds the working space of one caller; what a frame allocates is its result.
package struct PoseDecoder: Sendable {
  private let landmarks: LandmarkDecoder
  private let refinement: HeatmapRefinement
  private var inputLandmarks: [SpatialLandmark<InputSpace>] = []

  /// - Parameters:
  ///   - inputSize: columns and rows of the network's input.
  ///   - heatmapSize: columns and rows of the heatmap.
  package init(inputSize: PixelSize, heatmapSize: PixelSize) {
    landmarks = PoseLandmarkConfiguration.landmarks(inputSize: inputSize)
    refinement = PoseLandmarkConfiguration.refinement(size: heatmapSize)
    inputLandmarks.reserveCapacity(PoseLandmarkConfiguration.landmarkCount)
  }

  /// The person that the network found in `region` of a picture of `imageSize`.
  ///
  /// - Parameters:
  ///   - raw: 39 × (x, y, z, visibility, presence), shape `[195]`.
  ///   - heatmap: shape `[height, width, 39]`.
  ///   - worldLandmarks: 39 × (x, y, z) in metres, shape `[117]`.
  /// - Precondition: the buffers have these sizes.
  package mutating func decode(
    landmarks raw: UnsafeBufferPointer<Float>, heatmap: UnsafeBufferPointer<Float>,
    worldLandmarks: UnsafeBufferPointer<Float>, region: NormalizedRect, imageSize: PixelSize
  ) -> PoseEstimate {
    typealias Configuration = PoseLandmarkConfiguration
    landmarks.decode(raw, into: &inputLandmarks)
    refinement.refine(&inputLandmarks, heatmap: heatmap)
    let projection = LandmarkProjection(region: region)
    let results = inputLandmarks[..<Configuration.resultCount]
    let regionPoints = RegionPoints(
      center: projection.project(inputLandmarks[Configuration.regionCenter]).position,
      scalePoint: projection.project(inputLandmarks[Configuration.regionScalePoint]).position)
    return PoseEstimate(
      landmarks: results.map(projection.project),
      worldLandmarks: world(worldLandmarks, like: results, projection: projection),
      regionPoints: regionPoints,
      nextRegion: RegionRule.pose.region(
        center: regionPoints.center.point, scalePoint: regionPoints.scalePoint.point, in: imageSize))
  }

  /// World landmarks with the visibility and presence of those in the input.
  ///
  /// Source: `mediapipe/calculators/util/visibility_copy_calculator.cc`.
  private func world(
    _ raw: UnsafeBufferPointer<Float>, like landmarks: ArraySlice<SpatialLandmark<InputSpace>>,
    projection: LandmarkProjection
  ) -> [SpatialLandmark<WorldSpace>] {
    precondition(raw.count == 3 * PoseLandmarkConfiguration.landmarkCount, "\(raw.count) world coordinates")
    return landmarks.indices.map { index in
      SpatialLandmark(
        projection.rotate(Position(x: raw[3 * index], y: raw[3 * index + 1], z: raw[3 * index + 2])),
        visibility: landmarks[index].visibility, presence: landmarks[index].presence)
    }
  }
}

/// The layout of the pose landmark network, the same for its light, full and heavy variants.
///
/// Source: `mediapipe/tasks/cc/vision/pose_landmarker/pose_landmarks_detector_graph.cc`.
package enum PoseLandmarkConfiguration {
  /// Landmarks of the network: those of the result, then auxiliary ones.
  package static let landmarkCount = 39
  /// Landmarks of the result: the first ones of the network.
  package static let resultCount = 33
  /// The auxiliary landmark in the centre of the next region, between the hips.
  static let regionCenter = 33
  /// The auxiliary landmark that gives size and rotation of the next region.
  static let regionScalePoint = 34

  /// Reads the 39 landmarks of a network whose input has `inputSize`.
  package static func landmarks(inputSize: PixelSize) -> LandmarkDecoder {
    LandmarkDecoder(landmarkCount: landmarkCount, layout: .positionVisibilityPresence, inputSize: inputSize)
  }

  /// Refines the 39 landmarks by a heatmap of `size`.
  package static func refinement(size: PixelSize) -> HeatmapRefinement {
    HeatmapRefinement(size: size, landmarkCount: landmarkCount, reach: 3, minimumConfidence: 0.5)
  }
}

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
