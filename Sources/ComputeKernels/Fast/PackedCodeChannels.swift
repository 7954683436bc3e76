import TensorCore

/// The filters of a depthwise convolution of 8-bit codes, and how their sums become codes, rearranged once for
/// the micro-kernels of one instruction set.
package struct PackedCodeChannels: Sendable {
  private let image: CodeImage
  private let instructionSet: InstructionSet
  private let codes: CodeRange
  /// Where the taps of each group lie, in bytes from the first of a window.
  private let tapOffsets: [Int]
  private let tapCount: Int
  /// The number of neighbouring outputs that are computed as if they were one with more channels.
  private let pixelCount: Int
  private let usesInputSums: Bool
  private let packed: AlignedStorage

  /// - Parameters:
  ///   - filter: `int8` or `uint8`, `[1, KH, KW, C]`.
  ///   - bias: `int32`, one for each channel; left out, all are 0.
  ///   - image: The image of the convolution, which has one filter for each channel.
  package init(
    filter: Tensor, bias: Tensor?, image: CodeImage, requantization: Requantization,
    instructionSet: InstructionSet
  ) {
    let geometry = image.geometry
    let channelCount = geometry.outputChannels
    let tapCount = geometry.filterHeight * geometry.filterWidth
    let groupLength = instructionSet.codesPerGroup
    self.image = image
    self.instructionSet = instructionSet
    self.tapCount = tapCount
    codes = CodeRange(requantization)
    pixelCount = geometry.jointPixelCount(blockLength: instructionSet.channelBlockLength)
    // Members of the last group that are no taps have no weight and read what they like.
    let taps = image.tapOffsets
    tapOffsets = taps + Array(repeating: 0, count: (groupLength - tapCount % groupLength) % groupLength)
    let filters = (0..<channelCount).map { channel in
      CodeFilter(
        weights: filter.codes(at: stride(from: channel, to: tapCount * channelCount, by: channelCount)),
        isSigned: filter.elementType == .int8, channel: channel, requantization: requantization,
        instructionSet: instructionSet)
    }
    usesInputSums = filters.contains { $0.inputSumFactor != 0 }
    let groups = stride(from: 0, to: tapCount, by: groupLength).map { $0..<min($0 + groupLength, tapCount) }
    let biases = bias?.integers
    let blocks = instructionSet.channelBlocks(channelCount: channelCount * pixelCount)
    let blockLength = instructionSet.channelBlockLength
    packed = AlignedStorage(
      byteCount: blocks.count * blockLength * (groups.count + 3) * MemoryLayout<Int32>.size)
    for (index, block) in blocks.enumerated() {
      let start = packed.integers + index * blockLength * (groups.count + 3)
      for (lane, jointChannel) in block.enumerated() where jointChannel < channelCount * pixelCount {
        let channel = jointChannel % channelCount
        let values =
          [
            (biases?[channel] ?? 0) &+ filters[channel].biasCorrection, filters[channel].inputSumFactor,
            Int32(bitPattern: requantization.multiplier(channel: channel).bitPattern),
          ] + groups.map { filters[channel].group($0) }
        for (part, value) in values.enumerated() { start[part * blockLength + lane] = value }
      }
    }
  }
}

extension PackedCodeChannels {
  /// Convolves each channel of codes with its own filter.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, OH, OW, C]`.
  /// - Parameters:
  ///   - rows: Output rows of one image, counted over the whole batch.
  ///   - scratch: ``scratchByteCount(_:rowCount:instructionSet:)`` bytes, aligned for `Int16`; overwritten.
  package func convolve(
    _ input: UnsafePointer<UInt8>, into output: UnsafeMutablePointer<UInt8>, rows: Range<Int>,
    scratch: UnsafeMutableRawPointer
  ) {
    let geometry = image.geometry
    image.copy(rows: image.rows(under: rows), of: input, to: scratch)
    let codes = UnsafePointer(scratch.assumingMemoryBound(to: UInt8.self))
    let result = output + rows.lowerBound * geometry.outputWidth * geometry.outputChannels
    let groupCount = tapOffsets.count / instructionSet.codesPerGroup
    let ones: Int32 = usesInputSums ? 0x0101_0101 : 0
    let lastOnes = ones >> Int32(8 * (tapOffsets.count - tapCount))
    let rowStep = geometry.strideHeight * image.rowByteCount
    let channelCount = geometry.outputChannels * pixelCount
    let range = self.codes
    tapOffsets.withUnsafeBufferPointer { tapOffsets in
      // There is a tap: no shape rule allows a window without.
      guard let taps = tapOffsets.baseAddress else { return }
      instructionSet.kernels.depthwiseCodes(
        codes, rowStep, image.pixelStep, image.codeByteCount, taps, groupCount, ones, lastOnes,
        packed.integers, range.lower, range.upper, range.zeroPoint, pixelCount, channelCount, result,
        rows.count, geometry.outputWidth)
    }
  }

  /// The room that ``convolve(_:into:rows:scratch:)`` needs for the channels of an image.
  package static func scratchByteCount(
    _ image: CodeImage, rowCount: Int, instructionSet: InstructionSet
  ) -> Int {
    // Blocks of channels reach over the end of the last row.
    image.rows(under: 0..<rowCount).count * image.rowByteCount
      + instructionSet.channelBlockLength * image.codeByteCount
  }
}

extension CodeImage {
  /// Where the taps of a filter lie, in bytes from the first.
  fileprivate var tapOffsets: [Int] {
    (0..<geometry.filterHeight).flatMap { row in
      (0..<geometry.filterWidth).map { column in
        row * geometry.dilationHeight * rowByteCount
          + column * geometry.dilationWidth * geometry.inputChannels * codeByteCount
      }
    }
  }

  /// The rows of the copy that the windows of output rows of one image cover.
  fileprivate func rows(under rows: Range<Int>) -> Range<Int> {
    let image = rows.lowerBound / geometry.outputHeight
    let first = image * height + (rows.lowerBound - image * geometry.outputHeight) * geometry.strideHeight
    return first..<first + (rows.count - 1) * geometry.strideHeight + geometry.windowHeight
  }
}

extension ConvolutionGeometry {
  /// The number of neighbouring outputs of a row whose channels fill blocks together, if the outputs lie as
  /// close as the inputs; otherwise one.
  fileprivate func jointPixelCount(blockLength: Int) -> Int {
    let count = (1...8).first { outputChannels * $0 % blockLength == 0 } ?? 1
    return strideWidth == 1 && count <= outputWidth ? count : 1
  }
}

extension InstructionSet {
  /// The number of channels that a depthwise kernel of codes computes at a time.
  var channelBlockLength: Int { multipliesCodes ? 64 : vectorLength }

  /// The channels of each block, in the order in which they are packed. The last block ends with the last
  /// channel; only channels fewer than a block have some beyond their last.
  fileprivate func channelBlocks(channelCount: Int) -> [[Int]] {
    stride(from: 0, to: channelCount, by: channelBlockLength).map { start in
      let first = min(start, max(channelCount - channelBlockLength, 0))
      return (0..<channelBlockLength).map { first + channel(ofLane: $0) }
    }
  }

  /// Interleaving four vectors of codes leaves four neighbouring channels out of sixteen in each 128 bits.
  private func channel(ofLane lane: Int) -> Int {
    guard multipliesCodes else { return lane }
    let (vector, element) = (lane / vectorLength, lane % vectorLength)
    return element / 4 * 16 + vector * 4 + element % 4
  }
}
