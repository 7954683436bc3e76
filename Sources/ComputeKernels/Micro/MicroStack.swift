/// The sums of outputs that lie below each other. Their windows overlap, so that they share what they read.
protocol MicroStack {
  static var count: Int { get }

  init(repeating sum: MicroVector)

  /// Adds, to each sum, a pixel times the weight.
  ///
  /// - Parameters:
  ///   - column: The first pixel of a column of pixels.
  ///   - row: The row of the pixel that the first sum takes.
  ///   - stride: How many rows further down each next sum takes its pixel.
  ///   - rowStep: The distance in floats between the rows.
  mutating func accumulate(
    _ column: UnsafePointer<Float>, row: Int, stride: Int, rowStep: Int, _ weight: MicroVector)

  /// Calls `body` with each sum and its position; the first is `position`.
  func forEachSum(position: Int, _ body: (MicroVector, _ position: Int) -> Void)
}

/// One sum.
struct MicroSum: MicroStack {
  private var sum: MicroVector

  static var count: Int { 1 }

  @inline(__always)
  init(repeating sum: MicroVector) { self.sum = sum }

  @inline(__always)
  mutating func accumulate(
    _ column: UnsafePointer<Float>, row: Int, stride: Int, rowStep: Int, _ weight: MicroVector
  ) {
    // Written as a product, so that the compiler sees which sums read the same pixel.
    sum.accumulate(MicroVector(loading: column + row * rowStep), weight)
  }

  @inline(__always)
  func forEachSum(position: Int, _ body: (MicroVector, _ position: Int) -> Void) { body(sum, position) }
}

/// A stack on top of another.
struct MicroStacks<Upper: MicroStack, Lower: MicroStack>: MicroStack {
  private var upper: Upper
  private var lower: Lower

  static var count: Int { Upper.count + Lower.count }

  @inline(__always)
  init(repeating sum: MicroVector) {
    upper = Upper(repeating: sum)
    lower = Lower(repeating: sum)
  }

  @inline(__always)
  mutating func accumulate(
    _ column: UnsafePointer<Float>, row: Int, stride: Int, rowStep: Int, _ weight: MicroVector
  ) {
    upper.accumulate(column, row: row, stride: stride, rowStep: rowStep, weight)
    lower.accumulate(column, row: row + Upper.count * stride, stride: stride, rowStep: rowStep, weight)
  }

  @inline(__always)
  func forEachSum(position: Int, _ body: (MicroVector, _ position: Int) -> Void) {
    upper.forEachSum(position: position, body)
    lower.forEachSum(position: position + Upper.count, body)
  }
}

typealias MicroTwoSums = MicroStacks<MicroSum, MicroSum>
typealias MicroThreeSums = MicroStacks<MicroTwoSums, MicroSum>
typealias MicroFourSums = MicroStacks<MicroTwoSums, MicroTwoSums>
typealias MicroFiveSums = MicroStacks<MicroFourSums, MicroSum>
typealias MicroSixSums = MicroStacks<MicroFourSums, MicroTwoSums>
typealias MicroSevenSums = MicroStacks<MicroFourSums, MicroThreeSums>
typealias MicroEightSums = MicroStacks<MicroFourSums, MicroFourSums>
