import ComputeKernels
import TensorCore

/// A node in its place: what an operator sees when it chooses its kernel.
///
/// A class, so that handing it on counts one reference instead of those of all its parts.
package final class NodeSite: Sendable {
  /// The name of the node.
  let name: String
  let operation: Operation
  /// The types of what the operator reads and makes.
  let inputs: NodeInputs
  /// The types of what the node writes.
  package let outputs: [TensorType]
  private let inputTensors: [Int?]
  private let outputTensors: [Int]
  /// The contents of the inputs that are constants.
  private let constants: [Constant?]
  /// What becomes of the operator's result before it is written.
  let epilogue: FusedEpilogue?
  /// The factors for the negative results of each channel, when they are an input or come from another node;
  /// `nil` for none, and for those that are computed.
  let slope: Constant?
  /// What a detection post-process does to the elements that it reads as scores.
  let scores: FusedScores?
  /// Whether a reduction adds up the squares of what it reads, less its second input if it has one.
  let squaresTerms: Bool
  private let context: PlanningContext

  /// - Parameters:
  ///   - inputs: The types of what the operator reads and makes.
  ///   - outputs: The types of what the node writes.
  ///   - inputTensors: What the operator reads; `nil` for an optional input that is left out.
  ///   - outputTensors: What the node writes.
  ///   - constants: The contents of the inputs that are constants.
  ///   - slope: The factors for negative results that come from another node.
  package init(
    name: String, operation: Operation, inputs: NodeInputs, outputs: [TensorType], inputTensors: [Int?],
    outputTensors: [Int], constants: [Constant?], epilogue: FusedEpilogue? = nil, slope: Constant? = nil,
    scores: FusedScores? = nil, squaresTerms: Bool = false, _ context: PlanningContext
  ) {
    self.name = name
    self.operation = operation
    self.inputs = inputs
    self.outputs = outputs
    self.inputTensors = inputTensors
    self.outputTensors = outputTensors
    self.constants = constants
    self.epilogue = epilogue
    self.slope = slope ?? (constants.count > 3 ? constants[3] : nil)
    self.scores = scores
    self.squaresTerms = squaresTerms
    self.context = context
  }

  var kernels: KernelChoice { context.kernels }

  /// The number of threads that share the tiles of a kernel.
  var threadCount: Int { context.threadCount }

  var precision: Precision { context.precision }

  /// The number of equal parts that tiles are to be; `nil` for as many as are worth it.
  var bandCount: Int? { context.bandCount }

  /// How fast BLAS is compared with the micro-kernels; `nil` where sums keep their order, and without BLAS.
  var blasSpeed: BLASSpeed? {
    guard precision == .single, case .micro(let instructionSet) = kernels else { return nil }
    return context.blasSpeed.speed(comparedWith: instructionSet)
  }

  /// The name of a kernel that is taken wherever it computes a node; `nil` for none.
  var preferredKernel: String? { context.preferredKernel }

  /// Whether the plain loops were asked for.
  var wantsReference: Bool { kernels == .reference }

  /// The number of multiply-adds of one run; zero for operators that only move or compare numbers.
  package var multiplyAddCount: Int {
    operation.definition.multiplyAddCount(inputs: inputs, outputs: outputs)
  }

  /// The number of times that one run looks at an element, as
  /// ``OperatorDefinition/operationCount(inputs:outputs:)``.
  package var operationCount: Int { operation.definition.operationCount(inputs: inputs, outputs: outputs) }

  /// Chooses the kernel.
  package func makeKernel() throws -> PlannedKernel { try operation.definition.makeKernel(for: self) }

  /// The contents of input `index` in the type that the operator sees; `nil` when it is not a constant.
  func constant(_ index: Int) -> Constant? { index < constants.count ? constants[index] : nil }

  /// The contents of input `index` as the model has them, perhaps in half precision; `nil` when it is not a
  /// constant.
  func storedConstant(_ index: Int) -> Constant? { constant(index)?.narrow }

  /// Whether input `index` is a constant.
  func isConstant(_ index: Int) -> Bool { constant(index) != nil }

  /// Whether input `index` is there and no constant.
  func isComputed(_ index: Int) -> Bool { !isOmitted(index) && !isConstant(index) }

  /// Whether input `index` is left out.
  func isOmitted(_ index: Int) -> Bool { index >= inputTensors.count || inputTensors[index] == nil }

  /// The positions of the constants behind input zero, which kernels that pack their weights do not read in a
  /// run.
  var packedInputs: [Int] { inputTensors.indices.dropFirst().filter(isConstant) }

  /// The number of tensors that a kernel of the node by itself reads, with inputs that are left out.
  var readCount: Int { inputTensors.count + (epilogue?.addend == nil ? 0 : 1) }

  /// The tensor of input `index`, or `nil` when the input is left out.
  func optionalInput<Element>(_ index: Int, as: Element.Type) -> Slot<Element>? {
    guard index < inputTensors.count, let tensor = inputTensors[index] else { return nil }
    return Slot(tensor: tensor)
  }

  /// The tensor of an input that the shape rule has found present.
  func input<Element>(_ index: Int, as type: Element.Type) -> Slot<Element> {
    guard let slot = optionalInput(index, as: type) else {
      preconditionFailure("input \(index) of \(name) passed the shape rule but is missing")
    }
    return slot
  }

  func output<Element>(_ index: Int, as: Element.Type) -> Slot<Element> {
    Slot(tensor: outputTensors[index])
  }

  /// The tensor that the epilogue adds to the result.
  var addend: Slot<Float>? { (epilogue?.addend).map { Slot(tensor: $0) } }

  /// The position of the addend among what the node reads, if there is a number for each result.
  var wholeAddend: [Int] {
    guard let epilogue, epilogue.addend != nil, epilogue.missingChannelCount == 0 else { return [] }
    return [readCount - 1]
  }

  /// The type of an input that the shape rule has found present.
  func type(_ index: Int) -> TensorType {
    guard let type = inputs[index] else {
      preconditionFailure("input \(index) of \(name) passed the shape rule but is missing")
    }
    return type
  }

  /// The error for an element type that the operator, or one function of it, does not take.
  func unsupported(_ elementType: ElementType, by function: String? = nil) -> EngineError {
    EngineError(.unsupportedOperator, "no kernel takes \(elementType.rawValue) tensors")
      .within(function ?? operation.kind.rawValue)
  }
}

