/// Neighbouring rows of outputs of a depthwise convolution.
struct MicroDepthwiseRows {
  let image: MicroImage
  let window: MicroWindow
  /// The number of channels of a span.
  let channelCount: Int
  /// For each vector of channels, what ``microDepthwise`` takes.
  let packed: UnsafePointer<Float>
  let hasSlope: Bool
  let bounds: MicroBounds
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
  var vectorCount: Int { (channelCount + MicroVector.scalarCount - 1) / MicroVector.scalarCount }

  /// The last vector may overlap the one before: both compute the same there.
  @inline(__always)
  func firstChannel(ofVector vector: Int) -> Int {
    min(vector * MicroVector.scalarCount, channelCount - MicroVector.scalarCount)
  }

  /// - Parameter output: Where the first output of the first row has its first channel.
  @inline(__always)
  func strip(ofVector vector: Int, output: UnsafeMutablePointer<Float>) -> MicroDepthwiseStrip {
    let channel = firstChannel(ofVector: vector)
    let weightsOffset = (hasSlope ? 2 : 1) * MicroVector.scalarCount
    let lines = packed + vector * (weightsOffset + window.height * window.width * MicroVector.scalarCount)
    return MicroDepthwiseStrip(
      image: image.droppingChannels(channel), firstChannel: channel, window: window,
      weights: lines + weightsOffset,
      bias: MicroVector(loading: lines), slope: hasSlope ? lines + MicroVector.scalarCount : nil,
      bounds: bounds, output: output + channel, outputRowStep: outputRowStep,
      outputStep: window.spanLength * image.pixelStep, outputWidth: outputWidth, copies: copies,
      rowCount: rowCount, height: height)
  }

  /// The number of rows of the image under the outputs.
  @inline(__always)
  var height: Int { (rowCount - 1) * window.strideHeight + window.extentY }
}
