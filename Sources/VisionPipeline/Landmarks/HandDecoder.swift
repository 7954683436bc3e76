/// One hand in the picture and in the world.
package struct HandEstimate: Sendable, Hashable {
  /// The 21 landmarks in the picture.
  package var landmarks: [Position<PictureSpace>]
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

/// The layout of the hand landmark network.
///
/// Source: `mediapipe/tasks/cc/vision/hand_landmarker/hand_landmarks_detector_graph.cc`.
package enum HandLandmarkConfiguration {
  /// Landmarks of a hand: the wrist, then four for each finger from its root to its tip, the thumb first.
  package static let landmarkCount = 21

  /// Reads the 21 landmarks of a network whose input has `inputSize`. Depth is relative to the wrist's.
  package static func landmarks(inputSize: PixelSize) -> LandmarkDecoder {
    LandmarkDecoder(
      landmarkCount: landmarkCount, layout: .position, inputSize: inputSize, depthDivisor: 0.4)
  }
}

/// Which hand the network takes a hand for, and how sure it is.
///
/// The network assumes a mirrored picture, such as a front camera shows: in a picture that is not mirrored a
/// right hand is called left.
/// Source: `mediapipe/calculators/tensor/tensors_to_classification_calculator.cc`.
package struct Handedness: Sendable, Hashable {
  /// The two hands in the order of the network's classes.
  package enum Side: Int, Sendable, CaseIterable {
    case right = 0
    case left = 1
  }

  package let side: Side
  /// The probability of `side`, at least one half.
  package let score: Float

  /// - Parameter rightProbability: the network's output; one half counts as right.
  package init(rightProbability: Float) {
    let leftProbability = Float(1 - Double(rightProbability))
    side = leftProbability > rightProbability ? .left : .right
    score = side == .left ? leftProbability : rightProbability
  }
}

/// Reads the output of the network that finds out more closely where a hand is.
///
/// Source: `mediapipe/tasks/cc/vision/hand_landmarker/hand_roi_refinement_graph.cc`.
package struct HandRefinementDecoder: Sendable, Hashable {
  /// Numbers of the output: x and y of the region's centre and of a point that its size and rotation follow
  /// from.
  package static let valueCount = 4

  private let inputSize: PixelSize

  /// - Parameter inputSize: columns and rows of the network's input.
  package init(inputSize: PixelSize) {
    self.inputSize = inputSize
  }

  /// The region around the hand.
  ///
  /// - Parameters:
  ///   - raw: the output, in pixels of the input.
  ///   - placement: where the network's input lies in the picture.
  /// - Precondition: `raw` has ``valueCount`` numbers.
  package func region(_ raw: UnsafeBufferPointer<Float>, placement: InputPlacement) -> NormalizedRect {
    precondition(raw.count == Self.valueCount, "\(raw.count) numbers of two points")
    let projection = placement.projection
    return BodyPartRegions.hand(
      center: projection.project(point(raw[0], raw[1])), guide: projection.project(point(raw[2], raw[3])),
      in: placement.imageSize)
  }

  private func point(_ x: Float, _ y: Float) -> Point<InputSpace> {
    Point(x: x / Float(inputSize.width), y: y / Float(inputSize.height))
  }
}
