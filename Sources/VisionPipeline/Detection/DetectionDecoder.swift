/// Turns the raw outputs of a single-shot detector into boxes with keypoints.
///
/// A raw box is x, y, width, height and then x, y of each keypoint, in pixels of the input relative to its
/// anchor. Source: `mediapipe/calculators/tensor/tensors_to_detections_calculator.cc`.
package struct DetectionDecoder: Sendable {
  package let anchors: [Anchor]
  /// Columns and rows of the detector's input.
  package let inputSize: PixelSize
  package let keypointCount: Int

  /// - Precondition: `keypointCount` fits into ``Keypoints``.
  package init(anchors: [Anchor], inputSize: PixelSize, keypointCount: Int) {
    precondition(
      (0...Keypoints<InputSpace>.maximumCount).contains(keypointCount), "\(keypointCount) keypoints")
    self.anchors = anchors
    self.inputSize = inputSize
    self.keypointCount = keypointCount
  }

  /// Raw numbers for each box.
  package var valuesPerBox: Int { 4 + 2 * keypointCount }

  /// Raw scores are limited to ± this before the exponential.
  private static let scoreLimit: Float = 100
}

extension DetectionDecoder {
  /// Replaces `detections` by the boxes that score at least `minimumScore`, in the order of their anchors.
  ///
  /// Boxes of negative or undefined size and scores that are not numbers are dropped.
  ///
  /// - Parameters:
  ///   - boxes: raw boxes, shape `[anchors.count, valuesPerBox]`.
  ///   - scores: raw scores before the sigmoid, shape `[anchors.count]`.
  /// - Precondition: both buffers have these sizes.
  package func decode(
    boxes: UnsafeBufferPointer<Float>, scores: UnsafeBufferPointer<Float>, minimumScore: Float,
    into detections: inout [DetectedBox<InputSpace>]
  ) {
    precondition(scores.count == anchors.count, "\(scores.count) scores for \(anchors.count) anchors")
    precondition(boxes.count == anchors.count * valuesPerBox, "\(boxes.count) numbers for the raw boxes")
    detections.removeAll(keepingCapacity: true)
    let hopelessLogit = hopelessLogit(forScore: minimumScore)
    for index in anchors.indices where !(scores[index] < hopelessLogit) {
      let logit = min(max(scores[index], -Self.scoreLimit), Self.scoreLimit)
      let score = sigmoid(logit)
      // A threshold that is not a number lets everything pass, as in the reference.
      if score.isNaN || score < minimumScore { continue }
      let start = index * valuesPerBox
      let raw = UnsafeBufferPointer(rebasing: boxes[start..<start + valuesPerBox])
      let detection = decode(raw, anchor: anchors[index], score: score)
      if detection.box.isValid { detections.append(detection) }
    }
  }

  private func decode(
    _ raw: UnsafeBufferPointer<Float>, anchor: Anchor, score: Float
  ) -> DetectedBox<InputSpace> {
    let (inputWidth, inputHeight) = (Float(inputSize.width), Float(inputSize.height))
    let xCenter = raw[0] / inputWidth * anchor.width + anchor.xCenter
    let yCenter = raw[1] / inputHeight * anchor.height + anchor.yCenter
    let width = raw[2] / inputWidth * anchor.width
    let height = raw[3] / inputHeight * anchor.height
    let (xMin, xMax) = (xCenter - width / 2, xCenter + width / 2)
    let (yMin, yMax) = (yCenter - height / 2, yCenter + height / 2)
    var keypoints = Keypoints<InputSpace>(count: keypointCount)
    for index in 0..<keypointCount {
      keypoints[index] = Point(
        x: raw[4 + 2 * index] / inputWidth * anchor.width + anchor.xCenter,
        y: raw[5 + 2 * index] / inputHeight * anchor.height + anchor.yCenter)
    }
    let box = Box<InputSpace>(xMin: xMin, yMin: yMin, width: xMax - xMin, height: yMax - yMin)
    return DetectedBox(box: box, keypoints: keypoints, score: score)
  }
}

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
