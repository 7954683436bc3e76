import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the sum, or the maximum, of the elements in each window over an image.
  ///
  /// A sum is a product with a filter of ones. Where channels lie outside of rows, each is an image of one
  /// channel.
  ///
  /// - Source: `tflite/kernels/stablehlo_reduce_window.cc`.
  mutating func addWindowReduction(_ source: TFLiteOperator) throws {
    let (image, output) = (try input(0, of: source), try soleOutput(of: source))
    let shape = tensors[image].shape
    guard shape.rank == 4, tensors[image].elementType == .float32 else {
      throw UnsupportedFeature(
        "\(source.code.name) of \(tensors[image].elementType.rawValue) tensors of shape \(shape)")
    }
    let walk = try WindowWalk(source)
    let reduction = try reduction(of: source)
    if walk.isIdle(along: 3), walk.isIdle(along: 0) {
      return try addReduction(reduction, walk, source, from: image, rowAxis: 1, to: output)
    }
    guard walk.isIdle(along: 0), walk.isIdle(along: 1) else {
      throw UnsupportedFeature("\(source.code.name) with windows along other axes than rows and columns")
    }
    let planes = addReshape(of: image, to: [shape[0] * shape[1], shape[2], shape[3], 1], suffix: "/planes")
    let reduced = addTensor(like: output, shape: tensors[output].shape, suffix: "/planes")
    try addReduction(reduction, walk, source, from: planes, rowAxis: 2, to: reduced)
    let sides = tensors[reduced].shape
    setShape([shape[0], shape[1], sides[1], sides[2]], of: output)
    emit(Reshape(), [reduced], to: [output])
  }

  private mutating func addReduction(
    _ reduction: Reduction, _ walk: WindowWalk, _ source: TFLiteOperator, from image: Int, rowAxis: Int,
    to output: Int
  ) throws {
    let (height, width) = (walk.sizes[rowAxis], walk.sizes[rowAxis + 1])
    let window = walk.window(rowAxis: rowAxis)
    switch reduction {
    case .sum:
      let filter: Shape = [1, height, width, tensors[image].shape[3]]
      let ones = try addConstant(
        like: image, shape: filter, elementType: .float32, quantization: nil, suffix: "/ones"
      ) { $0.bindMemory(to: Float.self).update(repeating: 1) }
      emit(DepthwiseConvolution2D(window: window), [image, ones], to: [output])
    case .maximum:
      // No window lies in the padding alone.
      guard window.dilationHeight == 1, window.dilationWidth == 1,
        max(window.paddingTop, window.paddingBottom) < height,
        max(window.paddingLeft, window.paddingRight) < width
      else { throw UnsupportedFeature("\(source.code.name) of maxima with dilation or wide padding") }
      let pool = MaxPool2D(windowHeight: height, windowWidth: width, window: window, activation: .none)
      emit(pool, [image], to: [output])
    }
  }

  private enum Reduction { case sum, maximum }

  /// What the subgraph computes that the operator calls, from the value that changes nothing.
  private func reduction(of source: TFLiteOperator) throws -> Reduction {
    let number = Int(try source.integer(WindowReductionOptions.body, default: Int32(0)))
    guard model.subgraphs.indices.contains(number) else {
      throw EngineError(
        .invalidModel, "calls subgraph \(number), but there are \(model.subgraphs.count) subgraphs")
    }
    let body = model.subgraphs[number]
    guard body.operators.count == 1, body.inputs.count == 2, body.inputs[0] != body.inputs[1],
      Set(body.operators[0].inputs) == Set(body.inputs), body.operators[0].outputs == body.outputs,
      let start = tensors[try input(1, of: source)].constant, start.elementType == .float32,
      start.shape.elementCount == 1
    else { throw UnsupportedFeature("\(source.code.name) of more than one operator") }
    let value = start.withUnsafeBytes { $0.loadUnaligned(as: Float.self) }
    switch body.operators[0].code.importName {
    case "ADD" where value == 0: return .sum
    case "MAXIMUM" where value <= -Float.greatestFiniteMagnitude: return .maximum
    case let name: throw UnsupportedFeature("\(source.code.name) of \(name) from \(value)")
    }
  }
}

/// How a window walks along each axis.
private struct WindowWalk {
  let sizes: [Int]
  private let strides: [Int]
  private let dilations: [Int]
  /// Before and behind each axis.
  private let padding: [Int]

  init(_ source: TFLiteOperator) throws {
    func integers(_ field: Int, count: Int, absent: Int) throws -> [Int] {
      let values = try source.options?.integers(field, from: Int64.self) ?? []
      return values.isEmpty ? [Int](repeating: absent, count: count) : values
    }
    sizes = try integers(WindowReductionOptions.sizes, count: 4, absent: 1)
    strides = try integers(WindowReductionOptions.strides, count: 4, absent: 1)
    dilations = try integers(WindowReductionOptions.dilations, count: 4, absent: 1)
    padding = try integers(WindowReductionOptions.padding, count: 8, absent: 0)
    let spreads = try integers(WindowReductionOptions.imageDilations, count: 4, absent: 1)
    let steps = sizes + strides + dilations
    guard [sizes, strides, dilations, spreads].allSatisfy({ $0.count == 4 }), padding.count == 8,
      steps.allSatisfy({ 1...Self.longest ~= $0 })
    else {
      throw EngineError(
        .invalidModel,
        "has windows of \(sizes) with strides of \(strides), dilations of \(dilations) and padding of \(padding); "
          + "expected positive ones along 4 axes")
    }
    guard spreads.allSatisfy({ $0 == 1 }), padding.allSatisfy({ 0...Self.longest ~= $0 }) else {
      throw UnsupportedFeature("\(source.code.name) of dilated or cut images")
    }
  }

  private static let longest = Int(Int32.max)

  /// Whether windows have one element along an axis, and leave none out.
  func isIdle(along axis: Int) -> Bool {
    sizes[axis] == 1 && strides[axis] == 1 && padding[2 * axis] == 0 && padding[2 * axis + 1] == 0
  }

  /// The walk over rows and columns.
  func window(rowAxis row: Int) -> Window2D {
    let column = row + 1
    return Window2D(
      strideHeight: strides[row], strideWidth: strides[column], dilationHeight: dilations[row],
      dilationWidth: dilations[column], paddingTop: padding[2 * row], paddingBottom: padding[2 * row + 1],
      paddingLeft: padding[2 * column], paddingRight: padding[2 * column + 1])
  }
}

/// The positions of the fields of `StablehloReduceWindowOptions`, as in `schema.fbs`.
private enum WindowReductionOptions {
  static let sizes = 0
  static let strides = 1
  static let imageDilations = 2
  static let dilations = 3
  static let padding = 4
  static let body = 5
}
