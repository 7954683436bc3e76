import ComputeKernels
import TensorCore

/// What a kernel computes from its inputs before any of its tiles, for all of them.
package struct KernelPreparation: Sendable {
  package let tileCount: Int
  /// The size of the memory that the tiles then read.
  package let byteCount: Int
  package let body: TileBody
}

/// A kernel with everything decided that can be decided before a run.
///
/// A class, so that handing on a step counts one reference instead of those of all its closures.
package final class PlannedKernel: Sendable {
  // Texts are made when they are asked for: a task is created without them.
  private let makeName: @Sendable () -> String
  private let makeReason: @Sendable () -> String
  /// The number of parts that can be computed independently.
  package let tileCount: Int
  package let scratchByteCountPerWorker: Int
  /// The reads of the node, the best one first, in whose place output zero may lie: every element of the
  /// output is written after the last read of what lies in its place, and by the tile that reads that.
  package let overwritableInputs: [Int]
  /// The reads of the node that the kernel does not do during a run, because it holds what is there
  /// rearranged.
  package let packedInputs: [Int]
  /// What is packed for it when the plan first runs.
  package let weights: (any DeferredWork)?
  /// What runs to its end before the first tile; `nil` for nothing.
  package let preparation: KernelPreparation?
  package let body: TileBody
  /// What all kernels that could compute the node were estimated to take; empty when there was no choice.
  package let estimates: [KernelEstimate]

  init(
    name: @autoclosure @escaping @Sendable () -> String,
    reason: @autoclosure @escaping @Sendable () -> String, tileCount: Int = 1,
    scratchByteCountPerWorker: Int = 0, overwritableInputs: [Int] = [],
    packedInputs: [Int] = [], weights: (any DeferredWork)? = nil, preparation: KernelPreparation? = nil,
    body: @escaping TileBody
  ) {
    makeName = name
    makeReason = reason
    self.tileCount = tileCount
    self.scratchByteCountPerWorker = scratchByteCountPerWorker
    self.overwritableInputs = overwritableInputs
    self.packedInputs = packedInputs
    self.weights = weights
    self.preparation = preparation
    self.body = body
    estimates = []
  }

  /// A kernel with what it and others were estimated to take.
  init(_ kernel: PlannedKernel, chosenFrom estimates: [KernelEstimate]) {
    makeName = kernel.makeName
    makeReason = kernel.makeReason
    tileCount = kernel.tileCount
    scratchByteCountPerWorker = kernel.scratchByteCountPerWorker
    overwritableInputs = kernel.overwritableInputs
    packedInputs = kernel.packedInputs
    weights = kernel.weights
    preparation = kernel.preparation
    body = kernel.body
    self.estimates = estimates
  }

  /// Short and stable, for plans and profiles.
  package var name: String { makeName() }

  /// Why this kernel and not another, in a few words.
  package var reason: String { makeReason() }

  /// What computes outputs without elements.
  package static let nothing = PlannedKernel(name: "nothing", reason: "the outputs are empty", tileCount: 0) {
    _, _, _ in
  }
}

/// Why a kernel was chosen, when the reason is the same for many operators.
enum KernelReason {
  static let requested = "the reference tier was asked for"
  static let onlyOne = "the only kernel of this operator"
  static let denseOperands = "operands lie densely or stand still"
  static let operandInSteps = "an operand lies in steps"
  static let noProducts = "images without channels give sums of nothing"
  static let unpackedWeights =
    "the weights are no constants, or of a shape that is not packed, or copies of the image take too much memory"
}

