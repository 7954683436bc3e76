import ComputeKernels
import TensorCore

/// A layer of long short-term memory, which goes through sequences step by step.
///
/// The rows of the weights are those of the input gate, the forget gate, the cell gate and the output gate,
/// as many for each as there are cells. Without an input gate it is one less the forget gate.
///
/// - Inputs: sequences `[N, T, I]`, weights `[G·C, I]`, recurrent weights `[G·C, O]`, biases `[G·C]`, the
///   last results `[N, O]`, the cells `[N, C]`; and optional ones: peepholes `[(G − 1)·C]`, factors of the
///   cells in all gates but the cell gate; a projection `[O, C]` and its biases `[O]`; factors of normalized
///   sums `[G·C]`.
/// - Outputs: results `[N, T, O]`, and last results and cells behind the last step.
/// - Source: TensorFlow Lite `UNIDIRECTIONAL_SEQUENCE_LSTM`.
public struct LongShortTermMemory: Sendable, Hashable {
  /// Whether the sequences are `[T, N, I]`, and the results likewise.
  public var isTimeMajor: Bool
  /// The largest magnitude of a cell.
  public var cellLimit: Float
  /// The largest magnitude of a projected result.
  public var outputLimit: Float
  /// Whether numbers that meet quantized weights have a zero point of their own, instead of zero.
  public var quantizesAsymmetrically: Bool
  /// Of the quantized values that the output gate lets through.
  public var hiddenScale: Float
  /// Of the quantized values that the output gate lets through.
  public var hiddenZeroPoint: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(
    isTimeMajor: Bool = false, cellLimit: Float = .greatestFiniteMagnitude,
    outputLimit: Float = .greatestFiniteMagnitude, quantizesAsymmetrically: Bool = false,
    hiddenScale: Float = 1, hiddenZeroPoint: Int = 0
  ) {
    self.isTimeMajor = isTimeMajor
    self.cellLimit = cellLimit
    self.outputLimit = outputLimit
    self.quantizesAsymmetrically = quantizesAsymmetrically
    self.hiddenScale = hiddenScale
    self.hiddenZeroPoint = hiddenZeroPoint
  }
}

