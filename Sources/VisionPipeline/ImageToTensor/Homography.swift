import Foundation

/// The four corners of a rotated rectangle in pixels of the picture.
struct Quadrilateral {
  /// Corners that a network's input shows at its bottom left, top left, top right and bottom right.
  let bottomLeft: Point<PixelSpace>
  let topLeft: Point<PixelSpace>
  let topRight: Point<PixelSpace>
  let bottomRight: Point<PixelSpace>
}

extension Quadrilateral {
  /// The corners of `region`.
  ///
  /// The angle takes the way through degrees, and every corner is computed on its own, in single precision
  /// from left to right: a last bit here decides about samples that lie halfway between two positions.
  /// Source: `RotatedRect::points` of OpenCV, `image_to_tensor_converter_opencv.cc`.
  init(_ region: PixelRect) {
    let degrees = Float(Double(region.rotation * 180) / .pi)
    let radians = Double(degrees) * .pi / 180
    let b = Float(cos(radians)) * 0.5
    let a = Float(sin(radians)) * 0.5
    let (x, y) = (region.xCenter, region.yCenter)
    let (width, height) = (region.width, region.height)
    bottomLeft = Point(x: x - a * height - b * width, y: y + b * height - a * width)
    topLeft = Point(x: x + a * height - b * width, y: y - b * height - a * width)
    topRight = Point(x: x + a * height + b * width, y: y - b * height + a * width)
    bottomRight = Point(x: x - a * height + b * width, y: y + b * height + a * width)
  }
}

/// A projective map of the plane in double precision.
///
/// `x' = (m0·x + m1·y + m2) / w`, `y' = (m3·x + m4·y + m5) / w`, `w = m6·x + m7·y + m8`.
struct Homography {
  let m0, m1, m2: Double
  let m3, m4, m5: Double
  let m6, m7, m8: Double
}

extension Homography {
  /// The map from pixels of a network's input of `size` to pixels of the picture, where the whole input shows
  /// `source`. All coefficients are 0 when the corners do not span an area.
  ///
  /// Source: `getPerspectiveTransform` and `invert` of OpenCV 4.
  init(from size: PixelSize, to source: Quadrilateral) {
    // 64 coefficients and 8 right-hand sides: small enough for the stack.
    self = withUnsafeTemporaryAllocation(of: Double.self, capacity: 72) { numbers in
      let system = LinearSystem(
        coefficients: UnsafeMutableBufferPointer(rebasing: numbers[..<64]),
        values: UnsafeMutableBufferPointer(rebasing: numbers[64...]))
      let (right, bottom) = (Double(size.width), Double(size.height))
      system.setEquations(0, taking: source.bottomLeft, to: (0, bottom))
      system.setEquations(1, taking: source.topLeft, to: (0, 0))
      system.setEquations(2, taking: source.topRight, to: (right, 0))
      system.setEquations(3, taking: source.bottomRight, to: (right, bottom))
      system.solve()
      let x = system.values
      return Homography(
        m0: x[0], m1: x[1], m2: x[2], m3: x[3], m4: x[4], m5: x[5], m6: x[6], m7: x[7], m8: 1
      ).inverse
    }
  }

  /// The inverse by the adjugate; all zeros when there is none.
  private var inverse: Homography {
    let determinant =
      m0 * (m4 * m8 - m5 * m7) - m1 * (m3 * m8 - m5 * m6) + m2 * (m3 * m7 - m4 * m6)
    let d = determinant == 0 ? 0 : 1 / determinant
    return Homography(
      m0: (m4 * m8 - m5 * m7) * d, m1: (m2 * m7 - m1 * m8) * d, m2: (m1 * m5 - m2 * m4) * d,
      m3: (m5 * m6 - m3 * m8) * d, m4: (m0 * m8 - m2 * m6) * d, m5: (m2 * m3 - m0 * m5) * d,
      m6: (m3 * m7 - m4 * m6) * d, m7: (m1 * m6 - m0 * m7) * d, m8: (m0 * m4 - m1 * m3) * d)
  }
}

extension LinearSystem {
  /// Writes the two equations by which a homography with last coefficient 1 takes `point` to `target`.
  fileprivate func setEquations(
    _ index: Int, taking point: Point<PixelSpace>, to target: (x: Double, y: Double)
  ) {
    let (x, y) = (Double(point.x), Double(point.y))
    setRow(index, (x, y, 1, 0, 0, 0, -x * target.x, -y * target.x), equals: target.x)
    setRow(index + 4, (0, 0, 0, x, y, 1, -x * target.y, -y * target.y), equals: target.y)
  }

  private func setRow(
    _ row: Int, _ numbers: (Double, Double, Double, Double, Double, Double, Double, Double),
    equals value: Double
  ) {
    let start = row * 8
    coefficients[start] = numbers.0
    coefficients[start + 1] = numbers.1
    coefficients[start + 2] = numbers.2
    coefficients[start + 3] = numbers.3
    coefficients[start + 4] = numbers.4
    coefficients[start + 5] = numbers.5
    coefficients[start + 6] = numbers.6
    coefficients[start + 7] = numbers.7
    values[row] = value
  }
}

/// As many linear equations as unknowns, in double precision, solved in place.
///
/// Source: `LUImpl` of OpenCV's `modules/core/src/matrix_decomp.cpp`; the order of operations is kept.
struct LinearSystem {
  /// Row-major coefficients, `count · count`.
  let coefficients: UnsafeMutableBufferPointer<Double>
  /// Right-hand sides before, the solution after ``solve()``; `count` numbers.
  let values: UnsafeMutableBufferPointer<Double>

  private var count: Int { values.count }

  /// A pivot below this makes the system unsolvable.
  private static let smallestPivot = Double.ulpOfOne * 100

  /// Replaces the right-hand sides by the solution, or by zeros when the equations have none.
  func solve() {
    for column in 0..<count {
      moveLargestPivot(to: column)
      let pivot = coefficients[column * count + column]
      if abs(pivot) < Self.smallestPivot {
        values.update(repeating: 0)
        return
      }
      eliminate(below: column, by: -1 / pivot)
    }
    substituteBack()
  }

  /// Swaps the row with the largest number in `column`, the first of equals, up to the diagonal.
  private func moveLargestPivot(to column: Int) {
    var best = column
    for row in (column + 1)..<count
    where abs(coefficients[row * count + column]) > abs(coefficients[best * count + column]) {
      best = row
    }
    guard best != column else { return }
    for index in column..<count {
      coefficients.swapAt(column * count + index, best * count + index)
    }
    values.swapAt(column, best)
  }

  private func eliminate(below column: Int, by negatedReciprocal: Double) {
    for row in (column + 1)..<count {
      let factor = coefficients[row * count + column] * negatedReciprocal
      for index in (column + 1)..<count {
        coefficients[row * count + index] += factor * coefficients[column * count + index]
      }
      values[row] += factor * values[column]
    }
  }

  private func substituteBack() {
    for row in (0..<count).reversed() {
      var sum = values[row]
      for index in (row + 1)..<count {
        sum -= coefficients[row * count + index] * values[index]
      }
      values[row] = sum / coefficients[row * count + row]
    }
  }
}
