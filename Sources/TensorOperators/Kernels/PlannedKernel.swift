/// What a kernel computes from its inputs before any of its tiles, for all of them.
package struct KernelPreparation: Sendable {
  package let tileCount: Int
  /// The size of the memory that the tiles then read.
  package let byteCount: Int
  package let body: TileBody
}

/// A kernel with everything decided that can be decided before a run.
///
/// A class, so that handing on a step counts one reference instead of those of all its closures.
package final class PlannedKernel: Sendable {
  // Texts are made when they are asked for: a task is created without them.
  private let makeName: @Sendable () -> String
  private let makeReason: @Sendable () -> String
  /// The number of parts that can be computed independently.
  package let tileCount: Int
  package let scratchByteCountPerWorker: Int
  /// The reads of the node, the best one first, in whose place output zero may lie: every element of the
  /// output is written after the last read of what lies in its place, and by the tile that reads that.
  package let overwritableInputs: [Int]
  /// The reads of the node that the kernel does not do during a run, because it holds what is there
  /// rearranged.
  package let packedInputs: [Int]
  /// What is packed for it when the plan first runs.
  package let weights: (any DeferredWork)?
  /// What runs to its end before the first tile; `nil` for nothing.
  package let preparation: KernelPreparation?
  package let body: TileBody
  /// What all kernels that could compute the node were estimated to take; empty when there was no choice.
  package let estimates: [KernelEstimate]

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
  package var name: String { makeName() }

  /// Why this kernel and not another, in a few words.
  package var reason: String { makeReason() }

  /// What computes outputs without elements.
  package static let nothing = PlannedKernel(name: "nothing", reason: "the outputs are empty", tileCount: 0) {
    _, _, _ in
  }
}

/// Why a kernel was chosen, when the reason is the same for many operators.
enum KernelReason {
  static let requested = "the reference tier was asked for"
  static let onlyOne = "the only kernel of this operator"
  static let denseOperands = "operands lie densely or stand still"
  static let operandInSteps = "an operand lies in steps"
  static let noProducts = "images without channels give sums of nothing"
  static let unpackedWeights = "the weights are no constants, or of a shape that is not packed"
}