extension LongShortTermMemory: OperatorDefinition {
  public static let kind: OperatorKind = "longShortTermMemory"
  package static let signature = OperatorSignature(inputs: 6, optional: 4, outputs: 3)
  package static let documentation = OperatorDocumentation(
    inputs: "sequences `[N, T, I]` or one step of each `[N, I]`, weights `[G·C, I]`, recurrent weights "
      + "`[G·C, O]`, biases `[G·C]`, last results `[N, O]`, cells `[N, C]`, (peepholes `[(G − 1)·C]`), "
      + "(projection `[O, C]`), (its biases `[O]`), (factors of normalized sums `[G·C]`); `G` is 4, for the "
      + "input, forget, cell and output gates, or 3 without the first",
    outputs: "results `[N, T, O]` or `[N, O]`, and last results and cells behind the last step")
  package static let sample = LongShortTermMemory(
    isTimeMajor: true, cellLimit: 10, outputLimit: 5, quantizesAsymmetrically: true, hiddenScale: 0.0078125,
    hiddenZeroPoint: -3)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.boolean("isTimeMajor", &isTimeMajor, "whether sequences and results are `[T, N, …]`")
    try visitor.number(
      "cellLimit", &cellLimit, in: AttributeLimits.positive, "the largest magnitude of a cell")
    try visitor.number(
      "outputLimit", &outputLimit, in: AttributeLimits.positive, "the largest magnitude of a projected result"
    )
    try visitor.boolean(
      "quantizesAsymmetrically", &quantizesAsymmetrically,
      "whether numbers that meet quantized weights have a zero point of their own, instead of zero")
    try visitor.number(
      "hiddenScale", &hiddenScale, in: AttributeLimits.positive,
      "the scale of what the output gate lets through, if quantized")
    try visitor.integer("hiddenZeroPoint", &hiddenZeroPoint, in: -128...127, "its zero point")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let geometry = try geometry(inputs)
    let input = try inputs.required(0, "sequences")
    let (hidden, cells) = (try inputs.required(4, "last results"), try inputs.required(5, "cells"))
    let isNumeric = input.elementType == .float32
    let gateCount = inputs[1].map { $0.shape[0] / max(geometry.cellCount, 1) } ?? 0
    let rowCount = gateCount * geometry.cellCount
    try inputs.checkVector(3, "biases", count: rowCount, elementType: isNumeric ? .float32 : .int32)
    try inputs.checkVector(
      6, "peepholes", count: rowCount - geometry.cellCount, elementType: isNumeric ? .float32 : .int16)
    try inputs.checkVector(
      8, "biases of the projection", count: geometry.outputLength, elementType: isNumeric ? .float32 : .int32)
    try inputs.checkVector(9, "normalization", count: rowCount, elementType: .float32)
    try check(hidden, "last results", [geometry.batchCount, geometry.outputLength], input.elementType)
    try check(
      cells, "cells", [geometry.batchCount, geometry.cellCount], isNumeric ? .float32 : .int16)
    let shape = Shape(input.shape.dimensions.dropLast() + [geometry.outputLength])
    return [inputs.output(shape, input.elementType), hidden, cells]
  }

  private func check(_ type: TensorType, _ role: String, _ shape: Shape, _ elementType: ElementType) throws {
    guard type.shape == shape, type.elementType == elementType else {
      throw EngineError(
        .shapeMismatch, "\(role) are \(type); expected \(elementType.rawValue) \(shape)")
    }
  }

  /// The sizes of the layer.
  ///
  /// - Throws: ``EngineError/Code/shapeMismatch`` when the weights do not fit the sequences, or one another.
  private func geometry(_ inputs: NodeInputs) throws -> RecurrentGeometry {
    let input = try inputs.required(0, "sequences").shape
    let weights = try inputs.required(1, "weights", rank: 2)
    let recurrent = try inputs.required(2, "recurrent weights", rank: 2)
    let cells = try inputs.required(5, "cells", rank: 2).shape
    guard input.rank == 2 || input.rank == 3, input.lastDimension == weights.shape[1] else {
      throw EngineError(
        .shapeMismatch,
        "sequences of shape \(input) do not have rank 2 or 3 and \(weights.shape[1]) elements in each step")
    }
    let (cellCount, outputLength) = (cells[1], recurrent.shape[1])
    guard cellCount > 0, [3, 4].contains(where: { $0 * cellCount == weights.shape[0] }),
      recurrent.shape[0] == weights.shape[0]
    else {
      throw EngineError(
        .shapeMismatch,
        "weights \(weights.shape) and recurrent weights \(recurrent.shape) do not have 3 or 4 rows for each "
          + "of \(cellCount) cells")
    }
    let projection = inputs[7]
    guard projection?.shape ?? [outputLength, outputLength] == [outputLength, cellCount] else {
      let words = projection.map { "a projection of shape \($0.shape)" } ?? "no projection"
      throw EngineError(
        .shapeMismatch, "\(cellCount) cells give results of \(outputLength) elements by \(words)")
    }
    try checkTypes(inputs)
    let isTimeFirst = input.rank == 3 && isTimeMajor
    return RecurrentGeometry(
      batchCount: isTimeFirst ? input[1] : input[0],
      stepCount: input.rank == 2 ? 1 : isTimeFirst ? input[0] : input[1], inputLength: weights.shape[1],
      outputLength: outputLength, cellCount: cellCount, isTimeMajor: isTimeFirst)
  }

  /// Checks that all weights are numbers, or quantized values with zero points of zero.
  private func checkTypes(_ inputs: NodeInputs) throws {
    let elementType = try inputs.required(1, "weights").elementType
    for (index, role) in [(1, "weights"), (2, "recurrent weights"), (7, "projection")] {
      guard let type = inputs[index] else { continue }
      guard type.elementType == elementType else {
        throw EngineError(
          .shapeMismatch, "\(role) are \(type.elementType.rawValue), weights \(elementType.rawValue)")
      }
      if elementType == .int8 { try type.checkRowQuantization(role) }
    }
    let input = try inputs.required(0, "sequences").elementType
    guard input == elementType || (input == .float32 && elementType == .int8) else {
      throw EngineError(
        .shapeMismatch, "sequences are \(input.rawValue), weights \(elementType.rawValue)")
    }
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    guard let geometry = try? geometry(inputs), let weights = inputs[1] else { return 0 }
    let gates = weights.shape[0] * (geometry.inputLength + geometry.outputLength)
    let projection = inputs[7]?.shape.elementCount ?? 0
    return geometry.batchCount * geometry.stepCount * (gates + projection)
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let geometry = try geometry(site.inputs)
    switch (site.type(0).elementType, site.type(1).elementType) {
    case (.float32, .float32), (.float32, .int8): return try realKernel(site, geometry)
    case (.int8, .int8): return try integerKernel(site, geometry)
    case (let other, _): throw site.unsupported(other)
    }
  }
}

