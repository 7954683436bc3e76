/// A vector for each of some outputs or pixels that lie below each other.
protocol VectorStack {
  static var count: Int { get }

  init(repeating vector: FloatVector)

  /// Reads pixels; those outside an image are zero.
  ///
  /// - Parameters:
  ///   - column: The pixel in the first row of a column of pixels.
  ///   - rowStep: The distance in floats between the rows.
  ///   - row: The row of the first vector.
  ///   - inside: The rows inside the image, a bit for each.
  init(loading column: UnsafePointer<Float>, rowStep: Int, row: Int, inside: Int)

  /// The vector of a row, where the first vector has row 0.
  subscript(row: Int) -> FloatVector { get }

  /// Adds, to each sum, a pixel times the weight. Windows overlap, so that sums share what they read.
  ///
  /// - Parameters:
  ///   - column: The first pixel of a column of pixels.
  ///   - row: The row of the pixel that the first sum takes.
  ///   - stride: How many rows further down each next sum takes its pixel.
  ///   - rowStep: The distance in floats between the rows.
  mutating func accumulate(
    _ column: UnsafePointer<Float>, row: Int, stride: Int, rowStep: Int, _ weight: FloatVector)

  /// Adds, to each sum, one of the pixels times the weight.
  ///
  /// - Parameters:
  ///   - row: The row of the pixel that the first sum takes.
  ///   - stride: How many rows further down each next sum takes its pixel.
  mutating func accumulate<Pixels: VectorStack>(
    _ pixels: Pixels, row: Int, stride: Int, _ weight: FloatVector)

  /// Multiplies negative sums by their slopes.
  mutating func rectify(slope: FloatVector)

  /// Writes the sums, within bounds.
  ///
  /// - Parameter rowStep: The distance in floats between the rows.
  func store(to column: UnsafeMutablePointer<Float>, rowStep: Int, _ bounds: Bounds)
}

struct StackOfOne: VectorStack {
  private var vector: FloatVector

  static var count: Int { 1 }

  @inline(__always)
  init(repeating vector: FloatVector) { self.vector = vector }

  @inline(__always)
  init(loading column: UnsafePointer<Float>, rowStep: Int, row: Int, inside: Int) {
    vector = inside & (1 << row) != 0 ? FloatVector(loading: column + row * rowStep) : .zero
  }

  @inline(__always)
  subscript(row: Int) -> FloatVector { vector }

  @inline(__always)
  mutating func accumulate(
    _ column: UnsafePointer<Float>, row: Int, stride: Int, rowStep: Int, _ weight: FloatVector
  ) {
    // Written as a product, so that the compiler sees which sums read the same pixel.
    vector.accumulate(FloatVector(loading: column + row * rowStep), weight)
  }

  @inline(__always)
  mutating func accumulate<Pixels: VectorStack>(
    _ pixels: Pixels, row: Int, stride: Int, _ weight: FloatVector
  ) {
    vector.accumulate(pixels[row], weight)
  }

  @inline(__always)
  mutating func rectify(slope: FloatVector) { vector = vector.rectified(slope: slope) }

  @inline(__always)
  func store(to column: UnsafeMutablePointer<Float>, rowStep: Int, _ bounds: Bounds) {
    bounds.clamp(vector).store(to: column)
  }
}

/// A stack on top of another.
struct Stacks<Upper: VectorStack, Lower: VectorStack>: VectorStack {
  private var upper: Upper
  private var lower: Lower

  static var count: Int { Upper.count + Lower.count }

  @inline(__always)
  init(repeating vector: FloatVector) {
    upper = Upper(repeating: vector)
    lower = Lower(repeating: vector)
  }

  @inline(__always)
  init(loading column: UnsafePointer<Float>, rowStep: Int, row: Int, inside: Int) {
    upper = Upper(loading: column, rowStep: rowStep, row: row, inside: inside)
    lower = Lower(loading: column, rowStep: rowStep, row: row + Upper.count, inside: inside)
  }

  @inline(__always)
  subscript(row: Int) -> FloatVector { row < Upper.count ? upper[row] : lower[row - Upper.count] }

  @inline(__always)
  mutating func accumulate(
    _ column: UnsafePointer<Float>, row: Int, stride: Int, rowStep: Int, _ weight: FloatVector
  ) {
    upper.accumulate(column, row: row, stride: stride, rowStep: rowStep, weight)
    lower.accumulate(column, row: row + Upper.count * stride, stride: stride, rowStep: rowStep, weight)
  }

  @inline(__always)
  mutating func accumulate<Pixels: VectorStack>(
    _ pixels: Pixels, row: Int, stride: Int, _ weight: FloatVector
  ) {
    upper.accumulate(pixels, row: row, stride: stride, weight)
    lower.accumulate(pixels, row: row + Upper.count * stride, stride: stride, weight)
  }

  @inline(__always)
  mutating func rectify(slope: FloatVector) {
    upper.rectify(slope: slope)
    lower.rectify(slope: slope)
  }

  @inline(__always)
  func store(to column: UnsafeMutablePointer<Float>, rowStep: Int, _ bounds: Bounds) {
    upper.store(to: column, rowStep: rowStep, bounds)
    lower.store(to: column + Upper.count * rowStep, rowStep: rowStep, bounds)
  }
}

typealias StackOfTwo = Stacks<StackOfOne, StackOfOne>
typealias StackOfThree = Stacks<StackOfTwo, StackOfOne>
typealias StackOfFour = Stacks<StackOfTwo, StackOfTwo>
typealias StackOfFive = Stacks<StackOfFour, StackOfOne>
typealias StackOfSix = Stacks<StackOfFour, StackOfTwo>
typealias StackOfSeven = Stacks<StackOfFour, StackOfThree>
typealias StackOfEight = Stacks<StackOfFour, StackOfFour>
