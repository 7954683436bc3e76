import KernelLayout

extension VectorTier {
  /// The registers that the kernels are compiled for.
  @inline(__always)
  static var compiled: VectorTier {
    #if VITRUVIAN_AVX512
      .avx512
    #elseif VITRUVIAN_AVX2
      .avx2
    #elseif VITRUVIAN_NEON
      .neon
    #else
      .baseline
    #endif
  }
}
