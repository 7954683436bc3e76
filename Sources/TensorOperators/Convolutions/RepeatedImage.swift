import ComputeKernels

/// The image of a depthwise convolution with each channel as often as it has filters.
///
/// With one filter for each channel it is the input itself; otherwise a preparation writes it.
struct RepeatedImage<Element: BitwiseCopyable & Sendable>: Sendable {
  /// The convolution with a single filter for each channel of the repeated image.
  let geometry: ConvolutionGeometry
  private let input: Slot<Element>
  private let original: ConvolutionGeometry
  private let pixels: Tiling

  init(_ site: NodeSite, _ geometry: ConvolutionGeometry) {
    input = site.input(0, as: Element.self)
    original = geometry
    pixels = site.tiling(
      count: geometry.batchCount * geometry.inputHeight * geometry.inputWidth,
      workPerElement: geometry.outputChannels)
    var repeated = geometry
    repeated.inputChannels = geometry.outputChannels
    self.geometry = repeated
  }

  private var isRepeated: Bool { original.inputChannels != geometry.inputChannels }

  var reason: String {
    isRepeated ? "several filters for each channel: channels are repeated" : "one filter for each channel"
  }

  var preparation: KernelPreparation? {
    guard isRepeated else { return nil }
    return KernelPreparation(
      tileCount: pixels.tileCount,
      byteCount: pixels.count * geometry.inputChannels * MemoryLayout<Element>.size
    ) { context, tile, _ in
      FastKernels.repeatChannels(
        input: context.pointer(input), output: context.prepared.assumingMemoryBound(to: Element.self),
        channels: original.inputChannels, count: geometry.inputChannels / original.inputChannels,
        pixels: pixels.range(tile))
    }
  }

  @inline(__always)
  func pointer(_ context: KernelContext) -> UnsafePointer<Element> {
    isRepeated
      ? UnsafePointer(context.prepared.assumingMemoryBound(to: Element.self)) : context.pointer(input)
  }
}
