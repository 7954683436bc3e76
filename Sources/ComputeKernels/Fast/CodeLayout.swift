/// How codes lie in memory for micro-kernels: as unsigned codes of 8 bits, or as differences from the zero
/// point of 16 bits.
struct CodeLayout: Sendable {
  /// The size of a code or a difference.
  let byteCount: Int
  private let flip: UInt8
  private let difference: CodeDifference

  /// - Parameters:
  ///   - isSigned: Whether codes are signed before they are copied.
  ///   - zeroPoint: The zero point, where differences are made.
  init(isSigned: Bool, zeroPoint: Int32, instructionSet: InstructionSet) {
    byteCount = instructionSet.codeByteCount
    flip = isSigned ? 0x80 : 0
    difference = CodeDifference(zeroPoint: zeroPoint, isSigned: isSigned)
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
      for index in 0..<count { target[index] = difference(codes[index]) }
    }
  }

  /// Writes the same code several times.
  @inline(__always)
  func repeatCode(_ code: UInt8, count: Int, to target: UnsafeMutableRawPointer, position: Int) {
    if byteCount == 1 {
      (target.assumingMemoryBound(to: UInt8.self) + position).update(repeating: code ^ flip, count: count)
    } else {
      (target.assumingMemoryBound(to: Int16.self) + position)
        .update(repeating: difference(code), count: count)
    }
  }
}

/// How a byte that holds an 8-bit code becomes the code's difference from the zero point.
///
/// Signed codes are seen as unsigned ones by turning their highest bit, so that kernels work on bytes.
struct CodeDifference: Sendable, Hashable {
  private let flip: UInt8
  private let zero: Int16

  /// - Parameter zeroPoint: one of the 256 codes.
  init(zeroPoint: Int32, isSigned: Bool) {
    flip = isSigned ? 0x80 : 0
    zero = Int16(truncatingIfNeeded: isSigned ? zeroPoint &+ 128 : zeroPoint)
  }

  @inline(__always)
  func callAsFunction(_ byte: UInt8) -> Int16 { Int16(byte ^ flip) &- zero }
}
