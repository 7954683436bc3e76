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

/// What a kernel needs to know while it runs: where its tensors and its scratch memory are.
///
/// Addresses are valid for the byte counts that the plan computed for each tensor.
package struct KernelContext {
  /// One address for each tensor of the graph.
  let addresses: UnsafePointer<UnsafeMutableRawPointer>
  let scratch: UnsafeMutableRawPointer
  /// The distance between the scratch blocks of neighbouring workers.
  let scratchByteCountPerWorker: Int
  /// What a kernel's preparation writes and its tiles read.
  let prepared: UnsafeMutableRawPointer

  package init(
    addresses: UnsafePointer<UnsafeMutableRawPointer>, scratch: UnsafeMutableRawPointer,
    scratchByteCountPerWorker: Int, prepared: UnsafeMutableRawPointer
  ) {
    self.addresses = addresses
    self.scratch = scratch
    self.scratchByteCountPerWorker = scratchByteCountPerWorker
    self.prepared = prepared
  }

  @inline(__always)
  func pointer<Element>(_ slot: Slot<Element>) -> UnsafePointer<Element> {
    UnsafePointer(addresses[slot.tensor].assumingMemoryBound(to: Element.self))
  }

  @inline(__always)
  func pointer<Element>(_ slot: Slot<Element>?) -> UnsafePointer<Element>? {
    slot.map { pointer($0) }
  }

  @inline(__always)
  func mutablePointer<Element>(_ slot: Slot<Element>) -> UnsafeMutablePointer<Element> {
    addresses[slot.tensor].assumingMemoryBound(to: Element.self)
  }

  /// The scratch memory of a worker.
  ///
  /// - Precondition: The kernel asked for as much.
  @inline(__always)
  func pointer<Element>(_ scratch: Scratch<Element>, worker: Int) -> UnsafeMutablePointer<Element> {
    assert(scratch.byteCount <= scratchByteCountPerWorker, "a kernel uses more than it asked for")
    return (self.scratch + worker * scratchByteCountPerWorker).assumingMemoryBound(to: Element.self)
  }

  /// The bytes of a scalar of one to eight bytes, the first one lowest.
  func pattern(_ slot: Slot<UInt8>, byteCount: Int) -> UInt64 {
    let bytes = pointer(slot)
    return (0..<byteCount).reduce(0) { $0 | UInt64(bytes[$1]) << (8 * UInt64($1)) }
  }
}

/// A tensor of the graph, by its index, seen as elements of one type.
struct Slot<Element>: Sendable {
  let tensor: Int
}

/// The scratch memory of each worker, seen as elements of one type.
struct Scratch<Element>: Sendable {
  /// How many of them a kernel uses.
  let count: Int

  init(count: Int) { self.count = count }

  /// - Parameter byteCount: The size of whole elements.
  init(byteCount: Int) { self.init(count: byteCount / MemoryLayout<Element>.size) }

  var byteCount: Int { count * MemoryLayout<Element>.size }
}

/// The work on one tile of a kernel, or of its preparation.
package typealias TileBody = @Sendable (_ context: KernelContext, _ tile: Int, _ worker: Int) -> Void
