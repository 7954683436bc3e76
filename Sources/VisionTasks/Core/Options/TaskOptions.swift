import Foundation

/// The options of a task; each task has its own subclass.
open class TaskOptions: NSObject, NSCopying {
  private var storedBaseOptions = BaseOptions()

  /// The model, and what it runs on. Setting it stores a copy.
  public final var baseOptions: BaseOptions {
    get { storedBaseOptions }
    set { storedBaseOptions = newValue.duplicate() }
  }

  /// Creates options with default values.
  public required override init() {}

  /// Creates options with default values for the model at a path.
  convenience init(modelPath: String) {
    self.init()
    baseOptions.modelAssetPath = modelPath
  }

  /// A copy with the same values, base options included.
  public final func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// A copy of the same class.
  final func duplicate() -> Self {
    let copy = Self()
    copy.assignValues(of: self)
    return copy
  }

  /// Takes over all values of options of the same class. Subclasses extend it by their own.
  func assignValues(of other: TaskOptions) {
    baseOptions = other.baseOptions
  }
}
