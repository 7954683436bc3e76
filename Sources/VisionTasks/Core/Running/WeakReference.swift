/// A reference to an object that it does not keep alive, such as a delegate.
///
/// `@unchecked Sendable`: the reference is set once, and reading it is atomic.
final class WeakReference: @unchecked Sendable {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }
}
