/// The sums of the channels of neighbouring outputs of a depthwise convolution, which share each load of their
/// weights.
protocol MicroPixels {
  static var count: Int { get }

  /// The same sums for each output.
  init(repeating sums: MicroChannels)

  /// Adds the products of groups and weights.
  ///
  /// - Parameters:
  ///   - groups: Those of the first output.
  ///   - step: The distance between those of neighbouring outputs.
  ///   - ones: A one for each member of a group that counts for the sums of the inputs.
  mutating func accumulate(
    _ groups: UnsafePointer<Int32>, step: Int, _ weights: MicroChannels, ones: Int32)

  /// Calls `body` with the sums of each output and its position; the first is `position`.
  ///
  /// - Parameter factors: Those of the sums of the inputs.
  func forEachPixel(
    position: Int, factors: UnsafePointer<Int32>, _ body: (MicroChannels, _ position: Int) -> Void)
}

/// One output whose products need no correction.
struct MicroPixel: MicroPixels {
  private var sums: MicroChannels

  static var count: Int { 1 }

  @inline(__always)
  init(repeating sums: MicroChannels) { self.sums = sums }

  @inline(__always)
  mutating func accumulate(
    _ groups: UnsafePointer<Int32>, step: Int, _ weights: MicroChannels, ones: Int32
  ) {
    sums.accumulateGroups(MicroChannels(loading: groups), weights)
  }

  @inline(__always)
  func forEachPixel(
    position: Int, factors: UnsafePointer<Int32>, _ body: (MicroChannels, _ position: Int) -> Void
  ) {
    body(sums, position)
  }
}

/// One output with the sums of its inputs, for codes that are no differences from the weights' zero point.
struct MicroCorrectedPixel: MicroPixels {
  private var products: MicroChannels
  private var inputs = MicroChannels(repeating: 0)

  static var count: Int { 1 }

  @inline(__always)
  init(repeating sums: MicroChannels) { products = sums }

  @inline(__always)
  mutating func accumulate(
    _ groups: UnsafePointer<Int32>, step: Int, _ weights: MicroChannels, ones: Int32
  ) {
    let groups = MicroChannels(loading: groups)
    products.accumulateGroups(groups, weights)
    inputs.accumulateGroups(groups, MicroChannels(repeating: ones))
  }

  @inline(__always)
  func forEachPixel(
    position: Int, factors: UnsafePointer<Int32>, _ body: (MicroChannels, _ position: Int) -> Void
  ) {
    body(products + inputs * MicroChannels(loading: factors), position)
  }
}

/// Twice as many outputs as `Half` has.
struct MicroPixelPair<Half: MicroPixels>: MicroPixels {
  private var left: Half
  private var right: Half

  static var count: Int { 2 * Half.count }

  @inline(__always)
  init(repeating sums: MicroChannels) {
    left = Half(repeating: sums)
    right = Half(repeating: sums)
  }

  @inline(__always)
  mutating func accumulate(
    _ groups: UnsafePointer<Int32>, step: Int, _ weights: MicroChannels, ones: Int32
  ) {
    left.accumulate(groups, step: step, weights, ones: ones)
    right.accumulate(groups + Half.count * step, step: step, weights, ones: ones)
  }

  @inline(__always)
  func forEachPixel(
    position: Int, factors: UnsafePointer<Int32>, _ body: (MicroChannels, _ position: Int) -> Void
  ) {
    left.forEachPixel(position: position, factors: factors, body)
    right.forEachPixel(position: position + Half.count, factors: factors, body)
  }
}
