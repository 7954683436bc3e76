extension ImageOrientation {
  /// Maps a point of the upright picture to the stored pixels; both are normalised, from the top left.
  package func uprightToStored(x: Float, y: Float) -> (x: Float, y: Float) {
    let (column, row) = correspondence.swapsAxes ? (y, x) : (x, y)
    return (
      correspondence.flipsColumns ? 1 - column : column,
      correspondence.flipsRows ? 1 - row : row
    )
  }

  /// Maps a direction of the upright picture, such as world coordinates, to the axes of the stored pixels.
  package func uprightToStored(directionX x: Float, y: Float) -> (x: Float, y: Float) {
    let (column, row) = correspondence.swapsAxes ? (y, x) : (x, y)
    return (
      correspondence.flipsColumns ? -column : column,
      correspondence.flipsRows ? -row : row
    )
  }

  /// Maps a point of the stored pixels to the upright picture; both are normalised, from the top left.
  package func storedToUpright(x: Float, y: Float) -> (x: Float, y: Float) {
    let column = correspondence.flipsColumns ? 1 - x : x
    let row = correspondence.flipsRows ? 1 - y : y
    return correspondence.swapsAxes ? (row, column) : (column, row)
  }

  /// Maps a direction along the axes of the stored pixels to the upright picture.
  package func storedToUpright(directionX x: Float, y: Float) -> (x: Float, y: Float) {
    let column = correspondence.flipsColumns ? -x : x
    let row = correspondence.flipsRows ? -y : y
    return correspondence.swapsAxes ? (row, column) : (column, row)
  }

  /// The size of the stored picture whose upright size is given, or the other way round, in pixels.
  package func turnedSize(width: Int, height: Int) -> (width: Int, height: Int) {
    correspondence.swapsAxes ? (height, width) : (width, height)
  }
}

extension PixelImage {
  /// The picture with its pixels moved so that it is upright.
  package func turnedUpright(from orientation: ImageOrientation) -> PixelImage {
    if orientation == .up { return self }
    let upright = orientation.turnedSize(width: width, height: height)
    let traversal = OrientationTraversal(
      orientation.correspondence, storedWidth: width, storedHeight: height)
    return PixelImage(width: upright.width, height: upright.height, channelCount: channelCount) { target in
      withUnsafeBytes { source in
        copyPixels(from: source, to: target, columnCount: upright.width, along: traversal)
      }
    }
  }

  /// In bounds: the traversal visits each stored pixel once, and `target` has as many pixels.
  private func copyPixels(
    from source: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer, columnCount: Int,
    along traversal: OrientationTraversal
  ) {
    var targetOffset = 0
    for row in 0..<(target.count / (columnCount * channelCount)) {
      var sourceOffset = (traversal.origin + row * traversal.rowStride) * channelCount
      for _ in 0..<columnCount {
        for channel in 0..<channelCount {
          target[targetOffset + channel] = source[sourceOffset + channel]
        }
        targetOffset += channelCount
        sourceOffset += traversal.columnStride * channelCount
      }
    }
  }
}
