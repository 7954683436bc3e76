import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of windows that walk over an image.
  mutating func translateWindow(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "CONV_2D": try addConvolution2D(source)
    case "DEPTHWISE_CONV_2D": try addDepthwiseConvolution2D(source)
    case "CONV_3D": try addConvolution3D(source)
    case "CONV_3D_TRANSPOSE": try addTransposedConvolution3D(source)
    case "TRANSPOSE_CONV": try addTransposedConvolution2D(source)
    case "custom Convolution2DTransposeBias": try addTransposedConvolutionWithBias(source)
    case "MAX_POOL_2D": try addPool(MaxPool2D.self, source)
    case "AVERAGE_POOL_2D": try addPool(AveragePool2D.self, source)
    case "L2_POOL_2D": try addPool(L2Pool2D.self, source)
    case "STABLEHLO_REDUCE_WINDOW": try addWindowReduction(source)
    default: return false
    }
    return true
  }

  private mutating func addConvolution2D(_ source: TFLiteOperator) throws {
    let fields = WindowFields.convolution
    let filter = try imageShape(ofInput: 1, of: source)
    let window = try window(source, fields, height: filter[1], width: filter[2])
    try checkWeightTypes(source)
    let channels = try imageShape(ofInput: 0, of: source)[3]
    guard filter[3] > 0, channels % filter[3] == 0, channels == 0 || filter[0] % (channels / filter[3]) == 0
    else {
      throw EngineError(
        .invalidModel,
        "has \(filter[0]) filters of \(filter[3]) channels, which fit no groups of \(channels) channels")
    }
    let operation = Convolution2D(
      window: window, activation: try activation(fields.activation, of: source),
      inputQuantization: try inputQuantization(ofConvolution: source, hasGroups: channels != filter[3]))
    emit(operation, try weightedInputs(of: source), to: [try soleOutput(of: source)])
  }

  private mutating func addDepthwiseConvolution2D(_ source: TFLiteOperator) throws {
    let fields = WindowFields.depthwise
    let filter = try imageShape(ofInput: 1, of: source)
    let window = try window(source, fields, height: filter[1], width: filter[2])
    try checkWeightTypes(source)
    let channels = try imageShape(ofInput: 0, of: source)[3]
    guard channels > 0, filter[3] > 0, filter[3] % channels == 0 else {
      throw EngineError(.invalidModel, "has \(filter[3]) filters for \(channels) channels")
    }
    let operation = DepthwiseConvolution2D(
      window: window, activation: try activation(fields.activation, of: source))
    emit(operation, try weightedInputs(of: source), to: [try soleOutput(of: source)])
  }

  private mutating func addTransposedConvolution2D(_ source: TFLiteOperator) throws {
    let fields = WindowFields.transposed
    let (image, output) = (try input(2, of: source), try soleOutput(of: source))
    let filter = try imageShape(ofInput: 1, of: source)
    let size = try outputShape(of: source, image: image, output: output)
    let strides = (
      height: Int(try source.integer(fields.strideHeight, default: Int32(0))),
      width: Int(try source.integer(fields.strideWidth, default: Int32(0)))
    )
    guard size.count == 4, size.allSatisfy({ $0 > 0 }), strides.height > 0, strides.width > 0 else {
      throw EngineError(
        .invalidModel, "has output shape \(size) and strides of \(strides.height) and \(strides.width)")
    }
    try checkWeightTypes(source, input: 2, weights: 1)
    var operation = TransposedConvolution2D(
      height: size[1], width: size[2], strideHeight: strides.height, strideWidth: strides.width,
      activation: try activation(fields.activation, of: source))
    if try usesSamePadding(fields.padding, of: source) {
      operation.paddingTop =
        Window2D.samePadding(input: size[1], window: filter[1], stride: strides.height, dilation: 1).before
      operation.paddingLeft =
        Window2D.samePadding(input: size[2], window: filter[2], stride: strides.width, dilation: 1).before
    }
    let bias = optionalInput(3, of: source).map { [$0] } ?? []
    emit(operation, [image, try input(1, of: source)] + bias, to: [output])
  }

  /// The output shape that a transposed convolution is told. Where that is computed at run time, the one that
  /// the file records stands for it, as long as the image is as large as in the file.
  private func outputShape(of source: TFLiteOperator, image: Int, output: Int) throws -> [Int] {
    let told = try input(0, of: source)
    if tensors[told].constant == nil, tensors[told].elementType == .int32,
      let shape = recordedShape(of: output, for: image), shape.count == 4
    {
      return shape
    }
    return try constantIntegers(0, of: source, what: "an output shape")
  }

  private mutating func addPool<Pool: Pooling2D>(_: Pool.Type, _ source: TFLiteOperator) throws {
    let fields = WindowFields.pool
    let height = Int(try source.integer(fields.filterHeight, default: Int32(0)))
    let width = Int(try source.integer(fields.filterWidth, default: Int32(0)))
    let pool = Pool(
      windowHeight: height, windowWidth: width,
      window: try window(source, fields, height: height, width: width),
      activation: try activation(fields.activation, of: source))
    emit(pool, [try input(0, of: source)], to: [try soleOutput(of: source)])
  }
}

