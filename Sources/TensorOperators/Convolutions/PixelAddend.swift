import ComputeKernels
import TensorCore

/// What a pointwise convolution adds to its sums, from an addition that it took over.
///
/// A tensor of fewer channels is padded with zeros, a block of pixels just before its sums are computed: so
/// no padded image is written and read.
struct PixelAddend: Sendable {
  private let tensor: Slot<Float>?
  private let channelCount: Int
  private let outputChannels: Int
  private let blockLength: Int
  /// The scratch memory of the kernel itself.
  private let kernelScratch: Scratch<Float>

  /// - Parameters:
  ///   - blockLength: The number of pixels that are padded at a time.
  ///   - kernelScratch: The scratch memory of the kernel itself.
  init(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, blockLength: Int,
    behind kernelScratch: Scratch<Float> = Scratch(count: 0)
  ) {
    tensor = site.addend
    outputChannels = geometry.outputChannels
    channelCount = outputChannels - (site.epilogue?.missingChannelCount ?? 0)
    self.blockLength = blockLength
    self.kernelScratch = kernelScratch
  }

  /// The number of pixels whose padded addend stays in the first-level cache.
  static func cachedBlockLength(_ geometry: ConvolutionGeometry) -> Int {
    let blockRowCount = FastKernels.blockRowCount
    return max(cachedFloatCount / max(geometry.outputChannels, 1) / blockRowCount, 1) * blockRowCount
  }

  private static let cachedFloatCount = 1 << 12

  /// The scratch memory of the kernel, and behind it that for a padded block.
  var scratch: Scratch<Float> {
    Scratch(count: kernelScratch.count + (isPadded ? blockLength * outputChannels : 0))
  }

  private var isPadded: Bool { channelCount < outputChannels }

  /// Calls `body` with the pixels and what is added to their sums, `nil` for nothing, block by block.
  @inline(__always)
  func forEachBlock(
    of pixels: Range<Int>, _ context: KernelContext, worker: Int,
    _ body: (_ pixels: Range<Int>, _ addend: UnsafePointer<Float>?) -> Void
  ) {
    guard isPadded, let source = context.pointer(tensor) else {
      return body(pixels, context.pointer(tensor).map { $0 + pixels.lowerBound * outputChannels })
    }
    let floatByteCount = MemoryLayout<Float>.size
    let padded = context.pointer(scratch, worker: worker) + kernelScratch.count
    // The copies leave the zeros of the channels that are missing alone.
    padded.update(repeating: 0, count: min(pixels.count, blockLength) * outputChannels)
    for first in stride(from: pixels.lowerBound, to: pixels.upperBound, by: blockLength) {
      let block = first..<min(first + blockLength, pixels.upperBound)
      FastKernels.copyRows(
        source + first * channelCount, step: channelCount * floatByteCount, to: padded,
        step: outputChannels * floatByteCount, byteCount: channelCount * floatByteCount,
        rowCount: block.count)
      body(block, UnsafePointer(padded))
    }
  }
}
