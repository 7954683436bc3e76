import ComputeKernels
import ModelFormat
import TensorCore

/// The rows of a single-precision input that become codes when a kernel runs, each with its own scale.
///
/// The preparation makes them; they lie in the memory that it fills, the scales behind the codes.
struct DynamicRows: Sendable {
  private let input: Slot<Float>
  private let rowCount: Int
  private let rowLength: Int
  private let rule: DynamicQuantization

  /// - Parameter rowCount: The number of rows that input zero is cut into.
  init(_ site: NodeSite, rowCount: Int, rule: DynamicQuantization) {
    input = site.input(0, as: Float.self)
    self.rowCount = rowCount
    rowLength = site.type(0).shape.elementCount / max(rowCount, 1)
    self.rule = rule
  }

  /// Quantises all rows.
  var preparation: KernelPreparation {
    let tiling = Tiling(count: rowCount, workPerElement: rowLength, workPerTile: TileWork.elements)
    return KernelPreparation(
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

/// The tensors of a kernel whose weights are codes and whose input and output are numbers.
struct DynamicRangeOperands: Sendable {
  let output: Slot<Float>
  private let bias: Slot<Float>?
  private let slope: Slot<Float>?
  private let bounds: ActivationBounds
  /// One for each output channel.
  private let filterScales: [Float]
  var channelCount: Int { filterScales.count }
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
    let scales = site.type(1).quantization?.scales ?? []
    filterScales = scales.count == 1 ? Array(repeating: scales[0], count: channels) : scales
    guard filterScales.count == channels else {
      throw EngineError(.invalidModel, "the weights have \(scales.count) scales for \(channels) channels")
    }
  }

  /// Calls `body` with what becomes of the sums of each channel.
  @inline(__always)
  func withEpilogue(_ context: KernelContext, _ body: (DynamicRangeEpilogue) -> Void) {
    filterScales.withUnsafeBufferPointer { scales in
      // Without channels there is nothing to compute.
      guard let scales = scales.baseAddress else { return }
      let epilogue = Epilogue(bias: context.pointer(bias), slope: context.pointer(slope), bounds: bounds)
      body(
        DynamicRangeEpilogue(
          filterScales: scales, channelCount: channelCount, epilogue: epilogue, rule: rule))
    }
  }
}

/// A kernel that multiplies rows of input zero, each of which has its own scale, by a matrix of codes.
func dynamicRangeMatrixProduct(
  _ site: NodeSite, _ operands: DynamicRangeOperands, rowCount: Int, depth: Int
) throws -> PlannedKernel {
  let rows = DynamicRows(site, rowCount: rowCount, rule: .xnnpack)
  guard let filter = site.constant(1), !site.wantsReference else {
    let filter = site.input(1, as: Int8.self)
    // Each row is an image of one pixel.
    let geometry = try ConvolutionGeometry(
      image: [rowCount, 1, 1, depth], outputChannels: operands.channelCount, filterHeight: 1, filterWidth: 1,
      window: Window2D())
    return PlannedKernel(
      name: "dynamic range reference",
      reason: site.wantsReference ? KernelReason.requested : KernelReason.computedWeights,
      preparation: rows.preparation
    ) { context, _, _ in
      operands.withEpilogue(context) { epilogue in
        ReferenceKernels.dynamicRangeConvolution2D(
          codes: rows.codes(context), scales: rows.scales(context), filter: context.pointer(filter),
          output: context.mutablePointer(operands.output), geometry: geometry, epilogue: epilogue)
      }
    }
  }
  let wide = Packed { WideFilter(filter, outputChannels: operands.channelCount) }
  let byteCount = { (count: Int) in
    FastKernels.dynamicRangeScratchByteCount(
      depth: depth, columnCount: operands.channelCount, rowCount: count)
  }
  let tiling = Tiling(
    count: rowCount, workPerElement: byteCount(1), workPerTile: TileWork.cachedByteCount)
  return PlannedKernel(
    name: "dynamic range, 16-bit products", reason: "weights are codes: each row becomes codes too",
    tileCount: tiling.tileCount, scratchByteCountPerWorker: byteCount(tiling.tileLength),
    packedInputs: [1], weights: wide, preparation: rows.preparation
  ) { context, tile, worker in
    operands.withEpilogue(context) { epilogue in
      FastKernels.dynamicRangeMatrixProduct(
        codes: rows.codes(context), scales: rows.scales(context), filter: wide.contents,
        output: context.mutablePointer(operands.output), depth: depth, epilogue: epilogue,
        rows: tiling.range(tile), scratch: context.scratch(worker: worker, as: UInt8.self))
    }
  }
}
