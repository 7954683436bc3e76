import ComputeKernels
import Threading

/// When each step of a plan ran in one run, and which thread computed which part of it.
///
/// All times are nanoseconds from the beginning of the run.
public struct ExecutionTrace: Sendable, Hashable {
  /// One entry for each step of the plan, in order.
  public let steps: [Step]

  /// One step of the plan.
  public struct Step: Sendable, Hashable {
    /// When the step began.
    public let start: Int64
    /// When its last part had ended.
    public let end: Int64
    /// The parts of the step, those that prepare it first; none when the step had nothing to run.
    public let tiles: [Tile]
  }

  /// A part of a step that one thread computed.
  public struct Tile: Sendable, Hashable {
    /// The thread: zero for the caller's, others below ``PlanOptions/threadCount``.
    public let thread: Int
    /// When the part began.
    public let start: Int64
    /// When it had ended.
    public let end: Int64
  }
}

extension Executor {
  /// Computes the outputs from the inputs, as ``run()`` does, and records when what ran.
  ///
  /// Unlike ``run()`` this allocates memory. Reading the clock costs each part of a step well below a
  /// microsecond.
  public func runTraced() -> ExecutionTrace {
    pack()
    loadStates()
    defer { storeStates() }
    let origin = MonotonicTime.now
    let steps = work.map { step in
      let start = MonotonicTime.now.nanoseconds(since: origin)
      let tiles = [step.preparation, step.tiles].compactMap(\.self).flatMap { work in
        let clock = TileClock(work, origin: origin)
        workers.run(clock, tileCount: work.tileCount)
        return clock.tiles
      }
      let end = MonotonicTime.now.nanoseconds(since: origin)
      return ExecutionTrace.Step(start: start, end: end, tiles: tiles)
    }
    return ExecutionTrace(steps: steps)
  }
}

/// Notes when each tile of some work runs, and by whom.
private final class TileClock: TiledWork {
  private let work: KernelTiles
  private let origin: MonotonicTime
  /// One for each tile. Each is written once, by the worker that runs the tile, while nothing reads it.
  private let records: UnsafeMutableBufferPointer<ExecutionTrace.Tile>

  init(_ work: KernelTiles, origin: MonotonicTime) {
    self.work = work
    self.origin = origin
    records = .allocate(capacity: work.tileCount)
    records.initialize(repeating: ExecutionTrace.Tile(thread: 0, start: 0, end: 0))
  }

  deinit {
    records.deallocate()
  }

  func run(tile: Int, worker: Int) {
    let start = MonotonicTime.now.nanoseconds(since: origin)
    work.run(tile: tile, worker: worker)
    let end = MonotonicTime.now.nanoseconds(since: origin)
    records[tile] = ExecutionTrace.Tile(thread: worker, start: start, end: end)
  }

  /// The records of a run that has ended.
  var tiles: [ExecutionTrace.Tile] { Array(records) }
}
