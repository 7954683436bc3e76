/// Computes a rectangle of outputs of a depthwise convolution of codes.
///
/// - Parameters:
///   - codes: The first channel under the window of the first output; unsigned codes, or differences of 16 bits.
///   - rowStep: The distance in bytes between the windows of neighbouring rows of outputs.
///   - pixelStep: The distance in bytes between the windows of neighbouring outputs of a row.
///   - channelStep: The distance in bytes between neighbouring channels.
///   - tapOffsets: Where the taps of each group lie, in bytes from the window's first.
///   - ones: A group of ones, if sums are corrected with the sums of the inputs; otherwise zero.
///   - lastOnes: The same with zeros for those members of the last group that are no taps.
///   - packed: For each block of channels four parts or more, each of one 32-bit number for each channel:
///     biases, factors of the sums of the inputs, multipliers, and the weights of each group. The last block
///     ends with the last channel, if there are as many as it has.
///   - lower: The lowest output less the zero point.
///   - upper: The highest output less the zero point.
///   - pixelCount: The number of neighbouring outputs whose channels are computed together, as if they were
///     those of one output. The last ones may overlap those before.
///   - channelCount: The number of channels of so many outputs.
///   - output: `outputHeight` rows of `outputWidth` outputs.
/// - Precondition: `outputWidth` is at least `pixelCount`.
@_cdecl("vitruvian_depthwise_codes_baseline")
func microDepthwiseCodes(
  codes: UnsafePointer<UInt8>, rowStep: Int, pixelStep: Int, channelStep: Int,
  tapOffsets: UnsafePointer<Int>, groupCount: Int, ones: Int32, lastOnes: Int32,
  packed: UnsafePointer<Int32>, lower: Float, upper: Float, zeroPoint: Int32, pixelCount: Int,
  channelCount: Int, output: UnsafeMutablePointer<UInt8>, outputHeight: Int, outputWidth: Int
) {
  let convolution = MicroCodeDepthwise(
    codes: codes, rowStep: rowStep, pixelStep: pixelStep,
    channelStep: channelStep, tapOffsets: tapOffsets, groupCount: groupCount, packed: packed,
    requantizer: MicroRequantizer(lower: lower, upper: upper, zeroPoint: zeroPoint),
    pixelCount: pixelCount, channelCount: channelCount, output: output, outputHeight: outputHeight,
    outputWidth: outputWidth)
  if ones == 0 {
    convolution.compute(MicroNoInputSums())
  } else {
    convolution.compute(
      MicroInputSums(ones: MicroChannels(repeating: ones), lastOnes: MicroChannels(repeating: lastOnes)))
  }
}

/// Sums the inputs of an output, or does not.
protocol MicroInputSumming {
  mutating func accumulate(_ group: MicroChannels, isLast: Bool)

  /// Adds the sums times their factors.
  func correct(_ sums: inout MicroChannels, factors: UnsafePointer<Int32>)
}

/// For products that need no correction.
struct MicroNoInputSums: MicroInputSumming {
  @inline(__always)
  mutating func accumulate(_ group: MicroChannels, isLast: Bool) {}

  @inline(__always)
  func correct(_ sums: inout MicroChannels, factors: UnsafePointer<Int32>) {}
}

/// For products of codes that are no differences from the weights' zero point.
struct MicroInputSums: MicroInputSumming {
  let ones: MicroChannels
  let lastOnes: MicroChannels
  private var sums = MicroChannels(repeating: 0)

  @inline(__always)
  init(ones: MicroChannels, lastOnes: MicroChannels) {
    self.ones = ones
    self.lastOnes = lastOnes
  }

  @inline(__always)
  mutating func accumulate(_ group: MicroChannels, isLast: Bool) {
    sums.accumulateGroups(group, isLast ? lastOnes : ones)
  }

  @inline(__always)
  func correct(_ sums: inout MicroChannels, factors: UnsafePointer<Int32>) {
    sums.accumulate(self.sums, MicroChannels(loading: factors))
  }
}

/// The operands of ``microDepthwiseCodes``.
struct MicroCodeDepthwise {
  let codes: UnsafePointer<UInt8>
  let rowStep: Int
  let pixelStep: Int
  let channelStep: Int
  let tapOffsets: UnsafePointer<Int>
  let groupCount: Int
  let packed: UnsafePointer<Int32>
  let requantizer: MicroRequantizer
  let pixelCount: Int
  let channelCount: Int
  let output: UnsafeMutablePointer<UInt8>
  let outputHeight: Int
  let outputWidth: Int

  /// Computes one block of channels after the other.
  @inline(never)
  func compute<InputSums: MicroInputSumming>(_ inputSums: InputSums) {
    var block = packed
    var channel = 0
    while channel < channelCount {
      let first = min(channel, max(channelCount - MicroChannels.count, 0))
      for row in 0..<outputHeight {
        let line = codes + row * rowStep + first * channelStep
        let results = output + row * outputWidth * outputStep + first
        var column = 0
        while column < outputWidth {
          let start = min(column, outputWidth - pixelCount)
          sums(line + start * pixelStep, block, inputSums).storeCodes(
            requantizer, multipliers: multipliers(block), to: results + start * outputStep,
            count: channelCount - first)
          column += pixelCount
        }
      }
      channel += MicroChannels.count
      block += (groupCount + 3) * MicroChannels.count
    }
  }

  /// The sums of a block of channels for the window that begins at `window`.
  @inline(__always)
  private func sums<InputSums: MicroInputSumming>(
    _ window: UnsafePointer<UInt8>, _ block: UnsafePointer<Int32>, _ noInputSums: InputSums
  ) -> MicroChannels {
    let groupLength = MicroIntegers.codesPerGroup
    var sums = MicroChannels(loading: block)
    var inputSums = noInputSums
    var weights = block + 3 * MicroChannels.count
    var offsets = tapOffsets
    for _ in 0..<groupCount - 1 {
      let group = MicroChannels(loading: window, offsets: offsets)
      sums.accumulateGroups(group, MicroChannels(loading: weights))
      inputSums.accumulate(group, isLast: false)
      weights += MicroChannels.count
      offsets += groupLength
    }
    let group = MicroChannels(loading: window, offsets: offsets)
    sums.accumulateGroups(group, MicroChannels(loading: weights))
    inputSums.accumulate(group, isLast: true)
    inputSums.correct(&sums, factors: block + MicroChannels.count)
    return sums
  }

  @inline(__always)
  private func multipliers(_ block: UnsafePointer<Int32>) -> UnsafePointer<Float> {
    UnsafeRawPointer(block + 2 * MicroChannels.count).assumingMemoryBound(to: Float.self)
  }

  /// The number of codes of one output.
  private var outputStep: Int { channelCount / pixelCount }
}
