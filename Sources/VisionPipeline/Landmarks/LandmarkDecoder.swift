/// Turns a landmark network's raw coordinates into landmarks.
///
/// Source: `mediapipe/calculators/tensor/tensors_to_landmarks_calculator.cc`.
package struct LandmarkDecoder: Sendable, Hashable {
  /// The numbers that the network gives for each landmark.
  package enum Layout: Sendable, Hashable {
    /// x, y, z.
    case position
    /// x, y, z, then visibility and presence before the sigmoid.
    case positionVisibilityPresence

    /// Numbers for each landmark.
    package var valueCount: Int {
      switch self {
      case .position: 3
      case .positionVisibilityPresence: 5
      }
    }
  }

  /// Landmarks that the network gives.
  package var landmarkCount: Int
  package var layout: Layout
  /// Columns and rows of the network's input; raw coordinates are its pixels.
  package var inputSize: PixelSize
  /// What depth is divided by, besides the input's width.
  package var depthDivisor: Float

  package init(landmarkCount: Int, layout: Layout, inputSize: PixelSize, depthDivisor: Float = 1) {
    self.landmarkCount = landmarkCount
    self.layout = layout
    self.inputSize = inputSize
    self.depthDivisor = depthDivisor
  }

  /// Numbers in the network's output.
  package var valueCount: Int { landmarkCount * layout.valueCount }
}

extension LandmarkDecoder {
  /// Replaces `positions` by those in `raw`, in fractions of the input.
  ///
  /// - Precondition: `raw` holds ``valueCount`` numbers.
  package func decode(_ raw: UnsafeBufferPointer<Float>, into positions: inout [Position<InputSpace>]) {
    precondition(raw.count == valueCount, "\(raw.count) numbers for \(landmarkCount) landmarks")
    positions.removeAll(keepingCapacity: true)
    for start in stride(from: 0, to: valueCount, by: layout.valueCount) {
      positions.append(position(raw, at: start))
    }
  }

  /// Replaces `landmarks` by those in `raw`, in fractions of the input.
  ///
  /// - Precondition: The layout has visibility and presence, and `raw` holds ``valueCount`` numbers.
  package func decode(_ raw: UnsafeBufferPointer<Float>, into landmarks: inout [SpatialLandmark<InputSpace>])
  {
    precondition(layout == .positionVisibilityPresence, "landmarks without visibility")
    precondition(raw.count == valueCount, "\(raw.count) numbers for \(landmarkCount) landmarks")
    landmarks.removeAll(keepingCapacity: true)
    for start in stride(from: 0, to: valueCount, by: layout.valueCount) {
      landmarks.append(
        SpatialLandmark(
          position(raw, at: start), visibility: sigmoid(raw[start + 3]), presence: sigmoid(raw[start + 4])))
    }
  }

  private func position(_ raw: UnsafeBufferPointer<Float>, at start: Int) -> Position<InputSpace> {
    let (inputWidth, inputHeight) = (Float(inputSize.width), Float(inputSize.height))
    return Position(
      x: raw[start] / inputWidth, y: raw[start + 1] / inputHeight,
      z: raw[start + 2] / inputWidth / depthDivisor)
  }
}

/// The turn and the scale by which landmarks get from a region to the picture, or from its axes to the
/// picture's.
package struct LandmarkProjection: Sendable, Hashable {
  private let region: NormalizedRect
  private let cosine: Float
  private let sine: Float

  /// - Parameter region: the region that the network looked at without letterbox borders.
  package init(region: NormalizedRect) {
    self.region = region
    cosine = CorrectlyRounded.cosine(region.rotation)
    sine = CorrectlyRounded.sine(region.rotation)
  }

  /// The landmark in the picture; `region` must be square in pixels.
  ///
  /// Source: `mediapipe/calculators/util/landmark_projection_calculator.cc`.
  package func project(_ position: Position<InputSpace>) -> Position<PictureSpace> {
    let (x, y) = (position.x - 0.5, position.y - 0.5)
    return Position(
      x: (cosine * x - sine * y) * region.width + region.xCenter,
      y: (sine * x + cosine * y) * region.height + region.yCenter, z: position.z * region.width)
  }

  /// The landmark in the picture; `region` must be square in pixels.
  package func project(_ landmark: SpatialLandmark<InputSpace>) -> SpatialLandmark<PictureSpace> {
    SpatialLandmark(
      project(landmark.position), visibility: landmark.visibility, presence: landmark.presence)
  }

  /// World coordinates along the region's axes, turned to the picture's axes.
  ///
  /// Source: `mediapipe/calculators/util/world_landmark_projection_calculator.cc`.
  package func rotate(_ position: Position<WorldSpace>) -> Position<WorldSpace> {
    Position(
      x: cosine * position.x - sine * position.y, y: sine * position.x + cosine * position.y, z: position.z)
  }
}

extension ProjectionMatrix {
  /// The positions in the picture, for regions of any proportions.
  ///
  /// Source: `mediapipe/calculators/util/landmark_projection_calculator.cc`.
  package func project(_ positions: [Position<InputSpace>]) -> [Position<PictureSpace>] {
    let depthScale = depthScale
    return positions.map { position in
      let point = project(position.point)
      return Position(x: point.x, y: point.y, z: position.z * depthScale)
    }
  }
}

/// Whether a landmark network that gives a probability sees its subject.
///
/// - Parameters:
///   - presence: the probability. A subnormal number passes no threshold, not even 0: the reference's kernels
///     take it for zero.
///   - minimumPresence: what the probability must be above.
package func isSubjectPresent(_ presence: Float, minimumPresence: Float) -> Bool {
  presence >= .leastNormalMagnitude && presence > minimumPresence
}
