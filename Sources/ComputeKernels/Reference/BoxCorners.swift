/// A box by its sides, in units of the image.
package struct BoxCorners: Sendable, Hashable {
  package var top: Float
  package var left: Float
  package var bottom: Float
  package var right: Float

  package init(top: Float, left: Float, bottom: Float, right: Float) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// The intersection's area over the union's; zero when either box has no area.
  func overlap(_ other: BoxCorners) -> Float {
    let area = (bottom - top) * (right - left)
    let otherArea = (other.bottom - other.top) * (other.right - other.left)
    guard area > 0, otherArea > 0 else { return 0 }
    let height = max(min(bottom, other.bottom) - max(top, other.top), 0)
    let width = max(min(right, other.right) - max(left, other.left), 0)
    let intersection = height * width
    guard intersection > 0 else { return 0 }
    return intersection / (area + otherArea - intersection)
  }
}
