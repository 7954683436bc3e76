import ComputeKernels
import ModelFormat
import TensorCore

extension NodeInputs {
  /// Whether the operator has numbers to multiply with weights of codes.
  var isDynamicRange: Bool { self[0]?.elementType == .float32 && self[1]?.elementType == .int8 }
}

/// The rows of a single-precision input that become codes when a reference kernel runs, each with its own scale.
///
/// The preparation makes them; they lie in the memory that it fills, the scales behind the codes.
struct DynamicRows: Sendable {
  private let input: Slot<Float>
  private let rowCount: Int
  private let rowLength: Int
  private let tiling: Tiling
  private let rule: DynamicQuantization

  /// - Parameter rowCount: The number of rows that input zero is cut into.
  init(_ site: NodeSite, rowCount: Int, rule: DynamicQuantization) {
    input = site.input(0, as: Float.self)
    self.rowCount = rowCount
    rowLength = site.type(0).shape.elementCount / max(rowCount, 1)
    tiling = site.tiling(count: rowCount, workPerElement: rowLength)
    self.rule = rule
  }

  /// Quantises all rows.
  var preparation: KernelPreparation {
    KernelPreparation(
      tileCount: tiling.tileCount,
      byteCount: scalesOffset + rowCount * MemoryLayout<CodeScale>.stride
    ) { context, tile, _ in
      let (codes, scales) = (mutableCodes(context), mutableScales(context))
      for row in tiling.range(tile) {
        scales[row] = rule.quantize(
          context.pointer(input) + row * rowLength, count: rowLength, into: codes + row * rowLength)
      }
    }
  }

  /// The codes of all rows, as the preparation left them.
  @inline(__always)
  func codes(_ context: KernelContext) -> UnsafePointer<Int8> { UnsafePointer(mutableCodes(context)) }

  /// What the codes of each row mean.
  @inline(__always)
  func scales(_ context: KernelContext) -> UnsafePointer<CodeScale> { UnsafePointer(mutableScales(context)) }

  @inline(__always)
  private func mutableCodes(_ context: KernelContext) -> UnsafeMutablePointer<Int8> {
    context.prepared.assumingMemoryBound(to: Int8.self)
  }

  @inline(__always)
  private func mutableScales(_ context: KernelContext) -> UnsafeMutablePointer<CodeScale> {
    (context.prepared + scalesOffset).assumingMemoryBound(to: CodeScale.self)
  }

  private var scalesOffset: Int {
    let alignment = MemoryLayout<CodeScale>.alignment
    return (rowCount * rowLength + alignment - 1) / alignment * alignment
  }
}

/// A single-precision input that becomes codes when a kernel runs, for the micro-kernels: each pixel or each image
/// has its own scale.
///
/// The preparation makes them; they lie in the memory that it fills: all codes, what `image` copies of them, the
/// scales, and the zero points.
struct DynamicCodes: Sendable {
  private let input: Slot<Float>
  private let unit: DynamicUnit
  private let rule: DynamicQuantization
  private let instructionSet: InstructionSet
  /// What kernels read, unless they read the codes themselves.
  private let image: CodeImage?
  private let imageCount: Int
  /// The number of rows of an image, and of elements of each.
  private let height: Int
  private let rowLength: Int
  private let pixelsPerRow: Int

