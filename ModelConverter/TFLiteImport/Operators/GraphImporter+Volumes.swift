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
    let depth = WindowWalk(
      length: shape[1], window: filterShape[0], stride: stride, dilation: dilation,
      isPadded: try usesSamePadding(fields.padding, of: source))
    guard depth.outputLength > 0 else {
      throw EngineError(.invalidModel, "has a window deeper than the volume of shape \(shape)")
    }
    let padded = try padded(volume, depth.padding)
    let images = try images(
      of: padded, starts: (0..<depth.window).map { $0 * depth.dilation }, step: stride,
      count: depth.outputLength, source)
    let convolution = Convolution2D(window: window, activation: try activation(fields.activation, of: source))
    let flat = addTensor(like: output, shape: [1, 1, 1, 1], suffix: "/images of results")
    let filters = try imageFilter(filter, of: source, slices: Array(0..<depth.window))
    emit(convolution, [images, filters, optionalInput(2, of: source)], to: [flat])
    let results = tensors[flat].shape
    setShape(
      try Shape(validating: [shape[0], depth.outputLength, results[1], results[2], results[3]]), of: output)
    emit(Reshape(), [flat], to: [output])
  }

  /// Adds a transposed convolution of volumes as several of images, one for each phase of the stride in
  /// depth: the images that meet in the results of a phase side by side in the channels.
  ///
  /// - Source: `tflite/kernels/internal/reference/conv3d_transpose.h`.
  mutating func addTransposedConvolution3D(_ source: TFLiteOperator) throws {
    typealias Options = Conv3DOptions
    let (volume, filter) = (try input(2, of: source), try input(1, of: source))
    let (shape, filterShape) = (tensors[volume].shape, tensors[filter].shape)
    let size = try constantIntegers(0, of: source, what: "an output shape")
    guard shape.rank == 5, filterShape.rank == 5, size.count == 5, shape[4] == filterShape[4],
      size.allSatisfy({ $0 > 0 }), size[0] == shape[0], size[4] == filterShape[3]
    else {
      throw EngineError(
        .invalidModel,
        "has a volume of shape \(shape), a filter of shape \(filterShape) and an output of shape \(size)")
    }
    _ = try Shape(validating: size)
    let strides = try [Options.strideDepth, Options.strideHeight, Options.strideWidth].map {
      Int(try source.integer($0, default: Int32(0)))
    }
    let dilations = try [Options.dilationDepth, Options.dilationHeight, Options.dilationWidth].map {
      Int(try source.integer($0, default: Int32(1)))
    }
    try checkWindow(strides + dilations + Array(filterShape.dimensions[..<3]))
    guard dilations[1] == 1, dilations[2] == 1 else {
      throw UnsupportedFeature(
        "\(source.code.name) with images dilated by \(dilations[1]) and \(dilations[2])")
    }
    let isPadded = try usesSamePadding(WindowFields.transposed.padding, of: source)
    let walks = (0..<3).map { axis in
      WindowWalk(
        length: size[axis + 1], window: filterShape[axis], stride: strides[axis], dilation: dilations[axis],
        isPadded: isPadded)
    }
    guard walks.map(\.outputLength) == Array(shape.dimensions[1..<4]) else {
      throw EngineError(
        .invalidModel, "has a volume of shape \(shape), which does not come of one of shape \(size)")
    }
    let operation = TransposedConvolution2D(
      height: size[2], width: size[3], strideHeight: strides[1], strideWidth: strides[2],
      paddingTop: walks[1].padding.before, paddingLeft: walks[2].padding.before,
      activation: try activation(Options.activation, of: source))
    try addPhases(of: walks[0], operation, volume: volume, filter: filter, source)
  }

  /// Adds the transposed convolutions of images, and joins their results in depth.
  private mutating func addPhases(
    of depth: WindowWalk, _ operation: TransposedConvolution2D, volume: Int, filter: Int,
    _ source: TFLiteOperator
  ) throws {
    let output = try soleOutput(of: source)
    let (shape, outputs) = (tensors[volume].shape, tensors[filter].shape[3])
    guard depth.stride <= Concatenation.maximumPartCount else {
      throw UnsupportedFeature("\(source.code.name) with a stride of \(depth.stride) images")
    }
    // A phase has `count` results: image `j` of it is image `stride · j + phase` of the padded output, to
    // which slice `stride · k + phase` of the dilated filter adds image `j − k` of the volume.
    let count = (depth.padding.before + depth.length + depth.stride - 1) / depth.stride
    let reach = (depth.window - 1) * depth.dilation / depth.stride
    let padded = try padded(volume, (before: reach, after: max(count - shape[1], 0)))
    let bias = optionalInput(3, of: source).map { [$0] } ?? []
    let row = operation.height * operation.width * outputs
    let phases = try (0..<depth.stride).map { phase in
      let slices = (0..<depth.window).filter { $0 * depth.dilation % depth.stride == phase }
      let starts = slices.map { reach - $0 * depth.dilation / depth.stride }
      let images = try images(
        of: padded, starts: starts.isEmpty ? [0] : starts, step: 1, count: count, source)
      let flat = addTensor(like: output, shape: [1, 1, 1, 1], suffix: "/images of phase \(phase)")
      emit(
        operation, [images, try imageFilter(filter, of: source, slices: slices, isTransposed: true)] + bias,
        to: [flat])
      let part = addTensor(like: output, shape: shape, suffix: "/phase \(phase)")
      setShape(try Shape(validating: [shape[0], count, row]), of: part)
      emit(Reshape(), [flat], to: [part])
      return part
    }
    let joined = addTensor(like: output, shape: shape, suffix: "/phases")
    emit(Concatenation(axis: 2), phases, to: [joined])
    let size = [shape[0], depth.length, operation.height, operation.width, outputs]
    let whole = addTensor(like: output, shape: shape, suffix: "/padded results")
    setShape(try Shape(validating: [size[0], count * depth.stride] + size[2...]), of: whole)
    emit(Reshape(), [joined], to: [whole])
    setShape(try Shape(validating: size), of: output)
    emit(
      Slice(
        starts: [0, depth.padding.before, 0, 0, 0], steps: [1, 1, 1, 1, 1], counts: size), [whole],
      to: [output])
  }

  /// The volume with zeros before and after its images.
  private mutating func padded(_ volume: Int, _ padding: (before: Int, after: Int)) throws -> Int {
    guard padding != (0, 0) else { return volume }
    let shape = tensors[volume].shape
    let padded = addTensor(
      like: volume,
      shape: try Shape(
        validating: [shape[0], shape[1] + padding.before + padding.after] + shape.dimensions[2...]),
      suffix: "/padded")
    emit(
      Pad(before: [0, padding.before, 0, 0, 0], after: [0, padding.after, 0, 0, 0]), [volume], to: [padded])
    return padded
  }

  /// As many images as `count` for each of several images of a volume to start with, a step apart; the
  /// channels of those that start at one after the other's.
  private mutating func images(
    of volume: Int, starts: [Int], step: Int, count: Int, _ source: TFLiteOperator
  ) throws -> Int {
    guard starts.count <= Concatenation.maximumPartCount else {
      throw UnsupportedFeature("\(source.code.name) with a window of \(starts.count) images")
    }
    let shape = tensors[volume].shape
    let counts = [shape[0], count] + shape.dimensions[2...]
    let parts = starts.enumerated().map { place, start in
      let part = addTensor(like: volume, shape: Shape(counts), suffix: "/image \(place)")
      emit(
        Slice(starts: [0, start, 0, 0, 0], steps: [1, step, 1, 1, 1], counts: counts), [volume], to: [part])
      return part
    }
    let joined = addTensor(like: volume, shape: shape, suffix: "/images")
    emit(Concatenation(axis: 4), parts, to: [joined])
    let images = addTensor(like: volume, shape: shape, suffix: "/batch of images")
    setShape(
      try Shape(
        validating: [counts[0] * counts[1], counts[2], counts[3], counts[4] * starts.count]), of: images)
    emit(Reshape(), [joined], to: [images])
    return images
  }

  /// Slices of a filter `[D, H, W, I, O]`, or `[D, H, W, O, I]` of a transposed convolution, as one of
  /// images, `[O, H, W, slices · I]`; zeros, as of one slice, for none.
  private mutating func imageFilter(
    _ filter: Int, of source: TFLiteOperator, slices: [Int], isTransposed: Bool = false
  ) throws -> Int {
    let shape = tensors[filter].shape
    guard tensors[filter].elementType == .float32, let weights = numbers(ofConstant: filter) else {
      throw UnsupportedFeature("\(source.code.name) with a filter that is no constant of float32")
    }
    let area = shape[1] * shape[2]
    let (inputs, outputs) = isTransposed ? (shape[4], shape[3]) : (shape[3], shape[4])
    let (inputStep, outputStep) = isTransposed ? (1, inputs) : (outputs, 1)
    let depth = max(slices.count, 1)
    return try addConstant(
      like: filter, shape: [outputs, shape[1], shape[2], depth * inputs], elementType: .float32,
      quantization: nil, suffix: "/of images"
    ) { bytes in
      let target = bytes.assumingMemoryBound(to: Float.self)
      if slices.isEmpty { target.update(repeating: 0) }
      for (position, slice) in slices.enumerated() {
        for place in 0..<area {
          let start = (slice * area + place) * inputs * outputs
          for channel in 0..<inputs {
            for output in 0..<outputs {
              target[((output * area + place) * depth + position) * inputs + channel] =
                weights[start + channel * inputStep + output * outputStep]
            }
          }
        }
      }
    }
  }

  /// The contents of a constant of numbers, which a node may widen; `nil` when they are computed.
  private func numbers(ofConstant tensor: Int) -> [Float]? {
    if let constant = tensors[tensor].constant { return constant.floats }
    let node = nodes.last { $0.outputs.first == tensor && $0.operation.is(Dequantize.self) }
    guard let stored = node?.inputs.first?.flatMap({ tensors[$0].constant }),
      stored.elementType == .float16
    else { return nil }
    return stored.floats
  }
}

/// The walk of a window along an axis of a volume.
private struct WindowWalk {
  let length: Int
  let window: Int
  let stride: Int
  let dilation: Int
  let padding: (before: Int, after: Int)
  /// The positions of the window.
  let outputLength: Int

  init(length: Int, window: Int, stride: Int, dilation: Int, isPadded: Bool) {
    (self.length, self.window, self.stride, self.dilation) = (length, window, stride, dilation)
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
