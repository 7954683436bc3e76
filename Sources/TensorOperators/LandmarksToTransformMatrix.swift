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
  /// Rows of the crop.
  public var cropHeight: Int
  /// Columns of the crop.
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
    try visitor.integer("cropHeight", &cropHeight, in: 1...AttributeLimits.length, "rows of the crop")
    try visitor.integer("cropWidth", &cropWidth, in: 1...AttributeLimits.length, "columns of the crop")
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
}

extension LandmarksToTransformMatrix {
  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let crop = LandmarkCrop(
      leftLandmark: leftLandmark, rightLandmark: rightLandmark, targetAngle: targetAngle, subset: subset,
      verticalScale: verticalScale, horizontalScale: horizontalScale, height: cropHeight, width: cropWidth)
    let landmarks = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne) { context, _, _ in
      ReferenceKernels.landmarksToTransformMatrix(
        landmarks: context.pointer(landmarks), output: context.mutablePointer(output), crop: crop)
    }
  }
}
