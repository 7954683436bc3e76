import ComputeKernels
import TensorCore

/// A filter of vectors that follow one another from run to run, whose weights are products of two factors.
///
/// Each row of the first factor makes a number of a vector. The second one has weights for the last numbers
/// of each row, and `rank` rows make a result.
///
/// - Inputs: vectors `[N, I]`, feature weights `[F, I]`, time weights `[F, M]`, the memory `[N, F·M]`, which
///   has the last `M` numbers of each row, the newest one last, and biases `[F / rank]` (optional).
/// - Outputs: results `[N, F / rank]`, and the memory with the new numbers.
/// - Source: TensorFlow Lite `SVDF`; Nakkiran et al., "Compressing Deep Neural Networks using a
///   Rank-Constrained Topology", 2015.
public struct SingularValueFilter: Sendable, Hashable {
  /// The number of rows that make a result.
  public var rank: Int
  /// What is applied to each result that is a number.
  public var activation: Activation
  /// Whether numbers that meet quantized weights have a zero point of their own, instead of zero.
  public var quantizesAsymmetrically: Bool

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(rank: Int, activation: Activation = .none, quantizesAsymmetrically: Bool = false) {
    self.rank = rank
    self.activation = activation
    self.quantizesAsymmetrically = quantizesAsymmetrically
  }
}

