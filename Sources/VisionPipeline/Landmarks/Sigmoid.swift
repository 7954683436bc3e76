/// The logistic function in single precision throughout.
///
/// Source: `mediapipe/calculators/tensor/tensors_to_landmarks_calculator.cc`.
func sigmoid(_ logit: Float) -> Float {
  1 / (1 + CorrectlyRounded.exponential(-logit))
}