  /// - Parameters:
  ///   - shape: The images, `[N, H, W, C]`.
  ///   - image: What kernels read; left out, they read the codes themselves.
  init(
    _ site: NodeSite, shape: Shape, unit: DynamicUnit, rule: DynamicQuantization, image: CodeImage? = nil
  ) {
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
    let tilesPerImage = (height + rowsPerTile - 1) / max(rowsPerTile, 1)
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
    let codes = context.prepared.assumingMemoryBound(to: UInt8.self)
    let firstScale = unit == .pixel ? firstRow * pixelsPerRow : index
    rule.quantizeRows(
      context.pointer(input) + firstRow * rowLength,
      rowCount: unit == .pixel ? rows.count * pixelsPerRow : 1,
      rowLength: unit == .pixel ? rowLength / max(pixelsPerRow, 1) : rows.count * rowLength,
      into: codes + firstRow * rowLength, scales: mutableScales(context) + firstScale,
      zeroPoints: mutableZeroPoints(context) + firstScale, instructionSet: instructionSet)
    guard let image else { return }
    // Only pixels have scales of their own, and those have no margin.
    let margin = UInt8(truncatingIfNeeded: mutableZeroPoints(context)[firstScale])
    let copied = unit == .pixel ? firstRow..<firstRow + rows.count : image.rows(ofImage: index)
    image.copy(
      rows: copied, of: codes, to: context.prepared + copyOffset + copied.lowerBound * image.rowByteCount,
      margin: margin)
  }

  /// What kernels read, as the preparation left it.
  @inline(__always)
  func codes(_ context: KernelContext) -> UnsafePointer<UInt8> {
    UnsafePointer((context.prepared + (image == nil ? 0 : copyOffset)).assumingMemoryBound(to: UInt8.self))
  }

  /// What the codes of each pixel or image mean.
  @inline(__always)
  func meanings(_ context: KernelContext) -> CodeMeanings {
    CodeMeanings(scales: mutableScales(context), zeroPoints: mutableZeroPoints(context), step: 1)
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

  /// Groups of codes may reach over the end of the last row.
  private var copyOffset: Int {
    AlignedStorage.roundedUp(imageCount * height * rowLength + MemoryLayout<Int32>.size)
  }

  private var scalesOffset: Int { copyOffset + AlignedStorage.roundedUp(image?.byteCount ?? 0) }

  private var zeroPointsOffset: Int {
    scalesOffset + AlignedStorage.roundedUp(scaleCount * MemoryLayout<Float>.size)
  }
}

/// The tensors of a kernel whose weights are codes and whose input and output are numbers.
struct DynamicRangeOperands: Sendable {
  let output: Slot<Float>
  private let bias: Slot<Float>?
  private let slope: Slot<Float>?
  let bounds: ActivationBounds
  /// One for each output channel, or one for all.
  private let filterScales: [Float]
  private let channelCount: Int
  private let rule: DynamicQuantization

  /// - Throws: ``EngineError/Code/invalidModel`` when the weights have scales for another number of channels.
  init(
    _ site: NodeSite, activation: Activation, channels: Int, rule: DynamicQuantization = .xnnpack
  ) throws {
    self.rule = rule
    output = site.output(0, as: Float.self)
    bias = site.optionalInput(2, as: Float.self)
    slope = site.optionalInput(3, as: Float.self)
    bounds = activation.bounds
    filterScales = site.type(1).quantization?.scales ?? []
    channelCount = channels
    guard [1, channels].contains(filterScales.count) else {
      throw EngineError(
        .invalidModel, "the weights have \(filterScales.count) scales for \(channels) channels")
    }
  }

  /// How sums become numbers.
  func scaling(bias: Tensor?, slope: Tensor?) -> FilterScaling {
    FilterScaling(
      scales: filterScales.count == channelCount
        ? filterScales : Array(repeating: filterScales[0], count: channelCount),
      biases: bias?.floats, slopes: slope?.floats, bounds: bounds)
  }

