/// Computes rows of outputs of a depthwise convolution of codes.
///
/// A window may begin with any row of a group, its *phase*; each phase has taps, and weights, of its own. A tap is
/// a group that holds codes under the window; its other members have no weight.
///
/// - Parameters:
///   - groups: What ``microInterleaveCodes`` made of the image from the first row under the windows on.
///   - groupRowStep: The distance between neighbouring rows of groups.
///   - pixelStep: The distance between the groups under the windows of neighbouring outputs of a row.
///   - rowStride: The number of rows of the image between the windows of neighbouring rows of outputs.
///   - phaseStarts: The first tap of each phase among those of all, and last the number of all.
///   - tapOffsets: Where the group of each tap lies, from that at the window's corner.
///   - tapOnes: A one for each member of a group that lies under the window, for the sums of the inputs.
///   - correctsSums: Whether products are corrected with those.
///   - packed: For each block of channels some lines of one 32-bit number for each channel: biases, factors of
///     the sums of the inputs, multipliers, and the weights of each tap. The last block ends with the last channel,
///     if there are as many as it has.
///   - lower: The lowest output less the zero point.
///   - upper: The highest output less the zero point.
///   - pixelCount: The number of neighbouring outputs whose channels are computed together, as if they were
///     those of one output. The last ones may overlap those before.
///   - channelCount: The number of channels of so many outputs.
///   - output: `outputHeight` rows of `outputWidth` outputs.
/// - Precondition: `outputWidth` is at least `pixelCount`.
@_cdecl("vitruvian_depthwise_codes_baseline")
func microDepthwiseCodes(
  groups: UnsafePointer<Int32>, groupRowStep: Int, pixelStep: Int, rowStride: Int,
  phaseStarts: UnsafePointer<Int>, tapOffsets: UnsafePointer<Int>, tapOnes: UnsafePointer<Int32>,
  correctsSums: Bool, packed: UnsafePointer<Int32>, lower: Float, upper: Float, zeroPoint: Int32,
  pixelCount: Int, channelCount: Int, output: UnsafeMutablePointer<UInt8>, outputHeight: Int,
  outputWidth: Int
) {
  let convolution = MicroCodeDepthwise(
    groups: groups, groupRowStep: groupRowStep, pixelStep: pixelStep, rowStride: rowStride,
    phaseStarts: phaseStarts, tapOffsets: tapOffsets, tapOnes: tapOnes, packed: packed,
    pixelCount: pixelCount, channelCount: channelCount, outputHeight: outputHeight, outputWidth: outputWidth)
  let epilogue = MicroRequantizingChannels(
    requantizer: MicroRequantizer(lower: lower, upper: upper, zeroPoint: zeroPoint), output: output)
  if correctsSums {
    convolution.compute(MicroPixelPair<MicroCorrectedPixel>.self, MicroCorrectedPixel.self, epilogue)
  } else {
    convolution.compute(MicroWidePixels.self, MicroPixel.self, epilogue)
  }
}

