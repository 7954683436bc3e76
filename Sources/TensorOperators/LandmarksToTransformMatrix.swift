import ComputeKernels
import TensorCore

/// Finds the crop around some landmarks, turned with them, as a matrix from the crop to the image.
///
/// The line between two landmarks gives the angle; the crop is the box around the subset in the turned
/// system, enlarged.
///
/// - Input: landmarks `[1, N, 3]` (x, y, z in pixels of the image; z is not read). Output: `[1, 4, 4]`, which
///   takes a column of a position in the crop (x, y, 0, 1) to the image.
/// - Source: MediaPipe's custom operator `Landmarks2TransformMatrix`, version 2
///   (`mediapipe/util/tflite/operations/landmarks_to_transform_matrix.cc`).
public struct LandmarksToTransformMatrix: Sendable, Hashable {
  /// The landmark at which the line starts that gives the angle.
  public var leftLandmark: Int
  /// The landmark at which it ends.
  public var rightLandmark: Int
  /// The angle that the line has in the crop, in radians.
  public var targetAngle: Float
  /// The landmarks that the crop encloses.
  public var subset: [Int]
  /// What the height of the box is multiplied by.
  public var verticalScale: Float
  /// What the width of the box is multiplied by.
  public var horizontalScale: Float
  /// Rows of the
  public var cropHeight: Int
  /// Columns of the
  public var cropWidth: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(
    leftLandmark: Int, rightLandmark: Int, targetAngle: Float = 0, subset: [Int], verticalScale: Float,
    horizontalScale: Float, cropHeight: Int, cropWidth: Int
  ) {
    self.leftLandmark = leftLandmark
    self.rightLandmark = rightLandmark
    self.targetAngle = targetAngle
    self.subset = subset
    self.verticalScale = verticalScale
    self.horizontalScale = horizontalScale
    self.cropHeight = cropHeight
    self.cropWidth = cropWidth
  }
}

extension LandmarksToTransformMatrix: OperatorDefinition {
  public static let kind: OperatorKind = "landmarksToTransformMatrix"
  package static let signature = OperatorSignature(inputs: 1)
  package static let documentation = OperatorDocumentation(
    inputs: "landmarks `[1, N, 3]` (x, y, z; z is not read)",
    outputs:
      "`[1, 4, 4]`: takes a position (x, y, 0, 1) in a crop around `subset`, turned with the line from `leftLandmark` to `rightLandmark`, to where the landmarks are"
  )
  package static let sample = LandmarksToTransformMatrix(
    leftLandmark: 61, rightLandmark: 291, targetAngle: -0.25, subset: Array(5..<25), verticalScale: 1.25,
    horizontalScale: 1.5, cropHeight: 16, cropWidth: 12)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer(
      "leftLandmark", &leftLandmark, in: 0...AttributeLimits.length,
      "where the line starts that gives the angle")
    try visitor.integer("rightLandmark", &rightLandmark, in: 0...AttributeLimits.length, "where it ends")
    try visitor.number(
      "targetAngle", &targetAngle, in: AttributeLimits.finite,
      "the angle that the line has in the crop, in radians")
    try visitor.indices(
      "subset", &subset, in: 0...AttributeLimits.length, "the landmarks that the crop encloses; not empty")
    try visitor.number(
      "verticalScale", &verticalScale, in: AttributeLimits.positive,
      "multiplies the height of what the crop encloses")
    try visitor.number(
      "horizontalScale", &horizontalScale, in: AttributeLimits.positive,
      "multiplies the width of what the crop encloses")
    try visitor.length("cropHeight", &cropHeight, "rows of the crop")
    try visitor.length("cropWidth", &cropWidth, "columns of the crop")
  }

  package func validateTogether() throws {
    guard !subset.isEmpty else {
      throw EngineError(.invalidModel, "the subset is empty: there is nothing to enclose")
    }
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    _ = try inputs.requiredFloat(0, "landmarks")
    let landmarks = try inputs.required(0, "landmarks", rank: 3).shape
    guard landmarks[0] == 1, landmarks[2] == 3 else {
      throw EngineError(
        .shapeMismatch, "input 0 (landmarks) has shape \(landmarks); expected [1×N×3]")
    }
    let last = ([leftLandmark, rightLandmark] + subset).reduce(0, max)
    guard last < landmarks[1] else {
      throw EngineError(
        .shapeMismatch, "refers to landmark \(last), but input 0 has \(landmarks[1]) landmarks")
    }
    return [inputs.output(TransformMatrix.shape, .float32)]
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int { subset.count * 4 }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let landmarks = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne) { context, _, _ in
      findMatrix(context.pointer(landmarks), output: context.mutablePointer(output))
    }
  }
}

extension LandmarksToTransformMatrix {
  /// The matrix from a crop around landmarks to the image that the landmarks lie in.
  ///
  /// It is `shift(centre) · rotate(−angle) · scale · shift(−half the crop)`. The arithmetic is in single
  /// precision, as in the source, since a crop of few landmarks amplifies the last bits.
  ///
  /// - Shapes: landmarks `[N, 3]`, output `[4, 4]`.
  /// - Precondition: All landmarks of the attributes exist.
  /// - Source: `mediapipe/util/tflite/operations/landmarks_to_transform_matrix.cc`.
  private func findMatrix(_ landmarks: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>) {
    let left = landmarks + 3 * leftLandmark
    let right = landmarks + 3 * rightLandmark
    let angle = targetAngle - direction(x: right[0] - left[0], y: right[1] - left[1])
    let box = turnedBox(around: subset, of: landmarks, angle: angle)
    let (cosine, sine) = cosineAndSine(of: -angle)
    let (middleX, middleY) = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    let centerX = cosine * middleX - sine * middleY
    let centerY = sine * middleX + cosine * middleY
    let scaleX = horizontalScale * (box.right - box.left) / Float(cropWidth)
    let scaleY = verticalScale * (box.bottom - box.top) / Float(cropHeight)
    let (shiftX, shiftY) = (-Float(cropWidth) / 2, -Float(cropHeight) / 2)

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

  private func direction(x: Float, y: Float) -> Float {
    Float(atan2(Double(y), Double(x)))
  }

  private func cosineAndSine(of angle: Float) -> (Float, Float) {
    (Float(cos(Double(angle))), Float(sin(Double(angle))))
  }

  /// The box around the subset after a turn by `angle` about the origin.
  private func turnedBox(
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