extension EngineError {
  /// The error for quantized tensors of which an operator, or one function of it, passes elements on as they
  /// are, and that differ in what those mean.
  static func differingQuantization(by function: String) -> EngineError {
    EngineError(.unsupportedOperator, "quantized tensors must keep scale and zero point; these differ")
      .within(function)
  }
}

extension NodeSite {
  /// The quantization of a tensor that must have one, the same for all elements.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when it has none, ``EngineError/Code/unsupportedOperator``
  ///   when it has one for each slice.
  func quantizedScale(_ type: TensorType, _ role: String) throws -> QuantizedScale {
    guard let quantization = type.quantization else {
      throw EngineError(.invalidModel, "\(role) is \(type.elementType.rawValue) but has no scale")
    }
    guard let scale = quantization.quantizedScale else {
      throw EngineError(
        .unsupportedOperator, "\(role) has \(quantization.count) scales; expected one for all elements")
    }
    return scale
  }
}

extension Quantization {
  /// The scale and the zero point of all elements; `nil` when there is one pair for each slice.
  package var quantizedScale: QuantizedScale? {
    axis == nil || count == 1 ? QuantizedScale(scale: scale, zeroPoint: Int32(zeroPoint)) : nil
  }
}

extension NodeSite {
  /// The outputs, computed on this thread, when the contents of all inputs are known.
  ///
  /// - Precondition: They are, and the operator is no ``Reshape``, which computes nothing.
  /// - Throws: As ``makeKernel()``, and ``EngineError/Code/resourceExhausted`` when the kernel needs more
  ///   memory than a plan may have.
  package func results() throws -> [Tensor] {
    let kernel = try makeKernel()
    let results = outputs.map { Tensor(shape: $0.shape, elementType: $0.elementType) { _ in } }
    // No kernel has to be right for outputs without elements.
    guard outputs.contains(where: { $0.shape.elementCount > 0 }) else { return results }
    try PlanningContext.checkMemory(of: kernel, threadCount: 1)
    let preparedByteCount = kernel.preparation?.byteCount ?? 0
    kernel.weights?.perform()
    let contents = zip(inputTensors, constants).compactMap { tensor, constant in
      tensor.flatMap { tensor in constant.map { (tensor, $0.evaluated.inMemory) } }
    }
    precondition(contents.count == inputTensors.count { $0 != nil }, "an input has no contents")
    let (scratch, prepared) = (
      AlignedStorage(byteCount: kernel.scratchByteCountPerWorker),
      AlignedStorage(byteCount: preparedByteCount)
    )
    let places = contents + zip(outputTensors, results)
    var addresses = [UnsafeMutableRawPointer](
      repeating: prepared.start, count: (places.map(\.0).max() ?? 0) + 1)
    for (tensor, contents) in places { addresses[tensor] = contents.storage.start }
    withExtendedLifetime((places, scratch, prepared)) {
      addresses.withUnsafeBufferPointer { addresses in
        guard let start = addresses.baseAddress else { return }
        let context = KernelContext(
          addresses: start, scratch: scratch.start,
          scratchByteCountPerWorker: kernel.scratchByteCountPerWorker, prepared: prepared.start)
        for tile in 0..<(kernel.preparation?.tileCount ?? 0) { kernel.preparation?.body(context, tile, 0) }
        for tile in 0..<kernel.tileCount { kernel.body(context, tile, 0) }
      }
    }
    return results
  }
}

