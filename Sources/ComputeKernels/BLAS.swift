import TensorCore

#if canImport(Accelerate)
  import Accelerate
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The one place that calls BLAS.
///
/// OpenBLAS is loaded when it is first needed, which most networks never do: its threads and its memory cost
/// more than reading a model does.
package enum BLAS {
  #if canImport(Accelerate)
    package static let name = "Accelerate"
  #else
    package static let name = "OpenBLAS"
  #endif

  /// The most multiply-adds of one product that OpenBLAS computes without copying its operands first
  /// (`interface/gemm.c`, small-matrix kernels). Products of this size are its fastest for few columns.
  package static let uncopiedMultiplyAddCount = 1_000_000

  /// `C = A · B` for dense row-major matrices: A is `m × k`, B is `k × n`, C is `m × n`.
  ///
  /// A transposed operand is stored with rows and columns swapped.
  ///
  /// Runs on the calling thread; the engine splits the work itself.
  static func multiply(
    _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, into c: UnsafeMutablePointer<Float>,
    m: Int, n: Int, k: Int, transposesA: Bool = false, transposesB: Bool = false
  ) {
    // BLAS asks for rows at least one element apart, which those of a matrix without columns are not.
    guard m > 0, n > 0, k > 0 else { return c.update(repeating: 0, count: m * n) }
    #if canImport(Accelerate)
      cblas_sgemm(
        CblasRowMajor, transposesA ? CblasTrans : CblasNoTrans, transposesB ? CblasTrans : CblasNoTrans,
        Int32(m), Int32(n), Int32(k), 1, a, Int32(transposesA ? m : k), b, Int32(transposesB ? k : n), 0, c,
        Int32(n))
    #else
      guard let multiply = OpenBLAS.multiply else {
        preconditionFailure("a plan chose OpenBLAS, which is not installed")
      }
      multiply(
        OpenBLAS.rowMajor, transposesA ? OpenBLAS.transposed : OpenBLAS.asItIs,
        transposesB ? OpenBLAS.transposed : OpenBLAS.asItIs, Int32(m), Int32(n), Int32(k), 1, a,
        Int32(transposesA ? m : k), b, Int32(transposesB ? k : n), 0, c, Int32(n))
    #endif
  }

  /// Whether there is a BLAS. Asking loads it.
  package static var isAvailable: Bool {
    #if canImport(Accelerate)
      true
    #else
      OpenBLAS.multiply != nil
    #endif
  }
}

#if !canImport(Accelerate)
  /// The library as it is found on the system when it is first asked for.
  private enum OpenBLAS {
    /// `cblas_sgemm` of the interface with integers of 32 bits.
    typealias Multiply =
      @convention(c) (
        _ order: UInt32, _ transposeA: UInt32, _ transposeB: UInt32, _ m: Int32, _ n: Int32, _ k: Int32,
        _ alpha: Float, _ a: UnsafePointer<Float>, _ aStride: Int32, _ b: UnsafePointer<Float>,
        _ bStride: Int32, _ beta: Float, _ c: UnsafeMutablePointer<Float>, _ cStride: Int32
      ) -> Void

    // Source: `cblas.h`.
    static let rowMajor: UInt32 = 101
    static let asItIs: UInt32 = 111
    static let transposed: UInt32 = 112

    /// Its product of matrices, on one thread; `nil` when the library is not installed, or address space is
    /// scarce.
    static let multiply: Multiply? = {
      // It asks again for ever where the system refuses the tens of megabytes that it works in.
      guard !MemoryRoom.isAddressSpaceScarce,
        let library = dlopen("libopenblas.so.0", RTLD_NOW | RTLD_LOCAL),
        let multiply = dlsym(library, "cblas_sgemm"),
        let setThreadCount = dlsym(library, "openblas_set_num_threads")
      else { return nil }
      // The library declares them so.
      unsafeBitCast(setThreadCount, to: (@convention(c) (Int32) -> Void).self)(1)
      return unsafeBitCast(multiply, to: Multiply.self)
    }()
  }
#endif