/// What a kernel needs to know while it runs: where its tensors and its scratch memory are.
///
/// Addresses are valid for the byte counts that the plan computed for each tensor.
package struct KernelContext {
  /// One address for each tensor of the graph.
  let addresses: UnsafePointer<UnsafeMutableRawPointer>
  let scratch: UnsafeMutableRawPointer
  /// The distance between the scratch blocks of neighbouring workers.
  let scratchByteCountPerWorker: Int
  /// What a kernel's preparation writes and its tiles read.
  let prepared: UnsafeMutableRawPointer

  package init(
    addresses: UnsafePointer<UnsafeMutableRawPointer>, scratch: UnsafeMutableRawPointer,
    scratchByteCountPerWorker: Int, prepared: UnsafeMutableRawPointer
  ) {
    self.addresses = addresses
    self.scratch = scratch
    self.scratchByteCountPerWorker = scratchByteCountPerWorker
    self.prepared = prepared
  }

  @inline(__always)
  func pointer<Element>(_ slot: Slot<Element>) -> UnsafePointer<Element> {
    UnsafePointer(addresses[slot.tensor].assumingMemoryBound(to: Element.self))
  }

  @inline(__always)
  func pointer<Element>(_ slot: Slot<Element>?) -> UnsafePointer<Element>? {
    slot.map { pointer($0) }
  }

  @inline(__always)
  func mutablePointer<Element>(_ slot: Slot<Element>) -> UnsafeMutablePointer<Element> {
    addresses[slot.tensor].assumingMemoryBound(to: Element.self)
  }

  /// The scratch memory of a worker.
  ///
  /// - Precondition: The kernel asked for as much.
  @inline(__always)
  func pointer<Element>(_ scratch: Scratch<Element>, worker: Int) -> UnsafeMutablePointer<Element> {
    assert(scratch.byteCount <= scratchByteCountPerWorker, "a kernel uses more than it asked for")
    return (self.scratch + worker * scratchByteCountPerWorker).assumingMemoryBound(to: Element.self)
  }

  /// The bytes of a scalar of one to eight bytes, the first one lowest.
  func pattern(_ slot: Slot<UInt8>, byteCount: Int) -> UInt64 {
    let bytes = pointer(slot)
    return (0..<byteCount).reduce(0) { $0 | UInt64(bytes[$1]) << (8 * UInt64($1)) }
  }
}

/// A tensor of the graph, by its index, seen as elements of one type.
struct Slot<Element>: Sendable {
  let tensor: Int
}

/// The scratch memory of each worker, seen as elements of one type.
struct Scratch<Element>: Sendable {
  /// How many of them a kernel uses.
  let count: Int

  init(count: Int) { self.count = count }

  /// - Parameter byteCount: What the elements hold at least.
  init(byteCount: Int) {
    let size = MemoryLayout<Element>.size
    self.init(count: (byteCount + size - 1) / size)
  }

  var byteCount: Int { count * MemoryLayout<Element>.size }
}

/// The work on one tile of a kernel, or of its preparation.
package typealias TileBody = @Sendable (_ context: KernelContext, _ tile: Int, _ worker: Int) -> Void

/// A range cut into tiles, of lengths as equal as whole units make them.
///
/// A cut that the rounding of results could depend on follows from the work alone, never from the number of
/// threads: that keeps results bit-identical.
struct Tiling: Sendable {
  let count: Int
  let tileCount: Int
  private let unit: Int
  private let unitCount: Int

  /// The most tiles that a range is cut into: far more than threads can share.
  private static let maximumTileCount = 1 << 16

  /// `tileCount` tiles of whole units, fewer if there are fewer units.
  init(count: Int, unit: Int = 1, tileCount: Int) {
    self.count = count
    self.unit = unit
    unitCount = (count + unit - 1) / unit
    self.tileCount = min(tileCount, unitCount, Self.maximumTileCount)
  }

  /// Tiles of `tileLength` elements, the last one shorter; longer ones if there would be too many.
  init(count: Int, tileLength: Int) {
    let shortest = (count + Self.maximumTileCount - 1) / Self.maximumTileCount
    self.init(count: count, unit: max(1, shortest, min(tileLength, count)), tileCount: .max)
  }

  /// Tiles of about `workPerTile`, where one element is `workPerElement`.
  init(count: Int, workPerElement: Int, workPerTile: Int) {
    self.init(count: count, tileLength: workPerTile / max(workPerElement, 1))
  }

  /// Tiles that are worth handing to a thread, as many for each.
  ///
  /// - Parameters:
  ///   - unit: What the kernel computes together, in elements.
  ///   - tileWork: What makes a tile worthwhile, in the unit of `workPerElement`.
  init(count: Int, unit: Int = 1, workPerElement: Int, tileWork: TileWork, threadCount: Int) {
    self.init(
      count: count, unit: unit,
      tileCount: tileWork.tileCount(Double(count) * Double(workPerElement), threadCount: threadCount))
  }

