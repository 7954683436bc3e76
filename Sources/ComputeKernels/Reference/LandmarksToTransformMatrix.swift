#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What decides the crop around landmarks.
package struct LandmarkCrop: Sendable, Hashable {
  /// The landmarks between which the line lies that gives the angle.
  package var leftLandmark: Int
  package var rightLandmark: Int
  /// The angle of the line in the crop, in radians.
  package var targetAngle: Float
  /// The landmarks that the crop encloses; at least one.
  package var subset: [Int]
  package var verticalScale: Float
  package var horizontalScale: Float
  /// Rows and columns of the crop.
  package var height: Int
  package var width: Int

  package init(
    leftLandmark: Int, rightLandmark: Int, targetAngle: Float, subset: [Int], verticalScale: Float,
    horizontalScale: Float, height: Int, width: Int
  ) {
    self.leftLandmark = leftLandmark
    self.rightLandmark = rightLandmark
    self.targetAngle = targetAngle
    self.subset = subset
    self.verticalScale = verticalScale
    self.horizontalScale = horizontalScale
    self.height = height
    self.width = width
  }
}

extension ReferenceKernels {
  /// The matrix from a crop around landmarks to the image that the landmarks lie in.
  ///
  /// It is `shift(centre) · rotate(−angle) · scale · shift(−half the crop)`. The arithmetic is in single
  /// precision, as in the source, since a crop of few landmarks amplifies the last bits.
  ///
  /// - Shapes: landmarks `[N, 3]`, output `[4, 4]`.
  /// - Precondition: All landmarks of `crop` exist.
  /// - Source: `mediapipe/util/tflite/operations/landmarks_to_transform_matrix.cc`.
  package static func landmarksToTransformMatrix(
    landmarks: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, crop: LandmarkCrop
  ) {
    let left = landmarks + 3 * crop.leftLandmark
    let right = landmarks + 3 * crop.rightLandmark
    let angle = crop.targetAngle - direction(x: right[0] - left[0], y: right[1] - left[1])
    let box = turnedBox(around: crop.subset, of: landmarks, angle: angle)
    let (cosine, sine) = cosineAndSine(of: -angle)
    let (middleX, middleY) = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    let centerX = cosine * middleX - sine * middleY
    let centerY = sine * middleX + cosine * middleY
    let scaleX = crop.horizontalScale * (box.right - box.left) / Float(crop.width)
    let scaleY = crop.verticalScale * (box.bottom - box.top) / Float(crop.height)
    let (shiftX, shiftY) = (-Float(crop.width) / 2, -Float(crop.height) / 2)

    output.update(repeating: 0, count: 16)
    output[0] = cosine * scaleX
    output[1] = -sine * scaleY
    output[3] = output[0] * shiftX + output[1] * shiftY + centerX
    output[4] = sine * scaleX
    output[5] = cosine * scaleY
    output[7] = output[4] * shiftX + output[5] * shiftY + centerY
    output[10] = 1
    output[15] = 1
  }

  // Correctly rounded by way of double precision, so that no system's mathematics library shows.

  private static func direction(x: Float, y: Float) -> Float {
    Float(atan2(Double(y), Double(x)))
  }

  private static func cosineAndSine(of angle: Float) -> (Float, Float) {
    (Float(cos(Double(angle))), Float(sin(Double(angle))))
  }

  /// The box around the subset after a turn by `angle` about the origin.
  private static func turnedBox(
    around subset: [Int], of landmarks: UnsafePointer<Float>, angle: Float
  ) -> BoxCorners {
    let (cosine, sine) = cosineAndSine(of: angle)
    func turned(_ index: Int) -> (x: Float, y: Float) {
      let (x, y) = (landmarks[3 * index], landmarks[3 * index + 1])
      return (cosine * x - sine * y, sine * x + cosine * y)
    }
    let first = turned(subset[0])
    var box = BoxCorners(top: first.y, left: first.x, bottom: first.y, right: first.x)
    for index in subset.dropFirst() {
      let (x, y) = turned(index)
      if x > box.right { box.right = x }
      if y > box.bottom { box.bottom = y }
      if x < box.left { box.left = x }
      if y < box.top { box.top = y }
    }
    return box
  }
}
