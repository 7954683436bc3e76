import TensorCore
import TestSupport
import Testing

@testable import VisionPipeline

@Suite("Singular values")
struct SingularValueDecompositionTests {
  private static func expectDecomposition(_ matrix: Matrix3x3) {
    let decomposition = SingularValueDecomposition(matrix)
    let (left, values, right) = (decomposition.left, decomposition.values, decomposition.right)
    let scaled = Matrix3x3(columns: (left[0] * values.x, left[1] * values.y, left[2] * values.z))
    let scale = max(matrix.frobeniusNorm, .leastNormalMagnitude)
    #expect((scaled * right.transpose).distance(to: matrix) <= 1e-11 * scale, "\(matrix)")
    #expect((left.transpose * left).distance(to: .identity) <= 1e-13, "\(matrix)")
    #expect((right.transpose * right).distance(to: .identity) <= 1e-13, "\(matrix)")
    #expect(values.x >= values.y && values.y >= values.z && values.z >= 0, "\(values)")
  }

  @Test("factors of random matrices are orthogonal, in order, and give the matrix back", arguments: 0..<200)
  func randomMatrices(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let columns = (0..<3).map { _ in
      SIMD3.random(in: -1...1, using: &generator) * Double.random(in: 1e-4...1e4, using: &generator)
    }
    Self.expectDecomposition(Matrix3x3(columns: (columns[0], columns[1], columns[2])))
  }

  @Test("matrices of every rank have orthogonal factors")
  func deficientMatrices() {
    let (a, b) = (SIMD3(1.0, 2, 3), SIMD3(-2.0, 0.5, 1))
    for columns in [
      (.zero, .zero, .zero), (a, .zero, .zero), (.zero, a, -a), (a, b, a + b), (a, a * 2, a * -3),
      (a, b, a.cross(b)), (a * 1e-150, b * 1e-150, .zero), (a * 1e150, b * 1e150, a * 1e150),
    ] as [(SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)] {
      Self.expectDecomposition(Matrix3x3(columns: columns))
    }
  }

  @Test("a diagonal matrix has its own magnitudes as singular values")
  func diagonalMatrix() {
    let matrix = Matrix3x3(columns: (SIMD3(0, -2, 0), SIMD3(5, 0, 0), SIMD3(0, 0, 3)))
    #expect(SingularValueDecomposition(matrix).values == SIMD3(5, 3, 2))
  }
}

@Suite("Weighted Procrustes")
struct WeightedProcrustesTests {
  private var generator = SeededGenerator(seed: 7)

  private mutating func points(_ count: Int) -> [SIMD3<Double>] {
    (0..<count).map { _ in SIMD3.random(in: -10...10, using: &generator) }
  }

  private mutating func rotation() -> Matrix3x3 {
    let axis = SIMD3<Double>.random(in: -1...1, using: &generator)
    let first = axis / axis.length
    let other = first.cross(SIMD3.random(in: -1...1, using: &generator))
    let second = other / other.length
    return Matrix3x3(columns: (first, second, first.cross(second)))
  }

  @Test("a known turn, scale and shift is found again, whatever the weights", arguments: 0..<50)
  mutating func exactTransforms(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    let sources = points(30)
    let weights = (0..<30).map { _ in Double.random(in: 0...1, using: &generator) }
    let transform = SimilarityTransform(
      rotation: rotation(), scale: Double.random(in: 0.01...100, using: &generator), translation: points(1)[0]
    )
    let found = try WeightedProcrustes(sources: sources, weights: weights)
      .transform(to: sources.map { transform * $0 })
    #expect(abs(found.scale / transform.scale - 1) < 1e-12)
    #expect(found.rotation.distance(to: transform.rotation) < 1e-12)
    #expect((found.translation - transform.translation).length < 1e-10 * max(1, transform.scale))
  }

  @Test("no small change of the result brings the points closer", arguments: 0..<20)
  mutating func minimum(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    let sources = points(12)
    let turn = rotation()
    let targets = zip(sources, points(12)).map { turn * $0 * 3 + $1 }
    let weights = (0..<12).map { _ in Double.random(in: 0.1...1, using: &generator) }
    let found = try WeightedProcrustes(sources: sources, weights: weights).transform(to: targets)
    func cost(_ transform: SimilarityTransform) -> Double {
      sources.indices.reduce(0) {
        $0 + weights[$1] * (transform * sources[$1] - targets[$1]).squaredLength
      }
    }
    let best = cost(found)
    for _ in 0..<20 {
      let turn = rotation()
      var nudged = Matrix3x3.zero
      for column in 0..<3 { nudged[column] = found.rotation[column] + turn[column] * 1e-3 }
      let factors = SingularValueDecomposition(nudged)
      let changed = SimilarityTransform(
        rotation: factors.left * factors.right.transpose,
        scale: found.scale * Double.random(in: 0.999...1.001, using: &generator),
        translation: found.translation + points(1)[0] * 1e-3)
      #expect(cost(changed) >= best)
    }
  }

  @Test("a mirror image gives a rotation all the same")
  mutating func mirrorImage() throws {
    let sources = points(20)
    let found = try WeightedProcrustes(sources: sources, weights: Array(repeating: 1, count: 20))
      .transform(to: sources.map { SIMD3($0.x, $0.y, -$0.z) })
    #expect(abs(found.rotation.determinant - 1) < 1e-12)
  }

  @Test("points without weight do not count")
  mutating func weightlessPoints() throws {
    let sources = points(10)
    let weights = (0..<10).map { $0 < 6 ? 0.5 : 0 }
    var targets = points(10)
    let procrustes = WeightedProcrustes(sources: sources, weights: weights)
    let turn = rotation()
    for index in 0..<6 { targets[index] = turn * sources[index] }
    #expect(try procrustes.transform(to: targets).rotation.distance(to: turn) < 1e-12)
  }

  @Test("points in a plane are turned without a mirror")
  mutating func planarPoints() throws {
    let sources = points(10).map { SIMD3($0.x, $0.y, 0) }
    let turn = rotation()
    let found = try WeightedProcrustes(sources: sources, weights: Array(repeating: 1, count: 10))
      .transform(to: sources.map { turn * $0 })
    #expect(found.rotation.distance(to: turn) < 1e-12)
  }

  @Test("points that coincide or are not numbers have no solution", arguments: [0, Double.nan, .infinity])
  mutating func noSolution(coordinate: Double) {
    let procrustes = WeightedProcrustes(sources: points(5), weights: Array(repeating: 1, count: 5))
    let targets = Array(repeating: SIMD3(repeating: coordinate), count: 5)
    let error = #expect(throws: EngineError.self) { try procrustes.transform(to: targets) }
    #expect(error?.code == .invalidArgument)
  }

  @Test("elements of the matrix stand column after column")
  func columnMajorElements() {
    let transform = SimilarityTransform(
      rotation: Matrix3x3(columns: (SIMD3(0, 1, 0), SIMD3(-1, 0, 0), SIMD3(0, 0, 1))), scale: 2,
      translation: SIMD3(5, 6, 7))
    #expect(transform.columnMajorElements == SIMD16(0, 2, 0, 0, -2, 0, 0, 0, 0, 0, 2, 0, 5, 6, 7, 1))
  }
}

extension Matrix3x3 {
  fileprivate func distance(to other: Matrix3x3) -> Double {
    (0..<3).map { (self[$0] - other[$0]).length }.max() ?? 0
  }
}
