/// A vector for each of some outputs or pixels that lie below each other.
protocol MicroStack {
  static var count: Int { get }

  init(repeating vector: MicroVector)

  /// Reads pixels; those outside an image are zero.
  ///
  /// - Parameters:
  ///   - column: The pixel in the first row of a column of pixels.
  ///   - rowStep: The distance in floats between the rows.
  ///   - row: The row of the first vector.
  ///   - inside: The rows inside the image, a bit for each.
  init(loading column: UnsafePointer<Float>, rowStep: Int, row: Int, inside: Int)

  /// The vector of a row, where the first vector has row 0.
  subscript(row: Int) -> MicroVector { get }

  /// Adds, to each sum, a pixel times the weight. Windows overlap, so that sums share what they read.
  ///
  /// - Parameters:
  ///   - column: The first pixel of a column of pixels.
  ///   - row: The row of the pixel that the first sum takes.
  ///   - stride: How many rows further down each next sum takes its pixel.
  ///   - rowStep: The distance in floats between the rows.
  mutating func accumulate(
    _ column: UnsafePointer<Float>, row: Int, stride: Int, rowStep: Int, _ weight: MicroVector)

  /// Adds, to each sum, one of the pixels times the weight.
  ///
  /// - Parameters:
  ///   - row: The row of the pixel that the first sum takes.
  ///   - stride: How many rows further down each next sum takes its pixel.
  mutating func accumulate<Pixels: MicroStack>(
    _ pixels: Pixels, row: Int, stride: Int, _ weight: MicroVector)

  /// Multiplies negative sums by their slopes.
  mutating func rectify(slope: MicroVector)

  /// Writes the sums, within bounds.
  ///
  /// - Parameter rowStep: The distance in floats between the rows.
  func store(to column: UnsafeMutablePointer<Float>, rowStep: Int, _ bounds: MicroBounds)
}

struct MicroStackOfOne: MicroStack {
  private var vector: MicroVector

  static var count: Int { 1 }

  @inline(__always)
  init(repeating vector: MicroVector) { self.vector = vector }

  @inline(__always)
  init(loading column: UnsafePointer<Float>, rowStep: Int, row: Int, inside: Int) {
    vector = inside & (1 << row) != 0 ? MicroVector(loading: column + row * rowStep) : .zero
  }

  @inline(__always)
  subscript(row: Int) -> MicroVector { vector }

  @inline(__always)
  mutating func accumulate(
    _ column: UnsafePointer<Float>, row: Int, stride: Int, rowStep: Int, _ weight: MicroVector
  ) {
    // Written as a product, so that the compiler sees which sums read the same pixel.
    vector.accumulate(MicroVector(loading: column + row * rowStep), weight)
  }

  @inline(__always)
  mutating func accumulate<Pixels: MicroStack>(
    _ pixels: Pixels, row: Int, stride: Int, _ weight: MicroVector
  ) {
    vector.accumulate(pixels[row], weight)
  }

  @inline(__always)
  mutating func rectify(slope: MicroVector) { vector = vector.rectified(slope: slope) }

  @inline(__always)
  func store(to column: UnsafeMutablePointer<Float>, rowStep: Int, _ bounds: MicroBounds) {
    bounds.clamp(vector).store(to: column)
  }
}

/// A stack on top of another.
struct MicroStacks<Upper: MicroStack, Lower: MicroStack>: MicroStack {
  private var upper: Upper
  private var lower: Lower

  static var count: Int { Upper.count + Lower.count }

  @inline(__always)
  init(repeating vector: MicroVector) {
    upper = Upper(repeating: vector)
    lower = Lower(repeating: vector)
  }

  @inline(__always)
  init(loading column: UnsafePointer<Float>, rowStep: Int, row: Int, inside: Int) {
    upper = Upper(loading: column, rowStep: rowStep, row: row, inside: inside)
    lower = Lower(loading: column, rowStep: rowStep, row: row + Upper.count, inside: inside)
  }

  @inline(__always)
  subscript(row: Int) -> MicroVector { row < Upper.count ? upper[row] : lower[row - Upper.count] }

  @inline(__always)
  mutating func accumulate(
    _ column: UnsafePointer<Float>, row: Int, stride: Int, rowStep: Int, _ weight: MicroVector
  ) {
    upper.accumulate(column, row: row, stride: stride, rowStep: rowStep, weight)
    lower.accumulate(column, row: row + Upper.count * stride, stride: stride, rowStep: rowStep, weight)
  }

  @inline(__always)
  mutating func accumulate<Pixels: MicroStack>(
    _ pixels: Pixels, row: Int, stride: Int, _ weight: MicroVector
  ) {
    upper.accumulate(pixels, row: row, stride: stride, weight)
    lower.accumulate(pixels, row: row + Upper.count * stride, stride: stride, weight)
  }

  @inline(__always)
  mutating func rectify(slope: MicroVector) {
    upper.rectify(slope: slope)
    lower.rectify(slope: slope)
  }

  @inline(__always)
  func store(to column: UnsafeMutablePointer<Float>, rowStep: Int, _ bounds: MicroBounds) {
    upper.store(to: column, rowStep: rowStep, bounds)
    lower.store(to: column + Upper.count * rowStep, rowStep: rowStep, bounds)
  }
}

typealias MicroStackOfTwo = MicroStacks<MicroStackOfOne, MicroStackOfOne>
typealias MicroStackOfThree = MicroStacks<MicroStackOfTwo, MicroStackOfOne>
typealias MicroStackOfFour = MicroStacks<MicroStackOfTwo, MicroStackOfTwo>
typealias MicroStackOfFive = MicroStacks<MicroStackOfFour, MicroStackOfOne>
typealias MicroStackOfSix = MicroStacks<MicroStackOfFour, MicroStackOfTwo>
typealias MicroStackOfSeven = MicroStacks<MicroStackOfFour, MicroStackOfThree>
typealias MicroStackOfEight = MicroStacks<MicroStackOfFour, MicroStackOfFour>
