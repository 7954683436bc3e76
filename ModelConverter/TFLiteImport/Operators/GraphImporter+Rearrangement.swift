import ModelFormat
import TensorCore

extension GraphImporter {
  mutating func addResizeBilinear(_ source: TFLiteOperator) throws {
    typealias Options = Field.ResizeBilinearOptions
    let size = try imageSize(1, of: source)
    let resize = ResizeBilinear(
      height: size.height, width: size.width, alignsCorners: try source.bool(Options.alignsCorners),
      usesHalfPixelCenters: try source.bool(Options.usesHalfPixelCenters))
    guard !(resize.alignsCorners && resize.usesHalfPixelCenters) else {
      throw EngineError(.invalidModel, "aligns corners and has half-pixel centres at once")
    }
    emit(.resizeBilinear(resize), [try input(0, of: source)], to: [try soleOutput(of: source)])
  }

  mutating func addResizeNearestNeighbor(_ source: TFLiteOperator) throws {
    typealias Options = Field.ResizeNearestNeighborOptions
    let size = try imageSize(1, of: source)
    let resize = ResizeNearestNeighbor(
      height: size.height, width: size.width, alignsCorners: try source.bool(Options.alignsCorners),
      usesHalfPixelCenters: try source.bool(Options.usesHalfPixelCenters))
    guard !(resize.alignsCorners && resize.usesHalfPixelCenters) else {
      throw EngineError(.invalidModel, "aligns corners and has half-pixel centres at once")
    }
    emit(.resizeNearestNeighbor(resize), [try input(0, of: source)], to: [try soleOutput(of: source)])
  }

  /// The height and width in the constant input at `position`.
  private func imageSize(_ position: Int, of source: TFLiteOperator) throws -> (height: Int, width: Int) {
    let size = try constantIntegers(position, of: source, what: "a size")
    guard size.count == 2, size.allSatisfy({ $0 > 0 }) else {
      throw EngineError(.invalidModel, "has the size \(size); expected a height and a width")
    }
    return (size[0], size[1])
  }

  mutating func addDepthToSpace(_ source: TFLiteOperator) throws {
    let size = Int(try source.integer(Field.DepthToSpaceOptions.blockSize, default: Int32(0)))
    guard size > 0 else { throw EngineError(.invalidModel, "has block size \(size)") }
    emit(
      .depthToSpace(DepthToSpace(blockSize: size)), [try input(0, of: source)],
      to: [try soleOutput(of: source)])
  }

  /// Adds a concatenation and, since ours has no epilogue, its activation as a node of its own.
  mutating func addConcatenation(_ source: TFLiteOperator) throws {
    let inputs = try source.inputs.indices.map { try input($0, of: source) }
    guard let first = inputs.first else { throw EngineError(.invalidModel, "has no inputs") }
    let axis = Int(try source.integer(Field.ConcatenationOptions.axis, default: Int32(0)))
    let concatenation = Operation.concatenate(
      Concatenation(axis: try normalized(axis: axis, rank: tensors[first].shape.rank)))
    let output = try soleOutput(of: source)
    let activation = try activation(Field.ConcatenationOptions.activation, of: source)
    guard let function = ElementwiseUnary.Function(activation) else {
      return emit(concatenation, inputs, to: [output])
    }
    let joined = addTensor(like: output, shape: tensors[output].shape, suffix: "/concatenation")
    emit(concatenation, inputs, to: [joined])
    emit(.unary(ElementwiseUnary(function)), [joined], to: [output])
  }

  mutating func addPad(_ source: TFLiteOperator) throws {
    let image = try input(0, of: source)
    let rank = tensors[image].shape.rank
    let paddings = try constantIntegers(1, of: source, what: "paddings")
    guard paddings.count == 2 * rank, paddings.allSatisfy({ $0 >= 0 }) else {
      throw EngineError(.invalidModel, "has paddings \(paddings) for a tensor of rank \(rank)")
    }
    let pad = Pad(
      before: (0..<rank).map { paddings[2 * $0] }, after: (0..<rank).map { paddings[2 * $0 + 1] })
    emit(.pad(pad), [image], to: [try soleOutput(of: source)])
  }

  mutating func addTranspose(_ source: TFLiteOperator) throws {
    let image = try input(0, of: source)
    let rank = tensors[image].shape.rank
    let permutation = try constantIntegers(1, of: source, what: "a permutation").map {
      try normalized(axis: $0, rank: rank)
    }
    guard permutation.sorted() == Array(0..<rank) else {
      throw EngineError(.invalidModel, "has \(permutation), which is no permutation of \(rank) axes")
    }
    emit(.transpose(Transpose(permutation: permutation)), [image], to: [try soleOutput(of: source)])
  }

  /// Adds a reshape to the shape in the second input or, in old files, in the options.
  mutating func addReshape(_ source: TFLiteOperator) throws {
    let (image, output) = (try input(0, of: source), try soleOutput(of: source))
    let wanted: [Int]
    if optionalInput(1, of: source) != nil {
      wanted = try constantIntegers(1, of: source, what: "a shape")
    } else {
      let shape = try source.options?.integers(Field.ReshapeOptions.newShape, of: Int32.self)
      wanted = shape?.map(Int.init) ?? tensors[output].shape.dimensions
    }
    try expectShape(try resolved(wanted, elementCount: tensors[image].shape.elementCount), of: output)
    emit(.reshape, [image], to: [output])
  }

  /// The shape `dimensions`, in which one −1 stands for whatever makes the element count fit.
  private func resolved(_ dimensions: [Int], elementCount: Int) throws -> Shape {
    let known = try Shape(validating: dimensions.filter { $0 != -1 }).elementCount
    let openCount = dimensions.count { $0 == -1 }
    guard openCount == 0 || (openCount == 1 && known > 0 && elementCount % known == 0) else {
      throw EngineError(.invalidModel, "cannot reshape \(elementCount) elements to \(dimensions)")
    }
    let shape = try Shape(validating: dimensions.map { $0 == -1 ? elementCount / known : $0 })
    guard shape.elementCount == elementCount else {
      throw EngineError(.invalidModel, "cannot reshape \(elementCount) elements to \(dimensions)")
    }
    return shape
  }
}

extension ElementwiseUnary.Function {
  /// The function that an activation applies; `nil` for none.
  init?(_ activation: Activation) {
    switch activation {
    case .none: return nil
    case .rectifier: self = .rectifier
    case .rectifier6: self = .rectifier6
    case .rectifierMinusOneToOne: self = .rectifierMinusOneToOne
    }
  }

  /// The activation that applies this function; `nil` when there is none.
  var activation: Activation? {
    switch self {
    case .rectifier: .rectifier
    case .rectifier6: .rectifier6
    case .rectifierMinusOneToOne: .rectifierMinusOneToOne
    default: nil
    }
  }
}
