/// The hardware that networks run on.
public enum Delegate: UInt, Sendable, CaseIterable {
  // Names as apps know them.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The processor.
  case CPU = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The graphics processor. It is not supported: a task that asks for it cannot be created.
  case GPU = 1
}

extension Delegate {
  /// Checks that networks can run on this hardware.
  ///
  /// Running on the processor instead, unasked, would hide why an app is slower than its author expects.
  ///
  /// - Throws: ``TasksError`` with code `unimplementedError`.
  func validate() throws(TasksError) {
    guard self == .CPU else {
      throw TasksError(
        .unimplementedError,
        "The GPU delegate is not available: networks run on the CPU only. Set baseOptions.delegate to .CPU.")
    }
  }
}
