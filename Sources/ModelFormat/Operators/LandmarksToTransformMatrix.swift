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

extension LandmarksToTransformMatrix: OperatorAttributes {
  package static let blank = LandmarksToTransformMatrix(
    leftLandmark: 0, rightLandmark: 0, subset: [], verticalScale: 1, horizontalScale: 1, cropHeight: 1,
    cropWidth: 1)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("leftLandmark", &leftLandmark, in: 0...AttributeLimits.length)
    try visitor.integer("rightLandmark", &rightLandmark, in: 0...AttributeLimits.length)
    try visitor.number("targetAngle", &targetAngle, in: AttributeLimits.finite)
    try visitor.indices("subset", &subset, in: 0...AttributeLimits.length)
    try visitor.number("verticalScale", &verticalScale, in: AttributeLimits.positive)
    try visitor.number("horizontalScale", &horizontalScale, in: AttributeLimits.positive)
    try visitor.integer("cropHeight", &cropHeight, in: 1...AttributeLimits.length)
    try visitor.integer("cropWidth", &cropWidth, in: 1...AttributeLimits.length)
  }

  package func validateTogether() throws {
    guard !subset.isEmpty else {
      throw EngineError(.invalidModel, "the subset is empty: there is nothing to enclose")
    }
  }
}
