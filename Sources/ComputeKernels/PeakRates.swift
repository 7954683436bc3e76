import TensorCore
import Threading

/// The rate at which one core multiplies and adds when it does nothing else: the yardstick of kernels.
package enum PeakRate {
  /// Billions of floating-point operations for each second, two for each multiply-add; the best of a few
  /// short measurements on the calling thread.
  package static func gigaflops(of instructionSet: InstructionSet) -> Double {
    func milliseconds(_ rounds: Int) -> Double {
      MonotonicTime.milliseconds { run(rounds, instructionSet) }
    }
    // As many as take a millisecond, of two times the shorter, since something else may run in between. By
    // emulation a million would take a second.
    var rounds = 1000
    while rounds < 1_000_000, min(milliseconds(rounds), milliseconds(rounds)) < 1 { rounds *= 10 }
    let chains = 12
    let operations = Double(2 * chains * rounds * instructionSet.vectorLength)
    return operations / ((0..<5).map { _ in milliseconds(rounds) }.min() ?? 1e3) / 1e6
  }

  private static func run(_ rounds: Int, _ instructionSet: InstructionSet) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: instructionSet.vectorLength) { values in
      guard let start = values.baseAddress else { return }
      // Small enough that the chains stay finite: each round multiplies by one plus this.
      values.initialize(repeating: 1e-9)
      instructionSet.kernels.measurePeak(rounds, start)
    }
  }
}

/// The rate at which memory can be read and written when nothing is computed: the yardstick of kernels that
/// only move numbers.
package enum MemoryBandwidth {
  /// Billions of bytes for each second, read and written ones together, that threads copy which share a
  /// working set of `byteCount` bytes; the best of a few short measurements.
  ///
  /// A set that fits a cache is copied at the cache's rate.
  package static func gigabytesPerSecond(workingSet byteCount: Int, threadCount: Int) -> Double {
    let copy = RepeatedCopy(byteCount: byteCount / (2 * threadCount), threadCount: threadCount)
    let pool = WorkerPool(workerCount: threadCount)
    let milliseconds = (0..<5).map { _ in
      MonotonicTime.milliseconds { pool.run(copy, tileCount: threadCount) }
    }.min()
    return Double(copy.transferredByteCount) / (milliseconds ?? 1e3) / 1e6
  }
}

/// Copies that each thread makes between two blocks of its own, over and over.
private final class RepeatedCopy: TiledWork {
  /// What one measurement moves, so that it takes some milliseconds.
  private static let wantedByteCount = 1 << 26

  private let blocks: [(source: AlignedStorage, destination: AlignedStorage)]
  private let byteCount: Int
  private let repetitions: Int

  init(byteCount: Int, threadCount: Int) {
    self.byteCount = byteCount
    repetitions = max(1, Self.wantedByteCount / (2 * byteCount * threadCount))
    blocks = (0..<threadCount).map { _ in
      (AlignedStorage(byteCount: byteCount), AlignedStorage(byteCount: byteCount))
    }
  }

  /// The bytes that all threads read and write.
  var transferredByteCount: Int { 2 * byteCount * repetitions * blocks.count }

  func run(tile: Int, worker: Int) {
    let (source, destination) = blocks[tile]
    for _ in 0..<repetitions {
      destination.start.copyMemory(from: source.start, byteCount: byteCount)
    }
  }
}
