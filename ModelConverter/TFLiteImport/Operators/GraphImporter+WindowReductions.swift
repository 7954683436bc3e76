import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the sum, or the maximum, of the elements in each window over a tensor.
  ///
  /// Axes are walked along one after the other, or two neighbours together, which are the rows and columns of
  /// images then: those before them are a batch, those behind them channels. A sum is a product with a filter
  /// of ones.
  ///
  /// - Source: `tflite/kernels/stablehlo_reduce_window.cc`.
  mutating func addWindowReduction(_ source: TFLiteOperator) throws {
    let (input, output) = (try input(0, of: source), try soleOutput(of: source))
    guard tensors[input].elementType == .float32 else {
      throw UnsupportedFeature("\(source.code.name) of \(tensors[input].elementType.rawValue)")
    }
    var sides = tensors[input].shape.dimensions
    let walk = try WindowWalk(source, rank: sides.count)
    let reduction = try reduction(of: source)
    var reduced = input
    for axes in walk.neighbours {
      let (before, behind) = (sides[..<axes.lowerBound], sides[axes.upperBound...])
      let lengths = try axes.map { try walk.resultLength(along: $0, of: sides[$0]) }
      func images(_ lengths: [Int]) throws -> Shape {
        let columns = lengths.count > 1 ? lengths[1] : 1
        return try Shape(validating: [before.reduce(1, *), lengths[0], columns, behind.reduce(1, *)])
      }
      let image = addReshape(of: reduced, to: try images(Array(sides[axes])), suffix: "/images")
      reduced = addTensor(like: output, shape: try images(lengths), suffix: "/windows")
      try addReduction(reduction, walk.window(along: axes), of: image, to: reduced, source)
      sides.replaceSubrange(axes, with: lengths)
    }
    setShape(try Shape(validating: sides), of: output)
    emit(Reshape(), [reduced], to: [output])
  }

  private mutating func addReduction(
    _ reduction: Reduction, _ walk: (height: Int, width: Int, window: Window2D), of image: Int,
    to output: Int, _ source: TFLiteOperator
  ) throws {
    let window = walk.window
    switch reduction {
    case .sum:
      let filter = try Shape(validating: [1, walk.height, walk.width, tensors[image].shape[3]])
      let ones = try addConstant(
        like: image, shape: filter, elementType: .float32, quantization: nil, suffix: "/ones"
      ) { $0.bindMemory(to: Float.self).update(repeating: 1) }
      emit(DepthwiseConvolution2D(window: window), [image, ones], to: [output])
    case .maximum:
      // No window lies in the padding alone.
      guard window.dilationHeight == 1, window.dilationWidth == 1,
        max(window.paddingTop, window.paddingBottom) < walk.height,
        max(window.paddingLeft, window.paddingRight) < walk.width
      else { throw UnsupportedFeature("\(source.code.name) of maxima with dilation or wide padding") }
      let pool = MaxPool2D(windowHeight: walk.height, windowWidth: walk.width, window: window)
      emit(pool, [image], to: [output])
    }
  }

  private enum Reduction { case sum, maximum }

  /// What the subgraph computes that the operator calls, from the value that changes nothing.
  private func reduction(of source: TFLiteOperator) throws -> Reduction {
    let body = try subgraph(Int(try source.integer(WindowReductionOptions.body, default: Int32(0))))
    guard body.operators.count == 1, body.inputs.count == 2, body.inputs[0] != body.inputs[1],
      Set(body.operators[0].inputs) == Set(body.inputs), body.operators[0].outputs == body.outputs
    else { throw UnsupportedFeature("\(source.code.name) of anything but one operator on two elements") }
    guard let start = tensors[try input(1, of: source)].constant, start.elementType == .float32,
      start.shape.elementCount == 1
    else { throw UnsupportedFeature("\(source.code.name) from anything but one constant number") }
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
  private let sizes: [Int]
  private let strides: [Int]
  private let dilations: [Int]
  /// Before and behind each axis.
  private let padding: [Int]

  init(_ source: TFLiteOperator, rank: Int) throws {
    func integers(_ field: Int, count: Int, absent: Int) throws -> [Int] {
      let values = try source.options?.integers(field, from: Int64.self) ?? []
      return values.isEmpty ? [Int](repeating: absent, count: count) : values
    }
    sizes = try integers(WindowReductionOptions.sizes, count: rank, absent: 1)
    strides = try integers(WindowReductionOptions.strides, count: rank, absent: 1)
    dilations = try integers(WindowReductionOptions.dilations, count: rank, absent: 1)
    padding = try integers(WindowReductionOptions.padding, count: 2 * rank, absent: 0)
    let spreads = try integers(WindowReductionOptions.imageDilations, count: rank, absent: 1)
    guard [sizes, strides, dilations, spreads].allSatisfy({ $0.count == rank }), padding.count == 2 * rank,
      (sizes + strides + dilations).allSatisfy({ 1...Self.longest ~= $0 })
    else {
      throw EngineError(
        .invalidModel,
        "has windows of \(sizes) with strides of \(strides), dilations of \(dilations) and padding of "
          + "\(padding); expected positive ones along \(rank) axes")
    }
    guard spreads.allSatisfy({ $0 == 1 }), padding.allSatisfy({ 0...Self.longest ~= $0 }) else {
      throw UnsupportedFeature("\(source.code.name) of dilated or cut tensors")
    }
  }

  private static let longest = Int(Int32.max)

  /// The axes along which windows have more than one element or leave some out, two neighbours together.
  var neighbours: [Range<Int>] {
    var found: [Range<Int>] = []
    for axis in sizes.indices
    where sizes[axis] != 1 || strides[axis] != 1 || padding[2 * axis] != 0 || padding[2 * axis + 1] != 0 {
      if let last = found.last, last.upperBound == axis, last.count == 1 {
        found[found.count - 1] = last.lowerBound..<axis + 1
      } else {
        found.append(axis..<axis + 1)
      }
    }
    return found
  }

  /// How many windows there are along an axis.
  func resultLength(along axis: Int, of length: Int) throws -> Int {
    let (before, after) = (padding[2 * axis], padding[2 * axis + 1])
    guard
      let count = Window2D.outputLength(
        input: length, window: sizes[axis], stride: strides[axis], dilation: dilations[axis],
        paddingBefore: before, paddingAfter: after)
    else {
      throw EngineError(
        .invalidModel,
        "has windows of \(sizes[axis]) elements, \(dilations[axis]) apart, along axis \(axis), which has "
          + "\(length + before + after) with padding")
    }
    return count
  }

  /// The walk along one axis, as rows, or two, as rows and columns.
  func window(along axes: Range<Int>) -> (height: Int, width: Int, window: Window2D) {
    let row = axes.lowerBound
    var window = Window2D(
      strideHeight: strides[row], dilationHeight: dilations[row], paddingTop: padding[2 * row],
      paddingBottom: padding[2 * row + 1])
    guard axes.count > 1 else { return (sizes[row], 1, window) }
    let column = row + 1
    window.strideWidth = strides[column]
    window.dilationWidth = dilations[column]
    window.paddingLeft = padding[2 * column]
    window.paddingRight = padding[2 * column + 1]
    return (sizes[row], sizes[column], window)
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