/// The same for codes of an image that has its own scale, and weights around zero; puts out numbers.
///
/// The order of operations is TensorFlow Lite's, which changes with the channel: the scale of the filter is one
/// of the two factors of a channel, before and behind that of the image, and the other is one.
///
/// - Parameters:
///   - packed: As for ``microDepthwiseCodes``, with other lines before the weights: factors of the zero point,
///     factors before the image's scale and behind it, biases, and factors of negative results.
///   - scale: What one step between codes is worth.
///   - zeroPoint: The code of zero.
@_cdecl("vitruvian_depthwise_codes_to_numbers_baseline")
func microDepthwiseCodesToNumbers(
  groups: UnsafePointer<Int32>, groupRowStep: Int, pixelStep: Int, rowStride: Int,
  phaseStarts: UnsafePointer<Int>, tapOffsets: UnsafePointer<Int>, packed: UnsafePointer<Int32>,
  scale: Float, zeroPoint: Int32, lower: Float, upper: Float, pixelCount: Int, channelCount: Int,
  output: UnsafeMutablePointer<Float>, outputHeight: Int, outputWidth: Int
) {
  // Readable memory: no sums are corrected.
  let noOnes = UnsafeRawPointer(tapOffsets).assumingMemoryBound(to: Int32.self)
  let convolution = MicroCodeDepthwise(
    groups: groups, groupRowStep: groupRowStep, pixelStep: pixelStep, rowStride: rowStride,
    phaseStarts: phaseStarts, tapOffsets: tapOffsets, tapOnes: noOnes, packed: packed,
    pixelCount: pixelCount, channelCount: channelCount, outputHeight: outputHeight, outputWidth: outputWidth)
  convolution.compute(
    MicroWidePixels.self, MicroPixel.self,
    MicroScalingChannels(
      scale: scale, zeroPoint: zeroPoint, bounds: MicroBounds(lower: lower, upper: upper), output: output))
}

#if VITRUVIAN_AVX512
  /// As many outputs as fit into the registers.
  typealias MicroWidePixels = MicroPixelPair<MicroPixelPair<MicroPixel>>
#elseif VITRUVIAN_AVX2
  /// As many outputs as fit into the registers.
  typealias MicroWidePixels = MicroPixelPair<MicroPixel>
#else
  /// As many outputs as fit into the registers.
  typealias MicroWidePixels = MicroPixel
#endif

/// What happens to the sums of a block of channels.
protocol MicroChannelEpilogue {
  /// The number of lines of a block before its weights.
  static var lineCount: Int { get }

  /// What the sums of a block start at.
  func start(_ block: UnsafePointer<Int32>) -> MicroChannels

  /// Stores the results of the first `count` channels, or of all if there are fewer.
  ///
  /// - Parameter element: Where the first one goes in the output.
  func store(_ sums: MicroChannels, _ block: UnsafePointer<Int32>, to element: Int, count: Int)
}

/// Turns sums into codes.
struct MicroRequantizingChannels: MicroChannelEpilogue {
  let requantizer: MicroRequantizer
  let output: UnsafeMutablePointer<UInt8>

  static var lineCount: Int { 3 }

  @inline(__always)
  func start(_ block: UnsafePointer<Int32>) -> MicroChannels { MicroChannels(loading: block) }

  @inline(__always)
  func store(_ sums: MicroChannels, _ block: UnsafePointer<Int32>, to element: Int, count: Int) {
    sums.storeCodes(requantizer, multipliers: block.microNumbers(line: 2), to: output + element, count: count)
  }
}

/// Turns sums into numbers.
struct MicroScalingChannels: MicroChannelEpilogue {
  let scale: Float
  let zeroPoint: Int32
  let bounds: MicroBounds
  let output: UnsafeMutablePointer<Float>

  static var lineCount: Int { 5 }

  @inline(__always)
  func start(_ block: UnsafePointer<Int32>) -> MicroChannels {
    MicroChannels(loading: block) * MicroChannels(repeating: zeroPoint)
  }

  @inline(__always)
  func store(_ sums: MicroChannels, _ block: UnsafePointer<Int32>, to element: Int, count: Int) {
    sums.forEachVector { sums, channel in
      let scaled =
        sums.floats * block.microVector(line: 1, channel) * scale * block.microVector(line: 2, channel)
      let result = (scaled + block.microVector(line: 3, channel))
        .rectified(slope: block.microVector(line: 4, channel))
      bounds.clamp(result).store(to: output + element + channel, count: count - channel)
    }
  }
}

extension UnsafePointer<Int32> {
  /// The numbers of a line of a block.
  @inline(__always)
  fileprivate func microNumbers(line: Int) -> UnsafePointer<Float> {
    UnsafeRawPointer(self + line * MicroChannels.count).assumingMemoryBound(to: Float.self)
  }

