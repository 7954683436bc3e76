import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of MediaPipe's custom operators that look at parts of an image around landmarks, in the
  /// version that MediaPipe runs, which some files say in the name. The first one has other attributes and
  /// other formulas.
  mutating func translateLandmarkTransform(_ source: TFLiteOperator) throws -> Bool {
    guard case .custom(let name, let version) = source.code, version == 2 || name.hasSuffix("V2")
    else { return false }
    switch name {
    case "Landmarks2TransformMatrix", "Landmarks2TransformMatrixV2":
      try addLandmarksToTransformMatrix(source)
    case "TransformTensorBilinear", "TransformTensorBilinearV2": try addTransformTensorBilinear(source)
    case "TransformLandmarks", "TransformLandmarksV2":
      try addOperation(TransformLandmarks(), inputCount: 2, source)
    default: return false
    }
    return true
  }

  private mutating func addLandmarksToTransformMatrix(_ source: TFLiteOperator) throws {
    let attributes = try CustomAttributes(of: source)
    let operation = LandmarksToTransformMatrix(
      leftLandmark: try attributes.integer("left_rotation_idx"),
      rightLandmark: try attributes.integer("right_rotation_idx"),
      targetAngle: try attributes.number("target_rotation_radians"),
      subset: try attributes.integers("subset_idxs"),
      verticalScale: try attributes.number("scale_y"), horizontalScale: try attributes.number("scale_x"),
      cropHeight: try attributes.integer("output_height"), cropWidth: try attributes.integer("output_width"))
    emit(
      operation, [try input(0, of: source)], to: [try soleOutput(of: source)])
  }

  private mutating func addTransformTensorBilinear(_ source: TFLiteOperator) throws {
    let attributes = try CustomAttributes(of: source)
    let operation = TransformTensorBilinear(
      height: try attributes.integer("output_height"), width: try attributes.integer("output_width"))
    emit(
      operation, [try input(0, of: source), try input(1, of: source)],
      to: [try soleOutput(of: source)])
  }
}

/// The attributes of a custom operator, all of which must be there. Their ranges are left to validation.
private struct CustomAttributes {
  private let map: FlexBufferMap

  init(of source: TFLiteOperator) throws {
    map = try FlexBufferMap(source.customOptions)
  }

  func number(_ name: String) throws -> Float {
    guard let value = map.number(name) else { throw missing(name) }
    return Float(value)
  }

  func integer(_ name: String) throws -> Int {
    guard let value = map.number(name) else { throw missing(name) }
    guard let integer = Int(exactly: value) else {
      throw EngineError(.invalidModel, "has \(name) = \(value); expected a whole number")
    }
    return integer
  }

  func integers(_ name: String) throws -> [Int] {
    guard let values = map.integers(name) else { throw missing(name) }
    return values
  }

  private func missing(_ name: String) -> EngineError {
    EngineError(.invalidModel, "has no attribute \(name)")
  }
}
