import Foundation

/// Elementary functions of single-precision numbers, rounded correctly.
///
/// The reference carries a C library of its own whose single-precision functions are correctly rounded. The
/// platform's functions are off by one unit now and then, which moves samples of a region and, through
/// the networks, landmarks. Double precision, rounded once, gives the same bits on every platform.
package enum CorrectlyRounded {
  package static func sine(_ radians: Float) -> Float { Float(sin(Double(radians))) }

  package static func cosine(_ radians: Float) -> Float { Float(cos(Double(radians))) }

  /// The angle of the point (`x`, `y`), counter-clockwise from the x axis where y points up.
  package static func arcTangent(y: Float, x: Float) -> Float { Float(atan2(Double(y), Double(x))) }

  package static func exponential(_ power: Float) -> Float { Float(exp(Double(power))) }
}

/// The logistic function in single precision throughout.
///
/// Source: `mediapipe/calculators/tensor/tensors_to_landmarks_calculator.cc`.
func sigmoid(_ logit: Float) -> Float {
  1 / (1 + CorrectlyRounded.exponential(-logit))
}

/// A logit below which no score reaches `minimumScore`, however it is rounded: what is below needs no
/// exponential.
func hopelessLogit(forScore minimumScore: Float) -> Float {
  // Near 1, a rounding of the score is worth many logits; a threshold of 0 or less lets everything pass.
  guard minimumScore > 0, minimumScore < 0.999 else { return -.infinity }
  return log(minimumScore / (1 - minimumScore)) - 0.01
}

/// Angles in radians, positive clockwise on the screen because y points down.
package enum Angle {
  /// The angle in -π..<π that has the direction of `radians`.
  ///
  /// Source: `NormalizeRadians` of `detections_to_rects_calculator.cc`: double precision inside.
  package static func normalized(_ radians: Float) -> Float {
    let turns = ((Double(radians) + .pi) / (2 * .pi)).rounded(.down)
    return Float(Double(radians) - 2 * .pi * turns)
  }

  /// The rotation of a region in which the direction from `start` to `end` points at `target`.
  ///
  /// `target` counts counter-clockwise from the x axis: π/2 makes the direction point up.
  /// Source: `ComputeRotation` of `detections_to_rects_calculator.cc`.
  package static func rotation(
    from start: Point<PixelSpace>, to end: Point<PixelSpace>, target: Float
  ) -> Float {
    normalized(target - CorrectlyRounded.arcTangent(y: -(end.y - start.y), x: end.x - start.x))
  }
}
