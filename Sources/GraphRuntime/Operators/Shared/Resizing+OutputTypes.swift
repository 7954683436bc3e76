import ModelFormat
import TensorCore

extension Resizing {
  /// The type of an image of another size.
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    guard image.shape[1] > 0, image.shape[2] > 0 else {
      throw EngineError(.shapeMismatch, "an image of shape \(image.shape) has no pixels to resize")
    }
    let shape = try Shape(
      validatingImages: image.shape[0], height: height, width: width, channels: image.shape[3])
    return [inputs.output(shape, image.elementType)]
  }
}
