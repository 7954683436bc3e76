import CMicroKernels

/// Multiplies rows of quantized values, or of their differences, by a packed matrix, and stores the sums as
/// they are.
///
/// - Shapes: as for ``multiplyQuantized``; the sums are 32-bit integers.
/// - Precondition: There are at least as many columns as a vector has lanes.
@_cdecl("vitruvian_sum_products_baseline")
func sumProducts(_ parameters: UnsafePointer<ProductSumsParameters>) {
  parameters.pointee.run()
}

extension ProductSumsParameters {
  @inline(__always)
  fileprivate func run() {
    var noOffset = 0
    withUnsafePointer(to: &noOffset) { runOffsets in
      let product = QuantizedProduct(
        a: QuantizedGroups(start: a, flips: IntegerVector(loadingFlips: flips)), aStep: aStep,
        runOffsets: runOffsets, runCount: 1, groupCount: groupCount, rowCount: rowCount, packed: packed,
        columnCount: columnCount)
      product.multiply(
        ProductResults(
          requantizer: Requantizer(lower: 0, upper: 0, zeroPoint: 0),
          multipliers: UnsafeRawPointer(packed).assumingMemoryBound(to: Float.self), rowTerms: nil,
          columnTerms: packed, output: UnsafeMutableRawPointer(sums).assumingMemoryBound(to: UInt8.self),
          outputStep: sumStep, sums: sums))
    }
  }
}
