import TestSupport
import VisionTasks

/// How far a result is from the reference's: the largest difference of each kind.
struct FaceDeviation {
  var position: Float = 0
  var depth: Float = 0
  var blendshape: Float = 0
  /// As a share of the length of the translation.
  var matrix: Float = 0

  /// What a face may differ by where kernels round each product; 1.5e-4, 1e-4, 2.9e-3 and 2.2e-4 have been
  /// seen.
  static let limit = FaceDeviation(position: 2e-4, depth: 2e-4, blendshape: 4e-3, matrix: 1e-3)
}

extension FaceDeviation {
  /// - Precondition: There are as many faces, blendshapes and matrixes as the record has.
  init(_ faces: [Face], _ golden: FaceGolden) {
    for (found, expected) in zip(faces.flatMap(\.landmarks), golden.landmarks.joined()) {
      position.raise(to: abs(found.x - expected[0]))
      position.raise(to: abs(found.y - expected[1]))
      depth.raise(to: abs(found.z - expected[2]))
    }
    for (found, expected) in zip(faces.compactMap(\.blendshapes), golden.blendshapes) {
      for (found, expected) in zip(found.scores, expected) { blendshape.raise(to: abs(found - expected)) }
    }
    for (found, expected) in zip(faces.compactMap(\.transformation), golden.matrixes) {
      matrix.raise(to: found.deviation(from: expected))
    }
  }

  /// Whether no difference exceeds the limit or is not a number.
  var isWithinLimit: Bool {
    position <= Self.limit.position && depth <= Self.limit.depth && blendshape <= Self.limit.blendshape
      && matrix <= Self.limit.matrix
  }
}

extension FaceTransformation {
  /// The largest difference from four rows of four, as a share of the length of their translation.
  func deviation(from rows: [[Float]]) -> Float {
    let length = (0..<3).map { rows[$0][3] * rows[$0][3] }.reduce(0, +).squareRoot()
    let differences = zip(numbers, rows.joined()).map { abs($0 - $1) }
    return differences.contains(where: \.isNaN) ? .nan : (differences.max() ?? 0) / length
  }
}
