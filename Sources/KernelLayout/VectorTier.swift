/// The registers that micro-kernels are compiled for, as far as their plans depend on them.
@usableFromInline
package enum VectorTier: Sendable {
  /// Registers of four floats.
  case baseline
  /// Thirty-two registers of four floats, which hold as much as sixteen of eight.
  case neon
  /// Sixteen registers of eight floats.
  case avx2
  /// Thirty-two registers of sixteen floats.
  case avx512

  /// The bytes of a register.
  @inlinable
  package var registerByteCount: Int {
    switch self {
    case .baseline, .neon: 16
    case .avx2: 32
    case .avx512: 64
    }
  }

  /// Whether the kernels are compiled for processors that multiply and add with one rounding.
  @inlinable @inline(__always)
  package static var fusesMultiplyAdd: Bool {
    #if VITRUVIAN_FMA || arch(arm64)
      true
    #else
      false
    #endif
  }
}
