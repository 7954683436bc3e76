// Plain loops take functions of numbers from the C library, here and in the module of operators.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

// Other modules call generic kernels in the one compiled form that serves all types, which looks up every
// operation. So `@_specialize` has the compiler make copies for the types that networks have, and calls go to
// those.

/// The arithmetic of operators as plain loops: the specification, the test oracle and the fallback. Loops
/// that no other kernel has to equal stand with their operator.
///
/// Sums of products run in double precision, folds in single precision as in the reference, quantized sums in
/// 32-bit integers, in the order of the formula. Buffers have the sizes that the geometry states, and do not
/// overlap; but the output of an element-wise function, of a table or of a softmax may be an input. The
/// planner has checked both.
package enum ReferenceKernels {}

/// Kernels for speed: SIMD over channels, matrix products through BLAS or the micro-kernels.
///
/// Each computes a range of the output, so that threads can share the work without sharing a sum, and the
/// result does not depend on how many threads there are. Buffers obey the same contract as
/// ``ReferenceKernels``.
package enum FastKernels {}

/// The vector that portable kernels compute with: that of the micro-kernels for any processor.
typealias Vector = SIMD8<Float>

extension SIMD where Scalar == Float, Self: BitwiseCopyable {
  /// Reads as many floats as the vector has; `source` needs no more than a float's alignment.
  @inline(__always)
  init(loading source: UnsafePointer<Float>) {
    self = UnsafeRawPointer(source).loadUnaligned(as: Self.self)
  }

  /// Writes all floats; `destination` needs no more than a float's alignment.
  @inline(__always)
  func store(to destination: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(destination).storeBytes(of: self, as: Self.self)
  }
}
