/// The pixels and outputs of a phase of a dilated convolution along an axis.
///
/// Outputs of stride one that lie a dilation apart are those of a convolution without dilation, of pixels as far apart: a
/// *phase*. There are as many phases as the dilation is long.
struct PhaseAxis {
  /// The first pixel of the phase among all.
  let firstInput: Int
  /// The number of its pixels.
  let inputLength: Int
  /// The number of its outputs.
  let outputLength: Int
  /// The pixel of the phase under the first tap of its first output; negative before the image.
  let origin: Int

  /// - Parameters:
  ///   - phase: The first output of the phase among all.
  ///   - phaseCount: The number of phases; one for all outputs of whatever convolution.
  ///   - origin: The pixel under the first tap of the first output of all.
  init(_ phase: Int, of phaseCount: Int, origin: Int, inputLength: Int, outputLength: Int) {
    let (quotient, remainder) = (origin + phase).quotientAndRemainder(dividingBy: phaseCount)
    self.origin = remainder < 0 ? quotient - 1 : quotient
    firstInput = remainder < 0 ? remainder + phaseCount : remainder
    self.inputLength = max(Self.length(inputLength, from: firstInput, of: phaseCount), 0)
    self.outputLength = Self.length(outputLength, from: phase, of: phaseCount)
  }

  /// The number of a phase's members of some in a row, from the first one on.
  static func length(_ count: Int, from first: Int, of phaseCount: Int) -> Int {
    (count - first + phaseCount - 1) / phaseCount
  }
}

extension ConvolutionGeometry {
  /// Whether it has more than one phase.
  var hasPhases: Bool {
    strideHeight == 1 && strideWidth == 1 && (dilationHeight > 1 || dilationWidth > 1)
  }
}
