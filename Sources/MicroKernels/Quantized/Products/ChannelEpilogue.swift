/// What happens to the sums of a vector of channels of a depthwise convolution.
protocol ChannelEpilogue {
  /// The number of lines of a block of channels before its weights.
  static var lineCount: Int { get }

  /// The distance between the results of neighbouring outputs of a row.
  var pixelStep: Int { get }

  /// What the sums of a block start at.
  func start(_ block: UnsafePointer<Int32>) -> IntegerVector

  /// Stores the results of an output.
  ///
  /// - Parameter element: Where that of the first channel goes.
  func store(_ sums: IntegerVector, _ block: UnsafePointer<Int32>, to element: Int)

  /// Stores the results of four neighbouring outputs.
  func store(_ sums: FourIntegerVectors, _ block: UnsafePointer<Int32>, to element: Int)
}

/// Turns sums into codes.
struct RequantizingChannels: ChannelEpilogue {
  let requantizer: Requantizer
  let output: UnsafeMutablePointer<UInt8>
  let pixelStep: Int

  static var lineCount: Int { 3 }

  @inline(__always)
  func start(_ block: UnsafePointer<Int32>) -> IntegerVector { IntegerVector(loading: block) }

  @inline(__always)
  func store(_ sums: IntegerVector, _ block: UnsafePointer<Int32>, to element: Int) {
    requantizer.codes(sums, multipliers: block.floatVector(line: 2)).store(to: output + element)
  }

  @inline(__always)
  func store(_ sums: FourIntegerVectors, _ block: UnsafePointer<Int32>, to element: Int) {
    let codes = requantizer.codes(sums, multipliers: block.floatVector(line: 2))
    ByteVector.store(codes, to: output + element, step: pixelStep)
  }
}

/// Turns sums into numbers.
struct ScalingChannels: ChannelEpilogue {
  let scale: Float
  let zeroPoint: Int32
  let bounds: Bounds
  let output: UnsafeMutablePointer<Float>
  let pixelStep: Int

  static var lineCount: Int { 5 }

  @inline(__always)
  func start(_ block: UnsafePointer<Int32>) -> IntegerVector {
    IntegerVector(loading: block) &* IntegerVector(repeating: zeroPoint)
  }

  @_transparent
  func store(_ sums: IntegerVector, _ block: UnsafePointer<Int32>, to element: Int) {
    let scaled = sums.floats * block.floatVector(line: 1) * scale * block.floatVector(line: 2)
    let result = (scaled + block.floatVector(line: 3)).rectified(slope: block.floatVector(line: 4))
    bounds.clamp(result).store(to: output + element)
  }

  @inline(__always)
  func store(_ sums: FourIntegerVectors, _ block: UnsafePointer<Int32>, to element: Int) {
    store(sums.0, block, to: element)
    store(sums.1, block, to: element + pixelStep)
    store(sums.2, block, to: element + 2 * pixelStep)
    store(sums.3, block, to: element + 3 * pixelStep)
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
