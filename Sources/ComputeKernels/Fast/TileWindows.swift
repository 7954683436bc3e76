/// How tiles multiply the windows of a convolution of quantized values soonest: sixteen at a time, if they
/// are evenly spaced.
struct TileWindows {
  private let geometry: ConvolutionGeometry
  /// The number of windows from the first of a row of outputs to the first of the next row, as far apart as
  /// neighbours, where it takes less time to multiply those between rows, too, which belong to no output,
  /// than to begin anew for each row; otherwise `nil`.
  let linePitch: Int?
  /// The time of the products of an image, see `CostModel`.
  private let cost: Double

  /// - Parameter rowWidth: The pixels of a row of the image, or of its copy; left out, those that windows
  ///   cover.
  init(_ geometry: ConvolutionGeometry, rowWidth: Int? = nil) {
    self.geometry = geometry
    let costOfRows =
      Double(geometry.outputHeight) * CostModel.tileProduct(geometry, windowCount: geometry.outputWidth)
    let rowWidth = rowWidth ?? (geometry.outputWidth - 1) * geometry.strideWidth + geometry.windowWidth
    // Vectors of fewer channels than they have lanes reach over those of the next output.
    guard !geometry.isPointwise, geometry.outputChannels >= CostModel.tileLength,
      memorySize([geometry.strideHeight, rowWidth, geometry.outputHeight]) != nil,
      geometry.strideHeight * rowWidth % geometry.strideWidth == 0
    else {
      (linePitch, cost) = (nil, costOfRows)
      return
    }
    let pitch = geometry.strideHeight * rowWidth / geometry.strideWidth
    let windowCount = (geometry.outputHeight - 1) * pitch + geometry.outputWidth
    let costOfLines = CostModel.tileProduct(geometry, windowCount: windowCount)
    linePitch = costOfLines < costOfRows ? pitch : nil
    cost = min(costOfLines, costOfRows)
  }

  /// Whether a copy of each window by itself is worth its time: all of these are evenly spaced.
  var gainFromCopies: Bool {
    let windowCount = geometry.outputHeight * geometry.outputWidth
    return CostModel.tileWindowCopies(geometry)
      + CostModel.tileProduct(geometry, windowCount: windowCount, copiesWindows: true) < cost
  }
}
