extension ImageOrientation {
  /// Maps a box of the upright picture to the pixels as they are stored.
  ///
  /// - Parameter uprightSize: columns and rows of the upright picture.
  package func uprightToStored(_ box: WholePixelBox, uprightSize: PixelSize) -> WholePixelBox {
    let stored = turnedSize(width: uprightSize.width, height: uprightSize.height)
    var turned = box
    if correspondence.swapsAxes {
      turned = WholePixelBox(x: box.y, y: box.x, width: box.height, height: box.width)
    }
    if correspondence.flipsColumns { turned.x = stored.width - turned.x - turned.width }
    if correspondence.flipsRows { turned.y = stored.height - turned.y - turned.height }
    return turned
  }
}
