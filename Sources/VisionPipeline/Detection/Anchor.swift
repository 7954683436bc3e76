/// A place and a size that a detector's raw boxes are relative to, in fractions of its input.
package struct Anchor: Sendable, Hashable {
  package var xCenter: Float
  package var yCenter: Float
  package var width: Float
  package var height: Float

  package init(xCenter: Float, yCenter: Float, width: Float, height: Float) {
    self.xCenter = xCenter
    self.yCenter = yCenter
    self.width = width
    self.height = height
  }
}