  /// The length that no tile exceeds, in elements.
  var tileLength: Int { max(1, min((unitCount + tileCount - 1) / max(tileCount, 1) * unit, count)) }

  @inline(__always)
  func range(_ tile: Int) -> Range<Int> {
    tile * unitCount / tileCount * unit..<min((tile + 1) * unitCount / tileCount * unit, count)
  }
}

/// The amount of work that is worth handing to another thread.
struct TileWork: Sendable {
  /// The work of a tile where there is enough for all threads: handing it out takes next to no time.
  let perTile: Int
  /// The work of a tile that is worth handing to a thread which would wait otherwise.
  let perShare: Int

  /// Multiply-adds of a matrix product.
  static let multiplyAdds = TileWork(perTile: 1 << 19, perShare: 1 << 16)
  /// Multiply-adds of a quantized matrix product. Where there is no instruction for them they take as long as
  /// those of floats, and threads that share them wait as long for the last tile.
  static func quantizedMultiplyAdds(_ instructionSet: InstructionSet, threadCount: Int) -> TileWork {
    if threadCount > 1, !instructionSet.multipliesQuantized { return .multiplyAdds }
    return instructionSet.multipliesTiles
      ? TileWork(perTile: 1 << 24, perShare: 1 << 20) : TileWork(perTile: 1 << 21, perShare: 1 << 18)
  }
  /// Multiply-adds of a depthwise convolution, which waits for memory more than for them.
  static let depthwiseMultiplyAdds = TileWork(perTile: 1 << 17, perShare: 1 << 14)
  /// Elements moved or combined.
  static let elements = TileWork(perTile: 1 << 13, perShare: 1 << 12)
  /// Elements of which each is combined or moved by itself, where no other thread waits for a share: to begin
  /// a tile takes as long as a thousand of them.
  static let elementsOfOneThread = TileWork(perTile: 1 << 16, perShare: 1 << 16)
  /// Bytes of scratch that are written and read again while they are in the second-level cache.
  static let cachedByteCount = 1 << 17

  /// The number of tiles for results that do not depend on how they are cut: as many for each thread that
  /// gets a share.
  func tileCount(_ work: Double, threadCount: Int) -> Int {
    let tiles = Self.tileCount(work, perTile: perTile)
    let sharers = min(threadCount, Self.tileCount(work, perTile: perShare))
    return (tiles + sharers - 1) / sharers * sharers
  }

  /// The number of tiles that some work is worth cutting into.
  static func tileCount(_ work: Double, perTile: Int) -> Int {
    Int(min(max(work / Double(max(perTile, 1)), 1), 1024))
  }
}

/// A matrix product cut into parts by rows of the left matrix and by panels of columns of the packed one.
///
/// There are as many parts as are worth handing to threads. They are cut so that the thread with the most to
/// do has the least: in even shares, and with few rows and columns to read, of which every part reads its own
/// once.
///
/// Parts that lie side by side go to the same thread. They share rows, so that the next step finds these in
/// the thread's cache; but columns where the packed matrix is larger than the left one, so that each thread
/// reads only a share of it.
struct ProductTiling: Sendable {
  private let rowTiling: Tiling
  private let panelTiling: Tiling
  private let sharesColumns: Bool

  /// - Parameters:
  ///   - rowCount: The rows of the left matrix, or groups of them that are not cut.
  ///   - columnCount: The columns of a ``PackedMatrix`` of floats.
  ///   - depth: Its rows.
  ///   - instructionSet: Of the micro-kernels that it is packed for.
  ///   - pixelsPerRow: How many rows of the left matrix one of `rowCount` stands for.
  ///   - rowGranularity: The number of rows that the kernel computes together.
  ///   - threadCount: How many threads get as many parts: a sum adds its products in one order, however it is
  ///     cut.
  init(
    rowCount: Int, columnCount: Int, depth: Int, _ instructionSet: InstructionSet, pixelsPerRow: Int = 1,
    rowGranularity: Int = 1, threadCount: Int
  ) {
    self.init(
      rowCount: rowCount,
      panels: PackedMatrix.panelVectorCounts(columnCount: columnCount, instructionSet: instructionSet),
      columnCount: columnCount, depth: depth, pixelsPerRow: pixelsPerRow, rowGranularity: rowGranularity,
      tileWork: .multiplyAdds, threadCount: threadCount)
  }

