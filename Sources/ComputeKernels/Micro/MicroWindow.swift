/// How the windows of a convolution lie on an image.
struct MicroWindow {
  let height: Int
  let width: Int
  let strideHeight: Int
  let strideWidth: Int
  let dilationHeight: Int
  let dilationWidth: Int
  /// The number of neighbouring outputs of a row that are computed as one, with the channels of all.
  let spanLength: Int

  /// The number of rows that a window covers.
  @inline(__always)
  var extentY: Int { (height - 1) * dilationHeight + 1 }

  /// The number of columns that a window covers.
  @inline(__always)
  var extentX: Int { (width - 1) * dilationWidth + 1 }

  /// Whether windows move by one column and have no gaps between columns.
  @inline(__always)
  var isGapless: Bool { strideWidth == 1 && dilationWidth == 1 }

  /// How windows lie on copies in which the columns under one tap of some outputs stand side by side, and those
  /// under the next tap behind them.
  @inline(__always)
  func gathered(outputCount: Int) -> MicroWindow {
    MicroWindow(
      height: height, width: width, strideHeight: strideHeight, strideWidth: 1,
      dilationHeight: dilationHeight, dilationWidth: outputCount, spanLength: spanLength)
  }

  /// The number of rows of outputs that are computed together when `count` are left: as many as have sums in the
  /// registers, and about as many each time.
  ///
  /// - Parameter rowStep: The distance in floats between neighbouring rows of the image.
  @inline(__always)
  func stripHeight(ofRows count: Int, rowStep: Int) -> Int {
    let limit = longestStrip(rowStep: rowStep)
    let stripCount = (count + limit - 1) / limit
    return (count + stripCount - 1) / stripCount
  }

  @inline(__always)
  private func longestStrip(rowStep: Int) -> Int {
    // Rows whose windows lie apart share nothing.
    if strideHeight > extentY { return 1 }
    // Rows a multiple of 4 KiB apart crowd the same part of the first-level cache.
    return readsInPlace && rowStep % 1024 == 0 ? MicroFourSums.count : MicroEightSums.count
  }

  /// The most rows of pixels under the outputs that are computed together.
  var longestExtentY: Int {
    let rowCount = strideHeight > extentY ? 1 : MicroEightSums.count
    return (rowCount - 1) * strideHeight + extentY
  }

  /// The number of pixels, a vector of channels of each, that are copied before the first of them are written
  /// over: so few that they stay in the first-level cache.
  static var copiedPixelCount: Int { 512 }

  /// Whether windows inside the image are read where they lie, since each pixel is read so few times that copying
  /// them costs more than it saves.
  @inline(__always)
  var readsInPlace: Bool {
    guard knownShape != nil else { return false }
    return spanLength > 1 ? isGapless : height * width <= 9 * strideHeight * strideWidth
  }

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
}

/// The shapes of windows that networks use most; halving ones move by two rows from output to output.
enum MicroKnownShape {
  case threeByThree
  case threeByThreeHalving
  case fiveByFive
  case fiveByFiveHalving
}
