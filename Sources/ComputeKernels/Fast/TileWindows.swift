/// How tiles multiply the windows of a convolution of quantized values soonest: sixteen at a time, if they
/// are evenly spaced.
struct TileWindows {
  private let geometry: ConvolutionGeometry
  /// The number of windows from the first of a row of outputs to the first of the next row, as far apart as
  /// neighbours, where they fill fewer tiles with those between rows, which belong to no output; otherwise
  /// `nil`.
  let linePitch: Int?
  /// The number of tiles that the windows of an image fill.
  private let tileCount: Int

  /// - Parameter rowWidth: The pixels of a row of the image, or of its copy; left out, those that windows
  ///   cover.
  init(_ geometry: ConvolutionGeometry, rowWidth: Int? = nil) {
    self.geometry = geometry
    let tilesOfRows = geometry.outputHeight * CostModel.tileCount(geometry.outputWidth)
    let rowWidth = rowWidth ?? (geometry.outputWidth - 1) * geometry.strideWidth + geometry.windowWidth
    guard memorySize([geometry.strideHeight, rowWidth, geometry.outputHeight]) != nil,
      geometry.strideHeight * rowWidth % geometry.strideWidth == 0
    else {
      (linePitch, tileCount) = (nil, tilesOfRows)
      return
    }
    let pitch = geometry.strideHeight * rowWidth / geometry.strideWidth
    let tilesOfLines = CostModel.tileCount((geometry.outputHeight - 1) * pitch + geometry.outputWidth)
    linePitch = tilesOfLines < tilesOfRows ? pitch : nil
    tileCount = min(tilesOfLines, tilesOfRows)
  }

  /// Whether a copy of each window by itself is worth its time: all of these are evenly spaced.
  var gainFromCopies: Bool {
    let copiesTileCount = CostModel.tileCount(geometry.outputHeight * geometry.outputWidth)
    let copies =
      CostModel.tileWindowCopies(geometry)
      + CostModel.tileProduct(geometry, tileCount: copiesTileCount, copiesWindows: true)
    return copies < CostModel.tileProduct(geometry, tileCount: tileCount)
  }
}

extension ConvolutionGeometry {
  /// The instruction set that multiplies all windows, or rows, of quantized values soonest: `available`, or
  /// the one that it extends where tiles would stay nearly empty.
  package func multiplying(by available: InstructionSet) -> InstructionSet {
    let fewest = CostModel.fewestForTileProduct
    let fillsTiles = outputPixelCount >= fewest.rows && multiplyAddCount >= fewest.multiplyAdds
    return fillsTiles ? available : available.withoutTiles
  }
}
