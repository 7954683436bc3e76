import Foundation
import TensorCore

extension PixelImage {
  /// Reads a JPEG, PNG, BMP or GIF file and turns its pixels upright by the orientation in its Exif data.
  ///
  /// - Throws: ``/TensorCore/EngineError`` with code `notFound` when there is no such file,
  ///   `permissionDenied` when it may not be read, `unreadable` when it is no regular file or reading fails,
  ///   `invalidImage` when it is no picture, `resourceExhausted` when it is beyond the limits.
  public init(contentsOfFile path: String, limits: PictureLimits = PictureLimits()) throws {
    try self.init(contentsOfFile: path, exif: .apply, limits: limits)
  }

  /// Decodes the contents of a JPEG, PNG, BMP or GIF file and turns the pixels upright by their Exif
  /// orientation.
  ///
  /// - Throws: ``/TensorCore/EngineError`` with code `invalidImage` when the bytes are no picture,
  ///   `resourceExhausted` when it is beyond the limits.
  public init(decoding bytes: some ContiguousBytes, limits: PictureLimits = PictureLimits()) throws {
    try self.init(decoding: bytes, name: "picture in memory", limits: limits)
  }

  /// The picture as the input of a network, stretched to the input's size with bilinear interpolation.
  ///
  /// A network that takes bytes gets them as they are, one that takes signed bytes gets them less 128.
  ///
  /// - Parameters:
  ///   - shape: `[1, height, width, 3]`, red first.
  ///   - elementType: `float32`, `uint8` or `int8`.
  ///   - range: The floats for black and white. Most networks take 0 to 1 or −1 to 1; what the model says is
  ///     in the metadata of its graph.
  /// - Throws: ``/TensorCore/EngineError/Code/shapeMismatch`` for another shape or element type.
  public func tensor(
    _ shape: Shape, _ elementType: ElementType = .float32, range: ClosedRange<Float> = 0...1
  ) throws -> Tensor {
    guard shape.rank == 4, shape[0] == 1, shape[1] > 0, shape[2] > 0, shape[3] == 3 else {
      throw EngineError(
        .shapeMismatch, "a picture has the shape [1×height×width×3]; asked for was \(shape)")
    }
    let writer = ImageToTensor(
      size: PixelSize(width: shape[2], height: shape[1]),
      valueRange: ValueRange(minimum: range.lowerBound, maximum: range.upperBound),
      proportions: .stretched, border: .replicate)
    return try Tensor(shape: shape, elementType: elementType) { bytes in
      switch elementType {
      case .float32:
        _ = try writer.write(
          .wholeImage, of: UprightImage(self), to: .numbers(bytes.bindMemory(to: Float.self)))
      case .uint8, .int8:
        let codes = bytes.bindMemory(to: UInt8.self)
        _ = try writer.write(.wholeImage, of: UprightImage(self), to: .bytes(codes))
        // Flipping the top bit subtracts 128.
        if elementType == .int8 { for index in codes.indices { codes[index] ^= 0x80 } }
      case let other:
        throw EngineError(
          .shapeMismatch, "a picture becomes float32, uint8 or int8; asked for was \(other.rawValue)")
      }
    }
  }
}
