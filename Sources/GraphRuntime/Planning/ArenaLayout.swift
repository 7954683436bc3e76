import ModelFormat
import TensorCore

/// When a buffer must hold its contents, in steps of a plan, and how large it is.
package struct BufferUsage: Sendable, Hashable {
  /// The step that writes the buffer; −1 for an input of the graph.
  package var firstStep: Int
  /// The last step that reads the buffer; beyond the last step for what must survive the run.
  package var lastStep: Int
  package var byteCount: Int
}

/// Where each buffer lies in one block of memory that buffers with disjoint lifetimes share.
///
/// Greedy by size: the largest buffer is placed first, each at the lowest offset where it overlaps no
/// buffer that lives at the same time (Pisarchyk and Lee, "Efficient Memory Management for Deep Neural
/// Net Inference", 2020).
package struct ArenaLayout: Sendable, Hashable {
  /// The offset in bytes of each buffer, in the order given; a multiple of `AlignedStorage.alignment`.
  package private(set) var offsets: [Int]
  package private(set) var byteCount: Int
  /// Where a guard page follows each buffer, which then shares its memory with no other; empty where there
  /// are none.
  private(set) var guards: [Int] = []

  package init(_ usages: [BufferUsage]) {
    offsets = [Int](repeating: 0, count: usages.count)
    byteCount = 0
    var placed: [Block] = []
    for buffer in Self.largestFirst(usages) {
      let bufferSize = AlignedStorage.roundedUp(usages[buffer].byteCount)
      let size = GuardPages.wholePages(bufferSize) + GuardPages.byteCount
      let start =
        GuardPages.areOn ? byteCount : Self.lowestGap(for: usages[buffer], size: size, among: placed)
      let end = start + size - GuardPages.byteCount
      offsets[buffer] = end - bufferSize
      if GuardPages.areOn { guards.append(end) }
      byteCount = max(byteCount, start + size)
      placed.insert(
        Block(start: start, end: start + size, usage: usages[buffer]),
        at: placed.partitioningIndex { $0.start > start })
    }
  }

  /// The buffers in the order in which they are placed; those of one size stay in theirs.
  private static func largestFirst(_ usages: [BufferUsage]) -> [Int] {
    var order: [Int] = []
    // Of so few, inserting takes less than the first sort of a program, which looks up types at run time.
    for buffer in usages.indices {
      order.insert(
        buffer, at: order.partitioningIndex { usages[$0].byteCount < usages[buffer].byteCount })
    }
    return order
  }

  /// The bytes that a buffer has got.
  private struct Block {
    let start: Int
    let end: Int
    let usage: BufferUsage
  }

  /// - Parameter placed: Ordered by where they start.
  private static func lowestGap(for usage: BufferUsage, size: Int, among placed: [Block]) -> Int {
    var offset = 0
    for block in placed where block.usage.overlaps(usage) {
      if offset + size <= block.start { break }
      offset = max(offset, block.end)
    }
    return offset
  }
}

extension Array {
  /// The first index whose element satisfies a condition that holds for all elements from some index on; the
  /// end when none does.
  fileprivate func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension BufferUsage {
  /// Whether both hold something at the same step.
  package func overlaps(_ other: BufferUsage) -> Bool {
    firstStep <= other.lastStep && other.firstStep <= lastStep
  }
}

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
  ///   - bands: Steps that take turns, so that what any of them uses is in use throughout.
  init(_ graph: LoweredGraph, kernels: [PlannedKernel], keeping fixed: [Int], bands: [StepBands] = []) {
    var buffers = TensorBuffers(graph, keeping: fixed)
    buffers.reuseInputs(of: kernels)
    for band in bands { buffers.extendUsages(throughout: band.steps) }
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
  /// By owner; where it lies in a concatenation, or in what it is a piece of.
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
      // A part of a whole has its place there.
      guard let output = graph.nodes[step].outputs.first, parts[owner(of: output)] == nil else { continue }
      let reads = graph.nodes[step].reads
      // A part that the same step reads would be written over before it is read for the last time.
      let wholes = reads.compactMap { $0.flatMap { parts[owner(of: $0)]?.whole } }
      // So would what lies in the same place as an input, but is read in another order.
      let others = reads.indices.filter { !kernels[step].overwritableInputs.contains($0) }
        .compactMap { reads[$0].map(home) }
      for position in kernels[step].overwritableInputs {
        guard let input = reads[position], parts[owner(of: input)] == nil,
          !wholes.contains(owner(of: input)), !others.contains(home(of: input)),
          reuse(input, for: output, at: step)
        else { continue }
        break
      }
    }
  }

  /// Keeps what any of some steps uses for all of them.
  mutating func extendUsages(throughout steps: Range<Int>) {
    for index in usages.indices {
      guard var usage = usages[index] else { continue }
      if steps.contains(usage.firstStep) { usage.firstStep = steps.lowerBound }
      if steps.contains(usage.lastStep) { usage.lastStep = steps.upperBound - 1 }
      usages[index] = usage
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

/// Finds tensors that can be computed where a concatenation wants them, and pieces of others that can be read
/// where they lie, so that nothing is copied.
enum PlacedParts {
  /// Where a tensor lies in another.
  struct Place: Sendable {
    let whole: Int
    let byteOffset: Int
  }

  /// The place of each tensor that is a part of a concatenation, if it lies in one piece of the whole, and of
  /// each that is one piece of another.
  ///
  /// Places are never nested: a whole does not lie in another.
  ///
  /// - Parameters:
  ///   - fixed: Tensors that keep a place of their own: inputs, outputs and what a caller reads.
  static func find(in graph: LoweredGraph, keeping fixed: [Int]) -> [Place?] {
    let tensors = graph.tensors
    let isWritten = graph.marks(graph.nodes.flatMap(\.outputs))
    let isKept = graph.marks(fixed.map { tensors[$0].owner })
    var places = [Place?](repeating: nil, count: tensors.count)
    var isWhole = graph.marks([])
    func place(_ part: Int, in whole: Int, at byteOffset: Int) {
      let (owner, whole) = (tensors[part].owner, tensors[whole].owner)
      guard isWritten[owner], !isKept[owner], places[owner] == nil, !isWhole[owner], places[whole] == nil,
        tensors[whole].constant == nil, tensors[part].type.byteCount > 0,
        tensors[part].type.quantization == tensors[whole].type.quantization
      else { return }
      places[owner] = Place(whole: whole, byteOffset: byteOffset)
      isWhole[whole] = true
    }
    for node in graph.nodes {
      guard let output = node.outputs.first else { continue }
      if let attributes = node.operation.as(Concatenation.self),
        tensors[output].type.shape.elementCount(along: 0..<attributes.axis) == 1
      {
        var byteOffset = 0
        for case let part? in node.inputs {
          place(part, in: output, at: byteOffset)
          byteOffset += tensors[part].type.byteCount
        }
      } else if let attributes = node.operation.as(Slice.self), case let input?? = node.inputs.first,
        let position = attributes.position(inOnePieceOf: tensors[input].type.shape)
      {
        place(output, in: input, at: position * tensors[input].type.elementType.byteCount)
      }
    }
    return places
  }
}
