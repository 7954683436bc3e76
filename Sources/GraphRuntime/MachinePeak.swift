import ComputeKernels
import TensorOperators

/// What this machine can do at most: the roof above every kernel. Each call measures anew, for some
/// hundredths of a second.
@_spi(Tools) public enum MachinePeak {
  /// Billions of floating-point operations that one thread does in a second with the vectors of a tier, two
  /// for each multiply-add.
  ///
  /// - Parameter tier: One that this processor runs. Tiers without vectors of their own count as the
  ///   baseline.
  /// - Throws: ``EngineError/Code/invalidArgument`` when this processor does not run the tier.
  public static func gigaflops(of tier: KernelTier = .best) throws -> Double {
    PeakRate.gigaflops(of: try KernelChoice(tier).instructionSet)
  }

  /// Billions of bytes, read and written ones together, that threads copy in a second which share a working
  /// set of `byteCount` bytes. A set that fits a cache is copied at the cache's rate.
  ///
  /// - Precondition: `threadCount` is positive and `byteCount` at least twice as large.
  public static func gigabytesPerSecond(workingSet byteCount: Int, threadCount: Int = 1) -> Double {
    MemoryBandwidth.gigabytesPerSecond(workingSet: byteCount, threadCount: threadCount)
  }
}
