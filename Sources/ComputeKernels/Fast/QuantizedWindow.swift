import CX86Kernels

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
