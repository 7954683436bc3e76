import ModelFormat
import TensorCore

extension GraphImporter {
  mutating func addResizeBilinear(_ source: TFLiteOperator) throws {
    typealias Options = Field.ResizeBilinearOptions
    let size = try imageSize(1, of: source)
    let resize = ResizeBilinear(
      height: size.height, width: size.width, alignsCorners: try source.bool(Options.alignsCorners),
      usesHalfPixelCenters: try source.bool(Options.usesHalfPixelCenters))
    guard !(resize.alignsCorners && resize.usesHalfPixelCenters) else {
      throw EngineError(.invalidModel, "aligns corners and has half-pixel centres at once")
    }
    emit(.resizeBilinear(resize), [try input(0, of: source)], to: [try soleOutput(of: source)])
  }

  mutating func addResizeNearestNeighbor(_ source: TFLiteOperator) throws {
    typealias Options = Field.ResizeNearestNeighborOptions
    let size = try imageSize(1, of: source)
    let resize = ResizeNearestNeighbor(
      height: size.height, width: size.width, alignsCorners: try source.bool(Options.alignsCorners),
      usesHalfPixelCenters: try source.bool(Options.usesHalfPixelCenters))
    guard !(resize.alignsCorners && resize.usesHalfPixelCenters) else {
      throw EngineError(.invalidModel, "aligns corners and has half-pixel centres at once")
    }
    emit(.resizeNearestNeighbor(resize), [try input(0, of: source)], to: [try soleOutput(of: source)])
  }

  /// The height and width in the constant input at `position`.
  private func imageSize(_ position: Int, of source: TFLiteOperator) throws -> (height: Int, width: Int) {
    let size = try constantIntegers(position, of: source, what: "a size")
    guard size.count == 2, size.allSatisfy({ $0 > 0 }) else {
      throw EngineError(.invalidModel, "has the size \(size); expected a height and a width")
    }
    return (size[0], size[1])
  }
}
