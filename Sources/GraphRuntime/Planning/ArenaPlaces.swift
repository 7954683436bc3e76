import ModelFormat
import TensorCore

/// Where the tensors of a graph, and what its steps prepare, lie in the arena.
struct ArenaPlaces {
  /// The offsets by tensor; `nil` for constants and for what no step touches.
  let tensors: [Int?]
  /// The offsets of what steps prepare.
  let prepared: [(step: Int, offset: Int)]
  let byteCount: Int
  /// Where guard pages lie, as ``ArenaLayout/guards``.
  let guards: [Int]

  /// Finds when each piece of memory is in use, and a place for it.
  ///
  /// - Parameters:
  ///   - kernels: What runs for each of the nodes.
  ///   - fixed: Tensors that keep their contents beyond the run; inputs of the graph, so that a run can be
  ///     repeated without setting them again.
  init(_ graph: LoweredGraph, kernels: [PlannedKernel], keeping fixed: [Int]) {
    var buffers = TensorBuffers(graph, keeping: fixed)
    buffers.reuseInputs(of: kernels)
    let preparations = kernels.enumerated().compactMap { step, kernel in
      kernel.preparation.map { BufferUsage(firstStep: step, lastStep: step, byteCount: $0.byteCount) }
    }
    let layout = ArenaLayout(buffers.usages.compactMap(\.self) + preparations)
    byteCount = layout.byteCount
    guards = layout.guards
    tensors = buffers.places(layout.offsets.dropLast(preparations.count))
    prepared = zip(preparations, layout.offsets.suffix(preparations.count)).map { ($0.firstStep, $1) }
  }
}

/// The memory that tensors need, each in its home: itself, or the tensor in whose memory it lies.
private struct TensorBuffers {
  private let graph: LoweredGraph
  /// By owner; where it lies in a concatenation.
  private let parts: [PlacedParts.Place?]
  private var homes: [Int]
  /// By tensor; `nil` for one that has its home in another, that is a constant or that is never in use.
  private(set) var usages: [BufferUsage?]

  /// Finds when each tensor is in use. The parameters are those of ``ArenaPlaces``.
  init(_ graph: LoweredGraph, keeping fixed: [Int]) {
    let parts = PlacedParts.find(in: graph, keeping: fixed)
    (self.graph, self.parts) = (graph, parts)
    homes = graph.tensors.map { parts[$0.owner]?.whole ?? $0.owner }
    usages = [BufferUsage?](repeating: nil, count: graph.tensors.count)
    for tensor in graph.inputs { touch(tensor, at: -1) }
    for step in graph.nodes.indices {
      for tensor in graph.nodes[step].outputs { touch(tensor, at: step) }
      for case let tensor? in graph.nodes[step].reads { touch(tensor, at: step) }
    }
    for tensor in fixed { touch(tensor, at: graph.nodes.count) }
  }

  /// Puts outputs in the place of inputs that their kernels may overwrite and no later step needs.
  mutating func reuseInputs(of kernels: [PlannedKernel]) {
    for step in graph.nodes.indices where !kernels[step].overwritableInputs.isEmpty {
      // A part of a concatenation has its place there.
      guard let output = graph.nodes[step].outputs.first, parts[owner(of: output)] == nil else { continue }
      let reads = graph.nodes[step].reads
      // A part that the same step reads would be written over before it is read for the last time.
      let wholes = reads.compactMap { $0.flatMap { parts[owner(of: $0)]?.whole } }
      for position in kernels[step].overwritableInputs {
        guard let input = reads[position], parts[owner(of: input)] == nil,
          !wholes.contains(owner(of: input)), reuse(input, for: output, at: step)
        else { continue }
        break
      }
    }
  }

  /// The place of each tensor, when each that is its own home has the next of `offsets`.
  func places(_ offsets: ArraySlice<Int>) -> [Int?] {
    var remaining = offsets
    let offsets = usages.map { $0 == nil ? nil : remaining.popFirst() }
    return graph.tensors.indices.map { tensor in
      offsets[home(of: tensor)].map { $0 + (parts[owner(of: tensor)]?.byteOffset ?? 0) }
    }
  }

  private func owner(of tensor: Int) -> Int { graph.tensors[tensor].owner }

  private func home(of tensor: Int) -> Int {
    // What has its home in another was computed at a later step, so this ends.
    var home = homes[tensor]
    while homes[home] != home { home = homes[home] }
    return home
  }

  /// Notes that a tensor is written or read.
  private mutating func touch(_ tensor: Int, at step: Int) {
    let home = homes[tensor]
    guard graph.tensors[home].constant == nil else { return }
    if usages[home] == nil {
      let byteCount = graph.tensors[home].type.byteCount
      usages[home] = BufferUsage(firstStep: step, lastStep: step, byteCount: byteCount)
    }
    usages[home]?.lastStep = step
  }

  /// Gives the memory of an input to an output of the same size, if no later step needs the input.
  ///
  /// - Returns: Whether the output has it.
  private mutating func reuse(_ input: Int, for output: Int, at step: Int) -> Bool {
    let (source, result) = (home(of: input), home(of: output))
    guard source != result, let last = usages[result]?.lastStep, let usage = usages[source],
      usage.lastStep == step, usage.byteCount == usages[result]?.byteCount
    else { return false }
    homes[result] = source
    usages[source]?.lastStep = last
    usages[result] = nil
    return true
  }
}
