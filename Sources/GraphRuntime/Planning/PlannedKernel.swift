import ComputeKernels
import ModelFormat
import TensorCore

/// What a kernel needs to know while it runs: where its tensors and its scratch memory are.
///
/// Addresses are valid for the byte counts that the plan computed for each tensor.
struct KernelContext {
  /// One address for each tensor of the graph.
  let addresses: UnsafePointer<UnsafeMutableRawPointer>
  let scratch: UnsafeMutableRawPointer
  /// The distance between the scratch blocks of neighbouring workers.
  let scratchByteCountPerWorker: Int
  /// What a kernel's preparation writes and its tiles read.
  let prepared: UnsafeMutableRawPointer

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

  /// - Parameter byteCount: The size of whole elements.
  init(byteCount: Int) { self.init(count: byteCount / MemoryLayout<Element>.size) }

  var byteCount: Int { count * MemoryLayout<Element>.size }
}

/// The work on one tile of a kernel, or of its preparation.
typealias TileBody = @Sendable (_ context: KernelContext, _ tile: Int, _ worker: Int) -> Void

/// What a kernel computes from its inputs before any of its tiles, for all of them.
struct KernelPreparation: Sendable {
  let tileCount: Int
  /// The size of the memory that the tiles then read.
  let byteCount: Int
  let body: TileBody
}

/// A kernel with everything decided that can be decided before a run.
///
/// A class, so that handing on a step counts one reference instead of those of all its closures.
final class PlannedKernel: Sendable {
  // Texts are made when somebody asks: a task is created without.
  private let makeName: @Sendable () -> String
  private let makeReason: @Sendable () -> String
  /// The number of parts that can be computed independently.
  let tileCount: Int
  let scratchByteCountPerWorker: Int
  /// The inputs, the best one first, in whose place output zero may lie: every element of the output is written after
  /// the last read of what lies in its place, and by the tile that reads that.
  let overwritableInputs: [Int]
  /// The inputs that the kernel does not read during a run, because it holds them rearranged.
  let packedInputs: [Int]
  /// What of it is made when the plan first runs.
  let weights: (any PackedLater)?
  /// What runs to its end before the first tile; `nil` for nothing.
  let preparation: KernelPreparation?
  let body: TileBody

  init(
    name: @autoclosure @escaping @Sendable () -> String,
    reason: @autoclosure @escaping @Sendable () -> String, tileCount: Int = 1,
    scratchByteCountPerWorker: Int = 0, overwritableInputs: [Int] = [],
    packedInputs: [Int] = [], weights: (any PackedLater)? = nil, preparation: KernelPreparation? = nil,
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
  }

  /// Short and stable, for plans and profiles.
  var name: String { makeName() }

  /// Why this kernel and not another, in a few words.
  var reason: String { makeReason() }

  /// What computes outputs without elements.
  static let nothing = PlannedKernel(name: "nothing", reason: "the outputs are empty", tileCount: 0) {
    _, _, _ in
  }
}

/// A range cut into tiles, of lengths as equal as whole units make them.
///
/// A cut that the rounding of results could depend on follows from the work alone, never from the number of threads:
/// that keeps results bit-identical.
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
  /// Multiply-adds of a matrix product of codes.
  static let codeMultiplyAdds = TileWork(perTile: 1 << 21, perShare: 1 << 18)
  /// Multiply-adds of a depthwise convolution, which waits for memory more than for them.
  static let depthwiseMultiplyAdds = TileWork(perTile: 1 << 17, perShare: 1 << 14)
  /// Multiply-adds of a product of few rows, which waits for the weights.
  static let fewRowsMultiplyAdds = TileWork(perTile: 1 << 17, perShare: 1 << 16)
  /// Elements moved or combined.
  static let elements = TileWork(perTile: 1 << 13, perShare: 1 << 12)
  /// Bytes of scratch that are written and read again while they are in the second-level cache.
  static let cachedByteCount = 1 << 17

  /// The number of tiles for results that do not depend on how they are cut: as many for each thread that gets a share.
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
