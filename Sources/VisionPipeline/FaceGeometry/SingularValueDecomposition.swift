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
