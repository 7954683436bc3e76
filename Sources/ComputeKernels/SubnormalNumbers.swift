import CFloatingPoint

/// Numbers below the smallest that have all their digits, which the reference takes for zeros: they are no
/// result of interest, and processors take up to a hundred times as long for them.
///
/// - Source: `ScopedSuppressDenormals` in ruy's `ruy/denormal.cc`.
package enum SubnormalNumbers {
  /// Calls `body` while this thread takes them for zeros.
  @inline(__always)
  package static func areZeros(in body: () -> Void) {
    let mode = vitruvian_flush_subnormals()
    body()
    vitruvian_restore_subnormals(mode)
  }
}
