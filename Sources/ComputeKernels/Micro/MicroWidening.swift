#if VITRUVIAN_FMA
  /// Widens numbers of half precision, which is one instruction for a vector on every processor with fused
  /// multiply-add.
  ///
  /// - Parameters:
  ///   - halves: The bits of `count` numbers.
  ///   - floats: `count` numbers.
  @_cdecl("vitruvian_widen_baseline")
  func microWiden(halves: UnsafePointer<UInt16>, count: Int, floats: UnsafeMutablePointer<Float>) {
    for index in 0..<count { floats[index] = Float(Float16(bitPattern: halves[index])) }
  }
#endif