  @inline(__always)
  fileprivate func microVector(line: Int, _ channel: Int) -> MicroVector {
    MicroVector(loading: microNumbers(line: line) + channel)
  }
}

extension MicroVector {
  /// Writes the first `count` floats, or all if there are fewer.
  @inline(__always)
  fileprivate func store(to destination: UnsafeMutablePointer<Float>, count: Int) {
    if count >= Self.scalarCount {
      store(to: destination)
    } else {
      for lane in 0..<(count > 0 ? count : 0) { destination[lane] = self[lane] }
    }
  }
}

/// The operands of ``microDepthwiseCodes`` that make the sums.
struct MicroCodeDepthwise {
  let groups: UnsafePointer<Int32>
  let groupRowStep: Int
  let pixelStep: Int
  let rowStride: Int
  let phaseStarts: UnsafePointer<Int>
  let tapOffsets: UnsafePointer<Int>
  let tapOnes: UnsafePointer<Int32>
  let packed: UnsafePointer<Int32>
  let pixelCount: Int
  let channelCount: Int
  let outputHeight: Int
  let outputWidth: Int

  /// Computes one block of channels after the other.
  @inline(never)
  func compute<Wide: MicroPixels, Single: MicroPixels, Epilogue: MicroChannelEpilogue>(
    _ wide: Wide.Type, _ single: Single.Type, _ epilogue: Epilogue
  ) {
    let blockLength =
      (Epilogue.lineCount + phaseStarts[MicroIntegers.codesPerGroup]) * MicroChannels.count
    var block = packed
    var channel = 0
    while channel < channelCount {
      let first = min(channel, max(channelCount - MicroChannels.count, 0))
      for row in 0..<outputHeight {
        computeRow(wide, single, epilogue, block: block, first: first, row: row)
      }
      channel += MicroChannels.count
      block += blockLength
    }
  }

  /// Computes a block of channels of a row of outputs.
  @inline(__always)
  private func computeRow<Wide: MicroPixels, Single: MicroPixels, Epilogue: MicroChannelEpilogue>(
    _ wide: Wide.Type, _ single: Single.Type, _ epilogue: Epilogue, block: UnsafePointer<Int32>,
    first: Int, row: Int
  ) {
    let count = outputWidth / pixelCount
    var position = 0
    while position + Wide.count <= count {
      compute(wide, epilogue, block: block, first: first, row: row, pixel: position * pixelCount)
      position += Wide.count
    }
    while position * pixelCount < outputWidth {
      let pixel = min(position * pixelCount, outputWidth - pixelCount)
      compute(single, epilogue, block: block, first: first, row: row, pixel: pixel)
      position += 1
    }
  }

  /// Computes a block of channels of neighbouring outputs.
  @inline(__always)
  private func compute<Pixels: MicroPixels, Epilogue: MicroChannelEpilogue>(
    _ pixels: Pixels.Type, _ epilogue: Epilogue, block: UnsafePointer<Int32>, first: Int, row: Int,
    pixel: Int
  ) {
    let (groupRow, phase) = (row * rowStride).quotientAndRemainder(dividingBy: MicroIntegers.codesPerGroup)
    let window = groups + groupRow * groupRowStep + pixel * pixelStep + first
    let weights = block + Epilogue.lineCount * MicroChannels.count
    var sums = Pixels(repeating: epilogue.start(block))
    for tap in phaseStarts[phase]..<phaseStarts[phase + 1] {
      sums.accumulate(
        window + tapOffsets[tap], step: pixelCount * pixelStep,
        MicroChannels(loading: weights + tap * MicroChannels.count), ones: tapOnes[tap])
    }
    // The channels of one output, where those of several are computed together.
    let outputStep = channelCount / pixelCount
    let element = (row * outputWidth + pixel) * outputStep + first
    sums.forEachPixel(position: 0, factors: block + MicroChannels.count) { sums, position in
      epilogue.store(
        sums, block, to: element + position * channelCount, count: channelCount - first)
    }
  }
}
