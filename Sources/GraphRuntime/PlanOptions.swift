/// How a graph is planned.
public struct PlanOptions: Sendable, Hashable {
  /// Which kernels the plan may choose.
  public var kernels: KernelTier
  /// The number of threads that work on one run. The result does not depend on it.
  public var threadCount: Int
  /// Names of tensors whose contents must survive the run, to be read with ``Executor/tensor(named:)``.
  public var capturedTensors: Set<String>

  /// Creates options: the fastest kernels on one thread, and no captures, if nothing else is said.
  public init(
    kernels: KernelTier = .automatic, threadCount: Int = 1, capturedTensors: Set<String> = []
  ) {
    self.kernels = kernels
    self.threadCount = threadCount
    self.capturedTensors = capturedTensors
  }

  /// The most threads that a plan accepts.
  public static let maximumThreadCount = 256
  /// The most bytes of scratch memory of all threads together.
  package static let maximumScratchByteCount = 1 << 30
}
