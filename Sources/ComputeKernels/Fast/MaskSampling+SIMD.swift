import CMicroKernels

/// A mask to blend values of; outside are zeros.
package struct SampledMask {
  /// Columns and rows of zeros that lie on each side of the mask in memory.
  package static let rimWidth = 2
  /// Positions are in parts of this many of a value.
  package static let unitsPerValue: Double = 1024

  /// The first value; the rim lies around it.
  package let start: UnsafePointer<Float>
  package let width: Int
  package let height: Int

  /// - Precondition: The mask and its rim are dense rows and less than 2³¹ values.
  package init(start: UnsafePointer<Float>, width: Int, height: Int) {
    self.start = start
    self.width = width
    self.height = height
  }
}

extension SampledMask {
  /// Blends the four values around each position, which is that of `positions` and (`x`, `y`) together.
  ///
  /// - Parameters:
  ///   - output: `positions.count` floats.
  ///   - scratch: `4 · positions.count` floats; overwritten.
  package func sample(
    _ positions: PixelPositions, x: Int32, y: Int32, to output: UnsafeMutablePointer<Float>,
    scratch: UnsafeMutablePointer<Float>, instructionSet: InstructionSet
  ) {
    let rowStep = width + 2 * Self.rimWidth
    var parameters = MaskSamplingParameters(
      values: start, rowStep: rowStep, width: width, height: height, x: x, y: y, positionsX: positions.x,
      positionsY: positions.y, count: positions.count, output: output, scratch: scratch)
    instructionSet.kernels.sampleMask(&parameters)
  }

  /// Whether the values around all positions are zeros, where neither x nor y turns back on the way from the
  /// first to the last of them. The answer may be no although they are.
  package func isOutside(_ positions: PixelPositions, x: Int32, y: Int32) -> Bool {
    let last = positions.count - 1
    return Self.isOutside(from: positions.x[0], to: positions.x[last], plus: x, size: width)
      || Self.isOutside(from: positions.y[0], to: positions.y[last], plus: y, size: height)
  }

  private static func isOutside(from first: Int32, to last: Int32, plus part: Int32, size: Int) -> Bool {
    let (first, last) = (Int(first) + Int(part), Int(last) + Int(part))
    let units = Int(unitsPerValue)
    // Positions near the limits of 32 bits are left to the kernel, in which they are rounded beyond.
    guard abs(first) < Int(Int32.max) / 2, abs(last) < Int(Int32.max) / 2 else { return false }
    return max(first, last) < -2 * units || min(first, last) > size * units
  }
}

extension FastKernels {
  /// The probabilities that a network's masks mean: 1 / (1 + exp(-logit)), the exponential in single
  /// precision, the quotient in double precision before it is rounded.
  package static func maskProbabilities(
    logits: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, count: Int,
    instructionSet: InstructionSet
  ) {
    instructionSet.kernels.apply(.maskProbability, logits, count, output)
  }
}
