// The files of this folder are compiled several times: as part of this module, for any processor, and by
// `make kernels` into assembly for processors with wider vectors. They use the standard library's vectors
// and nothing else of the module.

#if VITRUVIAN_AVX512
  /// As many floats as one register holds.
  typealias MicroVector = SIMD16<Float>
#else
  /// As many floats as one register holds; two on processors with 128-bit registers.
  typealias MicroVector = SIMD8<Float>
#endif

extension MicroVector {
  /// Reads as many floats as the vector has; `source` needs no more than a float's alignment.
  @inline(__always)
  init(loading source: UnsafePointer<Float>) {
    self = UnsafeRawPointer(source).loadUnaligned(as: MicroVector.self)
  }

  /// Writes all floats; `destination` needs no more than a float's alignment.
  @inline(__always)
  func store(to destination: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(destination).storeBytes(of: self, as: MicroVector.self)
  }

  /// Adds a product, rounding once where the processor can.
  ///
  /// Without the instruction, a fused multiply-add is a call for each lane, so those processors round twice.
  @inline(__always)
  mutating func accumulate(_ left: MicroVector, _ right: MicroVector) {
    #if VITRUVIAN_FMA || arch(arm64)
      addProduct(left, right)
    #else
      self += left * right
    #endif
  }
}
