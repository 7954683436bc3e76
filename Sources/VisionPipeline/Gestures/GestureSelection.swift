/// Which of a classifier's gestures a hand may be said to make.
package struct GestureSelection: Sendable, Hashable {
  /// The gestures that may be reported.
  package var classes: ClassSelection
  /// The least score of a reported gesture.
  package var minimumScore: Float

  package init(classes: ClassSelection, minimumScore: Float) {
    self.classes = classes
    self.minimumScore = minimumScore
  }

  /// The gesture with the best score of those that may be reported; `nil` when there is none. The first one
  /// of equals.
  ///
  /// - Parameter scores: the classifier's output.
  ///
  /// Sources: `mediapipe/calculators/tensor/tensors_to_classification_calculator.cc`,
  /// `GetMaxScoringClassification` of `mediapipe/tasks/cc/vision/gesture_recognizer/calculators/`
  /// `combined_prediction_calculator.cc`.
  package func best(of scores: UnsafeBufferPointer<Float>) -> ScoredClass? {
    var best: ScoredClass?
    for (index, score) in scores.enumerated()
    where classes.contains(index) && !(score < minimumScore) && score > best?.score ?? 0 {
      best = ScoredClass(index: index, score: score)
    }
    return best
  }
}

/// A gesture by its name, and how sure a classifier is of it.
package struct NamedGesture: Sendable, Hashable {
  package var name: String
  package var score: Float

  package init(name: String, score: Float) {
    self.name = name
    self.score = score
  }

  /// The name that classifiers have for all that is none of their gestures.
  package static let background = "None"
}

extension NamedGesture {
  /// What several classifiers together say: the first one that sees a gesture has it, and only when none
  /// does, the first one that says so.
  ///
  /// Source: `mediapipe/tasks/cc/vision/gesture_recognizer/calculators/combined_prediction_calculator.cc`.
  package static func combined(_ gestures: [NamedGesture]) -> NamedGesture? {
    gestures.first { $0.name != background } ?? gestures.first
  }
}
