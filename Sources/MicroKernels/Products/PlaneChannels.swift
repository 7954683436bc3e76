import CMicroKernels

/// Computes a row of several output channels of a convolution, each a row of its own, vectorised over the
/// columns.
///
/// Each result starts at its bias and adds the products in the order of ``convolvePlanes``.
///
/// - Precondition: `count` is at least the length of a vector, and there are at least two output channels.
@_cdecl("vitruvian_convolve_planes_to_channels_baseline")
func convolvePlanesToChannels(_ parameters: UnsafePointer<PlaneChannelsParameters>) {
  parameters.pointee.run()
}

extension PlaneChannelsParameters {
  @inline(__always)
  fileprivate func run() {
    let filterLength = filterHeight * filterWidth * channelCount
    var channel = 0
    while channel < outputChannelCount {
      let rows = PlaneChannels(
        planes: planes, planeStep: planeStep, tapRowStep: tapRowStep, channelCount: channelCount,
        filters: filters + channel * filterLength, filterLength: filterLength, filterHeight: filterHeight,
        filterWidth: filterWidth, biases: biases + channel, bounds: Bounds(lower: lower, upper: upper),
        output: output + channel * outputStep, outputStep: outputStep, count: count)
      let blockCount = blockChannelCount(ofChannels: outputChannelCount - channel)
      switch blockCount {
      case 4: rows.compute(FourChannels<WideStack>.self, FourChannels<StackOfOne>.self)
      case 3: rows.compute(ThreeChannels<WideStack>.self, ThreeChannels<StackOfOne>.self)
      default: rows.compute(TwoChannels<StackOfFour>.self, TwoChannels<StackOfOne>.self)
      }
      channel += blockCount
    }
  }
}

/// The number of channels to compute next when `count` are left: four, or so many that no single one remains,
/// which would share no load.
@inline(__always)
private func blockChannelCount(ofChannels count: Int) -> Int {
  count == 5 ? 3 : min(count, 4)
}

#if VITRUVIAN_AVX512
  /// The vectors of each of three or four channels whose sums fill the registers.
  private typealias WideStack = StackOfFour
#else
  /// The vectors of each of three or four channels whose sums fill the registers.
  private typealias WideStack = StackOfThree
#endif

/// The operands of ``convolvePlanesToChannels`` for channels that are computed together.
private struct PlaneChannels {
  let planes: UnsafePointer<Float>
  let planeStep: Int
  let tapRowStep: Int
  let channelCount: Int
  let filters: UnsafePointer<Float>
  let filterLength: Int
  let filterHeight: Int
  let filterWidth: Int
  let biases: UnsafePointer<Float>
  let bounds: Bounds
  let output: UnsafeMutablePointer<Float>
  let outputStep: Int
  let count: Int

  /// Computes blocks of columns, and the last ones a vector at a time.
  @inline(never)
  func compute<Wide: ChannelSums, Narrow: ChannelSums>(_ wide: Wide.Type, _ narrow: Narrow.Type) {
    let (wideLength, vectorLength) = (Wide.Sums.count * FloatVector.scalarCount, FloatVector.scalarCount)
    var column = 0
    while column + wideLength <= count {
      compute(wide, column: column)
      column += wideLength
    }
    while column < count {
      // The last vector may overlap the one before: both compute the same there.
      compute(narrow, column: min(column, count - vectorLength))
      column += vectorLength
    }
  }

  /// Computes neighbouring vectors of outputs of all channels, which share each pixel.
  @inline(__always)
  private func compute<Channels: ChannelSums>(_ channels: Channels.Type, column: Int) {
    var sums = Channels(biases: biases)
    var weights = filters
    for row in 0..<filterHeight {
      for tapColumn in 0..<filterWidth {
        var pixels = planes + (row * tapRowStep + tapColumn + column)
        for _ in 0..<channelCount {
          sums.accumulate(Channels.Sums(loadingVectors: pixels), weights, step: filterLength)
          pixels += planeStep
          weights += 1
        }
      }
    }
    sums.store(to: output + column, step: outputStep, bounds.whole)
  }
}

/// Neighbouring vectors of sums for each of some output channels.
private protocol ChannelSums {
  /// The sums of a channel.
  associatedtype Sums: VectorStack

  static var count: Int { get }

  init(biases: UnsafePointer<Float>)

  /// Adds, to the sums of each channel, the pixels times its weight; weights are `step` floats apart.
  mutating func accumulate(_ pixels: Sums, _ weights: UnsafePointer<Float>, step: Int)

  /// Writes the sums, within bounds, to places that are `step` floats apart.
  func store(to output: UnsafeMutablePointer<Float>, step: Int, _ bounds: Bounds)
}

private struct OneChannel<Sums: VectorStack>: ChannelSums {
  private var sums: Sums

  static var count: Int { 1 }

  @inline(__always)
  init(biases: UnsafePointer<Float>) { sums = Sums(repeating: FloatVector(repeating: biases[0])) }

  @inline(__always)
  mutating func accumulate(_ pixels: Sums, _ weights: UnsafePointer<Float>, step: Int) {
    sums.accumulate(pixels, row: 0, stride: 1, FloatVector(repeating: weights[0]))
  }

  @inline(__always)
  func store(to output: UnsafeMutablePointer<Float>, step: Int, _ bounds: Bounds) {
    sums.store(to: output, rowStep: FloatVector.scalarCount, bounds)
  }
}

/// Some channels after others.
private struct MoreChannels<First: ChannelSums, Rest: ChannelSums>: ChannelSums
where First.Sums == Rest.Sums {
  typealias Sums = First.Sums
  private var first: First
  private var rest: Rest

  static var count: Int { First.count + Rest.count }

  @inline(__always)
  init(biases: UnsafePointer<Float>) {
    first = First(biases: biases)
    rest = Rest(biases: biases + First.count)
  }

  @inline(__always)
  mutating func accumulate(_ pixels: Sums, _ weights: UnsafePointer<Float>, step: Int) {
    first.accumulate(pixels, weights, step: step)
    rest.accumulate(pixels, weights + First.count * step, step: step)
  }

  @inline(__always)
  func store(to output: UnsafeMutablePointer<Float>, step: Int, _ bounds: Bounds) {
    first.store(to: output, step: step, bounds)
    rest.store(to: output + First.count * step, step: step, bounds)
  }
}

private typealias TwoChannels<Sums: VectorStack> = MoreChannels<
  OneChannel<Sums>, OneChannel<Sums>
>
private typealias ThreeChannels<Sums: VectorStack> = MoreChannels<
  TwoChannels<Sums>, OneChannel<Sums>
>
private typealias FourChannels<Sums: VectorStack> = MoreChannels<
  TwoChannels<Sums>, TwoChannels<Sums>
>

extension VectorStack {
  /// Neighbouring vectors.
  @inline(__always)
  fileprivate init(loadingVectors source: UnsafePointer<Float>) {
    self.init(loading: source, rowStep: FloatVector.scalarCount, row: 0, inside: -1)
  }
}
