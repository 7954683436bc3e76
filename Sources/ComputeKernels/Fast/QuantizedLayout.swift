import CX86Kernels

/// How quantized values lie in memory for micro-kernels: as unsigned quantized values of 8 bits, or as
/// differences from the zero point of 16 bits.
///
/// Signed quantized values are seen as unsigned ones by turning their highest bit, so that kernels work on
/// bytes.
struct QuantizedLayout: Sendable {
  /// The size of a quantized value or a difference.
  let byteCount: Int
  private let flip: UInt8
  /// The zero point of the unsigned quantized values.
  private let zeroPoint: Int16
  private let instructionSet: InstructionSet

  /// - Parameters:
  ///   - isSigned: Whether quantized values are signed before they are copied.
  ///   - zeroPoint: The zero point, one of the 256 quantized values, where differences are made.
  init(isSigned: Bool, zeroPoint: Int32, instructionSet: InstructionSet) {
    byteCount = instructionSet.quantizedByteCount
    flip = isSigned ? 0x80 : 0
    self.zeroPoint = Int16(truncatingIfNeeded: isSigned ? zeroPoint &+ 128 : zeroPoint)
    self.instructionSet = instructionSet
  }

  /// Copies quantized values.
  ///
  /// - Parameter position: The number of quantized values in front of them in the target.
  @inline(__always)
  func copy(
    _ quantized: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutableRawPointer, position: Int
  ) {
    if byteCount == 1 {
      let target = target.assumingMemoryBound(to: UInt8.self) + position
      for index in 0..<count { target[index] = quantized[index] ^ flip }
    } else {
      let target = target.assumingMemoryBound(to: Int16.self) + position
      var parameters = ZeroPointDifferencesParameters(
        quantized: quantized, flip: flip, zeroPoint: zeroPoint, differences: target, count: count)
      instructionSet.kernels.subtractZeroPoint(&parameters)
    }
  }

  /// Writes the same quantized value several times.
  @inline(__always)
  func repeatElement(_ quantized: UInt8, count: Int, to target: UnsafeMutableRawPointer, position: Int) {
    if byteCount == 1 {
      (target.assumingMemoryBound(to: UInt8.self) + position).update(
        repeating: quantized ^ flip, count: count)
    } else {
      (target.assumingMemoryBound(to: Int16.self) + position)
        .update(repeating: Int16(quantized ^ flip) &- zeroPoint, count: count)
    }
  }
}
