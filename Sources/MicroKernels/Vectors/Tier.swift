/// The registers that micro-kernels are compiled for, as far as their plans depend on them.
package enum VectorTier {
  /// Those of four floats.
  case baseline
  /// Sixteen of eight floats.
  case avx2
  /// Thirty-two of sixteen floats.
  case avx512

  /// Those that this file is compiled for.
  @inline(__always)
  static var compiled: VectorTier {
    #if VITRUVIAN_AVX512
      .avx512
    #elseif VITRUVIAN_AVX2
      .avx2
    #else
      .baseline
    #endif
  }
}
