import CMicroKernels

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
      guard flip != 0 else { return target.update(from: quantized, count: count) }
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

/// The quantized values under a window of an image. All steps are in quantized values.
struct QuantizedWindow {
  let start: UnsafePointer<UInt8>
  let rowStep: Int
  let rowCount: Int
  let pixelStep: Int
  let pixelCount: Int

  /// Calls `body` with each channel of `channelCount` and the sum of its quantized values.
  ///
  /// - Parameter isSigned: Whether quantized values are signed.
  @inline(__always)
  func forEachSum(
    channelCount: Int, isSigned: Bool, instructionSet: InstructionSet, _ body: (_ channel: Int, Int32) -> Void
  ) {
    let flip: UInt8 = isSigned ? 0x80 : 0
    // What turning the highest bit adds to each sum.
    let excess = Int32(truncatingIfNeeded: Int(flip) * rowCount * pixelCount)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.blockLength) { sums in
      guard let sums = sums.baseAddress else { return }
      for first in stride(from: 0, to: channelCount, by: Self.blockLength) {
        let count = min(Self.blockLength, channelCount - first)
        var parameters = QuantizedWindowSumParameters(
          quantized: start + first, rowStep: rowStep, rowCount: rowCount, pixelStep: pixelStep,
          pixelCount: pixelCount, channelCount: count, flip: flip, sums: sums)
        instructionSet.narrowed(toChannelCount: count).kernels.sumQuantizedWindow(&parameters)
        for index in 0..<count { body(first + index, sums[index] &- excess) }
      }
    }
  }

  /// The number of sums that a temporary allocation takes from the stack.
  private static var blockLength: Int { 256 }
}