extension SingularValueFilter: OperatorDefinition {
  public static let kind: OperatorKind = "singularValueFilter"
  package static let signature = OperatorSignature(inputs: 4, optional: 1, outputs: 2)
  package static let documentation = OperatorDocumentation(
    inputs: "vectors `[N, I]`, feature weights `[F, I]`, time weights `[F, M]`, memory `[N, F·M]`, "
      + "(biases `[F / rank]`)",
    outputs: "results `[N, F / rank]`: of `rank` rows each, the weighted sums of the last `M` numbers that "
      + "the feature weights made of vectors; and the memory with the newest ones last")
  package static let sample = SingularValueFilter(
    rank: 2, activation: .rectifier, quantizesAsymmetrically: true)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.length("rank", &rank, "the number of rows that make a result")
    try visitor.activation(&activation)
    try visitor.boolean(
      "quantizesAsymmetrically", &quantizesAsymmetrically,
      "whether numbers that meet quantized weights have a zero point of their own, instead of zero")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "vectors", rank: 2)
    let weights = try inputs.required(1, "feature weights", rank: 2)
    let timeWeights = try inputs.required(2, "time weights", rank: 2)
    let memory = try inputs.required(3, "memory", rank: 2)
    let rowCount = weights.shape[0]
    guard weights.shape[1] == input.shape[1], timeWeights.shape[0] == rowCount, rowCount % rank == 0,
      memory.shape == [input.shape[0], rowCount * timeWeights.shape[1]]
    else {
      throw EngineError(
        .shapeMismatch,
        "vectors \(input.shape), feature weights \(weights.shape), time weights \(timeWeights.shape) and "
          + "memory \(memory.shape) do not fit one another and rank \(rank)")
    }
    let isNumeric = input.elementType == .float32
    let expected: [(TensorType, String, [ElementType])] = [
      (weights, "feature weights", isNumeric ? [.float32, .int8] : [input.elementType]),
      (timeWeights, "time weights", [isNumeric ? .float32 : .int16]),
      (memory, "memory", [isNumeric ? .float32 : .int16]),
    ]
    for (type, role, types) in expected where !types.contains(type.elementType) {
      throw EngineError(
        .shapeMismatch,
        "\(role) of \(input.elementType.rawValue) vectors are \(type.elementType.rawValue); expected "
          + types.map(\.rawValue).joined(separator: " or "))
    }
    try inputs.checkVector(
      4, "biases", count: rowCount / rank, elementType: isNumeric ? .float32 : .int32)
    return [inputs.output([input.shape[0], rowCount / rank], input.elementType), memory]
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    let weightCount = [1, 2].reduce(0) { $0 + (inputs[$1]?.shape.elementCount ?? 0) }
    return (inputs[0]?.shape[0] ?? 0) * weightCount
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch (site.type(0).elementType, site.type(1).elementType) {
    case (.float32, .float32), (.float32, .int8): return try realKernel(site)
    case (.int8, .int8): return try integerKernel(site)
    case (let other, _): throw site.unsupported(other)
    }
  }

  private func realKernel(_ site: NodeSite) throws -> PlannedKernel {
    if site.type(1).elementType == .int8 { try site.type(1).checkRowQuantization("feature weights") }
    let (length, rowCount, memoryLength) = sizes(site)
    let weights = RecurrentWeights(site, input: 1, quantizesAsymmetrically)
    let (input, timeWeights) = (site.input(0, as: Float.self), site.input(2, as: Float.self))
    let (firstMemory, memory) = (site.input(3, as: Float.self), site.output(1, as: Float.self))
    let (biases, output) = (site.optionalInput(4, as: Float.self), site.output(0, as: Float.self))
    let newest = Scratch<Float>(count: rowCount)
    let productByteCount = RecurrentScratch.byteCount(vectorLength: length, rowCount: rowCount)
    let (rank, bounds) = (rank, activation.bounds)
    let packing = RecurrentPacking(site, [([1], weights.packed)])
    return PlannedKernel(
      name: packing.kernelName, reason: KernelReason.onlyOne, tileCount: site.type(0).shape[0],
      scratchByteCountPerWorker: newest.byteCount + productByteCount, packedInputs: packing.inputs,
      weights: packing.work
    ) { context, sequence, worker in
      let count = rowCount * memoryLength
      let place = context.mutablePointer(memory) + sequence * count
      place.update(from: context.pointer(firstMemory) + sequence * count, count: count)
      let numbers = context.pointer(newest, worker: worker)
      SingularValueFilterKernels.run(
        context.pointer(input) + sequence * length, length: length, weights.rows(context), rowCount: rowCount,
        rank: rank, timeWeights: context.pointer(timeWeights), memoryLength: memoryLength,
        biases: context.pointer(biases), bounds: bounds, memory: place,
        output: context.mutablePointer(output) + sequence * (rowCount / rank), newest: numbers,
        products: RecurrentScratch(numbers + rowCount, vectorLength: length, rowCount: rowCount))
    }
  }

  private func integerKernel(_ site: NodeSite) throws -> PlannedKernel {
    let (length, rowCount, memoryLength) = sizes(site)
    let scale = try site.quantizedScale(site.type(0), "the vectors")
    let weightScale = try site.quantizedScale(site.type(1), "the feature weights").scale
    let timeScale = try site.quantizedScale(site.type(2), "the time weights").scale
    let memoryScale = try site.quantizedScale(site.type(3), "the memory").scale
    let result = try site.quantizedScale(site.outputs[0], "the output")
    let factors = (
      vector: FixedPointMultiplier(Double(scale.scale * weightScale / memoryScale)),
      time: FixedPointMultiplier(Double(memoryScale * timeScale / result.scale))
    )
    let (input, weights) = (site.input(0, as: Int8.self), RecurrentWeights(site, input: 1))
    let timeWeights = site.input(2, as: Int16.self)
    let (firstMemory, memory) = (site.input(3, as: Int16.self), site.output(1, as: Int16.self))
    let (biases, output) = (site.optionalInput(4, as: Int32.self), site.output(0, as: Int8.self))
    guard let constant = site.constant(1) else {
      throw EngineError(.unsupportedOperator, "weights of quantized values computed at run time")
        .within(Self.kind.rawValue)
    }
    let offsets = Packed(byteCount: rowCount * MemoryLayout<Int32>.size) {
      IntegerSums.rowSums(of: constant.evaluated, times: 0 - scale.zeroPoint)
    }
    let rank = rank
    let products = Scratch<UInt8>(
      byteCount: RecurrentScratch.byteCount(vectorLength: length, rowCount: rowCount))
    let packing = RecurrentPacking(site, [([1], weights.packed), ([], offsets)])
    return PlannedKernel(
      name: packing.kernelName, reason: KernelReason.onlyOne, tileCount: site.type(0).shape[0],
      scratchByteCountPerWorker: products.byteCount, packedInputs: packing.inputs, weights: packing.work
    ) { context, sequence, worker in
      let count = rowCount * memoryLength
      let place = context.mutablePointer(memory) + sequence * count
      place.update(from: context.pointer(firstMemory) + sequence * count, count: count)
      SingularValueFilterKernels.run(
        context.pointer(input) + sequence * length, length: length, weights.integerRows(context),
        offsets: offsets.contents, rank: rank, timeWeights: context.pointer(timeWeights),
        memoryLength: memoryLength, biases: context.pointer(biases), factors: factors,
        outputZeroPoint: result.zeroPoint, memory: place,
        output: context.mutablePointer(output) + sequence * (rowCount / rank),
        products: RecurrentScratch(
          context.pointer(products, worker: worker), vectorLength: length, rowCount: rowCount))
    }
  }

  /// The elements of a vector, the rows, and the numbers of each that are kept.
  private func sizes(_ site: NodeSite) -> (length: Int, rowCount: Int, memoryLength: Int) {
    (site.type(1).shape[1], site.type(1).shape[0], site.type(2).shape[1])
  }
}
