/// A class, by its position in a detector's list of classes, and how sure the detector is of it.
package struct ScoredClass: Sendable, Hashable {
  package var index: Int
  package var score: Float

  package init(index: Int, score: Float) {
    self.index = index
    self.score = score
  }
}

/// What an object detector found: a box and the classes that its contents may be of.
package struct DetectedObject<Space>: Sendable, Hashable {
  package var box: Box<Space>
  /// At least one, the best first.
  package var classes: [ScoredClass]

  package init(box: Box<Space>, classes: [ScoredClass]) {
    self.box = box
    self.classes = classes
  }
}

extension DetectedObject where Space == InputSpace {
  /// The object in the picture: the upright box around the projected corners.
  package func projected(by matrix: ProjectionMatrix) -> DetectedObject<ImageSpace> {
    DetectedObject<ImageSpace>(box: matrix.project(box), classes: classes)
  }
}
