import Foundation

/// The logistic function in single precision throughout.
///
/// Source: `mediapipe/calculators/tensor/tensors_to_landmarks_calculator.cc`.
func sigmoid(_ logit: Float) -> Float {
  1 / (1 + CorrectlyRounded.exponential(-logit))
}

/// A logit below which no score reaches `minimumScore`, however it is rounded: what is below needs no exponential.
func hopelessLogit(forScore minimumScore: Float) -> Float {
  // Near 1, a rounding of the score is worth many logits; a threshold of 0 or less lets everything pass.
  guard minimumScore > 0, minimumScore < 0.999 else { return -.infinity }
  return log(minimumScore / (1 - minimumScore)) - 0.01
}
