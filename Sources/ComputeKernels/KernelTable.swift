import CX86Kernels

/// The micro-kernels of one instruction set. What they compute stands where they are written, in `MicroKernels`.
///
/// All are called through C: those of other instruction sets are assembly.
typealias KernelTable = CX86Kernels.KernelTable

extension KernelTable {
  fileprivate static let baseline = vitruvian_baseline_kernels()

  #if arch(x86_64) && os(Linux)
    fileprivate static let avx2 = vitruvian_avx2_kernels()
    fileprivate static let avx512 = vitruvian_avx512_kernels()
    fileprivate static let avx512vnni = vitruvian_avx512vnni_kernels()
  #endif
}

extension InstructionSet {
  /// The micro-kernels compiled for it.
  ///
  /// - Precondition: ``isSupported``.
  var kernels: KernelTable {
    switch self {
    #if arch(x86_64) && os(Linux)
      case .avx2: .avx2
      case .avx512: .avx512
      case .avx512vnni: .avx512vnni
    #endif
    default: .baseline
    }
  }
}
