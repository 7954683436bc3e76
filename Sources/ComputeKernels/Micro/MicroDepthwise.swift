/// Computes a rectangle of outputs of a depthwise convolution.
///
/// Each result starts at its bias and adds the taps one after the other, column by column and within a
/// column from top to bottom. Pixels outside the image count as zeros. Both are what XNNPACK's kernels do, so
/// that networks agree to the last bit.
///
/// - Parameters:
///   - input: The first channel that is computed of the first pixel of an image.
///   - originY: The input row under the first tap of the first row of outputs; negative above the image.
///   - originX: The input column under the first tap of the first output of a row.
///   - pixelStep: The distance in floats between neighbouring pixels of the input and of the output, and
///     between the weights of neighbouring taps: the number of all channels.
///   - channelCount: The number of channels that are computed.
///   - filter: The weights of the first tap.
///   - bias: One addend for each channel.
///   - slope: One factor for each channel; `nil` for none.
///   - output: Rows of `outputWidth` pixels, `outputRowStep` floats apart.
///   - copiesPixels: Whether to copy the pixels of a vector of channels side by side before they are read,
///     even if all lie inside the image, and there is a kernel for pixels that are not copied.
///   - scratch: One vector for each tap and each pixel under the windows; overwritten.
/// - Precondition: At least as many channels as a vector has.
@_cdecl("vitruvian_depthwise_baseline")
func microDepthwise(
  input: UnsafePointer<Float>, inputHeight: Int, inputWidth: Int, originY: Int, originX: Int,
  pixelStep: Int, channelCount: Int, filter: UnsafePointer<Float>, filterHeight: Int, filterWidth: Int,
  strideHeight: Int, strideWidth: Int, dilationHeight: Int, dilationWidth: Int,
  bias: UnsafePointer<Float>, slope: UnsafePointer<Float>?, lower: Float, upper: Float,
  output: UnsafeMutablePointer<Float>, outputHeight: Int, outputWidth: Int, outputRowStep: Int,
  copiesPixels: Bool, scratch: UnsafeMutablePointer<Float>
) {
  let image = MicroImage(
    pixels: input, height: inputHeight, width: inputWidth, pixelStep: pixelStep, originY: originY,
    originX: originX)
  let window = MicroWindow(
    height: filterHeight, width: filterWidth, strideHeight: strideHeight, strideWidth: strideWidth,
    dilationHeight: dilationHeight, dilationWidth: dilationWidth)
  let extentY = window.extentY(ofOutputs: outputHeight)
  let extentX = window.extentX(ofOutputs: outputWidth)
  let isInPlace = !copiesPixels && window.canReadInPlace && image.contains(extentY: extentY, extentX: extentX)
  let weights = scratch
  let pixels = scratch + filterHeight * filterWidth * MicroVector.scalarCount
  var channel = 0
  while channel < channelCount {
    // The last vector may overlap the one before: both compute the same there.
    let first = min(channel, channelCount - MicroVector.scalarCount)
    for tap in 0..<filterHeight * filterWidth {
      MicroVector(loading: filter + tap * pixelStep + first)
        .store(to: weights + tap * MicroVector.scalarCount)
    }
    let convolution = MicroPlaneConvolution(
      window: window, weights: weights, bias: MicroVector(loading: bias + first),
      slope: slope.map { MicroVector(loading: $0 + first) } ?? MicroVector(repeating: 1),
      bounds: MicroBounds(lower: lower, upper: upper), output: output + first, outputHeight: outputHeight,
      outputWidth: outputWidth, outputRowStep: outputRowStep, outputStep: pixelStep)
    if isInPlace {
      convolution.computeInPlace(MicroImagePlane(image, channel: first))
    } else {
      image.copy(to: pixels, extentY: extentY, extentX: extentX, channel: first)
      convolution.computeCopied(MicroCopiedPlane(pixels: pixels, height: extentY))
    }
    channel += MicroVector.scalarCount
  }
}

