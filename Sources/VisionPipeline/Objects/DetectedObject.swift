/// A class, by its position in a detector's list of classes, and how sure the detector is of it.
package struct ScoredClass: Sendable, Hashable {
  package var index: Int
  package var score: Float
}

/// The classes that the contents of a box may be of. One takes no memory of its own, and mostly it is one.
package struct ScoredClasses: Sendable, Hashable {
  /// The best class.
  package let first: ScoredClass
  private var others: [ScoredClass] = []

  package init(_ first: ScoredClass) {
    self.first = first
  }

  package mutating func append(_ other: ScoredClass) { others.append(other) }

  package mutating func append(contentsOf classes: ScoredClasses) {
    others.append(classes.first)
    others += classes.others
  }
}

extension ScoredClasses: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { 1 + others.count }
  package subscript(index: Int) -> ScoredClass { index == 0 ? first : others[index - 1] }
}

/// What an object detector found: a box and the classes that its contents may be of.
package struct DetectedObject<Space>: Sendable, Hashable {
  package var box: Box<Space>
  /// The classes, the best first.
  package var classes: ScoredClasses

  package init(box: Box<Space>, classes: ScoredClasses) {
    self.box = box
    self.classes = classes
  }
}

extension DetectedObject where Space == InputSpace {
  /// The object in the picture: the upright box around the projected corners.
  package func projected(by matrix: ProjectionMatrix) -> DetectedObject<PictureSpace> {
    DetectedObject<PictureSpace>(box: matrix.project(box), classes: classes)
  }
}

/// A box in whole pixels and the classes that were found there.
package struct PixelDetection: Sendable, Hashable {
  package var box: WholePixelBox
  package var classes: ScoredClasses

  package init(box: WholePixelBox, classes: ScoredClasses) {
    self.box = box
    self.classes = classes
  }
}

/// Merges detections with equal boxes at the place of the first.
///
/// Holds the working space of one caller, so that frames allocate nothing.
/// Source: `mediapipe/calculators/util/detections_deduplicate_calculator.cc`.
package struct DetectionDeduplication: Sendable {
  private var positions: [WholePixelBox: Int] = [:]

  package init() {}

  /// Merges `detections` in place.
  package mutating func mergeEqualBoxes(of detections: inout [PixelDetection]) {
    positions.removeAll(keepingCapacity: true)
    var keptCount = 0
    for index in detections.indices {
      let detection = detections[index]
      if let position = positions[detection.box] {
        detections[position].classes.append(contentsOf: detection.classes)
      } else {
        positions[detection.box] = keptCount
        detections[keptCount] = detection
        keptCount += 1
      }
    }
    detections.removeSubrange(keptCount...)
  }
}

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