/// What kernels are chosen by besides their node.
package struct PlanningContext: Sendable {
  package let kernels: KernelChoice
  /// The number of threads that share the tiles of a kernel.
  package let threadCount: Int
  package let precision: Precision
  /// The name of a kernel that is taken wherever it computes a node, instead of the one that takes the fewest
  /// cycles.
  package let preferredKernel: String?
  /// How fast BLAS is.
  package let blasSpeed: BLASSpeed.Source
  /// The number of equal parts that kernels which can are to be cut into; `nil` for as many as are worth it.
  package private(set) var bandCount: Int?

  package init(
    kernels: KernelChoice, threadCount: Int, precision: Precision, preferredKernel: String? = nil,
    blasSpeed: BLASSpeed.Source = .measured
  ) {
    self.kernels = kernels
    self.threadCount = threadCount
    self.precision = precision
    self.preferredKernel = preferredKernel
    self.blasSpeed = blasSpeed
  }

  /// Plain loops, on one thread.
  package static let reference = PlanningContext(kernels: .reference, threadCount: 1, precision: .exact)

  /// This context for steps that take turns, each of which computes `count` bands of its tensors.
  package func cutting(intoBands count: Int) -> PlanningContext {
    var context = self
    context.bandCount = count
    return context
  }

  /// Plain loops in place of other kernels.
  package var withPlainLoops: PlanningContext {
    PlanningContext(kernels: .reference, threadCount: threadCount, precision: precision)
  }

  /// Whether the micro-kernels were chosen.
  package var hasMicroKernels: Bool { if case .micro = kernels { true } else { false } }

  /// The most bytes that a kernel's preparation writes, and of scratch memory of all threads together.
  package static let maximumScratchByteCount = 1 << 30

  /// Checks what a kernel's preparation and its threads need, which grows with the sizes of filters.
  ///
  /// - Throws: ``EngineError/Code/resourceExhausted`` when that is more than a plan may have.
  package static func checkMemory(of kernel: PlannedKernel, threadCount: Int) throws {
    let preparedByteCount = kernel.preparation?.byteCount ?? 0
    guard preparedByteCount <= maximumScratchByteCount else {
      throw EngineError(
        .resourceExhausted,
        "\(kernel.name) prepares \(preparedByteCount) bytes; the limit is \(maximumScratchByteCount)")
    }
    let limit = maximumScratchByteCount / threadCount
    guard kernel.scratchByteCountPerWorker <= limit else {
      throw EngineError(
        .resourceExhausted,
        "\(kernel.name) needs \(kernel.scratchByteCountPerWorker) bytes of scratch memory for each of "
          + "\(threadCount) threads; the limit is \(limit)")
    }
  }

  /// So many threads at least are to have the memory that a chosen kernel needs, so that few threads compute
  /// with the same kernels as one.
  private static let threadCountWithMemory = 8

  /// Whether there is memory for a kernel that others can stand in for.
  package func hasMemory(for kernel: PlannedKernel) -> Bool {
    let threadCount = max(threadCount, Self.threadCountWithMemory)
    return (try? Self.checkMemory(of: kernel, threadCount: threadCount)) != nil
  }
}

