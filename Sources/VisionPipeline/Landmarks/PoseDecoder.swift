/// A person as the pose landmark network sees them.
package struct PoseEstimate: Sendable, Hashable {
  /// The 33 landmarks in the picture.
  package var landmarks: [SpatialLandmark<ImageSpace>]
  /// The 33 landmarks in metres around the middle of the hips, along the picture's axes.
  package var worldLandmarks: [SpatialLandmark<WorldSpace>]
  /// The auxiliary landmarks that the next region is built on.
  package let regionPoints: RegionPoints
  /// The region to look at in the next frame, in case this person is tracked.
  package let nextRegion: NormalizedRect
}

/// Two auxiliary landmarks of a person in the picture: where the region around it has its centre, and what its
/// size and rotation follow from.
package struct RegionPoints: Sendable, Hashable {
  package var center: Position<ImageSpace>
  package var scalePoint: Position<ImageSpace>

  package init(center: Position<ImageSpace>, scalePoint: Position<ImageSpace>) {
    self.center = center
    self.scalePoint = scalePoint
  }
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
