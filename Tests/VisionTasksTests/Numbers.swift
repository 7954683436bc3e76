import VisionPipeline
import VisionTasks

extension SpatialLandmark {
  /// The coordinates, the visibility and the presence.
  var numbers: [Float] { [x, y, z, visibility, presence] }
}

extension Position {
  /// The coordinates.
  var numbers: [Float] { [x, y, z] }
}

extension [Pose] {
  /// Everything that recordings have of poses: first all landmarks in the picture, then all in metres.
  var numbers: [Float] {
    flatMap { $0.landmarks.flatMap(\.numbers) } + flatMap { $0.world.landmarks.flatMap(\.numbers) }
  }
}

extension [Hand] {
  /// Everything that recordings have of hands but their sides: first all landmarks in the picture, then all
  /// in metres.
  var numbers: [Float] {
    flatMap { $0.landmarks.flatMap(\.numbers) } + flatMap { $0.world.landmarks.flatMap(\.numbers) }
  }
}

extension PixelBox {
  /// x, y, width and height.
  var numbers: [Int] { [x, y, width, height] }
}

extension FaceTransformation {
  /// The elements, row after row.
  var numbers: [Float] { (0..<4).flatMap { row in (0..<4).map { self[row: row, column: $0] } } }
}

extension Mask {
  /// All values, row by row.
  var values: [Float] { withUnsafeValues { Array($0) } }
}
