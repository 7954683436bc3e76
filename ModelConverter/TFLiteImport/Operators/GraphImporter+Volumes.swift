import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds a convolution of volumes as one of images: those under a window side by side in the channels.
  mutating func addConvolution3D(_ source: TFLiteOperator) throws {
    typealias Options = Conv3DOptions
    let (volume, output) = (try input(0, of: source), try soleOutput(of: source))
    let filter = try input(1, of: source)
    let (shape, filterShape) = (tensors[volume].shape, tensors[filter].shape)
    guard shape.rank == 5, filterShape.rank == 5, shape[4] == filterShape[3] else {
      throw EngineError(
        .invalidModel, "has a volume of shape \(shape) and a filter of shape \(filterShape)")
    }
    let fields = WindowFields(
      strideWidth: Options.strideWidth, strideHeight: Options.strideHeight, activation: Options.activation,
      dilationWidth: Options.dilationWidth, dilationHeight: Options.dilationHeight)
    let window = try window(
      source, fields, height: filterShape[1], width: filterShape[2], over: (shape[2], shape[3]))
    let (stride, dilation) = (
      Int(try source.integer(Options.strideDepth, default: Int32(0))),
      Int(try source.integer(Options.dilationDepth, default: Int32(1)))
    )
    try checkWindow([stride, dilation])
    let depth = DepthWalk(
      length: shape[1], window: filterShape[0], stride: stride, dilation: dilation,
      isPadded: try usesSamePadding(fields.padding, of: source))
    guard depth.outputLength > 0 else {
      throw EngineError(.invalidModel, "has a window deeper than the volume of shape \(shape)")
    }
    let images = try images(of: volume, depth, for: output)
    let convolution = Convolution2D(window: window, activation: try activation(fields.activation, of: source))
    let flat = addTensor(like: output, shape: [1, 1, 1, 1], suffix: "/images of results")
    emit(convolution, [images, try imageFilter(filter), optionalInput(2, of: source)], to: [flat])
    let results = tensors[flat].shape
    setShape(
      try Shape(validating: [shape[0], depth.outputLength, results[1], results[2], results[3]]), of: output)
    emit(Reshape(), [flat], to: [output])
  }

  /// The images under each position of a window in depth, their channels one image's after the other's.
  private mutating func images(of volume: Int, _ depth: DepthWalk, for output: Int) throws -> Int {
    var (padded, shape) = (volume, tensors[volume].shape)
    if depth.padding != (0, 0) {
      let paddedDepth = shape[1] + depth.padding.before + depth.padding.after
      shape = try Shape(validating: [shape[0], paddedDepth] + shape.dimensions[2...])
      padded = addTensor(like: volume, shape: shape, suffix: "/padded")
      emit(
        Pad(before: [0, depth.padding.before, 0, 0, 0], after: [0, depth.padding.after, 0, 0, 0]), [volume],
        to: [padded])
    }
    guard depth.window <= Concatenation.maximumPartCount else {
      throw UnsupportedFeature("CONV_3D with a window of \(depth.window) images")
    }
    let counts = [shape[0], depth.outputLength] + shape.dimensions[2...]
    let parts = (0..<depth.window).map { place in
      let part = addTensor(like: volume, shape: Shape(counts), suffix: "/image \(place)")
      emit(
        Slice(
          starts: [0, place * depth.dilation, 0, 0, 0], steps: [1, depth.stride, 1, 1, 1], counts: counts),
        [padded], to: [part])
      return part
    }
    let joined = addTensor(like: volume, shape: shape, suffix: "/images")
    emit(Concatenation(axis: 4), parts, to: [joined])
    let images = addTensor(like: volume, shape: shape, suffix: "/batch of images")
    setShape(
      try Shape(
        validating: [counts[0] * counts[1], counts[2], counts[3], counts[4] * depth.window]), of: images)
    emit(Reshape(), [joined], to: [images])
    return images
  }

  /// A filter `[D, H, W, I, O]` as one of images, `[O, H, W, D·I]`.
  private mutating func imageFilter(_ filter: Int) throws -> Int {
    let shape = tensors[filter].shape
    guard let constant = tensors[filter].constant, tensors[filter].elementType == .float32,
      constant.elementType == .float32
    else { throw UnsupportedFeature("CONV_3D with a filter that is no constant of float32") }
    let (depth, area, inputs, outputs) = (shape[0], shape[1] * shape[2], shape[3], shape[4])
    return try addConstant(
      like: filter, shape: [outputs, shape[1], shape[2], depth * inputs], elementType: .float32,
      quantization: nil, suffix: "/of images"
    ) { bytes in
      let target = bytes.assumingMemoryBound(to: Float.self)
      constant.inMemory.withUnsafeBytes { bytes in
        let elements = bytes.assumingMemoryBound(to: Float.self)
        for slice in 0..<depth {
          for place in 0..<area {
            for channel in 0..<inputs {
              for output in 0..<outputs {
                target[((output * area + place) * depth + slice) * inputs + channel] =
                  elements[((slice * area + place) * inputs + channel) * outputs + output]
              }
            }
          }
        }
      }
    }
  }
}

/// The walk of a window along the depth of a volume.
private struct DepthWalk {
  let window: Int
  let stride: Int
  let dilation: Int
  let padding: (before: Int, after: Int)
  /// The positions of the window.
  let outputLength: Int

  init(length: Int, window: Int, stride: Int, dilation: Int, isPadded: Bool) {
    (self.window, self.stride, self.dilation) = (window, stride, dilation)
    padding =
      isPadded
      ? Window2D.samePadding(input: length, window: window, stride: stride, dilation: dilation) : (0, 0)
    let rest = length + padding.before + padding.after - (window - 1) * dilation - 1
    outputLength = window > 0 && rest >= 0 ? rest / stride + 1 : 0
  }
}

// The positions of the fields that are read in the options of each operator, as in `schema.fbs`.

private enum Conv3DOptions {
  static let strideDepth = 1
  static let strideWidth = 2
  static let strideHeight = 3
  static let activation = 4
  static let dilationDepth = 5
  static let dilationWidth = 6
  static let dilationHeight = 7
}
