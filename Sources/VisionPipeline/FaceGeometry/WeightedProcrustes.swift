import TensorCore

/// Finds the turn, scale and shift that bring a set of points closest to another one, where each pair of
/// points has a weight.
///
/// Minimises `Σ weight · |transform(source) − target|²`. A mirror image is never a solution.
/// Source: `mediapipe/tasks/cc/vision/face_geometry/libs/procrustes_solver.cc`; Akca, "Generalized Procrustes
/// analysis and its applications in photogrammetry", 2003. All in double precision.
struct WeightedProcrustes: Sendable, Hashable {
  private let weights: [Double]
  private let totalWeight: Double
  private let centroid: SIMD3<Double>
  private let centeredSources: [SIMD3<Double>]
  /// The weighted sum of squared distances from the centroid.
  private let spread: Double

  /// Norms and scales at or below this have no meaning.
  private static let smallestMagnitude = 1e-9

  /// - Precondition: there are as many weights as sources, none negative and one above 0.
  init(sources: [SIMD3<Double>], weights: [Double]) {
    precondition(sources.count == weights.count, "\(weights.count) weights for \(sources.count) points")
    let totalWeight = weights.reduce(0, +)
    precondition(weights.allSatisfy { $0 >= 0 } && totalWeight > 0, "weights that are negative or all 0")
    let centroid = zip(sources, weights).reduce(SIMD3<Double>.zero) { $0 + $1.0 * $1.1 } / totalWeight
    self.weights = weights
    self.totalWeight = totalWeight
    self.centroid = centroid
    centeredSources = sources.map { $0 - centroid }
    spread = zip(centeredSources, weights).reduce(0) { $0 + $1.0.squaredLength * $1.1 }
  }
}

extension WeightedProcrustes {
  /// The transformation from the sources to `targets`.
  ///
  /// - Throws: `invalidArgument` when the points do not determine one: they coincide or are not numbers.
  /// - Precondition: there are as many targets as sources.
  func transform(to targets: [SIMD3<Double>]) throws(EngineError) -> SimilarityTransform {
    precondition(targets.count == weights.count, "\(targets.count) targets for \(weights.count) points")
    var covariance = Matrix3x3.zero
    for index in targets.indices {
      covariance.addOuterProduct(targets[index] * weights[index], centeredSources[index])
    }
    try Self.require(covariance.frobeniusNorm, "their covariance")
    try Self.require(spread, "the spread of the sources")
    let rotation = Self.rotation(nearest: covariance)
    let scale = try scale(of: rotation, to: targets)
    let weightedTargets = zip(targets, weights).reduce(SIMD3<Double>.zero) { $0 + $1.0 * $1.1 }
    let translation = weightedTargets / totalWeight - rotation * centroid * scale
    return SimilarityTransform(rotation: rotation, scale: scale, translation: translation)
  }

  private func scale(of rotation: Matrix3x3, to targets: [SIMD3<Double>]) throws(EngineError) -> Double {
    var agreement = 0.0
    for index in targets.indices {
      agreement += (rotation * centeredSources[index]).dot(targets[index]) * weights[index]
    }
    return try Self.require(agreement / spread, "their scale")
  }

  /// The rotation that is nearest to a matrix.
  private static func rotation(nearest matrix: Matrix3x3) -> Matrix3x3 {
    let decomposition = SingularValueDecomposition(matrix)
    var left = decomposition.left
    // The direction that matters least is turned round, so that no mirror image results.
    if left.determinant * decomposition.right.determinant < 0 { left[2] = -left[2] }
    return left * decomposition.right.transpose
  }

  @discardableResult
  private static func require(_ magnitude: Double, _ meaning: String) throws(EngineError) -> Double {
    guard magnitude > smallestMagnitude, magnitude.isFinite else {
      throw EngineError(
        .invalidArgument,
        "points that no rotation brings together: \(meaning) is \(magnitude); expected more than "
          + "\(smallestMagnitude)")
    }
    return magnitude
  }
}

/// A turn, a scale and a shift of space: `point ↦ scale · rotation · point + translation`.
package struct SimilarityTransform: Sendable, Hashable {
  /// Orthogonal, with determinant 1.
  let rotation: Matrix3x3
  /// Above 0.
  let scale: Double
  let translation: SIMD3<Double>

  /// The 16 elements of the 4 × 4 matrix, column after column; the translation is the last column.
  package var columnMajorElements: SIMD16<Float> {
    var elements = SIMD16<Float>.zero
    for column in 0..<3 {
      let axis = rotation[column] * scale
      for row in 0..<3 { elements[4 * column + row] = Float(axis[row]) }
    }
    for row in 0..<3 { elements[12 + row] = Float(translation[row]) }
    elements[15] = 1
    return elements
  }

  static func * (transform: SimilarityTransform, point: SIMD3<Double>) -> SIMD3<Double> {
    transform.rotation * point * transform.scale + transform.translation
  }
}
