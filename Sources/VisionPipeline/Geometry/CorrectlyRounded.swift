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
