import Threading

/// The rate at which one core multiplies and adds when it does nothing else: the yardstick of kernels.
package enum PeakRate {
  /// Billions of floating-point operations for each second, two for each multiply-add; the best of a few
  /// short measurements on the calling thread.
  package static func gigaflops(of instructionSet: InstructionSet) -> Double {
    let rounds = 1_000_000
    let chains = 12
    let operations = Double(2 * chains * rounds * instructionSet.vectorLength)
    let milliseconds = (0..<5).map { _ in MonotonicTime.milliseconds { run(rounds, instructionSet) } }.min()
    return operations / (milliseconds ?? 1e3) / 1e6
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
