import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of blocks of pixels that become channels, or images of a batch.
  mutating func translateBlock(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "DEPTH_TO_SPACE": try addDepthToSpace(source)
    case "SPACE_TO_DEPTH": try addSpaceToDepth(source)
    case "SPACE_TO_BATCH_ND": try addSpaceToBatch(source)
    case "BATCH_TO_SPACE_ND": try addBatchToSpace(source)
    default: return false
    }
    return true
  }

  private mutating func addDepthToSpace(_ source: TFLiteOperator) throws {
    let size = Int(try source.integer(DepthToSpaceOptions.blockSize, default: Int32(0)))
    guard size > 0 else { throw EngineError(.invalidModel, "has block size \(size)") }
    emit(
      DepthToSpace(blockSize: size), [try input(0, of: source)],
      to: [try soleOutput(of: source)])
  }

  private mutating func addSpaceToDepth(_ source: TFLiteOperator) throws {
    let size = Int(try source.integer(SpaceToDepthOptions.blockSize, default: Int32(0)))
    guard size > 0 else { throw EngineError(.invalidModel, "has block size \(size)") }
    emit(
      SpaceToDepth(blockSize: size), [try input(0, of: source)],
      to: [try soleOutput(of: source)])
  }

  /// Adds a padding, and a transposition between two reshapes that moves the positions within each block in
  /// front of the batch.
  private mutating func addSpaceToBatch(_ source: TFLiteOperator) throws {
    let (image, output) = (try input(0, of: source), try soleOutput(of: source))
    let (blocks, margins) = try blocksAndMargins(source, what: "paddings")
    let padded = try padded(image, before: margins.before, after: margins.after, for: output)
    let shape = tensors[padded].shape
    guard zip(blocks, shape.dimensions.dropFirst()).allSatisfy({ $1 % $0 == 0 }) else {
      throw EngineError(.invalidModel, "has the padded shape \(shape), which is not made of blocks \(blocks)")
    }
    let count = blocks.count
    let rest = Array(shape.dimensions[(count + 1)...])
    var split = [shape[0]]
    for axis in 0..<count { split += [shape[axis + 1] / blocks[axis], blocks[axis]] }
    let inBlocks = (0..<count).map { 2 + 2 * $0 }
    let ofBlocks = (0..<count).map { 1 + 2 * $0 }
    let behindBlocks = rest.indices.map { 2 * count + 1 + $0 }
    let permutation = inBlocks + [0] + ofBlocks + behindBlocks
    let area = try Shape(validating: blocks).elementCount
    setShape(
      try Shape(validating: [shape[0] * area] + ofBlocks.map { split[$0] } + rest), of: output)
    try addTransposition(of: padded, as: split + rest, by: permutation, to: output)
  }

  /// The inverse of ``addSpaceToBatch(_:)``, with a slice instead of the padding.
  private mutating func addBatchToSpace(_ source: TFLiteOperator) throws {
    let (image, output) = (try input(0, of: source), try soleOutput(of: source))
    let (blocks, margins) = try blocksAndMargins(source, what: "crops")
    let shape = tensors[image].shape
    let area = try Shape(validating: blocks).elementCount
    guard shape[0] % area == 0 else {
      throw EngineError(.invalidModel, "has a batch of \(shape[0]) for blocks \(blocks)")
    }
    let count = blocks.count
    let rest = Array(shape.dimensions[(count + 1)...])
    let sides = (0..<count).map { shape[$0 + 1] }
    let wholeSides = (0..<count).map { sides[$0] * blocks[$0] }
    let withBlocks = (0..<count).flatMap { [count + 1 + $0, $0] }
    let behindBlocks = rest.indices.map { 2 * count + 1 + $0 }
    let permutation = [count] + withBlocks + behindBlocks
    let whole = try Shape(validating: [shape[0] / area] + wholeSides + rest)
    let counts = (0..<whole.rank).map { whole[$0] - margins.before[$0] - margins.after[$0] }
    guard counts.allSatisfy({ $0 >= 0 }) else {
      throw EngineError(.invalidModel, "crops more than there is of shape \(whole)")
    }
    setShape(Shape(counts), of: output)
    let isCropped = whole.dimensions != counts
    let joined = isCropped ? addTensor(like: output, shape: whole, suffix: "/uncropped") : output
    try addTransposition(
      of: image, as: blocks + [shape[0] / area] + sides + rest, by: permutation, to: joined)
    guard isCropped else { return }
    let steps = [Int](repeating: 1, count: whole.rank)
    emit(Slice(starts: margins.before, steps: steps, counts: counts), [joined], to: [output])
  }

  /// The sides of a block, and what is added or taken away at both ends of every axis.
  private func blocksAndMargins(
    _ source: TFLiteOperator, what: String
  ) throws -> (blocks: [Int], margins: (before: [Int], after: [Int])) {
    let shape = tensors[try input(0, of: source)].shape
    let blocks = try constantIntegers(1, of: source, what: "a block shape")
    let margins = try constantIntegers(2, of: source, what: what)
    guard blocks.count < shape.rank, 2 * blocks.count + (shape.rank - blocks.count) <= Shape.maximumRank,
      blocks.allSatisfy(AttributeLimits.lengths.contains), margins.count == 2 * blocks.count,
      margins.allSatisfy((0...AttributeLimits.length).contains)
    else {
      throw EngineError(
        .invalidModel, "has blocks \(blocks) and \(what) \(margins) for a tensor of shape \(shape)")
    }
    var (before, after) = ([Int](repeating: 0, count: shape.rank), [Int](repeating: 0, count: shape.rank))
    for axis in blocks.indices {
      before[axis + 1] = margins[2 * axis]
      after[axis + 1] = margins[2 * axis + 1]
    }
    return (blocks, (before, after))
  }

  /// Adds a padding, if there is any, and gives back the padded tensor.
  private mutating func padded(_ image: Int, before: [Int], after: [Int], for output: Int) throws -> Int {
    guard before.contains(where: { $0 > 0 }) || after.contains(where: { $0 > 0 }) else { return image }
    let shape = tensors[image].shape
    let padded = addTensor(
      like: output,
      shape: try Shape(validating: (0..<shape.rank).map { shape[$0] + before[$0] + after[$0] }),
      suffix: "/padded")
    emit(Pad(before: before, after: after), [image], to: [padded])
    return padded
  }

  /// Adds a transposition of `tensor` seen in another shape, and sees the result in the shape of `output`.
  private mutating func addTransposition(
    of tensor: Int, as dimensions: [Int], by permutation: [Int], to output: Int
  ) throws {
    let split = addTensor(like: output, shape: try Shape(validating: dimensions), suffix: "/blocks")
    emit(Reshape(), [tensor], to: [split])
    let moved = addTensor(
      like: output, shape: Shape(permutation.map { dimensions[$0] }), suffix: "/transposed")
    emit(Transpose(permutation: permutation), [split], to: [moved])
    emit(Reshape(), [moved], to: [output])
  }
}

// The positions of the fields that are read in the options of each operator, as in `schema.fbs`.

private enum DepthToSpaceOptions {
  static let blockSize = 0
}

private enum SpaceToDepthOptions {
  static let blockSize = 0
}