/// Where the attributes of a window are among the fields of an operator's options, as in `schema.fbs`.
struct WindowFields {
  let padding = 0
  var strideWidth = 1
  var strideHeight = 2
  let activation: Int
  /// `nil` for operators without dilation.
  var dilationWidth: Int?
  var dilationHeight: Int?
  /// Of pools; other operators have the size of their filter.
  let filterWidth = 3
  let filterHeight = 4

  static let convolution = WindowFields(activation: 3, dilationWidth: 4, dilationHeight: 5)
  static let depthwise = WindowFields(activation: 4, dilationWidth: 5, dilationHeight: 6)
  static let transposed = WindowFields(activation: 3)
  static let pool = WindowFields(activation: 5)
}

extension GraphImporter {
  /// The walk of a window of the given size over the first input, its padding made explicit.
  private func window(
    _ source: TFLiteOperator, _ fields: WindowFields, height: Int, width: Int
  ) throws -> Window2D {
    let image = try imageShape(ofInput: 0, of: source)
    return try window(source, fields, height: height, width: width, over: (image[1], image[2]))
  }

  /// The walk of a window of the given size over an image, its padding made explicit.
  func window(
    _ source: TFLiteOperator, _ fields: WindowFields, height: Int, width: Int,
    over image: (height: Int, width: Int)
  ) throws -> Window2D {
    func length(_ field: Int?, default value: Int32) throws -> Int {
      try field.map { Int(try source.integer($0, default: value)) } ?? 1
    }
    var window = Window2D(
      strideHeight: try length(fields.strideHeight, default: 0),
      strideWidth: try length(fields.strideWidth, default: 0),
      dilationHeight: try length(fields.dilationHeight, default: 1),
      dilationWidth: try length(fields.dilationWidth, default: 1))
    try checkWindow([
      height, width, window.strideHeight, window.strideWidth, window.dilationHeight, window.dilationWidth,
    ])
    if try usesSamePadding(fields.padding, of: source) {
      (window.paddingTop, window.paddingBottom) = Window2D.samePadding(
        input: image.height, window: height, stride: window.strideHeight, dilation: window.dilationHeight)
      (window.paddingLeft, window.paddingRight) = Window2D.samePadding(
        input: image.width, window: width, stride: window.strideWidth, dilation: window.dilationWidth)
    }
    return window
  }

  /// Checks sizes, strides and dilations of a window.
  func checkWindow(_ lengths: [Int]) throws {
    // Products of two such lengths stay far within 64 bits.
    guard lengths.allSatisfy(AttributeLimits.lengths.contains) else {
      throw EngineError(
        .invalidModel,
        "has a window, stride or dilation that is not from 1 to \(AttributeLimits.length)")
    }
  }

  /// Whether the attribute at `field` asks for as much padding as keeps the size, instead of for none.
  func usesSamePadding(_ field: Int, of source: TFLiteOperator) throws -> Bool {
    switch try source.integer(field, default: Int8(0)) {
    case 0: return true
    case 1: return false
    case let number: throw EngineError(.invalidModel, "has padding number \(number); known are 0 and 1")
    }
  }

  /// The shape of an input with four axes.
  private func imageShape(ofInput position: Int, of source: TFLiteOperator) throws -> Shape {
    let shape = tensors[try input(position, of: source)].shape
    guard shape.rank == 4 else {
      throw EngineError(.invalidModel, "has input \(position) of shape \(shape); expected rank 4")
    }
    return shape
  }

  /// Input, weights and, when there is one, bias.
  func weightedInputs(of source: TFLiteOperator) throws -> [Int?] {
    let inputs = [try input(0, of: source), try input(1, of: source)]
    return inputs + (optionalInput(2, of: source).map { [$0] } ?? [])
  }

  /// - Throws: ``UnsupportedFeature`` when integers are to be multiplied with floating-point numbers.
  func checkWeightTypes(_ source: TFLiteOperator) throws {
    try checkWeightTypes(source, input: 0, weights: 1)
  }

  private func checkWeightTypes(_ source: TFLiteOperator, input position: Int, weights: Int) throws {
    let types = try [position, weights].map { tensors[try input($0, of: source)].elementType }
    guard types[0] == types[1] || types == [.float32, .int8] || types == [.int16, .int8] else {
      throw UnsupportedFeature("\(source.code.name) of \(types[0]) with weights of \(types[1])")
    }
  }
}
