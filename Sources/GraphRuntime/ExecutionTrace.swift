import ComputeKernels

/// When each step of a plan ran in one run, and which thread computed which part of it.
///
/// All times count from the beginning of the run.
public struct ExecutionTrace: Sendable, Hashable {
  /// One entry for each step of the plan, in order.
  public let steps: [Step]

  /// One step of the plan.
  public struct Step: Sendable, Hashable {
    /// When the step began.
    public let start: Duration
    /// When its last part had ended.
    public let end: Duration
    /// The parts of the step, those that prepare it first; none when the step had nothing to run.
    public let tiles: [Tile]
  }

  /// A part of a step that one thread computed.
  public struct Tile: Sendable, Hashable {
    /// The thread: zero for the caller's, others below ``PlanOptions/threadCount``.
    public let thread: Int
    /// When the part began.
    public let start: Duration
    /// When it had ended.
    public let end: Duration
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
    let origin = ContinuousClock.now
    let steps = work.map { step in
      let start = ContinuousClock.now - origin
      let tiles = [step.preparation, step.tiles].compactMap(\.self).flatMap { work in
        let clock = TileClock(work, origin: origin)
        workers.run(clock, tileCount: work.tileCount)
        return clock.tiles
      }
      return ExecutionTrace.Step(start: start, end: ContinuousClock.now - origin, tiles: tiles)
    }
    return ExecutionTrace(steps: steps)
  }
}

/// Notes when each tile of some work runs, and by whom.
private final class TileClock: TiledWork {
  private let work: KernelTiles
  private let origin: ContinuousClock.Instant
  /// One for each tile. Each is written once, by the worker that runs the tile, while nothing reads it.
  private let records: UnsafeMutableBufferPointer<ExecutionTrace.Tile>

  init(_ work: KernelTiles, origin: ContinuousClock.Instant) {
    self.work = work
    self.origin = origin
    records = .allocate(capacity: work.tileCount)
    records.initialize(repeating: ExecutionTrace.Tile(thread: 0, start: .zero, end: .zero))
  }

  deinit {
    records.deallocate()
  }

  func run(tile: Int, worker: Int) {
    let start = ContinuousClock.now - origin
    work.run(tile: tile, worker: worker)
    records[tile] = ExecutionTrace.Tile(thread: worker, start: start, end: ContinuousClock.now - origin)
  }

  /// The records of a run that has ended.
  var tiles: [ExecutionTrace.Tile] { Array(records) }
}