/// How the windows of a convolution lie on an image.
struct MicroWindow {
  let height: Int
  let width: Int
  let strideHeight: Int
  let strideWidth: Int
  let dilationHeight: Int
  let dilationWidth: Int

  @inline(__always)
  func extentY(ofOutputs count: Int) -> Int { (count - 1) * strideHeight + (height - 1) * dilationHeight + 1 }

  @inline(__always)
  func extentX(ofOutputs count: Int) -> Int { (count - 1) * strideWidth + (width - 1) * dilationWidth + 1 }

  /// The shape, if it is one that kernels are compiled for.
  @inline(__always)
  var knownShape: MicroKnownShape? {
    guard height == width, dilationHeight == 1, strideHeight <= 2 else { return nil }
    switch height {
    case 3: return strideHeight == 1 ? .threeByThree : .threeByThreeHalving
    case 5: return strideHeight == 1 ? .fiveByFive : .fiveByFiveHalving
    default: return nil
    }
  }

  /// Whether there is a kernel for pixels that were not copied.
  @inline(__always)
  var canReadInPlace: Bool { knownShape != nil && knownShape != .fiveByFive }
}

/// The shapes of windows that networks use most; halving ones move by two rows from output to output.
enum MicroKnownShape {
  case threeByThree
  case threeByThreeHalving
  case fiveByFive
  case fiveByFiveHalving
}

/// An image, and where the part that is needed of it begins.
struct MicroImage {
  let pixels: UnsafePointer<Float>
  let height: Int
  let width: Int
  /// The distance in floats between neighbouring pixels.
  let pixelStep: Int
  let originY: Int
  let originX: Int

  @inline(__always)
  func contains(extentY: Int, extentX: Int) -> Bool {
    originY >= 0 && originX >= 0 && originY + extentY <= height && originX + extentX <= width
  }

  /// Copies one vector of channels of each pixel that is needed, column by column, with zeros outside the
  /// image.
  @inline(never)
  func copy(to plane: UnsafeMutablePointer<Float>, extentY: Int, extentX: Int, channel: Int) {
    let columnStep = extentY * MicroVector.scalarCount
    let start = min(max(-originX, 0), extentX)
    let end = max(min(width - originX, extentX), start)
    for row in 0..<extentY {
      let line = plane + row * MicroVector.scalarCount
      let y = originY + row
      let isInside = y >= 0 && y < height
      let columns = isInside ? start..<end : 0..<0
      zero(line, 0..<columns.lowerBound, columnStep)
      let source = pixels + (y * width + originX) * pixelStep + channel
      for column in columns {
        MicroVector(loading: source + column * pixelStep).store(to: line + column * columnStep)
      }
      zero(line, columns.upperBound..<extentX, columnStep)
    }
  }

  @inline(__always)
  private func zero(_ line: UnsafeMutablePointer<Float>, _ columns: Range<Int>, _ columnStep: Int) {
    for column in columns { MicroVector.zero.store(to: line + column * columnStep) }
  }
}

/// One vector of channels of the pixels under the windows.
protocol MicroPlane {
  /// Whether stacks of outputs may be as high as the registers allow. The rows under a high stack crowd the same
  /// part of the cache where they lie a large power of two apart.
  static var stacksHigh: Bool { get }
  var pixels: UnsafePointer<Float> { get }
  /// The distance in floats between neighbouring rows.
  var rowStep: Int { get }
  /// The distance in floats between neighbouring columns.
  var columnStep: Int { get }
}

/// Pixels that were copied column by column, so that the distance between rows is known when this is compiled.
struct MicroCopiedPlane: MicroPlane {
  static var stacksHigh: Bool { true }
  let pixels: UnsafePointer<Float>
  let height: Int

  @inline(__always)
  var rowStep: Int { MicroVector.scalarCount }

  @inline(__always)
  var columnStep: Int { height * MicroVector.scalarCount }
}

/// Pixels where they lie.
struct MicroImagePlane: MicroPlane {
  static var stacksHigh: Bool { false }
  let pixels: UnsafePointer<Float>
  let rowStep: Int
  let columnStep: Int

