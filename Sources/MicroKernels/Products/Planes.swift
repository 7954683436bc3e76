import CMicroKernels

/// Takes the channels of a row of pixels apart.
@_cdecl("vitruvian_deinterleave_baseline")
func deinterleave(_ parameters: UnsafePointer<DeinterleavingParameters>) {
  parameters.pointee.run()
}

extension DeinterleavingParameters {
  @inline(__always)
  fileprivate func run() {
    typealias Two = TwiceAsMany<FloatVector>
    typealias Four = TwiceAsMany<Two>
    switch width < FloatVector.scalarCount ? 0 : channelCount {
    case 4: Four.deinterleave(pixels, width: width, to: planes, step: planeStep)
    case 8: TwiceAsMany<Four>.deinterleave(pixels, width: width, to: planes, step: planeStep)
    default:
      transpose(
        pixels, stride: channelCount, rowCount: width, columnCount: channelCount, to: planes,
        stride: planeStep)
    }
  }
}

/// Numbers of a power of two of channels that take turns: as many vectors as there are channels.
protocol Interleaved {
  /// The number of vectors.
  static var channelCount: Int { get }

  init(loading source: UnsafePointer<Float>)

  /// Every second number of `first` and of `second`, beginning with their first.
  static func evens(_ first: Self, _ second: Self) -> Self

  /// Every second number of `first` and of `second`, beginning with their second.
  static func odds(_ first: Self, _ second: Self) -> Self

  /// Writes a vector of each channel to a place of its own.
  func deinterleave(to planes: UnsafeMutablePointer<Float>, step: Int)
}

// The compiler would merge the steps into more shuffles than they take.
extension FloatVector: Interleaved {
  static var channelCount: Int { 1 }

  @inline(__always)
  static func evens(_ first: FloatVector, _ second: FloatVector) -> FloatVector {
    FloatVector(lowHalf: first.evenHalf, highHalf: second.evenHalf).kept
  }

  @inline(__always)
  static func odds(_ first: FloatVector, _ second: FloatVector) -> FloatVector {
    FloatVector(lowHalf: first.oddHalf, highHalf: second.oddHalf).kept
  }

  @inline(__always)
  func deinterleave(to planes: UnsafeMutablePointer<Float>, step: Int) { store(to: planes) }
}

/// Twice as many channels as `Half` has.
struct TwiceAsMany<Half: Interleaved>: Interleaved {
  private let first: Half
  private let second: Half

  static var channelCount: Int { 2 * Half.channelCount }

  @inline(__always)
  init(loading source: UnsafePointer<Float>) {
    first = Half(loading: source)
    second = Half(loading: source + Half.channelCount * FloatVector.scalarCount)
  }

  @inline(__always)
  private init(_ first: Half, _ second: Half) {
    self.first = first
    self.second = second
  }

  @inline(__always)
  static func evens(_ first: TwiceAsMany, _ second: TwiceAsMany) -> TwiceAsMany {
    TwiceAsMany(.evens(first.first, first.second), .evens(second.first, second.second))
  }

  @inline(__always)
  static func odds(_ first: TwiceAsMany, _ second: TwiceAsMany) -> TwiceAsMany {
    TwiceAsMany(.odds(first.first, first.second), .odds(second.first, second.second))
  }

  @inline(__always)
  func deinterleave(to planes: UnsafeMutablePointer<Float>, step: Int) {
    Half.evens(first, second).deinterleave(to: planes, step: 2 * step)
    Half.odds(first, second).deinterleave(to: planes + step, step: 2 * step)
  }
}

extension Interleaved {
  /// Takes the channels of at least as many pixels apart as a vector has numbers.
  @inline(__always)
  fileprivate static func deinterleave(
    _ pixels: UnsafePointer<Float>, width: Int, to planes: UnsafeMutablePointer<Float>, step: Int
  ) {
    var pixel = 0
    while pixel < width {
      // The last pixels may overlap those before: both are written the same.
      let first = min(pixel, width - FloatVector.scalarCount)
      Self(loading: pixels + first * channelCount).deinterleave(to: planes + first, step: step)
      pixel += FloatVector.scalarCount
    }
  }
}

