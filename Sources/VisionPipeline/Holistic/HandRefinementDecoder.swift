/// Reads the output of the network that finds out more closely where a hand is.
///
/// Source: `mediapipe/tasks/cc/vision/hand_landmarker/hand_roi_refinement_graph.cc`.
package struct HandRefinementDecoder: Sendable, Hashable {
  /// Numbers of the output: x and y of the region's centre and of a point that its size and rotation follow
  /// from.
  package static let valueCount = 4

  private let inputSize: PixelSize

  /// - Parameter inputSize: columns and rows of the network's input.
  package init(inputSize: PixelSize) {
    self.inputSize = inputSize
  }

  /// The region around the hand.
  ///
  /// - Parameters:
  ///   - raw: the output, in pixels of the input.
  ///   - placement: where the network's input lies in the picture.
  /// - Precondition: `raw` has ``valueCount`` numbers.
  package func region(_ raw: UnsafeBufferPointer<Float>, placement: InputPlacement) -> NormalizedRect {
    precondition(raw.count == Self.valueCount, "\(raw.count) numbers of two points")
    let projection = placement.projection
    return BodyPartRegions.hand(
      center: projection.project(point(raw[0], raw[1])), guide: projection.project(point(raw[2], raw[3])),
      in: placement.imageSize)
  }

  private func point(_ x: Float, _ y: Float) -> Point<InputSpace> {
    Point(x: x / Float(inputSize.width), y: y / Float(inputSize.height))
  }
}
