import VisionPipeline

extension PictureOrientation {
  /// The elements of an upright plane, such as a mask, in rows of the stored picture: pixel by pixel, where
  /// the centre of each goes.
  ///
  /// - Parameter plane: `uprightHeight` rows of `uprightWidth` elements.
  package func turnedBack<Element>(plane: [Element], uprightWidth: Int, uprightHeight: Int) -> [Element] {
    let stored = turnedSize(width: uprightWidth, height: uprightHeight)
    var result = plane
    for (index, element) in plane.enumerated() {
      let point = uprightToStored(
        x: (Float(index % uprightWidth) + 0.5) / Float(uprightWidth),
        y: (Float(index / uprightWidth) + 0.5) / Float(uprightHeight))
      let row = Int(point.y * Float(stored.height))
      let column = Int(point.x * Float(stored.width))
      result[row * stored.width + column] = element
    }
    return result
  }
}
