// The files of this module are compiled several times: as the module, for any processor, and by `make
// kernels` into assembly for processors with wider vectors. They use the standard library's vectors, the
// parameters that `CX86Kernels` declares, hints to the processor and the compiler, and nothing else.

import CAtomics

#if VITRUVIAN_AVX512
  /// As many floats as one register holds.
  typealias FloatVector = SIMD16<Float>
  /// Half as many.
  typealias FloatHalfVector = SIMD8<Float>
#else
  /// As many floats as one register holds; two on processors with 128-bit registers.
  typealias FloatVector = SIMD8<Float>
  /// Half as many.
  typealias FloatHalfVector = SIMD4<Float>
#endif

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

extension FloatVector {
  /// The vector itself, which the compiler does not merge with what is made of it.
  @inline(__always)
  var kept: FloatVector {
    #if VITRUVIAN_AVX512
      vitruvian_keep16(self)
    #else
      vitruvian_keep8(self)
    #endif
  }

  /// Adds a product, rounding once where the processor can.
  ///
  /// Without the instruction, a fused multiply-add is a call for each lane, so those processors round twice.
  @inline(__always)
  mutating func accumulate(_ left: FloatVector, _ right: FloatVector) {
    #if VITRUVIAN_FMA || arch(arm64)
      addProduct(left, right)
    #else
      self += left * right
    #endif
  }
}

/// The lesser of two numbers whose difference fits, without a branch: the compiler stops inlining into
/// functions of many branches.
@_transparent
func lesser(_ left: Int, _ right: Int) -> Int {
  let difference = left &- right
  return right &+ difference & (difference &>> (Int.bitWidth - 1))
}

/// The greater of two numbers whose difference fits, without a branch.
@_transparent
func greater(_ left: Int, _ right: Int) -> Int { left &+ right &- lesser(left, right) }

/// How far ahead, in floats, a stream is fetched that is read once. Processors fetch streams ahead by
/// themselves, but stop at the end of each page.
@inline(__always)
var prefetchDistance: Int { 2048 }

/// Starts fetching some numbers, which need not exist.
@inline(__always)
func prefetch<Number>(_ numbers: UnsafePointer<Number>, count: Int) {
  let numbersPerCacheLine = 64 / MemoryLayout<Number>.size
  var index = 0
  while index < count {
    vitruvian_prefetch(numbers + index)
    index += numbersPerCacheLine
  }
}
