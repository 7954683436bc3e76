import ComputeKernels
import TensorCore
import TensorOperators
import Threading

/// A constant that kernels read as it is, written when the plan first runs.
struct EvaluatedConstant: DeferredWork {
  private let constant: Constant
  /// The contents, once they are written.
  let tensor: Tensor

  init(_ constant: Constant) {
    self.constant = constant
    tensor = Tensor(
      shape: constant.shape, elementType: constant.elementType,
      storage: AlignedStorage(byteCount: constant.byteCount, isZeroed: false, inLargePages: true))
  }

  var byteCount: Int { tensor.byteCount }

  func perform() {
    tensor.storage.populate()
    constant.evaluate(into: tensor.storage.start)
  }
}

/// What a plan leaves to its first run, whichever of its executors comes first.
///
/// `@unchecked Sendable`: the lists are only touched under the lock.
final class DeferredPacking: @unchecked Sendable {
  private let lock = Lock()
  private var remaining: [any DeferredWork]
  /// What constants are read from, until all are read.
  private var sources: [any BlockSource] = []

  /// - Parameter work: What can be done in any order.
  init(_ work: [any DeferredWork]) { remaining = work }

  /// The most bytes of all that is left to be made.
  var byteCount: Int { lock.withLock { remaining.reduce(0) { $0 + $1.byteCount } } }

  /// Says what constants are read from.
  func read(from sources: [any BlockSource]) {
    lock.withLock { self.sources = sources }
  }

  /// Returns when everything is made: on all processors by the first caller, while others wait.
  ///
  /// - Throws: ``EngineError/Code/unreadable`` when a file was changed before all of it was read. What was
  ///   made is then of no use, and any further call throws the same.
  func finish() throws {
    try lock.withLock {
      let work = remaining
      remaining = []
      LargePages.expect(work.reduce(0) { $0 + $1.byteCount })
      concurrentlyForEach(below: work.count) {
        work[$0].perform()
        LargePages.withdraw(work[$0].byteCount)
      }
      for source in sources { try source.check() }
      sources = []
    }
  }
}
