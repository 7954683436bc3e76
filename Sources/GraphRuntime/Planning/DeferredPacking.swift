import ComputeKernels
import TensorCore
import Threads

/// What a plan leaves to be made when it first runs.
protocol PackedLater: Sendable {
  /// The most bytes that it takes, while and after it is made.
  var byteCount: Int { get }

  /// Makes it. Called once.
  func pack()
}

/// Weights as a kernel wants them, which are not made before they are needed: rearranging them takes longer than
/// everything else that planning does, and reads all of the model file.
///
/// `@unchecked Sendable`: the contents are written once, before any executor's first run, and then only read; see
/// ``DeferredPacking``.
final class Packed<Contents: Sendable>: PackedLater, @unchecked Sendable {
  let byteCount: Int
  private var source: (() -> Contents)?
  /// What makes the contents of a constant, in place of ``source``: planning makes hundreds of these, and does not need
  /// to join the two in another object.
  private var conversion: (constant: Tensor, make: (Tensor) -> Contents)?
  private var packed: Contents?

  /// - Parameters:
  ///   - byteCount: The most bytes that the contents take.
  ///   - source: Makes the contents. It is let go with all that it holds once they are made.
  init(byteCount: Int, _ source: @escaping @Sendable () -> Contents) {
    self.byteCount = byteCount
    self.source = source
  }

  /// Contents that are made of a constant, which is in memory for as long as that takes.
  init(
    from constant: Tensor, byteCount: Int, _ make: @escaping @Sendable (_ constant: Tensor) -> Contents
  ) {
    self.byteCount = byteCount
    conversion = (constant, make)
  }

  func pack() {
    if let (constant, make) = conversion {
      packed = constant.withTensorInMemory(make)
    } else {
      packed = source?()
    }
    (source, conversion) = (nil, nil)
  }

  /// The weights.
  ///
  /// - Precondition: They were packed.
  var contents: Contents {
    guard let packed else { preconditionFailure("a kernel runs before its weights are packed") }
    return packed
  }
}

/// Constants of half precision that kernels read as single precision, widened when the plan first runs.
struct WidenedLater: PackedLater {
  private let source: Tensor
  private let widened: AlignedStorage

  init(_ source: Tensor, into widened: AlignedStorage) {
    self.source = source
    self.widened = widened
  }

  var byteCount: Int { widened.byteCount }

  func pack() {
    widened.populate()
    source.withTensorInMemory { source in
      withExtendedLifetime(source) {
        StoredFloats(source).read(
          source.shape.elementCount, from: 0, into: widened.start.assumingMemoryBound(to: Float.self))
      }
    }
  }
}

/// What a plan leaves to its first run, whichever of its executors comes first.
///
/// `@unchecked Sendable`: the lists are only touched under the lock.
final class DeferredPacking: @unchecked Sendable {
  private let lock = Lock()
  private var constants: [any PackedLater]
  private var remaining: [any PackedLater]
  /// What constants are read from, until all are read.
  private var sources: [any BlockSource] = []

  /// - Parameters:
  ///   - work: What can be done in any order.
  ///   - constants: What must be done before, in this order.
  init(_ work: [any PackedLater], after constants: [any PackedLater] = []) {
    remaining = work
    self.constants = constants
  }

  /// The most bytes of all that is left to be made.
  var byteCount: Int {
    lock.withLock { (constants + remaining).reduce(0) { $0 + $1.byteCount } }
  }

  /// Says what constants are read from.
  func read(from sources: [any BlockSource]) {
    lock.withLock { self.sources = sources }
  }

  /// Returns when everything is made: on all processors by the first caller, while others wait.
  ///
  /// - Throws: ``EngineError/Code/unreadable`` when a file was changed before all of it was read. What was made is then of
  ///   no use, and any further call throws the same.
  func finish() throws {
    try lock.withLock {
      for constant in constants { constant.pack() }
      constants = []
      let work = remaining
      remaining = []
      concurrentlyForEach(below: work.count) { work[$0].pack() }
      for source in sources { try source.check() }
      sources = []
    }
  }
}
