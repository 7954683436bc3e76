/// The numbers that the gesture embedder wants of a hand.
///
/// Source: `mediapipe/tasks/cc/vision/gesture_recognizer/calculators/landmarks_to_matrix_calculator.cc`,
/// `handedness_to_matrix_calculator.cc`.
package struct GestureEmbeddingInput: Sendable, Hashable {
  /// x, y and z of the 21 landmarks from the wrist, in sizes of the hand, shape `[21, 3]`.
  package let landmarks: [Float]
  /// The probability of a right hand.
  package let rightProbability: Float
  /// x, y and z of the 21 landmarks in the world from the wrist, in sizes of the hand, shape `[21, 3]`.
  package let worldLandmarks: [Float]

  /// The numbers of a hand in a picture of `size`.
  ///
  /// - Parameters:
  ///   - rightProbability: how likely the hand is a right one.
  ///   - rotation: the rotation, in radians clockwise, of the region that shows the picture upright; hands
  ///     are turned back by it.
  /// - Precondition: the hand has landmarks.
  package init(
    landmarks: [Position<PictureSpace>], worldLandmarks: [Position<WorldSpace>], rightProbability: Float,
    in size: PixelSize, rotation: Float
  ) {
    let turn = CenterTurn(rotation: rotation)
    let longSide = Float(max(size.width, size.height))
    let (xScale, yScale) = (Float(size.width) / longSide, Float(size.height) / longSide)
    self.rightProbability = rightProbability
    self.landmarks = Self.normalized(
      landmarks.map {
        turn(x: Self.scaled($0.x, by: xScale), y: Self.scaled($0.y, by: yScale), z: $0.z)
      })
    self.worldLandmarks = Self.normalized(worldLandmarks.map { turn(x: $0.x, y: $0.y, z: $0.z) })
  }

  /// A coordinate in units of the picture's long side.
  private static func scaled(_ coordinate: Float, by factor: Float) -> Float {
    Float((Double(coordinate) - 0.5) * Double(factor) + 0.5)
  }

  /// Positions from that of the wrist, divided by the longer side of the box around the hand.
  private static func normalized(_ points: [SIMD3<Float>]) -> [Float] {
    let fromWrist = points.map { $0 - points[0] }
    let bounds = PointBounds<PixelSpace>(fromWrist.lazy.map { Point(x: $0.x, y: $0.y) })
    let scale = max(bounds.width, bounds.height) + 1e-5
    return fromWrist.flatMap { [$0.x / scale, $0.y / scale, $0.z / scale] }
  }
}

/// The turn around (0.5, 0.5) that undoes a rotation.
private struct CenterTurn {
  private let cosine: Float
  private let sine: Float

  init(rotation: Float) {
    cosine = CorrectlyRounded.cosine(rotation)
    sine = CorrectlyRounded.sine(-rotation)
  }

  func callAsFunction(x: Float, y: Float, z: Float) -> SIMD3<Float> {
    let (x, y) = (Float(Double(x) - 0.5), Float(Double(y) - 0.5))
    return SIMD3(
      Float(Double(x * cosine - y * sine) + 0.5), Float(Double(y * cosine + x * sine) + 0.5), z)
  }
}

/// Which of a classifier's gestures a hand may be said to make.
package struct GestureSelection: Sendable, Hashable {
  /// The gestures that may be reported.
  package var classes: ClassSelection
  /// The least score of a reported gesture.
  package var minimumScore: Float

  package init(classes: ClassSelection, minimumScore: Float) {
    self.classes = classes
    self.minimumScore = minimumScore
  }

  /// The gesture with the best score of those that may be reported; `nil` when there is none. The first one
  /// of equals.
  ///
  /// - Parameter scores: the classifier's output.
  ///
  /// Sources: `mediapipe/calculators/tensor/tensors_to_classification_calculator.cc`,
  /// `GetMaxScoringClassification` of `mediapipe/tasks/cc/vision/gesture_recognizer/calculators/`
  /// `combined_prediction_calculator.cc`.
  package func best(of scores: UnsafeBufferPointer<Float>) -> ScoredClass? {
    var best: ScoredClass?
    for (index, score) in scores.enumerated()
    where classes.contains(index) && !(score < minimumScore) && score > best?.score ?? 0 {
      best = ScoredClass(index: index, score: score)
    }
    return best
  }
}

/// A gesture by its name, and how sure a classifier is of it.
package struct NamedGesture: Sendable, Hashable {
  package var name: String
  package var score: Float

  package init(name: String, score: Float) {
    self.name = name
    self.score = score
  }

  /// The name that classifiers have for all that is none of their gestures.
  package static let background = "None"
}

extension NamedGesture {
  /// What several classifiers together say: the first one that sees a gesture has it, and only when none
  /// does, the first one that says so.
  ///
  /// Source: `mediapipe/tasks/cc/vision/gesture_recognizer/calculators/combined_prediction_calculator.cc`.
  package static func combined(_ gestures: [NamedGesture]) -> NamedGesture? {
    gestures.first { $0.name != background } ?? gestures.first
  }
}