extension LongShortTermMemory {
  private func realKernel(_ site: NodeSite, _ geometry: RecurrentGeometry) throws -> PlannedKernel {
    let states = RecurrentStates<Float, Float>(site, geometry)
    let gates = site.wantsReference ? nil : joinedGates(site, geometry)
    let weights = RecurrentWeights(site, input: 1, quantizesAsymmetrically, isPacked: gates == nil)
    let recurrent = RecurrentWeights(site, input: 2, quantizesAsymmetrically, isPacked: gates == nil)
    let projection = site.isOmitted(7) ? nil : RecurrentWeights(site, input: 7, quantizesAsymmetrically)
    let biases = site.input(3, as: Float.self)
    let peepholes = site.optionalInput(6, as: Float.self)
    let projectionBiases = site.optionalInput(8, as: Float.self)
    let normalization = site.optionalInput(9, as: Float.self)
    let hasInputGate = site.type(1).shape[0] == 4 * geometry.cellCount
    let instructionSet = site.wantsReference ? nil : site.kernels.instructionSet
    let scratch = Scratch<Float>(count: RealLongShortTermMemory.scratchCount(geometry))
    let (cellLimit, outputLimit) = (cellLimit, outputLimit)
    let packing = RecurrentPacking(
      site,
      [
        ([1, 2], gates), ([1], weights.packed), ([2], recurrent.packed), ([7], projection?.packed),
      ])
    return PlannedKernel(
      name: packing.kernelName, reason: KernelReason.onlyOne, tileCount: geometry.batchCount,
      scratchByteCountPerWorker: scratch.byteCount + geometry.productByteCount, packedInputs: packing.inputs,
      weights: packing.work
    ) { context, sequence, worker in
      states.start(context, sequence)
      let numbers = context.pointer(scratch, worker: worker)
      let layer = RealLongShortTermMemory(
        gateWeights: gates.map { .joined($0.contents) }
          ?? .apart(input: weights.rows(context), recurrent: recurrent.rows(context)),
        biases: context.pointer(biases), peepholes: context.pointer(peepholes),
        normalization: context.pointer(normalization), projection: projection?.rows(context),
        projectionBiases: context.pointer(projectionBiases), hasInputGate: hasInputGate, cellLimit: cellLimit,
        outputLimit: outputLimit, instructionSet: instructionSet)
      layer.run(
        sequence: sequence, geometry, input: context.pointer(states.input),
        output: context.mutablePointer(states.output), hidden: states.hidden(context, sequence),
        cells: states.cells(context, sequence), scratch: numbers,
        products: geometry.products(numbers + scratch.count))
    }
  }

  /// The weights of all gates of numbers, packed with what is added; `nil` where some are computed, or none.
  private func joinedGates(_ site: NodeSite, _ geometry: RecurrentGeometry) -> Packed<PackedMatrix>? {
    guard site.type(1).elementType == .float32, let weights = site.constant(1),
      let recurrent = site.constant(2), !site.isComputed(3)
    else { return nil }
    let biases = site.isOmitted(9) ? site.constant(3) : nil
    let (rowCount, instructionSet) = (weights.shape[0], site.kernels.instructionSet)
    let depth = geometry.inputLength + geometry.outputLength
    guard rowCount > 0, depth > 0 else { return nil }
    let byteCount = PackedMatrix.byteCount(columnCount: rowCount, depth: depth, instructionSet)
    return Packed(byteCount: byteCount + rowCount * depth * MemoryLayout<Float>.size) {
      let joined = AlignedStorage(byteCount: rowCount * depth * MemoryLayout<Float>.size)
      let numbers = joined.start.assumingMemoryBound(to: Float.self)
      for (part, start) in [(weights, 0), (recurrent, geometry.inputLength)] {
        let length = part.shape[1]
        part.evaluated.inMemory.withFloats { rows in
          // In bounds: each row has its place behind those of the rows before.
          for row in 0..<rowCount {
            (numbers + (row * depth + start)).update(from: rows + row * length, count: length)
          }
        }
      }
      return (biases?.evaluated.inMemory).withFloats { biases in
        PackedMatrix(
          filter: StoredFloats(numbers), bias: biases, slope: nil, columnCount: rowCount, depth: depth,
          instructionSet: instructionSet)
      }
    }
  }

