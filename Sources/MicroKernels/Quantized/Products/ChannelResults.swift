/// What the sums of a depthwise convolution of quantized numbers become.
struct ChannelResults {
  let requantizer: Requantizer
  let output: UnsafeMutablePointer<UInt8>
  /// The distance between the results of neighbouring outputs of a row.
  let pixelStep: Int
  /// How sums become numbers, where they do not become codes.
  let scaling: ChannelScaling?

  /// The number of lines of a block of channels before its weights.
  @inline(__always)
  var lineCount: Int { scaling == nil ? 3 : 5 }

  /// What the sums of a block start at.
  @inline(__always)
  func start(_ block: UnsafePointer<Int32>) -> IntegerVector {
    IntegerVector(loading: block) &* (scaling?.zeroPoint ?? 1)
  }

  /// Stores the results of an output, or its sums, which ``finishRow(_:firstElement:count:)`` replaces.
  ///
  /// - Parameter element: Where that of the first channel goes.
  @inline(__always)
  func store(_ sums: IntegerVector, _ block: UnsafePointer<Int32>, to element: Int) {
    if let scaling { return sums.store(to: scaling.sums + element) }
    requantizer.codes(sums, multipliers: block.floatVector(line: 2)).store(to: output + element)
  }

  /// Stores the results of four neighbouring outputs, or their sums.
  @inline(__always)
  func store(_ sums: FourIntegerVectors, _ block: UnsafePointer<Int32>, to element: Int) {
    if let scaling {
      let target = scaling.sums + element
      sums.0.store(to: target)
      sums.1.store(to: target + pixelStep)
      sums.2.store(to: target + 2 * pixelStep)
      sums.3.store(to: target + 3 * pixelStep)
      return
    }
    let codes = requantizer.codes(sums, multipliers: block.floatVector(line: 2))
    ByteVector.store(codes, to: output + element, step: pixelStep)
  }

  /// Ends a row of outputs of a vector of channels.
  ///
  /// - Parameters:
  ///   - firstElement: Where the results of the first output go.
  ///   - count: The number of outputs.
  @inline(__always)
  func finishRow(_ block: UnsafePointer<Int32>, firstElement: Int, count: Int) {
    scaling?.finish(block, firstElement: firstElement, count: count, step: pixelStep)
  }
}

/// Turns sums into numbers.
struct ChannelScaling {
  let scale: Float
  let zeroPoint: Int32
  let bounds: Bounds
  let output: UnsafeMutablePointer<Float>

  /// Where the sums lie: in the place of the results.
  @inline(__always)
  var sums: UnsafeMutablePointer<Int32> {
    UnsafeMutableRawPointer(output).assumingMemoryBound(to: Int32.self)
  }

  /// Replaces the sums of a vector of channels of a row of outputs.
  @inline(never)
  func finish(_ block: UnsafePointer<Int32>, firstElement: Int, count: Int, step: Int) {
    let bounds = bounds.whole
    let (before, behind) = (block.floatVector(line: 1), block.floatVector(line: 2))
    let (bias, slope) = (block.floatVector(line: 3), block.floatVector(line: 4))
    var results = output + firstElement
    for _ in 0..<count {
      let scaled = IntegerVector(loadingBitsOf: results).floats * before * scale * behind
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
