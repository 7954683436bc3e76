/// What a detector found: a box, its score and the points inside that the next region is built on.
package struct DetectedBox<Space>: Sendable, Hashable {
  package var box: Box<Space>
  package var keypoints: Keypoints<Space>
  /// Probability in 0...1.
  package var score: Float

  package init(box: Box<Space>, keypoints: Keypoints<Space>, score: Float) {
    self.box = box
    self.keypoints = keypoints
    self.score = score
  }
}

extension DetectedBox where Space == InputSpace {
  /// The detection in the picture, when the input shows the whole upright picture inside `padding`.
  ///
  /// The pose detector's way; a turned region needs ``projected(by:)``.
  package func removing(_ padding: LetterboxPadding) -> DetectedBox<ImageSpace> {
    DetectedBox<ImageSpace>(
      box: box.removing(padding), keypoints: keypoints.mapped { $0.removing(padding) }, score: score)
  }

  /// The detection in the picture: the upright box around the projected corners, and the projected points.
  ///
  /// The way of the face, palm and object detectors.
  package func projected(by matrix: ProjectionMatrix) -> DetectedBox<ImageSpace> {
    DetectedBox<ImageSpace>(
      box: matrix.project(box), keypoints: keypoints.mapped { matrix.project($0) }, score: score)
  }
}