/// Which kernels of an operator that has several are to be taken.
package enum KernelChoice: Sendable, Hashable {
  case reference
  case blas
  case micro(InstructionSet)

  /// The instruction set of kernels that do not multiply matrices.
  package var instructionSet: InstructionSet {
    guard case .micro(let instructionSet) = self else { return .baseline }
    return instructionSet
  }
}

extension InstructionSet {
  /// The name in plans.
  var name: String { rawValue }
}

/// A way to compute a node, with what a run of it is estimated to take.
struct KernelCandidate {
  /// The name of the kernel in plans, without the instruction set.
  let name: String
  /// The estimate of ``CostModel``, in cycles of one core.
  let cycles: Double
  /// Makes the kernel; `nil` when it turns out that the node is none for it.
  let make: () -> PlannedKernel?

  init(_ name: String, cycles: Double, _ make: @escaping () -> PlannedKernel?) {
    self.name = name
    self.cycles = cycles
    self.make = make
  }
}

/// What a candidate for a node was estimated to take.
package struct KernelEstimate: Sendable, Hashable {
  /// The name of the candidate.
  package let name: String
  /// In cycles of one core; they matter only as ratios.
  package let cycles: Double
  /// Whether this candidate makes the kernel of the node.
  package fileprivate(set) var isChosen = false
}

extension NodeSite {
  /// The kernel of the candidate that takes the fewest cycles, of several the first; or the one that the
  /// options ask for.
  ///
  /// - Parameter candidates: `nil` for those that do not take the node; at least one that makes a kernel for
  ///   any node.
  func cheapest(of candidates: [KernelCandidate?]) throws -> PlannedKernel {
    var estimates: [KernelEstimate] = []
    estimates.reserveCapacity(candidates.count)
    for case let candidate? in candidates {
      estimates.append(KernelEstimate(name: candidate.name, cycles: candidate.cycles))
    }
    var remaining = candidates
    while let index = remaining.best(preferring: preferredKernel), let candidate = remaining[index] {
      if let kernel = candidate.make(), context.hasMemory(for: kernel) {
        guard estimates.count > 1 else { return kernel }
        for place in estimates.indices { estimates[place].isChosen = estimates[place].name == candidate.name }
        return PlannedKernel(kernel, chosenFrom: estimates)
      }
      remaining[index] = nil
    }
    throw EngineError(.unsupportedOperator, "no kernel computes \(name.quoted)")
  }
}

extension [KernelCandidate?] {
  /// The place of the candidate of a name or, where there is none, of the one that takes the fewest cycles.
  fileprivate func best(preferring name: String?) -> Int? {
    var best: (index: Int, cycles: Double)?
    for index in indices {
      guard let candidate = self[index] else { continue }
      if candidate.name == name { return index }
      if best.map({ candidate.cycles < $0.cycles }) ?? true { best = (index, candidate.cycles) }
    }
    return best?.index
  }
}
