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

extension Float {
  /// Adds a product as ``MicroVector`` does.
  @inline(__always)
  mutating func accumulate(_ left: Float, _ right: Float) {
    #if VITRUVIAN_FMA || arch(arm64)
      addProduct(left, right)
    #else
      self += left * right
    #endif
  }
}

/// What happens to each sum before it is stored: negative ones are multiplied by a slope, all are clamped.
struct MicroEpilogue {
  /// One factor for each channel; `nil` for none.
  let slope: UnsafePointer<Float>?
  let lower: Float
  let upper: Float

  /// The results of the channels from `channel` on.
  @inline(__always)
  func finish(_ sums: MicroVector, channel: Int) -> MicroVector {
    var result = sums
    if let slope {
      let slopes = MicroVector(loading: slope + channel)
      result = result.replacing(with: result * slopes, where: result .< MicroVector.zero)
    }
    let lowest = MicroVector(repeating: lower)
    let highest = MicroVector(repeating: upper)
    result = result.replacing(with: lowest, where: result .< lowest)
    return result.replacing(with: highest, where: result .> highest)
  }

  /// The result of one channel.
  @inline(__always)
  func finish(_ sum: Float, channel: Int) -> Float {
    var result = sum
    if let slope, result < 0 { result *= slope[channel] }
    return result < lower ? lower : (result > upper ? upper : result)
  }
}
