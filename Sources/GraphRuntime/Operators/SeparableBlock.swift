import ComputeKernels
import ModelFormat

/// A depthwise convolution with the pointwise convolution before it, the expansion, or the one after it, the
/// projection, or both, computed in one step (Sandler et al., MobileNetV2: Inverted Residuals and Linear Bottlenecks,
/// 2018). What they hand on exists only in bands of rows: neither written to memory nor read from it.
///
/// A class, so that the places of nodes, most of which have none, stay small.
final class SeparableBlock: Sendable {
  private let expansion: PixelProduct?
  private let site: NodeSite
  private let projection: PixelProduct?
  private let operands: ConvolutionOperands
  private let channels: Packed<PackedChannels>
  private let bands: DepthwiseBands
  private let tiling: Tiling

  /// - Parameter site: The depthwise convolution.
  /// - Returns: `nil` when its weights are computed at run time, when it has several filters for each channel or a
  ///   batch of images, or when the least that can be computed together is no smaller than a cache.
  init?(expansion: PixelProduct?, depthwise site: NodeSite, projection: PixelProduct?) {
    guard let attributes = site.node.operation.as(DepthwiseConvolution2D.self),
      let geometry = try? attributes.geometry(site), geometry.batchCount == 1,
      geometry.inputChannels == geometry.outputChannels,
      let layout = DepthwiseLayout(geometry, instructionSet: site.kernels.instructionSet),
      let channels = site.packedChannels(geometry, layout),
      let bands = DepthwiseBands(
        geometry, layout, makesImage: expansion != nil, keepsOutputs: projection != nil)
    else { return nil }
    self.expansion = expansion
    self.site = site
    self.projection = projection
    self.channels = channels
    self.bands = bands
    operands = ConvolutionOperands(site, activation: attributes.activation)
    // As few parts as there are threads: each expands some rows that its neighbour expands, too.
    tiling = Tiling(count: geometry.outputHeight, tileCount: site.threadCount)
  }

  /// The sites in the order in which they compute.
  var sites: [NodeSite] { [expansion?.site, site, projection?.site].compactMap(\.self) }

  /// The site of the step: that of the last convolution.
  var host: NodeSite { projection?.site ?? site }

  /// The number of multiply-adds of one run, if every row is computed once.
  var multiplyAddCount: Int { sites.reduce(0) { $0 + $1.multiplyAddCount } }

  var operationCount: Int { sites.reduce(0) { $0 + $1.operationCount } }

  /// What the convolutions read, one after the other; `nil` for what one of them makes for the next.
  var readTensors: [Int?] {
    let made = sites.dropLast().flatMap(\.writtenTensors)
    return sites.flatMap(\.readTensors).map { $0.flatMap { made.contains($0) ? nil : $0 } }
  }

  /// Where weights, biases and slopes are among those.
  private var packedInputs: [Int] {
    var positions: [Int] = []
    var first = 0
    for site in sites {
      positions += site.node.inputs.indices.dropFirst().map { first + $0 }
      first += site.readTensors.count
    }
    return positions
  }

  private var reason: String {
    let parts = [
      expansion.map { "the expansion \($0.site.node.name.quoted)" },
      projection.map { _ in "the depthwise convolution \(site.node.name.quoted)" },
    ]
    return "computes \(parts.compactMap(\.self).joined(separator: " and ")) by itself, for \(bands.rowCount) "
      + "rows at a time, which stay in a cache" + (projection?.operands.fusionReason ?? "")
  }

  var kernel: PlannedKernel {
    let (bands, tiling, operands, channels) = (bands, tiling, operands, channels)
    let (expansion, projection) = (expansion, projection)
    let scratch = Scratch<Float>(count: bands.scratchCount)
    let addend = projection?.addend(behind: scratch)
    let weights: [(any PackedLater)?] = [expansion?.filter, channels, projection?.filter]
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

/// A pointwise convolution, by a product with its packed filter, of which others compute some pixels at a time.
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
    let first = rows.lowerBound * width
    addend.forEachBlock(of: first..<rows.upperBound * width, context, worker: worker) { pixels, addend in
      FastKernels.pointwiseConvolution2D(
        pixels: input + (pixels.lowerBound - first) * geometry.inputChannels, count: pixels.count,
        filter: filter.contents, addend: addend, bounds: operands.bounds,
        output: context.mutablePointer(operands.output) + pixels.lowerBound * geometry.outputChannels)
    }
  }
}

/// The weights of several convolutions in one.
private struct PackedTogether: PackedLater {
  private let parts: [any PackedLater]

  init(_ parts: [any PackedLater]) {
    self.parts = parts
  }

  var byteCount: Int { parts.reduce(0) { $0 + $1.byteCount } }

  func pack() {
    for part in parts { part.pack() }
  }
}
