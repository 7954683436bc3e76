import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of tensors with the elements of another in other places.
  mutating func translateShape(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "TILE": try addTile(source)
    case "BROADCAST_TO": try addBroadcast(source)
    case "TRANSPOSE": try addTranspose(source)
    case "RESHAPE": try addReshape(source)
    case "SQUEEZE": try addSqueeze(source)
    case "EXPAND_DIMS": try addExpandDimensions(source)
    default: return false
    }
    return true
  }

  private mutating func addTranspose(_ source: TFLiteOperator) throws {
    let image = try input(0, of: source)
    let rank = tensors[image].shape.rank
    let permutation = try constantIntegers(1, of: source, what: "a permutation").map {
      try normalized(axis: $0, rank: rank)
    }
    guard permutation.sorted() == Array(0..<rank) else {
      throw EngineError(.invalidModel, "has \(permutation), which is no permutation of \(rank) axes")
    }
    emit(Transpose(permutation: permutation), [image], to: [try soleOutput(of: source)])
  }

  /// Adds a reshape to the shape in the second input or, in old files, in the options.
  private mutating func addReshape(_ source: TFLiteOperator) throws {
    let (image, output) = (try input(0, of: source), try soleOutput(of: source))
    let wanted: [Int]
    if optionalInput(1, of: source) != nil {
      wanted = try constantIntegers(1, of: source, what: "a shape")
    } else {
      let shape = try source.options?.integers(ReshapeOptions.newShape, of: Int32.self)
      wanted = shape?.map(Int.init) ?? tensors[output].shape.dimensions
    }
    setShape(try resolved(wanted, elementCount: tensors[image].shape.elementCount), of: output)
    emit(Reshape(), [image], to: [output])
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

  /// Adds a reshape that drops axes of length one: those in the options, or all.
  private mutating func addSqueeze(_ source: TFLiteOperator) throws {
    let (image, output) = (try input(0, of: source), try soleOutput(of: source))
    let shape = tensors[image].shape
    let named = try source.options?.integers(SqueezeOptions.axes, of: Int32.self) ?? []
    let axes = try named.map { try normalized(axis: Int($0), rank: shape.rank) }
    guard axes.allSatisfy({ shape[$0] == 1 }) else {
      throw EngineError(
        .invalidModel, "squeezes axes \(axes) of shape \(shape), which are not all of length one")
    }
    let kept = shape.dimensions.indices.filter { axes.isEmpty ? shape[$0] != 1 : !axes.contains($0) }
    setShape(Shape(kept.map { shape[$0] }), of: output)
    emit(Reshape(), [image], to: [output])
  }

  /// Adds a reshape that inserts an axis of length one.
  private mutating func addExpandDimensions(_ source: TFLiteOperator) throws {
    let (image, output) = (try input(0, of: source), try soleOutput(of: source))
    let axes = try constantIntegers(1, of: source, what: "an axis")
    guard axes.count == 1 else { throw EngineError(.invalidModel, "has axes \(axes); expected one") }
    var dimensions = tensors[image].shape.dimensions
    dimensions.insert(1, at: try normalized(axis: axes[0], rank: dimensions.count + 1))
    setShape(try Shape(validating: dimensions), of: output)
    emit(Reshape(), [image], to: [output])
  }

  private mutating func addTile(_ source: TFLiteOperator) throws {
    let image = try input(0, of: source)
    let repetitions = try constantIntegers(1, of: source, what: "repetitions")
    guard repetitions.count == tensors[image].shape.rank, repetitions.allSatisfy({ $0 >= 0 }) else {
      throw EngineError(
        .invalidModel, "has repetitions \(repetitions) for a tensor of shape \(tensors[image].shape)")
    }
    emit(Tile(repetitions: repetitions), [image], to: [try soleOutput(of: source)])
  }

  /// Adds a repetition of the axes of length one, behind a reshape that adds leading ones.
  mutating func addBroadcast(_ source: TFLiteOperator) throws {
    let wanted = try Shape(validating: try constantIntegers(1, of: source, what: "a shape"))
    try addBroadcast(of: try input(0, of: source), to: wanted, output: try soleOutput(of: source))
  }

  /// Repeats `tensor` until it has the shape `wanted`.
  mutating func addBroadcast(of tensor: Int, to wanted: Shape, output: Int) throws {
    let shape = tensors[tensor].shape
    let padded = [Int](repeating: 1, count: max(wanted.rank - shape.rank, 0)) + shape.dimensions
    guard padded.count == wanted.rank, zip(padded, wanted.dimensions).allSatisfy({ $0 == $1 || $0 == 1 })
    else { throw EngineError(.invalidModel, "cannot repeat shape \(shape) to \(wanted)") }
    let repetitions = zip(padded, wanted.dimensions).map { $0 == $1 ? 1 : $1 }
    let source =
      padded == shape.dimensions ? tensor : addReshape(of: tensor, to: Shape(padded), suffix: "/ones")
    emit(Tile(repetitions: repetitions), [source], to: [output])
  }
}

// The positions of the fields that are read in the options of each operator, as in `schema.fbs`.

private enum ReshapeOptions {
  static let newShape = 0
}

private enum SqueezeOptions {
  static let axes = 0
}
