import ComputeKernels
import ModelFormat
import TensorOperators

/// How a graph is planned.
public struct PlanOptions: Sendable, Hashable {
  /// Which kernels the plan may choose.
  public var kernels: KernelTier
  /// The number of threads that work on one run. The result does not depend on it.
  public var threadCount: Int
  /// Names of tensors whose contents must survive the run, to be read with ``Executor/tensor(named:)``.
  public var capturedTensors: Set<String>
  /// The positions of outputs that the caller will not read. What only they need is not computed.
  public var omittedOutputs: [Int]
  /// How exactly numbers are computed.
  public var precision: Precision
  /// How much memory and time a run may take.
  public var limits: ModelLimits
  /// The name of a kernel that is taken wherever it computes a node, instead of the one that is estimated to
  /// take the fewest cycles; `nil` for none.
  package var preferredKernel: String?
  /// How fast BLAS is, for plans of ``Precision/single``.
  package var blasSpeed = BLASSpeed.Source.measured
  /// The memory that steps which take turns use in each of them.
  package var bandByteCount = StepBands.cacheByteCount

  /// Creates options: the fastest order and kernels of single precision on one thread, no captures and all
  /// outputs, if nothing else is said.
  public init(
    kernels: KernelTier = .automatic, threadCount: Int = 1, capturedTensors: Set<String> = [],
    omittedOutputs: [Int] = [], precision: Precision = .single, limits: ModelLimits = ModelLimits()
  ) {
    self.kernels = kernels
    self.threadCount = threadCount
    self.capturedTensors = capturedTensors
    self.omittedOutputs = omittedOutputs
    self.precision = precision
    self.limits = limits
  }

  /// The most threads that a plan accepts.
  public static let maximumThreadCount = 256
  /// The most bytes of what kernels make of constants and shapes, beyond ``maximumCopyCount`` times the
  /// constants.
  static let maximumTableByteCount = 1 << 28
  /// How many times the bytes of the constants kernels may keep: half precision is widened, and quantized
  /// values may be.
  static let maximumCopyCount = 4
}

extension PlanningContext {
  /// - Throws: ``EngineError/Code/invalidArgument`` when this machine does not have the kernels.
  init(_ options: PlanOptions) throws {
    self.init(
      kernels: try KernelChoice(options.kernels), threadCount: options.threadCount,
      precision: options.precision, preferredKernel: options.preferredKernel,
      blasSpeed: options.blasSpeed)
  }
}

extension Plan {
  /// How fast BLAS was measured to be, where products by it are among the candidates; `nil` where sums keep
  /// their order, where there is too little to multiply, and without BLAS.
  package var blasSpeed: BLASSpeed? {
    guard options.precision == .single, case .micro(let instructionSet)? = try? KernelChoice(options.kernels),
      steps.contains(where: { $0.estimates.contains { $0.name == BLAS.name } })
    else { return nil }
    return options.blasSpeed.speed(comparedWith: instructionSet)
  }
}