  /// Calls `body` with what becomes of the sums of each channel.
  @inline(__always)
  func withEpilogue(_ context: KernelContext, _ body: (DynamicRangeEpilogue) -> Void) {
    filterScales.withUnsafeBufferPointer { scales in
      let epilogue = Epilogue(bias: context.pointer(bias), slope: context.pointer(slope), bounds: bounds)
      body(
        DynamicRangeEpilogue(
          filterScales: scales, channelCount: channelCount, epilogue: epilogue, rule: rule))
    }
  }
}

extension NodeSite {
  /// The kernel of a convolution, or matrix product, of numbers with codes.
  func dynamicRangeConvolution(
    _ geometry: ConvolutionGeometry, _ activation: Activation, unit: DynamicUnit
  ) throws -> PlannedKernel {
    let operands = try DynamicRangeOperands(self, activation: activation, channels: geometry.outputChannels)
    if !wantsReference, let kernel = dynamicRangeProduct(geometry, operands, unit) { return kernel }
    // Each pixel with a scale of its own is an image.
    let images =
      unit == .image
      ? geometry
      : try ConvolutionGeometry(
        image: [geometry.outputPixelCount, 1, 1, geometry.inputChannels],
        outputChannels: geometry.outputChannels, filterHeight: 1, filterWidth: 1, window: Window2D())
    let rows = DynamicRows(self, rowCount: images.batchCount, rule: .xnnpack)
    let filter = input(1, as: Int8.self)
    let reason = referenceReason(geometry)
    return PlannedKernel(
      name: "dynamic range reference", reason: reason, preparation: rows.preparation
    ) { context, _, _ in
      operands.withEpilogue(context) { epilogue in
        ReferenceKernels.dynamicRangeConvolution2D(
          codes: rows.codes(context), scales: rows.scales(context), filter: context.pointer(filter),
          output: context.mutablePointer(operands.output), geometry: images, epilogue: epilogue)
      }
    }
  }

  /// The micro-kernel of a convolution, or matrix product, of numbers with codes.
  ///
  /// - Returns: `nil` when the weights are computed at run time, when there are none, or when the windows cover more than
  ///   fits into memory.
  private func dynamicRangeProduct(
    _ geometry: ConvolutionGeometry, _ operands: DynamicRangeOperands, _ unit: DynamicUnit
  ) -> PlannedKernel? {
    let instructionSet = kernels.instructionSet
    guard geometry.outputChannels > 0, geometry.patchLength > 0, let weights = constant(1),
      let scaling = filterScaling(operands),
      let image = CodeImage(geometry, isSigned: false, zeroPoint: 0, instructionSet: instructionSet)
    else { return nil }
    let filters = Packed(from: weights, byteCount: geometry.groupCount * image.packedByteCount) { weights in
      let scaling = scaling()
      return (0..<geometry.groupCount).map { group in
        let first = group * geometry.groupOutputChannels
        return DynamicRangeMatrix(
          filter: weights, channels: first..<first + geometry.groupOutputChannels, runs: image.runs,
          scaling: scaling, instructionSet: instructionSet)
      }
    }
    let codes = DynamicCodes(self, shape: geometry.inputShape, unit: unit, rule: .xnnpack, image: image)
    let tiling = ProductTiling(geometry, instructionSet, threadCount: threadCount)
    return PlannedKernel(
      name: "\(geometry.productName) product of dynamic range, \(instructionSet.name)",
      reason: "weights are codes: \(unit == .pixel ? "each row" : "the image") becomes codes too; \(tiling)",
      tileCount: tiling.tileCount, packedInputs: [1, 2, 3], weights: filters,
      preparation: codes.preparation
    ) { context, tile, _ in
      FastKernels.dynamicRangeConvolution2D(
        codes: codes.codes(context), meanings: codes.meanings(context), unit: unit, image: image,
        filters: filters.contents, output: context.mutablePointer(operands.output),
        pixels: tiling.pixels(tile, of: geometry), panels: tiling.panels(tile))
    }
  }

  /// What says, when weights are packed, how sums become numbers; `nil` when a bias or slope is computed at run time.
  func filterScaling(_ operands: DynamicRangeOperands) -> (@Sendable () -> FilterScaling)? {
    guard (2...3).allSatisfy({ inputs[$0] == nil || isConstant($0) }) else { return nil }
    let (bias, slope) = (storedConstant(2), storedConstant(3))
    return { operands.scaling(bias: bias?.widened, slope: slope?.widened) }
  }
}
