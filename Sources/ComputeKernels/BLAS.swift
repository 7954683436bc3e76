#if canImport(Accelerate)
  import Accelerate
#else
  import COpenBLAS
#endif

/// The one place that calls BLAS.
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
    _ = isSingleThreaded
    cblas_sgemm(
      CblasRowMajor, transposesA ? CblasTrans : CblasNoTrans, transposesB ? CblasTrans : CblasNoTrans,
      BLASInteger(m), BLASInteger(n), BLASInteger(k), 1, a, BLASInteger(transposesA ? m : k), b,
      BLASInteger(transposesB ? k : n), 0, c, BLASInteger(n))
  }

  #if canImport(Accelerate)
    private typealias BLASInteger = Int32
    private static let isSingleThreaded = true
  #else
    private typealias BLASInteger = blasint
    private static let isSingleThreaded: Bool = {
      openblas_set_num_threads(1)
      return true
    }()
  #endif
}
