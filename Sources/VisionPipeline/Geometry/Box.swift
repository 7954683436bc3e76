/// A rectangle with sides parallel to the axes, in the units of `Space`.
package struct Box<Space>: Sendable, Hashable {
  package var xMin: Float
  package var yMin: Float
  package var width: Float
  package var height: Float

  package init(xMin: Float, yMin: Float, width: Float, height: Float) {
    self.xMin = xMin
    self.yMin = yMin
    self.width = width
    self.height = height
  }

  /// The right edge.
  package var xMax: Float { xMin + width }
  /// The lower edge.
  package var yMax: Float { yMin + height }

  /// Whether neither side is negative or not a number.
  package var isValid: Bool { width >= 0 && height >= 0 }
}

extension Box {
  /// The area that two boxes share, divided by the area that they cover together; 0 when both are empty.
  ///
  /// Boxes that only touch share an area of 0.
  /// Source: `mediapipe/framework/deps/rectangle.h`, `non_max_suppression_calculator.cc`.
  package func intersectionOverUnion(_ other: Box) -> Float {
    guard xMin <= other.xMax, other.xMin <= xMax, yMin <= other.yMax, other.yMin <= yMax else { return 0 }
    let sharedWidth = min(xMax, other.xMax) - max(xMin, other.xMin)
    let sharedHeight = min(yMax, other.yMax) - max(yMin, other.yMin)
    let shared = sharedWidth * sharedHeight
    let union = area + other.area - shared
    return union > 0 ? shared / union : 0
  }

  /// The area between the edges, as they are after rounding.
  private var area: Float { (xMax - xMin) * (yMax - yMin) }
}
