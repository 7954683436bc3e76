import Foundation

/// The options of a task; each task has its own subclass.
open class TaskOptions: NSObject, NSCopying {
  private var storedBaseOptions = BaseOptions()

  /// The model, and what it runs on. Setting it stores a copy.
  open var baseOptions: BaseOptions {
    get { storedBaseOptions }
    set { storedBaseOptions = newValue.copy() as? BaseOptions ?? newValue }
  }

  /// Creates options with default values.
  public override init() {}

  /// A copy with the same values, base options included.
  open func copy(with zone: NSZone? = nil) -> Any { copied(to: TaskOptions()) }

  /// Gives `copy` these base options.
  final func copied<Options: TaskOptions>(to copy: Options) -> Options {
    copy.baseOptions = baseOptions
    return copy
  }
}
