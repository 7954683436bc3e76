/// Angles in radians, positive clockwise on the screen because y points down.
package enum Angle {
  /// The angle in -π..<π that has the direction of `radians`.
  ///
  /// Source: `NormalizeRadians` of `detections_to_rects_calculator.cc`: double precision inside.
  package static func normalized(_ radians: Float) -> Float {
    let turns = ((Double(radians) + .pi) / (2 * .pi)).rounded(.down)
    return Float(Double(radians) - 2 * .pi * turns)
  }

  /// The rotation of a region in which the direction from `start` to `end` points at `target`.
  ///
  /// `target` counts counter-clockwise from the x axis: π/2 makes the direction point up.
  /// Source: `ComputeRotation` of `detections_to_rects_calculator.cc`.
  package static func rotation(
    from start: Point<PixelSpace>, to end: Point<PixelSpace>, target: Float
  ) -> Float {
    normalized(target - CorrectlyRounded.arcTangent(y: -(end.y - start.y), x: end.x - start.x))
  }
}
