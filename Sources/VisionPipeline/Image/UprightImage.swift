/// A stored picture as it looks upright. No pixel is moved.
package struct UprightImage: Sendable {
  /// The pixels as they are stored.
  package let stored: PixelImage
  /// How they are turned to be upright.
  package let orientation: ImageOrientation

  package init(_ stored: PixelImage, from orientation: ImageOrientation = .up) {
    self.stored = stored
    self.orientation = orientation
  }

  /// Columns and rows when upright.
  package var size: PixelSize {
    PixelSize(orientation.turnedSize(width: stored.width, height: stored.height))
  }

  /// Where the stored pixels of the upright columns and rows are.
  var traversal: OrientationTraversal {
    OrientationTraversal(
      orientation.correspondence, storedWidth: stored.width, storedHeight: stored.height)
  }
}
