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
