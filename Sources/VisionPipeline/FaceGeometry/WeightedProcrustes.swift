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

/// A matrix as `left · diagonal(values) · rightᵀ`, where `left` and `right` are orthogonal.
///
/// Source: one-sided Jacobi rotations, Hestenes, "Inversion of matrices by biorthogonalization and related
/// results", 1958.
struct SingularValueDecomposition {
  /// The left singular vectors as columns.
  private(set) var left: Matrix3x3
  /// Not negative, the largest first.
  private(set) var values: SIMD3<Double>
  /// The right singular vectors as columns.
  private(set) var right: Matrix3x3

  /// Decomposes `matrix`; it must be finite for the result to be.
  init(_ matrix: Matrix3x3) {
    left = matrix
    right = .identity
    values = .zero
    orthogonalize()
    sortColumns()
    normalizeColumns()
  }

  /// Columns whose cosine is below this count as orthogonal.
  private static let tolerance = 1e-15
  /// A singular value below this share of the largest one has no direction of its own.
  private static let smallestShare = 1e-12
  /// Three columns need five or six; more cannot help.
  private static let maximumSweepCount = 30
}

extension SingularValueDecomposition {
  /// Turns the columns in pairs until all are orthogonal to each other.
  private mutating func orthogonalize() {
    for _ in 0..<Self.maximumSweepCount {
      var isDone = true
      for pair in 0..<3 {
        // (0, 1), (0, 2), (1, 2): without an array, since faces of videos come often.
        let (first, second) = (pair == 2 ? 1 : 0, pair == 0 ? 1 : 2)
        let product = left[first].dot(left[second])
        let lengths = left[first].length * left[second].length
        guard abs(product) > Self.tolerance * lengths else { continue }
        isDone = false
        rotate(first, second, product: product)
      }
      if isDone { return }
    }
  }

  /// Turns two columns within their plane so that they become orthogonal.
  private mutating func rotate(_ first: Int, _ second: Int, product: Double) {
    let zeta = (left[second].squaredLength - left[first].squaredLength) / (2 * product)
    let tangent = (zeta < 0 ? -1 : 1) / (abs(zeta) + (1 + zeta * zeta).squareRoot())
    let cosine = 1 / (1 + tangent * tangent).squareRoot()
    let sine = cosine * tangent
    (left[first], left[second]) = (
      left[first] * cosine - left[second] * sine, left[first] * sine + left[second] * cosine
    )
    (right[first], right[second]) = (
      right[first] * cosine - right[second] * sine, right[first] * sine + right[second] * cosine
    )
  }

  /// Brings the longest column to the front.
  private mutating func sortColumns() {
    let (oldLeft, oldRight) = (left, right)
    let lengths = SIMD3(
      oldLeft[0].squaredLength, oldLeft[1].squaredLength, oldLeft[2].squaredLength)
    for old in 0..<3 {
      // A column stands behind all that are longer, and behind equal ones that came before.
      let new = (0..<3).count { lengths[$0] > lengths[old] || (lengths[$0] == lengths[old] && $0 < old) }
      left[new] = oldLeft[old]
      right[new] = oldRight[old]
      values[new] = oldLeft[old].length
    }
  }

  /// Gives all columns the length 1; those without a direction become orthogonal to the ones before.
  private mutating func normalizeColumns() {
    let threshold = values[0] * Self.smallestShare
    left[0] = values[0] > 0 ? left[0] / values[0] : SIMD3(1, 0, 0)
    left[1] = values[1] > threshold ? left[1] / values[1] : Self.perpendicular(to: left[0])
    left[2] = values[2] > threshold ? left[2] / values[2] : left[0].cross(left[1])
  }

  /// A vector of length 1 that is orthogonal to `vector`, which has length 1.
  private static func perpendicular(to vector: SIMD3<Double>) -> SIMD3<Double> {
    let axis: SIMD3<Double> = abs(vector.x) < 0.6 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
    let product = vector.cross(axis)
    return product / product.length
  }
}

/// A matrix of three columns of three numbers, for geometry in double precision.
struct Matrix3x3: Sendable, Hashable {
  var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  static let identity = Matrix3x3(columns: (SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)))
  static let zero = Matrix3x3(columns: (.zero, .zero, .zero))

  subscript(column: Int) -> SIMD3<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }

  static func == (left: Matrix3x3, right: Matrix3x3) -> Bool { left.columns == right.columns }

  func hash(into hasher: inout Hasher) {
    for column in 0..<3 { hasher.combine(self[column]) }
  }
}

extension Matrix3x3 {
  var transpose: Matrix3x3 {
    let (a, b, c) = columns
    return Matrix3x3(columns: (SIMD3(a.x, b.x, c.x), SIMD3(a.y, b.y, c.y), SIMD3(a.z, b.z, c.z)))
  }

  var determinant: Double { columns.0.dot(columns.1.cross(columns.2)) }

  /// The square root of the sum of all squares.
  var frobeniusNorm: Double {
    (columns.0.squaredLength + columns.1.squaredLength + columns.2.squaredLength).squareRoot()
  }

  static func * (matrix: Matrix3x3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
  }

  static func * (left: Matrix3x3, right: Matrix3x3) -> Matrix3x3 {
    Matrix3x3(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
  }

  /// Adds `left · rightᵀ`.
  mutating func addOuterProduct(_ left: SIMD3<Double>, _ right: SIMD3<Double>) {
    columns.0 += left * right.x
    columns.1 += left * right.y
    columns.2 += left * right.z
  }
}

extension SIMD3<Double> {
  func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Self) -> Self {
    SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  var squaredLength: Double { dot(self) }
  var length: Double { squaredLength.squareRoot() }
}