  /// - Parameters:
  ///   - panels: The vectors of columns in each of the parts that these can be cut into.
  ///   - columnCount: The columns of the packed matrix.
  ///   - depth: Its rows.
  ///   - tileWork: What makes a part worthwhile, in multiply-adds.
  ///   - threadCount: How many threads get as many parts.
  init(
    rowCount: Int, panels: [Int], columnCount: Int, depth: Int, pixelsPerRow: Int, rowGranularity: Int,
    tileWork: TileWork, threadCount: Int
  ) {
    let pixelCount = rowCount * pixelsPerRow
    // Pixels that fill no block take as long as one: they wait for the weights.
    let work = Double(max(pixelCount, PackedMatrix.blockRowCount)) * Double(columnCount) * Double(depth)
    let wanted = tileWork.tileCount(work, threadCount: threadCount)
    let mostRowParts = max((rowCount + rowGranularity - 1) / rowGranularity, 1)
    func cut(panelParts: Int) -> (tiling: ProductTiling, count: Int, time: Int) {
      let rowParts = min((wanted + panelParts - 1) / panelParts, mostRowParts)
      let tiling = ProductTiling(
        rowTiling: Tiling(count: rowCount, unit: rowGranularity, tileCount: rowParts),
        panelTiling: Tiling(count: panels.count, tileCount: panelParts),
        sharesColumns: columnCount > pixelCount)
      let time = tiling.longestTime(panels: panels, pixelsPerRow: pixelsPerRow, threadCount: threadCount)
      return (tiling, min(tiling.tileCount, wanted), time)
    }
    var best = cut(panelParts: 1)
    for panelParts in stride(from: 2, through: min(panels.count, wanted), by: 1) {
      let next = cut(panelParts: panelParts)
      if (next.count, best.time) > (best.count, next.time) { best = next }
    }
    self = best.tiling
  }

  /// The products of the windows of a convolution with its filter.
  ///
  /// - Parameters:
  ///   - instructionSet: Of the micro-kernels that the filter is packed for.
  ///   - threadCount: How many threads get as many parts.
  init(_ windows: ConvolutionWindows, _ instructionSet: InstructionSet, threadCount: Int) {
    let geometry = windows.geometry
    guard threadCount > 1 else {
      // Parts would end in the middle of what is read or copied together.
      self.init(
        rowTiling: Tiling(count: windows.partCount, tileCount: 1),
        panelTiling: Tiling(
          count: PackedMatrix.panelVectorCounts(
            columnCount: geometry.outputChannels, instructionSet: instructionSet
          ).count, tileCount: 1), sharesColumns: false)
      return
    }
    self.init(
      rowCount: windows.partCount, columnCount: geometry.outputChannels, depth: geometry.patchLength,
      instructionSet, pixelsPerRow: windows.pixelsPerPart,
      rowGranularity: windows.pixelsPerPart == 1 ? PackedMatrix.blockRowCount : 1, threadCount: threadCount)
  }

  private init(rowTiling: Tiling, panelTiling: Tiling, sharesColumns: Bool) {
    self.rowTiling = rowTiling
    self.panelTiling = panelTiling
    self.sharesColumns = sharesColumns
  }

  /// The time of the thread with the most to do, if each does its own share of the parts: in vectors that are
  /// multiplied or, which takes about as long, read.
  private func longestTime(panels: [Int], pixelsPerRow: Int, threadCount: Int) -> Int {
    func time(pixelCount: Int, vectorCount: Int) -> Int {
      pixelCount * vectorCount + vectorCount + pixelCount / Self.pixelsPerVector
    }
    let partsPerThread = tileCount / threadCount
    guard partsPerThread <= Self.fewParts else {
      // Shares of many parts are even, however these are cut.
      let pixelCount = (rowTiling.count * pixelsPerRow + rowTiling.tileCount - 1) / rowTiling.tileCount
      let vectorCount = (panels.reduce(0, +) + panelTiling.tileCount - 1) / panelTiling.tileCount
      return partsPerThread * time(pixelCount: pixelCount, vectorCount: vectorCount)
    }
    return (0..<threadCount).reduce(0) { longest, thread in
      let share = thread * tileCount / threadCount..<(thread + 1) * tileCount / threadCount
      let time = share.reduce(0) { sum, tile in
        let vectorCount = panels[self.panels(tile)].reduce(0, +)
        return sum + time(pixelCount: rows(tile).count * pixelsPerRow, vectorCount: vectorCount)
      }
      return max(longest, time)
    }
  }

