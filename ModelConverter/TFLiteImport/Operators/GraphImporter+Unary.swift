import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds an operator with one input and one output of its shape.
  mutating func translateUnary(_ code: BuiltinOperator, _ source: TFLiteOperator) throws {
    let operation: Operation =
      switch code {
      case .absolute: .unary(ElementwiseUnary(.absolute))
      case .ceiling: .unary(ElementwiseUnary(.ceiling))
      case .cosine: .unary(ElementwiseUnary(.cosine))
      case .exponential: .unary(ElementwiseUnary(.exponential))
      case .exponentialLinearUnit: .unary(ElementwiseUnary(.exponentialLinearUnit))
      case .floor: .unary(ElementwiseUnary(.floor))
      case .gaussianErrorLinearUnit: .unary(try gaussianErrorLinearUnit(source))
      case .hardSwish: .unary(ElementwiseUnary(.hardSwish))
      case .hyperbolicTangent: .unary(ElementwiseUnary(.hyperbolicTangent))
      case .logarithm: .unary(ElementwiseUnary(.logarithm))
      case .logicalNot: .unary(ElementwiseUnary(.logicalNot))
      case .logistic: .unary(ElementwiseUnary(.logistic))
      case .negate: .unary(ElementwiseUnary(.negate))
      case .reciprocalSquareRoot: .unary(ElementwiseUnary(.reciprocalSquareRoot))
      case .rectifier: .unary(ElementwiseUnary(.rectifier))
      case .rectifier6: .unary(ElementwiseUnary(.rectifier6))
      case .rectifierMinusOneToOne: .unary(ElementwiseUnary(.rectifierMinusOneToOne))
      case .rectifierZeroToOne: .unary(ElementwiseUnary(.rectifierZeroToOne))
      case .round: .unary(ElementwiseUnary(.round))
      case .sign: .unary(ElementwiseUnary(.sign))
      case .sine: .unary(ElementwiseUnary(.sine))
      case .square: .unary(ElementwiseUnary(.square))
      case .squareRoot: .unary(ElementwiseUnary(.squareRoot))
      case .zerosLike: .unary(ElementwiseUnary(.zero))
      case .leakyRectifier:
        .leakyRectifier(LeakyRectifier(negativeSlope: try source.float(Field.LeakyReluOptions.alpha)))
      case .cast: .cast
      case .quantize: .quantize
      case .dequantize: .dequantize
      default: throw UnsupportedFeature(source.code.name)
      }
    let (input, output) = (try input(0, of: source), try soleOutput(of: source))
    try expectShape(tensors[input].shape, of: output)
    emit(operation, [input], to: [output])
  }

  private func gaussianErrorLinearUnit(_ source: TFLiteOperator) throws -> ElementwiseUnary {
    let isApproximate = try source.bool(Field.GeluOptions.isApproximate)
    return ElementwiseUnary(isApproximate ? .gaussianErrorLinearUnitByTangent : .gaussianErrorLinearUnit)
  }
}
