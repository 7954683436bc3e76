/// The pixels and outputs of a phase of a dilated convolution along an axis.
///
/// Outputs of stride one that lie a dilation apart are those of a convolution without dilation, of pixels as
/// far apart: a *phase*. There are as many phases as the dilation is long.
struct PhaseAxis {
  /// The first output of the phase among all.
  let firstOutput: Int
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
    firstOutput = phase
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

  /// Calls `body` with the axes of each phase that has some of the outputs of an image.
  ///
  /// - Parameters:
  ///   - rows: The rows of outputs, from which the phases' are counted.
  ///   - held: The rows of the image that are there, likewise.
  ///   - phaseHeight: The number of phases down; `phaseWidth` is that across.
  @inline(__always)
  func forEachPhase(
    rows: Range<Int>, holding held: Range<Int>, phaseHeight: Int, phaseWidth: Int,
    _ body: (_ down: PhaseAxis, _ across: PhaseAxis) -> Void
  ) {
    let originY = rows.lowerBound * strideHeight - paddingTop - held.lowerBound
    for phaseY in 0..<min(phaseHeight, rows.count) {
      let down = PhaseAxis(
        phaseY, of: phaseHeight, origin: originY, inputLength: held.count, outputLength: rows.count)
      for phaseX in 0..<min(phaseWidth, outputWidth) {
        let across = PhaseAxis(
          phaseX, of: phaseWidth, origin: -paddingLeft, inputLength: inputWidth, outputLength: outputWidth)
        body(down, across)
      }
    }
  }
}