  private func integerKernel(_ site: NodeSite, _ geometry: RecurrentGeometry) throws -> PlannedKernel {
    guard site.isOmitted(9) else {
      throw EngineError(.unsupportedOperator, "normalized sums of quantized values")
        .within(Self.kind.rawValue)
    }
    let layer = try integerLayer(site, geometry)
    let states = RecurrentStates<Int8, Int16>(site, geometry)
    let (weights, recurrent) = (RecurrentWeights(site, input: 1), RecurrentWeights(site, input: 2))
    let peepholes = site.optionalInput(6, as: Int16.self)
    let projection = site.isOmitted(7) ? nil : RecurrentWeights(site, input: 7)
    let products = Scratch<Int32>(byteCount: geometry.productByteCount)
    let gates = Scratch<Int16>(count: IntegerLongShortTermMemory.scratchCount(geometry))
    let passed = Scratch<Int8>(count: geometry.cellCount)
    let packing = RecurrentPacking(
      site,
      [([], layer), ([1], weights.packed), ([2], recurrent.packed), ([7], projection?.packed)])
    return PlannedKernel(
      name: packing.kernelName, reason: KernelReason.onlyOne, tileCount: geometry.batchCount,
      scratchByteCountPerWorker: products.byteCount + gates.byteCount + passed.byteCount,
      packedInputs: packing.inputs, weights: packing.work
    ) { context, sequence, worker in
      states.start(context, sequence)
      let sums = UnsafeMutableRawPointer(context.pointer(products, worker: worker))
      let gateSums = (sums + products.byteCount).assumingMemoryBound(to: Int16.self)
      layer.contents.run(
        sequence: sequence, geometry,
        IntegerLongShortTermMemory.Weights(
          input: weights.integerRows(context), recurrent: recurrent.integerRows(context),
          peepholes: context.pointer(peepholes), projection: projection?.integerRows(context)),
        input: context.pointer(states.input), output: context.mutablePointer(states.output),
        hidden: states.hidden(context, sequence), cells: states.cells(context, sequence), scratch: gateSums,
        passed: UnsafeMutableRawPointer(gateSums + gates.count).assumingMemoryBound(to: Int8.self),
        products: geometry.products(sums))
    }
  }

