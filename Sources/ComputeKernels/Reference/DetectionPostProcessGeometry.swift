/// The attributes and sizes of a detection post-process.
package struct DetectionPostProcessGeometry: Sendable, Hashable {
  package var anchorCount: Int
  /// The number of values that encode one box; the first four are y, x, h, w.
  package var encodingLength: Int
  /// The number of scores for each anchor: the classes, and the background first if there is one more.
  package var scoreLength: Int
  package var classCount: Int
  package var maximumDetectionCount: Int
  package var maximumClassesPerDetection: Int
  package var detectionsPerClass: Int
  package var suppressesEachClass: Bool
  package var scoreThreshold: Float
  package var overlapThreshold: Float
  package var scaleY: Float
  package var scaleX: Float
  package var scaleHeight: Float
  package var scaleWidth: Float

  package init(
    anchorCount: Int, encodingLength: Int, scoreLength: Int, classCount: Int, maximumDetectionCount: Int,
    maximumClassesPerDetection: Int, detectionsPerClass: Int, suppressesEachClass: Bool,
    scoreThreshold: Float, overlapThreshold: Float, scaleY: Float, scaleX: Float, scaleHeight: Float,
    scaleWidth: Float
  ) {
    self.anchorCount = anchorCount
    self.encodingLength = encodingLength
    self.scoreLength = scoreLength
    self.classCount = classCount
    self.maximumDetectionCount = maximumDetectionCount
    self.maximumClassesPerDetection = maximumClassesPerDetection
    self.detectionsPerClass = detectionsPerClass
    self.suppressesEachClass = suppressesEachClass
    self.scoreThreshold = scoreThreshold
    self.overlapThreshold = overlapThreshold
    self.scaleY = scaleY
    self.scaleX = scaleX
    self.scaleHeight = scaleHeight
    self.scaleWidth = scaleWidth
  }

  /// The number of rows that the outputs have room for.
  package var rowCount: Int { maximumDetectionCount * maximumClassesPerDetection }

  /// The most boxes that are chosen at a time.
  var choiceCount: Int {
    min(suppressesEachClass ? detectionsPerClass : maximumDetectionCount, anchorCount)
  }

  /// The scratch memory of suppression, in elements of four bytes: the boxes chosen with their anchors, an
  /// order of the anchors, the scores of an anchor and an order of them.
  package var suppressionScratchCount: Int {
    choiceCount * 5 + DescendingScores.heapLength(anchorCount) + classCount
      + DescendingScores.heapLength(classCount)
  }

  /// The scratch memory of the whole kernel, in elements of four bytes: for each anchor also a box and a
  /// score.
  package var scratchCount: Int { anchorCount * 5 + suppressionScratchCount }
}
