/// The classes that a detector may report.
package enum ClassSelection: Sendable, Hashable {
  case all
  case only(Set<Int>)
  case allExcept(Set<Int>)

  /// Whether a class may be reported.
  package func contains(_ index: Int) -> Bool {
    switch self {
    case .all: true
    case .only(let indices): indices.contains(index)
    case .allExcept(let indices): !indices.contains(index)
    }
  }
}

extension ClassSelection {
  /// The selection by names.
  ///
  /// Names that are not among the labels are ignored; of several classes with one name the first counts. When
  /// no name is known there is no selection, even if `allowed` asked for one.
  ///
  /// - Parameters:
  ///   - labels: the name of each class.
  ///   - allowed: the classes to report; when there are any, `denied` does not count.
  ///   - denied: the classes not to report.
  ///
  /// Source: `mediapipe/tasks/cc/components/processors/detection_postprocessing_graph.cc`.
  package init(labels: [String], allowed: [String], denied: [String]) {
    let names = Set(allowed.isEmpty ? denied : allowed)
    let indices = Set(names.compactMap { labels.firstIndex(of: $0) })
    if indices.isEmpty {
      self = .all
    } else {
      self = allowed.isEmpty ? .allExcept(indices) : .only(indices)
    }
  }
}