  @inline(__always)
  init(_ image: MicroImage, channel: Int) {
    pixels = image.pixels + (image.originY * image.width + image.originX) * image.pixelStep + channel
    rowStep = image.width * image.pixelStep
    columnStep = image.pixelStep
  }
}

/// The convolution of one vector of channels.
struct MicroPlaneConvolution {
  let window: MicroWindow
  let weights: UnsafePointer<Float>
  let bias: MicroVector
  let slope: MicroVector
  let bounds: MicroBounds
  let output: UnsafeMutablePointer<Float>
  let outputHeight: Int
  let outputWidth: Int
  /// The distance in floats between neighbouring rows of outputs.
  let outputRowStep: Int
  /// The distance in floats between neighbouring outputs.
  let outputStep: Int

  @inline(__always)
  func computeCopied(_ plane: MicroCopiedPlane) {
    switch window.knownShape {
    case .threeByThree: compute(plane, MicroSquareTaps<MicroThree, MicroOne>())
    case .threeByThreeHalving: compute(plane, MicroSquareTaps<MicroThree, MicroTwo>())
    case .fiveByFive: compute(plane, MicroSquareTaps<MicroFive, MicroOne>())
    case .fiveByFiveHalving: compute(plane, MicroSquareTaps<MicroFive, MicroTwo>())
    case nil: compute(plane, MicroAnyTaps(window))
    }
  }

  /// - Precondition: `window.canReadInPlace`.
  @inline(__always)
  func computeInPlace(_ plane: MicroImagePlane) {
    switch window.knownShape {
    case .threeByThree: compute(plane, MicroSquareTaps<MicroThree, MicroOne>())
    case .threeByThreeHalving: compute(plane, MicroSquareTaps<MicroThree, MicroTwo>())
    default: compute(plane, MicroSquareTaps<MicroFive, MicroTwo>())
    }
  }

  /// Computes stacks of outputs, as high as fit into the registers.
  @inline(never)
  func compute<Plane: MicroPlane, Taps: MicroTaps>(_ plane: Plane, _ taps: Taps) {
    var row = 0
    while row < outputHeight {
      let rowsLeft = outputHeight - row
      if Plane.stacksHigh && rowsLeft % 7 == 0 && rowsLeft % 8 != 0 {
        row += computeStacks(MicroSevenSums.self, plane, row, taps)
      } else if Plane.stacksHigh && rowsLeft >= 8 {
        row += computeStacks(MicroEightSums.self, plane, row, taps)
      } else if rowsLeft >= 4 {
        row += computeStacks(MicroFourSums.self, plane, row, taps)
      } else if rowsLeft >= 2 {
        row += computeStacks(MicroTwoSums.self, plane, row, taps)
      } else {
        row += computeStacks(MicroSum.self, plane, row, taps)
      }
    }
  }

  /// Computes the stacks that begin in one row; returns the number of rows that they cover.
  @inline(__always)
  func computeStacks<Stack: MicroStack, Plane: MicroPlane, Taps: MicroTaps>(
    _ stack: Stack.Type, _ plane: Plane, _ row: Int, _ taps: Taps
  ) -> Int {
    let columnStep = plane.columnStep
    var pixel = plane.pixels + row * taps.strideHeight * plane.rowStep
    var destination = output + row * outputRowStep
    for _ in 0..<outputWidth {
      var sums = Stack(repeating: bias)
      var column = pixel
      var weight = weights
      for _ in 0..<taps.columns {
        for tapRow in 0..<taps.rows {
          sums.accumulate(
            column, row: tapRow * taps.dilationHeight, stride: taps.strideHeight, rowStep: plane.rowStep,
            MicroVector(loading: weight + tapRow * taps.columns * MicroVector.scalarCount))
        }
        column += window.dilationWidth * columnStep
        weight += MicroVector.scalarCount
      }
      sums.forEachSum(position: 0) { sum, row in
        bounds.clamp(sum.rectified(slope: slope)).store(to: destination + row * outputRowStep)
      }
      pixel += window.strideWidth * columnStep
      destination += outputStep
    }
    return Stack.count
  }
}
