/// The registers that micro-kernels are compiled for, as far as their plans depend on them.
package enum VectorTier {
  /// Registers of four floats.
  case baseline
  /// Sixteen registers of eight floats.
  case avx2
  /// Thirty-two registers of sixteen floats.
  case avx512

  /// The registers that this file is compiled for.
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

  /// Whether this file is compiled for processors that multiply and add with one rounding.
  @inline(__always)
  package static var fusesMultiplyAdd: Bool {
    #if VITRUVIAN_FMA || arch(arm64)
      true
    #else
      false
    #endif
  }
}
