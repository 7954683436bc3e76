import KernelLayout

/// Neighbouring rows of outputs of a depthwise convolution.
struct DepthwiseRows {
  let image: PaddedImage
  let window: Window
  /// The number of channels of a span.
  let channelCount: Int
  /// For each vector of channels, what ``depthwise`` takes.
  let packed: UnsafePointer<Float>
  let hasSlope: Bool
  let bounds: Bounds
  let output: UnsafeMutablePointer<Float>
  let outputWidth: Int
  /// The distance in floats between neighbouring rows of outputs.
  let outputRowStep: Int
  /// The room for pixels that are copied.
  let copies: UnsafeMutablePointer<Float>
  let rowCount: Int

  /// Computes one vector of channels after the other.
  @inline(__always)
  func compute() {
    for vector in 0..<vectorCount { strip(ofVector: vector, output: output).compute() }
  }

  @inline(__always)
  var vectorCount: Int { (channelCount + FloatVector.scalarCount - 1) / FloatVector.scalarCount }

  /// The last vector may overlap the one before: both compute the same there.
  @inline(__always)
  func firstChannel(ofVector vector: Int) -> Int {
    min(vector * FloatVector.scalarCount, channelCount - FloatVector.scalarCount)
  }

  /// - Parameter output: Where the first output of the first row has its first channel.
  @inline(__always)
  func strip(ofVector vector: Int, output: UnsafeMutablePointer<Float>) -> DepthwiseStrip {
    let channel = firstChannel(ofVector: vector)
    let weightsOffset = (hasSlope ? 2 : 1) * FloatVector.scalarCount
    let lines = packed + vector * (weightsOffset + window.height * window.width * FloatVector.scalarCount)
    return DepthwiseStrip(
      image: image.droppingChannels(channel), firstChannel: channel, window: window,
      weights: lines + weightsOffset,
      bias: FloatVector(loading: lines), slope: hasSlope ? lines + FloatVector.scalarCount : nil,
      bounds: bounds, output: output + channel, outputRowStep: outputRowStep,
      outputStep: window.spanLength * image.pixelStep, outputWidth: outputWidth, copies: copies,
      rowCount: rowCount, height: height)
  }

  /// The number of rows of the image under the outputs.
  @inline(__always)
  var height: Int { (rowCount - 1) * window.strideHeight + window.extentY }
}
