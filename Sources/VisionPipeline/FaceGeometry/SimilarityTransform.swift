/// A turn, a scale and a shift of space: `point ↦ scale · rotation · point + translation`.
package struct SimilarityTransform: Sendable, Hashable {
  /// Orthogonal, with determinant 1.
  let rotation: Matrix3x3
  /// Above 0.
  let scale: Double
  let translation: SIMD3<Double>

  /// The 16 elements of the 4 × 4 matrix, column after column; the translation is the last column.
  package var columnMajorElements: [Float] {
    let axes = (0..<3).map { rotation[$0] * scale }
    return (axes.map { ($0, 0.0) } + [(translation, 1.0)]).flatMap { column, last in
      [Float(column.x), Float(column.y), Float(column.z), Float(last)]
    }
  }

  static func * (transform: SimilarityTransform, point: SIMD3<Double>) -> SIMD3<Double> {
    transform.rotation * point * transform.scale + transform.translation
  }
}
