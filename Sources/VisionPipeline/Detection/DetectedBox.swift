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
  package func removing(_ padding: LetterboxPadding) -> DetectedBox<PictureSpace> {
    DetectedBox<PictureSpace>(
      box: box.removing(padding), keypoints: keypoints.mapped { $0.removing(padding) }, score: score)
  }

  /// The detection in the picture: the upright box around the projected corners, and the projected points.
  ///
  /// The way of the face, palm and object detectors.
  package func projected(by matrix: ProjectionMatrix) -> DetectedBox<PictureSpace> {
    DetectedBox<PictureSpace>(
      box: matrix.project(box), keypoints: keypoints.mapped { matrix.project($0) }, score: score)
  }
}

/// Up to eight points, stored in place, so that a detection allocates nothing.
package struct Keypoints<Space>: Sendable, Hashable {
  /// x and y by turns; unused lanes are 0.
  var coordinates: SIMD16<Float>
  /// How many there are.
  package let count: Int

  /// The most points that fit.
  package static var maximumCount: Int { 8 }

  /// `count` points at (0, 0).
  ///
  /// - Precondition: `count` is in 0...``maximumCount``.
  package init(count: Int) {
    precondition((0...Self.maximumCount).contains(count), "\(count) keypoints")
    self.count = count
    coordinates = .zero
  }
}

extension Keypoints: RandomAccessCollection, MutableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Point<Space> {
    get {
      precondition(indices.contains(index), "keypoint \(index) of \(count)")
      return Point(x: coordinates[2 * index], y: coordinates[2 * index + 1])
    }
    set {
      precondition(indices.contains(index), "keypoint \(index) of \(count)")
      coordinates[2 * index] = newValue.x
      coordinates[2 * index + 1] = newValue.y
    }
  }
}

extension Keypoints {
  /// The keypoints in another space, each moved there by `transform`.
  func mapped<Other>(_ transform: (Point<Space>) -> Point<Other>) -> Keypoints<Other> {
    var result = Keypoints<Other>(count: count)
    for index in indices { result[index] = transform(self[index]) }
    return result
  }
}
