import Foundation

/// What a task found in one picture; each task has its own subclass.
///
/// `@unchecked Sendable`: results are immutable. The class is not open, so that the subclasses of this module,
/// which have constants of sendable types only, are all there are.
public class TaskResult: NSObject, NSCopying, @unchecked Sendable {
  /// The time of the frame in milliseconds; 0 for single pictures.
  public final let timestampInMilliseconds: Int
  /// A number for each subject or object that stays the same from frame to frame, also when it was lost for a moment.
  ///
  /// Empty for single pictures.
  public final let trackIDs: [Int]
  /// How the result came about; `nil` unless ``VisionTaskOptions/includesDiagnostics`` was set.
  public final let diagnostics: TaskDiagnostics?

  /// Creates a result for a frame.
  public init(timestampInMilliseconds: Int) {
    self.timestampInMilliseconds = timestampInMilliseconds
    trackIDs = []
    diagnostics = nil
  }

  init(_ origin: ResultOrigin) {
    timestampInMilliseconds = origin.timestampInMilliseconds
    trackIDs = origin.trackIDs
    diagnostics = origin.diagnostics
  }

  /// The result itself, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What every result carries besides what was found.
struct ResultOrigin: Sendable {
  let timestampInMilliseconds: Int
  var trackIDs: [Int] = []
  var diagnostics: TaskDiagnostics?
}
