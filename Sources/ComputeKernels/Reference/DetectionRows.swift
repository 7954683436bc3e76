/// Where the detections go: one row each, as many as ``DetectionPostProcessGeometry/rowCount``.
package struct DetectionRows {
  /// Top, left, bottom and right of each row.
  package let boxes: UnsafeMutablePointer<Float>
  package let classes: UnsafeMutablePointer<Float>
  package let scores: UnsafeMutablePointer<Float>

  package init(
    boxes: UnsafeMutablePointer<Float>, classes: UnsafeMutablePointer<Float>,
    scores: UnsafeMutablePointer<Float>
  ) {
    self.boxes = boxes
    self.classes = classes
    self.scores = scores
  }

  func clear(count: Int) {
    boxes.update(repeating: 0, count: count * 4)
    classes.update(repeating: 0, count: count)
    scores.update(repeating: 0, count: count)
  }

  func write(_ box: BoxCorners, classIndex: Int, score: Float, at row: Int) {
    boxes[row * 4] = box.top
    boxes[row * 4 + 1] = box.left
    boxes[row * 4 + 2] = box.bottom
    boxes[row * 4 + 3] = box.right
    classes[row] = Float(classIndex)
    scores[row] = score
  }

  func move(from source: Int, to destination: Int) {
    for side in 0..<4 { boxes[destination * 4 + side] = boxes[source * 4 + side] }
    classes[destination] = classes[source]
    scores[destination] = scores[source]
  }
}
