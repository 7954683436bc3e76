/// How the windows of a convolution lie on an image.
@usableFromInline
package struct Window: Sendable {
  @usableFromInline package let height: Int
  @usableFromInline package let width: Int
  @usableFromInline package let strideHeight: Int
  @usableFromInline package let strideWidth: Int
  @usableFromInline package let dilationHeight: Int
  @usableFromInline package let dilationWidth: Int
  /// The number of neighbouring outputs of a row that are computed as one, with the channels of all.
  @usableFromInline package let spanLength: Int

  @inlinable @inline(__always)
  package init(
    height: Int, width: Int, strideHeight: Int, strideWidth: Int, dilationHeight: Int, dilationWidth: Int,
    spanLength: Int
  ) {
    self.height = height
    self.width = width
    self.strideHeight = strideHeight
    self.strideWidth = strideWidth
    self.dilationHeight = dilationHeight
    self.dilationWidth = dilationWidth
    self.spanLength = spanLength
  }

  /// The number of rows that a window covers.
  @inlinable @inline(__always)
  package var extentY: Int { (height - 1) * dilationHeight + 1 }

  /// The number of columns that a window covers.
  @inlinable @inline(__always)
  package var extentX: Int { (width - 1) * dilationWidth + 1 }

  /// Whether windows move by one column and have no gaps between columns.
  @inlinable @inline(__always)
  package var isGapless: Bool { strideWidth == 1 && dilationWidth == 1 }

  /// How windows lie on copies in which the columns under one tap of some outputs stand side by side, and
  /// those under the next tap behind them.
  @inlinable @inline(__always)
  package func gathered(outputCount: Int) -> Window {
    Window(
      height: height, width: width, strideHeight: strideHeight, strideWidth: 1,
      dilationHeight: dilationHeight, dilationWidth: outputCount, spanLength: spanLength)
  }

  /// The number of rows of outputs that are computed together when `count` are left: as many as have sums in
  /// the registers, and about as many each time.
  @inlinable @inline(__always)
  package func stripHeight(ofRows count: Int, tier: VectorTier) -> Int {
    let limit = longestStrip(tier)
    let stripCount = (count + limit - 1) / limit
    return (count + stripCount - 1) / stripCount
  }

  /// The most rows of outputs that are computed together: as many as have their sums, and the pixels that
  /// these take next, in the registers. The more sums take turns, the less each waits for its last addition.
  @inlinable @inline(__always)
  package func longestStrip(_ tier: VectorTier) -> Int {
    // Rows whose windows lie apart share nothing.
    if strideHeight > extentY { return 1 }
    guard slidingShape != nil else { return Self.tallestStack }
    return longestSlidingStrip(length: height, stride: strideHeight, spanLength: spanLength, tier)
  }

  /// The number of rows of outputs whose sums fit into the registers, however their windows lie: that of
  /// MicroKernels' `StackOfEight`.
  @inlinable
  package static var tallestStack: Int { 8 }

  /// The most rows of pixels under the outputs that are computed together.
  package func longestExtentY(_ tier: VectorTier) -> Int {
    (longestStrip(tier) - 1) * strideHeight + extentY
  }

  /// The number of pixels, a vector of channels of each, that are copied before the first of them are written
  /// over: so few that they stay in the first-level cache.
  @inlinable
  package static var copiedPixelCount: Int { 512 }

  /// The number of rows of a filter that moves by single rows and has no gaps; `nil` for others.
  @inlinable @inline(__always)
  package var denseHeight: Int? { strideHeight == 1 && dilationHeight == 1 ? height : nil }

  /// The shape, if it is one that kernels are compiled for.
  @inlinable @inline(__always)
  package var slidingShape: SlidingShape? {
    guard height == width, strideHeight == strideWidth, dilationHeight == 1, dilationWidth == 1 else {
      return nil
    }
    switch (height, strideHeight, spanLength) {
    case (3, 1, 1): return .threeByThree
    case (3, 2, 1): return .threeByThreeHalving
    case (3, 1, 2): return .threeByThreePairs
    case (5, 1, 1): return .fiveByFive
    case (5, 2, 1): return .fiveByFiveHalving
    case (5, 1, 2): return .fiveByFivePairs
    default: return nil
    }
  }
}

/// The shapes of windows that networks use most. Halving ones move by two rows and columns from output to
/// output; pairs are two neighbouring outputs that are computed as one.
@usableFromInline
package enum SlidingShape: Sendable {
  case threeByThree
  case threeByThreeHalving
  case threeByThreePairs
  case fiveByFive
  case fiveByFiveHalving
  case fiveByFivePairs
}

/// The most rows of outputs that square windows without gaps slide under together.
///
/// - Parameters:
///   - length: The number of a window's rows, and of its columns.
///   - stride: The number of rows between windows.
///   - spanLength: The number of neighbouring outputs of a row that are computed as one.
@inlinable @inline(__always)
package func longestSlidingStrip(length: Int, stride: Int, spanLength: Int, _ tier: VectorTier) -> Int {
  let isDense = length == 3 && stride == 1
  switch tier {
  case .baseline: return 2
  case .neon: return isDense && spanLength == 1 ? 3 : 2
  case .avx2: return isDense && spanLength == 1 ? 3 : 2
  case .avx512: return isDense ? 4 : 3
  }
}
