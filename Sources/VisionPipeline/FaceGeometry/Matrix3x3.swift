/// A matrix of three columns of three numbers, for geometry in double precision.
struct Matrix3x3: Sendable, Hashable {
  var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
    self.columns = columns
  }

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