  /// So few parts for each thread that shares can be uneven.
  private static let fewParts = 16

  /// The pixels of which a number each fills a vector.
  private static let pixelsPerVector = 16

  /// A product whose parts widen their columns before they multiply by them: each panel is a part, of as few
  /// parts of the rows as threads can share evenly and as stay in the second-level cache.
  ///
  /// - Parameters:
  ///   - rowCount: The rows of the left matrix.
  ///   - columnCount: The columns of a ``PackedMatrix`` that keeps halves.
  ///   - depth: Its rows.
  ///   - instructionSet: Of the micro-kernels that it is packed for.
  ///   - threadCount: How many threads get as many parts.
  init(
    wideningColumns columnCount: Int, rowCount: Int, depth: Int, _ instructionSet: InstructionSet,
    threadCount: Int
  ) {
    let panels = PackedMatrix.panelVectorCounts(columnCount: columnCount, instructionSet: instructionSet)
    let panelCount = panels.count
    let blockCount = (rowCount + PackedMatrix.blockRowCount - 1) / PackedMatrix.blockRowCount
    let fewest = min(
      TileWork.tileCount(Double(rowCount) * Double(depth), perTile: Self.cachedNumbers), blockCount)
    /// The time of the thread with the most parts, in rows times panels.
    func time(rowParts: Int) -> Int {
      let partsPerThread = (rowParts * panelCount + threadCount - 1) / threadCount
      let blocksPerPart = (blockCount + rowParts - 1) / rowParts
      return partsPerThread * (blocksPerPart * PackedMatrix.blockRowCount + Self.rowsPerWidening)
    }
    // Threads that do not share columns get whole rows, which the next step finds in their caches.
    sharesColumns = columnCount > 2 * rowCount
    let step = sharesColumns ? 1 : threadCount
    let fewestShared = (fewest + step - 1) / step * step
    let rowParts = stride(from: fewestShared, through: fewestShared + 2 * threadCount, by: step)
      .min { time(rowParts: $0) < time(rowParts: $1) }
    rowTiling = Tiling(count: rowCount, unit: PackedMatrix.blockRowCount, tileCount: rowParts ?? fewestShared)
    panelTiling = Tiling(count: panelCount, tileCount: panelCount)
  }

  /// How many rows take as long to multiply as the columns to widen.
  private static let rowsPerWidening = 3

  /// The numbers of rows that stay in the second-level cache beside a panel of columns.
  private static let cachedNumbers = 1 << 17

  var tileCount: Int { rowTiling.tileCount * panelTiling.tileCount }

  /// The most rows of a part.
  var rowsPerTile: Int { rowTiling.tileLength }

  func rows(_ tile: Int) -> Range<Int> {
    rowTiling.range(sharesColumns ? tile % rowTiling.tileCount : tile / panelTiling.tileCount)
  }

  func panels(_ tile: Int) -> Range<Int> {
    panelTiling.range(sharesColumns ? tile / rowTiling.tileCount : tile % panelTiling.tileCount)
  }
}

extension ProductTiling: CustomStringConvertible {
  var description: String {
    "cut into \(rowTiling.tileCount) by rows and \(panelTiling.tileCount) by columns"
  }
}

/// The tensors of a single-precision convolution or matrix product.
struct ConvolutionOperands: Sendable {
  let image: Slot<Float>
  let filter: Slot<Float>
  let output: Slot<Float>
  let bias: Slot<Float>?
  let slope: Slot<Float>?
  /// What is added to each sum, from an addition that the convolution took over.
  let addend: Slot<Float>?
  let bounds: ActivationBounds
  private let nodeEpilogue: FusedEpilogue?

