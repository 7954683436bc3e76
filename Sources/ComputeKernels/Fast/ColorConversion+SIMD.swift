import CMicroKernels

/// A row of pixels as brightness and colour differences, which becomes red, green and blue.
package struct LumaChromaRow {
  /// Four rows of numbers.
  package typealias Rows = (
    UnsafePointer<Int16>, UnsafePointer<Int16>, UnsafePointer<Int16>, UnsafePointer<Int16>
  )

  /// The brightness of each pixel.
  package let luma: UnsafePointer<UInt8>
  /// Four rows of differences to blue, between which the row lies.
  package let differences: Rows
  /// The distance from each difference to blue to that to red.
  package let redOffset: Int
  /// What each row of differences weighs.
  package let weights: SIMD4<Int16>
  /// The number of pixels, a multiple of 16.
  package let count: Int

  package init(
    luma: UnsafePointer<UInt8>,
    differences: Rows,
    redOffset: Int, weights: SIMD4<Int16>, count: Int
  ) {
    self.luma = luma
    self.differences = differences
    self.redOffset = redOffset
    self.weights = weights
    self.count = count
  }
}

/// What brightness and colour differences are multiplied by.
package struct LumaChromaFactors {
  package let luma, lumaAddend, redOfRed, greenOfRed, greenOfBlue, blueOfBlue: Int32

  package init(
    luma: Int32, lumaAddend: Int32, redOfRed: Int32, greenOfRed: Int32, greenOfBlue: Int32, blueOfBlue: Int32
  ) {
    self.luma = luma
    self.lumaAddend = lumaAddend
    self.redOfRed = redOfRed
    self.greenOfRed = greenOfRed
    self.greenOfBlue = greenOfBlue
    self.blueOfBlue = blueOfBlue
  }
}

extension LumaChromaRow {
  /// Writes red, green and blue, each to a row of its own; see ``ColorConversionParameters``.
  package func convert(
    _ factors: LumaChromaFactors, red: UnsafeMutablePointer<UInt8>, green: UnsafeMutablePointer<UInt8>,
    blue: UnsafeMutablePointer<UInt8>, instructionSet: InstructionSet
  ) {
    func pair(_ first: Int16, _ second: Int16) -> Int32 {
      Int32(UInt16(bitPattern: first)) | Int32(second) << 16
    }
    var parameters = ColorConversionParameters(
      luma: luma, row0: differences.0, row1: differences.1, row2: differences.2, row3: differences.3,
      redOffset: redOffset, earlyWeights: pair(weights[0], weights[1]),
      lateWeights: pair(weights[2], weights[3]), lumaFactor: factors.luma, lumaAddend: factors.lumaAddend,
      redOfRed: factors.redOfRed, greenOfRed: factors.greenOfRed, greenOfBlue: factors.greenOfBlue,
      blueOfBlue: factors.blueOfBlue, red: red, green: green, blue: blue, count: count)
    instructionSet.kernels.convertColors(&parameters)
  }
}
