/// What the sums of a depthwise convolution of quantized values become.
struct ChannelResults {
  let requantizer: Requantizer
  let output: UnsafeMutablePointer<UInt8>
  /// The distance between the results of neighbouring outputs of a row.
  let pixelStep: Int
  /// The number of lines of a block of channels before its weights.
  let lineCount: Int
  /// All bits where sums start at the first line of a block; none where they start at zero.
  private let startMask: Int32
  /// Where sums are stored as they are, instead of what they become.
  let sums: UnsafeMutablePointer<Int32>?
  /// How those then become numbers.
  let scaling: UnsafePointer<ChannelScaling>?

  /// Sums that become quantized values.
  @inline(__always)
  init(requantizer: Requantizer, output: UnsafeMutablePointer<UInt8>, pixelStep: Int) {
    self.requantizer = requantizer
    self.output = output
    self.pixelStep = pixelStep
    lineCount = 3
    startMask = -1
    sums = nil
    scaling = nil
  }

  /// Sums that become numbers.
  @inline(__always)
  init(scaling: UnsafePointer<ChannelScaling>, pixelStep: Int) {
    requantizer = Requantizer(lower: 0, upper: 0, zeroPoint: 0)
    let output = UnsafeMutableRawPointer(scaling.pointee.output)
    self.output = output.assumingMemoryBound(to: UInt8.self)
    self.pixelStep = pixelStep
    lineCount = 5
    startMask = 0
    sums = output.assumingMemoryBound(to: Int32.self)
    self.scaling = scaling
  }

  /// What the sums of a block start at.
  @inline(__always)
  func start(_ block: UnsafePointer<Int32>) -> IntegerVector {
    IntegerVector(loading: block) & startMask
  }

  /// Stores the results of an output.
  ///
  /// - Parameter element: Where that of the first channel goes.
  @inline(__always)
  func store(_ sums: IntegerVector, _ block: UnsafePointer<Int32>, to element: Int) {
    requantizer.quantized(sums, multipliers: block.floatVector(line: 2)).store(to: output + element)
  }

  /// Stores the results of four neighbouring outputs.
  @inline(__always)
  func store(_ sums: FourIntegerVectors, _ block: UnsafePointer<Int32>, to element: Int) {
    requantizer.quantized(sums, multipliers: block.floatVector(line: 2))
      .store(to: output + element, step: pixelStep)
  }

  /// Ends a row of outputs of a vector of channels: sums that were stored become numbers.
  ///
  /// - Parameters:
  ///   - firstElement: Where the results of the first output go.
  ///   - count: The number of outputs.
  @inline(__always)
  func finishRow(_ block: UnsafePointer<Int32>, firstElement: Int, count: Int) {
    guard let scaling else { return }
    scaling.pointee.finish(block, firstElement: firstElement, count: count, step: pixelStep)
  }
}

/// Turns sums into numbers.
struct ChannelScaling {
  let scale: Float
  let zeroPoint: Int32
  let bounds: Bounds
  let output: UnsafeMutablePointer<Float>

  /// Replaces the sums of a vector of channels of a row of outputs, which lie in the place of the results.
  @inline(never)
  func finish(_ block: UnsafePointer<Int32>, firstElement: Int, count: Int, step: Int) {
    let bounds = bounds.whole
    let correction = IntegerVector(loading: block) &* (zeroPoint &- QuantizedGroups.offset)
    let (before, behind) = (block.floatVector(line: 1), block.floatVector(line: 2))
    let (bias, slope) = (block.floatVector(line: 3), block.floatVector(line: 4))
    var results = output + firstElement
    for _ in 0..<count {
      let sums = IntegerVector(loadingBitsOf: results) &+ correction
      let scaled = sums.floats * before * scale * behind
      bounds.clamp((scaled + bias).rectified(slope: slope)).store(to: results)
      results += step
    }
  }
}

extension UnsafePointer<Int32> {
  /// The numbers of a line of a block.
  @inline(__always)
  fileprivate func floatVector(line: Int) -> FloatVector {
    FloatVector(
      loading: UnsafeRawPointer(self + line * IntegerVector.scalarCount).assumingMemoryBound(to: Float.self))
  }
}
