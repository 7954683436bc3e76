import ComputeKernels
import TensorCore

/// Threads and memory that executors take turns with, such as those of a task's networks, of which one runs
/// at a time.
///
/// The memory is as large as the plan that needs most. When one executor writes an input or runs, the inputs
/// and outputs of the others are gone. One caller at a time.
package final class ExecutorResources {
  private var workers: WorkerPool?
  private var arenaByteCount = 0
  private var scratchByteCount = 0
  private var blocks: Blocks?

  /// Where executors keep activations, and what workers need while they compute.
  struct Blocks {
    let arena: AlignedStorage
    let scratch: AlignedStorage
  }

  package init() {}

  /// Makes sure that there is enough memory for a plan.
  func reserve(for plan: Plan) {
    reserve(
      arenaByteCount: plan.arenaByteCount,
      scratchByteCount: plan.workerScratchByteCount * plan.options.threadCount)
  }

  func reserve(arenaByteCount: Int, scratchByteCount: Int) {
    self.arenaByteCount = max(self.arenaByteCount, arenaByteCount)
    self.scratchByteCount = max(self.scratchByteCount, scratchByteCount)
    // Who uses the former blocks keeps them.
    if let blocks, !isEnough(blocks) { self.blocks = nil }
  }

  /// As many threads as a plan asks for; the same for all plans that ask for as many.
  func workers(for plan: Plan) -> WorkerPool {
    if let workers, workers.workerCount == plan.options.threadCount { return workers }
    let new = WorkerPool(workerCount: plan.options.threadCount)
    workers = new
    return new
  }

  private func isEnough(_ blocks: Blocks) -> Bool {
    blocks.arena.byteCount >= arenaByteCount && blocks.scratch.byteCount >= scratchByteCount
  }

  /// The memory, which is allocated when it is first asked for.
  func allocatedMemory() -> Blocks {
    if let blocks { return blocks }
    let new = Blocks(
      arena: AlignedStorage(byteCount: arenaByteCount, inLargePages: true),
      scratch: AlignedStorage(byteCount: scratchByteCount))
    blocks = new
    return new
  }
}

extension ExecutorResources.Blocks {
  /// Memory of one plan alone, with the guard pages that it asks for.
  init(guardedFor plan: Plan) {
    let arena = AlignedStorage(byteCount: plan.arenaByteCount)
    for offset in plan.arenaGuards {
      GuardPages.protect(arena.start + offset, byteCount: GuardPages.byteCount)
    }
    self.init(
      arena: arena,
      scratch: AlignedStorage(byteCount: plan.workerScratchByteCount * plan.options.threadCount))
  }
}

extension Plan {
  /// The distance between the scratch memory of neighbouring workers.
  var workerScratchByteCount: Int { AlignedStorage.roundedUp(scratchByteCountPerWorker) }
}
