/// Turns the raw outputs of an object detector, which knows no suppression, into candidates.
///
/// A raw box is y, x, height, width relative to its anchor.
/// Source: `mediapipe/calculators/tensor/tensors_to_detections_calculator.cc`.
package struct RawObjectDecoder: Sendable {
  /// How raw numbers become boxes and scores.
  package struct Configuration: Sendable, Hashable {
    package var classCount: Int
    /// Raw numbers for each box, of which the first four count.
    package var valuesPerBox: Int
    package var xScale: Float
    package var yScale: Float
    package var widthScale: Float
    package var heightScale: Float
    /// Whether raw sizes are logarithms.
    package var sizesAreLogarithms: Bool
    /// Whether scores are still to go through the logistic function.
    package var scoresAreLogits: Bool

    package init(
      classCount: Int, valuesPerBox: Int, xScale: Float, yScale: Float, widthScale: Float,
      heightScale: Float, sizesAreLogarithms: Bool, scoresAreLogits: Bool
    ) {
      self.classCount = classCount
      self.valuesPerBox = valuesPerBox
      self.xScale = xScale
      self.yScale = yScale
      self.widthScale = widthScale
      self.heightScale = heightScale
      self.sizesAreLogarithms = sizesAreLogarithms
      self.scoresAreLogits = scoresAreLogits
    }
  }

  package let anchors: [Anchor]
  package let configuration: Configuration
  /// The classes to look at, ascending.
  private let classes: [Int]

  /// - Precondition: `configuration` has at least four values for each box and no negative count.
  package init(anchors: [Anchor], configuration: Configuration, selection: ClassSelection) {
    precondition(configuration.valuesPerBox >= 4 && configuration.classCount >= 0, "\(configuration)")
    self.anchors = anchors
    self.configuration = configuration
    classes = (0..<configuration.classCount).filter(selection.contains)
  }
}

/// A box with its best class.
package struct ObjectCandidate: Sendable, Hashable {
  package var box: Box<InputSpace>
  package var best: ScoredClass

  package init(box: Box<InputSpace>, best: ScoredClass) {
    self.box = box
    self.best = best
  }
}

extension RawObjectDecoder {
  /// Replaces `candidates` by the boxes whose best class scores at least `minimumScore`, in the order of
  /// their anchors.
  ///
  /// A threshold that is not a number lets everything pass. Boxes of negative or undefined size are dropped.
  ///
  /// - Parameters:
  ///   - boxes: shape `[anchors.count, valuesPerBox]`.
  ///   - scores: shape `[anchors.count, classCount]`.
  /// - Precondition: both buffers have these sizes.
  package func decode(
    boxes: UnsafeBufferPointer<Float>, scores: UnsafeBufferPointer<Float>, minimumScore: Float,
    into candidates: inout [ObjectCandidate]
  ) {
    let (valuesPerBox, classCount) = (configuration.valuesPerBox, configuration.classCount)
    precondition(boxes.count == anchors.count * valuesPerBox, "\(boxes.count) numbers for the raw boxes")
    precondition(scores.count == anchors.count * classCount, "\(scores.count) scores")
    candidates.removeAll(keepingCapacity: true)
    // Once, for all there can be: what is not used takes no memory, while an array that grows leaves its
    // former places.
    candidates.reserveCapacity(anchors.count)
    let leastRaw = leastRawScore(reaching: minimumScore)
    for (index, anchor) in anchors.enumerated() {
      let own = UnsafeBufferPointer(rebasing: scores[index * classCount..<(index + 1) * classCount])
      guard own.hasNumber(atLeast: leastRaw), let best = bestClass(own), !(best.score < minimumScore)
      else { continue }
      let start = index * valuesPerBox
      let box = box(UnsafeBufferPointer(rebasing: boxes[start..<start + 4]), anchor: anchor)
      if box.isValid { candidates.append(ObjectCandidate(box: box, best: best)) }
    }
  }

  /// A raw score below which none reaches `minimumScore`.
  private func leastRawScore(reaching minimumScore: Float) -> Float {
    guard !minimumScore.isNaN else { return -.infinity }
    return configuration.scoresAreLogits ? hopelessLogit(forScore: minimumScore) : minimumScore
  }

  /// The first of the classes with the highest score; `nil` when no score is a number.
  private func bestClass(_ scores: UnsafeBufferPointer<Float>) -> ScoredClass? {
    var best = ScoredClass(index: -1, score: -.greatestFiniteMagnitude)
    var bestRaw = -Float.infinity
    for index in classes {
      let raw = scores[index]
      // The logistic function never turns a smaller number into a larger one.
      guard raw > bestRaw else { continue }
      let score = configuration.scoresAreLogits ? sigmoid(raw) : raw
      if score > best.score {
        best = ScoredClass(index: index, score: score)
        bestRaw = raw
      }
    }
    return best.index >= 0 ? best : nil
  }

  private func box(_ raw: UnsafeBufferPointer<Float>, anchor: Anchor) -> Box<InputSpace> {
    let yCenter = raw[0] / configuration.yScale * anchor.height + anchor.yCenter
    let xCenter = raw[1] / configuration.xScale * anchor.width + anchor.xCenter
    let height = size(raw[2] / configuration.heightScale) * anchor.height
    let width = size(raw[3] / configuration.widthScale) * anchor.width
    let (xMin, xMax) = (xCenter - width / 2, xCenter + width / 2)
    let (yMin, yMax) = (yCenter - height / 2, yCenter + height / 2)
    return Box(xMin: xMin, yMin: yMin, width: xMax - xMin, height: yMax - yMin)
  }

  private func size(_ raw: Float) -> Float {
    configuration.sizesAreLogarithms ? CorrectlyRounded.exponential(raw) : raw
  }
}

extension UnsafeBufferPointer<Float> {
  /// Whether one of the numbers is not below `limit`. All are looked at, so that vectors of them can be.
  fileprivate func hasNumber(atLeast limit: Float) -> Bool {
    reduce(0) { $0 | ($1 >= limit ? 1 : 0) } != 0
  }
}
