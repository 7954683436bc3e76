import ComputeKernels
import TensorCore
import Threading

/// What a plan leaves to be made when it first runs.
protocol DeferredWork: Sendable {
  /// The most bytes that it takes, while and after it is made.
  var byteCount: Int { get }

  /// Makes it. Called once.
  func perform()
}

/// Weights as a kernel wants them, which are not made before they are needed: rearranging them takes longer than
/// everything else that planning does, and reads all of the model file.
///
/// `@unchecked Sendable`: the contents are written once, before any executor's first run, and then only read; see
/// ``DeferredPacking``.
final class Packed<Contents: Sendable>: DeferredWork, @unchecked Sendable {
  let byteCount: Int
  private var source: (() -> Contents)?
  /// What makes the contents of a constant, in place of ``source``: planning makes hundreds of these, and does not need
  /// to join the two in another object.
  private var conversion: (constant: Constant, make: (Tensor) -> Contents)?
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
    from constant: Constant, byteCount: Int, _ make: @escaping @Sendable (_ constant: Tensor) -> Contents
  ) {
    self.byteCount = byteCount
    conversion = (constant, make)
  }

  func perform() {
    if let (constant, make) = conversion {
      packed = constant.evaluated.withTensorInMemory(make)
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

/// A constant that kernels read as it is, written when the plan first runs.
struct EvaluatedConstant: DeferredWork {
  private let constant: Constant
  /// The contents, once they are written.
  let tensor: Tensor

  init(_ constant: Constant) {
    self.constant = constant
    tensor = Tensor(
      shape: constant.shape, elementType: constant.elementType,
      storage: AlignedStorage(byteCount: constant.byteCount, isZeroed: false))
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
  /// - Throws: ``EngineError/Code/unreadable`` when a file was changed before all of it was read. What was made is then of
  ///   no use, and any further call throws the same.
  func finish() throws {
    try lock.withLock {
      let work = remaining
      remaining = []
      concurrentlyForEach(below: work.count) { work[$0].perform() }
      for source in sources { try source.check() }
      sources = []
    }
  }
}
