/// Reads the outputs of a detector whose network ends with suppression.
///
/// Source: `mediapipe/calculators/tensor/tensors_to_detections_calculator.cc`.
package struct SuppressedObjectDecoder: Sendable {
  /// The rows of the outputs.
  package let rowCount: Int
  /// Rows that follow each other with the classes of one box.
  package let classesPerBox: Int
  /// Where left, top, right and bottom are among the four numbers of a box.
  private let sides: [Int]
  private let selection: ClassSelection
  private let calibrator: ScoreCalibrator?

  /// - Parameter calibrator: makes probabilities of the scores; `nil` when they are such already.
  /// - Precondition: `sides` is a permutation of 0…3, and the counts are positive.
  package init(
    rowCount: Int, classesPerBox: Int, sides: [Int], selection: ClassSelection,
    calibrator: ScoreCalibrator? = nil
  ) {
    precondition(sides.sorted() == [0, 1, 2, 3] && classesPerBox > 0 && rowCount > 0, "\(sides)")
    self.rowCount = rowCount
    self.classesPerBox = classesPerBox
    self.sides = sides
    self.selection = selection
    self.calibrator = calibrator
  }
}

extension SuppressedObjectDecoder {
  /// Replaces `objects` by those in the network's order, each with the selected classes that score at least
  /// `minimumScore`.
  ///
  /// - Parameters:
  ///   - boxes: shape `[rowCount, 4]`, fractions of the input.
  ///   - classes: shape `[rowCount]`.
  ///   - scores: shape `[rowCount]`, before they are calibrated.
  ///   - count: how many rows are filled.
  ///   - limit: the most objects; `nil` for all.
  /// - Precondition: the buffers have these sizes.
  package func decode(
    boxes: UnsafeBufferPointer<Float>, classes: UnsafeBufferPointer<Float>,
    scores: UnsafeBufferPointer<Float>, count: Float, minimumScore: Float, limit: Int?,
    into objects: inout [DetectedObject<InputSpace>]
  ) {
    precondition(
      boxes.count == 4 * rowCount && classes.count == rowCount && scores.count == rowCount,
      "outputs of another size than \(rowCount) rows")
    objects.removeAll(keepingCapacity: true)
    let filledCount = Self.wholeNumber(count, atMost: rowCount / classesPerBox) * classesPerBox
    for row in stride(from: 0, to: filledCount, by: classesPerBox) {
      if let limit, objects.count >= limit { break }
      var found: ScoredClasses?
      for row in row..<row + classesPerBox {
        let index = Self.wholeNumber(classes[row], atMost: Int(Int32.max))
        let score = calibrator?.probability(of: scores[row], class: index) ?? scores[row]
        guard selection.contains(index), !(score < minimumScore) else { continue }
        let scored = ScoredClass(index: index, score: score)
        if found == nil { found = ScoredClasses(scored) } else { found?.append(scored) }
      }
      let box = box(UnsafeBufferPointer(rebasing: boxes[4 * row..<4 * row + 4]))
      if let found, box.isValid { objects.append(DetectedObject(box: box, classes: found)) }
    }
  }

  private func box(_ values: UnsafeBufferPointer<Float>) -> Box<InputSpace> {
    let (left, top) = (values[sides[0]], values[sides[1]])
    return Box(xMin: left, yMin: top, width: values[sides[2]] - left, height: values[sides[3]] - top)
  }

  /// The whole part of a number from 0 to `limit`; what is not a number counts as 0.
  private static func wholeNumber(_ value: Float, atMost limit: Int) -> Int {
    guard value > 0 else { return 0 }
    return value < Float(limit) ? Int(value) : limit
  }
}
