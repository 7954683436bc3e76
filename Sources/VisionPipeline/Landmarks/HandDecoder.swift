/// One hand in the picture and in the world.
package struct HandEstimate: Sendable, Hashable {
  /// The 21 landmarks in the picture.
  package var landmarks: [Position<ImageSpace>]
  /// The 21 landmarks in metres around the middle of the hand, along the picture's axes.
  package var worldLandmarks: [Position<WorldSpace>]
  package let handedness: Handedness
  /// The region to look at in the next frame, in case this hand is tracked.
  package let nextRegion: NormalizedRect
}

/// Reads the outputs of the hand landmark network.
///
/// Holds the working space of one caller; what a frame allocates is its result.
package struct HandDecoder: Sendable {
  private let landmarks: LandmarkDecoder
  private var inputLandmarks: [Position<InputSpace>] = []

  /// - Parameter inputSize: columns and rows of the network's input.
  package init(inputSize: PixelSize) {
    landmarks = HandLandmarkConfiguration.landmarks(inputSize: inputSize)
    inputLandmarks.reserveCapacity(HandLandmarkConfiguration.landmarkCount)
  }

  /// The hand that the network found in `region`, a square in pixels, of a picture of `imageSize`.
  ///
  /// - Parameters:
  ///   - raw: 21 × (x, y, z), shape `[63]`.
  ///   - worldLandmarks: 21 × (x, y, z) in metres, shape `[63]`.
  ///   - rightProbability: the network's handedness.
  /// - Precondition: the buffers have these sizes.
  package mutating func decode(
    landmarks raw: UnsafeBufferPointer<Float>, worldLandmarks: UnsafeBufferPointer<Float>,
    rightProbability: Float, region: NormalizedRect, imageSize: PixelSize
  ) -> HandEstimate {
    landmarks.decode(raw, into: &inputLandmarks)
    let projection = LandmarkProjection(region: region)
    let imageLandmarks = inputLandmarks.map(projection.project)
    return HandEstimate(
      landmarks: imageLandmarks, worldLandmarks: world(worldLandmarks, projection: projection),
      handedness: Handedness(rightProbability: rightProbability),
      nextRegion: HandRegionRule.region(around: imageLandmarks, in: imageSize))
  }

  private func world(
    _ raw: UnsafeBufferPointer<Float>, projection: LandmarkProjection
  ) -> [Position<WorldSpace>] {
    precondition(raw.count == 3 * landmarks.landmarkCount, "\(raw.count) world coordinates")
    return (0..<landmarks.landmarkCount).map { index in
      projection.rotate(Position(x: raw[3 * index], y: raw[3 * index + 1], z: raw[3 * index + 2]))
    }
  }
}
