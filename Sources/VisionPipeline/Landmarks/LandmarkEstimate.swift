/// A landmark as a network places it, in the units of `Space`.
package struct LandmarkEstimate<Space>: Sendable, Hashable {
  package var x: Float
  package var y: Float
  /// Depth, in the units of `x`; smaller is nearer to the camera.
  package var z: Float
  /// The probability that the landmark is not hidden; `nil` when the network does not say.
  package var visibility: Float?
  /// The probability that the landmark is within the picture; `nil` when the network does not say.
  package var presence: Float?

  package init(x: Float, y: Float, z: Float, visibility: Float? = nil, presence: Float? = nil) {
    self.x = x
    self.y = y
    self.z = z
    self.visibility = visibility
    self.presence = presence
  }

  /// The position without its depth.
  package var point: Point<Space> { Point(x: x, y: y) }
}
