import GraphRuntime

extension KernelTier {
  /// The tiers of micro-kernels that this processor runs, each once.
  static let ofMicroKernels = allCases.filter {
    $0.isSupported && ![.automatic, .reference, .blas].contains($0)
  }
}
