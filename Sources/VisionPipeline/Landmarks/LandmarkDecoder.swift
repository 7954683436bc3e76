/// A landmark of a body: where it is, and how likely it is to be seen there.
public struct SpatialLandmark<Space>: Sendable, Hashable {
  /// Where the landmark is.
  public var position: Position<Space>
  /// The probability, 0 to 1, that nothing hides the landmark.
  public var visibility: Float
  /// The probability, 0 to 1, that the landmark is within the picture.
  public var presence: Float

  /// Creates a landmark.
  public init(_ position: Position<Space>, visibility: Float, presence: Float) {
    self.position = position
    self.visibility = visibility
    self.presence = presence
  }

  /// Creates a landmark.
  public init(x: Float, y: Float, z: Float, visibility: Float, presence: Float) {
    self.init(Position(x: x, y: y, z: z), visibility: visibility, presence: presence)
  }

  /// To the right.
  public var x: Float {
    get { position.x }
    set { position.x = newValue }
  }

  /// Down.
  public var y: Float {
    get { position.y }
    set { position.y = newValue }
  }

  /// Depth, in the units of `x`; smaller is nearer to the camera.
  public var z: Float {
    get { position.z }
    set { position.z = newValue }
  }

  /// The position without its depth.
  package var point: Point<Space> { position.point }
}

extension SpatialLandmark: Codable {
  private enum CodingKeys: String, CodingKey {
    case x, y, z, visibility, presence
  }

  /// Reads x, y, z, visibility and presence from one object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try Position(from: decoder), visibility: try values.decode(Float.self, forKey: .visibility),
      presence: try values.decode(Float.self, forKey: .presence))
  }

  /// Writes x, y, z, visibility and presence as one object.
  public func encode(to encoder: any Encoder) throws {
    try position.encode(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(visibility, forKey: .visibility)
    try values.encode(presence, forKey: .presence)
  }
}

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
  package var depthDivisor: Float = 1

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

/// Whether a landmark network that gives a probability sees its subject.
///
/// - Parameters:
///   - presence: the probability. A subnormal number passes no threshold, not even 0: the reference's kernels
///     take it for zero.
///   - minimumPresence: what the probability must be above.
package func isSubjectPresent(_ presence: Float, minimumPresence: Float) -> Bool {
  presence >= .leastNormalMagnitude && presence > minimumPresence
}