  /// The factors of quantized values, and what the zero points add to sums.
  ///
  /// - Source: `PopulateQuantizedLstmParams8x8_16` in `tflite/kernels/unidirectional_sequence_lstm.cc`.
  private func integerLayer(
    _ site: NodeSite, _ geometry: RecurrentGeometry
  ) throws -> Packed<IntegerLongShortTermMemory> {
    let input = try site.quantizedScale(site.type(0), "the sequence")
    let output = try site.quantizedScale(site.type(4), "the last result")
    let cells = try site.quantizedScale(site.type(5), "the cells")
    guard let cellExponent = cells.scale.exponentOfNearPowerOfTwo, cells.zeroPoint == 0,
      IntegerLongShortTermMemory.cellExponents ~= cellExponent
    else {
      throw EngineError(
        .unsupportedOperator,
        "cells have scale \(cells.scale) and zero point \(cells.zeroPoint); expected a power of two from "
          + "2^−15 to 2^−9, and zero")
    }
    guard let weights = site.constant(1), let recurrent = site.constant(2), let biases = site.constant(3),
      !site.isComputed(7), !site.isComputed(8)
    else {
      throw EngineError(.unsupportedOperator, "weights of quantized values computed at run time")
        .within(Self.kind.rawValue)
    }
    let (projection, projectionBiases) = (site.constant(7), site.constant(8))
    let gateUnit: Float = 0x1p-12
    func factors(_ index: Int, count: Int, _ scale: Float) -> [FixedPointMultiplier] {
      site.inputs[index]?.rowScales(count).map { FixedPointMultiplier(Double($0 * scale / gateUnit)) } ?? []
    }
    let rowCount = site.type(1).shape[0]
    let (cellCount, cellLimit, outputLimit) = (geometry.cellCount, cellLimit, outputLimit)
    let (hiddenScale, hiddenZeroPoint) = (hiddenScale, Int32(hiddenZeroPoint))
    let inputFactors = factors(1, count: rowCount, input.scale)
    let recurrentFactors = factors(2, count: rowCount, output.scale)
    let cellUnit = Float(sign: .plus, exponent: cellExponent, significand: 1)
    let peepholeFactors = factors(6, count: rowCount - cellCount, cellUnit)
    let projectionScale = site.inputs[7]?.rowScales(1)[0] ?? 1
    guard site.inputs[7]?.quantization?.count ?? 1 == 1 else {
      throw EngineError(.unsupportedOperator, "a projection of quantized values has a scale for each row")
        .within(Self.kind.rawValue)
    }
    return Packed(byteCount: (5 * rowCount + geometry.outputLength) * 8) {
      IntegerLongShortTermMemory(
        inputFactors: inputFactors, recurrentFactors: recurrentFactors, peepholeFactors: peepholeFactors,
        inputBiases: Self.biases(biases, weights, zeroPoint: 0 - input.zeroPoint),
        recurrentBiases: Self.biases(nil, recurrent, zeroPoint: 0 - output.zeroPoint),
        projectionBiases: projection.map {
          Self.biases(projectionBiases, $0, zeroPoint: hiddenZeroPoint)
        } ?? [],
        cellExponent: Int32(cellExponent), cellLimit: Self.limit(cellLimit, cells.scale),
        hiddenFactor: FixedPointMultiplier(Double(Float(0x1p-15 / Double(hiddenScale) * 0x1p-15))),
        hiddenZeroPoint: hiddenZeroPoint,
        projectionFactor: FixedPointMultiplier(Double(projectionScale * hiddenScale / output.scale)),
        outputZeroPoint: output.zeroPoint, outputLimit: Self.limit(outputLimit, output.scale),
        hasInputGate: rowCount == 4 * cellCount)
    }
  }

  /// Biases with what a zero point adds to each row's sum.
  private static func biases(_ biases: Constant?, _ weights: Constant, zeroPoint: Int32) -> [Int32] {
    var sums = IntegerSums.rowSums(of: weights.evaluated, times: zeroPoint)
    biases?.evaluated.inMemory.withUnsafeBytes { bytes in
      for row in sums.indices {
        sums[row] &+= bytes.loadUnaligned(fromByteOffset: row * MemoryLayout<Int32>.size, as: Int32.self)
      }
    }
    return sums
  }

  /// A limit as a quantized value; zero for none.
  private static func limit<Integer: FixedWidthInteger>(_ limit: Float, _ scale: Float) -> Integer {
    limit == .greatestFiniteMagnitude ? 0 : Integer(min(limit / scale, Float(Integer.max)))
  }
}

/// What a layer reads of sequences and writes for them, and what it keeps from step to step.
private struct RecurrentStates<Element: Sendable, Cell: Sendable>: Sendable {
  let input: Slot<Element>
  let output: Slot<Element>
  private let firstHidden: Slot<Element>
  private let firstCells: Slot<Cell>
  private let lastHidden: Slot<Element>
  private let lastCells: Slot<Cell>
  private let geometry: RecurrentGeometry

  init(_ site: NodeSite, _ geometry: RecurrentGeometry) {
    input = site.input(0, as: Element.self)
    output = site.output(0, as: Element.self)
    firstHidden = site.input(4, as: Element.self)
    firstCells = site.input(5, as: Cell.self)
    lastHidden = site.output(1, as: Element.self)
    lastCells = site.output(2, as: Cell.self)
    self.geometry = geometry
  }

  /// Puts what a sequence starts with where it is changed.
  func start(_ context: KernelContext, _ sequence: Int) {
    hidden(context, sequence).update(
      from: context.pointer(firstHidden) + sequence * geometry.outputLength, count: geometry.outputLength)
    cells(context, sequence).update(
      from: context.pointer(firstCells) + sequence * geometry.cellCount, count: geometry.cellCount)
  }

  func hidden(_ context: KernelContext, _ sequence: Int) -> UnsafeMutablePointer<Element> {
    context.mutablePointer(lastHidden) + sequence * geometry.outputLength
  }

  func cells(_ context: KernelContext, _ sequence: Int) -> UnsafeMutablePointer<Cell> {
    context.mutablePointer(lastCells) + sequence * geometry.cellCount
  }
}