  init(_ site: NodeSite, activation: Activation) {
    image = site.input(0, as: Float.self)
    filter = site.input(1, as: Float.self)
    bias = site.optionalInput(2, as: Float.self)
    slope = site.optionalInput(3, as: Float.self)
    addend = site.addend
    output = site.output(0, as: Float.self)
    bounds = (site.epilogue?.activation ?? activation).bounds
    nodeEpilogue = site.epilogue
  }

  /// What the convolution took over, to be appended to the kernel's reason.
  var fusionReason: String { nodeEpilogue?.reason ?? "" }

  func epilogue(_ context: KernelContext) -> Epilogue {
    Epilogue(bias: context.pointer(bias), slope: context.pointer(slope), bounds: bounds)
  }
}

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
    let blockRowCount = PackedMatrix.blockRowCount
    return max(cachedFloatCount / max(geometry.outputChannels, 1) / blockRowCount, 1) * blockRowCount
  }

  private static let cachedFloatCount = 1 << 12

  /// The scratch memory of the kernel, and behind it that for a padded block.
  var scratch: Scratch<Float> {
    Scratch(count: kernelScratch.count + (isPadded ? blockLength * outputChannels : 0))
  }

  private var isPadded: Bool { channelCount < outputChannels }

  /// Where the blocks of some pixels begin that are computed one after the other: there is one, unless
  /// addends are padded.
  @inline(__always)
  func blockStarts(of pixels: Range<Int>) -> StrideTo<Int> {
    stride(from: pixels.lowerBound, to: pixels.upperBound, by: isPadded ? blockLength : max(pixels.count, 1))
  }

  /// The block that begins with a pixel.
  @inline(__always)
  func block(from first: Int, of pixels: Range<Int>) -> Range<Int> {
    first..<(isPadded ? min(first + blockLength, pixels.upperBound) : pixels.upperBound)
  }

  /// What is added to the sums of a block, `nil` for nothing.
  ///
  /// - Parameter pixels: The pixels whose first block clears what is padded.
  @inline(__always)
  func numbers(
    for block: Range<Int>, of pixels: Range<Int>, _ context: KernelContext, worker: Int
  ) -> UnsafePointer<Float>? {
    guard let source = context.pointer(tensor) else { return nil }
    guard isPadded else { return source + block.lowerBound * outputChannels }
    let floatByteCount = MemoryLayout<Float>.size
    let padded = context.pointer(scratch, worker: worker) + kernelScratch.count
    if block.lowerBound == pixels.lowerBound {
      // The copies leave the zeros of the channels that are missing alone.
      padded.update(repeating: 0, count: block.count * outputChannels)
    }
    FastKernels.copyRows(
      source + block.lowerBound * channelCount, step: channelCount * floatByteCount, to: padded,
      step: outputChannels * floatByteCount, byteCount: channelCount * floatByteCount, rowCount: block.count)
    return UnsafePointer(padded)
  }
}

/// The tensors of a quantized convolution or matrix product.
struct QuantizedConvolutionOperands<Quantized: QuantizedElement>: Sendable {
  let image: Slot<Quantized>
  let filter: Slot<Quantized>
  let bias: Slot<Int32>?
  let output: Slot<Quantized>

  init(_ site: NodeSite) {
    image = site.input(0, as: Quantized.self)
    filter = site.input(1, as: Quantized.self)
    bias = site.optionalInput(2, as: Int32.self)
    output = site.output(0, as: Quantized.self)
  }
}

extension NodeSite {
  /// How the sums of a convolution or matrix product become the quantized values of output zero.
  func requantization<Quantized: QuantizedElement>(
    _ activation: Activation, element: Quantized.Type
  ) throws -> Requantization {
    let image = try quantizedScale(type(0), "the input")
    let result = try quantizedScale(outputs[0], "the output")
    guard let filter = type(1).quantization else {
      throw EngineError(.invalidModel, "the filter is quantized but has no scale")
    }
    return Requantization(
      input: image, filterScales: filter.scales, filterZeroPoints: filter.narrowZeroPoints,
      output: result, bounds: activation.quantizedBounds(result, element: element))
  }
}
