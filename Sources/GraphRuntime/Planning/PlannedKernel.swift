/// What a kernel computes from its inputs before any of its tiles, for all of them.
struct KernelPreparation: Sendable {
  let tileCount: Int
  /// The size of the memory that the tiles then read.
  let byteCount: Int
  let body: TileBody
}

/// A kernel with everything decided that can be decided before a run.
///
/// A class, so that handing on a step counts one reference instead of those of all its closures.
final class PlannedKernel: Sendable {
  // Texts are made when they are asked for: a task is created without them.
  private let makeName: @Sendable () -> String
  private let makeReason: @Sendable () -> String
  /// The number of parts that can be computed independently.
  let tileCount: Int
  let scratchByteCountPerWorker: Int
  /// The reads of the node, the best one first, in whose place output zero may lie: every element of the output is written after
  /// the last read of what lies in its place, and by the tile that reads that.
  let overwritableInputs: [Int]
  /// The reads of the node that the kernel does not do during a run, because it holds what is there rearranged.
  let packedInputs: [Int]
  /// What is packed for it when the plan first runs.
  let weights: (any DeferredWork)?
  /// What runs to its end before the first tile; `nil` for nothing.
  let preparation: KernelPreparation?
  let body: TileBody
  /// What all kernels that could compute the node were estimated to take; empty when there was no choice.
  let estimates: [KernelEstimate]

  init(
    name: @autoclosure @escaping @Sendable () -> String,
    reason: @autoclosure @escaping @Sendable () -> String, tileCount: Int = 1,
    scratchByteCountPerWorker: Int = 0, overwritableInputs: [Int] = [],
    packedInputs: [Int] = [], weights: (any DeferredWork)? = nil, preparation: KernelPreparation? = nil,
    body: @escaping TileBody
  ) {
    makeName = name
    makeReason = reason
    self.tileCount = tileCount
    self.scratchByteCountPerWorker = scratchByteCountPerWorker
    self.overwritableInputs = overwritableInputs
    self.packedInputs = packedInputs
    self.weights = weights
    self.preparation = preparation
    self.body = body
    estimates = []
  }

  /// A kernel with what it and others were estimated to take.
  init(_ kernel: PlannedKernel, chosenFrom estimates: [KernelEstimate]) {
    makeName = kernel.makeName
    makeReason = kernel.makeReason
    tileCount = kernel.tileCount
    scratchByteCountPerWorker = kernel.scratchByteCountPerWorker
    overwritableInputs = kernel.overwritableInputs
    packedInputs = kernel.packedInputs
    weights = kernel.weights
    preparation = kernel.preparation
    body = kernel.body
    self.estimates = estimates
  }

  /// Short and stable, for plans and profiles.
  var name: String { makeName() }

  /// Why this kernel and not another, in a few words.
  var reason: String { makeReason() }

  /// What computes outputs without elements.
  static let nothing = PlannedKernel(name: "nothing", reason: "the outputs are empty", tileCount: 0) {
    _, _, _ in
  }
}
