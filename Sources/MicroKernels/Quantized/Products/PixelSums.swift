/// The sums of a vector of channels of neighbouring outputs of a depthwise convolution, which share each load
/// of their weights.
protocol PixelSums {
  static var count: Int { get }

  /// Whether sums are corrected, and so become quantized values only.
  static var isCorrected: Bool { get }

  /// Starts each output with `sums`.
  init(repeating sums: IntegerVector)

  /// Adds the products of groups and weights.
  ///
  /// - Parameters:
  ///   - groups: Those of the first output.
  ///   - step: The distance between those of neighbouring outputs.
  ///   - ones: A one for each member of a group that counts for the sums of the inputs.
  mutating func accumulate(
    _ groups: UnsafePointer<Int32>, step: Int, _ weights: IntegerVector, ones: Int32)

  /// Hands all sums to an results.
  ///
  /// - Parameters:
  ///   - block: What the block of channels is computed with.
  ///   - element: Where the results of the first output go.
  func store(
    _ results: ChannelResults, _ block: UnsafePointer<Int32>, to element: Int)

  /// Stores all sums as they are, without a correction.
  ///
  /// - Parameter target: Where the sums of the first output go; those of the others are `step` numbers apart.
  func storeSums(to target: UnsafeMutablePointer<Int32>, step: Int)
}

/// The sums of one output.
protocol PixelSum: PixelSums {
  /// The corrected sums.
  ///
  /// - Parameter factors: Those of the sums of the inputs.
  func sums(factors: UnsafePointer<Int32>) -> IntegerVector

  /// The sums without a correction.
  var products: IntegerVector { get }
}

extension PixelSum {
  static var count: Int { 1 }

  @inline(__always)
  func store(
    _ results: ChannelResults, _ block: UnsafePointer<Int32>, to element: Int
  ) {
    results.store(sums(factors: block + IntegerVector.scalarCount), block, to: element)
  }

  @inline(__always)
  func storeSums(to target: UnsafeMutablePointer<Int32>, step: Int) { products.store(to: target) }
}

/// One output whose products need no correction.
struct PlainPixel: PixelSum {
  private(set) var products: IntegerVector

  static var isCorrected: Bool { false }

  @inline(__always)
  init(repeating sums: IntegerVector) { products = sums }

  @inline(__always)
  mutating func accumulate(
    _ groups: UnsafePointer<Int32>, step: Int, _ weights: IntegerVector, ones: Int32
  ) {
    products.accumulateGroups(IntegerVector(loading: groups), weights)
    #if VITRUVIAN_AVX2
      // Kept, or the compiler would multiply everything before it adds, and has no registers for that.
      products = products.kept
    #endif
  }

  @inline(__always)
  func sums(factors: UnsafePointer<Int32>) -> IntegerVector { products }
}

/// One output with the sums of its inputs, for quantized values that are no differences from the weights'
/// zero point.
struct CorrectedPixel: PixelSum {
  private(set) var products: IntegerVector
  private var inputs = IntegerVector.zero

  static var isCorrected: Bool { true }

  @inline(__always)
  init(repeating sums: IntegerVector) { products = sums }

  @inline(__always)
  mutating func accumulate(
    _ groups: UnsafePointer<Int32>, step: Int, _ weights: IntegerVector, ones: Int32
  ) {
    let groups = IntegerVector(loading: groups)
    products.accumulateGroups(groups, weights)
    inputs.accumulateGroups(groups, IntegerVector(repeating: ones))
  }

  @inline(__always)
  func sums(factors: UnsafePointer<Int32>) -> IntegerVector {
    products &+ inputs &* IntegerVector(loading: factors)
  }
}

/// Four outputs, which become results together.
struct FourPixels<Pixel: PixelSum>: PixelSums {
  private var first: Pixel
  private var second: Pixel
  private var third: Pixel
  private var fourth: Pixel

  static var count: Int { 4 }
  static var isCorrected: Bool { Pixel.isCorrected }

  @inline(__always)
  init(repeating sums: IntegerVector) {
    first = Pixel(repeating: sums)
    second = first
    third = first
    fourth = first
  }

  @inline(__always)
  mutating func accumulate(
    _ groups: UnsafePointer<Int32>, step: Int, _ weights: IntegerVector, ones: Int32
  ) {
    first.accumulate(groups, step: step, weights, ones: ones)
    second.accumulate(groups + step, step: step, weights, ones: ones)
    third.accumulate(groups + 2 * step, step: step, weights, ones: ones)
    fourth.accumulate(groups + 3 * step, step: step, weights, ones: ones)
  }

  @inline(__always)
  func store(
    _ results: ChannelResults, _ block: UnsafePointer<Int32>, to element: Int
  ) {
    let factors = block + IntegerVector.scalarCount
    results.store(
      (
        first.sums(factors: factors), second.sums(factors: factors), third.sums(factors: factors),
        fourth.sums(factors: factors)
      ), block, to: element)
  }

  @inline(__always)
  func storeSums(to target: UnsafeMutablePointer<Int32>, step: Int) {
    first.products.store(to: target)
    second.products.store(to: target + step)
    third.products.store(to: target + 2 * step)
    fourth.products.store(to: target + 3 * step)
  }
}

/// Twice as many outputs as `Half` has.
struct PixelPair<Half: PixelSums>: PixelSums {
  private var left: Half
  private var right: Half

  static var count: Int { 2 * Half.count }
  static var isCorrected: Bool { Half.isCorrected }

  @inline(__always)
  init(repeating sums: IntegerVector) {
    left = Half(repeating: sums)
    right = left
  }

  @inline(__always)
  mutating func accumulate(
    _ groups: UnsafePointer<Int32>, step: Int, _ weights: IntegerVector, ones: Int32
  ) {
    left.accumulate(groups, step: step, weights, ones: ones)
    right.accumulate(groups + Half.count * step, step: step, weights, ones: ones)
  }

  @inline(__always)
  func store(
    _ results: ChannelResults, _ block: UnsafePointer<Int32>, to element: Int
  ) {
    left.store(results, block, to: element)
    right.store(results, block, to: element + Half.count * results.pixelStep)
  }

  @inline(__always)
  func storeSums(to target: UnsafeMutablePointer<Int32>, step: Int) {
    left.storeSums(to: target, step: step)
    right.storeSums(to: target + Half.count * step, step: step)
  }
}
