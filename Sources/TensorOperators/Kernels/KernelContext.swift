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

  /// - Parameter byteCount: The size of whole elements.
  init(byteCount: Int) { self.init(count: byteCount / MemoryLayout<Element>.size) }

  var byteCount: Int { count * MemoryLayout<Element>.size }
}

/// The work on one tile of a kernel, or of its preparation.
package typealias TileBody = @Sendable (_ context: KernelContext, _ tile: Int, _ worker: Int) -> Void
