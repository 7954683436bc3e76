import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of images of another size.
  mutating func translateResizing(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "RESIZE_BILINEAR": try addResizeBilinear(source)
    case "RESIZE_NEAREST_NEIGHBOR": try addResizeNearestNeighbor(source)
    default: return false
    }
    return true
  }

  private mutating func addResizeBilinear(_ source: TFLiteOperator) throws {
    typealias Options = ResizeBilinearOptions
    let resizing = try resizing(
      source, alignsCorners: Options.alignsCorners, usesHalfPixelCenters: Options.usesHalfPixelCenters)
    emit(ResizeBilinear(resizing), [try input(0, of: source)], to: [try soleOutput(of: source)])
  }

  private mutating func addResizeNearestNeighbor(_ source: TFLiteOperator) throws {
    typealias Options = ResizeNearestNeighborOptions
    let resizing = try resizing(
      source, alignsCorners: Options.alignsCorners, usesHalfPixelCenters: Options.usesHalfPixelCenters)
    emit(ResizeNearestNeighbor(resizing), [try input(0, of: source)], to: [try soleOutput(of: source)])
  }

  /// The height and width in the constant second input, and the attributes at two fields.
  private func resizing(
    _ source: TFLiteOperator, alignsCorners: Int, usesHalfPixelCenters: Int
  ) throws -> Resizing {
    let size = try constantIntegers(1, of: source, what: "a size")
    guard size.count == 2, size.allSatisfy({ $0 > 0 }) else {
      throw EngineError(.invalidModel, "has the size \(size); expected a height and a width")
    }
    let resizing = Resizing(
      height: size[0], width: size[1], alignsCorners: try source.bool(alignsCorners),
      usesHalfPixelCenters: try source.bool(usesHalfPixelCenters))
    guard !(resizing.alignsCorners && resizing.usesHalfPixelCenters) else {
      throw EngineError(.invalidModel, "aligns corners and has half-pixel centres at once")
    }
    return resizing
  }
}

// The positions of the fields that are read in the options of each operator, as in `schema.fbs`.

private enum ResizeBilinearOptions {
  static let alignsCorners = 2
  static let usesHalfPixelCenters = 3
}

private enum ResizeNearestNeighborOptions {
  static let alignsCorners = 0
  static let usesHalfPixelCenters = 1
}
