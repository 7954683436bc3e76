import Foundation
import TensorCore

/// Finds where a face is in front of a camera: the transformation from the canonical face, in centimetres, to
/// the camera's space.
///
/// The camera sits at the origin and looks along −z, x to the right and y up. Its vertical field of view is
/// 63°. Sources: `geometry_pipeline.cc` of `mediapipe/tasks/cc/vision/face_geometry/libs`,
/// `face_geometry_from_landmarks_graph.cc`.
package struct FaceTransformationSolver: Sendable, Hashable {
  private let procrustes: WeightedProcrustes
  /// The points of the last face on the near plane, and where they go.
  private var projected: [SIMD3<Double>] = []
  private var targets: [SIMD3<Double>] = []

  package init(_ face: CanonicalFace) {
    procrustes = WeightedProcrustes(sources: face.vertices, weights: face.weights)
  }

  /// Degrees between the upper and the lower edge of the picture.
  private static let verticalFieldOfView = 63.0
  /// Centimetres from the camera to the plane that the picture is projected on.
  private static let nearDistance = 1.0
  /// A face whose points are all this near to their mean, in fractions of the picture, has no shape.
  private static let compactRadius = 1e-3
}

extension FaceTransformationSolver {
  /// The transformation of a face that was found in a picture of `size`.
  ///
  /// - Parameter landmarks: at least the ``CanonicalFace/vertexCount`` points of the mesh; others are
  ///   ignored.
  /// - Returns: `nil` when the points are too close together to tell.
  /// - Throws: `invalidArgument` when the points do not determine a transformation.
  /// - Precondition: there are enough landmarks.
  package mutating func transformation(
    of landmarks: [Position<PictureSpace>], in size: PixelSize
  ) throws(EngineError) -> SimilarityTransform? {
    precondition(landmarks.count >= CanonicalFace.vertexCount, "\(landmarks.count) landmarks")
    let mesh = landmarks[..<CanonicalFace.vertexCount]
    guard !Self.isTooCompact(mesh) else { return nil }
    project(mesh, in: size)
    let meanDepth = projected.reduce(0) { $0 + $1.z } / Double(projected.count)
    // The depth of the face and its size are not known together. The size as seen gives a first scale, the
    // size without perspective a second one, and both together the transformation.
    let firstScale = try transformation { $0.withDepthReversed }.scale
    let secondScale = try transformation { Self.unprojected($0, meanDepth: meanDepth, scale: firstScale) }
      .scale
    return try transformation {
      Self.unprojected($0, meanDepth: meanDepth, scale: firstScale * secondScale)
    }
  }

  /// The transformation to where `target` puts the points on the near plane.
  private mutating func transformation(
    _ target: (SIMD3<Double>) -> SIMD3<Double>
  ) throws(EngineError) -> SimilarityTransform {
    targets.removeAll(keepingCapacity: true)
    for point in projected { targets.append(target(point)) }
    return try procrustes.transform(to: targets)
  }

  private static func isTooCompact(_ landmarks: ArraySlice<Position<PictureSpace>>) -> Bool {
    var sum = SIMD2<Double>.zero
    for landmark in landmarks { sum += SIMD2(Double(landmark.x), Double(landmark.y)) }
    let mean = sum / Double(landmarks.count)
    var largest = 0.0
    for landmark in landmarks {
      let offset = SIMD2(Double(landmark.x), Double(landmark.y)) - mean
      // A distance that is not a number counts, as among the reference's.
      let distance = (offset * offset).sum()
      if !(distance <= largest) { largest = distance }
    }
    return largest.squareRoot() <= compactRadius
  }

  /// Puts the landmarks on the near plane, in centimetres; x to the right, y up, z as found, away from the
  /// camera.
  private mutating func project(_ landmarks: ArraySlice<Position<PictureSpace>>, in size: PixelSize) {
    let height = 2 * Self.nearDistance * tan(Self.verticalFieldOfView / 2 * .pi / 180)
    let width = Double(size.width) * height / Double(size.height)
    projected.removeAll(keepingCapacity: true)
    for landmark in landmarks {
      projected.append(
        SIMD3(
          (Double(landmark.x) - 0.5) * width, (0.5 - Double(landmark.y)) * height, Double(landmark.z) * width)
      )
    }
  }

  /// The point in the camera's space that is seen at a point of the near plane.
  private static func unprojected(
    _ point: SIMD3<Double>, meanDepth: Double, scale: Double
  ) -> SIMD3<Double> {
    let depth = (point.z - meanDepth + nearDistance) / scale
    return SIMD3(point.x * depth / nearDistance, point.y * depth / nearDistance, -depth)
  }
}

extension SIMD3<Double> {
  /// The point with z in the other direction.
  fileprivate var withDepthReversed: Self { SIMD3(x, y, -z) }
}
