// The names are those of the framework.
// swift-format-ignore-file

public struct CBLAS_ORDER: Sendable {}
public struct CBLAS_TRANSPOSE: Sendable {}
public let CblasRowMajor = CBLAS_ORDER()
public let CblasNoTrans = CBLAS_TRANSPOSE()
public let CblasTrans = CBLAS_TRANSPOSE()

public func cblas_sgemm(
  _ order: CBLAS_ORDER, _ transposeA: CBLAS_TRANSPOSE, _ transposeB: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32,
  _ k: Int32, _ alpha: Float, _ a: UnsafePointer<Float>?, _ strideA: Int32, _ b: UnsafePointer<Float>?,
  _ strideB: Int32, _ beta: Float, _ c: UnsafeMutablePointer<Float>?, _ strideC: Int32
) {}
