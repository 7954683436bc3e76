import TensorCore

/// What a plan leaves to be made when it first runs.
package protocol DeferredWork: Sendable {
  /// The most bytes that it takes, while and after it is made.
  var byteCount: Int { get }

  /// Makes it. Called once.
  func perform()
}

/// Weights as a kernel wants them, which are not made before they are needed: rearranging them takes longer
/// than everything else that planning does, and reads all of the model file.
///
/// `@unchecked Sendable`: the contents are written once, before any executor's first run, and then only read;
/// see ``DeferredPacking``.
final class Packed<Contents: Sendable>: DeferredWork, @unchecked Sendable {
  let byteCount: Int
  private var source: (() -> Contents)?
  /// What makes the contents of a constant, in place of ``source``: planning makes hundreds of these, and
  /// does not need to join the two in another object.
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
