import ComputeKernels

/// The image of a depthwise convolution with a channel for each of its filters.
///
/// With one filter for each channel it is the input itself; otherwise a preparation writes it.
struct RepeatedImage<Element: BitwiseCopyable & Sendable>: Sendable {
  /// The convolution with a single filter for each channel of the repeated image.
  let geometry: ConvolutionGeometry
  /// Why there are such channels.
  let reason: String
  private let input: Slot<Element>
  private let original: ConvolutionGeometry
  private let form: Form
  private let pixels: Tiling

  /// How channels become those of the repeated image.
  private enum Form {
    /// As they are.
    case same
    /// Each as often as it has filters.
    case repeated
    /// Each as a column of its own with the channels of the outputs that it is summed up for.
    case spread
  }

  /// The image of a depthwise convolution.
  init(_ site: NodeSite, _ geometry: ConvolutionGeometry) {
    let isRepeated = geometry.inputChannels != geometry.outputChannels
    self.init(
      site, geometry, geometry.withChannelForEachFilter, isRepeated ? .repeated : .same,
      isRepeated ? "several filters for each channel: channels are repeated" : "one filter for each channel")
  }

  /// The image of a convolution in groups of channels as that of a depthwise convolution whose window has a
  /// column for each channel of a group.
  ///
  /// - Returns: `nil` when the window has gaps between columns.
  init?(spreadingGroupsFor site: NodeSite, _ geometry: ConvolutionGeometry) {
    guard geometry.filterWidth == 1 || geometry.dilationWidth == 1 else { return nil }
    let columnCount = geometry.groupInputChannels
    var spread = geometry
    spread.groupCount = 1
    spread.inputChannels = geometry.outputChannels
    spread.inputWidth *= columnCount
    spread.filterWidth *= columnCount
    spread.strideWidth *= columnCount
    spread.paddingLeft *= columnCount
    spread.dilationWidth = 1
    self.init(
      site, geometry, spread, .spread,
      "\(geometry.groupCount) groups: the channels of each are columns of a depthwise convolution")
  }

  private init(
    _ site: NodeSite, _ original: ConvolutionGeometry, _ geometry: ConvolutionGeometry, _ form: Form,
    _ reason: String
  ) {
    input = site.input(0, as: Element.self)
    self.original = original
    self.geometry = geometry
    self.form = form
    self.reason = reason
    pixels = site.tiling(
      count: original.batchCount * original.inputHeight * original.inputWidth,
      workPerElement: geometry.inputWidth / max(original.inputWidth, 1) * geometry.inputChannels)
  }

  var preparation: KernelPreparation? {
    guard form != .same else { return nil }
    return KernelPreparation(
      tileCount: pixels.tileCount,
      byteCount: geometry.batchCount * geometry.inputHeight * geometry.inputWidth * geometry.inputChannels
        * MemoryLayout<Element>.size
    ) { context, tile, _ in
      let groupCount = form == .spread ? original.groupCount : original.inputChannels
      FastKernels.spreadChannels(
        input: context.pointer(input), output: context.prepared.assumingMemoryBound(to: Element.self),
        pixels: pixels.range(tile), groupCount: groupCount, columnCount: original.inputChannels / groupCount,
        count: original.outputChannels / groupCount)
    }
  }

  @inline(__always)
  func pointer(_ context: KernelContext) -> UnsafePointer<Element> {
    form == .same
      ? context.pointer(input) : UnsafePointer(context.prepared.assumingMemoryBound(to: Element.self))
  }
}

extension ConvolutionGeometry {
  /// A depthwise convolution of an image whose channels are there as often as they have filters.
  var withChannelForEachFilter: ConvolutionGeometry {
    var repeated = self
    repeated.inputChannels = outputChannels
    return repeated
  }
}
