import Foundation
import TensorCore

/// Maps the scores of each class to probabilities, by parameters that came with the model.
///
/// Source: `mediapipe/tasks/cc/components/calculators/score_calibration_calculator.cc` and
/// `score_calibration_utils.cc`.
package struct ScoreCalibrator: Sendable {
  /// What is done to a score before the sigmoid.
  package enum Transformation: Sendable, Hashable {
    case identity, logarithm, inverseLogistic
  }

  /// The sigmoid of one class.
  struct Sigmoid: Sendable, Hashable {
    var scale: Float
    var slope: Float
    var offset: Float
    /// Lower scores get the default score.
    var minimumScore: Float?
  }

  private let transformation: Transformation
  private let defaultScore: Float
  /// One for each class; `nil` where the model has no parameters.
  private let sigmoids: [Sigmoid?]

  /// Reads the parameters: a line for each class, empty or `scale,slope,offset[,minimumScore]`.
  ///
  /// - Parameter defaultScore: the score of classes without parameters.
  /// - Throws: `invalidModel` when there is nothing or a line is neither.
  package init(
    transformation: Transformation, defaultScore: Float, parameters: String
  ) throws(EngineError) {
    self.transformation = transformation
    self.defaultScore = defaultScore
    guard !parameters.isEmpty else {
      throw EngineError(.invalidModel, "the score calibration is empty; expected a line for each class")
    }
    var sigmoids: [Sigmoid?] = []
    // Bytes, since it takes long to find characters; a carriage return before the end of a line is white
    // space.
    let lines = parameters.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      sigmoids.append(try Self.sigmoid(Substring(line), lineNumber: number + 1))
    }
    self.sigmoids = sigmoids
  }

  private static func sigmoid(_ line: Substring, lineNumber: Int) throws(EngineError) -> Sigmoid? {
    let holdsNoSpace = line.utf8.allSatisfy { 0x21...0x7E ~= $0 }
    let text = holdsNoSpace ? line : Substring(line.filter { !$0.isWhitespace })
    if text.isEmpty { return nil }
    let numbers = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { Float(Substring($0)) }
    let values = numbers.compactMap { $0 }
    guard values.count == numbers.count, [3, 4].contains(values.count), values[0] >= 0 else {
      throw EngineError(
        .invalidModel,
        "line \(lineNumber) of the score calibration is \"\(text.prefix(80))\"; expected a scale of at least 0, "
          + "a slope, an offset and perhaps a least score, with commas between them")
    }
    return Sigmoid(
      scale: values[0], slope: values[1], offset: values[2],
      minimumScore: values.count == 4 ? values[3] : nil)
  }
}

extension ScoreCalibrator {
  /// Logarithms are taken of this and above; below, the line through it continues.
  private static let smallestArgument = 1e-16

  /// The probability that `score` of a class stands for; a class that has no line gets the default score.
  package func probability(of score: Float, class index: Int) -> Float {
    guard sigmoids.indices.contains(index), let sigmoid = sigmoids[index] else { return defaultScore }
    if let minimum = sigmoid.minimumScore, score < minimum { return defaultScore }
    let exponent = transform(score) * sigmoid.slope + sigmoid.offset
    return min(max(Self.logistic(exponent, scale: sigmoid.scale), 0), sigmoid.scale)
  }

  /// `scale` times the logistic function, rounded wherever the reference rounds.
  private static func logistic(_ exponent: Float, scale: Float) -> Float {
    let power = exp(-Double(abs(exponent)))
    guard exponent < 0 else { return Float(Double(scale) / (1 + power)) }
    let roundedPower = Float(power)
    return Float(Double(scale * roundedPower) / (1 + Double(roundedPower)))
  }

  private func transform(_ score: Float) -> Float {
    switch transformation {
    case .identity: score
    case .logarithm: Self.logarithm(score)
    case .inverseLogistic: Self.logarithm(score) - Self.logarithm(1 - score)
    }
  }

  private static func logarithm(_ value: Float) -> Float {
    let value = Double(value)
    guard value < smallestArgument else { return Float(log(value)) }
    return Float(2 * log(smallestArgument) - log(2 * smallestArgument - value))
  }
}
