import CMicroKernels

/// How quantized values lie in memory for micro-kernels: as they are, or as differences from the zero point
/// of 16 bits.
///
/// Signed quantized values are seen as unsigned ones by turning their highest bit, so that kernels work on
/// bytes: when they are read, or when differences are made.
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

  /// What makes the quantized values of a group unsigned when they are read.
  var flips: Int32 { flip != 0 && byteCount == 1 ? Int32(bitPattern: 0x8080_8080) : 0 }

  /// Copies quantized values.
  ///
  /// - Parameter position: The number of quantized values in front of them in the target.
  @inline(__always)
  func copy(
    _ quantized: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutableRawPointer, position: Int
  ) {
    if byteCount == 1 {
      (target.assumingMemoryBound(to: UInt8.self) + position).update(from: quantized, count: count)
    } else {
      let target = target.assumingMemoryBound(to: Int16.self) + position
      var parameters = ZeroPointDifferencesParameters(
        quantized: quantized, flip: flip, zeroPoint: zeroPoint, differences: target, count: count)
      instructionSet.kernels.subtractZeroPoint(&parameters)
    }
  }

  /// Copies rows of quantized values, which lie some apart.
  ///
  /// - Parameters:
  ///   - position: The number of quantized values in front of the first row in the target.
  ///   - targetStep: The distance between the rows' copies in quantized values.
  func copyRows(
    _ quantized: UnsafePointer<UInt8>, step: Int, count: Int, rowCount: Int,
    to target: UnsafeMutableRawPointer, position: Int, targetStep: Int
  ) {
    if byteCount == 1 {
      return FastKernels.copyRows(
        quantized, step: step, to: target + position, step: targetStep, byteCount: count, rowCount: rowCount)
    }
    for row in 0..<rowCount {
      copy(quantized + row * step, count: count, to: target, position: position + row * targetStep)
    }
  }

  /// Writes the same quantized value several times.
  @inline(__always)
  func repeatElement(_ quantized: UInt8, count: Int, to target: UnsafeMutableRawPointer, position: Int) {
    if byteCount == 1 {
      (target.assumingMemoryBound(to: UInt8.self) + position).update(repeating: quantized, count: count)
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
      let groups = PixelGroups(
        of: pixelCount, step: pixelStep, channelCount: channelCount,
        elementCount: min(4 * instructionSet.vectorLength, Self.blockLength / 4))
      if let groups {
        addGroups(
          groups, channelCount: channelCount, flip: flip, into: sums, rest: sums + Self.blockLength / 2,
          instructionSet)
        for channel in 0..<channelCount { body(channel, sums[channel] &- excess) }
        return
      }
      for first in stride(from: 0, to: channelCount, by: Self.blockLength) {
        let count = min(Self.blockLength, channelCount - first)
        writeSums(firstChannel: first, channelCount: count, flip: flip, to: sums, instructionSet)
        for index in 0..<count { body(first + index, sums[index] &- excess) }
      }
    }
  }

  /// Sums channels as unsigned quantized values, several neighbouring pixels at a time.
  ///
  /// - Parameters:
  ///   - sums: Room for the sums of a group.
  ///   - rest: Room for the sums of the pixels that fill no group.
  private func addGroups(
    _ groups: PixelGroups, channelCount: Int, flip: UInt8, into sums: UnsafeMutablePointer<Int32>,
    rest: UnsafeMutablePointer<Int32>, _ instructionSet: InstructionSet
  ) {
    let elementCount = groups.pixelCount * channelCount
    QuantizedWindow(
      start: start, rowStep: rowStep, rowCount: rowCount, pixelStep: elementCount, pixelCount: groups.count
    ).writeSums(firstChannel: 0, channelCount: elementCount, flip: flip, to: sums, instructionSet)
    for pixel in 1..<groups.pixelCount {
      for channel in 0..<channelCount { sums[channel] &+= sums[pixel * channelCount + channel] }
    }
    guard groups.restCount > 0 else { return }
    QuantizedWindow(
      start: start + groups.count * elementCount, rowStep: rowStep, rowCount: rowCount,
      pixelStep: pixelStep, pixelCount: groups.restCount
    ).writeSums(firstChannel: 0, channelCount: channelCount, flip: flip, to: rest, instructionSet)
    for channel in 0..<channelCount { sums[channel] &+= rest[channel] }
  }

  /// Sums some channels as unsigned quantized values.
  @inline(__always)
  private func writeSums(
    firstChannel: Int, channelCount: Int, flip: UInt8, to sums: UnsafeMutablePointer<Int32>,
    _ instructionSet: InstructionSet
  ) {
    var parameters = QuantizedWindowSumParameters(
      quantized: start + firstChannel, rowStep: rowStep, rowCount: rowCount, pixelStep: pixelStep,
      pixelCount: pixelCount, channelCount: channelCount, flip: flip, sums: sums)
    instructionSet.narrowed(toChannelCount: channelCount).kernels.sumQuantizedWindow(&parameters)
  }

  /// The number of sums that a temporary allocation takes from the stack.
  private static var blockLength: Int { 256 }
}

/// Groups of neighbouring pixels, each of which is folded as one pixel of as many times the channels: few
/// channels alone would not fill vectors.
struct PixelGroups {
  /// The number of pixels of a group.
  let pixelCount: Int
  /// The number of groups.
  let count: Int
  /// The number of pixels that fill no group.
  let restCount: Int

  /// - Parameters:
  ///   - count: The number of pixels.
  ///   - step: The distance between neighbouring pixels.
  ///   - elementCount: What a group has at least; fewer than twice as many. `nil` is returned where a pixel
  ///     has as many, where pixels lie apart, or where they make few groups.
  init?(of count: Int, step: Int, channelCount: Int, elementCount: Int) {
    guard step == channelCount, channelCount > 0, channelCount < elementCount else { return nil }
    pixelCount = (elementCount + channelCount - 1) / channelCount
    (self.count, restCount) = count.quotientAndRemainder(dividingBy: pixelCount)
    guard self.count >= Self.fewestGroups else { return nil }
  }

  /// With fewer groups, putting what they give together would take longer than they spare.
  private static var fewestGroups: Int { 4 }
}
