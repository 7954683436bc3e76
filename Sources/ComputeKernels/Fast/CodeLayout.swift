import CX86Kernels

/// How codes lie in memory for micro-kernels: as unsigned codes of 8 bits, or as differences from the zero
/// point of 16 bits.
///
/// Signed codes are seen as unsigned ones by turning their highest bit, so that kernels work on bytes.
struct CodeLayout: Sendable {
  /// The size of a code or a difference.
  let byteCount: Int
  private let flip: UInt8
  /// The zero point of the unsigned codes.
  private let zeroPoint: Int16
  private let instructionSet: InstructionSet

  /// - Parameters:
  ///   - isSigned: Whether codes are signed before they are copied.
  ///   - zeroPoint: The zero point, one of the 256 codes, where differences are made.
  init(isSigned: Bool, zeroPoint: Int32, instructionSet: InstructionSet) {
    byteCount = instructionSet.codeByteCount
    flip = isSigned ? 0x80 : 0
    self.zeroPoint = Int16(truncatingIfNeeded: isSigned ? zeroPoint &+ 128 : zeroPoint)
    self.instructionSet = instructionSet
  }

  /// Copies codes.
  ///
  /// - Parameter position: The number of codes in front of them in the target.
  @inline(__always)
  func copy(
    _ codes: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutableRawPointer, position: Int
  ) {
    if byteCount == 1 {
      let target = target.assumingMemoryBound(to: UInt8.self) + position
      for index in 0..<count { target[index] = codes[index] ^ flip }
    } else {
      let target = target.assumingMemoryBound(to: Int16.self) + position
      var parameters = ZeroPointDifferencesParameters(
        quantized: codes, flip: flip, zeroPoint: zeroPoint, differences: target, count: count)
      instructionSet.kernels.subtractZeroPoint(&parameters)
    }
  }

  /// Writes the same code several times.
  @inline(__always)
  func repeatCode(_ code: UInt8, count: Int, to target: UnsafeMutableRawPointer, position: Int) {
    if byteCount == 1 {
      (target.assumingMemoryBound(to: UInt8.self) + position).update(repeating: code ^ flip, count: count)
    } else {
      (target.assumingMemoryBound(to: Int16.self) + position)
        .update(repeating: Int16(code ^ flip) &- zeroPoint, count: count)
    }
  }
}
