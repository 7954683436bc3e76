import Foundation

#if canImport(ObjectiveC)
  /// What a live-stream delegate is beneath its own methods.
  public typealias LiveStreamDelegateBase = NSObjectProtocol
#else
  /// What a live-stream delegate is beneath its own methods.
  public typealias LiveStreamDelegateBase = AnyObject
#endif
