/// The registers that micro-kernels are compiled for, as far as their plans depend on them.
package enum VectorTier {
  /// Registers of four floats.
  case baseline
  /// Thirty-two registers of four floats, which hold as much as sixteen of eight.
  case neon
  /// Sixteen registers of eight floats.
  case avx2
  /// Thirty-two registers of sixteen floats.
  case avx512

  /// The bytes of a register.
  package var registerByteCount: Int {
    switch self {
    case .baseline, .neon: 16
    case .avx2: 32
    case .avx512: 64
    }
  }

  /// The registers that this file is compiled for.
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
