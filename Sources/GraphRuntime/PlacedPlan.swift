import ComputeKernels
import TensorCore
import TensorOperators

/// A plan whose tensors have addresses in the memory of an executor.
final class PlacedPlan {
  /// One for each tensor of the graph.
  let addresses: UnsafeMutablePointer<UnsafeMutableRawPointer>
  /// What the pool runs, for each step.
  let work: [StepWork]
  /// The tiles of all preparations and steps, in the order in which they run. ``work`` holds them, so that a
  /// run counts no references: networks of a few microseconds would take noticeably longer.
  let sequence: [Unmanaged<KernelTiles>]
  /// Never read, but held.
  private let blocks: ExecutorResources.Blocks

  init(_ plan: Plan, in resources: ExecutorResources) {
    blocks = GuardPages.areOn ? ExecutorResources.Blocks(guardedFor: plan) : resources.allocatedMemory()
    addresses = .allocate(capacity: max(plan.locations.count, 1))
    for (tensor, location) in plan.locations.enumerated() {
      (addresses + tensor).initialize(to: blocks.arena.address(of: location))
    }
    let (addresses, blocks) = (addresses, blocks)
    work = plan.steps.map { step in
      StepWork(
        step.kernel,
        KernelContext(
          addresses: UnsafePointer(addresses), scratch: blocks.scratch.start,
          scratchByteCountPerWorker: plan.workerScratchByteCount,
          prepared: blocks.arena.start + step.preparedOffset))
    }
    sequence = work.flatMap { step in
      [step.preparation, step.tiles].compactMap { $0.map(Unmanaged.passUnretained) }
    }
  }

  deinit {
    addresses.deallocate()
  }
}

extension AlignedStorage {
  /// Where a tensor lies; this block is the arena. A tensor that nothing uses gets the arena's start.
  fileprivate func address(of location: Plan.Location?) -> UnsafeMutableRawPointer {
    switch location {
    case .arena(let offset): start + offset
    case .constant(let tensor): tensor.storage.start
    case nil: start
    }
  }
}
