/// A box in whole pixels of a picture.
package struct WholePixelBox: Sendable, Hashable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension WholePixelBox {
  /// The box in a picture of `size`, each of its four numbers cut to whole pixels and limited to the
  /// picture's side by itself: a box that begins left of the picture keeps its width, and its right edge may
  /// lie outside.
  ///
  /// Source: `mediapipe/calculators/util/detection_transformation_calculator.cc`.
  package init(_ box: Box<PictureSpace>, in size: PixelSize) {
    x = Self.wholePixels(box.xMin, of: size.width)
    y = Self.wholePixels(box.yMin, of: size.height)
    width = Self.wholePixels(box.width, of: size.width)
    height = Self.wholePixels(box.height, of: size.height)
  }

  /// The box in fractions of a picture of `size`.
  package func normalized(in size: PixelSize) -> Box<PictureSpace> {
    let (width, height) = (Float(size.width), Float(size.height))
    return Box(
      xMin: Float(x) / width, yMin: Float(y) / height, width: Float(self.width) / width,
      height: Float(self.height) / height)
  }

  /// A fraction of a side in whole pixels, rounded down and within the side; what is not a number counts as
  /// 0.
  private static func wholePixels(_ fraction: Float, of side: Int) -> Int {
    let pixels = fraction * Float(side)
    guard pixels > 0 else { return 0 }
    return pixels < Float(side) ? Int(pixels) : side
  }
}

extension PictureOrientation {
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
