import ModelFormat
import TensorCore

extension GraphImporter {
  mutating func addUnary(_ function: ElementwiseUnary.Function, _ source: TFLiteOperator) throws {
    try addShapeKeeping(.unary(ElementwiseUnary(function)), source)
  }

  mutating func addGaussianErrorLinearUnit(_ source: TFLiteOperator) throws {
    let isApproximate = try source.bool(Field.GeluOptions.isApproximate)
    try addUnary(isApproximate ? .gaussianErrorLinearUnitByTangent : .gaussianErrorLinearUnit, source)
  }

  mutating func addLeakyRectifier(_ source: TFLiteOperator) throws {
    let rectifier = LeakyRectifier(negativeSlope: try source.float(Field.LeakyReluOptions.alpha))
    try addShapeKeeping(.leakyRectifier(rectifier), source)
  }

  mutating func addFakeQuantization(_ source: TFLiteOperator) throws {
    typealias Options = Field.FakeQuantOptions
    guard try !source.bool(Options.isNarrowRange) else {
      throw UnsupportedFeature("\(source.code.name) without the lowest code")
    }
    let quantization = FakeQuantization(
      minimum: try source.float(Options.minimum), maximum: try source.float(Options.maximum),
      bitCount: Int(try source.integer(Options.bitCount, default: Int32(0))))
    try addShapeKeeping(.fakeQuantize(quantization), source)
  }

  /// Adds an operator with one input and one output of its shape.
  mutating func addShapeKeeping(_ operation: Operation, _ source: TFLiteOperator) throws {
    emit(operation, [try input(0, of: source)], to: [try soleOutput(of: source)])
  }
}
