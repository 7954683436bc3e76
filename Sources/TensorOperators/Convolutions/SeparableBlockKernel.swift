import ComputeKernels

/// What computes a depthwise convolution with the pointwise convolution before it, the expansion, or the one
/// after it, the projection, or both (Sandler et al., MobileNetV2: Inverted Residuals and Linear Bottlenecks,
/// 2018). What one hands on to the next exists only in bands of rows, neither written to memory nor read from
/// it.
package struct SeparableBlockKernel: Sendable {
  private let expansion: PixelProduct?
  private let site: NodeSite
  private let projection: PixelProduct?
  private let operands: ConvolutionOperands
  private let channels: Packed<PackedChannels>
  private let bands: DepthwiseBands
  private let tiling: Tiling

  /// - Returns: `nil` when weights are computed at run time, when the depthwise convolution has several
  ///   filters for each channel or a batch of images, when the others are no products that compute all of
  ///   their pixels, or when the least that can be computed together is no smaller than a cache.
  package init?(expansion: NodeSite?, depthwise site: NodeSite, projection: NodeSite?) {
    guard let attributes = site.operation.as(DepthwiseConvolution2D.self),
      let geometry = try? attributes.geometry(site), geometry.batchCount == 1,
      geometry.inputChannels == geometry.outputChannels,
      let layout = DepthwiseLayout(geometry, instructionSet: site.kernels.instructionSet),
      let channels = site.packedChannels(site.storedConstant(1), geometry, layout),
      let bands = DepthwiseBands(
        geometry, layout, makesImage: expansion != nil, keepsOutputs: projection != nil)
    else { return nil }
    func product(_ site: NodeSite) -> PixelProduct? {
      site.operation.as(Convolution2D.self)?.pixelProduct(site)
    }
    self.expansion = expansion.flatMap(product)
    self.projection = projection.flatMap(product)
    guard (self.expansion == nil) == (expansion == nil), (self.projection == nil) == (projection == nil)
    else { return nil }
    self.site = site
    self.channels = channels
    self.bands = bands
    operands = ConvolutionOperands(site, activation: attributes.activation)
    // As few parts as there are threads: each expands some rows that its neighbour expands, too.
    tiling = Tiling(count: geometry.outputHeight, tileCount: site.threadCount)
  }

  /// The sites in the order in which they compute.
  private var sites: [NodeSite] { [expansion?.site, site, projection?.site].compactMap(\.self) }

  /// The number of multiply-adds of one run, if every row is computed once.
  package var multiplyAddCount: Int { sites.reduce(0) { $0 + $1.multiplyAddCount } }

  /// The number of times that one run looks at an element, as
  /// ``OperatorDefinition/operationCount(inputs:outputs:)``.
  package var operationCount: Int { sites.reduce(0) { $0 + $1.operationCount } }

  /// Where weights, biases and slopes are among what the convolutions read, one after the other, with the
  /// image of the first one only.
  private var packedInputs: [Int] {
    let isPacked = sites.enumerated().flatMap { order, site in
      let packed = site.packedInputs
      return ((order == 0 ? 0 : 1)..<site.readCount).map(packed.contains)
    }
    return isPacked.indices.filter { isPacked[$0] }
  }

  private var reason: String {
    let parts = [
      expansion.map { "the expansion \($0.site.name.quoted)" },
      projection.map { _ in "the depthwise convolution \(site.name.quoted)" },
    ]
    return "computes \(parts.compactMap(\.self).joined(separator: " and ")) by itself, for \(bands.rowCount) "
      + "rows at a time, which stay in a cache" + (projection?.operands.fusionReason ?? "")
  }

  /// The kernel; its reads are those of the convolutions, one after the other, with the image of the first
  /// one only.
  package var kernel: PlannedKernel {
    let (bands, tiling, operands, channels) = (bands, tiling, operands, channels)
    let (expansion, projection) = (expansion, projection)
    let scratch = Scratch<Float>(count: bands.scratchCount)
    let addend = projection?.addend(behind: scratch)
    let weights: [(any DeferredWork)?] = [expansion?.filter, channels, projection?.filter]
    return PlannedKernel(
      name: "separable block, \(self.site.kernels.instructionSet.name)", reason: self.reason,
      tileCount: tiling.tileCount,
      scratchByteCountPerWorker: (addend?.scratch ?? scratch).byteCount, packedInputs: packedInputs,
      weights: PackedTogether(weights.compactMap(\.self))
    ) { context, tile, worker in
      bands.forEachBand(
        of: tiling.range(tile), input: context.pointer(expansion?.operands.image ?? operands.image),
        expandedBy: expansion?.filter.contents, expansion?.operands.bounds ?? .unbounded,
        channels: channels.contents, operands.bounds,
        output: projection == nil ? context.mutablePointer(operands.output) : nil,
        scratch: context.pointer(scratch, worker: worker)
      ) { rows, outputs in
        if let projection, let addend {
          projection.compute(rows: rows, of: outputs, plus: addend, context, worker: worker)
        }
      }
    }
  }
}

/// A pointwise convolution, by a product with its packed filter, of which others compute some pixels at a
/// time.
struct PixelProduct: Sendable {
  let site: NodeSite
  let geometry: ConvolutionGeometry
  let filter: Packed<PackedMatrix>
  let operands: ConvolutionOperands

  /// What it adds to its sums.
  func addend(behind scratch: Scratch<Float>) -> PixelAddend {
    PixelAddend(site, geometry, blockLength: PixelAddend.cachedBlockLength(geometry), behind: scratch)
  }

  /// Computes the outputs of some rows of pixels.
  ///
  /// - Parameter input: Where the first of the rows begins.
  @inline(__always)
  func compute(
    rows: Range<Int>, of input: UnsafePointer<Float>, plus addend: PixelAddend, _ context: KernelContext,
    worker: Int
  ) {
    let width = geometry.outputWidth
    let band = rows.lowerBound * width..<rows.upperBound * width
    filter.withContents { filter in
      for first in addend.blockStarts(of: band) {
        let pixels = addend.block(from: first, of: band)
        filter.multiply(
          MatrixRows(
            input + (first - band.lowerBound) * geometry.inputChannels, count: pixels.count,
            length: geometry.inputChannels),
          addend: addend.numbers(for: pixels, of: band, context, worker: worker), bounds: operands.bounds,
          output: context.mutablePointer(operands.output) + first * geometry.outputChannels)
      }
    }
  }
}

/// The weights of several convolutions in one.
private struct PackedTogether: DeferredWork {
  private let parts: [any DeferredWork]

  init(_ parts: [any DeferredWork]) {
    self.parts = parts
  }

  var byteCount: Int { parts.reduce(0) { $0 + $1.byteCount } }

  func perform() {
    for part in parts { part.perform() }
  }
}