/// Computes one or two rows of the only output channel of a convolution, vectorised over the columns.
///
/// Each result starts at the bias and adds the products row by row of the filter, within a row tap by tap,
/// and within a tap channel by channel. The order is that of XNNPACK's kernels, so that networks agree to the
/// last bit.
///
/// - Precondition: `count` is at least the length of a vector, and `filterHeight` not zero.
@_cdecl("vitruvian_convolve_planes_baseline")
func convolvePlanes(_ parameters: UnsafePointer<PlaneConvolutionParameters>) {
  parameters.pointee.run()
}

extension PlaneConvolutionParameters {
  @inline(__always)
  fileprivate func run() {
    let lines = PlaneLines(
      planes: planes, planeStep: planeStep, tapRowStep: tapRowStep, channelCount: channelCount,
      filter: filter, filterHeight: filterHeight, filterWidth: filterWidth,
      bias: FloatVector(repeating: bias), bounds: Bounds(lower: lower, upper: upper).whole, output: output,
      count: count)
    let width = FloatVector.scalarCount
    var column = 0
    while column + 8 * width <= count {
      lines.compute(StackOfEight.self, column, rowCount: rowCount)
      column += 8 * width
    }
    while column < count {
      // The last vector may overlap the one before: both compute the same there.
      lines.compute(StackOfOne.self, min(column, count - width), rowCount: rowCount)
      column += width
    }
  }
}

/// The operands of ``convolvePlanes``.
struct PlaneLines {
  let planes: UnsafePointer<Float>
  let planeStep: Int
  let tapRowStep: Int
  let channelCount: Int
  let filter: UnsafePointer<Float>
  let filterHeight: Int
  let filterWidth: Int
  let bias: FloatVector
  let bounds: Bounds
  let output: UnsafeMutablePointer<Float>
  let count: Int

  /// Computes neighbouring vectors of outputs, which share each weight.
  @inline(__always)
  func compute<Sums: VectorStack>(_ block: Sums.Type, _ column: Int, rowCount: Int) {
    var upper = Sums(repeating: bias)
    if rowCount == 1 {
      for row in 0..<filterHeight { accumulate(row, column, tapRow: row, &upper) }
    } else {
      var lower = Sums(repeating: bias)
      accumulate(0, column, tapRow: 0, &upper)
      for row in 1..<filterHeight { accumulate(row, column, &upper, &lower) }
      accumulate(filterHeight, column, tapRow: filterHeight - 1, &lower)
      lower.store(to: output + count + column, rowStep: FloatVector.scalarCount, bounds)
    }
    upper.store(to: output + column, rowStep: FloatVector.scalarCount, bounds)
  }

  /// Adds the products of a row of pixels with a row of the filter.
  @inline(__always)
  private func accumulate<Sums: VectorStack>(_ row: Int, _ column: Int, tapRow: Int, _ sums: inout Sums) {
    var weight = filter + tapRow * filterWidth * channelCount
    for tapColumn in 0..<filterWidth {
      var pixels = planes + row * tapRowStep + tapColumn + column
      for _ in 0..<channelCount {
        sums.accumulate(pixels, FloatVector(repeating: weight[0]))
        pixels += planeStep
        weight += 1
      }
    }
  }

  /// Adds the products of a row of pixels with two rows of the filter: for the upper outputs with the row of
  /// the same number, for the lower ones with that before.
  @inline(__always)
  private func accumulate<Sums: VectorStack>(
    _ row: Int, _ column: Int, _ upper: inout Sums, _ lower: inout Sums
  ) {
    let tapRowLength = filterWidth * channelCount
    var weight = filter + row * tapRowLength
    for tapColumn in 0..<filterWidth {
      var pixels = planes + row * tapRowStep + tapColumn + column
      for _ in 0..<channelCount {
        upper.accumulate(pixels, FloatVector(repeating: weight[0]))
        lower.accumulate(pixels, FloatVector(repeating: (weight - tapRowLength)[0]))
        pixels += planeStep
        weight += 1
      }
    }
  }
}

extension VectorStack {
  /// Adds, to each sum, one of neighbouring vectors times the weight.
  @inline(__always)
  fileprivate mutating func accumulate(_ vectors: UnsafePointer<Float>, _ weight: FloatVector) {
    accumulate(vectors, row: 0, stride: 1, rowStep: FloatVector.scalarCount, weight)
  }
}
