import ComputeKernels
import TensorCore

/// A single-precision input that becomes quantized values when a kernel runs, for the micro-kernels: each
/// pixel or each image has its own scale.
///
/// The preparation makes them; they lie in the memory that it fills: all quantized values, what `image`
/// copies of them, or where channels are repeated these, the scales, and the zero points.
struct DynamicImage: Sendable {
  private let input: Slot<Float>
  private let unit: DynamicUnit
  private let rule: DynamicQuantization
  private let instructionSet: InstructionSet
  /// What kernels read, unless they read the quantized values themselves.
  private let image: QuantizedImage?
  private let imageCount: Int
  /// The number of rows of an image, and of elements of each.
  private let height: Int
  private let rowLength: Int
  private let pixelsPerRow: Int
  /// How often kernels read each channel, side by side.
  private let channelCopyCount: Int

  /// - Parameters:
  ///   - shape: The images, `[N, H, W, C]`.
  ///   - image: What kernels read; left out, they read the quantized values themselves.
  ///   - channelCopyCount: How often they read each channel, without an `image`.
  init(
    _ site: NodeSite, shape: Shape, unit: DynamicUnit, rule: DynamicQuantization,
    image: QuantizedImage? = nil, channelCopyCount: Int = 1
  ) {
    self.channelCopyCount = channelCopyCount
    input = site.input(0, as: Float.self)
    self.unit = unit
    self.rule = rule
    self.image = image.flatMap { $0.isInPlace ? nil : $0 }
    instructionSet = site.kernels.instructionSet
    (imageCount, height, pixelsPerRow) = (shape[0], shape[1], shape[2])
    rowLength = shape[2] * shape[3]
  }

  var preparation: KernelPreparation {
    // The range of an image is known when all of it was read.
    let rowsPerTile = unit == .image ? height : max(TileWork.elements.perTile / max(rowLength, 1), 1)
    // An image without rows has a margin.
    let tilesPerImage = unit == .image ? 1 : (height + rowsPerTile - 1) / rowsPerTile
    return KernelPreparation(
      tileCount: imageCount * tilesPerImage,
      byteCount: zeroPointsOffset + scaleCount * MemoryLayout<Int32>.size
    ) { context, tile, _ in
      let first = tile % tilesPerImage * rowsPerTile
      prepare(context, image: tile / tilesPerImage, rows: first..<min(first + rowsPerTile, height))
    }
  }

  private func prepare(_ context: KernelContext, image index: Int, rows: Range<Int>) {
    let firstRow = index * height + rows.lowerBound
    if quantizesCopy, let image {
      let copy = (context.prepared + copyOffset).assumingMemoryBound(to: UInt8.self)
      let meaning = image.quantize(
        context.pointer(input) + firstRow * rowLength,
        to: copy + image.rows(ofImage: index).lowerBound * image.rowByteCount)
      mutableScales(context)[index] = meaning.scale
      mutableZeroPoints(context)[index] = meaning.zeroPoint
      return
    }
    let quantized = context.prepared.assumingMemoryBound(to: UInt8.self)
    let firstScale = unit == .pixel ? firstRow * pixelsPerRow : index
    rule.quantizeRows(
      context.pointer(input) + firstRow * rowLength,
      rowCount: unit == .pixel ? rows.count * pixelsPerRow : 1,
      rowLength: unit == .pixel ? rowLength / max(pixelsPerRow, 1) : rows.count * rowLength,
      into: quantized + firstRow * rowLength, scales: mutableScales(context) + firstScale,
      zeroPoints: mutableZeroPoints(context) + firstScale, instructionSet: instructionSet)
    if channelCopyCount > 1 {
      let channelCount = rowLength / max(pixelsPerRow, 1)
      FastKernels.spreadChannels(
        input: UnsafePointer(quantized),
        output: (context.prepared + copyOffset).assumingMemoryBound(to: UInt8.self),
        pixels: firstRow * pixelsPerRow..<(firstRow + rows.count) * pixelsPerRow, groupCount: channelCount,
        columnCount: 1, count: channelCopyCount)
    }
    guard let image else { return }
    // Only pixels have scales of their own, and those have no margin.
    let margin = UInt8(truncatingIfNeeded: mutableZeroPoints(context)[firstScale])
    let copied = unit == .pixel ? firstRow..<firstRow + rows.count : image.rows(ofImage: index)
    image.copy(
      rows: copied, of: quantized, to: context.prepared + copyOffset + copied.lowerBound * image.rowByteCount,
      margin: margin)
  }

  /// What kernels read, as the preparation left it.
  @inline(__always)
  func quantized(_ context: KernelContext) -> UnsafePointer<UInt8> {
    let isCopied = image != nil || channelCopyCount > 1
    return UnsafePointer((context.prepared + (isCopied ? copyOffset : 0)).assumingMemoryBound(to: UInt8.self))
  }

  /// What the quantized values of each pixel or image mean.
  @inline(__always)
  func meanings(_ context: KernelContext) -> QuantizedScales {
    QuantizedScales(scales: mutableScales(context), zeroPoints: mutableZeroPoints(context), step: 1)
  }

  @inline(__always)
  private func mutableScales(_ context: KernelContext) -> UnsafeMutablePointer<Float> {
    (context.prepared + scalesOffset).assumingMemoryBound(to: Float.self)
  }

  @inline(__always)
  private func mutableZeroPoints(_ context: KernelContext) -> UnsafeMutablePointer<Int32> {
    (context.prepared + zeroPointsOffset).assumingMemoryBound(to: Int32.self)
  }

  private var scaleCount: Int { imageCount * (unit == .pixel ? height * pixelsPerRow : 1) }

  /// Whether the copy is made of the numbers themselves.
  private var quantizesCopy: Bool {
    unit == .image && rule == .xnnpack && image?.takesNumbers == true
  }

  /// Groups of quantized values may reach over the end of the last row.
  private var copyOffset: Int {
    quantizesCopy ? 0 : AlignedStorage.roundedUp(imageCount * height * rowLength + MemoryLayout<Int32>.size)
  }

  private var scalesOffset: Int { copyOffset + AlignedStorage.roundedUp(copyByteCount) }

  private var copyByteCount: Int {
    image?.byteCount ?? (channelCopyCount > 1 ? imageCount * height * rowLength * channelCopyCount : 0)
  }

  private var zeroPointsOffset: Int {
    scalesOffset + AlignedStorage.roundedUp(scaleCount * MemoryLayout<Float>.size)
  }
}
